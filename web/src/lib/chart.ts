/** The chart of points over a game, in the units of its drawing. */

export const SIZE = { width: 1040, height: 340, left: 40, right: 40, top: 14, bottom: 30 }
/** End labels stand at least so far apart. */
const APART = 16

export interface Chart {
  /** The number of the last action. */
  last: number
  x: (action: number) => number
  y: (points: number) => number
  grid: number[]
}

export interface Curve {
  seat: number
  path: string
  end: number
}

export function chart(scores: number[][]): Chart {
  const all = scores.flat()
  const low = Math.min(0, ...all)
  const high = Math.max(1, ...all)
  const last = Math.max(1, scores.length - 1)
  const { width, height, left, right, top, bottom } = SIZE
  return {
    last,
    x: (action) => left + ((width - left - right) * action) / last,
    y: (points) => top + ((height - top - bottom) * (high - points)) / (high - low),
    grid: gridLines(low, high),
  }
}

/** About five round numbers between two. */
export function gridLines(low: number, high: number): number[] {
  const rough = (high - low) / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const size = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? power
  const first = Math.ceil(low / size)
  const count = Math.floor(high / size) - first + 1
  return Array.from({ length: count }, (_, i) => (first + i) * size)
}

/** The line of a seat: a point for each action after or before which its points change. */
export function curve(scores: number[][], seat: number, { x, y }: Chart): Curve {
  const points = scores.map((row) => row[seat] ?? 0)
  const turns = points
    .map((value, i) => ({ value, i }))
    .filter(({ value, i }) => value !== points[i - 1] || value !== points[i + 1])
  return {
    seat,
    path: turns.map(({ value, i }) => `${x(i).toFixed(1)},${y(value).toFixed(1)}`).join(' '),
    end: points.at(-1) ?? 0,
  }
}

/** Where the curves' last points are written: beside their ends, moved apart. */
export function endLabels(curves: Curve[], { y }: Chart): { seat: number; end: number; at: number }[] {
  const found = [...curves].sort((a, b) => b.end - a.end).map(({ seat, end }) => ({ seat, end, at: y(end) }))
  for (let i = 1; i < found.length; i++) found[i]!.at = Math.max(found[i]!.at, found[i - 1]!.at + APART)
  return found
}
