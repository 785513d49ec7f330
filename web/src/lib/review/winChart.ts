/** The chart of chances over a game: lines after each phase, posts where turns begin, marks on the line of who decided. */
import type { Sheet } from './scoreChart'
import type { Moment, Review, ReviewStep } from '../generated/wire'

export type Mark = Moment['mark']

/** The seats by their chances. */
export const bestFirst = (chances: number[]): number[] =>
  chances.map((_, seat) => seat).sort((a, b) => chances[b]! - chances[a]!)

/** What a mark looks like: shape and letters carry it, colour only helps. */
export const GLYPHS: Record<Mark, string> = { inaccuracy: '?!', mistake: '?', blunder: '??', best: '!' }

/** Sheets of the chart, in pixels: over the board of a review, on its phone, on the page of a result. */
export const SHEETS = {
  review: { width: 944, height: 178, left: 44, right: 176, top: 12, bottom: 22 },
  phone: { width: 390, height: 132, left: 30, right: 10, top: 10, bottom: 20 },
  result: { width: 572, height: 148, left: 36, right: 14, top: 14, bottom: 22 },
} satisfies Record<string, Sheet>

/** How wide and high a mark is, and how far two of them stand apart at least. */
const BADGE = { high: 20, apart: 16 }
export const badgeWidth = (mark: Mark): number => (GLYPHS[mark].length === 1 ? 20 : 26)

export interface Turn {
  turn: number
  from: number
  to: number
}

export interface Placed {
  /** Its place in the list of moments. */
  at: number
  moment: Moment
  x: number
  y: number
}

export interface Chances {
  sheet: Sheet
  last: number
  x: (number: number) => number
  y: (chance: number) => number
  /** What is drawn: the beginning, what was to be expected after each phase, the end. */
  drawn: ReviewStep[]
  turns: Turn[]
}

/** The last step of every phase, with the beginning and the end. */
export function afterPhases(steps: ReviewStep[]): ReviewStep[] {
  return steps.filter((step, i) => {
    const next = steps[i + 1]
    return i === 0 || !next || next.turn !== step.turn || next.phase !== step.phase
  })
}

/** From which action to which each turn goes; a game without turns has none. */
export function turnsOf(steps: ReviewStep[]): Turn[] {
  const found: Turn[] = []
  let before = 0
  for (const { turn, number } of steps.slice(1)) {
    const last = found.at(-1)
    if (last?.turn === turn) last.to = number
    else if (turn) found.push({ turn, from: before, to: number })
    before = number
  }
  return found
}

export function chances(steps: ReviewStep[], sheet: Sheet, last = steps.at(-1)?.number ?? 1): Chances {
  const { width, height, left, right, top, bottom } = sheet
  return {
    sheet,
    last,
    x: (number) => left + ((width - left - right) * number) / Math.max(1, last),
    y: (chance) => top + (height - top - bottom) * (1 - chance),
    drawn: afterPhases(steps),
    turns: turnsOf(steps),
  }
}

export const lineOf = (seat: number, { drawn, x, y }: Chances): string =>
  drawn.map(({ number, chances }) => `${x(number).toFixed(1)},${y(chances[seat] ?? 0).toFixed(1)}`).join(' ')

/** Where the line of a seat is after so many actions. */
export function chanceAt(drawn: ReviewStep[], seat: number, number: number): number {
  const of = (step: ReviewStep | undefined): number => step?.chances[seat] ?? 0
  const after = drawn.findIndex((step) => step.number >= number)
  const [one, two] = [drawn[after - 1], drawn[after]]
  if (!two) return of(drawn.at(-1))
  if (!one || two.number === one.number) return of(two)
  return of(one) + ((of(two) - of(one)) * (number - one.number)) / (two.number - one.number)
}

/** The marks of some moments on the lines, moved aside where they would hide each other. */
export function placed(moments: Moment[], shown: number[], { drawn, x, y }: Chances): Placed[] {
  const found: Placed[] = []
  for (const at of shown) {
    const moment = moments[at]
    if (!moment) continue
    const level = y(chanceAt(drawn, moment.seat, moment.until))
    const covers = (where: number): boolean =>
      found.some((one) => Math.abs(one.x - where) < BADGE.apart && Math.abs(one.y - level) < BADGE.high)
    let where = x(moment.until)
    while (covers(where)) where += 2
    found.push({ at, moment, x: where, y: level })
  }
  return found
}

/** The action that a point of the chart stands for. */
export const numberAt = (x: number, { sheet, last }: Chances): number =>
  Math.min(last, Math.max(0, Math.round((last * (x - sheet.left)) / (sheet.width - sheet.left - sheet.right))))

/** The moment to which an action belongs; -1 if it belongs to none. */
export const momentOf = (moments: Moment[], number: number): number =>
  moments.findIndex((moment) => moment.number < number && number <= moment.until)

/** The mark of each action that has one: it stands at the first action of a moment. */
export const marksOf = (moments: Moment[]): Record<number, Mark> =>
  Object.fromEntries(moments.map(({ number, mark }) => [number + 1, mark]))

/** The moment after or before another one in a list; without one, the first or the last. */
export function neighbour(shown: number[], at: number, by: 1 | -1): number | null {
  const list = by > 0 ? shown : shown.toReversed()
  return list.find((one) => (at < 0 ? true : by > 0 ? one > at : one < at)) ?? null
}

/** How a game went in short: who led after how many turns, and the move that cost most. */
export interface Story {
  leader: number
  led: number
  turns: number
  /** The place of the worst moment; -1 without one. */
  worst: number
}

export function story({ steps, moments }: Review): Story {
  const turns = turnsOf(steps)
  const ahead = turns.map(({ to }) => {
    const chances = steps.find((step) => step.number === to)?.chances ?? []
    return chances.indexOf(Math.max(...chances))
  })
  const count = (seat: number): number => ahead.filter((one) => one === seat).length
  const leader = ahead.reduce((most, seat) => (count(seat) > count(most) ? seat : most), ahead[0] ?? 0)
  const lost = moments.map(({ mark, chance_lost }) => (mark === 'best' ? 0 : chance_lost))
  const worst = lost.some((one) => one > 0) ? lost.indexOf(Math.max(...lost)) : -1
  return { leader, led: count(leader), turns: turns.length, worst }
}
