import { expect, test } from 'vitest'
import { news, promisedBy } from '../../../src/lib/choosing/promisedAnswer'
import { told } from '../../../src/lib/table/logChapters'
import type { LogEntry, Panel, Plan, Position, State } from '../../../src/lib/generated/wire'

const said = (id: string) => ({ id, seat: null, args: {} })
const panel = (...ids: string[]): Panel => ({
  question: said('q'),
  sections: [],
  possible: ids.map((id) => ({ id, said: said(`news ${id}`) })),
})
const plan = (...until: string[]): Plan => ({ name: said('wait'), actions: ['pass'], effect: said('kept'), until })
const state = { seat: 1, phase: 'build', view: {} } as unknown as State & Position

test('who waits is asked for what is new, of a kind that is waited for', () => {
  const waits = promisedBy(plan('era', 'buy cog'), state, panel('era 1', 'buy cart'))!.until!
  expect(news(waits, panel('era 1', 'buy cart'))).toEqual([])
  expect(news(waits, panel('era 1', 'buy caravel'))).toEqual([])
  expect(news(waits, panel('era 1', 'buy cog')).map(({ id }) => id)).toEqual(['news buy cog'])
  expect(news(waits, panel('era 2', 'buy cart')).map(({ id }) => id)).toEqual(['news era 2'])
})

test('a step is one line of the log: what leads to something that happens is told with it', () => {
  const entry = (number: number, seat: number, phase: string, ...events: string[]): LogEntry => ({
    number,
    seat,
    phase,
    action: `a${number}`,
    events: events.map(said),
    time: 0,
  })
  const steps = { build: 'build', planner: 'build', proposal: 'build', trade: 'trade' }
  const log = [
    entry(1, 0, 'build'),
    entry(2, 0, 'planner'),
    entry(3, 0, 'proposal', 'route-built'),
    entry(4, 1, 'build'),
    entry(5, 0, 'trade'),
  ]
  expect(told(log, steps).map(({ number }) => number)).toEqual([3, 4, 5])
  expect(told(log)).toEqual(log)
})
