/** A lesson: its steps, and what is tried in them. */
import type { Question } from './requestLine'
import { i18n } from '../i18n/i18n.svelte'
import type { Listener } from '../table/socket'
import { askAbout, askLesson } from '../offline/lessons'
import { compare, keep, standing } from './progress.svelte'
import { TryLine, TrySession, type At } from './requestSession.svelte'
import type { LessonAnswer, LessonView } from '../generated/wire'

/** What was done in the steps before, and what was tried in this one. */
interface InLesson extends At {
  moves: string[][]
}

class LessonLine extends TryLine<LessonView, InLesson> {
  constructor(
    private readonly path: string,
    listener: Listener,
    came: (view: LessonView) => void,
  ) {
    super({ moves: [], tries: [] }, listener, came)
  }

  protected override async fetch(
    at: InLesson,
    scenery: boolean,
    show: boolean,
  ): Promise<{ view: LessonView; at: InLesson }> {
    const { view, moves } = await askLesson(this.path, { language: i18n.language, ...at, show, scenery })
    return { view, at: { moves, tries: view.tries } }
  }

  protected override answer(about: Question['type'], what: string[]): Promise<LessonAnswer> {
    return askAbout(this.path, { language: i18n.language, ...this.at, about, what })
  }

  protected override goesOn(view: LessonView): boolean {
    return view.reply.kind === 'going'
  }
}

export class LessonSession extends TrySession<LessonView, InLesson> {
  constructor(
    readonly course: string,
    readonly name: string,
  ) {
    super((listener, came) => new LessonLine(`${course}/${name}`, listener, came))
  }

  override async open(): Promise<void> {
    await Promise.all([i18n.load(this.course), compare()])
    const { done, moves } = standing(this.course, this.name)
    this.wire.at = { moves: done ? [] : moves, tries: [] }
    await this.wire.show()
    // What was kept may not fit a lesson that has changed since: then it begins anew.
    if (!this.lesson && moves.length) await this.begin()
  }

  get lesson(): LessonView | null {
    return this.view
  }

  protected override came(view: LessonView): void {
    super.came(view)
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
    this.promised = null
    await this.wire.show({ moves: [], tries: [] })
  }

  /** To the next step. */
  async next(): Promise<void> {
    this.promised = null
    const { done } = standing(this.course, this.name)
    const moves = [...this.wire.at.moves, this.wire.at.tries]
    keep(this.course, this.name, { done, moves })
    await this.wire.show({ moves, tries: [] })
  }

  /** Takes a wrong try back: what was right before it stays. */
  async back(): Promise<void> {
    this.promised = null
    await this.wire.back()
  }

  /** The lesson makes the move. */
  async showMe(): Promise<void> {
    this.promised = null
    await this.wire.show(this.wire.at, true)
  }

  /** The lesson's own words for what was refused last. */
  get explained(): string {
    const rule = this.refusal?.rule
    return (rule && this.lesson?.step.refused[rule]) ?? ''
  }
}
