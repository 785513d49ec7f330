/** Times, dates, clocks and paces in the reader's language. */
import type { Pace } from '../generated/wire'

function date(value: number | string): Date {
  if (typeof value === 'string') return new Date(value)
  return new Date(value < 1e11 ? value * 1000 : value)
}

export const clockTime = (value: number | string, language: string): string =>
  date(value).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** Today as a time, this week as a weekday, earlier as a date. */
export function when(value: number | string, language: string, now = new Date()): string {
  const then = date(value)
  if (then.toDateString() === now.toDateString()) return clockTime(value, language)
  if (now.getTime() - then.getTime() < 6 * 86_400_000) return then.toLocaleDateString(language, { weekday: 'short' })
  return then.toLocaleDateString(language, { day: 'numeric', month: 'short' })
}

/** A day to come: weekday and date. */
export const dayAhead = (value: number | string, language: string): string =>
  date(value).toLocaleDateString(language, { weekday: 'short', day: 'numeric', month: 'short' })

/** A day, of this year as it seems. */
export const dayMonth = (value: number, language: string): string =>
  date(value).toLocaleDateString(language, { day: 'numeric', month: 'short' })

/** A date with its year. */
export const fullDate = (value: number | string, language: string): string =>
  date(value).toLocaleDateString(language, { dateStyle: 'medium' })

/** Seconds as 1:12:40, or in days from two on. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  if (whole >= 2 * 86_400) return `${Math.floor(whole / 86_400)} d`
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`
}

/** What is left at a table of days, in days, hours and minutes: nobody counts its seconds. */
export function longClock(seconds: number): string {
  const minutes = Math.max(0, Math.floor(seconds / 60))
  const [d, h, min] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60]
  if (d) return `${d} d ${h} h`
  return h ? `${h} h ${min} min` : `${min} min`
}

/** For how many players a game is, in words. */
export function playersText(sizes: number[], say: (id: string, args: Record<string, number>) => string): string {
  const low = sizes[0] ?? 0
  const high = sizes.at(-1) ?? 0
  return low === high ? say('players-number', { number: low }) : say('players-range', { low, high })
}

export function paceShort(
  pace: Pace | null | undefined,
  say: (id: string, args?: Record<string, number>) => string,
): string {
  if (!pace || pace.kind === 'none') return say('pace-none-short')
  if (pace.kind === 'live') return say('pace-live-short')
  if (pace.kind === 'hours') return `${pace.hours} h`
  if (pace.kind === 'bank') return `${pace.days} d + ${pace.increment} h`
  return say('pace-days-short', { days: pace.days })
}

/** A pace in full. */
export function paceText(pace: Pace, say: (id: string, args?: Record<string, number>) => string): string {
  if (pace.kind === 'none') return say('pace-none')
  if (pace.kind === 'live') return say('pace-live-minutes', { minutes: Math.round(pace.bank / 60) })
  if (pace.kind === 'hours') return say('pace-hours', { hours: pace.hours })
  if (pace.kind === 'bank') return say('pace-bank-days', { days: pace.days, hours: pace.increment })
  return say('pace-days', { days: pace.days })
}
