/** How players are called on the page. */
import { t } from './i18n.svelte'

interface Named {
  name: string
  deleted?: boolean
}

/** The name of a player; who has deleted his account has none any more. */
export const nameOf = (player: Named | undefined): string =>
  player?.deleted ? t('player-deleted') : (player?.name ?? '')
