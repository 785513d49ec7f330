import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Past } from '../../../src/lib/table/history.svelte'
import { Transport, type Replayed } from '../../../src/lib/table/replay.svelte'
import type { LogEntry, PastPosition } from '../../../src/lib/generated/wire'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A game of ten moves; turn 2 begins after the fourth, turn 3 after the eighth. */
function game(over = true): Replayed & { state: { number: number; over: boolean } } {
  const log = Array.from({ length: 10 }, (_, i): LogEntry => {
    const begins = { 4: 2, 8: 3 }[i + 1]
    const events = begins ? [{ id: 'turn-begins', seat: null, args: { turn: begins } }] : []
    return { number: i + 1, seat: 0, phase: 'move', action: '', events, time: 0 }
  })
  const state = { number: 10, over }
  const at = (number: number): Promise<PastPosition> => Promise.resolve({ number } as PastPosition)
  return { history: new Past(at, () => state.number), log, state }
}

const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds)

it('plays a finished game from its beginning, as fast as it is told', async () => {
  const played = game()
  const transport = new Transport(played)
  expect(transport.playing).toBe(false)
  void transport.toggle()
  await pass(0)
  expect([transport.at, transport.behind, transport.playing]).toEqual([0, 10, true])
  await pass(2000)
  expect(transport.at).toBe(2)
  transport.hurry(1)
  transport.hurry(1)
  transport.hurry(1)
  expect(transport.speed).toBe(4)
  await pass(1000 + 1000)
  expect(transport.at).toBeGreaterThan(6)
  await transport.toggle()
  const stopped = transport.at
  await pass(5000)
  expect(transport.at).toBe(stopped)
})

it('goes and stops by turns', async () => {
  const transport = new Transport(game())
  transport.byTurns = true
  await transport.step(-1)
  expect(transport.at).toBe(8)
  await transport.step(-1)
  expect(transport.at).toBe(4)
  await transport.step(1, false)
  expect(transport.at).toBe(5)
  transport.byTurns = false
  transport.stops = true
  void transport.toggle()
  await pass(20_000)
  expect([transport.at, transport.playing]).toEqual([8, false])
  void transport.toggle()
  await pass(20_000)
  expect([transport.at, transport.behind]).toEqual([10, 0])
})

it('stops at the moves that matter where a review has found some', async () => {
  const transport = new Transport(game())
  transport.stops = true
  transport.moments = [6]
  void transport.toggle()
  await pass(20_000)
  expect([transport.at, transport.playing]).toEqual([6, false])
})

it('holds a game that is played, counts what is missed, and catches up', async () => {
  const played = game(false)
  const transport = new Transport(played)
  expect(transport.playing).toBe(true)
  await transport.toggle()
  expect([transport.playing, transport.behind]).toEqual([false, 0])
  played.state.number = 13
  expect([transport.at, transport.behind]).toEqual([10, 3])
  await transport.go(null)
  expect([transport.at, transport.behind, transport.playing]).toEqual([13, 0, true])
})
