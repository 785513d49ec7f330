/**
 * What a turn ends with, as steps to be shown one after the other: the events that a game counts to its parts, and what of
 * the drawings belongs to which of them. Knows no game.
 */
import { begun } from '../../gameContract'
import { changed } from '../scene'
import type { Drawn, Effect, EndPart, Thing } from '../../generated/wire'

/** A part with its events; without a part, the turn that begins. */
export interface Act {
  part: EndPart | null
  events: Effect[]
  /** The number of its first step, and how many it has. */
  first: number
  steps: number
}

/** How long steps are shown, in ms. */
const TIME = { table: 1600, dice: 900, event: 600, begins: 900 }

/** The dice that an event tells of. */
export function diceOf({ args }: Effect): number[] {
  const told = args.dice ?? args.die
  return told === undefined ? [] : String(told).split(',').map(Number)
}

/** The parts of the end of a turn among some events, in their order; none if no turn has ended. */
export function actsOf(parts: EndPart[], events: Effect[]): Act[] {
  const acts: Act[] = []
  let steps = 0
  for (const event of events) {
    const part = parts.find((one) => one.events.includes(event.id)) ?? null
    const last = acts.at(-1)
    if (!part && (!last || begun([event], 0) === null)) continue
    const table = !!part?.columns?.length
    if (part && last?.part === part && !diceOf(event).length) {
      last.events.push(event)
      if (!table) last.steps++
      if (!table) steps++
    } else {
      acts.push({ part, events: [event], first: steps, steps: 1 })
      steps++
    }
  }
  return acts
}

export const stepsOf = (acts: Act[]): number => acts.reduce((sum, act) => sum + act.steps, 0)

/** The step at which an event of a part is shown. */
export const stepOf = (act: Act, i: number): number => act.first + (act.part?.columns?.length ? 0 : i)

/** The part that a step belongs to, and its event. */
export function actAt(acts: Act[], step: number): { act: Act; event: Effect } | null {
  const act = acts.find(({ first, steps }) => step >= first && step < first + steps)
  return act ? { act, event: act.events[act.part?.columns?.length ? 0 : step - act.first] ?? act.events[0]! } : null
}

/** How long a step is shown. */
export function timeOf(acts: Act[], step: number): number {
  const found = actAt(acts, step)
  if (!found?.act.part) return TIME.begins
  if (found.act.part.columns?.length) return TIME.table
  return diceOf(found.event).length ? TIME.dice : TIME.event
}

// -- the drawings

/** So near to a place something belongs to it, in the units of a scene. */
const NEAR = 75

/** At which step each thing that is new or looks different appears, by its id; what belongs to no step is there at once. */
export function appearances(acts: Act[], before: Drawn, after: Drawn): Map<string, number> {
  const things = new Map(after.things.map((thing) => [thing.id, thing]))
  const known = new Set(before.things.map((thing) => thing.id))
  const told = acts.flatMap((act) => act.events.map((event, i) => ({ event, step: stepOf(act, i) })))
  const found = new Map<string, number>()
  const used = new Set<number>()
  for (const id of changed(before, after)) {
    const thing = things.get(id)!
    const here = told.filter(({ event }) => (event.things ?? []).some((place) => isAt(thing, place, things)))
    // A piece that comes is brought by an event of its own; pieces that make room for it move with the first.
    const own = known.has(id) ? undefined : here.find(({ event, step }) => !used.has(step) && isOf(thing, event))
    const shown = own ?? here[0]
    if (own) used.add(own.step)
    if (shown) found.set(id, shown.step)
  }
  return found
}

function isAt(thing: Thing, place: string, things: Map<string, Thing>): boolean {
  if (thing.id === place) return true
  const at = things.get(place)?.at
  return !!at && Math.hypot(thing.at[0] - at[0], thing.at[1] - at[1]) < NEAR
}

/** Whether an event names what a piece is: "red" and a symbol cube-red. */
const isOf = (thing: Thing, event: Effect): boolean =>
  thing.symbol.split('-').some((part) => Object.values(event.args).includes(part))

/** A scene at a step: what appears later is as before. */
export function sceneAt(before: Drawn, after: Drawn, appears: Map<string, number>, step: number): Drawn {
  const old = new Map(before.things.map((thing) => [thing.id, thing]))
  const things = after.things.flatMap((thing) => {
    if ((appears.get(thing.id) ?? -1) <= step) return [thing]
    const known = old.get(thing.id)
    return known ? [known] : []
  })
  return { name: after.name, things }
}
