/** What a game counts: turns or rounds. It tells that one begins by a message of that name. */
import { i18n, t } from './i18n.svelte'

export const periodOf = (game: string): 'turn' | 'round' => (i18n.games[game]?.has('round-begins') ? 'round' : 'turn')

/** "Turn 3", or "Round 3". */
export const periodNow = (game: string, now: number): string => t(`${periodOf(game)}-now`, { now })

/** The same as short as can be. */
export const periodPost = (game: string, turn: number): string => t('history-post', { turn, period: periodOf(game) })
