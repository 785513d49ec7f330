/** Points as bars by their source: what was won one beside the other, what was taken off as a bracket at the end. */

export interface Bar {
  /** What adds to the points, in order. */
  parts: { source: string; points: number }[]
  /** What is taken off, all together. */
  off: number
}

/** What the points are made of; a game that names one source only has nothing to add up. */
export function sourcesOf(breakdown: Record<string, number>[]): string[] {
  const found = [...new Set(breakdown.flatMap((row) => Object.keys(row)))]
  return found.length > 1 ? found : []
}

/** The bar of a seat; without sources it is one part. */
export function barOf(row: Record<string, number>, sources: string[], total: number): Bar {
  if (!sources.length) return { parts: [{ source: '', points: Math.max(0, total) }], off: Math.max(0, -total) }
  const values = sources.map((source) => ({ source, points: row[source] ?? 0 }))
  return {
    parts: values.filter(({ points }) => points > 0),
    off: -values.reduce((sum, { points }) => sum + Math.min(0, points), 0),
  }
}

/** So many patterns tell parts apart. */
export const LOOKS = 6

export const sumOf = ({ parts }: Bar): number => parts.reduce((sum, { points }) => sum + points, 0)

/** How long the longest bar is, in points. */
export const longest = (bars: Bar[]): number => Math.max(1, ...bars.map((bar) => Math.max(bar.off, sumOf(bar))))

/** Sources that only take off in this game: they have no part of a bar. */
export const takenOff = (breakdown: Record<string, number>[], source: string): boolean =>
  breakdown.some((row) => (row[source] ?? 0) < 0) && !breakdown.some((row) => (row[source] ?? 0) > 0)
