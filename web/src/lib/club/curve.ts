/** The curve of a rating: a band for its ±, a line for the rating, in a box of 1000 by 300; few games are dots. */
import type { CurvePoint } from '../generated/wire'

const WIDTH = 1000
const HEIGHT = 300
/** Of fewer games there are dots instead of a line. */
const FEW = 5

export interface Drawn {
  band: string
  line: string
  dots: { x: number; y: number }[]
  /** Full hundreds with their height. */
  ticks: { value: number; y: number }[]
}

export function drawn(points: CurvePoint[]): Drawn {
  const low = Math.floor(Math.min(...points.map((one) => one.rating - one.margin)) / 100) * 100
  const high = Math.ceil(Math.max(...points.map((one) => one.rating + one.margin)) / 100) * 100
  const since = points[0]?.ended ?? 0
  const until = points.at(-1)?.ended ?? 1
  const x = (time: number): number => Math.round(until > since ? (WIDTH * (time - since)) / (until - since) : WIDTH / 2)
  const y = (value: number): number => Math.round(HEIGHT - (HEIGHT * (value - low)) / Math.max(1, high - low))
  const at = (time: number, value: number): string => `${x(time)} ${y(value)}`
  const top = points.map((one) => at(one.ended, one.rating + one.margin))
  const bottom = points.map((one) => at(one.ended, one.rating - one.margin)).reverse()
  const step = Math.max(1, Math.ceil((high - low) / 500)) * 100
  const ticks: Drawn['ticks'] = []
  for (let value = Math.ceil(low / step) * step; value <= high; value += step) ticks.push({ value, y: y(value) })
  return {
    band: `M${[...top, ...bottom].join('L')}Z`,
    line: points.length < FEW ? '' : `M${points.map((one) => at(one.ended, one.rating)).join('L')}`,
    dots: points.length < FEW ? points.map((one) => ({ x: x(one.ended), y: y(one.rating) })) : [],
    ticks,
  }
}

/** Seconds as somebody says them: 12 min, 7 h, 3 d. */
export function roughly(seconds: number): string {
  if (seconds < 5400) return `${Math.max(1, Math.round(seconds / 60))} min`
  return seconds < 129_600 ? `${Math.round(seconds / 3600)} h` : `${Math.round(seconds / 86_400)} d`
}
