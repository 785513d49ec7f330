/** Who is away, and when a bot may play for him. */
import type { Player, Table } from './types'

/** Minutes until the others may propose a bot for a player; null for who is here, is a bot of the server or has one already. */
export function minutesToBot(table: Table, player: Player, now = Date.now()): number | null {
  if ((player.kind !== 'human' && !player.network) || player.stand_in || player.resigned || player.online) return null
  if (table.mine.includes(player.seat)) return null
  const left = (player.seen ?? 0) + table.absence - now / 1000
  return Math.max(0, Math.ceil(left / 60))
}
