/** How far somebody has come in the courses. It is kept in this browser and, for an account, on the server. */
import { untrack } from 'svelte'
import { put } from '../core/api'
import { session } from '../app/user.svelte'
import type { Progress } from '../generated/wire'

const KEY = 'steamshed-learn'

export interface Standing {
  /** Whether the lesson was done to its end, once. */
  done: boolean
  /** What was done in the steps so far, where it was left in between. */
  moves: string[][]
}

type Course = Record<string, Standing>

/** Grows when something else is kept, so that pages look again. */
let changes = $state(0)

function read(): Record<string, Course> {
  void changes
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return kept !== null && typeof kept === 'object' ? (kept as Record<string, Course>) : {}
  } catch {
    return {}
  }
}

function write(all: Record<string, Course>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all))
  } catch {
    // A browser that keeps nothing: the lesson goes on all the same.
  }
  untrack(() => (changes += 1))
}

const isStanding = (one: unknown): one is Standing =>
  typeof one === 'object' && one !== null && Array.isArray((one as Standing).moves)

/** Where somebody stands in a lesson. */
export function standing(game: string, lesson: string): Standing {
  const found: unknown = read()[game]?.[lesson]
  return isStanding(found) ? found : { done: false, moves: [] }
}

/** Notes where somebody stands; without room to keep it, it is forgotten. */
export function keep(game: string, lesson: string, now: Standing): void {
  const all = untrack(read)
  write({ ...all, [game]: { ...all[game], [lesson]: now } })
  void share([{ game, lesson, ...now }])
}

/** How many of these lessons are done. */
export const doneIn = (game: string, lessons: string[]): number =>
  lessons.filter((lesson) => standing(game, lesson).done).length

/** Tells the server all that this browser knows, and learns what was done elsewhere. */
export async function compare(): Promise<void> {
  await session.who()
  await share(
    Object.entries(read()).flatMap(([game, course]) =>
      Object.entries(course)
        .filter(([, one]) => isStanding(one))
        .map(([lesson, { done, moves }]) => ({ game, lesson, done, moves })),
    ),
  )
}

async function share(lessons: Progress['lessons']): Promise<void> {
  const user = await session.who()
  if (!user || user.guest) return
  const known = await put<Progress>('/progress', { lessons } satisfies Progress).catch(() => null)
  if (!known) return // It stays in this browser, and is told another time.
  const all = read()
  for (const { game, lesson, done, moves } of known.lessons) {
    const mine = all[game]?.[lesson]
    if (isStanding(mine) && (mine.done || (!done && mine.moves.length >= moves.length))) continue
    all[game] = { ...all[game], [lesson]: { done, moves } }
  }
  write(all)
}
