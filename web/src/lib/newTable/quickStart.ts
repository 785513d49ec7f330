/** A game against bots with one click: what was played last, kept in this browser, and what the server is asked. */
import { usualBot } from './bots'
import { gameTitle } from '../app/games'
import type { Language } from '../i18n/fluent'
import { firstPreset, nearestSize, request, resized, sizes, USUAL_TIME } from './draft'
import type { GameInfo, NewTable } from '../generated/wire'

const KEY = 'steamshed-play'
/** So many play if nothing else is said. */
const USUAL_SIZE = 4
/** The rungs of the ladder of opponents, the lowest first. */
const LEVELS = ['easy', 'medium', 'strong', 'master']

export interface Wish {
  game: string
  size: number
  bot: string
}

/** The opponents that a newcomer chooses from: the rungs that a game has, or whatever it has. */
export function levels(game: GameInfo): string[] {
  const found = LEVELS.filter((level) => game.bots.includes(level))
  return found.length ? found : game.bots
}

/** What is offered: as it was played last, as far as the game allows it; else the first game as usual. */
export function offered(games: GameInfo[], last: Partial<Wish>): Wish | null {
  const game = games.find((one) => one.name === last.game) ?? games[0]
  return game ? fitted(game, last) : null
}

/** A wish for a game, as near to another as it allows. */
export function fitted(game: GameInfo, { size, bot }: Partial<Wish>): Wish {
  const known = levels(game)
  return {
    game: game.name,
    size: nearestSize(sizes(game), typeof size === 'number' ? size : USUAL_SIZE),
    bot: bot !== undefined && known.includes(bot) ? bot : usualBot(known),
  }
}

export function remembered(): Partial<Wish> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return kept !== null && typeof kept === 'object' ? kept : {}
  } catch {
    return {}
  }
}

export function remember(wish: Wish): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(wish))
  } catch {
    // A browser that keeps nothing: next time it is as usual.
  }
}

/** A private table at which nobody has to hurry. */
export function wanted(game: GameInfo, { size, bot }: Wish, language: Language): NewTable {
  const seats = resized([], size, game.bots).map((seat) => ({ ...seat, bot }))
  const rules = { preset: firstPreset(game), own: {} }
  const time = USUAL_TIME
  const house = { privacy: 'private', practice: true, hints: false, duplicate: false, watch_delay: 0 } as const
  return request({ name: gameTitle(game.name), game, rules, seats, time, house, language })
}
