/** What a player is told when something went wrong. */
import { ApiError } from './api'
import { i18n } from './i18n.svelte'
import type { ErrorBody } from './types'

/** What the server says often enough, in words of the page. */
const WORDS: Record<string, string> = {
  'cannot-be-opened': 'table-aside',
  'not-stored': 'table-unstored',
  'too-many-requests': 'too-fast',
  'too-many-lines': 'too-many-lines',
  'too-busy': 'too-busy',
  'rules-do-not-fit': 'rules-do-not-fit',
}

/** What the server refuses, in the player's language where the page has words for it. */
export function told({ id, args, text }: ErrorBody): string {
  return i18n.frame.find(WORDS[id] ?? id, args) ?? text
}

/** An error in the player's language where the page has words for it, else in the server's own. */
export function problemText(error: unknown): string {
  if (error instanceof ApiError) return told({ id: error.id, args: error.args, text: error.message })
  return error instanceof Error ? error.message : String(error)
}
