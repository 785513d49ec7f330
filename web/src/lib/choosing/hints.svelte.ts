/**
 * What the bots would do: asked for by the player, or before a move that may cost much. All of it holds for one version
 * of the table.
 */
import { told } from '../core/problem'
import { uuid } from './questions'
import type { ErrorBody, HintMessage, ToServer, Weighed } from '../generated/wire'

/** A move that waits for what the bots say of it: without an answer it is played after so many ms. */
const PATIENCE = 4000

interface Waiting {
  id: string
  go: () => void
}

export class Hints {
  constructor(private readonly send: (message: ToServer) => boolean) {}

  hint = $state.raw<HintMessage | null>(null)
  /** Whether the bots think about it. */
  thinking = $state(false)
  problem = $state('')
  /** What a move costs that the player is about to play; and how he plays it all the same. */
  warning = $state.raw<(Weighed & { go: () => void }) | null>(null)
  private asked = ''
  private waiting: Waiting | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  forget(): void {
    this.hint = null
    this.thinking = false
    this.problem = ''
    this.warning = null
    this.asked = ''
    this.waiting = null
    clearTimeout(this.timer)
  }

  ask(version: number): void {
    if (this.thinking) return
    this.problem = ''
    this.asked = uuid()
    this.thinking = this.send({ type: 'hint', id: this.asked, version })
  }

  /** Plays a move once the bots have said that it is no blunder, or have said nothing. */
  weigh(version: number, actions: string[], go: () => void): void {
    this.warning = null
    const id = uuid()
    this.waiting = { id, go }
    if (!this.send({ type: 'weigh', id, version, actions })) this.release(id)
    else this.timer = setTimeout(() => this.release(id), PATIENCE)
  }

  private release(id: string): void {
    if (this.waiting?.id !== id) return
    const { go } = this.waiting
    this.waiting = null
    clearTimeout(this.timer)
    go()
  }

  // -- what the line tells

  came(message: HintMessage): void {
    if (message.id !== this.asked) return
    this.thinking = false
    this.hint = message
  }

  /** Whether a move that was weighed may be played; else it is warned of. */
  weighed(message: Weighed): void {
    if (this.waiting?.id !== message.id) return
    if (!message.cost) {
      this.release(message.id)
      return
    }
    this.warning = { ...message, go: this.waiting.go }
    this.waiting = null
    clearTimeout(this.timer)
  }

  /** A question failed: whether it was one of these. */
  failed(id: string, error: ErrorBody): boolean {
    if (id === this.waiting?.id) this.release(id)
    else if (id === this.asked) {
      this.thinking = false
      this.problem = told(error)
    } else return false
    return true
  }
}
