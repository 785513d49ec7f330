/** The chart of points over a game, in the units of its drawing. */

export interface Sheet {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
}

export const SIZE: Sheet = { width: 1040, height: 340, left: 40, right: 40, top: 14, bottom: 30 }
/** On a phone: a unit is about a pixel there, so that its words can be read. */
export const NARROW: Sheet = { width: 340, height: 240, left: 34, right: 38, top: 14, bottom: 26 }
/** How high it is where there is little room. */
export const LOW = 190
/** End labels stand at least so far apart. */
const APART = 16

export interface Chart {
  sheet: Sheet
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

export function chart(scores: number[][], sheet = SIZE): Chart {
  const all = scores.flat()
  const low = Math.min(0, ...all)
  const high = Math.max(1, ...all)
  const last = Math.max(1, scores.length - 1)
  const { width, height, left, right, top, bottom } = sheet
  return {
    sheet,
    last,
    x: (action) => left + ((width - left - right) * action) / last,
    y: (points) => top + ((height - top - bottom) * (high - points)) / (high - low),
    grid: gridLines(low, high),
  }
}

/** About five round whole numbers between two: points are whole. */
export function gridLines(low: number, high: number): number[] {
  const rough = Math.max(1, (high - low) / 5)
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

/** Where the curves' last points are written: beside their ends, moved apart, and above the axis. */
export function endLabels(curves: Curve[], { y, sheet }: Chart): { seat: number; end: number; at: number }[] {
  const found = [...curves].sort((a, b) => b.end - a.end).map(({ seat, end }) => ({ seat, end, at: y(end) }))
  for (let i = 1; i < found.length; i++) found[i]!.at = Math.max(found[i]!.at, found[i - 1]!.at + APART)
  let lowest = sheet.height - sheet.bottom
  for (const label of [...found].reverse()) {
    label.at = Math.min(label.at, lowest)
    lowest = label.at - APART
  }
  return found
}
