import { expect, it } from 'vitest'
import { chapters, hasTurns, labelled, posts } from '../../../src/lib/table/logChapters'
import { entry, event } from '../../table'

const begins = (turn: number) => [event('turn-begins', { turn })]

it('chapters end where the phase changes or a turn begins', () => {
  const found = chapters([
    entry(1, { phase: 'build' }),
    entry(2, { phase: 'build' }),
    entry(3, { phase: 'move', events: begins(2) }),
    entry(4, { phase: 'move' }),
  ])
  expect(found.map(({ turn, phase, entries }) => [turn, phase, entries.map((one) => one.number)])).toEqual([
    [1, 'build', [1, 2]],
    [1, 'move', [3]],
    [2, 'move', [4]],
  ])
  expect(hasTurns(found)).toBe(true)
})

it('an entry that tells no phase belongs to the one before', () => {
  const found = chapters([entry(1, { phase: 'build' }), entry(2)])
  expect(found).toHaveLength(1)
  expect(hasTurns(found)).toBe(false)
})

it('posts stand where turns begin, at most twelve of them', () => {
  const log = Array.from({ length: 40 }, (_, i) => entry(i + 1, { events: i % 2 ? begins(2 + (i - 1) / 2) : [] }))
  const found = posts(log)
  expect(found.length).toBeLessThanOrEqual(12)
  expect(found.slice(0, 3)).toEqual([
    { turn: 1, number: 0 },
    { turn: 3, number: 4 },
    { turn: 5, number: 8 },
  ])
})

it('a turn that is told twice has one post', () => {
  const log = [entry(1, { events: begins(1) }), entry(2, { events: begins(2) }), entry(3)]
  expect(posts(log)).toEqual([
    { turn: 1, number: 0 },
    { turn: 2, number: 2 },
  ])
})

it('without turns, moves are counted', () => {
  expect(posts([])).toEqual([{ turn: null, number: 0 }])
  const found = posts(Array.from({ length: 53 }, (_, i) => entry(i + 1)))
  expect(found.map((one) => one.number)).toEqual([0, 20, 40])
  expect(posts(Array.from({ length: 500 }, (_, i) => entry(i + 1))).length).toBeLessThanOrEqual(12)
})

it('a post has a label where neither the knob nor the label before is', () => {
  const found = [0, 10, 50, 95].map((number) => ({ turn: null, number }))
  expect(labelled(found, 100, 100, 800)).toEqual([true, true, true, false])
  expect(labelled(found, 100, 52, 800)).toEqual([true, true, false, true])
  expect(labelled(found, 100, 100, 200)).toEqual([true, false, true, false])
  expect(labelled(found, 100, 100, 0)).toEqual([true, true, true, true])
})
