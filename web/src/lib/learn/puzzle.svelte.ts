/** A puzzle: a decision of a game that somebody else has played, tried, and answered by the bots. */
import { post } from '../core/api'
import type { Question } from './requestLine'
import { i18n } from '../i18n/i18n.svelte'
import type { Listener } from '../table/socket'
import { problemText } from '../core/problem'
import { TryLine, TrySession, type At } from './requestSession.svelte'
import type { LessonAnswer, PuzzleAnswer, PuzzleView } from '../generated/wire'

class PuzzleLine extends TryLine<PuzzleView, At> {
  constructor(
    private readonly path: string,
    listener: Listener,
    came: (view: PuzzleView) => void,
  ) {
    super({ tries: [] }, listener, came)
  }

  protected override async fetch({ tries }: At, scenery: boolean): Promise<{ view: PuzzleView; at: At }> {
    const view = await post<PuzzleView>(this.path, { language: i18n.language, tries, scenery })
    await i18n.load(view.game)
    return { view, at: { tries: view.tries } }
  }

  protected override answer(about: Question['type'], what: string[]): Promise<LessonAnswer> {
    return post<LessonAnswer>(`${this.path}/ask`, { language: i18n.language, ...this.at, about, what })
  }

  protected override goesOn(view: PuzzleView): boolean {
    return !view.complete
  }
}

/** How much is told after a try: whether it was good, where the best plan begins, or the plan itself. */
export type Help = 'none' | 'hint' | 'plan'

export class PuzzleSession extends TrySession<PuzzleView, At> {
  /** What the try is worth that is on the board. */
  answer = $state.raw<PuzzleAnswer | null>(null)
  /** The answer to any try so far: whoever has tried may see what is best. */
  known = $state.raw<PuzzleAnswer | null>(null)
  help = $state<Help>('none')
  /** Whether it has been solved, now or before. */
  solved = $state(false)
  problem = $state('')
  private readonly path: string

  constructor(id: string) {
    const path = `/puzzles/${encodeURIComponent(id)}`
    super((listener, came) => new PuzzleLine(path, listener, came))
    this.path = path
  }

  /** Whether the bots play out what was tried. */
  get judging(): boolean {
    return !!this.view?.complete && !this.answer && !this.problem
  }

  protected override came(view: PuzzleView): void {
    const tries = view.tries.join()
    const same = this.view?.tries.join() === tries
    super.came(view)
    if (!view.complete) this.answer = null
    else if (!same || !this.answer) void this.judge(view)
  }

  private async judge(view: PuzzleView): Promise<void> {
    this.answer = null
    this.problem = ''
    try {
      const answer = await post<PuzzleAnswer>(`${this.path}/answer`, { tries: view.tries })
      if (this.view?.tries.join() !== view.tries.join()) return
      this.answer = this.known = answer
      this.solved ||= answer.kind !== 'worse'
    } catch (error) {
      this.problem = problemText(error)
    }
  }

  /** Back to the position, with more or less help. */
  async again(help: Help = this.help): Promise<void> {
    this.help = help
    this.problem = ''
    this.promised = null
    await this.wire.retry([])
  }

  /** Asks once more what the try is worth. */
  async judgeAgain(): Promise<void> {
    if (this.view?.complete) await this.judge(this.view)
  }
}
