/** What the list of players says of each of them. */
import { figures, playerOrder, POINTS, type Figure, type Kept } from '../gameContract'
import type { Pace, Player, Position, State, Table } from '../generated/wire'

export interface PlayerRow {
  seat: number
  player: Player | undefined
  mine: boolean
  deciding: boolean
  status: string
  figures: Figure[]
  /** What he has won, by its pieces. */
  kept: Kept[]
}

const minus = (value: string): string => value.replace(/^-/, '−')

/** The players in player order, with their figures; points are added where a game draws none. */
export function playerRows(table: Table | null, shown: Position | null, scores: number[] | null): PlayerRow[] {
  const drawn = new Map(figures(shown?.scenes).map((row) => [row.seat, row]))
  const seats = table?.players.map((player) => player.seat) ?? []
  return playerOrder(shown?.view, seats).map((seat) => {
    const row = drawn.get(seat)
    const found: Figure[] = (row?.figures ?? []).map(([name, value]) => [name, minus(value)])
    if (scores && !found.some(([name]) => name === POINTS)) found.push([POINTS, minus(String(scores[seat] ?? ''))])
    return {
      seat,
      player: table?.players[seat],
      mine: !!table?.mine.includes(seat),
      deciding: shown?.seat === seat,
      status: row?.status ?? '',
      figures: found,
      kept: row?.kept ?? [],
    }
  })
}

/** The message that says who sits on a seat, or whether he is there. */
export function presence(player: Player | undefined): { id: string; args?: Record<string, string> } | null {
  if (!player) return null
  if (player.kind === 'open') return { id: 'player-open' }
  if (player.kind !== 'bot' && player.resigned) return { id: 'player-resigned' }
  if (player.network && !player.stand_in) return { id: 'player-network', args: { here: player.online ? 'yes' : 'no' } }
  if (player.kind === 'bot' || player.stand_in) return { id: 'player-bot', args: { bot: player.bot ?? '' } }
  return { id: player.online ? 'player-here' : 'player-away' }
}

/** Seconds left on the clock of a seat, some time after a state told of it. Null if there is no clock. */
export function secondsLeft(state: State | null, seat: number, passed: number, now = Date.now() / 1000): number | null {
  const told = state?.clocks.seats[seat] ?? null
  if (told === null) return null
  const runs = state?.clocks.running === seat && !state.over
  if (!runs) return told
  const [since, until] = state.clocks.stands ?? [Infinity, Infinity]
  const stood = Math.max(0, Math.min(now, until) - Math.max(now - passed, since))
  return told - Math.max(0, passed - stood)
}

/** Until when the running clock stands now, on a holiday or at night; null if it runs. */
export function standsUntil(state: State | null, seat: number, now = Date.now() / 1000): number | null {
  if (state?.clocks.running !== seat || state.over || !state.clocks.stands) return null
  const [since, until] = state.clocks.stands
  return since <= now && now < until ? until : null
}

/** The holiday that a player has now: until when. */
export const awayUntil = (player: Player | undefined, now = Date.now() / 1000): number | null =>
  player?.holiday && player.holiday.since <= now && now < player.holiday.until ? player.holiday.until : null

/** Whether a table is played over days: its clocks stand on holidays. */
export const overDays = (pace: Pace): boolean => ['days', 'hours', 'bank'].includes(pace.kind)

/** What an action changes in the figures of a seat: name, before, after. */
export function figureChanges(
  before: Position,
  after: Pick<Position, 'scenes'>,
  seat: number,
): [string, string, string][] {
  const of = (position: Pick<Position, 'scenes'>): Figure[] =>
    figures(position.scenes).find((row) => row.seat === seat)?.figures ?? []
  const old = new Map(of(before))
  return of(after)
    .filter(([name, value]) => old.get(name) !== value)
    .map(([name, value]) => [name, old.get(name) ?? '', value])
}

/** By how much a figure changes: +5, −2; empty where it is no number or stays. */
export function difference(before: string, after: string): string {
  const number = (text: string): number => Number(text.replaceAll(/[−–]/g, '-').replaceAll(/[^\d.-]/g, '') || NaN)
  const by = number(after) - number(before)
  return Number.isNaN(by) || !by ? '' : by > 0 ? `+${by}` : `−${-by}`
}
