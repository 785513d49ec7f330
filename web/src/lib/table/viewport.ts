/** What part of a scene is in sight: a box that is moved and sized by hand, within limits. */
import type { Box } from './scene'
import type { Scenery } from '../generated/wire'

/** A screen, in pixels. */
export interface Screen {
  wide: number
  high: number
}

/** So many times a scene can be enlarged. */
const CLOSEST = 9
/** Less of a scene is not shown by itself, in its units. */
const LEAST_IN_SIGHT = 560

/** Pixels of the screen for a unit of the scene. */
export const scaleOf = (shown: Box, { wide, high }: Screen): number => Math.min(wide / shown.w, high / shown.h) || 1

/** A view as it really is: in the shape of the screen. */
export function onScreen(shown: Box, screen: Screen): Box {
  const scale = scaleOf(shown, screen)
  const w = screen.wide / scale
  const h = screen.high / scale
  return { x: shown.x + shown.w / 2 - w / 2, y: shown.y + shown.h / 2 - h / 2, w, h }
}

/** A wanted view within the limits: its middle on the scene, not too near; null is the whole scene. */
export function limited(wanted: Box, whole: Box, { wide, high }: Screen): Box | null {
  const aspect = high && wide ? high / wide : whole.h / whole.w
  const most = Math.max(whole.w, whole.h / aspect)
  const w = Math.min(most, Math.max(whole.w / CLOSEST, wanted.w))
  if (w >= most * 0.995) return null
  const h = w * aspect
  const cx = Math.min(whole.x + whole.w, Math.max(whole.x, wanted.x + wanted.w / 2))
  const cy = Math.min(whole.y + whole.h, Math.max(whole.y, wanted.y + wanted.h / 2))
  return { x: cx - w / 2, y: cy - h / 2, w, h }
}

/** A view enlarged so that a point of the screen stays where it is. */
export function zoomed(shown: Box, screen: Screen, factor: number, at: { x: number; y: number }): Box {
  const now = onScreen(shown, screen)
  const w = now.w / factor
  const h = now.h / factor
  const fx = at.x / (screen.wide || 1)
  const fy = at.y / (screen.high || 1)
  return { x: now.x + (now.w - w) * fx, y: now.y + (now.h - h) * fy, w, h }
}

/** A view of what should be in sight: near enough to tap, and never so far that the scene is a strip across the screen. */
export function focused(focus: Box, whole: Box, { wide, high }: Screen): Box {
  const widest = Math.max(LEAST_IN_SIGHT, whole.h * (wide / high))
  const w = Math.min(Math.max(focus.w, focus.h * (wide / high), LEAST_IN_SIGHT), widest)
  const h = w * (high / wide)
  return { x: focus.x + focus.w / 2 - w / 2, y: focus.y + focus.h / 2 - h / 2, w, h }
}

/** The middle of a box. */
export const middle = ({ x, y, w, h }: Box): [number, number] => [x + w / 2, y + h / 2]

/** Where the middle of something of a size goes, so that it stays within a stretch. */
const within = (at: number, size: number, from: number, all: number): number =>
  size >= all ? from + all / 2 : Math.min(from + all - size / 2, Math.max(from + size / 2, at))

/** A view moved so that it shows nothing beyond the edges of the scene, as far as it can. */
export const kept = (shown: Box, whole: Box): Box => {
  const [x, y] = middle(shown)
  const { w, h } = shown
  return { x: within(x, w, whole.x, whole.w) - w / 2, y: within(y, h, whole.y, whole.h) - h / 2, w, h }
}

/** A view about a point in which a unit takes so many pixels: near enough to read. Null is the whole scene, where that is. */
export function legible([x, y]: [number, number], whole: Box, screen: Screen, least: number): Box | null {
  if (!screen.wide || !screen.high || scaleOf(whole, screen) >= least) return null
  const w = screen.wide / least
  const h = screen.high / least
  const cx = within(x, w, whole.x, whole.w)
  const cy = within(y, h, whole.y, whole.h)
  return { x: cx - w / 2, y: cy - h / 2, w, h }
}

/** The size of names on a map, in its units, and between what they are kept on the screen, in pixels. */
const NAME = { drawn: 21.5, least: 11, most: 16 }

/** How much larger names are drawn, so that they can be read at any scale. */
export function nameScale(scale: number): number {
  const size = NAME.drawn * scale
  return Math.round((100 * Math.min(NAME.most, Math.max(NAME.least, size))) / size) / 100
}

/** Whether a box lies within what is in sight. */
export const inSight = (box: Box, shown: Box, screen: Screen): boolean => {
  const { x, y, w, h } = onScreen(shown, screen)
  return box.x >= x && box.y >= y && box.x + box.w <= x + w && box.y + box.h <= y + h
}

export type Side = 'left' | 'right' | 'top' | 'bottom'

/** On which sides points are out of sight, and the nearest point there. */
export function beyond(points: [number, number][], shown: Box, screen: Screen): { side: Side; at: [number, number] }[] {
  const { x, y, w, h } = onScreen(shown, screen)
  const found = new Map<Side, { at: [number, number]; far: number }>()
  for (const at of points) {
    const over: [Side, number][] = [
      ['left', x - at[0]],
      ['right', at[0] - x - w],
      ['top', y - at[1]],
      ['bottom', at[1] - y - h],
    ]
    const [side, far] = over.reduce((most, one) => (one[1] > most[1] ? one : most))
    if (far > 0 && far < (found.get(side)?.far ?? Infinity)) found.set(side, { at, far })
  }
  return [...found].map(([side, { at }]) => ({ side, at }))
}

/** A view of the same size with a point in its middle. */
export const centred = (shown: Box, [x, y]: [number, number]): Box => ({
  ...shown,
  x: x - shown.w / 2,
  y: y - shown.h / 2,
})

/** No text that must be read is smaller on the screen, in pixels, or larger on a drawing than fits there, in units. */
export const LEAST = 11
export const LARGEST = 30

/** How large words of a drawing are at least, in its units, where it is drawn so many pixels to a unit. */
export const leastAt = (scale: number): number => Math.min(LARGEST, Math.ceil((10 * LEAST) / scale) / 10)

/** The style of a place so many pixels wide in which a drawing has room: words are not smaller there. */
export const least = (scene: Pick<Scenery, 'box'>, wide: number): string =>
  wide > 0 ? `--least:${leastAt(wide / scene.box[2])}px` : ''
