/**
 * A lesson in the place of a table: the same messages, answered by requests that tell the server what was done so far.
 * So the learner handles the real board and the real answers.
 */
import { ApiError } from './api'
import { brought, type Question } from './asked'
import { find, i18n } from './i18n.svelte'
import type { Listener, Wire } from './line'
import { askAbout, askLesson } from './offline/lessons'
import { compare, keep, standing } from './progress.svelte'
import { repainted } from './scene'
import { TableSession } from './table.svelte'
import type { ErrorBody, LessonView, Log, Scenery, StateMessage, Table, ToServer } from './types'

/** What was done in the steps before, and what was tried in this one. */
interface At {
  moves: string[][]
  tries: string[]
}

class LessonLine implements Wire {
  at: At = { moves: [], tries: [] }
  private version = 0
  private scenery: Scenery[] | null = null
  /** Whether something is on its way: one try after the other. */
  private asking = false

  constructor(
    private readonly path: string,
    private readonly listener: Listener,
    private readonly came: (view: LessonView) => void,
  ) {}

  open(): void {
    void this.show({})
  }
  reopen(): void {
    this.open()
  }
  pause(): void {}
  close(): void {}

  /** Asks for the lesson as it is after what was done, or after more tries. */
  async show(more: { tries?: string[]; show?: boolean }, at: At = this.at): Promise<void> {
    if (this.asking) return
    this.asking = true
    const tries = more.tries ?? at.tries
    const language = i18n.language
    try {
      const wanted = { language, moves: at.moves, tries, show: !!more.show, scenery: !this.scenery }
      const { view, moves } = await askLesson(this.path, wanted)
      this.scenery = view.scenery ?? this.scenery
      this.at = { moves, tries: view.tries }
      this.tell(view)
    } catch (error) {
      this.fail(error)
    }
    this.asking = false
    if (language !== i18n.language) this.forget()
  }

  /** Another language: all drawings come anew. */
  forget(): void {
    this.scenery = null
    void this.show({})
  }

  get sceneries(): Scenery[] {
    return this.scenery ?? []
  }

  private tell(view: LessonView): void {
    const { position, refused } = view
    this.listener.opened()
    this.listener.received({ type: 'table', table: tableOf(view) })
    this.came(view)
    const { scenery: _, legal, ...rest } = position
    const state: StateMessage = {
      ...rest,
      type: 'state',
      version: ++this.version,
      eye: view.seat,
      undo: view.tries.length && view.reply.kind === 'going' ? 'free' : 'no',
      ranking: null,
      winners: null,
      clocks: { seats: Array.from({ length: view.players }, () => null), running: null },
      ...(legal.length ? { legal } : {}),
    }
    this.listener.received(state)
    if (refused) this.listener.received({ type: 'refused', id: '', rule: refused.rule, args: refused.args })
  }

  private fail(error: unknown, id = ''): void {
    const body: ErrorBody =
      error instanceof ApiError
        ? { id: error.id, args: error.args, text: error.message }
        : { id: 'error-server', args: {}, text: String(error) }
    this.listener.received({ type: 'error', id, error: body })
  }

  send(message: ToServer): boolean {
    switch (message.type) {
      case 'act':
        void this.show({ tries: [...this.at.tries, message.action] })
        break
      case 'play':
        void this.show({ tries: [...this.at.tries, ...message.actions] })
        break
      case 'undo':
      case 'reset':
        void this.show({ tries: message.type === 'undo' ? this.at.tries.slice(0, -1) : [] })
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
    const { moves, tries } = this.at
    const version = this.version
    const id = message.id ?? ''
    const what = 'actions' in message ? message.actions : (message.things ?? [])
    try {
      const question = { language: i18n.language, moves, tries, about: message.type, what }
      const answer = await askAbout(this.path, question)
      if (version === this.version) this.listener.received(brought(message.type, id, version, answer))
    } catch (error) {
      this.fail(error, id)
    }
  }
}

/** The table of a lesson. Everybody is called by his livery, as the texts do. */
function tableOf(view: LessonView): Table {
  const name = (seat: number): string => find(view.game, `draw-livery_${seat + 1}`) ?? ''
  return {
    id: '',
    name: view.title,
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

export class LessonSession extends TableSession {
  lesson = $state.raw<LessonView | null>(null)
  private readonly wire: LessonLine

  constructor(
    readonly course: string,
    readonly name: string,
  ) {
    let wire!: LessonLine
    let arrived: (view: LessonView) => void = () => undefined
    super('', null, (_, listener) => (wire = new LessonLine(`${course}/${name}`, listener, (view) => arrived(view))))
    this.wire = wire
    arrived = (view) => this.came(view)
  }

  override async open(): Promise<void> {
    await Promise.all([i18n.load(this.course), compare()])
    const { done, moves } = standing(this.course, this.name)
    this.wire.at = { moves: done ? [] : moves, tries: [] }
    await this.wire.show({})
    // What was kept may not fit a lesson that has changed since: then it begins anew.
    if (!this.lesson && moves.length) await this.begin()
  }

  protected override askScenery(): Promise<Scenery[]> {
    return Promise.resolve(this.canvas)
  }

  protected override askLog(): Promise<Log> {
    return Promise.resolve({ entries: [], version: 0, undone: [] })
  }

  /** The scenery of the position that is shown. */
  private get canvas(): Scenery[] {
    return repainted(this.wire.sceneries, this.lesson?.position.scenery ?? [])
  }

  private came(view: LessonView): void {
    this.lesson = view
    this.failure = ''
    this.painting.scenes = this.canvas
    if (this.finished) keep(this.course, this.name, { done: true, moves: [] })
  }

  /** Whether the last step is done. */
  get finished(): boolean {
    const view = this.lesson
    return !!view && view.step.number === view.stations.length - 1 && (view.step.ask === null || this.right)
  }

  get right(): boolean {
    return this.lesson?.reply.kind === 'right'
  }

  /** Whether a try was answered that is not the right one. */
  get wrong(): boolean {
    return this.lesson?.reply.kind === 'answer' || this.lesson?.reply.kind === 'otherwise'
  }

  /** From the first step. */
  async begin(): Promise<void> {
    await this.wire.show({}, { moves: [], tries: [] })
  }

  /** To the next step. */
  async next(): Promise<void> {
    const { done } = standing(this.course, this.name)
    const moves = [...this.wire.at.moves, this.wire.at.tries]
    keep(this.course, this.name, { done, moves })
    await this.wire.show({}, { moves, tries: [] })
  }

  /** Takes a wrong try back: what was right before it stays. */
  async back(): Promise<void> {
    await this.wire.show({ tries: this.wire.at.tries.slice(0, -1) })
  }

  /** The lesson makes the move. */
  async showMe(): Promise<void> {
    await this.wire.show({ show: true })
  }

  /** The lesson's own words for what was refused last. */
  get explained(): string {
    const rule = this.refusal?.rule
    return (rule && this.lesson?.step.refused[rule]) ?? ''
  }
}
