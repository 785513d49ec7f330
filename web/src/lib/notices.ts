/** What somebody can be told of and how, and times as the settings show them. */
import type { WaysOf } from './types'

export const KINDS = ['turn', 'reminder', 'game', 'chat', 'group'] as const
export const WAYS = ['mail', 'digest', 'push', 'hook'] as const
export type Kind = (typeof KINDS)[number]
export type Way = (typeof WAYS)[number]

/** The ways with one more or one less. */
export function toggled(ways: WaysOf, kind: Kind, way: Way, on: boolean): WaysOf {
  const others = ways[kind].filter((one) => one !== way)
  return { ...ways, [kind]: on ? WAYS.filter((one) => one === way || others.includes(one)) : others }
}

/** Minutes after midnight as a clock shows them: 22:05. */
export const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** What a clock shows as minutes after midnight; nonsense is midnight. */
export function minutes(shown: string): number {
  const [hours = 0, rest = 0] = shown.split(':').map(Number)
  const found = hours * 60 + rest
  return Number.isInteger(found) && found >= 0 && found < 1440 ? found : 0
}

/** The time zone of this device; empty if it does not say. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone ?? ''

/** All time zones, with the one that is chosen. */
export function zones(chosen: string): string[] {
  const known = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen, deviceZone()])
  return [...known].filter(Boolean).sort()
}
