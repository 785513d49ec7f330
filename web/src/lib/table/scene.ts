/** Things of a scene: what changed between two positions, what a preview shows, where things lie. */
import { isMark, isName, isPlace, isUnder, kindOf } from '../gameContract'
import type { Change, Drawn, SceneChange, Scenery, SceneryPatch, Thing } from '../generated/wire'

export interface Shown extends Thing {
  /** Part of a preview, not of the position. */
  ghost?: boolean
  /** On the table now, gone after the action that is being previewed. */
  leaving?: boolean
}

/** All things of some scenes, by their ids. */
export const byId = (scenes: Drawn[]): Map<string, Thing> =>
  new Map(scenes.flatMap((scene) => scene.things.map((thing) => [thing.id, thing] as const)))

const same = (a: Thing, b: Thing): boolean =>
  a.symbol === b.symbol &&
  a.at[0] === b.at[0] &&
  a.at[1] === b.at[1] &&
  a.turn === b.turn &&
  a.style === b.style &&
  a.label === b.label &&
  a.kind === b.kind

/** The ids of things that are new or look different, leaving out places, names and what lies under other things. */
export function changed(before: Drawn | undefined, after: Drawn | undefined): string[] {
  if (!before || !after) return []
  const old = new Map(before.things.map((thing) => [thing.id, thing]))
  return after.things
    .filter((thing) => !isPlace(thing) && !isName(thing) && !isUnder(thing))
    .filter((thing) => {
      const known = old.get(thing.id)
      return !known || !same(known, thing)
    })
    .map((thing) => thing.id)
}

/** The things that are gone, of the same kinds. */
export function gone(before: Drawn | undefined, after: Drawn | undefined): Thing[] {
  if (!before || !after) return []
  const left = new Set(after.things.map((thing) => thing.id))
  return before.things.filter((thing) => !left.has(thing.id) && !isPlace(thing) && !isName(thing) && !isUnder(thing))
}

/** The things of a scene with a preview laid over them. */
export function withPreview(things: Thing[], change: Change | undefined): Shown[] {
  if (!change) return things
  const gone = new Set(change.gone)
  const news = new Map(change.things.filter((thing) => !isPlace(thing)).map((thing) => [thing.id, thing]))
  const shown: Shown[] = things.map((thing) => {
    const ghost = news.get(thing.id)
    news.delete(thing.id)
    if (ghost) return same(thing, ghost) ? thing : { ...ghost, ghost: true }
    return gone.has(thing.id) ? { ...thing, leaving: true } : thing
  })
  for (const ghost of news.values()) insert(shown, { ...ghost, ghost: true })
  return shown
}

/** Something new lies on the last thing of its kind, so that it covers what it will cover; the first of a kind on top. */
function insert(shown: Shown[], ghost: Shown): void {
  const kind = kindOf(ghost.id)
  const last = shown.findLastIndex((thing) => kindOf(thing.id) === kind)
  shown.splice(last < 0 ? shown.length : last + 1, 0, ghost)
}

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** The smallest box around some points, with room about it. */
export function around(points: [number, number][], room: number): Box | null {
  if (!points.length) return null
  const xs = points.map((point) => point[0])
  const ys = points.map((point) => point[1])
  const x = Math.min(...xs) - room
  const y = Math.min(...ys) - room
  return { x, y, w: Math.max(...xs) + room - x, h: Math.max(...ys) + room - y }
}

/** The nearest point in a direction: what an arrow key leads to; -1 if there is none. */
export function towards(from: [number, number], points: [number, number][], dx: number, dy: number): number {
  let best = -1
  let least = Infinity
  points.forEach(([x, y], i) => {
    const along = (x - from[0]) * dx + (y - from[1]) * dy
    const aside = Math.abs((x - from[0]) * dy - (y - from[1]) * dx)
    if (along <= 0.5) return
    const cost = along + 2.2 * aside
    if (cost < least) {
      least = cost
      best = i
    }
  })
  return best
}

/** The scenes after some patches. Untouched scenes stay the same objects. */
export function patched(scenes: Drawn[], patches: SceneChange[]): Drawn[] {
  const found = scenes.map((scene) => {
    const patch = patches.find((one) => one.name === scene.name)
    return patch ? { name: scene.name, things: patchedThings(scene.things, patch) } : scene
  })
  for (const patch of patches) {
    if (!scenes.some((scene) => scene.name === patch.name)) found.push({ name: patch.name, things: patch.set })
  }
  return found
}

function patchedThings(things: Thing[], patch: SceneChange): Thing[] {
  const known = new Map(things.map((thing) => [thing.id, thing]))
  for (const thing of patch.set) known.set(thing.id, thing)
  const order = patch.order ?? [...known.keys()]
  return order.map((id) => known.get(id)).filter((thing) => thing !== undefined)
}

/** A scenery with what is new in it; symbols are only ever added. The same object if nothing is new. */
export function repainted(scenery: Scenery[], patches: SceneryPatch[]): Scenery[] {
  let fresh = false
  const found = scenery.map((scene) => {
    const patch = patches.find((one) => one.name === scene.name)
    if (!patch || !(patch.title ?? patch.box ?? patch.background ?? patch.symbols)) return scene
    fresh = true
    const { title = scene.title, box = scene.box, background = scene.background, symbols = {} } = patch
    return { ...scene, title, box, background, symbols: { ...scene.symbols, ...symbols } }
  })
  return fresh ? found : scenery
}

/** So near to the middle of a field something belongs to it, in the units of a scene. */
const NEAR = 75

const near = (thing: Thing, at: [number, number]): boolean =>
  Math.hypot(thing.at[0] - at[0], thing.at[1] - at[1]) < NEAR

/** What a preview shows on and around a field; marks, names and counts would hide it. */
export function pictured(
  change: Change | undefined,
  field: Thing | undefined,
): { at: [number, number]; things: Thing[] } {
  const things = (change?.things ?? []).filter((thing) => !isPlace(thing) && !isName(thing) && !isMark(thing))
  const at = field?.at ?? things[0]?.at ?? [0, 0]
  return { at, things: things.filter((thing) => near(thing, at) && !thing.label) }
}

/** Where a price is shown beside a field: above its middle, or below if the preview puts a mark above. */
export function priceAt(field: Thing, change: Change | undefined): [number, number] {
  const [x, y] = field.at
  const above = change?.things.some((thing) => isMark(thing) && near(thing, field.at) && thing.at[1] < y - 4)
  return [x, y + (above ? 28 : -28)]
}

/** Things that differ in nothing but their place from one of the same scene that can be chosen, each with that one. */
export function twins(scenes: Drawn[], legal: Set<string>): Map<string, string> {
  const look = ({ symbol, style, label, title, kind, turn }: Thing): string =>
    JSON.stringify([symbol, style, label, title, kind, turn])
  const found = scenes.flatMap(({ things }) => {
    const lit = new Map(things.filter((thing) => legal.has(thing.id)).map((thing) => [look(thing), thing.id]))
    return things
      .filter((thing) => !legal.has(thing.id) && !!thing.title && lit.has(look(thing)))
      .map((thing): [string, string] => [thing.id, lit.get(look(thing))!])
  })
  return new Map(found)
}

export const union = (some: Set<string>, more: Iterable<string>): Set<string> => new Set([...some, ...more])
