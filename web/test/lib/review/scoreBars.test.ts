import { expect, it } from 'vitest'
import { barOf, longest, LOOKS, sourcesOf, sumOf, takenOff } from '../../../src/lib/review/scoreBars'
import { barOfTotals, isEmpty, linesOf, partsOf } from '../../../src/lib/review/numbers'
import type { NumberTable } from '../../../src/lib/generated/wire'

const POINTS = [
  { income: 99, track: 22, shares: -21 },
  { income: 96, track: 25, shares: -33 },
]

it('a bar has the parts that add, and a bracket for what is taken off', () => {
  const sources = sourcesOf(POINTS)
  expect(sources).toEqual(['income', 'track', 'shares'])
  const bars = POINTS.map((row) => barOf(row, sources, 0))
  expect(bars[0]).toEqual({
    parts: [
      { source: 'income', points: 99 },
      { source: 'track', points: 22 },
    ],
    off: 21,
  })
  expect(sumOf(bars[1]!)).toBe(121)
  expect(longest(bars)).toBe(121)
  expect(['income', 'shares'].map((source) => takenOff(POINTS, source))).toEqual([false, true])
})

it('points of one source are one part; less than nothing is a bracket', () => {
  expect(sourcesOf([{ points: 4 }, { points: 9 }])).toEqual([])
  expect(barOf({ points: 4 }, [], 4).parts).toEqual([{ source: '', points: 4 }])
  expect(barOf({}, [], -3).off).toBe(3)
  expect(longest([])).toBe(1)
})

const TABLE: NumberTable = {
  id: 'income',
  columns: [
    { id: 'level', kind: 'money' },
    { id: 'paid', kind: 'money' },
    { id: 'links', kind: 'count' },
  ],
  rows: [
    { turn: 1, seat: 0, values: [1, 0, 2] },
    { turn: 1, seat: 1, values: [3, 0, 1] },
    { turn: 2, seat: 1, values: [5, 2, 1] },
  ],
  totals: [
    { turn: 0, seat: 0, values: [1, -4, 2] },
    { turn: 0, seat: 1, values: [8, 2, 2] },
  ],
  chart: 'lines',
}

it('numbers become lines by turn and bars of totals', () => {
  expect(linesOf(TABLE, 2)).toEqual({
    turns: [1, 2],
    values: [
      [1, 3],
      [1, 5],
    ],
  })
  expect(partsOf(TABLE.columns)).toEqual(['level', 'paid'])
  expect(barOfTotals(TABLE, 0, ['level', 'paid'])).toEqual({ parts: [{ source: 'level', points: 1 }], off: 4 })
  const many = Array.from({ length: 9 }, (_, i) => ({ id: `c${i}`, kind: 'count' as const }))
  expect(partsOf(many)).toHaveLength(LOOKS)
})

it('a table of nothing says nothing', () => {
  expect(isEmpty(TABLE)).toBe(false)
  expect(isEmpty({ ...TABLE, rows: [{ turn: 1, seat: 0, values: [0, 0, 0] }] })).toBe(true)
})
