/** Being away: times of day, days and time zones as they are written and read. */
import type { MyAway, MyStandIn } from './types'

/** Minutes after midnight as 07:30. */
export const asTime = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

export function asMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** All time zones that the browser knows, and those that are named anyway. */
export function zones(...named: string[]): string[] {
  const known = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : []
  return [...new Set([...named.filter((name) => name && name !== 'UTC'), ...known])].sort()
}

/** A day as 2026-07-14, as it is said. */
export const dayText = (day: string, language: string): string =>
  new Date(`${day}T12:00:00`).toLocaleDateString(language, { day: 'numeric', month: 'long' })

/** Who plays for me at a table, as far as I said it of this one; without one, of all. */
export const planOf = (away: MyAway, table: string): MyStandIn | undefined =>
  away.stand_ins.find((plan) => (plan.table ?? '') === table)
