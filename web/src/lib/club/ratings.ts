/** Ratings as they are shown: whole numbers with their ±, changes with a sign, a common scale for a list. */
import type { Anchor, Leaderboard, Ranked, SeatChange } from '../generated/wire'

/** With a true minus sign. */
export const signed = (value: number): string => {
  const whole = Math.round(value)
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : '0'
}

/** The class of seats as it is written: 3–4. */
export const sizeText = (size: string): string => size.replace('-', '–')

const SIZES = ['2', '3-4', '5-6'] as const

/** The classes of seats in which a game can be played. */
export const sizesOf = (seats: number[]): (typeof SIZES)[number][] => {
  const ranges: Record<string, number[]> = { '2': [2], '3-4': [3, 4], '5-6': [5, 6] }
  return SIZES.filter((size) => ranges[size]!.some((count) => seats.includes(count)))
}

/** Year and quarter of a season such as 2026-4. */
export const seasonParts = (season: string): { year: string; quarter: number } => {
  const [year = '', quarter = '1'] = season.split('-')
  return { year, quarter: Number(quarter) }
}

export interface Scale {
  low: number
  high: number
  /** Full hundreds, few enough to be read. */
  ticks: number[]
}

/** One scale for all bars of a list: as far as the widest, so that none is cut. */
export function scaleOf(bars: { rating: number; margin: number }[]): Scale {
  if (!bars.length) return { low: 1400, high: 1600, ticks: [1400, 1500, 1600] }
  const low = Math.floor(Math.min(...bars.map((bar) => bar.rating - bar.margin)) / 100) * 100
  const high = Math.ceil(Math.max(...bars.map((bar) => bar.rating + bar.margin)) / 100) * 100
  const step = Math.ceil((high - low) / 600) * 100
  const ticks: number[] = []
  for (let at = Math.ceil(low / step) * step; at <= high; at += step) ticks.push(at)
  return { low, high: Math.max(high, low + 100), ticks }
}

/** Where a rating stands on a scale, in percent. */
export const along = (value: number, { low, high }: Scale): number => (100 * (value - low)) / (high - low)

export type Line = { person: Ranked } | { bot: Anchor }

/** People and, if wanted, bots in one list: bots stand where their certain rating would put them. */
export function withBots(rows: Ranked[], bots: Anchor[], wanted: boolean): Line[] {
  const lines: (Line & { certain: number })[] = rows.map((person) => ({
    person,
    certain: person.rating - person.margin,
  }))
  if (wanted) lines.push(...bots.map((bot) => ({ bot, certain: bot.rating - bot.margin })))
  return lines.sort((one, other) => other.certain - one.certain)
}

/** The bots that somebody stands between: the strongest below, and the weakest above with the distance. */
export function among(board: Leaderboard): { above?: string; below?: string; points: number } {
  const mine = board.me?.rating
  if (mine === undefined) return { points: 0 }
  const weaker = board.bots.filter((bot) => bot.rating <= mine).sort((a, b) => b.rating - a.rating)[0]
  const stronger = board.bots.filter((bot) => bot.rating > mine).sort((a, b) => a.rating - b.rating)[0]
  return {
    ...(weaker ? { above: weaker.bot } : {}),
    ...(stronger ? { below: stronger.bot } : {}),
    points: stronger ? Math.round(stronger.rating - mine) : 0,
  }
}

/** The seat whose rating has changed most, but for the reader's; none if there is no other. */
export const mostChanged = (changes: SeatChange[], mine: number[]): SeatChange | undefined =>
  changes
    .filter((one) => !one.fixed && !mine.includes(one.seat))
    .sort((one, other) => Math.abs(other.after - other.before) - Math.abs(one.after - one.before))[0]

/** Chances of places in whole percent that come to 100. */
export function percents(chances: number[]): number[] {
  const whole = chances.map((chance) => Math.floor(chance * 100))
  const rest = chances.map((chance, at) => ({ at, left: chance * 100 - whole[at]! })).sort((a, b) => b.left - a.left)
  let missing = 100 - whole.reduce((sum, one) => sum + one, 0)
  for (const { at } of rest) {
    if (missing-- <= 0) break
    whole[at]! += 1
  }
  return whole
}
