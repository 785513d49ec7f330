/** The way of a piece along drawn lines, as points to pass one after the other. */
import { isRouteLine } from '../../gameContract'
import type { Thing } from '../../generated/wire'

export type Point = [number, number]

/** The lines of a route in the order of travel. */
export const lines = (route: Thing[]): Thing[] => route.filter(isRouteLine)

/** A point of a symbol where its thing lies. */
export function laid(thing: Thing, [x, y]: Point): Point {
  const angle = ((thing.turn ?? 0) * Math.PI) / 180
  return [
    thing.at[0] + x * Math.cos(angle) - y * Math.sin(angle),
    thing.at[1] + x * Math.sin(angle) + y * Math.cos(angle),
  ]
}

const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])

/** All points of a route: each line is turned so that it begins where the one before ended. */
export function travelled(route: Thing[], along: (symbol: string) => Point[]): Point[] {
  const runs = lines(route).map((thing) => along(thing.symbol).map((point) => laid(thing, point)))
  const found: Point[] = []
  runs.forEach((run, i) => {
    if (run.length < 2) return
    const first = run[0]!
    const last = run.at(-1)!
    const next = runs[i + 1]
    const before = found.at(-1)
    const back = before
      ? apart(last, before) < apart(first, before)
      : !!next?.length &&
        Math.min(apart(first, next[0]!), apart(first, next.at(-1)!)) <
          Math.min(apart(last, next[0]!), apart(last, next.at(-1)!))
    found.push(...(back ? run.reverse() : run))
  })
  return found
}
