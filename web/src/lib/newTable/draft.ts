/** A table that is being planned: which game by which options, who sits where, at which pace; and what the server is asked. */
import { MAP } from '../gameContract'
import { driver, usualBot } from './bots'
import type { GameInfo, NewSeat, NewStanding, NewTable, Option, OptionValue, Pace } from '../generated/wire'

export interface SeatPlan {
  kind: NewSeat['kind']
  bot: string
  name: string
}

/** The rules of a table: a preset, and what was chosen besides. */
export interface RulesPlan {
  preset: string
  own: Record<string, OptionValue>
}

export interface TimePlan {
  pace: 'none' | 'live' | 'day1' | 'day3' | 'hours' | 'bank'
  /** Minutes of each player, and seconds that a move adds. */
  bank: number
  increment: number
  /** Waking hours for a move. */
  hours: number
  /** Days of each player, and hours that a turn adds. */
  bankDays: number
  bankHours: number
  fallback: NonNullable<NewTable['fallback']>
}

export interface HousePlan {
  privacy: NonNullable<NewTable['privacy']>
  practice: boolean
  hints: boolean
  /** Whether the result counts for ratings; where nothing is said it does not. */
  rated?: boolean
  /** Whether others may play the same start with the same chance. */
  duplicate: boolean
  /** How many moves those who watch are behind. */
  watch_delay: number
}

// -- rules

export const firstPreset = (game: GameInfo | undefined): string => Object.keys(game?.presets ?? {})[0] ?? ''

const given = (game: GameInfo, preset: string, option: Option): OptionValue =>
  game.presets[preset]?.[option.name] ?? option.default

/** The map for so many players: the given one, or the first that is for so many. */
function fittingMap(game: GameInfo, map: OptionValue, size: number): OptionValue {
  const maps = Object.entries(game.maps ?? {})
  const fits = ([name, sizes]: [string, number[]]): boolean => name === map && sizes.includes(size)
  if (!maps.length || maps.some(fits)) return map
  return maps.find(([, sizes]) => sizes.includes(size))?.[0] ?? map
}

/** The value of every option for so many players: what was chosen, else what the preset says. A map that is not for so
 * many gives way to one that is, and what has no effect is as usual. */
export function optionValues(game: GameInfo, { preset, own }: RulesPlan, size: number): Record<string, OptionValue> {
  const valueOf = (option: Option): OptionValue => {
    const value = own[option.name] ?? given(game, preset, option)
    return option.name === MAP ? fittingMap(game, value, size) : value
  }
  const values = Object.fromEntries(game.options.map((option) => [option.name, valueOf(option)]))
  const idle = game.options.filter((option) => lacking(game, values, option).length)
  return { ...values, ...Object.fromEntries(idle.map((option) => [option.name, option.default])) }
}

/** An option, and the values of which it must have one. */
export type Need = [option: string, values: OptionValue[]]

/** What is missing for an option to have an effect: other options must have certain values, and an effect themselves. */
export function lacking(game: GameInfo, values: Record<string, OptionValue>, option: Option): Need[] {
  return Object.entries(option.needs ?? {}).flatMap(([name, wanted]): Need[] => {
    const value = values[name]
    if (value === undefined || !wanted.includes(value)) return [[name, wanted]]
    const needed = game.options.find((one) => one.name === name)
    return needed ? lacking(game, values, needed) : []
  })
}

/** The options that differ from what the preset says, and have an effect. */
export function changedOptions(game: GameInfo, rules: RulesPlan, size: number): string[] {
  const values = optionValues(game, rules, size)
  return game.options
    .filter((option) => values[option.name] !== given(game, rules.preset, option))
    .filter((option) => !lacking(game, values, option).length)
    .map((option) => option.name)
}

/** The preset that the rules come to, perhaps another than the one that was chosen first; null if they are one's own. */
export function presetOf(game: GameInfo, rules: RulesPlan, size: number): string | null {
  const own = optionValues(game, rules, size)
  const same = (preset: string): boolean => !changedOptions(game, { preset, own }, size).length
  return [rules.preset, ...Object.keys(game.presets)].find(same) ?? null
}

/** How many options are in sight at once; the others are a click away. */
export const inSight = (options: Option[]): number => (options.length > 4 ? 2 : 4)

/** A set of seats is written 0,2; "all" is everybody. */
export const seatsOf = (value: OptionValue | undefined): number[] =>
  String(value ?? '')
    .split(',')
    .filter((part) => /^\d+$/.test(part))
    .map(Number)

/** A set of seats with one seat put in or taken out. */
export function toggled(value: OptionValue | undefined, seat: number): string {
  const chosen = seatsOf(value)
  const next = chosen.includes(seat) ? chosen.filter((one) => one !== seat) : [...chosen, seat]
  return next.length ? next.sort((a, b) => a - b).join(',') : 'all'
}

// -- seats

/** For how many players a game can be: those for which there is a map. */
export function sizes(game: GameInfo): number[] {
  const all = Object.values(game.maps ?? {})
  return all.length ? game.seats.filter((size) => all.some((one) => one.includes(size))) : game.seats
}

/** The one of some sizes that is nearest to a wanted one. */
export function nearestSize(sizes: number[], wanted: number): number {
  const far = (size: number): number => Math.abs(size - wanted)
  return sizes.reduce((best, size) => (far(size) < far(best) ? size : best), sizes[0] ?? wanted)
}

/** So many seats: those there are stay, new ones are bots' (or `others`) but the first. */
export function resized(seats: SeatPlan[], size: number, bots: string[], others: SeatPlan['kind'] = 'bot'): SeatPlan[] {
  const made = (i: number): SeatPlan => ({ kind: i === 0 ? 'me' : others, bot: usualBot(bots), name: '' })
  return Array.from({ length: size }, (_, i) => seats[i] ?? made(i))
}

/** Who takes a seat, as one word for a list: "open", "bot:greedy", "network:ID". */
export const taker = (seat: SeatPlan): string =>
  seat.kind === 'bot' || seat.kind === 'network' ? `${seat.kind}:${seat.bot}` : seat.kind

export function takenBy(seat: SeatPlan, taker: string): SeatPlan {
  const [kind, bot = seat.bot] = taker.split(':')
  return { ...seat, kind: kind as SeatPlan['kind'], bot }
}

/** Whether a seat has a name of its own: who is invited, and further players at this screen. */
export const isNamed = (seat: SeatPlan, number: number): boolean =>
  seat.kind === 'invited' || (seat.kind === 'me' && number > 0)

// -- time

const days = (time: TimePlan): number => (time.pace === 'day1' ? 1 : 3)

export function paceOf(time: TimePlan): Pace {
  if (time.pace === 'none') return { kind: 'none' }
  if (time.pace === 'live') return { kind: 'live', bank: time.bank * 60, increment: time.increment }
  if (time.pace === 'hours') return { kind: 'hours', hours: time.hours }
  if (time.pace === 'bank') return { kind: 'bank', days: time.bankDays, increment: time.bankHours }
  return { kind: 'days', days: days(time) }
}

/** What is proposed for a new table. */
export const USUAL_TIME: TimePlan = {
  pace: 'none',
  bank: 90,
  increment: 30,
  hours: 12,
  bankDays: 7,
  bankHours: 12,
  fallback: 'bot',
}

// -- what the server is asked

export interface Plan {
  name: string
  game: GameInfo
  rules: RulesPlan
  seats: SeatPlan[]
  time: TimePlan
  house: HousePlan
  language: NonNullable<NewTable['language']>
  /** What the planner is called at this table, if not as usual. */
  me?: string
  /** The group whose members may sit down, and how its table begins again, if it does. */
  group?: string | null
  standing?: NewStanding | null
}

export function request(plan: Plan): NewTable {
  const { game, rules, time, house } = plan
  const size = plan.seats.length
  const changed = changedOptions(game, rules, size)
  const own = Object.entries(optionValues(game, rules, size)).filter(([option]) => changed.includes(option))
  return {
    name: plan.name,
    game: game.name,
    options: { ...(rules.preset ? { preset: rules.preset } : {}), ...Object.fromEntries(own) },
    seats: plan.seats.map((seat, i) => seatRequest(seat, i, plan.me)),
    pace: paceOf(time),
    fallback: time.fallback,
    ...house,
    language: plan.language,
    ...(plan.group ? { group: plan.group, ...(plan.standing ? { standing: plan.standing } : {}) } : {}),
  }
}

function seatRequest(seat: SeatPlan, number: number, me = ''): NewSeat {
  if (seat.kind === 'me' && number === 0 && me) return { kind: 'me', name: me }
  if (seat.kind === 'bot') return { kind: seat.kind, bot: seat.bot, name: driver(number) }
  if (seat.kind === 'network') return { kind: seat.kind, bot: seat.bot }
  if ((seat.kind === 'invited' || seat.kind === 'me') && seat.name) return { kind: seat.kind, name: seat.name }
  return { kind: seat.kind }
}
