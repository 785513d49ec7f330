import { expect, it } from 'vitest'
import { chart, curve, endLabels, gridLines, NARROW, SIZE } from '../../../src/lib/review/scoreChart'

it('the grid has about five round numbers', () => {
  expect(gridLines(0, 47)).toEqual([0, 10, 20, 30, 40])
  expect(gridLines(-12, 80)).toEqual([0, 20, 40, 60, 80])
  expect(gridLines(0, 1)).toEqual([0, 1])
  expect(gridLines(-1, 2)).toEqual([-1, 0, 1, 2])
})

it('the drawing is filled, with zero always in sight', () => {
  const drawn = chart([
    [3, 5],
    [8, 10],
  ])
  expect(drawn.x(0)).toBe(SIZE.left)
  expect(drawn.x(drawn.last)).toBe(SIZE.width - SIZE.right)
  expect(drawn.y(10)).toBe(SIZE.top)
  expect(drawn.y(0)).toBe(SIZE.height - SIZE.bottom)
})

it('a game without an action is still a chart', () => {
  const drawn = chart([[0, 0]])
  expect(drawn.last).toBe(1)
  expect(curve([[0, 0]], 0, drawn).path).toMatch(/^[\d.]+,[\d.]+$/)
})

it('a curve turns only where points change', () => {
  const scores = [[0], [0], [0], [4], [4]]
  const drawn = chart(scores)
  const found = curve(scores, 0, drawn)
  expect(found.path.split(' ')).toHaveLength(4)
  expect(found.end).toBe(4)
})

it('labels of equal ends are moved apart', () => {
  const scores = [
    [0, 0, 0],
    [9, 9, 2],
  ]
  const drawn = chart(scores)
  const [first, second, third] = endLabels(
    [0, 1, 2].map((seat) => curve(scores, seat, drawn)),
    drawn,
  )
  expect(second!.at - first!.at).toBe(16)
  expect(third).toMatchObject({ seat: 2, at: drawn.y(2) })
})

it('labels of low ends stay above the axis', () => {
  const scores = [
    [0, 0, 0],
    [1, 0, 0],
  ]
  for (const sheet of [SIZE, NARROW]) {
    const drawn = chart(scores, sheet)
    const labels = endLabels(
      [0, 1, 2].map((seat) => curve(scores, seat, drawn)),
      drawn,
    )
    const base = sheet.height - sheet.bottom
    expect(labels.map(({ at }) => at)).toEqual([sheet.top, base - 16, base])
  }
})
