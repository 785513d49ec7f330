import { expect, it } from 'vitest'
import { drawn, roughly } from '../../src/lib/club/curve'

const point = (ended: number, rating: number, margin = 100): { ended: number; rating: number; margin: number } => ({
  ended,
  rating,
  margin,
})

it('a curve holds its whole band, and few games are dots', () => {
  const few = drawn([point(0, 1500, 400), point(10, 1450, 300)])
  expect(few.line).toBe('')
  expect(few.dots).toHaveLength(2)
  const many = drawn([0, 1, 2, 3, 4].map((at) => point(at, 1500 + 20 * at)))
  expect(many.dots).toEqual([])
  expect(many.line).toMatch(/^M0 /)
  const heights = [...many.band.matchAll(/ (-?\d+)/g)].map((found) => Number(found[1]))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...heights)).toBeLessThanOrEqual(300)
  expect(many.ticks.every((tick) => tick.value % 100 === 0)).toBe(true)
  expect(drawn([point(5, 1500)]).dots[0]!.x).toBe(500)
})

it('times are said roughly', () => {
  expect([10, 720, 6000, 25_200, 259_200].map(roughly)).toEqual(['1 min', '12 min', '2 h', '7 h', '3 d'])
})
