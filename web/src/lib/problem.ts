/** What a player is told when something went wrong. */
import { ApiError } from './api'
import { i18n } from './i18n.svelte'
import type { ErrorBody } from './types'

/** Refusals of the server whose words on the page have another name. */
const WORDS: Record<string, string> = {
  'cannot-be-opened': 'table-aside',
  'not-stored': 'table-unstored',
}

/** Refusals of the server that the page has its own words for. */
const WORDED = [
  'bad-email',
  'bad-invitation',
  'bad-link',
  'bad-name',
  'cannot-be-opened',
  'error-offline',
  'error-server',
  'handover-gone',
  'has-an-account',
  'invitation-expired',
  'invitation-taken',
  'invitation-void',
  'name-is-taken',
  'no-mail',
  'not-away-long-enough',
  'not-signed-in',
  'not-stored',
  'not-welcome',
  'player-is-here',
  'registration-is-closed',
  'rules-do-not-fit',
  'shut-out',
  'somebody-already',
  'table-is-hidden',
  'too-busy',
  'too-many-lines',
  'too-many-reports',
  'too-many-requests',
  'undo-goes-further',
  'weak-password',
  'wrong-password',
  'you-block-the-owner',
]

/** What the server refuses, in the player's language where the page has words for it, else in the server's own. */
export function told({ id, args, text }: ErrorBody): string {
  return (WORDED.includes(id) ? i18n.frame.find(WORDS[id] ?? id, args) : null) ?? text
}

export function problemText(error: unknown): string {
  if (error instanceof ApiError) return told({ id: error.id, args: error.args, text: error.message })
  return error instanceof Error ? error.message : String(error)
}
