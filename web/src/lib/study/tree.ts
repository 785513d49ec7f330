/** The tree of a study as rows: what stands where, and which lines of track run beside it. */
import type { StudyNode } from '../generated/wire'

/** So many moves before and after the present one are shown of what happened; others are gathered. */
const NEAR = { before: 5, after: 9 }
/** Rows begin no further to the right than this. */
const MOST_LANES = 4

export interface NodeRow {
  kind: 'node'
  key: string
  node: StudyNode
  lane: number
  /** How deep it stands in variations, from 1. */
  level: number
  /** Whether variations leave after it that can be folded. */
  branches: boolean
  folded: boolean
  current: boolean
  /** Whether it is on the way from the beginning to the present node. */
  onWay: boolean
}
export interface GapRow {
  kind: 'gap'
  key: string
  lane: number
  level: number
  count: number
  /** The first of the moves that are not shown. */
  first: number
  last: boolean
}
export type Row = NodeRow | GapRow

/** A line of track in a row: from one lane to another, of a part of the row's height. */
export interface Rail {
  lane: number
  part: 'whole' | 'upper' | 'lower' | 'switch'
  to: number
  onWay: boolean
}

const isMain = (node: StudyNode): boolean => !!node.main || node.id === 0

/** What follows every node: first what happened, then in the order in which it was laid. */
export function families(nodes: StudyNode[]): Map<number, StudyNode[]> {
  const found = new Map<number, StudyNode[]>()
  for (const node of nodes) {
    if (node.parent === null || node.parent === undefined) continue
    const family = found.get(node.parent) ?? []
    if (node.main) family.unshift(node)
    else family.push(node)
    found.set(node.parent, family)
  }
  return found
}

/** The nodes from the beginning to one. */
export function wayTo(nodes: StudyNode[], id: number): StudyNode[] {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const found: StudyNode[] = []
  for (let at = byId.get(id); at; at = byId.get(at.parent ?? -1)) found.unshift(at)
  return found
}

/** The way through a node to the end of its line. */
export function lineThrough(nodes: StudyNode[], id: number): StudyNode[] {
  const known = families(nodes)
  const found = wayTo(nodes, id)
  for (let next = known.get(id)?.[0]; next; next = known.get(next.id)?.[0]) found.push(next)
  return found
}

/** What goes on in the same line: of what happened, what happened next; of a variation, its first. */
function goesOn(node: StudyNode, family: StudyNode[]): StudyNode | null {
  const first = family[0]
  return first && (!isMain(node) || first.main) ? first : null
}

/** Where a node stands: the letter of its variation, its number in it, and where that leaves what happened. */
export function place(nodes: StudyNode[], id: number): { letter: string; move: number; from: number } | null {
  const way = wayTo(nodes, id)
  const first = way.findIndex((node) => !isMain(node))
  if (first < 0) return null
  const beginnings = nodes.filter((node) => !isMain(node) && isMain(nodes.find((one) => one.id === node.parent)!))
  const number = beginnings.findIndex((node) => node.id === way[first]!.id)
  const letter = String.fromCharCode(65 + (number % 26)) + (number >= 26 ? Math.floor(number / 26) : '')
  return { letter, move: way.length - first, from: way[first]!.number! - 1 }
}

export interface Wanted {
  node: number
  /** Nodes whose variations are folded. */
  folded: ReadonlySet<number>
  /** Gaps that were opened, by their first move. */
  opened: ReadonlySet<number>
}

/** The rows of a tree. Variations stand before what they leave aside, as one reads on. */
export function rows(nodes: StudyNode[], wanted: Wanted): Row[] {
  const known = families(nodes)
  const way = new Set(wayTo(nodes, wanted.node).map((node) => node.id))
  const lastMain = [...way].reduce((most, id) => {
    const node = nodes.find((one) => one.id === id)!
    return isMain(node) ? Math.max(most, node.number ?? 0) : most
  }, 0)
  const found: Row[] = []

  const line = (first: StudyNode, lane: number, level: number): void => {
    let at: StudyNode | null = first
    while (at) {
      const family: StudyNode[] = known.get(at.id) ?? []
      const next = goesOn(at, family)
      const others = family.filter((node) => node !== next)
      const folded = wanted.folded.has(at.id)
      found.push({
        kind: 'node',
        key: `n${at.id}`,
        node: at,
        lane: Math.min(lane, MOST_LANES - 1),
        level,
        branches: others.length > 0,
        folded,
        current: at.id === wanted.node,
        onWay: way.has(at.id),
      })
      if (!folded) for (const other of others) line(other, lane + 1, level + 1)
      at = next
    }
  }
  const root = nodes.find((node) => node.id === 0)
  if (root) line(root, 0, 1)
  return gathered(found, lastMain, wanted.opened)
}

/** The same rows with moves of the main line that nothing is said about gathered, but for those near a move. */
function gathered(all: Row[], near: number, opened: ReadonlySet<number>): Row[] {
  const found: Row[] = []
  let gap: GapRow | null = null
  for (const row of all) {
    if (row.kind === 'gap') continue
    const { node } = row
    const number = node.number ?? 0
    const told = node.mark || node.comments?.length || row.branches || row.current
    const far = number < near - NEAR.before || number > near + NEAR.after
    if (isMain(node) && node.id !== 0 && far && !told) {
      if (!gap) {
        gap = { kind: 'gap', key: `g${number}`, lane: 0, level: 1, count: 0, first: number, last: false }
        found.push(gap)
      }
      if (opened.has(gap.first)) found.push(row)
      else gap.count += 1
    } else {
      gap = null
      found.push(row)
    }
  }
  if (gap) gap.last = true
  return found.filter((row) => row.kind === 'node' || row.count > 0)
}

/** The lines of track beside every row. */
export function rails(shown: Row[]): Rail[][] {
  const found: Rail[][] = shown.map(() => [])
  const at = new Map<number, number>()
  shown.forEach((row, i) => row.kind === 'node' && at.set(row.node.id, i))
  const tie = (from: number, to: number, onWay: boolean): void => {
    const lane = shown[from]!.lane
    const end = shown[to]!.lane
    found[from]!.push({ lane, part: 'lower', to: lane, onWay })
    for (let i = from + 1; i < to; i++) found[i]!.push({ lane, part: 'whole', to: lane, onWay })
    found[to]!.push({ lane, part: lane === end ? 'upper' : 'switch', to: end, onWay })
  }
  let before = -1
  shown.forEach((row, i) => {
    if (row.kind === 'gap') {
      if (before >= 0) tie(before, i, false)
      before = i
    } else if (isMain(row.node)) {
      if (before >= 0) tie(before, i, row.onWay)
      before = i
    } else {
      const parent = at.get(row.node.parent ?? 0)
      if (parent !== undefined) tie(parent, i, row.onWay)
    }
  })
  return found.map((beside) => beside.sort((a, b) => Number(a.onWay) - Number(b.onWay)))
}
