/** A plan that a player draws over the board, for himself alone: rings, arrows, strokes. The server keeps it. */
import { get, put } from '../core/api'
import type { Mark, Sketch } from '../generated/wire'

export type Tool = Mark['kind'] | 'erase'
export type Point = [number, number]

/** It is saved so long after the last stroke, in milliseconds. */
const SETTLED = 500
/** A stroke has so many points at most; then it is thinned out. */
const MOST_POINTS = 200
const MOST_MARKS = 200
/** So far around a point something is rubbed out, or a field is meant, in units of the scene. */
const REACH = 40

const far = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by)

/** How far a point is from a piece of a line. */
function beside(at: Point, a: Point, b: Point): number {
  const length = far(a, b) ** 2
  const part = length ? ((at[0] - a[0]) * (b[0] - a[0]) + (at[1] - a[1]) * (b[1] - a[1])) / length : 0
  const on = Math.min(1, Math.max(0, part))
  return far(at, [a[0] + on * (b[0] - a[0]), a[1] + on * (b[1] - a[1])])
}

/** Whether a mark goes through a point, or close by. */
export function touches({ points }: Mark, at: Point): boolean {
  const spots = points as Point[]
  if (spots.length === 1) return far(spots[0]!, at) < REACH
  return spots.slice(1).some((point, i) => beside(at, spots[i]!, point) < REACH / 2)
}

/** The place that is meant by a point: the nearest of some, if it is near. */
export function snapped(at: Point, places: Point[]): Point {
  const nearest = places.reduce<Point | null>((best, one) => (!best || far(one, at) < far(best, at) ? one : best), null)
  return nearest && far(nearest, at) < REACH ? nearest : at
}

const rounded = (points: Point[]): Point[] => points.map(([x, y]) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10])

export class Sketching {
  marks = $state.raw<Mark[]>([])
  /** Whether the pointer draws. */
  drawing = $state(false)
  tool = $state<Tool>('arrow')
  /** It was not saved: the server does not answer. */
  unsaved = $state(false)
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly table: string) {}

  async load(): Promise<void> {
    this.marks = (await get<Sketch>(`/tables/${this.table}/sketch`)).marks
  }

  /** Draws through points, by the tool in hand. */
  draw(points: Point[], places: Point[]): void {
    const first = points[0]
    const last = points.at(-1)
    if (!first || !last || this.tool === 'erase' || this.marks.length >= MOST_MARKS) return
    const every = Math.ceil(points.length / MOST_POINTS)
    const drawn: Record<Mark['kind'], Point[]> = {
      ring: [snapped(last, places)],
      arrow: [snapped(first, places), snapped(last, places)],
      stroke: points.filter((_, i) => i % every === 0 || i === points.length - 1),
    }
    if (this.tool === 'arrow' && far(first, last) < 1) return
    this.change([...this.marks, { kind: this.tool, points: rounded(drawn[this.tool]), colour: 0 }])
  }

  /** Rubs out what goes through a point. */
  erase(at: Point): void {
    const left = this.marks.filter((mark) => !touches(mark, at))
    if (left.length < this.marks.length) this.change(left)
  }

  clear(): void {
    this.change([])
  }

  private change(marks: Mark[]): void {
    this.marks = marks
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.save(), SETTLED)
  }

  /** Saves at once what is still to be saved. */
  async settle(): Promise<void> {
    if (this.timer) await this.save()
  }

  private async save(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    try {
      await put(`/tables/${this.table}/sketch`, { marks: this.marks } satisfies Sketch)
      this.unsaved = false
    } catch {
      this.unsaved = true
    }
  }
}
