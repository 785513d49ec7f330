/** The end of a game in short: by how much it was won, how many turns and how long it took. */
import { begun } from '../gameContract'
import type { Analysis, LogEntry } from '../generated/wire'

/** By how many points the winner is ahead of the next; null where points do not tell it. */
export function marginOf({ ranking, winners, scores }: Analysis): number | null {
  const points = scores.at(-1) ?? []
  const [first, second] = ranking.flat()
  if (first === undefined || second === undefined || winners?.length !== 1 || first !== winners[0]) return null
  const margin = (points[first] ?? 0) - (points[second] ?? 0)
  return margin > 0 ? margin : null
}

export interface Length {
  /** 0 in a game without turns. */
  turns: number
  moves: number
  minutes: number
}

export function lengthOf(log: LogEntry[]): Length {
  const turns = log.reduce((last, entry) => begun(entry.events, last) ?? last, 1)
  const seconds = log.length ? log.at(-1)!.time - log[0]!.time : 0
  return { turns: turns > 1 ? turns : 0, moves: log.length, minutes: Math.round(seconds / 60) }
}

/** How long a game was, in words: turns (or rounds) or moves, and the time unless it is a day and more, or next to nothing. */
export function lengthText(
  { turns, moves, minutes }: Length,
  period: string,
  say: (id: string, args: Record<string, number | string>) => string,
): string {
  if (!moves) return ''
  const played = turns ? say('result-turns', { turns, period }) : say('result-moves', { moves })
  if (minutes < 1 || minutes >= 1440) return played
  const hours = Math.floor(minutes / 60)
  const time = hours ? say('result-hours', { hours, minutes: minutes % 60 }) : say('result-minutes', { minutes })
  return `${played}, ${time}`
}
