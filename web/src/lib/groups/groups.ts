/** Groups: the link that this browser has made, and what is said of results. */
import type { GroupLink, GroupResults, PersonResult } from '../generated/wire'

const key = (group: string): string => `steamshed-group-link-${group}`

/** The address is told once, to whoever has made the link. */
export const keepLink = (group: string, link: GroupLink): void => localStorage.setItem(key(group), JSON.stringify(link))

/** The address of the present link, if this browser has made that one. */
export function knownLink(group: string, expires: number | undefined): string | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key(group)) ?? 'null') as GroupLink | null
    return kept && kept.expires === expires ? kept.url : null
  } catch {
    return null
  }
}

/** A person of the results with his number among all. */
export interface Numbered extends PersonResult {
  number: number
}

/** The people of one game, or of all: the most wins first. */
export function ranking(results: GroupResults, game: string): Numbered[] {
  return results.people
    .map((person, number) => ({ ...person, number, all: game ? person.by_game[game]! : person.all }))
    .filter((person) => person.all)
    .sort((a, b) => b.all.wins - a.all.wins || b.all.games - a.all.games)
}
