/** The log of a table, kept in step with the position that is shown. */
import type { Log, LogEntry, State, TakenBack } from '../generated/wire'

export class Logbook {
  entries = $state.raw<LogEntry[]>([])
  /** What was taken back, in the order of time. */
  undone = $state.raw<TakenBack[]>([])
  /** The phase of the position before: the last action was played in it. */
  private phaseBefore: string | undefined
  private fetching = false
  /** Whether the log was asked for: where all was taken back there are undos and no entries. */
  private asked = false
  private wanted = 0

  constructor(
    /** Asks the server for the entries from a number on. */
    private readonly ask: (from: number) => Promise<Log>,
  ) {}

  /** A new position: its last action is added, what was taken back is cut off, what is missing is fetched. */
  follow(state: State): void {
    const { last, number, events, phase } = state
    this.wanted = number
    if (state.undone) this.note([state.undone])
    const missed = state.log
    if (missed && this.asked && missed[0]!.number <= this.entries.length + 1)
      this.entries = [...this.entries.slice(0, missed[0]!.number - 1), ...missed]
    if (number < this.entries.length) this.entries = this.entries.slice(0, number)
    if (last && last.number === this.entries.length + 1 && this.phaseBefore !== undefined && this.asked) {
      const { seat, action, order } = last
      const time = Date.now() / 1000
      this.entries = [
        ...this.entries,
        { number, seat, phase: this.phaseBefore, action, events, time, ...(order ? { order } : {}) },
      ]
    } else if (number > this.entries.length || !this.asked) void this.fetch()
    this.phaseBefore = phase
  }

  /** Fetches what the log lacks; what happens meanwhile is fetched afterwards. */
  private async fetch(): Promise<void> {
    if (this.fetching) return
    this.fetching = true
    try {
      while (this.entries.length < this.wanted || !this.asked) {
        const known = this.entries
        const { entries, undone } = await this.ask(known.length + 1)
        this.note(undone)
        this.asked = true
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

  /** Takes over undos that are not known yet: each has its own time. */
  private note(told: TakenBack[]): void {
    const news = told.filter((one) => !this.undone.some((known) => known.time === one.time))
    if (news.length) this.undone = [...this.undone, ...news].sort((a, b) => a.time - b.time)
  }

  /** The number of actions after the last one of some seats: where a replay of what they missed begins. */
  lastOf(seats: number[]): number {
    return this.entries.findLast((entry) => seats.includes(entry.seat))?.number ?? 0
  }
}
