/** What a game counts, by the words of the language: a round of Steam is a “forduló” in Hungarian, as a turn of others. */
import { find, t } from './i18n.svelte'

export const periodOf = (game: string): 'turn' | 'round' => (find(game, 'period') === 'round' ? 'round' : 'turn')

/** "Turn 3", or "Round 3". */
export const periodNow = (game: string, now: number): string => t(`${periodOf(game)}-now`, { now })

/** The same as short as can be. */
export const periodPost = (game: string, turn: number): string => t('history-post', { turn, period: periodOf(game) })
