import { describe, expect, it } from 'vitest'
import {
  afterPhases,
  badgeWidth,
  chanceAt,
  chances,
  lineOf,
  marksOf,
  momentOf,
  neighbour,
  numberAt,
  placed,
  SHEETS,
  story,
  turnsOf,
} from '../../../src/lib/review/winChart'
import type { Moment, Review, ReviewStep } from '../../../src/lib/generated/wire'

const step = (number: number, turn: number, phase: string, ...chances: number[]): ReviewStep => ({
  number,
  turn,
  phase,
  seat: number ? 0 : null,
  chances,
  points: chances.map((one) => 100 * one),
})
const STEPS = [
  step(0, 0, '', 0.5, 0.5),
  step(1, 1, 'build', 0.6, 0.4),
  step(2, 1, 'build', 0.8, 0.2),
  step(4, 1, 'move', 0.7, 0.3),
  step(8, 2, 'build', 0.1, 0.9),
  step(10, 2, 'move', 0, 1),
]
const moment = (number: number, until: number, seat: number, more: Partial<Moment> = {}): Moment => ({
  number,
  until,
  turn: 1,
  phase: 'build',
  seat,
  mark: 'mistake',
  chance_before: 0.5,
  chance_after: 0.4,
  chance_lost: 0.1,
  points_lost: 3,
  interval: [1, 5],
  played: { actions: [], steps: [], things: [], price: null },
  better: null,
  better_chance: 0.5,
  better_points: 60,
  points_after: 57,
  reasons: [],
  ...more,
})

describe('the chart of chances', () => {
  it('has a point for the beginning, after each phase, and for the end', () => {
    expect(afterPhases(STEPS).map(({ number }) => number)).toEqual([0, 2, 4, 8, 10])
  })

  it('knows from where to where turns go; a game without turns has none', () => {
    expect(turnsOf(STEPS)).toEqual([
      { turn: 1, from: 0, to: 4 },
      { turn: 2, from: 4, to: 10 },
    ])
    expect(turnsOf([step(0, 0, '', 1), step(3, 0, 'play', 1)])).toEqual([])
  })

  it('fills its sheet, and finds the action of a point again', () => {
    const drawn = chances(STEPS, SHEETS.review)
    expect(drawn.x(0)).toBe(SHEETS.review.left)
    expect(drawn.x(10)).toBe(SHEETS.review.width - SHEETS.review.right)
    expect(drawn.y(1)).toBe(SHEETS.review.top)
    for (const number of [0, 3, 10]) expect(numberAt(drawn.x(number), drawn)).toBe(number)
    expect(numberAt(-50, drawn)).toBe(0)
    expect(lineOf(0, drawn).split(' ')).toHaveLength(5)
  })

  it('draws what is known of a review that is being made at its place', () => {
    expect(chances(STEPS, SHEETS.review, 20).x(10)).toBeCloseTo((SHEETS.review.left + 768) / 2, 0)
  })

  it('goes straight between its points', () => {
    const drawn = afterPhases(STEPS)
    expect(chanceAt(drawn, 0, 2)).toBe(0.8)
    expect(chanceAt(drawn, 0, 6)).toBeCloseTo(0.4)
    expect(chanceAt(drawn, 1, 99)).toBe(1)
  })

  it('moves marks aside that would hide each other', () => {
    const drawn = chances(STEPS, SHEETS.review)
    const moments = [moment(1, 2, 0), moment(1, 2, 0), moment(7, 8, 1)]
    const [one, two, three] = placed(moments, [0, 1, 2, 9], drawn)
    expect(two!.x - one!.x).toBeGreaterThanOrEqual(16)
    expect(two!.y).toBe(one!.y)
    expect(three!.x).toBeCloseTo(drawn.x(8))
    expect(badgeWidth('blunder')).toBeGreaterThan(badgeWidth('mistake'))
  })
})

describe('moments', () => {
  const moments = [moment(3, 5, 0), moment(7, 8, 1, { mark: 'blunder' })]

  it('have their actions, and mark the first of them', () => {
    expect([3, 4, 5, 6, 8].map((number) => momentOf(moments, number))).toEqual([-1, 0, 0, -1, 1])
    expect(marksOf(moments)).toEqual({ 4: 'mistake', 8: 'blunder' })
  })

  it('have neighbours in a list', () => {
    expect(neighbour([1, 4, 6], 4, 1)).toBe(6)
    expect(neighbour([1, 4, 6], 4, -1)).toBe(1)
    expect(neighbour([1, 4, 6], 6, 1)).toBeNull()
    expect(neighbour([1, 4, 6], 5, -1)).toBe(4)
    expect([neighbour([1, 4], -1, 1), neighbour([1, 4], -1, -1)]).toEqual([1, 4])
  })
})

it('a game in short: who led, and the move that cost most', () => {
  const seat = {
    points: 1,
    accuracy: 1,
    decisions: 1,
    given_away: 0,
    inaccuracies: 0,
    mistakes: 0,
    blunders: 0,
    luck: 0,
  }
  const review: Review = {
    method: 1,
    judge: 'strong',
    thresholds: { inaccuracy: 0.05, mistake: 0.1, blunder: 0.2 },
    seats: [seat, seat],
    steps: STEPS,
    moments: [
      moment(1, 2, 0),
      moment(3, 4, 1, { chance_lost: 0.3 }),
      moment(5, 6, 1, { mark: 'best', chance_lost: -0.6 }),
    ],
    key: [0, 1, 2],
    luck: [],
  }
  expect(story(review)).toEqual({ leader: 0, led: 1, turns: 2, worst: 1 })
  expect(story({ ...review, moments: [] }).worst).toBe(-1)
})
