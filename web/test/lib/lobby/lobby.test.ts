import { render } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import { departures, inOrder, offer, online, ranked, status, timeLeft, waited } from '../../../src/lib/lobby/lobby'
import TableList from '../../../src/components/TableList.svelte'
import { row, rowPlayer } from '../../table'

const free = [rowPlayer(0, 'Ada'), rowPlayer(1, '', { kind: 'open' })]

describe('departures', () => {
  it('begin with what waits for me; every table stands once', () => {
    const mine = [
      row('waits for others', { my_seat: 0 }),
      row('waits for me', { my_seat: 0, my_turn: true }),
      row('finished', { my_seat: 0, state: 'finished' }),
    ]
    const open = [
      row('running'),
      row('waits for others', { my_seat: 0 }),
      row('free', { state: 'open', players: free }),
    ]
    expect(departures(mine, open).map((table) => table.id)).toEqual([
      'waits for me',
      'waits for others',
      'free',
      'running',
    ])
  })
})

it('what has waited longest for me stands first, and it is said how long', () => {
  const now = 1_000_000_000
  const since = (minutes: number): number => now / 1000 - minutes * 60
  const mine = [1, 3000, 90].map((minutes) => row(`${minutes}`, { my_seat: 0, my_turn: true, since: since(minutes) }))
  expect(departures(mine, []).map((table) => table.id)).toEqual(['3000', '90', '1'])
  expect(mine.map((table) => waited(table, now))).toEqual([
    { unit: 'minutes', count: 1 },
    { unit: 'days', count: 2 },
    { unit: 'hours', count: 1 },
  ])
  expect(waited(row('others', { since: since(90) }), now)).toBeNull()
})

it('every list has the same order: who waits and how long, then what has just changed', () => {
  const tables = [
    row('look, old', { changed: 1 }),
    row('look', { changed: 2 }),
    row('free', { state: 'open', players: free }),
    row('mine is open', { my_seat: 0, state: 'open', since: null }),
    row('others of mine, short', { my_seat: 0, since: 20 }),
    row('others of mine, long', { my_seat: 0, since: 10 }),
    row('me, short', { my_seat: 0, my_turn: true, since: 40 }),
    row('me, long', { my_seat: 0, my_turn: true, since: 30 }),
  ]
  const wanted = [...tables].reverse().map(({ id }) => id)
  const order = inOrder(tables).map(({ id }) => id)
  expect(order).toEqual(wanted)
  expect(departures(tables, []).map(({ id }) => id)).toEqual(order)
})

it('a row tells how much time is left', () => {
  expect(timeLeft(row('a', { deadline: 5000 }), 1_400_000)).toBe(3600)
  expect(timeLeft(row('a', { deadline: 5 }), 1_400_000)).toBe(0)
  expect(timeLeft(row('a'))).toBeNull()
  render(TableList, { tables: [row('a', { my_turn: true, deadline: Date.now() / 1000 + 90_000 })], none: '' })
  expect(document.body.textContent).toMatch(/Your move.* · 1 d (1|0) h left/)
})

it('people are counted once, bots and who is away never', () => {
  const tables = [
    row('a', { players: [rowPlayer(0, 'Ada'), rowPlayer(1, 'Bela', { online: false })] }),
    row('b', { players: [rowPlayer(0, 'Ada'), rowPlayer(1, 'Bot', { kind: 'bot' }), rowPlayer(2, 'Cleo')] }),
  ]
  expect(online(tables)).toBe(2)
})

it('the status says what a table waits for', () => {
  expect(status(row('a', { my_turn: true })).id).toBe('lobby-your-move')
  expect(status(row('a', { state: 'open', players: free }))).toEqual({ id: 'lobby-seats-free', args: { free: 1 } })
  const invited = [rowPlayer(0, 'Ada'), rowPlayer(1, 'Bela', { kind: 'open', online: false, invited: true })]
  expect(status(row('a', { state: 'open', players: invited }))).toEqual({ id: 'waiting-for', args: { free: 1 } })
  expect(offer(row('a', { state: 'open', players: invited }))).toBe('look')
  expect(status(row('a', { state: 'open' })).id).toBe('lobby-ready')
  expect(status(row('a', { turn_of: [] })).id).toBe('lobby-running')
  expect(status(row('a', { turn_of: [1] }))).toEqual({ id: 'lobby-moves', args: { name: 'Bela' } })
})

it('a table offers a move, my seat, a free seat or a look', () => {
  expect(offer(row('a', { my_turn: true, my_seat: 0 }))).toBe('move')
  expect(offer(row('a', { my_seat: 0, state: 'open', players: free }))).toBe('open')
  expect(offer(row('a', { state: 'open', players: free }))).toBe('seat')
  expect(offer(row('a', { state: 'open' }))).toBe('look')
  expect(offer(row('a', { players: free }))).toBe('look')
})

it('who is best comes first once it is known', () => {
  expect(ranked(row('a', { result: { ranking: [[1], [0]], scores: null } }))).toEqual([1, 0])
  expect(ranked(row('a'))).toEqual([0, 1])
  expect(ranked(row('a', { result: { ranking: [], scores: [3, 4] } }))).toEqual([0, 1])
})
