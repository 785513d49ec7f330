/** What a player is told when something went wrong. */
import { ApiError } from './api'
import { i18n } from './i18n.svelte'

/** Refusals of the server that the page has its own words for. */
const WORDED = [
  'bad-email',
  'bad-link',
  'bad-name',
  'error-offline',
  'error-server',
  'name-is-taken',
  'no-mail',
  'not-signed-in',
  'registration-is-closed',
  'too-many-requests',
  'weak-password',
  'wrong-password',
]

/** A refusal of the server in the player's language where the page has words for it, else in the server's own. */
const refusalText = ({ id, args, message }: ApiError): string =>
  (WORDED.includes(id) ? i18n.frame.find(id, args) : null) ?? message

/** An error in the player's language where the page has words for it. */
export function problemText(error: unknown): string {
  if (error instanceof ApiError) return refusalText(error)
  return error instanceof Error ? error.message : String(error)
}
