import { expect, it } from 'vitest'
import { clock, fullDate, paceShort, paceText, playersText, when } from '../../../src/lib/core/format'

const say = (id: string, args: Record<string, number>): string => `${id} ${Object.values(args).join(' ')}`

it('a game for two says so once', () => {
  expect(playersText([2], say)).toBe('players-number 2')
  expect(playersText([3, 4, 5], say)).toBe('players-range 3 5')
})

it('clocks are told in hours, minutes and seconds, long ones in days', () => {
  expect(clock(4360)).toBe('1:12:40')
  expect(clock(-5)).toBe('0:00:00')
  expect(clock(3 * 86_400 + 5)).toBe('3 d')
})

it('a day is told by its time, a week by its day, the rest by its date', () => {
  const now = new Date(2026, 4, 20, 12)
  const at = (...moment: [number, number, number, number, number]): number => new Date(...moment).getTime() / 1000
  expect(when(at(2026, 4, 20, 9, 5), 'en', now)).toBe('09:05')
  expect(when(at(2026, 4, 18, 9, 5), 'en', now)).toBe('Mon')
  expect(when(at(2026, 3, 2, 9, 5), 'en', now)).toBe('Apr 2')
  expect(fullDate(at(2026, 3, 2, 9, 5), 'en')).toBe('Apr 2, 2026')
})

it('paces are told shortly', () => {
  const id = (message: string, args?: Record<string, number>): string => `${message} ${args?.days ?? ''}`.trim()
  expect(paceShort(null, id)).toBe('pace-none-short')
  expect(paceShort({ kind: 'live', bank: 60, increment: 1 }, id)).toBe('pace-live-short')
  expect(paceShort({ kind: 'days', days: 3 }, id)).toBe('pace-days-short 3')
})

it('paces are told in full', () => {
  const id = (message: string, args?: Record<string, number>): string =>
    `${message} ${Object.values(args ?? {}).join(' ')}`.trim()
  expect(paceText({ kind: 'none' }, id)).toBe('pace-none')
  expect(paceText({ kind: 'live', bank: 1500, increment: 10 }, id)).toBe('pace-live-minutes 25')
  expect(paceText({ kind: 'days', days: 3 }, id)).toBe('pace-days 3')
})
