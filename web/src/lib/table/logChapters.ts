/** The log as chapters by turn and phase, and the posts of the history where turns begin. */
import { begun } from '../gameContract'
import type { LogEntry, TakenBack } from '../generated/wire'

export interface Chapter {
  key: string
  turn: number
  phase: string
  entries: LogEntry[]
}

/** Phases that are parts of a step, by the phase that stands for it. */
export type Steps = Record<string, string>

/** What a seat does in a step on its way to something that happens is told with that: one line, not one an answer. */
export function told(log: LogEntry[], steps: Steps = {}): LogEntry[] {
  const stepOf = ({ phase }: LogEntry): string => steps[phase] ?? ''
  return log.filter((entry, i) => {
    const next = log[i + 1]
    const goesOn = next && next.seat === entry.seat && stepOf(entry) !== '' && stepOf(next) === stepOf(entry)
    return entry.events.length > 0 || !goesOn
  })
}

/** Entries in the order of play: a chapter ends where the step changes or a turn begins. */
export function chapters(log: LogEntry[], steps: Steps = {}): Chapter[] {
  const found: Chapter[] = []
  let turn = 1
  for (const entry of told(log, steps)) {
    const last = found.at(-1)
    const phase = steps[entry.phase] ?? entry.phase ?? last?.phase ?? ''
    if (last && last.phase === phase && last.turn === turn) last.entries.push(entry)
    else found.push({ key: String(entry.number), turn, phase, entries: [entry] })
    turn = begun(entry.events, turn) ?? turn
  }
  return found
}

/** What was taken back, by the number of the action after which it stands: one that is itself gone gives way. */
export function takenBack(undone: TakenBack[]): Map<number, TakenBack[]> {
  const found = new Map<number, TakenBack[]>()
  let lowest = Infinity
  for (const one of undone.toReversed()) {
    lowest = Math.min(lowest, one.to)
    found.set(lowest, [one, ...(found.get(lowest) ?? [])])
  }
  return found
}

/** A game without turns has only phases. */
export const hasTurns = (chapters: Chapter[]): boolean => chapters.some((chapter) => chapter.turn > 1)

/** So many posts stand along the history at most. */
const MOST_POSTS = 12
/** A game without turns has a post after so many moves, or a multiple of it. */
const MOVES = 20

export interface Post {
  /** The turn that begins there; null in a game without turns. */
  turn: number | null
  /** The number of actions before it. */
  number: number
}

/** Where turns begin. */
export function beginnings(log: LogEntry[]): { turn: number; number: number }[] {
  const found = [{ turn: 1, number: 0 }]
  for (const entry of log) {
    const last = found.at(-1)!.turn
    const turn = begun(entry.events, last)
    if (turn !== null && turn > last) found.push({ turn, number: entry.number })
  }
  return found
}

/** Posts where turns begin; of many, every second or third one. Without turns, moves are counted. */
export function posts(log: LogEntry[]): Post[] {
  const found = beginnings(log)
  if (found.length === 1) return counted(log.length)
  const every = Math.ceil(found.length / MOST_POSTS)
  return found.filter((_, i) => i % every === 0)
}

function counted(moves: number): Post[] {
  const every = MOVES * Math.ceil(moves / MOVES / (MOST_POSTS - 1) || 1)
  return Array.from({ length: Math.floor(moves / every) + 1 }, (_, i) => ({ turn: null, number: i * every }))
}

/** How wide the label of a post is, and how far the knob reaches to either side, in pixels. */
const LABEL = 34
const KNOB = 12

/** Which posts have room for their label: not under the knob, and not over the label before. */
export function labelled(posts: Post[], last: number, at: number, wide: number): boolean[] {
  if (!wide || !last) return posts.map(() => true)
  const knob = (wide * at) / last
  let free = 0
  return posts.map(({ number }) => {
    const x = (wide * number) / last
    const room = x >= free && (knob + KNOB < x || knob - KNOB > x + LABEL)
    if (room) free = x + LABEL
    return room
  })
}
