/** Looking back: a position of the past in place of the present, and a replay of one after the other. */
import { Kept } from '../core/lru'
import type { Position } from '../generated/wire'

/** So many positions are kept. */
const KEPT = 60
/** Milliseconds after which it is said that a position is on its way. */
const SOON = 150
const PAUSE = 900

/** How positions follow each other in a replay. */
export interface Pace {
  /** How long each is shown, in milliseconds. */
  pause?: () => number
  /** Which one comes after one. */
  next?: (number: number) => number
  /** Where it stops by itself. */
  halts?: (number: number) => boolean
}

export class Past {
  /** The position that is looked at; null is now. */
  position = $state.raw<Position | null>(null)
  replaying = $state(false)
  private kept = new Kept<number, Position>(KEPT)
  private looks = 0
  private replays = 0
  /** What has been asked for and has not come yet. */
  coming = $state<number | null>(null)
  /** Whether that has taken so long that its reader is told. */
  waits = $state(false)

  constructor(
    /** Asks the server for the position after so many actions. */
    private readonly ask: (number: number) => Promise<Position>,
    /** The number of actions so far; 0 without a position. */
    private readonly last: () => number,
  ) {}

  /** Shows the position after so many actions; null, or all of them, is now. A later look overtakes an earlier one. */
  async look(number: number | null): Promise<void> {
    const look = ++this.looks
    this.coming = null
    this.waits = false
    if (number === null || number >= this.last()) {
      this.position = null
      return
    }
    this.coming = Math.max(0, number)
    const patience = setTimeout(() => look === this.looks && (this.waits = true), SOON)
    try {
      const position = await this.at(this.coming)
      if (look === this.looks) this.position = position
    } finally {
      clearTimeout(patience)
      if (look === this.looks) {
        this.coming = null
        this.waits = false
      }
    }
  }

  /** Stays at what is now, whatever is played from here on. */
  async hold(): Promise<void> {
    const look = ++this.looks
    this.coming = null
    const position = await this.at(this.last())
    if (look === this.looks) this.position = position
  }

  /** So many actions on or back, from what is coming if something is. */
  async step(by: number): Promise<void> {
    await this.look((this.coming ?? this.position?.number ?? this.last()) + by)
  }

  /** The position after so many actions. */
  async at(number: number): Promise<Position> {
    const position = this.kept.get(number) ?? (await this.ask(number))
    this.kept.put(number, position)
    return position
  }

  /** Forgets what was drawn, and draws anew what is looked at. */
  forget(): void {
    this.kept.clear()
    if (this.position) void this.look(this.position.number)
  }

  /** Shows one position after the other from a number on, until now. */
  async replay(
    from: number,
    { pause = () => PAUSE, next = (at) => at + 1, halts = () => false }: Pace = {},
  ): Promise<void> {
    const replay = ++this.replays
    const goesOn = (): boolean => this.replaying && replay === this.replays
    this.replaying = true
    for (let number = from; goesOn() && number <= this.last(); number = next(number)) {
      await this.look(number)
      if (!goesOn()) return
      if (number < this.last() && halts(number)) return this.pause()
      await new Promise((done) => setTimeout(done, pause()))
    }
    if (goesOn()) await this.stop()
  }

  /** Stays at the position that is shown. */
  pause(): void {
    this.replaying = false
  }

  async stop(): Promise<void> {
    this.replaying = false
    await this.look(null)
  }
}
