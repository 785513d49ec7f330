import { describe, expect, it } from 'vitest'
import {
  changedOptions,
  firstPreset,
  inSight,
  isNamed,
  lacking,
  nearestSize,
  optionValues,
  paceOf,
  presetOf,
  request,
  resized,
  seatsOf,
  sizes,
  takenBy,
  taker,
  toggled,
  type Plan,
  type RulesPlan,
  type SeatPlan,
  type TimePlan,
  USUAL_TIME,
} from '../../../src/lib/newTable/draft'
import type { GameInfo, Option } from '../../../src/lib/generated/wire'

const game: GameInfo = {
  name: 'shunting',
  seats: [3, 4, 5],
  presets: { official: { map: 'rust' }, quick: { map: 'polder', bag: 3 } },
  options: [
    { name: 'map', kind: 'choice', choices: ['rust', 'polder'], default: 'rust' },
    { name: 'bag', kind: 'number', choices: [1, 2, 3], default: 1 },
    { name: 'blind', kind: 'flag', choices: [true, false], default: false },
  ],
  bots: ['random', 'medium', 'mcts'],
}
const seat = (kind: SeatPlan['kind'], more: Partial<SeatPlan> = {}): SeatPlan => ({
  kind,
  bot: 'medium',
  name: '',
  ...more,
})
const time: TimePlan = USUAL_TIME

describe('rules', () => {
  it('are those of the preset, over the usual ones, under what was chosen', () => {
    expect(firstPreset(game)).toBe('official')
    expect(optionValues(game, { preset: 'quick', own: { blind: true } }, 4)).toEqual({
      map: 'polder',
      bag: 3,
      blind: true,
    })
    expect(optionValues(game, { preset: '', own: {} }, 4)).toEqual({ map: 'rust', bag: 1, blind: false })
  })

  it('are changed where they differ from the preset', () => {
    expect(changedOptions(game, { preset: 'quick', own: { map: 'polder', bag: 2, blind: false } }, 4)).toEqual(['bag'])
    expect(changedOptions(game, { preset: 'official', own: { map: 'polder' } }, 4)).toEqual(['map'])
  })

  it('many options are folded away', () => {
    expect(inSight(game.options)).toBe(4)
    expect(inSight([...game.options, ...game.options])).toBe(2)
  })
})

describe('maps', () => {
  const presets = { plain: { map: 'rust' }, wet: { map: 'polder' } }
  const mapped: GameInfo = { ...game, seats: [2, 3, 4, 5], presets, maps: { rust: [3, 4], polder: [4, 5] } }
  const mapFor = (size: number, own: RulesPlan['own'] = {}, preset = 'plain') =>
    optionValues(mapped, { preset, own }, size).map

  it('follow the number of players where none was chosen: the first that is for so many', () => {
    expect([3, 4, 5].map((size) => mapFor(size))).toEqual(['rust', 'rust', 'polder'])
    expect([3, 4, 5].map((size) => mapFor(size, {}, 'wet'))).toEqual(['rust', 'polder', 'polder'])
    expect(mapFor(2)).toBe('rust')
    expect(mapFor(4, { map: 'polder' })).toBe('polder')
    expect(mapFor(5, { map: 'rust' })).toBe('polder')
    expect(optionValues(game, { preset: 'official', own: {} }, 9).map).toBe('rust')
  })

  it('that follow are asked for, and are the preset that has them', () => {
    const rules = { preset: 'plain', own: {} }
    expect(changedOptions(mapped, rules, 5)).toEqual(['map'])
    expect(presetOf(mapped, rules, 5)).toBe('wet')
    expect(presetOf(mapped, rules, 4)).toBe('plain')
    expect(presetOf(mapped, { preset: 'plain', own: { bag: 2 } }, 5)).toBeNull()
  })

  it('say for how many the game is', () => {
    expect(sizes(mapped)).toEqual([3, 4, 5])
    expect(sizes(game)).toEqual([3, 4, 5])
  })
})

describe('options that need others', () => {
  const flag = (name: string, needs: Option['needs'] = {}): Option => ({
    name,
    kind: 'flag',
    choices: [false, true],
    default: false,
    needs,
  })
  const options = [flag('hard'), flag('relief', { hard: [true] }), flag('for_all', { relief: [true] })]
  const needy: GameInfo = { ...game, presets: {}, options }
  const rules = (own: RulesPlan['own']): RulesPlan => ({ preset: '', own })
  const missing = (own: RulesPlan['own']) =>
    options.map((option) => lacking(needy, optionValues(needy, rules(own), 4), option))

  it('have no effect without them, and say what they lack', () => {
    expect(missing({ hard: true, relief: true })).toEqual([[], [], []])
    expect(missing({ hard: true })).toEqual([[], [], [['relief', [true]]]])
    expect(missing({ relief: true })).toEqual([[], [['hard', [true]]], [['relief', [true]]]])
  })

  it('lack also what those lack that they need', () => {
    const off = [flag('hard'), flag('relief', { hard: [true] }), flag('for_all', { relief: [false] })]
    const values = { hard: false, relief: false, for_all: true }
    expect(lacking({ ...needy, options: off }, values, off[2]!)).toEqual([['hard', [true]]])
  })

  it('are as usual while they have no effect, and as chosen again when they have one', () => {
    const own = { relief: true, for_all: true }
    expect(optionValues(needy, rules(own), 4)).toEqual({ hard: false, relief: false, for_all: false })
    expect(changedOptions(needy, rules(own), 4)).toEqual([])
    expect(changedOptions(needy, rules({ ...own, hard: true }), 4)).toEqual(['hard', 'relief', 'for_all'])
  })

  it('are not asked for to no effect, also where the preset has them', () => {
    const preset: GameInfo = { ...needy, presets: { easy: { hard: true, relief: true } } }
    expect(changedOptions(preset, { preset: 'easy', own: { hard: false } }, 4)).toEqual(['hard'])
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
    expect([2, 4, 9].map((size) => nearestSize(game.seats, size))).toEqual([3, 4, 5])
    expect([1, 3, 5].map((size) => nearestSize([2, 6], size))).toEqual([2, 2, 6])
    expect(nearestSize([], 4)).toBe(4)
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
    expect(taker(seat('network', { bot: 'b1' }))).toBe('network:b1')
    expect(takenBy(seat('open'), 'network:b1')).toEqual(seat('network', { bot: 'b1' }))
    expect(takenBy(seat('open'), 'bot:mcts')).toEqual(seat('bot', { bot: 'mcts' }))
    expect(takenBy(seat('bot', { bot: 'mcts' }), 'me')).toEqual(seat('me', { bot: 'mcts' }))
  })

  it('are named where it is not clear who it is', () => {
    expect([isNamed(seat('me'), 0), isNamed(seat('me'), 1), isNamed(seat('invited'), 0)]).toEqual([false, true, true])
    expect([isNamed(seat('open'), 1), isNamed(seat('bot'), 1)]).toEqual([false, false])
  })
})

it('paces are told in seconds, hours and days', () => {
  expect(paceOf(time)).toEqual({ kind: 'none' })
  expect(paceOf({ ...time, pace: 'live' })).toEqual({ kind: 'live', bank: 5400, increment: 30 })
  expect(paceOf({ ...time, pace: 'day3' })).toEqual({ kind: 'days', days: 3 })
  expect(paceOf({ ...time, pace: 'hours', hours: 8 })).toEqual({ kind: 'hours', hours: 8 })
  expect(paceOf({ ...time, pace: 'bank' })).toEqual({ kind: 'bank', days: 7, increment: 12 })
})

it('the server is asked for what was planned, and for nothing that the preset says', () => {
  const seats = [seat('me'), seat('me', { name: 'Cleo' }), seat('invited'), seat('open'), seat('bot', { bot: 'mcts' })]
  const asked = request({
    name: 'Friday',
    game,
    rules: { preset: 'quick', own: { bag: 3, blind: true } },
    seats,
    time: { ...time, pace: 'day1', fallback: 'wait' },
    house: { privacy: 'private', practice: true, hints: true, rated: false, duplicate: false, watch_delay: 5 },
    language: 'hu',
  })
  expect(asked).toEqual({
    name: 'Friday',
    game: 'shunting',
    options: { preset: 'quick', blind: true },
    seats: [
      { kind: 'me' },
      { kind: 'me', name: 'Cleo' },
      { kind: 'invited' },
      { kind: 'open' },
      { kind: 'bot', bot: 'mcts', name: 'Borsig' },
    ],
    pace: { kind: 'days', days: 1 },
    fallback: 'wait',
    privacy: 'private',
    practice: true,
    hints: true,
    rated: false,
    duplicate: false,
    watch_delay: 5,
    language: 'hu',
  })
})

it('a table of a group begins again if that was planned', () => {
  const house = { privacy: 'private', practice: false, hints: false, duplicate: false, watch_delay: 0 } as const
  const rules = { preset: 'quick', own: {} }
  const plan: Plan = {
    name: 'Friday',
    game,
    rules,
    seats: [seat('me')],
    time,
    house,
    language: 'en' as const,
  }
  const standing = { hours: 12, missing: 'wait' } as const
  expect(request(plan)).not.toHaveProperty('group')
  expect(request({ ...plan, group: null, standing })).not.toHaveProperty('standing')
  expect(request({ ...plan, group: 'g' })).toMatchObject({ group: 'g' })
  expect(request({ ...plan, group: 'g', standing })).toMatchObject({ group: 'g', standing })
})
