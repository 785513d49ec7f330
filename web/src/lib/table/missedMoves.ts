/** What has happened since somebody's last move, in short: who did what how often, and what it changed. */
import { figures, type Figure } from '../gameContract'
import type { Effect, LogEntry, Position } from '../generated/wire'

/** Answers that decide nothing: a film leaves them out, unless something came of them. */
const QUIET = ['pass', 'done', 'end', 'stop', 'skip', 'nothing', 'decline', 'keep', 'drop']

const verbOf = (entry: LogEntry): string => entry.action.split(' ')[0] ?? ''

/** Whether an action is worth being shown. */
export const matters = (entry: LogEntry): boolean => entry.events.length > 0 && !QUIET.includes(verbOf(entry))

/** A figure of a seat before and after. */
export type Changed = [name: string, before: string, after: string]

export interface Deeds {
  seat: number
  /** The verbs of what it did, and how often. */
  verbs: [verb: string, times: number][]
  changes: Changed[]
  /** What it caused, in the order of play. */
  events: Effect[]
}

export interface Summary {
  /** The number of the first action that is told. */
  from: number
  others: Deeds[]
  /** What changed for my own seats, and what others have brought them. */
  mine: { seat: number; changes: Changed[]; events: Effect[] }[]
}

function changesOf(seat: number, before: Position, after: Position): Changed[] {
  const of = (position: Position): Figure[] => figures(position.scenes).find((row) => row.seat === seat)?.figures ?? []
  const old = new Map(of(before))
  return of(after)
    .map(([name, value]): Changed => [name, old.get(name) ?? '', value])
    .filter(([, was, is]) => was !== is)
}

/** What the entries after a position have brought, for some seats of mine. */
export function summed(log: LogEntry[], before: Position, after: Position, mine: number[]): Summary {
  const news = log.filter((entry) => entry.number > before.number)
  const seats = [...new Set(news.map((entry) => entry.seat))].filter((seat) => !mine.includes(seat))
  const others = seats.sort().map((seat): Deeds => {
    const own = news.filter((entry) => entry.seat === seat)
    const verbs = new Map<string, number>()
    for (const entry of own.filter(matters)) verbs.set(verbOf(entry), (verbs.get(verbOf(entry)) ?? 0) + 1)
    const events = own.filter(matters).flatMap((entry) => entry.events.filter((event) => event.seat === seat))
    return { seat, verbs: [...verbs], changes: changesOf(seat, before, after), events }
  })
  return {
    from: before.number + 1,
    others,
    mine: mine.map((seat) => ({
      seat,
      changes: changesOf(seat, before, after),
      events: news
        .filter((entry) => entry.seat !== seat)
        .flatMap((entry) => entry.events.filter((event) => event.seat === seat)),
    })),
  }
}

/** The number of the next action after one that is worth being shown; the last one always is. */
export function nextShown(log: LogEntry[], at: number, last: number): number {
  if (at >= last) return Infinity
  return log.find((entry) => entry.number > at && matters(entry))?.number ?? last
}
