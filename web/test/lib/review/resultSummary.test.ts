import { expect, it } from 'vitest'
import { lengthOf, lengthText, marginOf } from '../../../src/lib/review/resultSummary'
import { share, signed } from '../../../src/lib/i18n/percent'
import type { Analysis, LogEntry } from '../../../src/lib/generated/wire'

const ended = (ranking: number[][], winners: number[] | null, ...points: number[]): Analysis => ({
  numbers: [1],
  turns: [],
  scores: [points],
  breakdown: [],
  ranking,
  winners,
  eliminated: [],
})
const entry = (number: number, time: number, turn?: number): LogEntry => ({
  number,
  seat: 0,
  phase: 'build',
  action: 'pass',
  events: turn ? [{ id: 'turn-begins', seat: null, args: { turn } }] : [],
  time,
})

it('a margin is the points between the first two, where points decide', () => {
  expect(marginOf(ended([[1], [0]], [1], 88, 100))).toBe(12)
  expect(marginOf(ended([[0, 1]], [0, 1], 50, 50))).toBeNull()
  expect(marginOf(ended([[0], [1]], [0], 40, 60))).toBeNull()
  expect(marginOf(ended([[0]], null, 40))).toBeNull()
})

it('a game is so many turns and minutes long', () => {
  const say = (id: string, args: Record<string, number | string>): string => `${id} ${Object.values(args).join('+')}`
  const log = [entry(1, 1000), entry(2, 1600, 2), entry(3, 7720, 3)]
  expect(lengthOf(log)).toEqual({ turns: 3, moves: 3, minutes: 112 })
  expect(lengthText(lengthOf(log), 'turn', say)).toBe('result-turns 3+turn, result-hours 1+52')
  expect(lengthText({ turns: 0, moves: 9, minutes: 12 }, 'turn', say)).toBe('result-moves 9, result-minutes 12')
  expect(lengthText({ turns: 8, moves: 9, minutes: 3000 }, 'round', say)).toBe('result-turns 8+round')
  expect(lengthText(lengthOf([]), 'turn', say)).toBe('')
})

it('shares and differences have the signs of the language', () => {
  expect(share(0.724, 'en')).toBe('72%')
  expect(share(0.724, 'cs')).toMatch(/^72\s%$/)
  expect([signed(-63, 'en'), signed(12.4, 'en'), signed(0.2, 'en')]).toEqual(['−63', '+12', '0'])
})
