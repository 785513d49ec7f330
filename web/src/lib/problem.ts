/** What a player is told when something went wrong. */
import { ApiError } from './api'
import { i18n } from './i18n.svelte'
import type { ErrorBody } from './types'

/** Refusals of the server that the page has its own words for. */
const WORDED = [
  'bad-invitation',
  'handover-gone',
  'has-an-account',
  'invitation-expired',
  'invitation-taken',
  'invitation-void',
  'not-away-long-enough',
  'not-welcome',
  'player-is-here',
  'shut-out',
  'somebody-already',
  'table-is-hidden',
  'too-many-reports',
  'undo-goes-further',
  'you-block-the-owner',
]

/** A refusal of the server in the player's language where the page has words for it, else in the server's own. */
export const refusalText = ({ id, args, text }: ErrorBody): string =>
  (WORDED.includes(id) ? i18n.frame.find(id, args) : null) ?? text

/** An error in the player's language where the page has words for it, else in the server's own. */
export function problemText(error: unknown): string {
  if (error instanceof ApiError) return i18n.frame.find(error.id, error.args) ?? error.message
  return error instanceof Error ? error.message : String(error)
}
