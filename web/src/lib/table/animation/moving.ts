/** Things that move on a way of their own when their place changes. */
import { isStill } from '../../app/reducedMotion'
import type { Thing } from '../../generated/wire'

type Point = [number, number]

/** How long it takes, in ms: for each point of the way, and at most. */
const TIME = { point: 260, most: 1400 }

const nearest = (way: Point[], [x, y]: Point): number => {
  const far = way.map((point) => Math.hypot(point[0] - x, point[1] - y))
  return far.indexOf(Math.min(...far))
}

/** The points from one place to another along a way, in the direction that leads there. */
export function passed(way: Point[], from: Point, to: Point): Point[] {
  const [a, b] = [nearest(way, from), nearest(way, to)]
  const between = a <= b ? way.slice(a, b + 1) : way.slice(b, a + 1).reverse()
  // The ends are where the thing was and will be, beside the way: what is nearest to them is passed, not visited.
  return [from, ...between.slice(1, -1), to]
}

/** An action for a drawn thing: it travels along its way; nothing moves for who wants it still. */
export function moving(node: SVGElement, thing: Thing): { update: (next: Thing) => void } {
  let at = thing.at
  return {
    update(next: Thing): void {
      const [from, to] = [at, next.at]
      at = to
      const way = (next.along ?? []) as Point[]
      if (way.length < 2 || (from[0] === to[0] && from[1] === to[1]) || isStill() || !node.animate) return
      const points = passed(way, from, to)
      const steps = points.map(([x, y]) => ({ transform: `translate(${x}px,${y}px)` }))
      node.animate(steps, { duration: Math.min(TIME.most, TIME.point * (points.length - 1)), easing: 'ease-in-out' })
    },
  }
}
