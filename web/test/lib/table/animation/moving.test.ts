import { expect, test, vi } from 'vitest'
import { moving, passed } from '../../../../src/lib/table/animation/moving'
import type { Thing } from '../../../../src/lib/generated/wire'

const WAY: [number, number][] = [
  [0, 0],
  [120, 0],
  [120, 120],
  [240, 120],
]
const ship = (at: [number, number]): Thing => ({ id: 'ship', symbol: 'ship', at, along: WAY })

test('a thing passes the points of its way between two places, in either direction', () => {
  expect(passed(WAY, [10, 5], [235, 110])).toEqual([
    [10, 5],
    [120, 0],
    [120, 120],
    [235, 110],
  ])
  expect(passed(WAY, [235, 110], [10, 5])).toEqual([
    [235, 110],
    [120, 120],
    [120, 0],
    [10, 5],
  ])
  expect(passed(WAY, [110, 5], [120, 110])).toEqual([
    [110, 5],
    [120, 110],
  ])
})

test('it travels when its place changes, and stands still for who wants that', () => {
  const animate = vi.fn()
  const action = moving({ animate } as unknown as SVGElement, ship([0, 0]))
  action.update(ship([0, 0]))
  expect(animate).not.toHaveBeenCalled()
  action.update(ship([240, 120]))
  expect(animate).toHaveBeenCalledOnce()
  document.documentElement.dataset.motion = 'none'
  action.update(ship([0, 0]))
  expect(animate).toHaveBeenCalledOnce()
  delete document.documentElement.dataset.motion
})
