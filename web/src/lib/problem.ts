/** What a player is told when something went wrong. */
import { ApiError } from './api'
import { i18n } from './i18n.svelte'

/** An error in the player's language where the page has words for it, else in the server's own. */
export function problemText(error: unknown): string {
  if (error instanceof ApiError) return i18n.frame.find(error.id, error.args) ?? error.message
  return error instanceof Error ? error.message : String(error)
}
