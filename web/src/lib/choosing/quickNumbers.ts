/** Numbers to choose from at a click: all of a few, else those that are chosen most. */

/** So many fit into one line. */
const MOST = 8
/** Steps above the lowest one: near it one by one, then wider. */
const STEPS = [0, 1, 2, 3, 5, 9]

/** The numbers for one line: all values, or the lowest, some above them, the highest, and the one that is proposed. */
export function quickNumbers(values: number[], start: number): number[] {
  if (values.length <= MOST) return values
  const wanted = new Set([...STEPS.map((step) => values[step]), values.at(-1), start])
  return values.filter((one) => wanted.has(one))
}

/** The value nearest to a number that was typed. */
export const nearest = (values: number[], wanted: number): number =>
  values.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best), values[0] ?? 0)
