import { expect, it } from 'vitest'
import { nearest, quickNumbers } from '../../../src/lib/choosing/quickNumbers'

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, value) => value)

it('offers all of a few numbers, and of many one line with the lowest, the highest and the proposed one', () => {
  expect(quickNumbers(upTo(7), 0)).toEqual(upTo(7))
  expect(quickNumbers(upTo(25), 4)).toEqual([0, 1, 2, 3, 4, 5, 9, 25])
  expect(quickNumbers(upTo(200), 0)).toEqual([0, 1, 2, 3, 5, 9, 200])
})

it('knows the value nearest to a number', () => {
  expect(nearest([4, 5, 9], 1)).toBe(4)
  expect(nearest([4, 5, 9], 8)).toBe(9)
})
