/** Keys for lists that are drawn anew: what means the same keeps its place in the page, so that a click finds it. */
import type { Effect, Plan, Section } from '../generated/wire'

export const told = ({ id, seat, args }: Effect): string => JSON.stringify([id, seat, args])

/** What an answer does, or what is said, as a key. */
export const planKey = (plan: Plan): string =>
  [
    ...plan.actions,
    ...(plan.later ?? []).map((action) => `later ${action}`),
    ...(plan.until ?? []).map((kind) => `until ${kind}`),
  ].join('\n')
export const rowKey = ({ name, plan }: { name: Effect; plan?: Plan | null }): string =>
  plan ? planKey(plan) : told(name)

/** A section is the same as long as it is of the same kind and about the same. */
export const sectionKey = (section: Section): string => {
  const said = 'text' in section ? section.text : 'name' in section ? section.name : section.title
  return `${section.kind} ${said.id}`
}

/** The members of a list, each with a key of its own: equal ones are counted. */
export function keyed<T>(list: readonly T[], keyOf: (one: T) => string): { key: string; one: T }[] {
  const seen = new Map<string, number>()
  return list.map((one) => {
    const key = keyOf(one)
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    return { key: count > 1 ? `${key} ${count}` : key, one }
  })
}
