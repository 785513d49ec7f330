/** Small tables for tests: things, choices, states, and a session that has no line. */
import { i18n } from '../src/lib/i18n/i18n.svelte'
import { bundle, Messages } from '../src/lib/i18n/fluent'
import { TableSession } from '../src/lib/table/session.svelte'
import type {
  Choice,
  Effect,
  LogEntry,
  Player,
  Position,
  RowPlayer,
  Scenery,
  State,
  Table,
  TableRow,
  TakenBack,
  Thing,
} from '../src/lib/generated/wire'

export const thing = (id: string, more: Partial<Thing> = {}): Thing => ({ id, symbol: 'cube', at: [0, 0], ...more })

export function choice(action: string, things: string[] = [], price: number | null = null): Choice {
  return { action, things, price, effect: event(`choice-${action.split(' ')[0]}`) }
}

export const player = (seat: number, name: string, more: Partial<Player> = {}): Player => ({
  seat,
  name,
  kind: 'human',
  online: true,
  clock: null,
  connected_as_you: false,
  ...more,
})

export const rowPlayer = (seat: number, name: string, more: Partial<RowPlayer> = {}): RowPlayer => ({
  seat,
  name,
  kind: 'human',
  bot: null,
  online: true,
  ...more,
})

export const table = (more: Partial<Table> = {}): Table => ({
  id: 't1',
  name: 'Test',
  game: 'shunting',
  options: {},
  state: 'running',
  pace: { kind: 'none' },
  fallback: 'bot',
  privacy: 'public',
  language: 'en',
  practice: false,
  hints: 'no',
  hidden: false,
  players: [player(0, 'Ada'), player(1, 'Bela'), player(2, 'Cleo')],
  mine: [0],
  owner: false,
  version: 1,
  changed: 1_780_000_000,
  votes: [],
  absence: 600,
  ...more,
})

export const state = (more: Partial<State> = {}): State => ({
  version: 1,
  number: 0,
  phase: 'build',
  seat: 0,
  scenes: [{ name: 'board', things: [] }],
  view: {},
  events: [],
  last: null,
  over: false,
  eye: 0,
  undo: 'no',
  scores: [0, 0, 0],
  ranking: null,
  winners: null,
  clocks: { seats: [null, null, null], running: null },
  ...more,
})

export const position = (number: number): Position => state({ number })

export const scenery = (name: string, wide: number, high: number): Scenery => ({
  name,
  title: name,
  box: [0, 0, wide, high],
  background: '',
  symbols: {},
})

export const entry = (number: number, more: Partial<LogEntry> = {}): LogEntry => ({
  number,
  seat: 0,
  phase: 'build',
  action: 'pass',
  events: [],
  time: 0,
  ...more,
})

export const event = (id: string, args: Effect['args'] = {}, seat: number | null = null): Effect => ({ id, seat, args })

export const row = (id: string, more: Partial<TableRow> = {}): TableRow => ({
  id,
  name: id,
  game: 'shunting',
  players: [rowPlayer(0, 'Ada'), rowPlayer(1, 'Bela')],
  state: 'running',
  turn_of: [0],
  my_seat: null,
  my_turn: false,
  version: 1,
  phase: 'build',
  pace: { kind: 'none' },
  created: 0,
  changed: 0,
  result: null,
  since: null,
  ...more,
})

/** A table at which Ada (seat 0) looks, without a line to a server. */
export function session(at: Partial<State> = {}, of: Partial<Table> = {}): TableSession {
  const made = new TableSession('t1', null)
  made.table = table(of)
  made.state = state(at)
  made.line = 'open'
  return made
}

/** Gives a game its messages. */
export function speak(source: string, game = 'shunting'): void {
  i18n.games = { ...i18n.games, [game]: new Messages([bundle('en', source)]) }
}

/** The same, with a log and a scenery that are there at once. */
export function logged(entries: LogEntry[], scenes: Scenery[] = [], undone: TakenBack[] = []): TableSession {
  const made = session({ number: entries.length })
  const mine = entries.findLast((one) => one.seat === 0)?.number ?? 0
  Object.assign(made, { logbook: { entries, undone, lastOf: () => mine }, painting: { scenes } })
  return made
}

/** What the buttons on the page are called. */
export const buttons = (): string[] =>
  [...document.querySelectorAll('button')].map((one) => one.getAttribute('aria-label') ?? one.textContent.trim())
