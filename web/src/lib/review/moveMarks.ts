/** Marks of moves, as a record writes them, the best first; and the messages that say them in words. */
const NAMES: Record<string, string> = {
  '!!': 'study-mark-brilliant',
  '!': 'study-mark-good',
  '!?': 'study-mark-interesting',
  '?!': 'study-mark-inaccuracy',
  '?': 'study-mark-mistake',
  '??': 'study-mark-blunder',
}

export const MARKS = Object.keys(NAMES)
export const markName = (mark: string): string => NAMES[mark] ?? 'study-mark-good'
