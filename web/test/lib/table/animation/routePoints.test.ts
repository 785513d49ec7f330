import { describe, expect, it } from 'vitest'
import { laid, travelled, type Point } from '../../../../src/lib/table/animation/routePoints'
import type { Thing } from '../../../../src/lib/generated/wire'

const line = (id: string, at: Point, turn = 0): Thing => ({ id, symbol: 'run', at, turn, kind: 'route-line' })
const along = (): Point[] => [
  [0, 0],
  [10, 0],
]
const round = (points: Point[]): Point[] => points.map(([x, y]) => [Math.round(x) + 0, Math.round(y) + 0])

describe('the way of a piece', () => {
  it('turns a symbol as its thing is turned', () => {
    expect(round([laid(line('a', [5, 5], 90), [10, 0])])).toEqual([[5, 15]])
  })

  it('goes from line to line, each in the way of travel', () => {
    const route = [line('a', [10, 0], 180), line('b', [20, 0], 180), line('c', [20, 0])]
    expect(round(travelled(route, along))).toEqual([
      [0, 0],
      [10, 0],
      [10, 0],
      [20, 0],
      [20, 0],
      [30, 0],
    ])
  })

  it('takes a single line as it is drawn, and no notice of what is not a line', () => {
    const route = [
      { ...line('case', [0, 0]), kind: 'route-case' },
      line('a', [0, 0]),
      { ...line('plus', [0, 0]), kind: 'on-plus' },
    ]
    expect(round(travelled(route, along))).toEqual([
      [0, 0],
      [10, 0],
    ])
  })
})
