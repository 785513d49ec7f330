/** Several numbers that are chosen together: what they cost, and the plan that takes all of it. */
import type { Amounts, Plan } from '../../generated/wire'

export const proposed = (section: Amounts): number[] => section.amounts.map((one) => one.start ?? 0)

export const priceOf = (section: Amounts, counts: number[]): number =>
  section.amounts.reduce((sum, one, i) => sum + one.price * (counts[i] ?? 0), 0)

/** How many of one could be taken at most, the others being what they are. */
export function mostOf(section: Amounts, counts: number[], at: number): number {
  const one = section.amounts[at]
  if (!one) return 0
  const left = section.money - priceOf(section, counts) + one.price * (counts[at] ?? 0)
  return Math.max(0, Math.min(one.most, one.price ? Math.floor(left / one.price) : one.most))
}

/** The plan that takes them; null if nothing is taken. */
export function planOf(section: Amounts, counts: number[]): Plan | null {
  const count = counts.reduce((sum, one) => sum + one, 0)
  if (!count) return null
  const price = priceOf(section, counts)
  const effect = { ...section.effect, args: { ...section.effect.args, count, price } }
  const taken = section.amounts.flatMap((one, i) => Array<string>(counts[i] ?? 0).fill(one.action))
  return { name: effect, effect, price, actions: [...taken, ...(section.last ?? [])] }
}
