/** The data that the server sends: see docs/api.md. */

export type Args = Record<string, string | number>

export interface Thing {
  id: string
  symbol: string
  at: [number, number]
  turn?: number
  style?: string
  title?: string
  label?: string
  kind?: string
}

export interface Drawn {
  name: string
  things: Thing[]
}

export interface Scenery {
  name: string
  title: string
  box: [number, number, number, number]
  background: string
  symbols: Record<string, string>
}

/** What is new in a scenery. */
export type SceneryPatch = Pick<Scenery, 'name'> & Partial<Scenery>

export interface Effect {
  id: string
  seat?: number | null
  args: Args
  reveals?: boolean
}

export interface Choice {
  action: string
  things: string[]
  price: number | null
  effect: Effect
}

export interface Player {
  seat: number
  name: string
  kind: 'human' | 'bot' | 'open' | 'invited'
  bot?: string | null
  online?: boolean
  stand_in?: boolean
  resigned?: boolean
  clock?: number | null
  connected_as_you?: boolean
}

export type Pace = { kind: 'none' } | { kind: 'live'; bank: number; increment: number } | { kind: 'days'; days: number }

export interface Vote {
  id: string | number
  kind: string
  by: number
  seat?: number | null
  to?: number | null
  yes: number[]
  needed: number
}

export interface Table {
  id: string
  name: string
  game: string
  options: Record<string, unknown>
  state: 'open' | 'running' | 'finished'
  pace: Pace
  privacy: string
  practice?: boolean
  players: Player[]
  mine: number[]
  version: number
  votes?: Vote[]
  owner?: number | null
  invitations?: { seat: number; token: string; url: string }[]
}

export interface TableRow {
  id: string
  name: string
  game: string
  players: Player[]
  state: 'open' | 'running' | 'finished'
  turn_of: number[]
  my_seat: number | null
  my_turn: boolean
  version: number
  phase: string | null
  pace: Pace
  created: number | string
  changed: number | string
  result: { scores?: number[]; ranking?: number[][] } | null
}

export interface Last {
  number: number
  seat: number | null
  action: string
  /** The way that it took over the board. */
  route?: Thing[]
}

export interface Position {
  version: number
  number: number
  phase: string
  seat: number | null
  scenes: Drawn[]
  view: Record<string, unknown>
  events: Effect[]
  last: Last | null
  /** Of a past position: what the present scenery lacks for it. */
  scenery?: SceneryPatch[]
}

export interface State extends Position {
  over: boolean
  legal?: Choice[]
  undo: 'free' | 'ask' | 'no'
  scores: number[]
  ranking: number[][] | null
  winners: number[] | null
  clocks?: Record<string, number>
}

export interface LogEntry {
  number: number
  seat: number | null
  action: string
  events: Effect[]
  time: number | string
  phase?: string
}

export interface ChatEntry {
  seat: number | null
  name: string
  text: string
  time: number | string
}

export interface Option {
  name: string
  kind: 'choice' | 'flag' | 'number' | 'seats'
  choices: (string | number | boolean)[]
  default: string | number | boolean
}

export interface GameInfo {
  name: string
  seats: number[]
  presets: Record<string, Record<string, string | number | boolean>>
  options: Option[]
  bots: string[]
}

export interface Change {
  name: string
  things: Thing[]
  gone: string[]
  /** The way that the action takes, on the board. */
  route?: Thing[]
  /** Symbols that the scenery lacks. */
  symbols?: Record<string, string>
}

export interface Analysis {
  scores: number[][]
  breakdown: Record<string, number>[]
  ranking: number[][]
  winners: number[] | null
}

export interface User {
  id: string | number
  name: string
  guest: boolean
}
