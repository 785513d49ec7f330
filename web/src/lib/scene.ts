/** Things of a scene: what changed between two positions, what a preview shows, where things lie. */
import type { Change, Drawn, Scenery, SceneryPatch, Thing } from './types'

export interface Shown extends Thing {
  /** Part of a preview, not of the position. */
  ghost?: boolean
  /** On the table now, gone after the action that is being previewed. */
  leaving?: boolean
}

const same = (a: Thing, b: Thing): boolean =>
  a.symbol === b.symbol &&
  a.at[0] === b.at[0] &&
  a.at[1] === b.at[1] &&
  a.turn === b.turn &&
  a.style === b.style &&
  a.label === b.label &&
  a.kind === b.kind

/** The ids of things that are new or look different, leaving out mere places and names. */
export function changed(before: Drawn | undefined, after: Drawn | undefined): string[] {
  if (!before || !after) return []
  const old = new Map(before.things.map((thing) => [thing.id, thing]))
  return after.things
    .filter((thing) => !/\b(place|name|bridge)\b/.test(thing.kind ?? ''))
    .filter((thing) => {
      const known = old.get(thing.id)
      return !known || !same(known, thing)
    })
    .map((thing) => thing.id)
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
  for (const ghost of news.values()) shown.push({ ...ghost, ghost: true })
  return shown
}

export const isPlace = (thing: Thing): boolean => /\bplace\b/.test(thing.kind ?? '')

/** Band patterns beside the liveries: --t1:var(--p2) also sets --t1-dash. */
export function patterned(style: string): string {
  return style.replace(/--t(\d):var\(--p(\d)\)/g, '$&;--t$1-dash:var(--p$2-dash)')
}

export const LIVERIES = ['Pine', 'Orange', 'Sky', 'Rose', 'Umber', 'Ivory']

/** Livery names in a title, replaced by those of the players who have them. */
export function named(title: string, names: string[], liveries: string[] = LIVERIES): string {
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])(?:${liveries.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
  return title.replace(whole, (word) => names[liveries.indexOf(word)] ?? word)
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

/** Figures of the seats in a players' scene: things "figure-NAME-SEAT" with their labels. */
export function figures(scene: Drawn | undefined): { seat: number; status: string; figures: [string, string][] }[] {
  const found = new Map<number, { seat: number; status: string; figures: [string, string][] }>()
  const row = (seat: number): { seat: number; status: string; figures: [string, string][] } => {
    if (!found.has(seat)) found.set(seat, { seat, status: '', figures: [] })
    return found.get(seat)!
  }
  for (const thing of scene?.things ?? []) {
    const figure = /^figure-(.+)-(\d+)$/.exec(thing.id)
    if (figure) row(Number(figure[2])).figures.push([figure[1]!, thing.label ?? ''])
    const status = /^player-action-(\d+)$/.exec(thing.id)
    if (status) row(Number(status[1])).status = thing.label ?? ''
  }
  return [...found.values()].sort((a, b) => a.seat - b.seat)
}

/** What a position changes in a scene: things to set, all ids in order if that changed, and what is new in the scenery. */
export interface Patch extends SceneryPatch {
  set: Thing[]
  order?: string[]
}

/** The scenes after some patches. Untouched scenes stay the same objects. */
export function patched(scenes: Drawn[], patches: Patch[]): Drawn[] {
  const found = scenes.map((scene) => {
    const patch = patches.find((one) => one.name === scene.name)
    return patch ? { name: scene.name, things: patchedThings(scene.things, patch) } : scene
  })
  for (const patch of patches) {
    if (!scenes.some((scene) => scene.name === patch.name)) found.push({ name: patch.name, things: patch.set })
  }
  return found
}

function patchedThings(things: Thing[], patch: Patch): Thing[] {
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
    return { name: scene.name, title, box, background, symbols: { ...scene.symbols, ...symbols } }
  })
  return fresh ? found : scenery
}
