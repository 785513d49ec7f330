/** What a player is told when something went wrong. */
import { ApiError } from './api'
import { i18n, t } from '../i18n/i18n.svelte'
import type { ErrorBody } from '../generated/wire'

/** What the page calls otherwise than `refused-ID`: because it says it elsewhere, too, or because no server refused it. */
const WORDS: Record<string, string> = {
  'cannot-be-opened': 'table-aside',
  'error-offline': 'error-offline',
  'error-server': 'error-server',
  'lesson-offline': 'lesson-offline',
  'not-stored': 'table-unstored',
}

/**
 * What the server refuses, in the player's language. The server's own words are for whoever writes programs: what the page
 * has no sentence for is told as that it could not be done.
 */
export function told(error: ErrorBody): string {
  const { id, args } = worded(error)
  return i18n.frame.find(WORDS[id] ?? `refused-${id}`, args) ?? t('refused-otherwise')
}

/** What is wrong with the shape of a request is nobody's business but a programmer's; a new password can be too short.
 * A body that is too long is told with its limit. */
function worded({ id, args, text }: ErrorBody): ErrorBody {
  const short = id === 'wrong-shape' && String(args['where'] ?? '').endsWith('password')
  if (short) return { id: 'weak-password', args: { reason: 'short' }, text }
  return { id: id === 'too-long' && 'kilobytes' in args ? 'too-large' : id, args, text }
}

export function problemText(error: unknown): string {
  if (error instanceof ApiError) return told({ id: error.id, args: error.args, text: error.message })
  console.warn(error)
  return t('refused-otherwise')
}

/** The same on the first page, which has no sentences for refusals until one comes. */
export async function fetchedProblemText(error: unknown): Promise<string> {
  await i18n.need('refusals').catch(() => undefined) // without a connection it says the least
  return problemText(error)
}
