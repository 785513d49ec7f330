import { describe, expect, it } from 'vitest'
import { figureChanges, playerRows, presence, secondsLeft } from '../../../src/lib/table/players'
import type { Drawn } from '../../../src/lib/generated/wire'
import { player, state, table, thing } from '../../table'

const figure = (name: string, seat: number, label: string) => thing(`figure-${name}-${seat}`, { label })
const players = (...things: Drawn['things']): Drawn[] => [{ name: 'players', things }]

describe('rows', () => {
  it('stand in player order, with whom they are and who decides', () => {
    const rows = playerRows(table(), state({ view: { order: [2, 0, 1] }, seat: 2 }), null)
    expect(rows.map((row) => [row.seat, row.player?.name, row.mine, row.deciding])).toEqual([
      [2, 'Cleo', false, true],
      [0, 'Ada', true, false],
      [1, 'Bela', false, false],
    ])
  })

  it('add the points where a game draws none', () => {
    const scenes = players(figure('cash', 0, '-3'), figure('points', 1, '12'))
    const rows = playerRows(table(), state({ scenes }), [-5, 12, 7])
    expect(rows.map((row) => row.figures)).toEqual([
      [
        ['cash', '−3'],
        ['points', '−5'],
      ],
      [['points', '12']],
      [['points', '7']],
    ])
  })

  it('show no points that nobody knows', () => {
    expect(playerRows(table(), state(), null).flatMap((row) => row.figures)).toEqual([])
  })

  it('are none without a table', () => {
    expect(playerRows(null, null, null)).toEqual([])
  })
})

it('presence says who plays', () => {
  expect(presence(player(0, 'Ada'))?.id).toBe('player-here')
  expect(presence(player(0, 'Ada', { online: false }))?.id).toBe('player-away')
  expect(presence(player(0, '', { kind: 'open' }))?.id).toBe('player-open')
  expect(presence(player(0, 'Bot', { kind: 'bot', bot: 'mcts' }))).toEqual({ id: 'player-bot', args: { bot: 'mcts' } })
  expect(presence(player(0, 'Puffer', { kind: 'bot', network: true }))).toEqual({
    id: 'player-network',
    args: { here: 'yes' },
  })
  expect(presence(player(0, 'Ada', { stand_in: true, bot: 'greedy' }))?.id).toBe('player-bot')
  expect(presence(player(0, 'Ada', { stand_in: true, resigned: true }))?.id).toBe('player-resigned')
  expect(presence(undefined)).toBeNull()
})

describe('clocks', () => {
  const clocks = { seats: [300, 200, null], running: 1 }

  it('run for whom the server says', () => {
    const now = state({ seat: 1, clocks })
    expect(secondsLeft(now, 0, 25)).toBe(300)
    expect(secondsLeft(now, 1, 25)).toBe(175)
    expect(secondsLeft(now, 1, -3)).toBe(200)
    expect(secondsLeft(state({ seat: 1, clocks: { ...clocks, running: null } }), 1, 25)).toBe(200)
  })

  it('stand still when the game is over', () => {
    expect(secondsLeft(state({ over: true, clocks }), 1, 25)).toBe(200)
  })

  it('are not there where nothing is timed', () => {
    expect(secondsLeft(state({ clocks }), 2, 25)).toBeNull()
    expect(secondsLeft(null, 0, 25)).toBeNull()
  })
})

it('changes of figures are told of one seat', () => {
  const before = state({ scenes: players(figure('cash', 0, '$10'), figure('income', 0, '2'), figure('cash', 1, '$4')) })
  const after = players(figure('cash', 0, '$15'), figure('income', 0, '2'), figure('cash', 1, '$9'))
  expect(figureChanges(before, { scenes: after }, 0)).toEqual([['cash', '$10', '$15']])
  expect(figureChanges(before, { scenes: [] }, 0)).toEqual([])
})
