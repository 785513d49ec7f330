import { expect, it } from 'vitest'
import { playersText } from '../../src/lib/format'

const say = (id: string, args: Record<string, number>): string => `${id} ${Object.values(args).join(' ')}`

it('a game for two says so once', () => {
  expect(playersText([2], say)).toBe('players-number 2')
  expect(playersText([3, 4, 5], say)).toBe('players-range 3 5')
})
