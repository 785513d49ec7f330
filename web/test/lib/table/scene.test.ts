import { describe, expect, it } from 'vitest'
import { around, changed, patched, towards, twins, withPreview } from '../../../src/lib/table/scene'
import type { Drawn, Thing } from '../../../src/lib/generated/wire'

const thing = (id: string, more: Partial<Thing> = {}): Thing => ({ id, symbol: 'cube', at: [0, 0], ...more })
const scene = (...things: Thing[]): Drawn => ({ name: 'board', things })

describe('what changed', () => {
  it('finds what is new, moved or drawn differently', () => {
    const before = scene(thing('a'), thing('b'), thing('c', { style: '--c:red' }), thing('gone'))
    const after = scene(thing('a'), thing('b', { at: [1, 0] }), thing('c', { style: '--c:blue' }), thing('new'))
    expect(changed(before, after)).toEqual(['b', 'c', 'new'])
  })

  it('leaves out places, names and titles', () => {
    const before = scene(thing('hex', { kind: 'place', title: 'A1' }), thing('cube', { title: 'old' }))
    const after = scene(
      thing('hex', { kind: 'place', at: [1, 1] }),
      thing('name', { kind: 'name' }),
      thing('cube', { title: 'new' }),
    )
    expect(changed(before, after)).toEqual([])
  })

  it('knows nothing without a position before', () => {
    expect(changed(undefined, scene(thing('a')))).toEqual([])
  })
})

describe('previews', () => {
  it('lay ghosts over the things and fade what goes', () => {
    const shown = withPreview([thing('tile'), thing('cube')], {
      name: 'board',
      things: [thing('tile', { symbol: 'crossing' }), thing('disc'), thing('hex', { kind: 'place' })],
      gone: ['cube'],
    })
    expect(shown.map((one) => [one.id, one.symbol, !!one.ghost, !!one.leaving])).toEqual([
      ['tile', 'crossing', true, false],
      ['cube', 'cube', false, true],
      ['disc', 'cube', true, false],
    ])
  })

  it('lay something new on the last of its kind', () => {
    const shown = withPreview([thing('tile-A1'), thing('tile-A2'), thing('town-A1')], {
      name: 'board',
      things: [thing('tile-A3'), thing('disc-A3')],
      gone: [],
    })
    expect(shown.map((one) => one.id)).toEqual(['tile-A1', 'tile-A2', 'tile-A3', 'town-A1', 'disc-A3'])
  })

  it('are the things themselves without a change', () => {
    const things = [thing('a')]
    expect(withPreview(things, undefined)).toBe(things)
  })
})

it('boxes stand around points', () => {
  expect(
    around(
      [
        [0, 0],
        [10, 20],
      ],
      5,
    ),
  ).toEqual({ x: -5, y: -5, w: 20, h: 30 })
  expect(around([], 5)).toBeNull()
})

it('arrow keys lead to the nearest thing in their direction', () => {
  const points: [number, number][] = [
    [10, 0],
    [30, 0],
    [0, 10],
    [-10, 1],
  ]
  expect(towards([0, 0], points, 1, 0)).toBe(0)
  expect(towards([0, 0], points, 0, 1)).toBe(2)
  expect(towards([0, 0], points, -1, 0)).toBe(3)
  expect(towards([0, 0], points, 0, -1)).toBe(-1)
})

describe('patches', () => {
  it('set things and put them in order', () => {
    const before = [scene(thing('a'), thing('b'), thing('c')), { name: 'goods', things: [thing('x')] }]
    const after = patched(before, [
      { name: 'board', set: [thing('b', { at: [1, 1] }), thing('d')], order: ['d', 'a', 'b'] },
    ])
    expect(after[0]!.things.map((one) => one.id)).toEqual(['d', 'a', 'b'])
    expect(after[0]!.things[2]!.at).toEqual([1, 1])
    expect(after[1]).toBe(before[1])
  })

  it('keep the order when only looks change', () => {
    const after = patched([scene(thing('a'), thing('b'))], [{ name: 'board', set: [thing('a', { style: '--c:red' })] }])
    expect(after[0]!.things.map((one) => [one.id, one.style])).toEqual([
      ['a', '--c:red'],
      ['b', undefined],
    ])
  })
})

it('two equal tiles are twins; what looks different, or lies in another scene, is not', () => {
  const tile = (id: string, title = 'straight') => thing(id, { symbol: 'tile', title })
  const hand = { name: 'hand', things: [tile('hand-1'), tile('hand-2'), tile('hand-3', 'curve')] }
  const other = { name: 'pile', things: [tile('pile-1')] }
  expect([...twins([hand, other], new Set(['hand-1']))]).toEqual([['hand-2', 'hand-1']])
})
