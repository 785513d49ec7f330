/** The liveries of the seats: numbers of colours and marks, and their names, which stand for the players. */

export const LIVERIES = 6

/** The livery of a seat, from 1. */
export const livery = (seat: number): number => (seat % LIVERIES) + 1

/** The colour of a seat, for styles. */
export const colour = (seat: number): string => `var(--p${livery(seat)})`

const DASHES = ['none', '10 4', '2 3', '10 3 2 3', '5 5', '16 3']

/** The pattern of a seat's line in charts. */
export const dash = (seat: number): string => DASHES[livery(seat) - 1]!

/** Names of liveries in a title, replaced by those of the players who have them. */
export function named(title: string, names: string[], liveries: string[]): string {
  if (!liveries.length) return title
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])(?:${liveries.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
  return title.replace(whole, (word) => names[liveries.indexOf(word)] ?? word)
}

/** Band patterns beside the liveries: --t1:var(--p2) also sets --t1-dash. */
export function patterned(style: string): string {
  return style.replace(/--t(\d):var\(--p(\d)\)/g, '$&;--t$1-dash:var(--p$2-dash)')
}
