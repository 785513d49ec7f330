import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Sketching, snapped, touches } from '../../../src/lib/sketch/sketch.svelte'

const saved: unknown[] = []
beforeEach(() => {
  vi.useFakeTimers()
  saved.length = 0
  vi.stubGlobal('fetch', (_: string, asked: { body?: string }) => {
    if (asked.body) saved.push(JSON.parse(asked.body))
    return Promise.resolve(new Response('{"done":true}', { headers: { 'content-type': 'application/json' } }))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('arrows and rings mean the fields nearby', () => {
  expect(snapped([10, 10], [[20, 12], [300, 0]])).toEqual([20, 12]) // prettier-ignore
  expect(snapped([150, 10], [[20, 12], [300, 0]])).toEqual([150, 10]) // prettier-ignore
})

it('what is drawn is saved a moment later, and can be rubbed out', async () => {
  const sketch = new Sketching('abc')
  sketch.draw([[0, 0], [50, 1], [100, 0]], [[4, 0], [104, 0]]) // prettier-ignore
  expect(sketch.marks).toEqual([{ kind: 'arrow', points: [[4, 0], [104, 0]], colour: 0 }]) // prettier-ignore
  await vi.advanceTimersByTimeAsync(1000)
  expect(saved).toEqual([{ marks: sketch.marks }])
  expect(touches(sketch.marks[0]!, [50, 15])).toBe(true)
  sketch.erase([50, 200])
  expect(sketch.marks).toHaveLength(1)
  sketch.erase([50, 5])
  await sketch.settle()
  expect(saved.at(-1)).toEqual({ marks: [] })
})

it('a long stroke is thinned out', () => {
  const sketch = new Sketching('abc')
  sketch.tool = 'stroke'
  sketch.draw(
    Array.from({ length: 1000 }, (_, i) => [i, 0] as [number, number]),
    [],
  )
  expect(sketch.marks[0]!.points.length).toBeLessThanOrEqual(201)
  sketch.clear()
  expect(sketch.marks).toEqual([])
})
