import { describe, expect, it } from 'vitest'
import { minutesToBot, stoodIn } from '../../../src/lib/table/absence'
import { planOf } from '../../../src/lib/away/away'
import { longClock } from '../../../src/lib/core/format'
import { awayUntil, secondsLeft, standsUntil } from '../../../src/lib/table/players'
import type { MyAway, Player, State, Table } from '../../../src/lib/generated/wire'

const NOW = 1_800_000_000
const DAY = 86_400

const running = (stands?: [number, number]): State =>
  ({ over: false, clocks: { seats: [3 * DAY, DAY], running: 0, ...(stands ? { stands } : {}) } }) as unknown as State

describe('a clock that stands', () => {
  it('counts nothing while it does', () => {
    expect(secondsLeft(running(), 0, 100, NOW + 100)).toBe(3 * DAY - 100)
    expect(secondsLeft(running([NOW, NOW + DAY]), 0, 100, NOW + 100)).toBe(3 * DAY)
    expect(secondsLeft(running([NOW + 40, NOW + 60]), 0, 100, NOW + 100)).toBe(3 * DAY - 80)
    expect(secondsLeft(running([NOW + 500, NOW + 600]), 0, 100, NOW + 100)).toBe(3 * DAY - 100)
    expect(secondsLeft(running([NOW, NOW + DAY]), 1, 100, NOW + 100)).toBe(DAY)
  })
  it('says until when', () => {
    expect(standsUntil(running([NOW, NOW + DAY]), 0, NOW + 5)).toBe(NOW + DAY)
    expect(standsUntil(running([NOW, NOW + DAY]), 1, NOW + 5)).toBeNull()
    expect(standsUntil(running([NOW + 9, NOW + DAY]), 0, NOW + 5)).toBeNull()
    expect(standsUntil(running(), 0, NOW)).toBeNull()
  })
  it('is told in days, hours and minutes', () => {
    expect([3 * DAY + 5 * 3600, 5 * 3600 + 60, 59, -4].map(longClock)).toEqual([
      '3 d 5 h',
      '5 h 1 min',
      '0 min',
      '0 min',
    ])
  })
})

const player = (more: Partial<Player>): Player => ({
  seat: 0,
  name: 'Ann',
  kind: 'human',
  online: false,
  clock: null,
  connected_as_you: false,
  ...more,
})
const table = (pace: Table['pace']): Table => ({ pace, mine: [1], absence: 600, players: [] }) as unknown as Table

describe('a bot for somebody', () => {
  const now = NOW * 1000
  it('is not proposed at a table of days before his time is up', () => {
    const days = table({ kind: 'days', days: 3 })
    expect(minutesToBot(days, player({ seen: NOW - 9 * DAY }), now)).toBeNull()
    expect(minutesToBot(days, player({ seen: NOW - 9 * DAY }), now, 5)).toBeNull()
    expect(minutesToBot(days, player({ seen: NOW - 9 * DAY }), now, 0)).toBe(0)
  })
  it('is not proposed on his holiday', () => {
    const away = player({ seen: 0, holiday: { since: NOW - 5, until: NOW + 5 } })
    expect(minutesToBot(table({ kind: 'none' }), away, now)).toBeNull()
    expect(awayUntil(away, NOW)).toBe(NOW + 5)
    expect(awayUntil(away, NOW + 5)).toBeNull()
    expect(minutesToBot(table({ kind: 'none' }), away, (NOW + 5) * 1000)).toBe(0)
  })
})

describe('who stands in', () => {
  it('is a bot or a person for the player, and nobody for himself', () => {
    const here = { ...table({ kind: 'none' }), standing_in: [2] } as Table
    expect(stoodIn(here, player({ seat: 1, stand_in: true }))).toBe(true)
    expect(stoodIn(here, player({ seat: 1, deputy: 'Cleo' }))).toBe(true)
    expect(stoodIn(here, player({ seat: 2, deputy: 'Me' }))).toBe(false)
    expect(stoodIn(here, player({ seat: 1 }))).toBe(false)
  })
  it('is planned for a table or for all', () => {
    const away = { stand_ins: [{ holiday: true, overtime: false, bot: 'easy' }] } as unknown as MyAway
    expect(planOf(away, '')?.bot).toBe('easy')
    expect(planOf(away, 'x')).toBeUndefined()
  })
})
