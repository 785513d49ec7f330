/**
 * What games and this page have agreed to call things: kinds of things, ids, fields of views, events. A game is shown
 * well by keeping to these names (docs/client.md lists them), and nothing else of a game is known here.
 */
import type { Drawn, Effect, Thing } from './generated/wire'

// -- kinds of things

export const hasKind = (thing: Thing, kind: string): boolean => (thing.kind ?? '').split(' ').includes(kind)

/** A field: chosen itself, never a piece. */
export const isPlace = (thing: Thing): boolean => hasKind(thing, 'place')
/** A name on the map. */
export const isName = (thing: Thing): boolean => hasKind(thing, 'name')
/** A small sign on another thing, such as an owner's disc. */
export const isMark = (thing: Thing): boolean => hasKind(thing, 'mark')
/** Lies flat, such as a tile with its ground: routes run over it, under the pieces. */
export const liesFlat = (thing: Thing): boolean => hasKind(thing, 'flat')
/** Lies under another thing and changes with it, such as a bridge under its track. */
export const isUnder = (thing: Thing): boolean => hasKind(thing, 'under')
/** A piece that a seat has won, KIND-SEAT-WHAT in the players' scene. */
const isKept = (thing: Thing): boolean => hasKind(thing, 'kept')
/** A part of a route: its line, what is drawn around it, the piece that travels along. */
export const isRouteLine = (thing: Thing): boolean => hasKind(thing, 'route-line')
export const isRouteCase = (thing: Thing): boolean => hasKind(thing, 'route-case')
export const isRoutePiece = (thing: Thing): boolean => hasKind(thing, 'route-piece')

// -- ids

/** The symbol of the picture that stands before a sentence; empty for none. */
export const pictureOf = (said: Effect): string => String(said.args['picture'] ?? '')

/** The seat whose name a thing shows; -1 if it shows none. */
export const seatNamed = (id: string): number => Number(/^player-name-(\d+)$/.exec(id)?.[1] ?? -1)

/** What a thing is the KIND-WHAT of: "hex-K10" and "town-K10" are of K10. */
export const whatOf = (id: string): string => id.slice(id.indexOf('-') + 1)

/** The KIND of a thing KIND-WHAT. */
export const kindOf = (id: string): string => id.slice(0, id.indexOf('-'))

/** Whether a scene is the seat's own, such as its mat. */
export const isOf = (scene: string, seat: number): boolean => scene.endsWith(`-${seat}`)

/** The option that says on which map a game is played. */
export const MAP = 'map'

// -- the players

/** The scene of the players, shown as their list and not as a drawing. */
export const PLAYERS = 'players'
/** A figure of this name says what a seat's points are; without it they are added. */
export const POINTS = 'points'

/** A figure's name and what it is. */
export type Figure = [name: string, value: string]

/** Equal pieces that a seat has won. */
export interface Kept {
  symbol: string
  style: string
  title: string
  count: number
}

export interface Figures {
  seat: number
  status: string
  figures: Figure[]
  kept: Kept[]
}

/** Figures of the seats in a players' scene: things "figure-NAME-SEAT" with their labels, and what they have won. */
export function figures(scenes: Drawn[] | undefined): Figures[] {
  const found = new Map<number, Figures>()
  const row = (seat: number): Figures => {
    if (!found.has(seat)) found.set(seat, { seat, status: '', figures: [], kept: [] })
    return found.get(seat)!
  }
  for (const thing of scenes?.find((scene) => scene.name === PLAYERS)?.things ?? []) {
    const figure = /^figure-(.+)-(\d+)$/.exec(thing.id)
    if (figure) row(Number(figure[2])).figures.push([figure[1]!, thing.label ?? ''])
    const status = /^player-action-(\d+)$/.exec(thing.id)
    if (status) row(Number(status[1])).status = thing.label ?? ''
    if (isKept(thing)) keep(row(Number(whatOf(thing.id).split('-')[0])).kept, thing)
  }
  return [...found.values()].sort((a, b) => a.seat - b.seat)
}

/** One more piece among those that a seat has. */
function keep(kept: Kept[], { symbol, style = '', title = '' }: Thing): void {
  const alike = kept.find((one) => one.symbol === symbol)
  if (alike) alike.count++
  else kept.push({ symbol, style, title, count: 1 })
}

/** Seats in player order, as the view tells it; those it leaves out come last. */
export function playerOrder(view: Record<string, unknown> | undefined, seats: number[]): number[] {
  const told: unknown[] = Array.isArray(view?.order) ? view.order : []
  const known = told.filter((seat): seat is number => typeof seat === 'number' && seats.includes(seat))
  return [...known, ...seats.filter((seat) => !known.includes(seat))]
}

// -- turns and rounds

const COUNTS = [
  ['turn', 'turns'],
  ['round', 'rounds'],
] as const

/** The turn or round that a view tells of, as a message: "Turn 5 of 8"; null if it tells of none. */
export function count(view: Record<string, unknown> | undefined): { id: string; args: Record<string, number> } | null {
  for (const [one, all] of COUNTS) {
    const now = view?.[one]
    const last = view?.[all]
    if (typeof now !== 'number') continue
    return typeof last === 'number' ? { id: `${one}-of`, args: { now, last } } : { id: `${one}-now`, args: { now } }
  }
  return null
}

/** The turn or round that begins with these events; null if none does. */
export function begun(events: Effect[], before: number): number | null {
  const event = events.find((one) => COUNTS.some(([name]) => one.id === `${name}-begins`))
  return event ? Number(event.args.turn ?? event.args.round ?? before + 1) : null
}
