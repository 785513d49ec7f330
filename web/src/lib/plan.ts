/** A table that is being planned: which game by which options, who sits where, at which pace; and what the server is asked. */
import { driver, usualBot } from './bots'
import type { GameInfo, Option, Pace } from './types'

export type Value = string | number | boolean

export interface SeatPlan {
  kind: 'me' | 'open' | 'bot' | 'invited'
  bot: string
  name: string
}

/** The rules of a table: a preset, and what was chosen besides. */
export interface RulesPlan {
  preset: string
  own: Record<string, Value>
}

export interface TimePlan {
  pace: 'none' | 'live' | 'day1' | 'day3'
  /** Minutes of each player, and seconds that a move adds. */
  bank: number
  increment: number
  fallback: 'bot' | 'resign' | 'wait'
}

export interface HousePlan {
  privacy: 'public' | 'private'
  practice: boolean
}

// -- rules

export const firstPreset = (game: GameInfo | undefined): string => Object.keys(game?.presets ?? {})[0] ?? ''

const given = (game: GameInfo, preset: string, option: Option): Value =>
  game.presets[preset]?.[option.name] ?? option.default

/** The value of every option. */
export function optionValues(game: GameInfo, { preset, own }: RulesPlan): Record<string, Value> {
  return Object.fromEntries(
    game.options.map((option) => [option.name, own[option.name] ?? given(game, preset, option)]),
  )
}

/** The options that differ from what the preset says. */
export function changedOptions(game: GameInfo, { preset, own }: RulesPlan): string[] {
  return game.options
    .filter((option) => option.name in own && own[option.name] !== given(game, preset, option))
    .map((option) => option.name)
}

/** How many options are in sight at once; the others are a click away. */
export const inSight = (game: GameInfo): number => (game.options.length > 4 ? 2 : 4)

/** A set of seats is written 0,2; "all" is everybody. */
export const seatsOf = (value: Value | undefined): number[] =>
  String(value ?? '')
    .split(',')
    .filter((part) => /^\d+$/.test(part))
    .map(Number)

/** A set of seats with one seat put in or taken out. */
export function toggled(value: Value | undefined, seat: number): string {
  const chosen = seatsOf(value)
  const next = chosen.includes(seat) ? chosen.filter((one) => one !== seat) : [...chosen, seat]
  return next.length ? next.sort((a, b) => a - b).join(',') : 'all'
}

// -- seats

/** The size of a game that is nearest to a wanted one. */
export function nearestSize(game: GameInfo, wanted: number): number {
  const smallest = game.seats[0] ?? wanted
  const largest = game.seats.at(-1) ?? wanted
  return Math.min(largest, Math.max(smallest, wanted))
}

/** So many seats: those there are stay, new ones are bots' but the first. */
export function resized(seats: SeatPlan[], size: number, bots: string[]): SeatPlan[] {
  const made = (i: number): SeatPlan => ({ kind: i === 0 ? 'me' : 'bot', bot: usualBot(bots), name: '' })
  return Array.from({ length: size }, (_, i) => seats[i] ?? made(i))
}

/** Who takes a seat, as one word for a list: "open", "bot:greedy". */
export const taker = (seat: SeatPlan): string => (seat.kind === 'bot' ? `bot:${seat.bot}` : seat.kind)

export function takenBy(seat: SeatPlan, taker: string): SeatPlan {
  const [kind, bot = seat.bot] = taker.split(':')
  return { ...seat, kind: kind as SeatPlan['kind'], bot }
}

/** Whether a seat has a name of its own: who is invited, and further players at this screen. */
export const isNamed = (seat: SeatPlan, number: number): boolean =>
  seat.kind === 'invited' || (seat.kind === 'me' && number > 0)

// -- time

export const days = (time: TimePlan): number => (time.pace === 'day1' ? 1 : 3)

export function paceOf(time: TimePlan): Pace {
  if (time.pace === 'none') return { kind: 'none' }
  if (time.pace === 'live') return { kind: 'live', bank: time.bank * 60, increment: time.increment }
  return { kind: 'days', days: days(time) }
}

// -- what the server is asked

export interface Plan {
  name: string
  game: GameInfo
  rules: RulesPlan
  seats: SeatPlan[]
  time: TimePlan
  house: HousePlan
  language: string
  /** What who has no name is called. */
  guest: string
}

export function request(plan: Plan): Record<string, unknown> {
  const { game, rules, time, house } = plan
  const changed = changedOptions(game, rules).map((option) => [option, rules.own[option]])
  return {
    name: plan.name,
    game: game.name,
    options: { ...(rules.preset ? { preset: rules.preset } : {}), ...Object.fromEntries(changed) },
    seats: plan.seats.map((seat, i) => seatRequest(seat, i, plan.guest)),
    pace: paceOf(time),
    fallback: time.fallback,
    ...house,
    language: plan.language,
  }
}

function seatRequest(seat: SeatPlan, number: number, guest: string): Record<string, unknown> {
  if (seat.kind === 'bot') return { kind: seat.kind, bot: seat.bot, name: driver(number) }
  if (seat.kind === 'invited' || (seat.kind === 'me' && seat.name)) return { kind: seat.kind, name: seat.name || guest }
  return { kind: seat.kind }
}
