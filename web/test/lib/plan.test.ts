import { describe, expect, it } from 'vitest'
import {
  changedOptions,
  firstPreset,
  inSight,
  isNamed,
  nearestSize,
  optionValues,
  paceOf,
  request,
  resized,
  seatsOf,
  takenBy,
  taker,
  toggled,
  type SeatPlan,
  type TimePlan,
} from '../../src/lib/plan'
import type { GameInfo } from '../../src/lib/types'

const game: GameInfo = {
  name: 'shunting',
  seats: [3, 4, 5],
  presets: { official: { map: 'rust' }, quick: { map: 'polder', bag: 3 } },
  options: [
    { name: 'map', kind: 'choice', choices: ['rust', 'polder'], default: 'rust' },
    { name: 'bag', kind: 'number', choices: [1, 2, 3], default: 1 },
    { name: 'blind', kind: 'flag', choices: [true, false], default: false },
  ],
  bots: ['random', 'greedy', 'mcts'],
}
const seat = (kind: SeatPlan['kind'], more: Partial<SeatPlan> = {}): SeatPlan => ({
  kind,
  bot: 'greedy',
  name: '',
  ...more,
})
const time: TimePlan = { pace: 'none', bank: 90, increment: 30, fallback: 'bot' }

describe('rules', () => {
  it('are those of the preset, over the usual ones, under what was chosen', () => {
    expect(firstPreset(game)).toBe('official')
    expect(optionValues(game, { preset: 'quick', own: { blind: true } })).toEqual({
      map: 'polder',
      bag: 3,
      blind: true,
    })
    expect(optionValues(game, { preset: '', own: {} })).toEqual({ map: 'rust', bag: 1, blind: false })
  })

  it('are changed where they differ from the preset', () => {
    expect(changedOptions(game, { preset: 'quick', own: { map: 'polder', bag: 2, blind: false } })).toEqual(['bag'])
    expect(changedOptions(game, { preset: 'official', own: { map: 'polder' } })).toEqual(['map'])
  })

  it('many options are folded away', () => {
    expect(inSight(game)).toBe(4)
    expect(inSight({ ...game, options: [...game.options, ...game.options] })).toBe(2)
  })
})

describe('sets of seats', () => {
  it('are read', () => {
    expect(seatsOf('0,2')).toEqual([0, 2])
    expect(seatsOf('all')).toEqual([])
    expect(seatsOf(undefined)).toEqual([])
  })

  it('are written in order; none is everybody', () => {
    expect(toggled('2', 0)).toBe('0,2')
    expect(toggled('0,2', 2)).toBe('0')
    expect(toggled('2,10', 1)).toBe('1,2,10')
    expect(toggled('0', 0)).toBe('all')
  })
})

describe('seats', () => {
  it('keep to the sizes of the game', () => {
    expect([2, 4, 9].map((size) => nearestSize(game, size))).toEqual([3, 4, 5])
  })

  it('keep who sits there; new ones are bots, the first is mine', () => {
    const two = [seat('invited', { name: 'Bela' }), seat('open')]
    expect(resized(two, 3, game.bots)).toEqual([...two, seat('bot')])
    expect(resized(two, 1, game.bots)).toEqual([two[0]])
    expect(resized([], 2, ['random', 'mcts']).map((one) => [one.kind, one.bot])).toEqual([
      ['me', 'mcts'],
      ['bot', 'mcts'],
    ])
  })

  it('are taken by somebody', () => {
    expect(taker(seat('bot', { bot: 'mcts' }))).toBe('bot:mcts')
    expect(takenBy(seat('open'), 'bot:mcts')).toEqual(seat('bot', { bot: 'mcts' }))
    expect(takenBy(seat('bot', { bot: 'mcts' }), 'me')).toEqual(seat('me', { bot: 'mcts' }))
  })

  it('are named where it is not clear who it is', () => {
    expect([isNamed(seat('me'), 0), isNamed(seat('me'), 1), isNamed(seat('invited'), 0)]).toEqual([false, true, true])
    expect([isNamed(seat('open'), 1), isNamed(seat('bot'), 1)]).toEqual([false, false])
  })
})

it('paces are told in seconds and days', () => {
  expect(paceOf(time)).toEqual({ kind: 'none' })
  expect(paceOf({ ...time, pace: 'live' })).toEqual({ kind: 'live', bank: 5400, increment: 30 })
  expect(paceOf({ ...time, pace: 'day3' })).toEqual({ kind: 'days', days: 3 })
})

it('the server is asked for what was planned, and for nothing that the preset says', () => {
  const seats = [seat('me'), seat('me', { name: 'Cleo' }), seat('invited'), seat('open'), seat('bot', { bot: 'mcts' })]
  const asked = request({
    name: 'Friday',
    game,
    rules: { preset: 'quick', own: { bag: 3, blind: true } },
    seats,
    time: { ...time, pace: 'day1', fallback: 'wait' },
    house: { privacy: 'private', practice: true },
    language: 'hu',
    guest: 'Vendég',
  })
  expect(asked).toEqual({
    name: 'Friday',
    game: 'shunting',
    options: { preset: 'quick', blind: true },
    seats: [
      { kind: 'me' },
      { kind: 'me', name: 'Cleo' },
      { kind: 'invited', name: 'Vendég' },
      { kind: 'open' },
      { kind: 'bot', bot: 'mcts', name: 'Borsig' },
    ],
    pace: { kind: 'days', days: 1 },
    fallback: 'wait',
    privacy: 'private',
    practice: true,
    language: 'hu',
  })
})
