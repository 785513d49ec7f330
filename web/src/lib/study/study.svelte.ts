/**
 * A study in the place of a table: the same messages, answered by requests about a node of its tree. What is played on
 * the board lays a branch. A what-if board is a study that nobody keeps but this page.
 */
import { get, post, query } from '../core/api'
import { brought, type Question } from '../learn/requestLine'
import { find, i18n } from '../i18n/i18n.svelte'
import type { Listener, Wire } from '../table/socket'
import { failed } from '../core/errorBody'
import { problemText } from '../core/problem'
import { repainted } from '../table/scene'
import { TableSession } from '../table/session.svelte'
import { families, lineThrough, place, wayTo } from './tree'
import type {
  LessonAnswer,
  LessonRefusal,
  Log,
  OrderedLine,
  Scenery,
  StateMessage,
  Study,
  StudyChange,
  StudyLink,
  StudyNode,
  StudyPosition,
  StudyTable,
  Table,
  ToServer,
  WhatIf,
  WhatIfView,
} from '../generated/wire'

export interface Laid {
  node: number
  refused?: LessonRefusal
}

/** Who keeps a tree and knows its positions. */
export interface Keeper {
  study: () => Promise<Study>
  at: (node: number, scenery: boolean) => Promise<StudyPosition>
  lay: (node: number, actions: string[], again: boolean) => Promise<{ study: Study } & Laid>
  ask: (node: number, about: Question['type'], what: string[]) => Promise<LessonAnswer>
}

/** A study that the server keeps. */
export class Kept implements Keeper {
  constructor(
    readonly id: string,
    readonly token: string | null,
  ) {}

  address(what = '', more: Record<string, string> = {}): string {
    const asked = query({ ...more, ...(this.token ? { token: this.token } : {}) })
    return `/studies/${this.id}${what}${asked ? `?${asked}` : ''}`
  }

  study(): Promise<Study> {
    return get<Study>(this.address())
  }
  at(node: number, scenery: boolean): Promise<StudyPosition> {
    return get<StudyPosition>(this.address(`/at/${node}`, { language: i18n.language, scenery: String(scenery) }))
  }
  lay(node: number, actions: string[], again: boolean): Promise<StudyChange> {
    return post<StudyChange>(this.address('/moves'), { node, actions, again })
  }
  ask(node: number, about: Question['type'], what: string[]): Promise<LessonAnswer> {
    return post<LessonAnswer>(this.address('/ask'), { node, about, what, language: i18n.language })
  }
}

/** A what-if board: the tree lives here, the server is told the position and the line with every question. */
export class Wondered implements Keeper {
  private from: WhatIf | null = null
  private nodes: StudyNode[] = [{ id: 0, main: true }]
  private drawn = 0

  constructor(
    readonly table: string,
    private seed: number,
  ) {}

  async study(): Promise<Study> {
    this.from ??= await get<WhatIf>(`/tables/${this.table}/what-if?${query({ seed: String(this.seed) })}`)
    const { game, players } = this.from
    return {
      id: '',
      name: '',
      game,
      players,
      options: {},
      owner: '',
      mine: true,
      writes: true,
      writers: [],
      shared: [],
      table: this.table,
      result: '',
      nodes: this.nodes,
    }
  }

  /** The seat that wonders. */
  get seat(): number {
    return this.from?.seat ?? 0
  }

  /** What leads to a node, to be ordered: `first` moves are only the way there. */
  line(node: number, first: number, others: string[]): OrderedLine {
    const { position, moves } = this.told(node)
    return { position: position as OrderedLine['position'], moves, seed: this.seed, first, others }
  }

  private told(node: number): { position: unknown; moves: { action: string; outcomes: StudyNode['outcomes'] }[] } {
    const moves = wayTo(this.nodes, node)
      .slice(1)
      .map(({ action, outcomes }) => ({ action: action ?? '', outcomes: outcomes ?? [] }))
    return { position: this.from!.position, moves }
  }

  async at(node: number, scenery: boolean): Promise<StudyPosition> {
    const body = { ...this.told(node), seed: this.seed, language: i18n.language, scenery }
    return (await post<WhatIfView>('/what-if', body)).position
  }

  async lay(node: number, actions: string[], again: boolean): Promise<{ study: Study } & Laid> {
    let at = node
    let left = actions
    const same = (action: string): StudyNode | undefined =>
      this.nodes.find((one) => one.parent === at && one.action === action)
    if (!again)
      for (let known = same(left[0] ?? ''); known; known = same(left[0] ?? '')) {
        at = known.id
        left = left.slice(1)
      }
    let refused: LessonRefusal | undefined
    if (left.length) {
      const { position, moves } = this.told(at)
      const seed = again ? this.seed + 1000 * ++this.drawn : this.seed
      const tried = [...moves, ...left.map((action) => ({ action }))]
      const found = await post<WhatIfView>('/what-if', { position, moves: tried, seed, language: i18n.language })
      refused = found.refused
      for (const made of found.nodes.slice(moves.length + 1)) {
        const id = this.nodes.length
        this.nodes = [...this.nodes, { ...made, id, parent: at }]
        at = id
      }
    }
    return { study: await this.study(), node: at, ...(refused ? { refused } : {}) }
  }

  ask(node: number, about: Question['type'], what: string[]): Promise<LessonAnswer> {
    const body = { ...this.told(node), seed: this.seed, about, what, language: i18n.language }
    return post<LessonAnswer>('/what-if/ask', body)
  }
}

class StudyLine implements Wire {
  private version = 0
  /** How often a position was asked for: only the last one counts. */
  private turn = 0
  private asking = false
  sceneries: Scenery[] | null = null

  constructor(
    private readonly keeper: Keeper,
    private readonly listener: Listener,
    private readonly session: () => StudySession,
  ) {}

  open(): void {}
  reopen(): void {}
  pause(): void {}
  close(): void {}

  /** Shows the position after a node. */
  async show(node: number): Promise<void> {
    const turn = ++this.turn
    const language = i18n.language
    try {
      const position = await this.keeper.at(node, !this.sceneries)
      if (turn !== this.turn) return
      this.sceneries = position.scenery ?? this.sceneries
      this.tell(node, position)
    } catch (error) {
      this.fail(error)
    }
    if (language !== i18n.language) this.forget()
  }

  /** Another language: all drawings come anew. */
  private forget(): void {
    this.sceneries = null
    void this.show(this.session().node)
  }

  private tell(node: number, position: StudyPosition): void {
    const session = this.session()
    this.listener.opened()
    this.listener.received({ type: 'table', table: tableOf(session.study!) })
    session.came(node, position)
    const { scenery: _, patch: __, points: ___, chances: ____, legal, ...rest } = position
    const state: StateMessage = {
      ...rest,
      type: 'state',
      version: ++this.version,
      undo: 'no',
      ranking: null,
      winners: null,
      clocks: { seats: session.study!.players.map(() => null), running: null },
      ...(legal.length && session.study!.writes ? { legal } : {}),
    }
    this.listener.received(state)
  }

  private fail(error: unknown, id = ''): void {
    this.listener.received({ type: 'error', id, error: failed(error) })
  }

  send(message: ToServer): boolean {
    switch (message.type) {
      case 'act':
        void this.lay([message.action])
        break
      case 'play':
        void this.lay(message.actions)
        break
      case 'speak':
        this.forget()
        break
      case 'preview':
      case 'why':
      case 'panel':
      case 'consider':
        void this.ask(message)
    }
    return true
  }

  /** Lays actions after the present node, and goes there. */
  async lay(actions: string[], from = this.session().node, again = false): Promise<void> {
    if (this.asking) return
    this.asking = true
    try {
      const laid = await this.keeper.lay(from, actions, again)
      this.session().study = laid.study
      await this.show(laid.node)
      const { refused } = laid
      if (refused) this.listener.received({ type: 'refused', id: '', rule: refused.rule, args: refused.args })
    } catch (error) {
      this.fail(error)
    }
    this.asking = false
  }

  private async ask(message: Question): Promise<void> {
    const version = this.version
    const id = message.id ?? ''
    const what = 'actions' in message ? message.actions : (message.things ?? [])
    try {
      const answer = await this.keeper.ask(this.session().node, message.type, what)
      if (version === this.version) this.listener.received(brought(message.type, id, version, answer))
    } catch (error) {
      // What was asked about a position that has gone since is nobody's question any more.
      if (version === this.version) this.fail(error, id)
    }
  }
}

/** The table of a study: whoever may write in it moves for all. */
function tableOf(study: Study): Table {
  return {
    id: '',
    name: study.name,
    game: study.game,
    options: study.options,
    state: 'running',
    pace: { kind: 'none' },
    fallback: 'wait',
    privacy: 'private',
    language: i18n.language,
    practice: true,
    hints: 'no',
    hidden: false,
    players: study.players.map((name, seat) => ({
      seat,
      name: name || (find(study.game, `draw-livery_${seat + 1}`) ?? ''),
      kind: 'human',
      online: true,
      clock: null,
      connected_as_you: false,
    })),
    mine: study.players.map((_, seat) => seat),
    owner: false,
    version: 0,
    votes: [],
    changed: 0,
    absence: 0,
  }
}

export class StudySession extends TableSession {
  study = $state.raw<Study | null>(null)
  node = $state(0)
  position = $state.raw<StudyPosition | null>(null)
  /** The chances of all seats after the nodes that were looked at. */
  chances = $state.raw<Record<number, number[]>>({})
  /** The seat whose figures stand beside the tree. */
  eye = $state(0)
  /** Whether a bot thinks about the present node. */
  thinking = $state(false)
  private readonly wire: StudyLine

  constructor(
    readonly keeper: Keeper,
    private readonly first: number | null = null,
  ) {
    let wire!: StudyLine
    let here: () => StudySession | null = () => null
    super('', null, (_, listener) => (wire = new StudyLine(keeper, listener, () => here()!)))
    this.wire = wire
    here = () => this
  }

  override async open(): Promise<void> {
    try {
      this.study = await this.keeper.study()
    } catch (error) {
      this.failure = problemText(error)
      return
    }
    await i18n.load(this.study.game)
    const there = this.study.nodes.some((node) => node.id === this.first)
    await this.go(there ? this.first! : 0)
    if (this.position) this.eye = this.position.seat ?? this.eye
  }

  protected override askScenery(): Promise<Scenery[]> {
    return Promise.resolve(this.canvas)
  }

  protected override askLog(): Promise<Log> {
    return Promise.resolve({ entries: [], version: 0, undone: [] })
  }

  private get canvas(): Scenery[] {
    return repainted(this.wire.sceneries ?? [], this.position?.patch ?? [])
  }

  came(node: number, position: StudyPosition): void {
    this.node = node
    this.position = position
    if (position.chances) this.chances = { ...this.chances, [node]: position.chances }
    this.failure = ''
    this.painting.scenes = this.canvas
  }

  go(node: number): Promise<void> {
    return this.wire.show(node)
  }

  /** One node on or back in the line that is looked at. */
  async step(by: number): Promise<void> {
    const at = this.course.findIndex((node) => node.id === this.node)
    const wanted = this.course[at + by]
    if (wanted) await this.go(wanted.id)
  }

  get nodes(): StudyNode[] {
    return this.study?.nodes ?? []
  }
  get current(): StudyNode | undefined {
    return this.nodes.find((node) => node.id === this.node)
  }
  /** The line in which the present node stands, to its end. */
  get course(): StudyNode[] {
    return lineThrough(this.nodes, this.node)
  }
  /** Where the present node stands, if it did not happen. */
  get place(): ReturnType<typeof place> {
    return place(this.nodes, this.node)
  }

  /** The name of the variation in which the present node stands. */
  get branchName(): string {
    const known = families(this.nodes)
    let at = this.current
    while (at && !at.main && at.parent !== null && at.parent !== undefined) {
      const parent: StudyNode | undefined = this.nodes.find((node) => node.id === at!.parent)
      if (!parent || parent.main || known.get(parent.id)?.[0] !== at) break
      at = parent
    }
    return at?.name ?? ''
  }

  /** The same action with other chance, beside the present node. */
  async drawAgain(): Promise<void> {
    const { current } = this
    if (current?.action) await this.wire.lay([current.action], current.parent ?? 0, true)
  }

  // -- what only a study that is kept can do

  get kept(): Kept | null {
    return this.keeper instanceof Kept ? this.keeper : null
  }

  private async change(what: string, body: Record<string, unknown>): Promise<void> {
    this.study = await post<Study>(this.kept!.address(what), body)
  }

  note(notes: { comment?: string; mark?: string; branch?: string }): Promise<void> {
    return this.change('/notes', { node: this.node, ...notes })
  }
  rename(name: string): Promise<void> {
    return this.change('/name', { name })
  }
  async prune(): Promise<void> {
    const { current } = this
    if (!current) return
    await this.change('/prune', { node: current.id })
    await this.go(current.parent ?? 0)
  }
  /** Asks the bots what they would do after the present node; the answer is kept in it. */
  async askBot(): Promise<void> {
    this.thinking = true
    try {
      await this.change('/advice', { node: this.node })
    } finally {
      this.thinking = false
    }
  }
  async playOn(seat: number): Promise<string> {
    return (await post<StudyTable>(this.kept!.address('/play'), { node: this.node, seat })).id
  }
  async share(write: boolean): Promise<string> {
    const { url } = await post<StudyLink>(this.kept!.address('/share'), { write })
    this.study = await this.keeper.study()
    return url
  }
  async unshare(): Promise<void> {
    await post(this.kept!.address('/unshare'))
    this.study = await this.keeper.study()
  }
}
