/** One table: its socket, the position shown, the log, the chat, and what a click would do. */
import { get } from './api'
import type { Language } from './fluent'
import { i18n, t } from './i18n.svelte'
import { changed, patched, repainted, type Patch } from './scene'
import type {
  Args,
  Change,
  ChatEntry,
  Choice,
  LogEntry,
  Position,
  Scenery,
  SceneryPatch,
  State,
  Table,
  Vote,
} from './types'

export interface Refusal {
  rule: string | null
  args: Args
  thing?: string
}

export type Line = 'connecting' | 'open' | 'lost'

export class TableSession {
  table = $state.raw<Table | null>(null)
  state = $state.raw<State | null>(null)
  scenery = $state.raw<Scenery[]>([])
  log = $state.raw<LogEntry[]>([])
  chat = $state.raw<ChatEntry[]>([])
  votes = $state.raw<Vote[]>([])
  line = $state<Line>('connecting')
  /** Unanswered act. */
  sending = $state(false)
  refusal = $state.raw<Refusal | null>(null)
  notice = $state('')
  failure = $state('')
  /** A position of the past that is looked at; null is now. */
  past = $state.raw<Position | null>(null)
  previews = $state.raw<Record<string, Change[] | null>>({})
  /** Things of the board that the last action changed. */
  fresh = $state.raw<Record<string, string[]>>({})
  unreadChat = $state(0)
  /** When the clocks of the last message were right. */
  clockFrom = $state(0)

  private socket: WebSocket | null = null
  private closed = false
  private tries = 0
  private asked = new Map<string, string>()
  private wanted = new Set<string>()
  onturn: (() => void) | null = null
  private wasMine = false

  constructor(
    readonly id: string,
    readonly token: string | null,
  ) {}

  async open(): Promise<void> {
    this.connect()
    await this.fetchScenery()
  }

  private address(what: string): string {
    const token = this.token ? `&token=${encodeURIComponent(this.token)}` : ''
    return `/tables/${this.id}/${what}?language=${this.language}${token}`
  }

  /** The language of the words on the drawings. */
  private language = i18n.language

  /** Asks for the drawings in another language. */
  speak(language: Language): void {
    if (language === this.language) return
    this.language = language
    this.previews = {}
    this.wanted.clear()
    this.positions.clear()
    this.send({ type: 'speak', language })
    if (this.scenery.length) void this.fetchScenery()
    if (this.past) void this.look(this.past.number)
  }

  close(): void {
    this.closed = true
    this.socket?.close()
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const token = this.token ? `&token=${encodeURIComponent(this.token)}` : ''
    const socket = new WebSocket(
      `${scheme}://${location.host}/ws/tables/${encodeURIComponent(this.id)}?changes=1&language=${this.language}${token}`,
    )
    const asked = this.language
    this.socket = socket
    socket.onopen = () => {
      this.line = 'open'
      if (asked !== this.language) this.send({ type: 'speak', language: this.language })
      this.tries = 0
      this.chat = []
    }
    socket.onmessage = (event) => this.receive(JSON.parse(event.data as string) as Message)
    socket.onclose = (event) => {
      if (this.closed) return
      if (event.code === 4404) {
        this.failure = t('table-none')
        return
      }
      this.line = 'lost'
      this.sending = false
      setTimeout(() => !this.closed && this.connect(), Math.min(8000, 400 * 2 ** this.tries++))
    }
  }

  /** Opens the line anew: as whom the server knows this browser is settled when a line is opened. */
  reconnect(): void {
    if (this.socket) this.socket.onclose = null
    this.socket?.close()
    this.connect()
  }

  send(message: Record<string, unknown>): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  private receive(message: Message): void {
    switch (message.type) {
      case 'table':
        this.table = message.table
        if (message.table.votes) this.votes = message.table.votes
        void i18n.load(message.table.game)
        break
      case 'state':
        if (message.changes) {
          this.repaint(message.changes)
          this.arrive({ ...message, scenes: patched(this.state?.scenes ?? [], message.changes) })
        } else {
          // Whoever reconnects may have missed changes of the scenery.
          if (this.state) void this.fetchScenery()
          this.arrive(message)
        }
        break
      case 'refused':
        this.sending = false
        this.refusal = { rule: message.rule, args: message.args ?? {}, thing: this.asked.get(message.id) }
        this.asked.delete(message.id)
        break
      case 'stale':
        this.sending = false
        this.notice = 'table-stale'
        break
      case 'accepted':
        this.sending = false
        break
      case 'preview':
        if (message.version !== this.state?.version) break
        for (const changes of Object.values(message.previews))
          this.repaint((changes ?? []).map(({ name, symbols }) => (symbols ? { name, symbols } : { name })))
        this.previews = { ...this.previews, ...message.previews }
        break
      case 'chat':
        this.chat = [...this.chat, ...message.entries]
        break
      case 'votes':
        this.votes = message.votes
        break
      case 'error':
        // A server that cannot preview or explain is still good to play at.
        if (message.id && this.asides.delete(message.id)) break
        this.sending = false
        this.failure = message.error.text
        break
    }
  }

  private arrive(state: State): void {
    const before = this.state
    if (before && before.version !== state.version) {
      this.previews = {}
      this.wanted.clear()
      this.refusal = null
      this.notice = ''
      this.failure = ''
      this.asides.clear()
    }
    if (before && state.number === before.number + 1) {
      this.fresh = Object.fromEntries(
        state.scenes.map((scene) => [
          scene.name,
          changed(
            before.scenes.find((old) => old.name === scene.name),
            scene,
          ),
        ]),
      )
    } else if (before && state.number !== before.number) this.fresh = {}
    this.state = state
    this.clockFrom = Date.now()
    this.sending = false
    if (!this.scenery.length && !this.painting) void this.fetchScenery()
    const mine = this.mine
    if (mine && !this.wasMine && before) this.onturn?.()
    this.wasMine = mine
    this.follow(state)
  }

  /** Sceneries that are being fetched. What changes meanwhile may not be in them: then the last is fetched again. */
  private painting = 0
  private outrun = false

  private async fetchScenery(): Promise<void> {
    const language = this.language
    this.painting++
    try {
      const scenery = await get<{ scenes: Scenery[] }>(this.address('scenery'))
      if (language === this.language) this.scenery = scenery.scenes
    } catch {
      // Without a line there is none; it comes with the next position.
    }
    this.painting--
    // A table that waits for players has no scenery, one that has just begun has.
    const begun = !!this.state && !this.scenery.length && this.line === 'open'
    if (!this.painting && (this.outrun || begun)) {
      this.outrun = false
      await this.fetchScenery()
    }
  }

  private repaint(patches: SceneryPatch[]): void {
    const scenery = repainted(this.scenery, patches)
    if (this.painting && patches.some((patch) => patch.box ?? patch.background ?? patch.symbols)) this.outrun = true
    this.scenery = scenery
  }

  /** The scenery of the position that is shown. */
  get painted(): Scenery[] {
    return this.past?.scenery ? repainted(this.scenery, this.past.scenery) : this.scenery
  }

  /** Keeps the log in step with the position. */
  private follow(state: State): void {
    const last = state.last
    if (state.number < this.log.length) this.log = this.log.slice(0, state.number)
    if (last && last.number === this.log.length + 1 && this.log.length > 0) {
      const entry = { ...last, events: state.events, time: Date.now() / 1000, phase: this.phaseBefore }
      this.log = [...this.log, entry]
    } else if (state.number > this.log.length) void this.fetchLog()
    this.phaseBefore = state.phase
  }

  private phaseBefore: string | undefined

  private fetching = false

  /** Fetches what the log lacks; what happens meanwhile is fetched afterwards. */
  async fetchLog(): Promise<void> {
    if (this.fetching) return
    this.fetching = true
    try {
      while (this.state && this.log.length < this.state.number) {
        const known = this.log
        const address = this.address('log')
        const { entries } = await get<{ entries: LogEntry[] }>(
          `${address}${address.includes('?') ? '&' : '?'}from=${known.length + 1}`,
        )
        if (!entries.length) break
        // Something may have been taken back while the answer was on its way.
        if (this.log === known) this.log = [...known, ...entries]
      }
    } catch {
      // The line is down; the first position after that asks again.
    } finally {
      this.fetching = false
    }
  }

  /** Whether a seat of mine is to decide now. */
  get mine(): boolean {
    const { state, table } = this
    return !!state && !!table && state.seat !== null && table.mine.includes(state.seat) && !this.handedOver
  }

  /** Whether a bot plays for me where it is my turn, or at all my seats. */
  get handedOver(): boolean {
    const { state, table } = this
    const own = (table?.players ?? []).filter((player) => table!.mine.includes(player.seat))
    const now = own.find((player) => player.seat === state?.seat)
    return now ? !!now.stand_in : own.length > 0 && own.every((player) => player.stand_in)
  }

  get legal(): Choice[] {
    return this.mine ? (this.state?.legal ?? []) : []
  }

  get shown(): Position | null {
    return this.past ?? this.state
  }

  names(): string[] {
    return (this.table?.players ?? []).map((player) => player.name)
  }

  act(choice: Choice): void {
    if (!this.state || this.sending || this.line !== 'open') return
    this.sending = true
    this.refusal = null
    this.send({ type: 'act', id: uuid(), action: choice.action, version: this.state.version })
  }

  /** Ids of questions whose failure need not trouble the player. */
  private asides = new Set<string>()

  private aside(): string {
    const id = uuid()
    this.asides.add(id)
    return id
  }

  why(things: string[]): void {
    const id = this.aside()
    this.asked.set(id, things.at(-1) ?? '')
    this.send({ type: 'why', id, things })
  }

  preview(actions: string[]): void {
    if (!this.state) return
    const missing = actions.filter((action) => !this.wanted.has(action)).slice(0, 24)
    if (!missing.length) return
    missing.forEach((action) => this.wanted.add(action))
    this.send({ type: 'preview', id: this.aside(), version: this.state.version, actions: missing })
  }

  undo(): void {
    this.send({ type: 'undo', version: this.state?.version })
  }

  reset(): void {
    this.send({ type: 'reset', version: this.state?.version })
  }

  vote(id: string | number, yes: boolean): void {
    this.send({ type: 'vote', vote: id, yes })
  }

  propose(kind: string, seat?: number): void {
    this.send(seat === undefined ? { type: 'propose', kind } : { type: 'propose', kind, seat })
  }

  resign(): void {
    this.send({ type: 'resign' })
  }

  write(text: string): void {
    this.send({ type: 'chat', text })
  }

  // -- the past

  private positions = new Map<number, Position>()
  private looking = 0

  async look(number: number | null): Promise<void> {
    const turn = ++this.looking
    if (number === null || !this.state || number >= this.state.number) {
      this.past = null
      return
    }
    const wanted = Math.max(0, number)
    let position = this.positions.get(wanted)
    if (!position) {
      position = await get<Position>(this.address(`at/${wanted}`))
      this.positions.set(wanted, position)
      if (this.positions.size > 60) this.positions.delete(this.positions.keys().next().value!)
    }
    if (turn === this.looking) this.past = position
  }

  /** The number of actions after my last one: where a replay of what I missed begins. */
  get missedFrom(): number {
    const mine = this.table?.mine ?? []
    for (let i = this.log.length - 1; i >= 0; i--) {
      const entry = this.log[i]!
      if (entry.seat !== null && mine.includes(entry.seat)) return entry.number
    }
    return 0
  }

  replaying = $state(false)

  /** Shows one action after the other from a number on, until now. */
  async replay(from: number, pause = 900): Promise<void> {
    this.replaying = true
    for (let number = from; this.replaying && this.state && number <= this.state.number; number++) {
      await this.look(number)
      await new Promise((done) => setTimeout(done, pause))
    }
    this.replaying = false
    await this.look(null)
  }
}

export function uuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

type Message =
  | { type: 'table'; table: Table }
  | ({ type: 'state'; changes?: Patch[] } & State)
  | { type: 'refused'; id: string; rule: string | null; args: Args }
  | { type: 'stale'; version: number }
  | { type: 'accepted'; id: string; version: number }
  | { type: 'legal'; id: string }
  | { type: 'preview'; id: string; version: number; previews: Record<string, Change[] | null> }
  | { type: 'chat'; entries: ChatEntry[] }
  | { type: 'votes'; votes: Vote[] }
  | { type: 'error'; id?: string; error: { id: string; args: Args; text: string } }
  | { type: 'pong' }
