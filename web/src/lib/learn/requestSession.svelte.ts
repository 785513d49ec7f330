/**
 * Something that is tried in the place of a table, a lesson or a puzzle: the same messages, answered by requests that
 * tell the server what was tried so far. So whoever tries handles the real board and the real answers.
 */
import { brought, type Question } from './requestLine'
import { find, i18n } from '../i18n/i18n.svelte'
import type { Listener, Wire } from '../table/socket'
import { failed } from '../core/errorBody'
import { repainted } from '../table/scene'
import { TableSession } from '../table/session.svelte'
import type {
  LessonAnswer,
  LessonPosition,
  LessonRefusal,
  Log,
  Scenery,
  StateMessage,
  Table,
  ToServer,
} from '../generated/wire'

/** What is sent of it. */
interface Tried {
  game: string
  title?: string
  seat: number
  players: number
  tries: string[]
  position: LessonPosition
  refused?: LessonRefusal
  scenery?: Scenery[]
}

/** What was tried, after whatever led there. */
export interface At {
  tries: string[]
}

export abstract class TryLine<V extends Tried, A extends At> implements Wire {
  private version = 0
  private scenery: Scenery[] | null = null
  /** Whether something is on its way: one try after the other. */
  private asking = false
  /** How much had been tried before each thing that was done: what is done at once is taken back at once. */
  private begun: number[] = []

  constructor(
    public at: A,
    private readonly listener: Listener,
    private readonly came: (view: V) => void,
  ) {}

  /** Asks for it as it is after what was tried; with `plays` it makes the next move itself. */
  protected abstract fetch(at: A, scenery: boolean, plays: boolean): Promise<{ view: V; at: A }>
  protected abstract answer(about: Question['type'], what: string[]): Promise<LessonAnswer>
  /** Whether more can be tried. */
  protected abstract goesOn(view: V): boolean

  open(): void {
    void this.show()
  }
  reopen(): void {
    this.open()
  }
  pause(): void {}
  close(): void {}

  async show(at: A = this.at, plays = false): Promise<void> {
    if (this.asking) return
    this.asking = true
    const language = i18n.language
    try {
      const found = await this.fetch(at, !this.scenery, plays)
      this.scenery = found.view.scenery ?? this.scenery
      this.at = found.at
      this.tell(found.view)
    } catch (error) {
      this.fail(error)
    }
    this.asking = false
    if (language !== i18n.language) this.forget()
  }

  /** Does something more: one action, or several that are meant as one. */
  private do(actions: string[]): Promise<void> {
    const before = this.at.tries.length
    this.begun = [...this.begun.filter((one) => one < before), before]
    return this.retry([...this.at.tries, ...actions])
  }

  /** Takes back what was done last, the whole of it. */
  back(): Promise<void> {
    const { tries } = this.at
    const last = this.begun.filter((one) => one < tries.length).at(-1) ?? tries.length - 1
    return this.retry(tries.slice(0, Math.max(0, last)))
  }

  /** Shows it after these tries. */
  retry(tries: string[]): Promise<void> {
    return this.show({ ...this.at, tries })
  }

  /** Another language: all drawings come anew. */
  private forget(): void {
    this.scenery = null
    void this.show()
  }

  get sceneries(): Scenery[] {
    return this.scenery ?? []
  }

  /** Whether something is to be decided: about anything else the server has nothing to say. */
  private decides = false

  private tell(view: V): void {
    const { position, refused } = view
    this.decides = this.goesOn(view) && position.legal.length > 0
    this.listener.opened()
    this.listener.received({ type: 'table', table: tableOf(view) })
    this.came(view)
    const { scenery: _, legal, ...rest } = position
    const state: StateMessage = {
      ...rest,
      type: 'state',
      version: ++this.version,
      eye: view.seat,
      undo: view.tries.length && this.goesOn(view) ? 'free' : 'no',
      ranking: null,
      winners: null,
      clocks: { seats: Array.from({ length: view.players }, () => null), running: null },
      ...(legal.length ? { legal } : {}),
    }
    this.listener.received(state)
    if (refused) this.listener.received({ type: 'refused', id: '', rule: refused.rule, args: refused.args })
  }

  private fail(error: unknown, id = ''): void {
    this.listener.received({ type: 'error', id, error: failed(error) })
  }

  send(message: ToServer): boolean {
    switch (message.type) {
      case 'act':
        void this.do([message.action])
        break
      case 'play':
        void this.do(message.actions)
        break
      case 'undo':
        void this.back()
        break
      case 'reset':
        void this.retry([])
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

  private async ask(message: Question): Promise<void> {
    if (!this.decides) return
    const version = this.version
    const id = message.id ?? ''
    const what = 'actions' in message ? message.actions : (message.things ?? [])
    try {
      const answer = await this.answer(message.type, what)
      if (version === this.version) this.listener.received(brought(message.type, id, version, answer))
    } catch (error) {
      // What was asked about a position that has gone since is nobody's question any more.
      if (version === this.version) this.fail(error, id)
    }
  }
}

/** The table at which it happens. Everybody is called by his livery. */
function tableOf(view: Tried): Table {
  const name = (seat: number): string => find(view.game, `draw-livery_${seat + 1}`) ?? ''
  return {
    id: '',
    name: view.title ?? '',
    game: view.game,
    options: {},
    state: 'running',
    pace: { kind: 'none' },
    fallback: 'wait',
    privacy: 'private',
    language: i18n.language,
    practice: true,
    hints: 'no',
    hidden: false,
    players: Array.from({ length: view.players }, (_, seat) => ({
      seat,
      name: name(seat),
      kind: 'human',
      online: true,
      clock: null,
      connected_as_you: seat === view.seat,
    })),
    mine: [view.seat],
    owner: false,
    version: 0,
    votes: [],
    changed: 0,
    absence: 0,
  }
}

export class TrySession<V extends Tried, A extends At> extends TableSession {
  view = $state.raw<V | null>(null)
  protected readonly wire: TryLine<V, A>

  constructor(dial: (listener: Listener, came: (view: V) => void) => TryLine<V, A>) {
    let wire!: TryLine<V, A>
    let arrived: (view: V) => void = () => undefined
    super('', null, (_, listener) => (wire = dial(listener, (view) => arrived(view))))
    this.wire = wire
    arrived = (view) => this.came(view)
  }

  override async open(): Promise<void> {
    await this.wire.show()
  }

  protected override askScenery(): Promise<Scenery[]> {
    return Promise.resolve(this.canvas)
  }

  protected override askLog(): Promise<Log> {
    return Promise.resolve({ entries: [], version: 0, undone: [] })
  }

  /** The scenery of the position that is shown. */
  private get canvas(): Scenery[] {
    return repainted(this.wire.sceneries, this.view?.position.scenery ?? [])
  }

  protected came(view: V): void {
    this.view = view
    this.failure = ''
    this.painting.scenes = this.canvas
  }
}
