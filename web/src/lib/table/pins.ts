// Where the number stands that points at a thing: at its upper left edge, beside what is small, below a cube that lies
// among others; so that it covers no word and no piece. And always in sight.
import { symbolBox } from './symbols'
import type { Thing } from '../generated/wire'

export interface Pin {
  at: [number, number]
  text: string
  /** The id of what it points at. */
  thing: string
}

/** What is smaller on the screen has its number below it, in pixels. */
const SMALL = 44
/** Half a number with its rim, in pixels. */
const HALF = 13
/** How far from the middle to the corner of its box the edge of a hexagon is, and how wide its box is for its height. */
const EDGE = 0.75
const HEXAGON = 2 / Math.sqrt(3)

export function pinPlace(pin: Pin, thing: Thing | undefined, viewBox: string | undefined, pixel: number): Point {
  const [x, y] = pin.at
  const box = thing ? symbolBox(thing.symbol) : { x: 0, y: 0, w: 0, h: 0 }
  const small = Math.max(box.w, box.h) < SMALL * pixel
  const edge = Math.abs(box.w / (box.h || 1) - HEXAGON) < 0.1 ? EDGE : 1
  let found: Point = [x + edge * box.x, y + edge * box.y]
  if (small) found = isCube(thing) ? [x, y + box.y + box.h + HALF * pixel] : [x + box.x - HALF * pixel, y]
  const [left, top, width, height] = (viewBox ?? '').split(' ').map(Number)
  if (height === undefined || !inside(pin.at, left!, top!, width!, height)) return found
  const room = HALF * pixel
  return [within(found[0], left! + room, left! + width! - room), within(found[1], top! + room, top! + height - room)]
}

type Point = [number, number]
const isCube = (thing: Thing | undefined): boolean => !!thing?.symbol.startsWith('cube')
const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))
const inside = ([x, y]: Point, left: number, top: number, width: number, height: number): boolean =>
  x >= left && x <= left + width && y >= top && y <= top + height
