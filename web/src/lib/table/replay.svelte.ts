/** The controls of a replay: how fast positions follow each other, by moves or by turns, and where it stops. */
import { beginnings } from './logChapters'
import type { Past } from './history.svelte'
import type { LogEntry } from '../generated/wire'

/** How long a position is shown at speed 1, in milliseconds, and one after a whole turn. */
const MOVE = 1000
const TURN = 2500

export const SPEEDS = [0.5, 1, 2, 4] as const

/** What is replayed: a table, as far as its controls are concerned. */
export interface Replayed {
  history: Past
  log: LogEntry[]
  state: { number: number; over: boolean } | null
}

export class Transport {
  speed = $state<number>(1)
  byTurns = $state(false)
  stops = $state(false)
  /** How many actions there are before the moves that matter, as a review has found them; null without one. */
  moments = $state.raw<number[] | null>(null)

  constructor(private readonly game: Replayed) {}

  get last(): number {
    return this.game.state?.number ?? 0
  }

  /** How many actions there are before what is shown. */
  get at(): number {
    return this.game.history.position?.number ?? this.last
  }

  /** How many moves what is shown is behind what is known. */
  get behind(): number {
    return Math.max(0, this.last - this.at)
  }

  /** Whether what is shown goes on by itself: a replay, or a game that is played. */
  get playing(): boolean {
    return this.game.history.replaying || (!this.game.history.position && !!this.game.state && !this.game.state.over)
  }

  private get turns(): number[] {
    return beginnings(this.game.log).map(({ number }) => number)
  }

  /** The beginning of the turn after a moment, or before it; a game without turns has none but its own. */
  private turnAfter(at: number): number {
    return this.turns.find((number) => number > at) ?? this.last
  }
  private turnBefore(at: number): number {
    return this.turns.findLast((number) => number < at) ?? 0
  }

  async toggle(): Promise<void> {
    const { history } = this.game
    if (history.replaying) history.pause()
    else if (this.playing) await history.hold()
    else await this.play()
  }

  /** Goes on from what is shown, until now; from the beginning if that is all. */
  private async play(): Promise<void> {
    const { history, state } = this.game
    if (!this.behind && !state?.over) return history.look(null)
    const next = (at: number): number => (this.byTurns ? this.turnAfter(at) : at + 1)
    await history.replay(this.behind ? next(this.at) : 0, {
      pause: () => (this.byTurns ? TURN : MOVE) / this.speed,
      // the last position is shown once
      next: (at) => (at >= this.last ? Infinity : next(at)),
      halts: (at) => this.stops && at > 0 && (this.moments ?? this.turns).includes(at),
    })
  }

  /** One move on or back, or one turn. */
  async step(by: 1 | -1, turn = this.byTurns): Promise<void> {
    const { history } = this.game
    history.pause()
    if (!turn) await history.step(by)
    else await history.look(by > 0 ? this.turnAfter(this.at) : this.turnBefore(this.at))
  }

  async go(number: number | null): Promise<void> {
    this.game.history.pause()
    await this.game.history.look(number)
  }

  /** The next speed up or down. */
  hurry(by: 1 | -1): void {
    const at = SPEEDS.findIndex((speed) => speed === this.speed)
    this.speed = SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, at + by))]!
  }
}
