/** The log of a table, kept in step with the position that is shown. */
import type { LogEntry, State } from './types'

export class Logbook {
  entries = $state.raw<LogEntry[]>([])
  /** The phase of the position before: the last action was played in it. */
  private phaseBefore: string | undefined
  private fetching = false
  private wanted = 0

  constructor(
    /** Asks the server for the entries from a number on. */
    private readonly ask: (from: number) => Promise<LogEntry[]>,
  ) {}

  /** A new position: its last action is added, what was taken back is cut off, what is missing is fetched. */
  follow(state: State): void {
    const { last, number, events, phase } = state
    this.wanted = number
    if (number < this.entries.length) this.entries = this.entries.slice(0, number)
    if (last && last.number === this.entries.length + 1 && this.phaseBefore !== undefined && this.entries.length > 0) {
      const { seat, action } = last
      const time = Date.now() / 1000
      this.entries = [...this.entries, { number, seat, phase: this.phaseBefore, action, events, time }]
    } else if (number > this.entries.length) void this.fetch()
    this.phaseBefore = phase
  }

  /** Fetches what the log lacks; what happens meanwhile is fetched afterwards. */
  private async fetch(): Promise<void> {
    if (this.fetching) return
    this.fetching = true
    try {
      while (this.entries.length < this.wanted) {
        const known = this.entries
        const entries = await this.ask(known.length + 1)
        if (!entries.length) break
        // Something may have been taken back while the answer was on its way.
        if (this.entries === known) this.entries = [...known, ...entries]
      }
    } catch {
      // The line is down; the first position after that asks again.
    } finally {
      this.fetching = false
    }
  }

  /** The number of actions after the last one of some seats: where a replay of what they missed begins. */
  lastOf(seats: number[]): number {
    return this.entries.findLast((entry) => seats.includes(entry.seat))?.number ?? 0
  }
}
