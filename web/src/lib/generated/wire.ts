/** What the server and the client say to one another. Written by `make wire`: see docs/api.md. */

export type Args = Record<string, string | number>

export type Pace = NoClock | Live | Days | Hours | Bank

export type OptionValue = boolean | number | string

export type Section = Tickets | Rows | Counters | Amounts | Pictures | Editor | Parts | Forecast | Odds | Stage | Remark | Caution

/** The table with its people: on joining and when people change. */
export interface TableMessage {
  type: 'table'
  table: Table
}

/** A table with its people. */
export interface Table {
  id: string
  name: string
  game: string
  options: Record<string, OptionValue>
  state: 'open' | 'running' | 'finished'
  pace: Pace
  fallback: 'bot' | 'resign' | 'wait'
  privacy: 'public' | 'private'
  language: string
  practice: boolean
  /** whether I may ask the bots for a hint: I play against bots alone, it was agreed, or not */
  hints: 'bots' | 'agreed' | 'no'
  /** whether seats know what others may not see */
  hidden: boolean
  players: Player[]
  /** my seats, and those that I play for others */
  mine: number[]
  /** whether I made it and can invite */
  owner: boolean
  version: number
  /** when its position last changed; of a finished one, when it ended */
  changed: number
  votes: Vote[]
  /** seconds that somebody may be away before the others may let a bot play for him */
  absence: number
  /** the version of the rules by which it is played */
  rules?: number
  /** a newer version, to which all may agree to move */
  newer?: number
  /** what a turn ends with, to be shown step by step */
  endings?: EndPart[]
  /** phases that are parts of a step, by the phase that stands for it */
  steps?: Record<string, string>
  /** phases that stand among the steps only while they last */
  aside?: string[]
  /** when the game is over */
  again?: Again
  /** the start that others play with the same chance */
  series?: string
  /** how many actions those who only watch are behind */
  watch_delay?: number
  /** whose members it is for */
  group?: string
  /** the first seat of who made it, if he has one */
  host?: number
  /** the seats that I play for others who are away */
  standing_in?: number[]
  /** how many people look on without a seat */
  watching?: number
  /** the names of those of them who want it known */
  watchers?: string[]
  /** its result counts for the ratings of those who play */
  rated?: boolean
}

/** Nobody is hurried. */
export interface NoClock {
  kind: 'none'
}

/** Seconds in the bank at the start, and seconds added when the turn passes on. */
export interface Live {
  kind: 'live'
  bank: number
  increment: number
}

/** Days for every action. */
export interface Days {
  kind: 'days'
  days: number
}

/** Hours for every action that count only while the player is awake: within his waking hours, in his time zone. */
export interface Hours {
  kind: 'hours'
  hours: number
}

/** Days in the bank at the start, and hours added when the turn passes on; it is never fuller than at the start. */
export interface Bank {
  kind: 'bank'
  days: number
  /** hours */
  increment: number
}

/** A seat at a table. */
export interface Player {
  seat: number
  name: string
  kind: 'human' | 'bot' | 'open'
  online: boolean
  /** seconds left */
  clock: number | null
  connected_as_you: boolean
  /** the bot that decides */
  bot?: string
  /** the bot plays for a person */
  stand_in?: boolean
  resigned?: boolean
  /** an open seat is kept for whoever has its invitation */
  invited?: boolean
  /** the player had no account when he sat down */
  guest?: boolean
  /** the player has deleted his account; his name is gone */
  deleted?: boolean
  /** when a player who is away was last there; `absence` runs from then */
  seen?: number
  /** a bot that somebody runs elsewhere, by the name of its account */
  network?: boolean
  /** an open seat waits for the network bot that it is named after */
  challenged?: boolean
  /** the network bot that did not want this open seat */
  declined?: string
  /** the one that the player has now, or next */
  holiday?: Holiday
  /** the name of the person who plays for him now */
  deputy?: string
}

/** When somebody is, or will be, away by his own word: his clocks at tables that are played over days stand. */
export interface Holiday {
  since: number
  until: number
}

/** An open question to all who play. */
export interface Vote {
  id: number
  kind: 'undo' | 'end' | 'bot' | 'rules' | 'hand'
  /** the seat that asked */
  by: number
  /** seats that agree */
  yes: number[]
  /** how many must agree */
  needed: number
  /** for whom a bot would play, or which is handed over */
  seat?: number
  /** how many actions an undo would leave */
  to?: number
  /** who would have the seat from then on */
  name?: string
  /** when it is carried out if nobody objects */
  until?: number
}

/** A part of what a turn ends with: the events that belong to it, with columns as one table. */
export interface EndPart {
  /** its heading is the game's message end-NAME */
  name: string
  events: string[]
  columns?: EndColumn[]
}

/** A column of a table of all seats: an argument of an event, or a figure of the players. */
export interface EndColumn {
  event?: string
  argument?: string
  /** whether the argument adds to the seat or takes */
  sign?: number
  figure?: string
  /** whether the figure is the one afterwards */
  after?: boolean
}

/** Whether there will be another game with the same people. */
export interface Again {
  /** seats that want it */
  yes: number[]
  /** whether the seats will be passed on by one */
  rotate?: boolean
  /** the table where it is played */
  next?: string
}

/** The position as my seat may see it: on joining and after every change. With `?changes=1` all but the first have `base` and `changes` instead of `scenes`. */
export interface StateMessage {
  type: 'state'
  version: number
  /** of actions so far */
  number: number
  phase: string
  /** whose decision it is */
  seat: number | null
  over: boolean
  /** my seat that sees this; null if it is what everybody sees */
  eye: number | null
  /** what my seat may know */
  view: Record<string, unknown>
  /** what the last action caused */
  events: Effect[]
  last: Last | null
  scores: number[] | null
  /** seats by place, at the end */
  ranking: number[][] | null
  /** at the end; an empty list if nobody wins */
  winners: number[] | null
  clocks: Clocks
  undo: 'free' | 'ask' | 'no'
  /** if an undo led to this state */
  undone?: TakenBack
  scenes?: Drawn[]
  /** the version that the changes are since */
  base?: number
  changes?: SceneChange[]
  /** how far an undo would go, unless there is none */
  offer?: UndoOffer
  /** only if a seat of mine is to move */
  legal?: Choice[]
  /** all since `base`, where it is more than the last action */
  log?: LogEntry[]
}

/** Something that happened or would happen: a message id with its arguments. */
export interface Effect {
  id: string
  seat: number | null
  args: Args
  /** somebody learnt something by it */
  reveals?: boolean
  /** the drawn things at which it happened */
  things?: string[]
}

/** The last action, as far as one is told. */
export interface Last {
  number: number
  seat: number
  action: string
  /** the way that it took over the board */
  route?: Thing[]
  /** it was given ahead; before the end only its owner is told */
  order?: boolean
}

/** One use of a symbol in a drawing. */
export interface Thing {
  id: string
  symbol: string
  at: [number, number]
  turn?: number
  style?: string
  title?: string
  label?: string
  kind?: string
  /** points of the way on which it moves when its place changes */
  along?: [number, number][]
}

/** Seconds left for each seat, and the seat whose clock runs. */
export interface Clocks {
  seats: (number | null)[]
  running: number | null
  /** when the running clock will have run out */
  deadline?: number
  /** from when until when the running clock stands, now or the next time: holiday, or night */
  stands?: [number, number]
}

/** An undo: what was taken back, by whom, and how many actions were left. */
export interface TakenBack {
  by: number | null
  to: number
  /** in the order in which they were played */
  actions: TakenAction[]
  time: number
}

/** An action that was taken back, as far as one is told. */
export interface TakenAction {
  number: number
  seat: number
  action: string
}

/** A scene with its things. */
export interface Drawn {
  name: string
  things: Thing[]
}

/** What has changed in a scene since the state that the client has. */
export interface SceneChange {
  name: string
  /** things that are new or different */
  set: Thing[]
  title?: string
  box?: [number, number, number, number]
  background?: string
  symbols?: Record<string, string>
  /** all ids, where they or their order have changed */
  order?: string[]
}

/** How far an undo of mine would go. */
export interface UndoOffer {
  /** how many actions would be left */
  to: number
  /** how many it would take back */
  count: number
  /** whose */
  seats: number[]
  /** mine, the first of them */
  action: string
}

/** A legal action. */
export interface Choice {
  action: string
  /** the ids that it touches, in the order of clicking */
  things: string[]
  price: number | null
  effect: Effect
}

/** An action with what it caused, as far as the caller is told. */
export interface LogEntry {
  number: number
  seat: number
  /** in which it was played */
  phase: string
  action: string
  events: Effect[]
  time: number
  /** it was given ahead; before the end only its owner is told */
  order?: boolean
  /** who played it for the player, if another person did */
  by?: string
  /** the bot that played it for the player */
  bot?: string
}

/** My action is stored durably. */
export interface Accepted {
  type: 'accepted'
  id: string
  /** the new one */
  version: number
}

/** My action, or choosing these things, is against a rule; no rule is named where none is known. */
export interface Refused {
  type: 'refused'
  id: string
  rule: string | null
  args: Args
}

/** What I sent was made for an older version; nothing happened; the present state follows. */
export interface Late {
  type: 'stale'
  id: string
  /** the present one */
  version: number
}

/** The action that I asked about is legal. */
export interface Legal {
  type: 'legal'
  id: string
}

/** What each action would change in the drawings, as far as chance does not decide and nothing hidden shows. */
export interface Previews {
  type: 'preview'
  id: string
  version: number
  previews: Record<string, Change[]>
}

/** What an action would change in a scene. */
export interface Change {
  name: string
  /** new or different */
  things: Thing[]
  /** ids */
  gone: string[]
  /** the way over the board */
  route?: Thing[]
  /** symbols that the scenery lacks */
  symbols?: Record<string, string>
}

/** What stands beside the board; null where that is the plain list of legal actions. */
export interface PanelMessage {
  type: 'panel'
  id: string
  version: number
  panel: Panel | null
}

/** What stands beside the board while my seat decides. */
export interface Panel {
  question: Effect
  sections: Section[]
  /** answers that stand below the rest */
  others?: Plan[]
  /** things to point at for the plans that lead there */
  asks?: string[]
  /** what a seat plays that waits */
  idle?: string[]
  /** what a seat that waits may want to be asked for */
  possible?: Possible[]
}

/** A few answers to compare. */
export interface Tickets {
  kind: 'tickets'
  title: Effect
  tickets: Ticket[]
}

/** A plan to compare with others. */
export interface Ticket {
  plan: Plan
  words?: Effect[]
  /** what is left after it */
  left?: Effect | null
  warning?: Effect | null
}

/** Actions that are meant as one thing. */
export interface Plan {
  name: Effect
  actions: string[]
  /** what it does; its attribute `button` is what the confirmation says */
  effect: Effect
  price?: number | null
  /** the drawn things that it is about, in order */
  things?: string[]
  /** choosing it plays it */
  at_once?: boolean
  /** what I mean to answer when I am asked again, in order: a promise of the client */
  later?: string[]
  /** its way over the board, and where its letter stands */
  line?: Thing[]
  /** I wait: kinds of what is `possible`; when one of them is new I am asked again, a promise */
  until?: string[]
}

/** Answers with figures in columns, the best first. */
export interface Rows {
  kind: 'rows'
  title: Effect
  columns: Effect[]
  rows: Row[]
  /** ways to sort them; the rows stand in the first */
  orders?: Effect[]
}

/** An answer of many; without a plan, something to know. */
export interface Row {
  name: Effect
  /** what stands in each column */
  cells: Effect[][]
  plan?: Plan | null
  words?: Effect[]
  /** several ways to the same have the same */
  group?: string
  /** its place in each order */
  ranks?: number[]
  /** said in its title, too: others have the same name */
  apart?: Effect[]
}

/** A number to choose. */
export interface Counters {
  kind: 'counters'
  title: Effect
  counters: Counter[]
  /** the value that is proposed */
  start?: number
  /** where I may be asked for a higher one again */
  limit?: Limit | null
}

/** One value of a number that is chosen. */
export interface Counter {
  value: number
  plan: Plan
}

/** How far I go on by myself while the phase lasts, with the least value that is legal: a promise of the client. */
export interface Limit {
  title: Effect
  words: Effect
  /** as of a plan; `value` and `limit` are added */
  effect: Effect
  /** what is said while it is kept; `limit` is added */
  kept: Effect
}

/** How many of each, all of them taken with one confirmation. */
export interface Amounts {
  kind: 'amounts'
  title: Effect
  amounts: Amount[]
  /** what all of it may cost */
  money: number
  /** as of a plan; count and price of what is chosen are added */
  effect: Effect
  /** what is played after them */
  last?: string[]
}

/** Something of which several can be taken. */
export interface Amount {
  name: Effect
  /** takes one of it */
  action: string
  most: number
  price: number
  words?: Effect[]
  /** how many are proposed */
  start?: number
  /** what is drawn beside it */
  thing?: string
}

/** Answers as pictures. */
export interface Pictures {
  kind: 'pictures'
  title: Effect
  pictures: Picture[]
  /** whether none of them is in hand before it is chosen */
  alike?: boolean
}

/** An answer shown as a drawn thing. */
export interface Picture {
  thing: string
  plan: Plan
  words?: Effect[]
  /** said in its title, too: others have the same name */
  apart?: Effect[]
}

/** Something with several free fields, one plan in all. */
export interface Editor {
  kind: 'editor'
  title: Effect
  fields: Field[]
  figures?: Figure[]
  /** what it comes to; it is in hand */
  plan?: Plan | null
}

/** One of the things that an editor leaves free. */
export interface Field {
  name: Effect
  values: FieldValue[]
  /** numbers, one after the other */
  steps?: boolean
}

/** What a field of an editor may say. */
export interface FieldValue {
  name: Effect
  /** the things of the panel to ask for when it is chosen */
  ask: string[]
  words?: Effect[]
  /** what is drawn beside it; a click there chooses it, too */
  thing?: string
  chosen?: boolean
  /** why it cannot be chosen now */
  barred?: Effect | null
}

/** A figure that follows from what is chosen. */
export interface Figure {
  value: Effect
  name: Effect
  /** what it is all about */
  strong?: boolean
}

/** The plan in hand part by part, each to be exchanged. */
export interface Parts {
  kind: 'parts'
  /** the number of the part that is looked at is added as `at` */
  title: Effect
  parts: Part[]
}

/** A place of a plan where something else could be. */
export interface Part {
  name: Effect
  /** the drawn thing at which it lies */
  thing: string
  picture: Thing[]
  others: Variant[]
}

/** What could be at a place of a plan instead. */
export interface Variant {
  name: Effect
  /** as it would look, around (0, 0) */
  picture: Thing[]
  /** the whole plan with it */
  ticket?: Ticket | null
  /** why there is none */
  why?: Effect | null
}

/** A ledger: its columns are futures, its rows figures. */
export interface Forecast {
  kind: 'forecast'
  title: Effect
  futures: Effect[]
  lines: ForecastLine[]
}

/** A named figure in every future. */
export interface ForecastLine {
  name: Effect
  cells: Effect[]
  /** what the lines above come to */
  strong?: boolean
}

/** What a die decides. */
export interface Odds {
  kind: 'odds'
  title: Effect
  faces: Face[]
  outcomes: Effect[]
}

/** A side of a die. */
export interface Face {
  value: number
  bad?: boolean
}

/** A step of a round, one after the other; the sections after it belong to it. */
export interface Stage {
  kind: 'stage'
  name: Effect
  /** done, now or later */
  when: string
  /** what is said where nothing is told */
  words?: Effect[]
  /** the kind of event since which something can have come of it */
  since?: string
  told?: Told[]
}

/** What came of a step: events of my seat in the log, put together. It is said if there is one of the first kind. */
export interface Told {
  /** sums of the events' numbers are added, and `count` of the first kind */
  text: Effect
  /** kinds of events; what is said is not said again by the next */
  events: string[]
  /** said once for each value of this argument */
  by?: string
}

/** A sentence. */
export interface Remark {
  kind: 'note'
  text: Effect
}

/** A sentence that warns. */
export interface Caution {
  kind: 'warning'
  text: Effect
}

/** Something that could be done, or has happened, for which a seat that waits is asked again. */
export interface Possible {
  /** its kind, and after a blank what it is */
  id: string
  said: Effect
}

/** What actions would change in the drawings, as far as chance does not decide, and what follows from them. */
export interface Considered {
  type: 'considered'
  id: string
  version: number
  preview: Change[]
  sections: Section[]
  /** what follows by force and is to be said before, if anything does */
  then?: Choice[]
  /** the decision passes with what follows by force, or may pass */
  ends?: boolean
  /** there is no other answer, and nobody would want to be asked */
  harmless?: boolean
}

/** What a bot would do, the runner-up, and why. */
export interface HintMessage {
  type: 'hint'
  id: string
  version: number
  plan: Advised
  /** null where there is nothing else to consider */
  runner_up: Advised | null
  /** points at the end by which the plan is better */
  difference: number
  /** the difference may as well be nothing */
  equal: boolean
  /** what speaks for it, and against it, in points */
  reasons: Effect[]
}

/** A plan of a bot: its actions, and what each of them does. */
export interface Advised {
  actions: string[]
  /** what each action does, as far as chance does not decide */
  steps: Effect[]
  /** the drawn things that it is about, in order */
  things: string[]
  price: number | null
}

/** What actions cost. */
export interface Weighed {
  type: 'weighed'
  id: string
  version: number
  /** points at the end; 0 where it is no blunder */
  cost: number
  reasons: Effect[]
  /** what a bot would do */
  better?: Advised | null
}

/** A plan was played up to the action before this one, which is against a rule; no rule is named where the decision has passed to somebody else. */
export interface Stopped {
  type: 'stopped'
  id: string
  /** the present one */
  version: number
  /** the number of the action in the plan, from 1 */
  step: number
  action: string
  rule: string | null
  args: Args
}

/** All open votes, when one has changed. */
export interface Votes {
  type: 'votes'
  votes: Vote[]
}

/** What was said: the last 200 entries on joining, then each new one. */
export interface Chat {
  type: 'chat'
  entries: ChatEntry[]
}

/** Something that was said at a table. */
export interface ChatEntry {
  id: string
  seat: number | null
  /** empty if the account was deleted */
  name: string
  text: string
  time: number
  guest?: boolean
}

/** Lines of chat that are not to be shown any more. */
export interface Unsaid {
  type: 'unsaid'
  ids: string[]
}

/** My orders given ahead at this table: on joining if I have some, and when they or the position have changed; also without any where my page shows them, or when the last one has gone. */
export interface OrdersMessage {
  type: 'orders'
  orders: Orders
}

/** My orders at a table, in the order in which they are asked. */
export interface Orders {
  seat: number
  orders: GivenOrder[]
  ways: OrderWays
}

/** An order of mine. It `waits`, and says why, it is `due` and answers after a while, or it has `lapsed`: the time of its move has passed. One that has lapsed is told until it is withdrawn or another is given. */
export interface GivenOrder {
  id: string
  steps: OrderStep[]
  /** how many steps are done */
  done: number
  state: 'waits' | 'due' | 'lapsed'
  made: number
  /** the order in its written form */
  text: string
  /** why it waits: early, turn, phase, illegal, needs, price, changed, choice, nothing or undone; `before` if another order answers first */
  reason?: string
  /** the action or number that the reason is about */
  what?: string
  /** when it will be played, once that is known */
  answers?: number
}

export interface OrderStep {
  do: 'play' | 'bid' | 'pass' | 'only'
  when: OrderCondition[]
  /** of which the first that is left is played */
  actions?: OrderedAction[]
  /** the limit of bids */
  most?: number
  /** the turn or round that it is for */
  clock?: number
}

export interface OrderCondition {
  kind: 'phase' | 'legal' | 'price' | 'unchanged' | 'forced'
  /** of the phase, or the text of an action */
  name?: string
  most?: number
}

export interface OrderedAction {
  action: string
  /** what it was shown to do when the order was given */
  effect?: Effect
}

/** What can be ordered from the table as it stands, without a line. */
export interface OrderWays {
  /** the phase of the next auction */
  bid?: string
  /** the phase in which one would pass */
  passes?: string
  /** what turns are called in views: turn, round or nothing */
  counted?: string
}

/** The tables that wait for me, when another than this one has begun or ceased to. */
export interface Waiting {
  type: 'waiting'
  tables: TableRow[]
}

/** A listed table. */
export interface TableRow {
  id: string
  name: string
  game: string
  players: RowPlayer[]
  state: 'open' | 'running' | 'finished'
  turn_of: number[]
  my_seat: number | null
  my_turn: boolean
  version: number
  phase: string | null
  pace: Pace
  created: number
  changed: number
  result: Result | null
  /** since when it waits for whoever is to decide; null if nobody is */
  since: number | null
  /** when the clock that runs will have run out */
  deadline?: number
  /** whose members it is for */
  group?: string
  /** its result counts for the ratings of those who play */
  rated?: boolean
}

/** A seat of a listed table. */
export interface RowPlayer {
  seat: number
  name: string
  kind: 'human' | 'bot' | 'open'
  bot: string | null
  /** a person who is at the table now */
  online: boolean
  /** an open seat is kept for whoever has its invitation */
  invited?: boolean
  /** the player had no account when he sat down */
  guest?: boolean
  /** the player has deleted his account; his name is gone */
  deleted?: boolean
  /** a bot that somebody runs elsewhere, by the name of its account */
  network?: boolean
  /** until when the player is on holiday */
  away?: number
  /** who plays for him */
  deputy?: string
}

/** How a game ended. */
export interface Result {
  /** seats by place */
  ranking: number[][]
  scores: number[] | null
}

/** What I sent cannot be done. */
export interface Failed {
  type: 'error'
  error: ErrorBody
  id?: string
}

/** Why something was refused: an id for the client's language files, its arguments, and an English sentence. */
export interface ErrorBody {
  id: string
  args: Args
  text: string
}

/** The answer to `ping`. */
export interface Pong {
  type: 'pong'
}

/** The answer to a refused request. */
export interface Refusal {
  error: ErrorBody
}

/** Who I am. */
export interface Me {
  user: User | null
  /** the token for everything that changes something */
  csrf: string
  settings: Record<string, unknown>
  /** tables where it is my turn */
  waiting: number
}

export interface User {
  id: string
  name: string
  guest: boolean
}

/** What an account has beside its games. */
export interface Account {
  name: string
  guest: boolean
  email: string | null
  /** whether the address was confirmed; before that nothing is mailed */
  confirmed: boolean
  /** whether this server sends mail at all */
  mails: boolean
  sessions: Session[]
  /** whether an authenticator app is set up */
  second_factor: boolean
  passkeys: Passkey[]
  /** whether this server can have passkeys */
  passkeys_here: boolean
  /** whether it has one; else proving means signing in anew */
  password: boolean
  /** whether I sign in with the club's own sign-in */
  provided: boolean
  /** so many are left */
  recovery_codes: number
  /** whether I may look after this server */
  operator: boolean
  /** whether somebody who signs in on a new device is told by mail */
  alerts: boolean
}

/** A browser that is signed in. */
export interface Session {
  id: string
  /** browser and system; empty if it does not say */
  device: string
  created: number
  seen: number
  /** the one that asks */
  current: boolean
  /** the address from which it was begun, of IPv6 its /64 network; empty if it is not known */
  place: string
}

export interface Passkey {
  id: string
  name: string
  created: number
  used: number | null
}

/** What an authenticator app needs. It counts once a code of it was given. */
export interface NewFactor {
  secret: string
  /** all of it, for an app on the same device */
  address: string
  /** the width of the drawing */
  size: number
  /** a QR code of the address, as the path of an SVG drawing */
  path: string
}

/** Each works once in place of a code of the app, or of a passkey. They are told this once. */
export interface RecoveryCodes {
  /** none, if those of before go on being good */
  codes: string[]
  me: Me
}

/** How one can sign in here, beside name and password. */
export interface SignInWays {
  passkeys: boolean
  registration: boolean
  /** the name of a club's own sign-in; empty if there is none */
  provider: string
}

/** What a browser needs to show a passkey. */
export interface PasskeyQuestion {
  challenge: string
  domain: string
  /** whether the passkey must make sure who uses it */
  verified: boolean
  /** in which it must be answered */
  seconds: number
}

/** What a browser needs to make a passkey. */
export interface NewPasskey {
  challenge: string
  domain: string
  user: string
  name: string
  algorithms: number[]
  /** ids of those that the account has */
  known: string[]
  seconds: number
}

/** Where the browser goes to sign in with the provider. */
export interface ProviderAddress {
  url: string
}

/** Who somebody is now, or what he needs to give his second step with. */
export interface ProviderArrival {
  me: Me | null
  ticket: string
}

/** Everything that is kept about a user. */
export interface MyData {
  account: Account
  created: number
  settings: Record<string, unknown>
  seats: KeptSeat[]
  notes: KeptNote[]
  plans: KeptPlan[]
  chat: KeptLine[]
  distances: KeptDistance[]
  reports: KeptReport[]
  lessons: Standing[]
  bots: KeptBot[]
  notices: KeptNotices
  studies: KeptStudy[]
  puzzles: KeptPuzzle[]
  orders: KeptOrder[]
  groups: KeptGroup[]
  group_chat: KeptGroupLine[]
  /** not of guests */
  away?: MyAway
  /** to whom the lines of the profile are shown; not of guests */
  shows?: Record<string, string>
  /** of finished games, with the rating afterwards */
  results?: KeptResult[]
}

export interface KeptSeat {
  table: string
  seat: number
  game: string
  /** of the table */
  name: string
  state: 'open' | 'running' | 'finished'
  created: number
}

export interface KeptNote {
  table: string
  text: string
  changed: number
}

/** A plan drawn over the board of a table. */
export interface KeptPlan {
  table: string
  /** as JSON */
  marks: string
  changed: number
}

export interface KeptLine {
  table: string
  text: string
  time: number
}

/** Somebody whom the user does not want to hear (``mute``) or to meet (``block``), by the name he had then. */
export interface KeptDistance {
  kind: string
  name: string
  time: number
}

/** What the user has reported to the operator: a table, a group, or a sentence that sounds odd. */
export interface KeptReport {
  table: string | null
  quoted: string
  reason: string
  time: number
}

/** Where somebody stands in a lesson. */
export interface Standing {
  game: string
  lesson: string
  /** whether it was done to its end, once */
  done: boolean
  /** what was done in the steps so far; none where it is done */
  moves: string[][]
}

/** A bot of the user's that plays over the network. */
export interface KeptBot {
  name: string
  created: number
}

/** What the user wants to be told of and how, and where that goes. */
export interface KeptNotices {
  wishes: Wishes
  hook: string
  /** that take pushes: what they call themselves */
  browsers: string[]
}

/** What somebody wants to be told of, how and when. */
export interface Wishes {
  ways: WaysOf
  /** the hour of the daily digest */
  digest: number
  quiet: Quiet | null
  /** time zone, by its IANA name */
  zone: string
  /** hours before my time runs out that I am reminded */
  lead: number
}

/** How somebody is told of what; a kind with no way is not told. */
export interface WaysOf {
  /** it is my turn */
  turn: ('mail' | 'digest' | 'push' | 'hook')[]
  /** my time runs out */
  reminder: ('mail' | 'digest' | 'push' | 'hook')[]
  /** a game began or ended */
  game: ('mail' | 'digest' | 'push' | 'hook')[]
  /** something was said at my table while I was away */
  chat: ('mail' | 'digest' | 'push' | 'hook')[]
  /** news in a group of mine */
  group: ('mail' | 'digest' | 'push' | 'hook')[]
}

/** From when to when nothing is sent, every night; over midnight if it ends before it begins. */
export interface Quiet {
  /** minutes after midnight */
  begins: number
  /** minutes after midnight */
  ends: number
}

/** A study of mine, with all that is in it. */
export interface KeptStudy {
  name: string
  game: string
  created: number
  changed: number
  body: Record<string, unknown>
}

/** A puzzle of mine, with all that is in it. */
export interface KeptPuzzle {
  created: number
  body: Record<string, unknown>
}

/** An order given ahead, in its written form. */
export interface KeptOrder {
  table: string
  seat: number
  text: string
  made: number
}

/** A group that the user is in. */
export interface KeptGroup {
  name: string
  role: string
  joined: number
}

/** What the user has said on the page of a group. */
export interface KeptGroupLine {
  group: string
  text: string
  time: number
}

/** All that I have said about being away, and what I am asked. */
export interface MyAway {
  /** empty: UTC */
  time_zone: string
  wake: number
  sleep: number
  /** this one and the next */
  years: Year[]
  holidays: MyHoliday[]
  stand_ins: MyStandIn[]
  asked: AskedToStandIn[]
  handings: Handing[]
}

/** How many days of holiday I have in a year. */
export interface Year {
  year: number
  days: number
  left: number
}

export interface MyHoliday {
  id: string
  first: string
  last: string
  /** from when clocks stand */
  since: number
  until: number
  stage: 'stated' | 'now' | 'over'
}

/** Who plays for me, at a table or (without one) at all of them. */
export interface MyStandIn {
  holiday: boolean
  overtime: boolean
  table?: string
  table_name?: string
  bot?: string
  person?: string
  /** whether the person wants to */
  accepted?: boolean
}

/** Somebody for whom I am asked to play. */
export interface AskedToStandIn {
  user: string
  name: string
  holiday: boolean
  overtime: boolean
  accepted: boolean
  table?: string
  table_name?: string
}

/** A seat that is offered: by me, or to me. */
export interface Handing {
  table: string
  table_name: string
  game: string
  seat: number
  /** of the other one */
  name: string
  /** whether I offer it */
  mine: boolean
  /** it was accepted: when it happens if nobody at the table objects */
  until?: number
}

/** The result of a finished game. */
export interface KeptResult {
  table: string
  ended: number
  place: number
  points: number | null
  /** kept, deputy or lost; empty where no other person played */
  kept: string
  rating: number | null
  margin: number | null
}

export interface Done {
  done: true
}

/** All about the notices that somebody gets. */
export interface Notices {
  wishes: Wishes
  hook: string
  /** whether this server sends mail at all */
  mails: boolean
  /** what a browser subscribes with */
  push_key: string
  pushes: PushDevice[]
  /** secret address of the deadlines (iCalendar) */
  calendar: string
  /** secret address of the tables that wait (Atom) */
  feed: string
  /** that I have made and that are not over */
  tables: HookedTable[]
}

/** A browser that takes pushes. */
export interface PushDevice {
  id: string
  /** browser and system; empty if it does not say */
  device: string
  created: number
}

/** A table of mine and the address that is posted to about it. */
export interface HookedTable {
  id: string
  name: string
  game: string
  url: string
}

/** The way to another device for a guest. */
export interface Along {
  /** works once */
  url: string
  expires: number
}

export interface People {
  people: Person[]
}

/** Somebody whom I have muted or blocked. */
export interface Person {
  id: string
  /** as it was then */
  name: string
  kind: 'mute' | 'block'
}

/** A game with its options; their texts are in the locale files. */
export interface GameInfo {
  name: string
  /** numbers of players */
  seats: number[]
  presets: Record<string, Record<string, OptionValue>>
  options: Option[]
  bots: string[]
  /** choices of the option `map`, each with its numbers of players */
  maps?: Record<string, number[]>
}

/** An option of a game. */
export interface Option {
  name: string
  kind: 'choice' | 'flag' | 'number' | 'seats'
  choices: OptionValue[]
  default: OptionValue
  /** values that other options must have for it to have an effect */
  needs?: Record<string, OptionValue[]>
}

export interface Rules {
  /** ids in the order of the ledger */
  rules: string[]
}

export interface MapChanges {
  changes: MapChange[]
}

/** Something that a map changes in the rules: a message of the game with its arguments. */
export interface MapChange {
  /** id of the rule that lets a map do so */
  rule: string
  id: string
  args: Args
}

/** A page of tables, the last changed first. */
export interface TableRows {
  tables: TableRow[]
  /** asks for the next page; not there if this is the last */
  next?: string
}

/** A new table. */
export interface Made {
  id: string
  invitations: Invitation[]
}

/** A way to a seat for whoever has its secret; it works once. */
export interface Invitation {
  seat: number
  token: string
  url: string
  expires: number
}

/** A table where something happens. */
export interface ToWatch {
  id: string
}

export interface Joined {
  seat: number
  me: Me
}

export interface OpenInvitations {
  invitations: OpenInvitation[]
}

/** An invitation that nobody has taken yet; its secret is told once, when it is made. */
export interface OpenInvitation {
  seat: number
  expires: number
}

/** Where the next game is played; not there before its table is set. */
export interface NextTable {
  id?: string
}

export interface SeriesId {
  id: string
}

/** A start that several play, with the same chance for all. */
export interface Series {
  id: string
  game: string
  name: string
  options: Record<string, OptionValue>
  seats: number
  results: SeriesResult[]
  /** whether I have played it to its end */
  finished: boolean
  /** the game whose start it is */
  origin?: string
  /** the table at which I play it now */
  mine?: string
}

/** How somebody did with a start. */
export interface SeriesResult {
  table: string
  seat: number
  name: string
  /** who played the other seats, as far as bots did */
  bots: string[]
  /** how many people played at the table */
  people: number
  state: 'open' | 'running' | 'finished'
  /** null before the end */
  points: number | null
  place: number | null
  /** points ahead of the best other */
  margin: number | null
  /** 1 for who had not played this start before */
  attempt: number
  mine?: boolean
  /** the player had no account when he sat down */
  guest?: boolean
  /** the player has deleted his account; his name is gone */
  deleted?: boolean
}

export interface GroupRows {
  groups: GroupRow[]
}

/** One of my groups. */
export interface GroupRow {
  id: string
  name: string
  role: 'founder' | 'member'
  people: number
  /** tables at which is played */
  running: number
  /** tables that wait for me */
  mine?: number
}

export interface GroupId {
  id: string
}

/** A group, as its members see it. */
export interface Group {
  id: string
  name: string
  created: number
  role: 'founder' | 'member'
  people: Member[]
  /** moves that are owed, the longest first */
  owed: Debt[]
  standings: StandingTable[]
  /** for founders: until when the present link is good */
  link?: number
}

export interface Member {
  id: string
  name: string
  role: 'founder' | 'member'
  joined: number
  /** it is me */
  mine?: boolean
  /** the player had no account when he sat down */
  guest?: boolean
}

/** A move that somebody owes. */
export interface Debt {
  table: string
  table_name: string
  game: string
  seat: number
  name: string
  /** when the last action was played */
  since: number
  /** when his time is up */
  deadline?: number
  /** it is my move */
  mine?: boolean
}

/** A table that begins again when it ends. */
export interface StandingTable {
  id: string
  name: string
  game: string
  /** of the present game */
  table: string
  /** of the present game */
  stage: 'open' | 'running' | 'finished'
  state: 'going' | 'paused' | 'ended'
  hours: number
  missing: 'bot' | 'wait'
  bot: string
  /** how many have begun or wait for people */
  games: number
  /** who would sit where in the next game, as far as is known */
  next: string[]
  /** names of those who wait for a place, the first first */
  line: string[]
  /** a founder, or who has made it */
  may_change: boolean
  /** its last games, the latest first */
  history: StandingGame[]
  /** when the next game begins, if nobody is missing */
  due?: number
  /** what I have said */
  wish?: 'in' | 'out'
  /** I play in the present game */
  sits?: boolean
}

/** A game of a standing table. */
export interface StandingGame {
  table: string
  state: 'open' | 'running' | 'finished'
  created: number
  /** by seat */
  names: string[]
  /** seats by place, when it is over */
  ranking?: number[][]
  scores?: number[]
}

/** The finished games of a group, counted. */
export interface GroupResults {
  /** how many were played, by game */
  games: Record<string, number>
  /** the most wins first */
  people: PersonResult[]
  /** how often the person of a row was placed before that of a column */
  beat: number[][]
}

/** How somebody did in the games of a group. */
export interface PersonResult {
  name: string
  all: Tally
  by_game: Record<string, Tally>
  mine?: boolean
  /** he is still in the group */
  member?: boolean
  /** the player has deleted his account; his name is gone */
  deleted?: boolean
}

/** How somebody did, in all games or in one. */
export interface Tally {
  games: number
  wins: number
  /** how often first, second, …; shared places count for all */
  places: number[]
}

/** The way into a group for whoever has it; its secret is told once, when it is made. */
export interface GroupLink {
  url: string
  expires: number
}

/** What somebody with the link is told before he joins. */
export interface Door {
  id: string
  name: string
  people: number
  /** I am in it already */
  member?: boolean
}

/** I am in the group now. */
export interface Entered {
  me: Me
}

export interface GroupLines {
  /** the oldest first */
  lines: GroupSaid[]
}

/** Something that was said on the page of a group. */
export interface GroupSaid {
  id: string
  /** empty if the account was deleted */
  name: string
  text: string
  time: number
  mine?: boolean
  /** the player had no account when he sat down */
  guest?: boolean
}

/** Ratings at a table: of those who sit there if it is rated, and what its result has changed. */
export interface TableRatings {
  /** as it was made */
  rated: boolean
  game: string
  size: '2' | '3-4' | '5-6'
  /** before the end of a rated game */
  seats: SeatRating[]
  /** once the result is counted */
  changes: SeatChange[]
  /** once it is over: why it changes nothing; empty if it counts */
  reason?: '' | 'friendly' | 'practice' | 'hints' | 'series' | 'position' | 'several' | 'owner' | 'short' | 'guest'
  /** whether the result has been counted */
  counted?: boolean
}

/** The rating of a seat in this game with so many players. */
export interface SeatRating {
  seat: number
  /** the rating */
  rating: number
  /** what stands behind ±: the strength lies so near 19 times of 20 */
  margin: number
  games: number
  /** its ± is too wide for a rank */
  provisional?: boolean
  /** a bot of the house, which was measured once */
  fixed?: boolean
}

/** What a result has changed for a seat. */
export interface SeatChange {
  seat: number
  /** shared places have the same number */
  place: number
  /** the place that was to be expected */
  expected: number
  /** of each place, before the game */
  chances: number[]
  /** the rating */
  before: number
  /** the rating */
  after: number
  /** ± afterwards */
  margin: number
  /** ± before */
  margin_before: number
  /** its ± is too wide for a rank */
  provisional?: boolean
  /** a bot of the house, or a seat that was handed over: it does not move */
  fixed?: boolean
}

/** The best of a game with so many players, a page of them. */
export interface Leaderboard {
  game: string
  size: '2' | '3-4' | '5-6'
  /** which is shown */
  season: string
  /** when the present season ends */
  ends: number
  /** how many have a rank */
  listed: number
  rows: Ranked[]
  /** those that were measured */
  bots: Anchor[]
  /** those who are not sure enough for a rank yet */
  waiting: Ranked[]
  /** those that are over, the latest first */
  seasons: string[]
  champions: Champion[]
  /** whether there are enough people for ranks */
  ranks: boolean
  /** my own line, wherever it stands */
  me?: Ranked
}

/** A line of a list. */
export interface Ranked {
  name: string
  /** the rating */
  rating: number
  /** what stands behind ±: the strength lies so near 19 times of 20 */
  margin: number
  games: number
  wins: number
  /** games that would have been won if all at the table had been equal */
  par: number
  /** since the season began */
  change: number
  /** when the last game ended */
  last: number
  /** the id of the person */
  who?: string
  /** by what is shown for certain: rating less ± */
  rank?: number
  mine?: boolean
  /** its ± is too wide for a rank */
  provisional?: boolean
  /** earned against bots alone, so it has no rank */
  bots_only?: boolean
  /** a bot that somebody runs elsewhere */
  network?: boolean
}

/** A bot of the house on the same scale. */
export interface Anchor {
  bot: string
  /** the rating */
  rating: number
  /** what stands behind ±: the strength lies so near 19 times of 20 */
  margin: number
}

export interface Champion {
  season: string
  name: string
  who: string
}

/** What somebody shows to whoever asks. */
export interface Profile {
  id: string
  name: string
  /** when the account was made */
  since: number
  mine: boolean
  /** the lines that are not shown: ratings, games, answers */
  hidden: string[]
  /** in which I am, too */
  groups: CommonGroup[]
  ratings: PersonRating[]
  places: Places[]
  /** the latest first; of others only public tables */
  recent: PlayedGame[]
  reliability?: Reliability
  /** the person and I */
  between?: Between
}

export interface CommonGroup {
  id: string
  name: string
}

/** A rating of somebody in one game and class of seats. */
export interface PersonRating {
  game: string
  size: string
  rating: number
  margin: number
  games: number
  wins: number
  /** games that would have been won if all at the table had been equal */
  par: number
  provisional?: boolean
  bots_only?: boolean
}

/** How often somebody came in where. */
export interface Places {
  game: string
  seats: number
  /** first, second, … */
  counts: number[]
}

/** A finished game of somebody. */
export interface PlayedGame {
  table: string
  name: string
  game: string
  seats: number
  place: number
  ended: number
  points?: number
  /** of the rating, if it was rated */
  change?: number
}

/** Whether somebody keeps his games, and how quickly he answers at tables that are played over days. */
export interface Reliability {
  /** the last 20 games with people, the latest first: kept, deputy or lost */
  games: string[]
  kept: number
  /** of the last 90 days */
  answers: number
  /** seconds within which a quarter, half, three quarters came */
  quartiles?: number[]
}

/** The games of two people; below three only how many. */
export interface Between {
  count: number
  games: Against[]
}

/** Two people in one game: how often I was placed before the other, behind, or level. */
export interface Against {
  game: string
  before: number
  behind: number
  level: number
}

export interface Curve {
  game: string
  size: string
  /** the oldest first */
  points: CurvePoint[]
}

/** A rating after a game. */
export interface CurvePoint {
  ended: number
  rating: number
  margin: number
}

/** To whom I show the lines of my profile. */
export interface Visibility {
  /** everybody; people with an account; those with whom I have played; nobody else */
  ratings: 'everybody' | 'members' | 'played' | 'me'
  /** everybody; people with an account; those with whom I have played; nobody else */
  games: 'everybody' | 'members' | 'played' | 'me'
  /** everybody; people with an account; those with whom I have played; nobody else */
  answers: 'everybody' | 'members' | 'played' | 'me'
  /** everybody; people with an account; those with whom I have played; nobody else */
  found: 'everybody' | 'members' | 'played' | 'me'
}

/** What became of it. */
export interface Played {
  /** of the table now */
  version: number
  /** how many of the actions stand in the log */
  played: number
}

/** A plan over the board: nobody else ever gets it. */
export interface Sketch {
  marks: Mark[]
}

/** Something drawn: a ring around a point, an arrow from a point to another, or a stroke through many. */
export interface Mark {
  kind: 'ring' | 'arrow' | 'stroke'
  /** in the units of the scene */
  points: [number, number][]
  colour: number
}

export interface Sceneries {
  scenes: Scenery[]
}

/** What a scene is drawn on and of: changes seldom. */
export interface Scenery {
  name: string
  title: string
  box: [number, number, number, number]
  background: string
  /** symbol id to SVG, drawn around (0, 0) */
  symbols: Record<string, string>
  /** how high the smallest words to be read are; 0: at any size */
  words?: number
}

/** A position of the past, as the caller may see it. */
export interface PastPosition {
  /** of the table now */
  version: number
  number: number
  phase: string
  seat: number | null
  view: Record<string, unknown>
  events: Effect[]
  last: Last | null
  scores: number[] | null
  scenes: Drawn[]
  /** what the present scenery lacks for it */
  scenery: SceneryPatch[]
}

/** What is new in a scenery; symbols are added to those that are known. */
export interface SceneryPatch {
  name: string
  title?: string
  box?: [number, number, number, number]
  background?: string
  symbols?: Record<string, string>
}

/** What actions would have changed in the drawings of a position of the past, as far as chance does not decide. */
export interface Foreseen {
  preview: Change[]
}

export interface Log {
  entries: LogEntry[]
  version: number
  /** every undo that took back an action from that number on */
  undone: TakenBack[]
}

/** What a game looks like afterwards. */
export interface Analysis {
  /** after which actions the scores were */
  numbers: number[]
  /** points of every seat */
  scores: number[][]
  /** by seat, where its last points come from */
  breakdown: Record<string, number>[]
  /** the turn or round in which the scores were; empty without turns */
  turns: number[]
  ranking: number[][]
  winners: number[] | null
  /** who has dropped out */
  eliminated: number[]
}

/** Private notes: nobody else ever gets them. */
export interface Notes {
  text: string
}

export interface MyBots {
  bots: MyBot[]
  /** how many somebody may have */
  most: number
}

/** A bot of mine. */
export interface MyBot {
  id: string
  name: string
  created: number
  online: boolean
  /** whether it has a token that works */
  token: boolean
  /** at how many it sits or is challenged */
  tables: number
}

/** The token of a bot: told once, only its digest is kept. */
export interface BotToken {
  bot: MyBot
  token: string
}

export interface OnlineBots {
  bots: OnlineBot[]
}

/** A bot that is there and can be challenged. */
export interface OnlineBot {
  id: string
  name: string
  /** the name of the account that runs it */
  owner: string
  games: Plays[]
  /** whether it plays at fewer tables than it could */
  free: boolean
}

/** A game that a bot plays. */
export interface Plays {
  game: string
  /** with how many players; none listed: any number */
  players?: number[]
  /** values that it plays; an option that is not named: any */
  options?: Record<string, OptionValue[]>
}

/** Whose token it is. */
export interface BotIs {
  id: string
  name: string
  owner: string
  /** ids of tables where it sits or is challenged */
  tables: string[]
}

/** How far the review of a game is. */
export interface ReviewState {
  /** none: nobody has asked for it; waiting: others come first */
  state: 'none' | 'waiting' | 'running' | 'done' | 'failed'
  /** parts of the work */
  done: number
  of: number
  /** what is known so far */
  review?: Review
}

/** A game as the strongest bot sees it afterwards. */
export interface Review {
  /** version of how it was made */
  method: number
  /** the bot that judged */
  judge: string
  thresholds: Thresholds
  seats: ReviewedSeat[]
  steps: ReviewStep[]
  /** in the order of play */
  moments: Moment[]
  /** places of the moments that mattered most, ten at most, in order */
  key: number[]
  luck: LuckyEvent[]
  /** only when all is known, and where there is one winner */
  verdict?: Verdict
}

/** From which loss of chance on a decision is what. */
export interface Thresholds {
  inaccuracy: number
  mistake: number
  blunder: number
}

/** How somebody has played. */
export interface ReviewedSeat {
  /** at the end */
  points: number
  /** 0 to 1; null where there was nothing to decide */
  accuracy: number | null
  /** that were looked at */
  decisions: number
  /** points at the end that his decisions cost him, all together */
  given_away: number
  inaccuracies: number
  mistakes: number
  blunders: number
  /** points at the end that chance brought him, more than on the average */
  luck: number
}

/** What was to be expected after so many actions. The first one is the beginning, the last one the end. */
export interface ReviewStep {
  /** of the action after which it was so */
  number: number
  /** or round; 0 where a game has none */
  turn: number
  /** in which that action was played; empty at the beginning */
  phase: string
  /** who had acted; null at the beginning */
  seat: number | null
  /** of winning, by seat, 0 to 1 */
  chances: number[]
  /** expected at the end, by seat */
  points: number[]
}

/** A decision that mattered: one that cost something for sure, or (`best`) one that brought most. */
export interface Moment {
  /** of the last action before it: the position where it was to be decided */
  number: number
  /** of the last action that belongs to it */
  until: number
  turn: number
  phase: string
  seat: number
  mark: 'inaccuracy' | 'mistake' | 'blunder' | 'best'
  /** of winning, for the seat */
  chance_before: number
  chance_after: number
  /** against the better plan; below 0, where it is `best`: gained against the next best plan */
  chance_lost: number
  /** at the end, against the better plan; gained below 0 */
  points_lost: number
  /** in which 95 of 100 times the points lost lie */
  interval: [number, number]
  played: Advised
  /** null where what was played was best */
  better: Advised | null
  /** of winning, after the better plan; where it is `best`, after what was played */
  better_chance: number
  /** expected at the end after the better plan */
  better_points: number
  /** expected at the end after what was played */
  points_after: number
  /** what speaks for the better plan, and against it, in points */
  reasons: Effect[]
}

/** What chance changed: the expected points after it, less their mean over all that could have come. */
export interface LuckyEvent {
  /** of the action that asked chance: the log says what came of it */
  number: number
  turn: number
  phase: string
  /** by seat */
  by_seat: number[]
}

/** Why the winner won: `margin` is `play` and `luck` together. */
export interface Verdict {
  winner: number
  second: number
  /** points of the winner less those of the second */
  margin: number
  play: number
  /** the luck of the winner less that of the second, without the setup */
  luck: number
}

/** The numbers people ask for, from the log. */
export interface Numbers {
  /** what the rows count */
  count: 'turn' | 'round' | ''
  tables: NumberTable[]
}

/** A table of numbers, by turn and seat; `numbers-ID` in the words of the game is its name. */
export interface NumberTable {
  id: string
  columns: NumberColumn[]
  rows: NumberRow[]
  /** of the whole game, by seat */
  totals: NumberRow[]
  /** a line of the first column, or its columns as stacked bars */
  chart: 'lines' | 'bars'
}

/** A column; `numbers-TABLE-ID` in the words of the game is its name, or that of the player whose seat it is. */
export interface NumberColumn {
  id: string
  /** of its values */
  kind: 'count' | 'money' | 'points'
  seat?: number
}

/** What a seat did in a turn. */
export interface NumberRow {
  /** or round; 0 in a game without */
  turn: number
  seat: number
  values: number[]
}

/** What the bots make of a position. */
export interface Watched {
  /** of actions that led to it */
  number: number
  /** of winning, by seat, 0 to 1 */
  chances: number[]
  /** expected at the end, by seat */
  points: number[]
  /** the last decision */
  move?: WatchedMove
}

/** What somebody decided, as far as it is played: against the best of what else came to the bot's mind. */
export interface WatchedMove {
  seat: number
  played: Advised
  /** what the bot would rather have done; null: nothing */
  better: Advised | null
  /** what speaks for the better plan, else for the move, and against it, in points */
  reasons: Effect[]
}

export interface PuzzleRows {
  puzzles: PuzzleRow[]
  /** so many a person may have */
  most: number
}

/** One of my puzzles. */
export interface PuzzleRow {
  id: string
  game: string
  /** whose game it is of */
  table: string | null
  /** or round; 0 where a game has none */
  turn: number
  phase: string
  created: number
}

export interface PuzzleMade {
  id: string
  /** whoever has it may try */
  url: string
}

/** A puzzle after what was tried: the position as the seat could know it. It names nobody. */
export interface PuzzleView {
  game: string
  /** who is to decide */
  seat: number
  players: number
  /** or round; 0 where a game has none */
  turn: number
  /** of the decision */
  phase: string
  tries: string[]
  /** whether the decision is made: now the answer can be asked for */
  complete: boolean
  position: LessonPosition
  refused?: LessonRefusal
  scenery?: Scenery[]
}

/** The position after the tries. */
export interface LessonPosition {
  /** of actions since the step began */
  number: number
  phase: string
  /** whose decision it is */
  seat: number | null
  over: boolean
  /** what the learner may know */
  view: Record<string, unknown>
  /** what the learner's last action caused */
  events: Effect[]
  last: Last | null
  scores: number[] | null
  legal: Choice[]
  scenes: Drawn[]
  /** what the scenery of the first position lacks */
  scenery: SceneryPatch[]
}

/** The rule that the last of the tries is against; it was not carried out. */
export interface LessonRefusal {
  rule: string
  args: Args
}

/** The answer to a question, in the fields that belong to what it was about. */
export interface LessonAnswer {
  previews?: Record<string, Change[]>
  /** why; null where none is known */
  rule?: string | null
  args?: Args
  /** null where that is the plain list */
  panel?: Panel | null
  preview?: Change[]
  sections?: Section[]
}

/** What a whole try is worth. What is not worse for sure counts as equal. */
export interface PuzzleAnswer {
  /** the best plan itself, as good as that, or worse for sure */
  kind: 'best' | 'equal' | 'worse'
  /** whether it is what was played in the game */
  as_played: boolean
  /** what a review would call it; null: nothing */
  mark: 'inaccuracy' | 'mistake' | 'blunder' | 'best' | null
  tried: Compared
  best: Compared
  /** in the game */
  played: Compared
  /** what speaks for the best plan, and against it, in points: against the try where it is worse */
  reasons: Effect[]
  /** of actions in the game before the decision */
  number: number
  /** whose game it is of, for who may look at it */
  table?: string
}

/** A plan, and where it leads. */
export interface Compared {
  plan: Advised
  /** of winning, 0 to 1 */
  chance: number
  /** expected at the end */
  points: number
}

/** A course: the names of its lessons, how many minutes. */
export interface CourseRow {
  game: string
  lessons: string[]
  minutes: number
}

export interface Course {
  game: string
  lessons: LessonRow[]
  /** exercises in judgement, for after the course */
  exercises: LessonRow[]
  /** whether the game has a rulebook to read */
  book?: boolean
  /** whether the game has a player aid */
  aid?: boolean
}

/** A lesson in the list of its course. */
export interface LessonRow {
  id: string
  title: string
  idea: string
  minutes: number
  steps: number
  /** what one knows after it */
  know: string[]
}

/** The rulebook of a game. */
export interface Book {
  game: string
  chapters: BookChapter[]
}

export interface BookChapter {
  id: string
  title: string
  lead: string
  sections: BookSection[]
  example?: BookExample
}

/** A paragraph of a rulebook, and the rules of the ledger that it tells. */
export interface BookSection {
  id: string
  title: string
  text: string
  rules: string[]
  /** what the numbers on its pictures are, from 1 */
  parts: string[]
  pictures: BookPicture[]
}

/** A picture beside a paragraph of a rulebook. */
export interface BookPicture {
  /** for `/api/learn/{game}/rules/{example}.svg` */
  name: string
  text: string
  /** whether it shows what the rules allow or refuse */
  verdict: 'allowed' | 'refused' | 'shown'
}

/** A worked example: its words, line by line, and the pictures of it. */
export interface BookExample {
  text: string
  rows: string[]
  /** names, for `/api/learn/{game}/rules/{example}.svg` */
  pictures: string[]
}

/** The companion of a game. */
export interface Companion {
  game: string
  phases: Record<string, CompanionPhase>
}

/** What the companion says about the decisions of a phase. */
export interface CompanionPhase {
  /** what is to be decided, in two sentences */
  asks: string
  /** what usually matters */
  matters: string
  /** what beginners get wrong */
  mistake: string
  /** of the rulebook */
  chapter: string
  rules: string[]
}

/** The player aid of a game, in two columns, and wide tables for the back of the sheet. */
export interface Aid {
  game: string
  /** for how many players the game is */
  seats: number[]
  left: AidBlock[]
  right: AidBlock[]
  /** as wide as the page */
  back: AidBlock[]
}

/** A block of a player aid: whatever it has of steps, a table, a rule of thumb, a text and a footnote. */
export interface AidBlock {
  id: string
  title: string
  steps: AidStep[]
  head: string[]
  rows: string[][]
  rule: string
  says: string
  note: string
  /** a picture, for `/api/learn/{game}/rules/{example}.svg` */
  figure: string | null
  /** three such blocks stand side by side */
  narrow: boolean
}

export interface AidStep {
  title: string
  says: string
}

/** A word of a game, explained. */
export interface Term {
  id: string
  word: string
  /** as it is met in sentences; `*` stands for any letters */
  forms: string[]
  says: string
}

/** How far somebody has come in all courses. */
export interface Progress {
  lessons: Standing[]
}

/** A lesson as the learner sees it. */
export interface LessonView {
  game: string
  lesson: string
  title: string
  /** whether it is one of the exercises after the course */
  exercise: boolean
  /** its place in the course, or among the exercises, from 1 */
  place: number
  /** how many there are */
  lessons: number
  /** the names of the steps; empty where one has none */
  stations: string[]
  know: string[]
  /** the learner's */
  seat: number
  players: number
  step: LessonStep
  tries: string[]
  reply: LessonReply
  position: LessonPosition
  /** the lesson after this one */
  next: string | null
  refused?: LessonRefusal
  scenery?: Scenery[]
}

/** One step, in words. */
export interface LessonStep {
  /** from 0 */
  number: number
  text: string
  pins: Pin[]
  /** the task; null where there is nothing to do but to read */
  ask: string | null
  /** rule to the words of this lesson for its refusal */
  refused: Record<string, string>
}

/** A thing to look at, and what is said about it. */
export interface Pin {
  thing: string
  says: string
}

/** What is said to a try: `going` while it may still become right. */
export interface LessonReply {
  kind: 'going' | 'right' | 'answer' | 'otherwise'
  text: string
}

export interface StudyRows {
  studies: StudyRow[]
  /** so many a person may have */
  most: number
}

/** One of my studies. */
export interface StudyRow {
  id: string
  name: string
  game: string
  table: string | null
  changed: number
  nodes: number
  shared: boolean
}

export interface StudyMade {
  id: string
  /** that it is about */
  node: number
}

/** A study with its tree. */
export interface Study {
  id: string
  name: string
  game: string
  players: string[]
  options: Record<string, OptionValue>
  /** whose it is */
  owner: string
  mine: boolean
  /** whether I may write in it */
  writes: boolean
  /** who else has written in it */
  writers: string[]
  /** for the owner: which links there are */
  shared: ('read' | 'write')[]
  /** the table whose game it is of */
  table: string | null
  /** as a record says it */
  result: string
  /** every node after its parent */
  nodes: StudyNode[]
}

/** An action in the tree; the root has none. */
export interface StudyNode {
  id: number
  parent?: number | null
  /** of the action since the beginning */
  number?: number
  seat?: number
  action?: string
  outcomes?: (string | number | number[])[]
  /** whether it happened */
  main?: boolean
  /** of the variation that begins here */
  name?: string
  mark?: string
  comments?: StudyComment[]
  effect?: Effect | null
  /** the turn or round that begins with it */
  turn?: number | null
  advice?: StudyAdvice
}

export interface StudyComment {
  by: string
  text: string
}

/** What a bot would do after a node. */
export interface StudyAdvice {
  plan: Advised
  runner_up: Advised | null
  /** points at the end by which the plan is better */
  difference: number
  equal: boolean
  reasons: Effect[]
}

/** The position after a node. All is known of it; what is drawn is what the seat that decides sees. */
export interface StudyPosition {
  number: number
  phase: string
  seat: number | null
  over: boolean
  eye: number | null
  view: Record<string, unknown>
  /** what the last action caused */
  events: Effect[]
  last: Last | null
  scores: number[] | null
  legal: Choice[]
  scenes: Drawn[]
  /** what the scenery of the beginning lacks */
  patch: SceneryPatch[]
  /** expected at the end, by seat; in studies alone */
  points?: number[]
  /** of winning, by seat, as a review judges them; in studies alone */
  chances?: number[]
  scenery?: Scenery[]
}

/** A study after actions were laid, and the last of them that could be. */
export interface StudyChange {
  study: Study
  node: number
  refused?: LessonRefusal
}

export interface StudyTable {
  id: string
}

/** The secret in it is told once. */
export interface StudyLink {
  url: string
}

/** A position to wonder about: what a seat may know, the rest imagined. */
export interface WhatIf {
  game: string
  players: string[]
  seat: number
  /** actions so far */
  number: number
  position: Record<string, unknown>
}

/** A what-if board after what was tried. */
export interface WhatIfView {
  /** the actions, each after the one before; ids are numbers */
  nodes: StudyNode[]
  position: StudyPosition
  refused?: LessonRefusal
}

/** What an operator sees. */
export interface Overview {
  /** by part of the server: ok, or what is wrong */
  checks: Record<string, string>
  reports: OpenReport[]
  bans: Shut[]
  broken: BrokenTable[]
  queues: Queue[]
  /** changes that wait for the writer of SQLite at this worker */
  writer: number
  routes: RouteCost[]
  tables: TableCost[]
  audit: Decision[]
}

/** What somebody has reported and no operator has closed. */
export interface OpenReport {
  id: string
  time: number
  /** the name of whoever reported it; empty if he is gone */
  by: string
  about: 'table' | 'group' | 'sentence'
  /** the id of the table or group; of sentences the names of the messages */
  subject: string
  /** the id of a line of chat; empty if it is about the whole */
  line: string
  quoted: string
  reason: string
}

/** Somebody who is shut out. */
export interface Shut {
  who: string
  /** of an account or a guest */
  name: string
  until: number
  reason: string
}

/** A table that this worker could not read when somebody wanted it. */
export interface BrokenTable {
  id: string
  reason: string
}

/** Something that is to be done later. */
export interface Queue {
  /** the kind of due work, or the way of notices: mail, digest, push, hook */
  name: string
  notices: boolean
  waiting: number
  /** those that were due a minute ago */
  late: number
  /** those that have failed and are tried again */
  retried: number
  /** notices that nobody took */
  failed: number
  /** when the first was or is due */
  oldest: number | null
}

/** What the requests of one kind have taken together, at all workers since they began. */
export interface RouteCost {
  route: string
  requests: number
  seconds: number
}

/** A table in use at this worker. */
export interface TableCost {
  id: string
  name: string
  game: string
  /** that its actions took here, since it was loaded */
  seconds: number
  actions: number
  sockets: number
}

/** A line of the audit log. */
export interface Decision {
  time: number
  who: string
  what: string
  subject: string
  details: string
}

/** `failing` means that moves may not be stored, `degraded` that only screens may be late. */
export interface Health {
  status: 'ok' | 'degraded' | 'failing'
  version: string
  games: string[]
  /** by part: ok, or what is wrong */
  checks: Record<string, string>
}

/** Plays an action that was made for this version: answered by `accepted`, `refused` or `stale`. */
export interface Act {
  type: 'act'
  action: string
  /** of the table for which this is meant */
  version: number
  /** of the client's choice; the answer has it, too */
  id?: string
}

/** Asks whether an action is legal: answered by `legal` or `refused`. */
export interface Check {
  type: 'check'
  action: string
  /** of the client's choice; the answer has it, too */
  id?: string
}

/** Asks what legal actions would change in the drawings: answered by `preview`; at most 24 at a time. */
export interface Preview {
  type: 'preview'
  actions: string[]
  /** of the table for which this is meant */
  version: number
  /** of the client's choice; the answer has it, too */
  id?: string
}

/** Asks why these things cannot be chosen: answered by `refused`. */
export interface Why {
  type: 'why'
  things: string[]
  /** of the client's choice; the answer has it, too */
  id?: string
}

/** Asks what stands beside the board while my seat decides, and for the plans between things that I pointed at: answered by `panel`. */
export interface AskPanel {
  type: 'panel'
  /** of the table for which this is meant */
  version: number
  things?: string[]
  /** of the client's choice; the answer has it, too */
  id?: string
}

/** Asks what actions, one after the other, would lead to: answered by `considered`. */
export interface Consider {
  type: 'consider'
  actions: string[]
  /** of the table for which this is meant */
  version: number
  /** of the client's choice; the answer has it, too */
  id?: string
}

/** Plays actions one after the other, as far as they are legal, to be taken back together: answered by `accepted`, `stopped` or `stale`. */
export interface PlayPlan {
  type: 'play'
  actions: string[]
  /** of the table for which this is meant */
  version: number
  /** of the client's choice; the answer has it, too */
  id?: string
}

/** Asks what a bot would do in my place, by what my seat may see: answered by `hint`. Refused where people play each other, unless the table was made with hints. */
export interface AskHint {
  type: 'hint'
  /** of the table for which this is meant */
  version: number
  /** of the client's choice; the answer has it, too */
  id?: string
}

/** Asks what actions cost, compared with what a bot would do: answered by `weighed`. Only against bots alone. */
export interface Weigh {
  type: 'weigh'
  actions: string[]
  /** of the table for which this is meant */
  version: number
  /** of the client's choice; the answer has it, too */
  id?: string
}

/** Takes back my last action or plan: at once if nothing was revealed (or the table is for practice) and nobody else has decided since, else by vote; if no other person can vote, not at all. Where actions of others go with it (bots have moved since), `to` must say how far, as the state offers it. */
export interface TakeBack {
  type: 'undo'
  /** of the table for which this is meant */
  version: number
  /** of the client's choice; the answer has it, too */
  id?: string
  to?: number | null
}

/** Takes back all that I did in this turn, as far as that is free. */
export interface Reset {
  type: 'reset'
  /** of the table for which this is meant */
  version: number
  /** of the client's choice; the answer has it, too */
  id?: string
}

/** `end`: agree to end; `bot`: a bot plays for somebody who has been away for the stated time, if all others who are there agree; `human`: I take my seat back, at once; `rules`: go on by the newest version of the rules, if the game until now is the same by it. */
export interface Propose {
  type: 'propose'
  kind: 'end' | 'bot' | 'human' | 'rules'
  seat?: number | null
  bot?: string | null
}

/** Says yes or no: the last yes carries a vote out, the first no ends it. */
export interface Cast {
  type: 'vote'
  /** its id */
  vote: number
  yes: boolean
}

/** A bot plays my seat to the end, and it is placed last; a game in which one seat or no person is left ends. */
export interface Resign {
  type: 'resign'
}

/** Says something to everybody at the table. */
export interface Say {
  type: 'chat'
  text: string
}

/** Asks for the drawings in another language: answered by the whole present state. */
export interface Speak {
  type: 'speak'
  language: string
}

/** Says which of my seats sits before the screen, where several of mine share this line and the game hides things: its secrets are shown until another one of mine decides, and nobody's before this is said. Answered by the whole present state. A line that is opened with `?look=SEAT` has said it already. */
export interface Look {
  type: 'look'
  seat: number | null
}

/** Whether others at the table may see that I watch; until I say so only the number of those who watch is known. A guest has no name that could be shown. */
export interface ShowName {
  type: 'show-name'
  yes: boolean
}

/** How fast I want to see what bots do: a step of their turn at once, with a pause before each step, or with one before every action. Of several wishes at a table the slowest counts. */
export interface ShowBots {
  type: 'bots'
  speed: 'once' | 'steps' | 'slow'
}

/** Whether my page shows my orders, which I am then told after every change; else only if I have some. */
export interface ShowOrders {
  type: 'orders'
  yes: boolean
}

/** Answered by `pong`. */
export interface Ping {
  type: 'ping'
}

export interface Credentials {
  name: string
  password: string
}

export interface SignIn {
  name: string
  password: string
  /** of the second factor: from the app, or a recovery code; empty if there is none */
  code?: string
  passkey?: PasskeyAnswer | null
}

/** What a browser's passkey has signed. */
export interface PasskeyAnswer {
  /** in base64url */
  id: string
  /** in base64url */
  client_data: string
  /** in base64url */
  authenticator_data: string
  /** in base64url */
  signature: string
  /** in base64url */
  user?: string
}

export interface GuestName {
  name?: string
}

/** Any settings are kept; these are read by the server, and `language` for mails. */
export interface NewSettings {
  /** whether mails about turns are wanted */
  mails?: boolean
  /** whether a mail is wanted when somebody signs in on a new device */
  alerts?: boolean
}

export interface PasswordChange {
  new: string
  /** the password of the account; empty if it has none */
  old?: string
}

/** The id of a session, or nothing for all of them. */
export interface EndSession {
  id?: string | null
  /** all but the one that asks, whatever the id */
  others?: boolean
}

export interface FullProof {
  /** of the second factor: from the app, or a recovery code; empty if there is none */
  code?: string
  passkey?: PasskeyAnswer | null
  /** the password of the account; empty if it has none */
  password?: string
}

export interface CodeGiven {
  /** of the second factor: from the app, or a recovery code; empty if there is none */
  code: string
}

export interface PasskeyWish {
  /** whether no password comes with it */
  alone?: boolean
}

/** A passkey that a browser has made. */
export interface MadePasskey {
  /** in base64url */
  id: string
  /** in base64url */
  client_data: string
  /** in base64url */
  attestation: string
  transports?: string[]
  /** what I call it */
  name?: string
}

export interface EndPasskey {
  /** in base64url */
  id: string
  /** of the second factor: from the app, or a recovery code; empty if there is none */
  code?: string
  passkey?: PasskeyAnswer | null
  /** the password of the account; empty if it has none */
  password?: string
}

/** To sign in, or, who is signed in and proves it, to sign in with the provider from now on. */
export interface ProviderWish {
  /** of the second factor: from the app, or a recovery code; empty if there is none */
  code?: string
  passkey?: PasskeyAnswer | null
  link?: boolean
  /** the password of the account; empty if it has none */
  password?: string
}

/** With what the provider has sent the browser back. */
export interface ProviderReturn {
  code: string
  state: string
}

export interface ProviderProof {
  ticket: string
  /** of the second factor: from the app, or a recovery code; empty if there is none */
  code?: string
  passkey?: PasskeyAnswer | null
}

/** An account gives its password, a guest does not. */
export interface Farewell {
  password?: string
}

/** An account gives its password, too; without an address the one of before is forgotten. */
export interface NewAddress {
  email: string | null
  password?: string
}

export interface Confirm {
  /** the secret of a mailed link */
  token: string
}

export interface Forgotten {
  /** of the account, or its mail address */
  name: string
}

export interface ResetPassword {
  /** the secret of a mailed link */
  token: string
  password: string
  /** of the second factor: from the app, or a recovery code; empty if there is none */
  code?: string
  passkey?: PasskeyAnswer | null
}

export interface NewWishes {
  wishes: Wishes
  /** with https; empty is none */
  hook?: string
}

/** The subscription of a browser, as its push service gave it. */
export interface NewPush {
  /** with https; empty is none */
  endpoint: string
  /** p256dh */
  key: string
  auth: string
}

/** One that ends: by its id, or by the endpoint that the browser itself knows. */
export interface EndPush {
  id?: string
  /** with https; empty is none */
  endpoint?: string
}

export interface Hook {
  /** with https; empty is none */
  url: string
}

export interface Arrival {
  code: string
}

export interface PersonId {
  id: string
}

/** A table to be set. */
export interface NewTable {
  game: string
  seats: NewSeat[]
  name?: string
  options?: Record<string, OptionValue | number[]>
  pace?: Pace
  /** when time is up */
  fallback?: 'bot' | 'resign' | 'wait'
  privacy?: 'public' | 'private'
  language?: 'en' | 'hu' | 'cs' | 'pl' | 'nl'
  /** whether one may take back what has shown something */
  practice?: boolean
  /** whether all may ask the bots what they would do */
  hints?: boolean
  /** whether others may play the same start with the same chance at tables of their own */
  duplicate?: boolean
  /** how many actions those who only watch are behind */
  watch_delay?: number
  /** whether the result counts for ratings: everybody at the table needs an account then */
  rated?: boolean
  /** a group of mine: only its members may sit down */
  group?: string | null
  /** of a group: the table begins again when its game is over */
  standing?: NewStanding | null
}

/** `me` may be several: friends at one screen. `open` is for anybody, `invited` for who has its invitation. `network` challenges a bot that somebody runs elsewhere. */
export interface NewSeat {
  kind: 'me' | 'open' | 'bot' | 'invited' | 'network'
  /** which bot; of a network bot, its id */
  bot?: string | null
  name?: string | null
}

/** How a table of a group begins again when its game is over, with the seats passed on by one. */
export interface NewStanding {
  /** after the end of a game; 0 is at once */
  hours?: number
  /** if somebody is missing and nobody is in line: a bot plays, or all wait */
  missing?: 'bot' | 'wait'
  /** the bot that keeps the place of a person */
  bot?: string | null
}

/** With the token of an invitation no account is needed. */
export interface Join {
  seat?: number | null
  /** the secret of an open invitation */
  token?: string | null
  name?: string | null
}

export interface Start {
  /** the bot for open seats */
  fill?: string | null
}

export interface Invite {
  seat: number
}

/** Whom I mean: the player of a seat, or whoever said a line of the chat. */
export interface Regarding {
  /** mute: I don't see what he says; block: nor do I meet him */
  kind: 'mute' | 'block'
  seat?: number | null
  /** the id of a line of chat */
  line?: string | null
}

/** What is wrong with a table, or with a line of its chat. */
export interface Report {
  reason: string
  /** the id of a line of chat */
  line?: string | null
}

/** Sentences that sound odd to a reader: which messages, in which language, on which page. */
export interface OddSentence {
  /** their names, as age_of_steam/delivered */
  messages: string[]
  language: string
  page: string
  /** what the reader says of it; may be empty */
  word?: string
}

/** Whether I want another game; who says so first also says whether the seats are passed on by one. */
export interface WantAgain {
  yes?: boolean
  rotate?: boolean
}

/** How the next game begins without those who have not said that they come. */
export interface BeginAgain {
  /** null: as was said first */
  rotate?: boolean | null
  /** the bot for their seats; null: these stay open for them, and for whom the maker invites */
  fill?: string | null
}

/** How I play a start. */
export interface PlayStart {
  seat?: number
  /** who plays the other seats */
  bot?: string | null
}

export interface GroupName {
  name: string
}

/** With the link of a group no account is needed. */
export interface Enter {
  /** the secret of the group's link */
  token: string
  /** how a guest is called */
  name?: string | null
}

/** What a member is from now on; `out` removes him. */
export interface NewRole {
  user: string
  role: 'founder' | 'member' | 'out'
}

export interface GroupLine {
  text: string
}

/** Whom I mean: a member, or whoever said a line of the chat. */
export interface Whom {
  /** mute: I don't see what he says; block: nor do I meet him */
  kind: 'mute' | 'block'
  user?: string | null
  /** the id of a line of the group's chat */
  line?: string | null
}

/** What is wrong with a group, or with a line of its chat. */
export interface GroupReport {
  reason: string
  /** the id of a line of the group's chat */
  line?: string | null
}

/** What changes at a standing table; what is not said stays. */
export interface StandingChange {
  /** one that has ended stays so */
  state?: 'going' | 'paused' | 'ended' | null
  /** after the end of a game; 0 is at once */
  hours?: number | null
  missing?: 'bot' | 'wait' | null
  bot?: string | null
}

/** Whether I play at a standing table from its next game on. */
export interface MyWish {
  wish: 'in' | 'out'
}

/** Where I live, and when I am awake: at least six hours a day; the same minute twice is all day. */
export interface MyHours {
  /** as Europe/Prague; empty: UTC */
  time_zone: string
  /** minutes after midnight in my time zone */
  wake: number
  /** minutes after midnight in my time zone */
  sleep: number
}

/** The first and the last day, both of which count. */
export interface NewHoliday {
  /** in my time zone, as 2026-07-14 */
  first: string
  /** in my time zone, as 2026-07-14 */
  last: string
}

/** Who plays for me: a bot, or a person who is asked; nobody, if neither is named. */
export interface NewStandIn {
  /** empty: all my tables */
  table?: string
  bot?: string | null
  /** of an account */
  person?: string | null
  /** on my holidays */
  holiday?: boolean
  /** when my time is up, instead of what the table says */
  overtime?: boolean
}

/** Whether I want to play for somebody who asks me, or still want to. */
export interface StandInAnswer {
  user: string
  yes: boolean
  /** empty: all my tables */
  table?: string
}

/** To whom I hand my seat over; null: I keep it. */
export interface HandSeat {
  seat: number
  /** of an account */
  to: string | null
}

export interface HandAnswer {
  seat: number
  yes: boolean
}

/** One action, or a plan of several, with the position that it was made in. */
export interface HeldMove {
  actions: string[]
  /** of the table for which this is meant */
  version: number
  /** how many actions there were then */
  number: number
}

/** Actions that could have been played, one after the other. */
export interface Otherwise {
  actions: string[]
}

export interface NewBot {
  name: string
}

/** An open seat of my table, and the bot that is asked to take it; without one the challenge is withdrawn. */
export interface Challenge {
  seat: number
  /** of a bot's account */
  bot?: string | null
}

/** The decision of a review that is to be a puzzle. */
export interface NewPuzzle {
  table: string
  /** of the last action before it, as the review has it */
  number: number
  /** the secret of an open invitation */
  invitation?: string | null
}

export interface PuzzleTry {
  tries?: string[]
  /** of the words: en, hu, cs, pl or nl */
  language?: string
  /** the scenery of the first position is sent, too */
  scenery?: boolean
}

/** A question about the position after the tries, as at a table. */
export interface PuzzleQuestion {
  about: 'preview' | 'why' | 'panel' | 'consider'
  tries?: string[]
  /** of the words: en, hu, cs, pl or nl */
  language?: string
  what?: string[]
}

/** What somebody has done so far. */
export interface PuzzleAt {
  tries?: string[]
}

export interface LessonTry {
  /** of the words: en, hu, cs, pl or nl */
  language?: string
  /** the right actions of each step before; none for one to read */
  moves?: string[][]
  tries?: string[]
  /** the lesson plays a right answer instead of `tries` */
  show?: boolean
  /** the scenery of the first position is sent, too */
  scenery?: boolean
}

/** A question about the position, as at a table: `preview` of actions, `why` things cannot be chosen, the `panel` for things that were pointed at, or to `consider` actions one after the other. */
export interface LessonQuestion {
  about: 'preview' | 'why' | 'panel' | 'consider'
  /** of the words: en, hu, cs, pl or nl */
  language?: string
  /** the right actions of each step before; none for one to read */
  moves?: string[][]
  tries?: string[]
  what?: string[]
}

/** What a study is made of: a table whose game is over, the text of a record or study, or a position of a game. */
export interface NewStudy {
  table?: string | null
  /** to that table */
  invitation?: string | null
  /** the action that it is about; else the last */
  at?: number | null
  record?: string | null
  game?: string | null
  position?: Record<string, unknown> | null
  name?: string
}

/** A question about the position after a node, as at a table. */
export interface StudyQuestion {
  /** of a node; 0 is the beginning */
  node: number
  about: 'preview' | 'why' | 'panel' | 'consider'
  /** of the words: en, hu, cs, pl or nl */
  language?: string
  what?: string[]
}

/** Actions after a node, one after the other. The same action joins the node that is there. Chance is drawn from the seed of the study: the same question at the same place of the game gets the same answer in all variations. `again` draws anew for a single action, `outcomes` are those that it is to have. */
export interface StudyMove {
  /** of a node; 0 is the beginning */
  node: number
  actions: string[]
  again?: boolean
  outcomes?: (string | number | number[])[] | null
}

/** What is said about a node; what is left out stays as it is, and an empty text takes it away. */
export interface StudyNotes {
  /** of a node; 0 is the beginning */
  node: number
  comment?: string | null
  mark?: string | null
  /** the name of the variation in which the node stands */
  branch?: string | null
}

export interface OneNode {
  /** of a node; 0 is the beginning */
  node: number
}

/** A practice table from a node on: I sit on a seat, bots on the others. */
export interface PlayOn {
  /** of a node; 0 is the beginning */
  node: number
  seat: number
  bot?: string | null
}

export interface NewName {
  name: string
}

export interface Share {
  /** whether its bearer may write in it */
  write?: boolean
}

/** What was tried, from a position on. */
export interface WhatIfTry {
  position: Record<string, unknown>
  moves?: TriedMove[]
  seed?: number
  /** of the words: en, hu, cs, pl or nl */
  language?: string
  scenery?: boolean
}

/** An action on a what-if board; without outcomes they are drawn. */
export interface TriedMove {
  action: string
  outcomes?: (string | number | number[])[] | null
}

export interface WhatIfQuestion {
  position: Record<string, unknown>
  about: 'preview' | 'why' | 'panel' | 'consider'
  moves?: TriedMove[]
  seed?: number
  /** of the words: en, hu, cs, pl or nl */
  language?: string
  scenery?: boolean
  what?: string[]
}

/** `bid` up to `most`; `pass` until a rival does anything else; `forced`: take what is the only choice; `plan`: my moves of a line, one after the other; `text`: an order in its written form. */
export interface NewOrder {
  kind: 'bid' | 'pass' | 'forced' | 'plan' | 'text'
  most?: number | null
  line?: OrderedLine | null
  /** of a plan: only if its first move costs at most so much */
  price?: number | null
  /** of a plan: only if no rival has done anything but pass */
  unchanged?: boolean
  /** of a plan: only if this is legal, too */
  needs?: string | null
  text?: string
  /** the order that is changed into this one */
  replaces?: string | null
}

/** A line that was tried on the what-if board. */
export interface OrderedLine {
  position: Record<string, unknown>
  moves: TriedMove[]
  seed?: number
  /** how many of the moves are only the way there */
  first?: number
  /** what is taken instead of the last, if that is gone */
  others?: string[]
}

export interface OneOrder {
  id: string
}

export interface Arranged {
  /** all my orders at this seat, the first first */
  ids: string[]
}

/** A table, a group or a line of chat, by its id. */
export interface Hiding {
  id: string
  hidden: boolean
  /** for the audit log */
  reason?: string
}

export interface Banning {
  /** name of an account, id of a guest, address or network */
  who: string
  hours: number
  /** for the audit log */
  reason?: string
}

export interface LettingIn {
  /** name of an account, id of a guest, address or network */
  who: string
}

export interface Closing {
  /** of a report */
  id: string
}

export type FromServer =
  | TableMessage
  | StateMessage
  | Accepted
  | Refused
  | Late
  | Legal
  | Previews
  | PanelMessage
  | Considered
  | HintMessage
  | Weighed
  | Stopped
  | Votes
  | Chat
  | Unsaid
  | OrdersMessage
  | Waiting
  | Failed
  | Pong

export type ToServer =
  | Act
  | Check
  | Preview
  | Why
  | AskPanel
  | Consider
  | PlayPlan
  | AskHint
  | Weigh
  | TakeBack
  | Reset
  | Propose
  | Cast
  | Resign
  | Say
  | Speak
  | Look
  | ShowName
  | ShowBots
  | ShowOrders
  | Ping

/** A position that is shown, of now or of the past. */
export type Position = Omit<PastPosition, 'scenery'> &
  Partial<Pick<PastPosition, 'scenery'>>

/** A state as the client keeps it: the changes are laid over the scenes of before. */
export type State = Omit<
  StateMessage,
  'type' | 'scenes' | 'base' | 'changes'
> & { scenes: Drawn[] }
