import { describe, expect, it } from 'vitest'
import type { Log, LogEntry, State } from '../../../src/lib/generated/wire'
import { Logbook } from '../../../src/lib/table/log.svelte'

const entry = (number: number, action: string): LogEntry => ({
  number,
  seat: 0,
  phase: 'p',
  action,
  events: [],
  time: 1,
})
const state = (number: number, action: string, more: Partial<State> = {}): State =>
  ({
    number,
    phase: 'p',
    events: [],
    last: number ? { number, seat: 0, action } : null,
    ...more,
  }) as unknown as State
const told = (log: Logbook): string[] => log.entries.map(({ action }) => action)

describe('the log', () => {
  async function opened(entries: LogEntry[]): Promise<{ log: Logbook; asked: number[] }> {
    const asked: number[] = []
    const log = new Logbook((from): Promise<Log> => {
      asked.push(from)
      return Promise.resolve({ entries, version: 1, undone: [] } as unknown as Log)
    })
    log.follow(state(entries.length, entries.at(-1)?.action ?? ''))
    await Promise.resolve()
    await Promise.resolve()
    return { log, asked }
  }

  it('is asked for once, also where nothing has been played', async () => {
    const { log, asked } = await opened([])
    log.follow(state(1, 'a'))
    log.follow(state(2, 'b'))
    expect(told(log)).toEqual(['a', 'b'])
    expect(asked).toEqual([1])
  })

  it('takes over the actions that a state brings, in the place of what was taken back', async () => {
    const { log, asked } = await opened([entry(1, 'a'), entry(2, 'b')])
    log.follow(state(4, 'd', { log: [entry(3, 'c'), entry(4, 'd')] }))
    expect(told(log)).toEqual(['a', 'b', 'c', 'd'])
    log.follow(state(4, 'e', { log: [entry(4, 'e')] }))
    expect(told(log)).toEqual(['a', 'b', 'c', 'e'])
    expect(asked).toEqual([1])
  })
})
