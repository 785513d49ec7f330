/** Times of day and time zones as the settings show them. */

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

/** All time zones that the browser knows, with the one that is chosen and that of this device. */
export function zones(chosen: string): string[] {
  const known = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : []
  return [...new Set([...known, 'UTC', chosen, deviceZone()])].filter(Boolean).sort()
}
