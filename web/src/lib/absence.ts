/** Who is away, and when a bot may play for him. */
import type { Player, Table } from './types'

/** Minutes until the others may propose a bot for a player; null for who is here, is a bot of the server or has one already. */
export function minutesToBot(table: Table, player: Player, now = Date.now()): number | null {
  if ((player.kind !== 'human' && !player.network) || player.stand_in || player.resigned || player.online) return null
  if (table.mine.includes(player.seat)) return null
  const left = (player.seen ?? 0) + table.absence - now / 1000
  return Math.max(0, Math.ceil(left / 60))
}

/** Whether a bot plays for me where it is my turn, or at all my seats. */
export function handedOver(table: Table, turn: number | null): boolean {
  const own = table.players.filter((player) => table.mine.includes(player.seat))
  const now = own.find((player) => player.seat === turn)
  return now ? !!now.stand_in : own.length > 0 && own.every((player) => player.stand_in)
}

/** Whether a bot plays at a seat of mine that I can have back. */
export const returnable = (table: Table): boolean =>
  table.players.some((player) => table.mine.includes(player.seat) && player.stand_in && !player.resigned)
