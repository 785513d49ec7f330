/** Who is away, and when a bot may play for him. */
import { awayUntil, overDays } from './players'
import type { Player, Table } from '../generated/wire'

/** Minutes until the others may propose a bot for a player; null for who is here, on holiday, a bot of the server or has
 * one already, and at a table that is played over days for whose clock (`left` seconds) has not run out. */
export function minutesToBot(
  table: Table,
  player: Player,
  now = Date.now(),
  left: number | null = null,
): number | null {
  if ((player.kind !== 'human' && !player.network) || player.stand_in || player.resigned || player.online) return null
  if (table.mine.includes(player.seat)) return null
  if (awayUntil(player, now / 1000) !== null) return null
  if (overDays(table.pace)) return left !== null && left <= 0 ? 0 : null
  const wait = (player.seen ?? 0) + table.absence - now / 1000
  return Math.max(0, Math.ceil(wait / 60))
}

/** Whether a bot or a person plays for the player of a seat, unless that person is me. */
export const stoodIn = (table: Table, player: Player): boolean =>
  !!player.stand_in || (player.deputy !== undefined && !table.standing_in?.includes(player.seat))

/** Whether somebody else plays for me where it is my turn, or at all my seats. */
export function handedOver(table: Table, turn: number | null): boolean {
  const own = table.players.filter((player) => table.mine.includes(player.seat))
  const now = own.find((player) => player.seat === turn)
  return now ? stoodIn(table, now) : own.length > 0 && own.every((player) => stoodIn(table, player))
}

/** Whether somebody else plays at a seat of mine that I can have back. */
export const returnable = (table: Table): boolean =>
  table.players.some((player) => table.mine.includes(player.seat) && stoodIn(table, player) && !player.resigned)
