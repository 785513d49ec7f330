/** How players are called on the page. */
import { dayMonth } from '../core/format'
import { i18n, t } from '../i18n/i18n.svelte'

interface Named {
  name: string
  deleted?: boolean
  network?: boolean
}

/** The name of a player; who has deleted his account has none any more, and a bot of somebody is marked as one. */
export function nameOf(player: Named | undefined): string {
  if (player?.deleted) return t('player-deleted')
  return player?.network ? t('player-program', { name: player.name }) : (player?.name ?? '')
}

/** What a list adds to the name of a player who is on holiday. */
export const awayText = (player: { away?: number } | undefined): string =>
  player?.away ? ` (${t('player-away')} → ${dayMonth(player.away, i18n.language)})` : ''
