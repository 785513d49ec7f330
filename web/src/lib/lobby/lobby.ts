/** The tables of the lobby: in which order they stand, what is said of each, what can be done with it. */
import { nameOf } from '../table/names'
import type { RowPlayer, TableRow } from '../generated/wire'

/** My tables and others, each once: in the order of every list. */
export function departures(mine: TableRow[], others: TableRow[]): TableRow[] {
  const running = mine.filter((table) => table.state !== 'finished')
  const known = new Set(running.map((table) => table.id))
  return inOrder([...running, ...others.filter((table) => !known.has(table.id))])
}

/** Tables that are not over as every list has them: first those that wait for me, then mine, those with free seats,
 * those to look at. Of mine the one that has waited longest is first, of others the one that has just changed. */
export function inOrder(tables: TableRow[]): TableRow[] {
  const rank = (table: TableRow): number => {
    if (table.my_turn) return 0
    if (table.my_seat !== null) return table.since ? 1 : 2
    return table.state === 'open' ? 3 : 4
  }
  const within = (a: TableRow, b: TableRow): number =>
    rank(a) < 2 ? (a.since ?? 0) - (b.since ?? 0) : b.changed - a.changed
  return [...tables].sort((a, b) => rank(a) - rank(b) || within(a, b))
}

/** Seconds until the clock that runs at a table has run out; null if none runs. */
export const timeLeft = (table: TableRow, now = Date.now()): number | null =>
  table.deadline === undefined ? null : Math.max(0, table.deadline - now / 1000)

/** How long a table has waited for me: minutes, hours or days, and how many; null if it does not, or hardly. */
export function waited(
  table: TableRow,
  now = Date.now(),
): { unit: 'minutes' | 'hours' | 'days'; count: number } | null {
  const minutes = table.my_turn && table.since ? Math.floor((now / 1000 - table.since) / 60) : 0
  if (minutes < 1) return null
  if (minutes < 60) return { unit: 'minutes', count: minutes }
  return minutes < 2880
    ? { unit: 'hours', count: Math.floor(minutes / 60) }
    : { unit: 'days', count: Math.floor(minutes / 1440) }
}

/** How many people sit at these tables now. */
export function online(tables: TableRow[]): number {
  const people = tables.flatMap((table) => table.players.filter((one) => one.online && one.kind === 'human'))
  return new Set(people.map((player) => player.name)).size
}

const openSeats = (table: TableRow): RowPlayer[] => table.players.filter((player) => player.kind === 'open')

/** How many seats anybody can take. */
const freeSeats = (table: TableRow): number => openSeats(table).filter((player) => !player.invited).length

/** The message that says how a table stands. */
export function status(table: TableRow): { id: string; args?: Record<string, string | number> } {
  if (table.my_turn) return { id: 'lobby-your-move' }
  if (table.state === 'open') {
    const free = freeSeats(table)
    const awaited = openSeats(table).length
    if (free) return { id: 'lobby-seats-free', args: { free } }
    return awaited ? { id: 'waiting-for', args: { free: awaited } } : { id: 'lobby-ready' }
  }
  const seat = table.turn_of[0]
  if (seat === undefined) return { id: 'lobby-running' }
  return { id: 'lobby-moves', args: { name: nameOf(table.players[seat]) } }
}

/** What a table offers: my move, a free seat, or a look. */
export function offer(table: TableRow): 'move' | 'seat' | 'open' | 'look' {
  if (table.my_turn) return 'move'
  if (table.my_seat !== null) return 'open'
  return table.state === 'open' && freeSeats(table) ? 'seat' : 'look'
}

/** The seats of a finished table, best first; of any other in their order. */
export function ranked(table: TableRow): number[] {
  const ranking = table.result?.ranking.flat() ?? []
  return ranking.length ? ranking : table.players.map((player) => player.seat)
}
