import { describe, expect, it } from 'vitest'
import {
  beyond,
  centred,
  focused,
  inSight,
  kept,
  legible,
  limited,
  middle,
  nameScale,
  onScreen,
  scaleOf,
  zoomed,
} from '../../../src/lib/table/viewport'

const whole = { x: 0, y: 0, w: 900, h: 600 }
const screen = { wide: 450, high: 300 }

it('a scene fills the screen as far as it can', () => {
  expect(scaleOf(whole, screen)).toBe(0.5)
  expect(scaleOf(whole, { wide: 450, high: 150 })).toBe(0.25)
  expect(scaleOf(whole, { wide: 0, high: 0 })).toBe(1)
  expect(onScreen(whole, { wide: 450, high: 150 })).toEqual({ x: -450, y: 0, w: 1800, h: 600 })
})

describe('limits', () => {
  it('nothing larger than the scene is shown', () => {
    expect(limited({ x: -900, y: -600, w: 2700, h: 1800 }, whole, screen)).toBeNull()
  })

  it('nothing nearer than a ninth', () => {
    expect(limited({ x: 400, y: 300, w: 1, h: 1 }, whole, screen)?.w).toBe(100)
  })

  it('the middle of what is shown is on the scene', () => {
    const found = limited({ x: 5000, y: -5000, w: 300, h: 200 }, whole, screen)!
    expect([found.x + found.w / 2, found.y + found.h / 2]).toEqual([900, 0])
  })
})

it('the point under the pointer stays where it is', () => {
  const found = zoomed(whole, screen, 2, { x: 450, y: 0 })
  expect(found).toEqual({ x: 450, y: 0, w: 450, h: 300 })
})

describe('focus', () => {
  it('is not nearer than a finger can tap', () => {
    const found = focused({ x: 100, y: 100, w: 20, h: 20 }, whole, screen)
    expect(found.w).toBe(560)
    expect(found.x + found.w / 2).toBe(110)
  })

  it('is not so far that the scene is a strip', () => {
    const tall = { wide: 390, high: 780 }
    expect(focused(whole, whole, tall).w).toBe(560)
    expect(focused({ ...whole, h: 1600 }, { ...whole, h: 1600 }, tall).w).toBe(800)
  })
})

it('a view is moved so that it shows nothing beyond the scene', () => {
  expect(kept({ x: -100, y: 500, w: 300, h: 200 }, whole)).toEqual({ x: 0, y: 400, w: 300, h: 200 })
  expect(kept({ x: -100, y: 0, w: 2000, h: 200 }, whole).x).toBe(-550)
})

describe('near enough to read', () => {
  it('is the whole scene where its words are large enough', () => {
    expect(legible(middle(whole), whole, screen, 0.5)).toBeNull()
    expect(legible(middle(whole), whole, screen, 0)).toBeNull()
    expect(legible(middle(whole), whole, { wide: 0, high: 0 }, 1)).toBeNull()
  })

  it('is a part of it where they would be too small', () => {
    const found = legible([450, 300], whole, screen, 1)!
    expect(found).toEqual({ x: 225, y: 150, w: 450, h: 300 })
    expect(scaleOf(found, screen)).toBe(1)
  })

  it('does not go over the edge of the scene', () => {
    expect(legible([0, 0], whole, screen, 1)).toEqual({ x: 0, y: 0, w: 450, h: 300 })
    expect(legible([900, 900], whole, screen, 1)).toEqual({ x: 450, y: 300, w: 450, h: 300 })
    expect(legible([0, 0], whole, { wide: 300, high: 900 }, 1)).toEqual({ x: 0, y: -150, w: 300, h: 900 })
  })
})

it('names can be read at any scale', () => {
  expect(nameScale(0.6)).toBe(1)
  expect(21.5 * 0.2 * nameScale(0.2)).toBeCloseTo(11, 1)
  expect(21.5 * 3 * nameScale(3)).toBeCloseTo(16, 0)
})

describe('out of sight', () => {
  const shown = { x: 0, y: 0, w: 450, h: 300 }

  it('is what lies beyond an edge: the nearest thing on each side', () => {
    const points: [number, number][] = [
      [10, 10],
      [-50, 20],
      [-20, 20],
      [100, 900],
    ]
    expect(beyond(points, shown, screen)).toEqual([
      { side: 'left', at: [-20, 20] },
      { side: 'bottom', at: [100, 900] },
    ])
    expect(beyond([[10, 10]], shown, screen)).toEqual([])
  })

  it('is brought into the middle', () => {
    expect(centred(shown, [-20, 20])).toEqual({ x: -245, y: -130, w: 450, h: 300 })
  })

  it('is a scene that has grown beyond the screen', () => {
    expect(inSight({ x: 0, y: 0, w: 450, h: 300 }, shown, screen)).toBe(true)
    expect(inSight({ x: -120, y: 0, w: 570, h: 300 }, shown, screen)).toBe(false)
  })
})
