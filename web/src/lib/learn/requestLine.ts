/** Questions about a position that are answered by requests, where there is no line to a table. */
import type { LessonAnswer, FromServer, ToServer } from '../generated/wire'

export type Question = Extract<ToServer, { type: 'preview' | 'why' | 'panel' | 'consider' }>

/** The answer as the line of a table would have brought it. */
export function brought(about: Question['type'], id: string, version: number, answer: LessonAnswer): FromServer {
  const { previews = {}, rule = null, args = {}, panel = null, preview = [], sections = [] } = answer
  if (about === 'preview') return { type: 'preview', id, version, previews }
  if (about === 'why') return { type: 'refused', id, rule, args }
  if (about === 'panel') return { type: 'panel', id, version, panel }
  return { type: 'considered', id, version, preview, sections }
}
