/** A table without a line: what it looked like last is kept, and so is a move that is made meanwhile. */
import { i18n } from '../i18n/i18n.svelte'
import { held } from './held.svelte'
import { keepFrame, recallFrame, type Frame } from './known'
import type { Move } from './moves'
import { uuid } from '../choosing/questions'
import { session as person } from '../app/user.svelte'
import type { State, Table } from '../generated/wire'

/** A table is kept so long after it has changed, in milliseconds: moves follow one another. */
const SETTLED = 800

/** Actions, and what they are called. */
export interface Made {
  actions: string[]
  said: () => string
}

export class Afar {
  /** When the table was as it is shown, where that is remembered and not told. */
  since = $state<number | null>(null)
  /** What was sent and not answered. */
  private underway: { made: Made; table: Table; state: State } | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly id: string) {}

  /** The move that waits for a line. */
  get move(): Move | null {
    return held.waitingAt(this.id)
  }

  // -- the table as it was

  /** Keeps a table at which somebody plays here. */
  remember(frame: () => Omit<Frame, 'time'> | null): void {
    this.since = null
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      const found = frame()
      const user = person.user?.id
      if (found?.table.mine.length && user && !person.offline)
        void keepFrame(user, { ...found, time: Date.now() }).catch(() => {}) // a browser that keeps nothing
    }, SETTLED)
  }

  async recall(): Promise<Frame | null> {
    const user = await person.who()
    const frame = user ? await recallFrame(user.id, this.id).catch(() => null) : null
    if (frame) await i18n.load(frame.table.game)
    this.since = frame?.time ?? null
    return frame
  }

  // -- moves

  sent(made: Made, table: Table | null, state: State): void {
    this.underway = table ? { made, table, state } : null
  }

  /** What was sent was answered, or has come about. */
  answered(number = Infinity): void {
    if (this.underway && number > this.underway.state.number) this.underway = null
  }

  /** The line is down: what was on its way is kept, because nobody knows whether it arrived. */
  async lost(): Promise<void> {
    const { underway } = this
    this.underway = null
    if (underway) await this.hold(underway.made, underway.table, underway.state)
  }

  /** Keeps a move; raises an error where that is impossible. */
  async hold({ actions, said }: Made, table: Table, { version, number }: State): Promise<void> {
    const user = (await person.who())?.id
    if (!user) throw new Error('Nobody is known here.')
    await held.follow(user)
    const about = { actions, said: said(), version, number, name: table.name, time: Date.now() }
    await held.hold({ ...about, id: uuid(), user, table: this.id, status: 'kept' })
  }

  /** There is a line again. */
  async back(): Promise<void> {
    if (person.offline) await person.load()
    await held.send()
  }
}
