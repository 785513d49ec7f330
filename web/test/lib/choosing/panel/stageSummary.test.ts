import { expect, test } from 'vitest'
import { toldOf } from '../../../../src/lib/choosing/panel/stageSummary'
import type { Effect, LogEntry, Stage } from '../../../../src/lib/generated/wire'

const event = (id: string, seat: number | null, args: Effect['args'] = {}): Effect => ({ id, seat, args })
const entry = (number: number, ...events: Effect[]): LogEntry => ({
  number,
  seat: 0,
  phase: 'any',
  action: 'any',
  events,
  time: 0,
})
const log = [
  entry(1, event('bought', 0, { what: 'cart', silver: 4 })),
  entry(2, event('begins', null), event('paid', 0, { silver: 13 }), event('paid', 1, { silver: 9 })),
  entry(
    3,
    event('way', 0, { silver: 8, tiles: 2 }),
    event('station', 0, { silver: 6 }),
    event('record', 0, { to: 'A' }),
  ),
  entry(4, event('bought', 0, { what: 'cart', silver: 4 }), event('bought', 0, { what: 'cog', silver: 10 })),
  entry(5, event('bought', 0, { what: 'cart', silver: 4 })),
]
const stage = (...told: Stage['told'] & object): Stage => ({
  kind: 'stage',
  name: event('step', null),
  when: 'done',
  since: 'begins',
  told,
})

test('what was done since the round began is put together, for each kind', () => {
  const text = event('did-buy', null, { what: '', silver: 0, count: 0 })
  const found = toldOf(stage({ text, events: ['bought'], by: 'what' }), log, 0)
  expect(found.map(({ args }) => args)).toEqual([
    { what: 'cart', silver: 8, count: 2 },
    { what: 'cog', silver: 10, count: 1 },
  ])
})

test('several kinds of events make one sentence, and are not told again', () => {
  const found = toldOf(
    stage(
      { text: event('did-way', null, { items: 'A – B', silver: 0 }), events: ['record', 'way', 'station'] },
      { text: event('did-station', null), events: ['station'] },
    ),
    log,
    0,
  )
  expect(found.map(({ id, args }) => [id, args['items'], args['silver']])).toEqual([['did-way', 'A – B', 14]])
})

test('only the events of the seat count, and nothing is told without the first kind', () => {
  const earned = { text: event('did-earn', null, { silver: 0 }), events: ['paid'] }
  expect(toldOf(stage(earned), log, 1)[0]?.args).toEqual({ silver: 9, count: 1 })
  expect(toldOf(stage({ ...earned, events: ['lost', 'paid'] }), log, 0)).toEqual([])
})

test('in the first round all that is logged counts', () => {
  const bought = { text: event('did-buy', null, { silver: 0 }), events: ['bought'] }
  expect(toldOf({ ...stage(bought), since: 'nothing' }, log, 0)[0]?.args['count']).toBe(4)
})

test('a step without a beginning tells nothing', () => {
  expect(toldOf({ kind: 'stage', name: event('step', null), when: 'later' }, log, 0)).toEqual([])
})
