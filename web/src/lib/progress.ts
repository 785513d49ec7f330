/** How far somebody has come in the courses. It is kept in this browser. */

const KEY = 'steamshed-learn'

export interface Standing {
  /** Whether the lesson was done to its end, once. */
  done: boolean
  /** What was done in the steps so far, where it was left in between. */
  moves: string[][]
}

type Course = Record<string, Standing>

function read(): Record<string, Course> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return kept !== null && typeof kept === 'object' ? (kept as Record<string, Course>) : {}
  } catch {
    return {}
  }
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
  const all = read()
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all, [game]: { ...all[game], [lesson]: now } }))
  } catch {
    // A browser that keeps nothing: the lesson goes on all the same.
  }
}

/** How many lessons of a course are done. */
export const doneIn = (game: string): number =>
  Object.values(read()[game] ?? {}).filter((one) => isStanding(one) && one.done).length
