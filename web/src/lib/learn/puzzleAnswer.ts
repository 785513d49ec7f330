/** What is said of a try at a puzzle. */
import type { PuzzleAnswer } from '../generated/wire'

/** Chances that differ by less than this count as equal: they are told in whole percents. */
const SAME = 0.005

/** How a try compares with what was played in the game. */
export function verdictOf({ as_played, tried, played }: PuzzleAnswer): string {
  if (as_played) return 'puzzle-as-played'
  const gain = tried.chance - played.chance
  if (Math.abs(gain) < SAME) return 'puzzle-like-played'
  return gain > 0 ? 'puzzle-above-played' : 'puzzle-below-played'
}
