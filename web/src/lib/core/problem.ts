/** What a player is told when something went wrong. */
import { ApiError } from './api'
import { i18n, t } from '../i18n/i18n.svelte'
import type { ErrorBody } from '../generated/wire'

/** Refusals of the server whose words on the page have another name. */
const WORDS: Record<string, string> = {
  'cannot-be-opened': 'table-aside',
  'not-stored': 'table-unstored',
}

/** Refusals of the server that the page has its own words for. */
const WORDED = [
  'bad-email',
  'bad-hook',
  'bad-invitation',
  'bad-link',
  'bad-name',
  'bot-does-not-play',
  'bot-is-away',
  'bot-is-busy',
  'bot-sits-here',
  'cannot-be-opened',
  'enough-bots',
  'error-offline',
  'error-server',
  'finish-yours-first',
  'founder-needs-account',
  'founders-only',
  'group-is-full',
  'handover-gone',
  'has-an-account',
  'invitation-expired',
  'invitation-taken',
  'invitation-void',
  'last-founder',
  'members-only',
  'lesson-offline',
  'name-is-taken',
  'needs-account',
  'no-mail',
  'no-reviews',
  'no-standing-table',
  'no-such-group',
  'no-such-study',
  'not-away-long-enough',
  'not-signed-in',
  'not-stored',
  'not-welcome',
  'not-yet',
  'not-yet-over',
  'player-is-here',
  'registration-is-closed',
  'rules-do-not-fit',
  'shut-out',
  'somebody-already',
  'table-is-hidden',
  'too-busy',
  'too-large',
  'too-many-groups',
  'too-many-lines',
  'too-many-reports',
  'too-many-requests',
  'too-many-reviews',
  'too-many-standing-tables',
  'too-many-studies',
  'undo-goes-further',
  'weak-password',
  'wrong-password',
  'wrong-shape',
  'you-block-the-owner',
]

/**
 * What the server refuses, in the player's language. The server's own words are for whoever writes programs: what the page
 * has no sentence for is told as that it could not be done.
 */
export function told(error: ErrorBody): string {
  const { id, args } = worded(error)
  return i18n.frame.find(WORDED.includes(id) ? (WORDS[id] ?? id) : `refused-${id}`, args) ?? t('refused-otherwise')
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
