import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { actsOf, appearances, diceOf, sceneAt, stepsOf, timeOf } from '../../../../src/lib/table/endOfTurn/steps'
import { session as person } from '../../../../src/lib/app/user.svelte'
import { Staging } from '../../../../src/lib/table/endOfTurn/player.svelte'
import type { Effect, EndPart } from '../../../../src/lib/generated/wire'
import { event, session, state, table, thing } from '../../../table'

const parts: EndPart[] = [
  { name: 'money', events: ['paid', 'ruined'], columns: [{ figure: 'cash' }, { event: 'paid', argument: 'money' }] },
  { name: 'growth', events: ['rolled', 'came'] },
]
const came = (colour: string, by_die: number): Effect => ({
  ...event('came', { colour, by_die }),
  things: ['hex-A1'],
})
const events = [
  event('built', {}, 0),
  event('paid', { money: 3 }, 0),
  event('paid', { money: 2 }, 1),
  event('rolled', { dice: '3, 5', side: 'W' }),
  came('red', 1),
  came('blue', 2),
  event('rolled', { dice: '1, 1', side: 'B' }),
  event('turn-begins', { turn: 6 }),
]
const city = thing('hex-A1', { kind: 'place', at: [100, 100] })
const old = thing('cube-A1-red-1', { symbol: 'cube-red', at: [90, 110] })
const red = thing('cube-A1-red-2', { symbol: 'cube-red', at: [100, 110] })
const blue = thing('cube-A1-blue-1', { symbol: 'cube-blue', at: [110, 110] })
const track = thing('track-Z9', { symbol: 'track', at: [900, 900] })
const before = { name: 'board', things: [city, { ...old, at: [95, 110] as [number, number] }] }
const after = { name: 'board', things: [city, old, red, blue, track] }

describe('the end of a turn', () => {
  const acts = actsOf(parts, events)

  it('has a table in one step, dice with a step for each thing that comes, and the turn that begins', () => {
    expect(acts.map(({ part, first, steps }) => [part?.name ?? '', first, steps])).toEqual([
      ['money', 0, 1],
      ['growth', 1, 3],
      ['growth', 4, 1],
      ['', 5, 1],
    ])
    expect(stepsOf(acts)).toBe(6)
    expect(diceOf(acts[1]!.events[0]!)).toEqual([3, 5])
    expect(diceOf(event('derailed', { die: 2 }))).toEqual([2])
    expect(timeOf(acts, 0)).toBeGreaterThan(timeOf(acts, 2))
  })

  it('is none where nothing of it happened, be it that a turn begins', () => {
    expect(actsOf(parts, [event('built'), event('turn-begins', { turn: 2 })])).toEqual([])
  })

  it('brings each piece with its event; what belongs to none is there at once', () => {
    const appears = appearances(acts, before, after)
    expect(Object.fromEntries(appears)).toEqual({ [red.id]: 2, [blue.id]: 3, [old.id]: 2 })
    const ids = (step: number): string[] => sceneAt(before, after, appears, step).things.map(({ id }) => id)
    expect(ids(0)).toEqual(['hex-A1', old.id, track.id])
    expect(ids(2)).toEqual(['hex-A1', old.id, red.id, track.id])
    expect(ids(3)).toEqual(['hex-A1', old.id, red.id, blue.id, track.id])
  })
})

describe('while it is shown', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    person.settings.speed = 1
  })
  const staged = (over = vi.fn()): Staging =>
    new Staging(state({ scenes: [before] }), state({ scenes: [after], events }), parts, over)

  it('goes on by itself and is over in the end, faster for who wants that', () => {
    const over = vi.fn()
    person.settings.speed = 2
    const made = staged(over)
    expect(made.position.seat).toBeNull()
    vi.advanceTimersByTime(900)
    expect(made.at).toBe(1)
    vi.advanceTimersByTime(10_000)
    expect(over).toHaveBeenCalledOnce()
  })

  it('waits, goes step by step, or is skipped', () => {
    const over = vi.fn()
    const made = staged(over)
    made.pause()
    made.go(1)
    made.go(1)
    expect(made.at).toBe(2)
    expect(made.arriving.map(({ id }) => id)).toEqual([red.id])
    made.go(-5)
    vi.advanceTimersByTime(10_000)
    expect(made.at).toBe(0)
    made.skip()
    expect(over).toHaveBeenCalledOnce()
  })

  it('is begun by the line, unless its reader wants all at once', () => {
    const one = session({ scenes: [before], number: 1 })
    const hear = (number: number): void =>
      (one as unknown as { receive: (message: unknown) => void }).receive({
        ...state({ version: number, number, events }),
        type: 'state',
        scenes: [after],
      })
    one.table = table({ endings: parts })
    hear(2)
    expect(one.ending?.steps).toBe(6)
    expect(one.shown?.scenes[0]?.things).toHaveLength(3)
    one.ending?.skip()
    expect(one.shown?.scenes[0]?.things).toHaveLength(5)
    person.settings.endings = false
    hear(3)
    expect(one.ending).toBeNull()
    person.settings.endings = true
  })
})
