/** One table: what its line tells, and what the player says to it. */
import { handedOver } from './absence'
import { Advice } from '../choosing/advice.svelte'
import { Afar, type Made } from '../offline/tableCache.svelte'
import { get, query } from '../core/api'
import { Calm } from './pointerGate'
import type { Mark } from '../review/winChart'
import { Council } from './votes.svelte'
import type { Language } from '../i18n/fluent'
import { Hints } from '../choosing/hints.svelte'
import { i18n } from '../i18n/i18n.svelte'
import { Line, type Listener, type Wire } from './socket'
import { Logbook } from './log.svelte'
import { nameOf } from './names'
import { News } from './changedThings.svelte'
import { Painting } from './sceneryCache.svelte'
import { Past } from './history.svelte'
import { told } from '../core/problem'
import { due, lasts, news, promisedBy, type Promised, type Promising, type Until } from '../choosing/promisedAnswer'
import { Questions, uuid } from '../choosing/questions'
import { patched, repainted } from './scene'
import { session as person } from '../app/user.svelte'
import { waiting } from '../lobby/waitingTables.svelte'
import { Endings, type Staging } from './endOfTurn/player.svelte'
import type {
  Args,
  Change,
  ChatEntry,
  Choice,
  Drawn,
  Effect,
  ErrorBody,
  FromServer,
  Log,
  LogEntry,
  Orders,
  PastPosition,
  Position,
  Sceneries,
  Scenery,
  State,
  StateMessage,
  Table,
  TakenBack,
  Thing,
  Watched,
} from '../generated/wire'
import { effectText, planButton } from '../sentences'

export interface Refusal {
  rule: string | null
  args: Args
  thing?: string
  /** Where a plan stopped, and what it had got so far. */
  step?: number
}

export class TableSession {
  table = $state.raw<Table | null>(null)
  state = $state.raw<State | null>(null)
  chat = $state.raw<ChatEntry[]>([])
  line = $state<'connecting' | 'open' | 'lost'>('connecting')
  /** Unanswered act. */
  sending = $state(false)
  /** When the present state came. */
  arrived = -Infinity
  /** What a seat of mine means to answer when it is asked again. */
  promised = $state.raw<Promised | null>(null)
  /** What came of waiting: it is told until I have seen it. */
  waited = $state.raw<{ until: Until; news: Effect[]; seat: number | null } | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  /** A message of this page about what has just happened, or the server's own words about what went wrong. */
  notice = $state('')
  failure = $state('')
  /** The server has set this table aside: it cannot be read. */
  aside = $state(false)
  previews = $state.raw<Record<string, Change[]>>({})
  /** The seat whose player sits before the screen, where several share it. */
  private sitting: number | null = null
  /** Why the server has closed the line for good. */
  closed = $state.raw<ErrorBody | null>(null)
  /** When the clocks of the last message were right. */
  clockFrom = $state(0)
  onturn: (() => void) | null = null
  /** What a review says of actions of a finished game, by their numbers. */
  marks = $state.raw<Record<number, Mark>>({})

  /** What this player has ordered ahead, as far as it was told. */
  orders = $state.raw<Orders | null>(null)
  private ordering = false

  private wasMine = false
  private readonly news = new News()
  private readonly endings = new Endings(() => this.table?.endings ?? [])
  private lastError: ErrorBody | null = null
  /** The language of the words on the drawings, and that of the line when it was opened. */
  private language = i18n.language
  private opened = i18n.language
  private questions = new Questions()
  /** Why the plan that was played last went no further. */
  private stopped: Refusal | null = null

  private readonly calm = new Calm()
  private unwatch: (() => void) | null = null
  /** The id of what was played last, until it is answered. */
  private deed = ''
  private readonly socket: Wire
  protected readonly painting: Painting
  private readonly logbook: Logbook
  readonly history: Past
  /** What is decided about the table itself. */
  readonly council: Council
  /** What the game says beside the board. */
  readonly advice: Advice
  /** What the bots would do. */
  readonly hints: Hints
  /** What is kept for when there is no line; a lesson or a study keeps nothing. */
  readonly afar: Afar | null

  constructor(
    readonly id: string,
    public token: string | null,
    /** How the line is made: to a table of the server, unless something else takes its place. */
    dial?: (address: () => string, listener: Listener) => Wire,
  ) {
    this.afar = dial ? null : new Afar(id)
    const made = dial ?? ((address, listener) => new Line(address, listener))
    this.socket = made(() => this.lineAddress(), {
      opened: () => this.greet(),
      received: (message) => this.calm.do(() => this.receive(message)),
      lost: () => {
        this.line = 'lost'
        this.sending = false
        void this.goOn()
      },
      refused: (aside) => {
        this.aside = aside
        if (!aside) this.closed = this.lastError
        this.notice = aside ? 'table-aside' : 'table-none'
      },
    })
    this.council = new Council((message) => this.socket.send(message))
    this.advice = new Advice((message) => this.socket.send(message))
    this.hints = new Hints((message) => this.socket.send(message))
    this.painting = new Painting(
      () => this.askScenery(),
      () => !!this.state && this.line === 'open',
    )
    this.logbook = new Logbook((from) => this.askLog(from))
    this.history = new Past(
      (number) => get<PastPosition>(this.address(`at/${number}`)),
      () => this.state?.number ?? 0,
    )
  }

  async open(): Promise<void> {
    this.unwatch ??= this.calm.watch()
    this.socket.open()
    await this.painting.fetch()
  }

  close(): void {
    this.ending?.skip()
    this.unwatch?.()
    this.unwatch = null
    this.socket.close()
  }

  /** Hears nothing while this browser becomes somebody else: what is asked meanwhile would be asked as the old one. */
  pause(): void {
    this.socket.pause()
  }

  /** Opens the line anew, after this browser has become somebody else. */
  reconnect(): void {
    this.socket.reopen()
  }

  /** An invitation that was taken is of no more use: the seat is known by the session of this browser. */
  forgetToken(): void {
    this.token = null
    history.replaceState(null, '', `/tables/${encodeURIComponent(this.id)}`)
  }

  // -- addresses and languages

  private query(more: Record<string, string>): string {
    const look: Record<string, string> = this.sitting === null ? {} : { look: String(this.sitting) }
    return query({ ...more, language: this.language, ...look, ...(this.token ? { token: this.token } : {}) })
  }

  private address(what: string, more: Record<string, string> = {}): string {
    return `/tables/${this.id}/${what}?${this.query(more)}`
  }

  private lineAddress(): string {
    this.opened = this.language
    return `/ws/tables/${encodeURIComponent(this.id)}?${this.query({ changes: '1' })}`
  }

  protected askLog(from: number): Promise<Log> {
    return get<Log>(this.address('log', { from: String(from) }))
  }

  protected async askScenery(): Promise<Scenery[] | null> {
    const language = this.language
    const { scenes } = await get<Sceneries>(this.address('scenery'))
    return language === this.language ? scenes : null
  }

  /** Asks for the drawings in another language. */
  speak(language: Language): void {
    if (language === this.language) return
    this.language = language
    this.forgetPreviews()
    this.socket.send({ type: 'speak', language })
    if (this.scenery.length) void this.painting.fetch()
    this.history.forget()
  }

  /** The line is down: what was known last is shown, what was on its way is kept. */
  private async goOn(): Promise<void> {
    await this.afar?.lost().catch(() => (this.notice = 'table-unkept'))
    const known = this.state ? null : await this.afar?.recall()
    if (!known || this.state) return
    this.table = known.table
    this.painting.scenes = known.scenery
    this.logbook.entries = known.log
    this.state = known.state
  }

  private greet(): void {
    this.line = 'open'
    void this.afar?.back()
    this.chat = []
    if (this.opened !== this.language) this.socket.send({ type: 'speak', language: this.language })
    if (person.settings.watched) this.showName(true)
    if (this.ordering) this.showOrders(true)
    if (person.settings.bots !== 'steps') this.socket.send({ type: 'bots', speed: person.settings.bots })
  }

  /** Whether the orders of this player are shown: then he is told of them also when he has none. */
  showOrders(yes: boolean): void {
    this.ordering = yes
    this.socket.send({ type: 'orders', yes })
  }

  /** Whether others at the table may see that I watch. */
  showName(yes: boolean): void {
    this.socket.send({ type: 'show-name', yes })
  }

  /** What the bots make of a position, and of the move that led to it. */
  outlook(number: number): Promise<Watched> {
    return get<Watched>(this.address(`at/${number}/outlook`))
  }

  // -- what the line tells

  private receive(message: FromServer): void {
    switch (message.type) {
      case 'table':
        this.table = message.table
        this.council.votes = message.table.votes
        void i18n.load(message.table.game)
        break
      case 'state':
        this.arrive({ ...message, scenes: this.scenesOf(message) })
        break
      case 'refused': {
        if (message.id && this.advice.failed(message.id)) break
        const thing = this.questions.answered(message.id)
        if (!thing && !this.isDeed(message.id)) break
        this.done()
        this.refusal = { rule: message.rule, args: message.args, thing }
        break
      }
      case 'stale':
        // A question that came too late troubles nobody: the present state follows.
        if (!this.isDeed(message.id)) break
        this.done()
        this.notice = 'table-stale'
        break
      case 'accepted':
        this.done()
        break
      case 'preview':
        if (message.version !== this.state?.version) break
        Object.values(message.previews).forEach((changes) => this.paint(changes))
        this.previews = { ...this.previews, ...message.previews }
        break
      case 'panel':
        if (message.version === this.state?.version) this.advice.panelCame(message)
        break
      case 'considered':
        if (message.version !== this.state?.version) break
        this.paint(message.preview)
        this.advice.consideredCame(message)
        break
      case 'hint':
        if (message.version === this.state?.version) this.hints.came(message)
        break
      case 'weighed':
        this.sending = false
        if (message.version === this.state?.version) this.hints.weighed(message)
        break
      case 'stopped':
        this.done()
        this.stopped = { rule: message.rule, args: message.args, step: message.step }
        this.refusal = this.stopped
        break
      case 'chat':
        this.chat = [...this.chat, ...message.entries]
        break
      case 'unsaid':
        this.chat = this.chat.filter((entry) => !message.ids.includes(entry.id))
        break
      case 'orders':
        this.orders = message.orders
        break
      case 'waiting':
        waiting.take(message.tables)
        break
      case 'votes':
        this.council.votes = message.votes
        break
      case 'error':
        // A server that cannot preview or explain is still good to play at.
        if (message.id && (this.questions.answered(message.id) !== undefined || this.advice.failed(message.id))) break
        this.done()
        if (message.id && this.hints.failed(message.id, message.error)) break
        this.lastError = message.error
        this.failure = told(message.error)
        break
    }
  }

  /** Whether an answer is to what the player has done; one to a question about an earlier version is not. */
  private isDeed(id: string): boolean {
    return !id || id === this.deed
  }

  /** What was sent is answered. */
  private done(): void {
    this.sending = false
    this.deed = ''
    this.afar?.answered()
  }

  /** Learns the symbols that a preview brings. */
  paint(changes: Change[]): void {
    this.painting.patch(changes.map(({ name, symbols }) => (symbols ? { name, symbols } : { name })))
  }

  /** The scenes of a message, which has them whole or as changes of those that are there. */
  private scenesOf({ scenes, changes }: StateMessage): Drawn[] {
    if (changes) {
      this.painting.patch(changes)
      return patched(this.state?.scenes ?? [], changes)
    }
    // Whoever reconnects may have missed changes of the scenery.
    if (this.state) void this.painting.fetch()
    return scenes ?? []
  }

  private arrive(state: State): void {
    this.arrived = performance.now()
    const before = this.state
    if (before && before.version !== state.version) {
      this.forgetPreviews()
      // What was played of a plan comes with or after the word where it stopped.
      this.refusal = this.stopped
      this.stopped = null
      this.notice = ''
      this.failure = ''
    }
    // After an undo what was drawn of the past may be wrong.
    if (before && before.version !== state.version && state.undone) this.history.forget()
    this.news.note(before, state)
    if (before && person.settings.endings) this.endings.stage(before, state)
    if (this.promised && !lasts(this.promised, state)) this.promised = null
    if (state.over) this.stopWaiting()
    this.state = state
    this.clockFrom = Date.now()
    this.sending = false
    this.painting.need()
    const mine = this.mine
    if (mine && !this.wasMine && before) this.onturn?.()
    this.wasMine = mine
    this.logbook.follow(state)
    this.afar?.answered(state.number)
    const { language, logbook } = this
    this.afar?.remember(() =>
      this.table ? { table: this.table, state, scenery: this.scenery, log: logbook.entries, language } : null,
    )
  }

  /** Whether an action has ended a turn, so that it can be shown again. */
  ends(entry: LogEntry): boolean {
    return this.endings.worth(entry)
  }

  /** Shows once more what happened after an action. */
  async showEnd(number: number): Promise<void> {
    const last = this.state?.number === number ? this.state : await this.history.at(number)
    this.endings.show(await this.history.at(number - 1), last)
    await this.history.look(null)
  }

  private forgetPreviews(): void {
    this.previews = {}
    this.questions = new Questions()
    this.advice.forget()
    this.hints.forget()
  }

  // -- what is known

  get game(): string {
    return this.table?.game ?? ''
  }

  /** Things that the last action changed, and those that the last undo took away, by scene. */
  get fresh(): Record<string, string[]> {
    return this.news.fresh
  }

  get gone(): Record<string, Thing[]> {
    return this.news.gone
  }

  get names(): string[] {
    return (this.table?.players ?? []).map(nameOf)
  }

  get scenery(): Scenery[] {
    return this.painting.scenes
  }

  get log(): LogEntry[] {
    return this.logbook.entries
  }

  /** What was taken back so far. */
  get undone(): TakenBack[] {
    return this.logbook.undone
  }

  /** Who has changed what is marked. */
  get freshSeat(): number | null {
    return (this.state?.undone ? this.state.undone.by : this.state?.last?.seat) ?? null
  }

  /** The end of a turn that is being shown; what comes meanwhile waits behind it. */
  get ending(): Staging | null {
    return this.endings.shown
  }

  /** A position of the past that is looked at; null is now. */
  get past(): Position | null {
    return this.history.position
  }

  get shown(): Position | null {
    return this.past ?? this.ending?.position ?? this.state
  }

  /** The scenery of the position that is shown. */
  get painted(): Scenery[] {
    return this.past?.scenery ? repainted(this.scenery, this.past.scenery) : this.scenery
  }

  /** Whether a seat of mine is to decide now. */
  get mine(): boolean {
    const { state, table } = this
    return !!state && !!table && state.seat !== null && table.mine.includes(state.seat) && !this.handedOver
  }

  /** Whether a bot plays for me where it is my turn, or at all my seats. */
  get handedOver(): boolean {
    return !!this.table && handedOver(this.table, this.state?.seat ?? null)
  }

  get legal(): Choice[] {
    return this.mine && this.curtain === null && !this.afar?.move ? (this.state?.legal ?? []) : []
  }

  /** Whether the server shows me no more than everybody: several share this screen, and it does not know who sits there. */
  get covered(): boolean {
    const { table, state } = this
    return !!table?.hidden && table.mine.length > 0 && !!state && !state.over && state.eye === null
  }

  /** The seat for whose player the curtain waits. */
  get curtain(): number | null {
    return this.covered && this.mine ? (this.state?.seat ?? null) : null
  }

  /** What others have done since the last action of a seat. */
  sinceLastOf(seat: number): LogEntry[] {
    return this.log.slice(this.logbook.lastOf([seat]))
  }

  /** The number of actions after my last one. */
  get missedFrom(): number {
    return this.logbook.lastOf(this.table?.mine ?? [])
  }

  // -- what the player says

  /** The player of this seat sits before the screen now: what only he may see is sent. */
  sit(seat: number): void {
    this.sitting = seat
    this.history.forget()
    this.socket.send({ type: 'look', seat })
  }

  /** Without a line a move is kept; whether it is. */
  private holds(made: Made): boolean {
    const { table, state, afar } = this
    if (this.line !== 'lost' || !table || !state || !afar) return false
    this.refusal = null
    void afar.hold(made, table, state).catch(() => (this.notice = 'table-unkept'))
    return true
  }

  /** Plays what the player has chosen. */
  act(choice: Choice): void {
    if (this.sending || this.holds({ actions: [choice.action], said: () => effectText(this.game, choice) })) return
    if (this.line !== 'open') return
    this.weighed([choice.action], () => {
      this.recall()
      this.actUnasked(choice)
    })
  }

  /** Does something with actions; against bots, for who wants to be warned of blunders, not before they were weighed. */
  private weighed(actions: string[], go: () => void): void {
    if (!this.state || !person.settings.blunders || this.table?.hints !== 'bots' || this.state.legal?.length === 1) go()
    else {
      this.sending = true
      this.hints.weigh(this.state.version, actions, () => {
        this.sending = false
        go()
      })
    }
  }

  private readonly isLegal = (action: string): boolean => this.legal.some((one) => one.action === action)

  /** A promise is off once something else is answered where it could have been kept; other questions, and those to other
   * seats, leave it. */
  private recall(): void {
    const { promised, state } = this
    if (promised && promised.seat === state?.seat && due(promised, this.isLegal) >= 0) this.promised = null
    if (promised?.until && promised.seat === state?.seat && this.advice.panelOf(state.version)) this.promised = null
  }

  /** Plays what needs no choice: the only answer, or one that was promised. */
  actUnasked(choice: Choice): void {
    if (!this.state || this.sending || this.line !== 'open') return
    this.sending = true
    this.refusal = null
    this.afar?.sent({ actions: [choice.action], said: () => effectText(this.game, choice) }, this.table, this.state)
    this.deed = uuid()
    this.socket.send({ type: 'act', id: this.deed, action: choice.action, version: this.state.version })
  }

  /** Plays the actions of a plan, one after the other. */
  play(plan: Promising): void {
    const said = (): string => planButton(this.game, plan)
    if (!this.state || this.sending || this.holds({ actions: plan.actions, said }) || this.line !== 'open') return
    const go = (): void => {
      if (!this.state) return
      this.recall()
      this.promised = promisedBy(plan, this.state, this.advice.panel) ?? this.promised
      this.waited = null
      this.playAll(plan.actions, said)
    }
    if (plan.at_once) go()
    else this.weighed(plan.actions, go)
  }

  /** Plays actions, one after the other. */
  playAll(actions: string[], said = (): string => ''): void {
    if (!this.state || this.sending || this.line !== 'open') return
    this.sending = true
    this.refusal = null
    this.afar?.sent({ actions, said }, this.table, this.state)
    this.deed = uuid()
    this.socket.send({ type: 'play', id: this.deed, actions, version: this.state.version })
  }

  /** Asks the bots what they would do. */
  askHint(): void {
    if (this.state) this.hints.ask(this.state.version)
  }

  /** Whether the seat that is asked waits. */
  get waits(): boolean {
    return !!this.promised?.until && this.promised.seat === this.state?.seat && this.legal.length > 0
  }

  /** Whether nothing is to be asked meanwhile: the panel is on its way, or says how to go on. */
  get idles(): boolean {
    const { state, advice } = this
    if (!this.waits || !state || this.line !== 'open') return false
    if (!advice.answered(state.version)) return true
    const [idle] = advice.panelOf(state.version)?.idle ?? []
    return idle !== undefined && this.isLegal(idle)
  }

  /** Goes on waiting once the panel of this decision is there, or is asked again. What has no panel is asked. */
  keepWaiting(): void {
    const { promised, advice, state } = this
    if (!promised?.until || !this.waits || !state || this.sending || this.line !== 'open') return
    const panel = advice.panelOf(state.version)
    if (!panel) return
    const found = news(promised.until, panel)
    const [idle] = panel.idle ?? []
    const answer = this.legal.find((one) => one.action === idle)
    if (answer && !found.length) this.actUnasked(answer)
    else if (found.length) this.stopWaiting(found)
  }

  /** The wait is over, or called off: what happened meanwhile is told. */
  stopWaiting(news: Effect[] = []): void {
    const { promised } = this
    if (promised?.until) this.waited = { until: promised.until, news, seat: promised.seat }
    this.promised = null
  }

  /** Keeps the promise where it is asked for now; whether it does. Who is asked beyond his limit decides himself. */
  keepPromise(): boolean {
    const { promised, state } = this
    if (!promised || promised.until || !state || !this.legal.length || state.seat !== promised.seat) return false
    if (this.sending || this.line !== 'open') return false
    const at = due(promised, this.isLegal)
    if (at < 0) {
      if (promised.within) {
        this.promised = null
        this.notice = 'table-limit-passed'
      }
      return false
    }
    this.actUnasked(this.legal.find((one) => one.action === promised.actions[at])!)
    const left = promised.actions.slice(at + 1)
    this.promised = left.length || promised.within ? { ...promised, actions: left } : null
    return true
  }

  /** Asks for the panel of this decision. */
  advise(): void {
    if (this.state) this.advice.ask(this.state.version)
  }

  /** Asks what actions would lead to. */
  consider(actions: string[]): void {
    if (this.state) this.advice.consider(this.state.version, actions)
  }

  /** Asks why nothing can be done with things. */
  why(things: string[]): void {
    this.socket.send({ type: 'why', id: this.questions.about(things.at(-1) ?? ''), things })
  }

  preview(actions: string[]): void {
    if (!this.state) return
    const missing = this.questions.unasked(actions)
    if (!missing.length) return
    const id = this.questions.about('', missing)
    this.socket.send({ type: 'preview', id, version: this.state.version, actions: missing })
  }

  undo(): void {
    this.promised = null
    if (!this.state) return
    const { version, offer } = this.state
    this.socket.send({ type: 'undo', version, ...(offer ? { to: offer.to } : {}) })
  }

  reset(): void {
    if (this.state) this.socket.send({ type: 'reset', version: this.state.version })
  }

  write(text: string): void {
    this.socket.send({ type: 'chat', text })
  }
}
