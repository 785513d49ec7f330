import { expect, it } from 'vitest'
import { families, lineThrough, place, rails, rows, wayTo, type Row } from '../../../src/lib/study/tree'
import type { StudyNode } from '../../../src/lib/generated/wire'

/** A game of moves 1 to `count`, and variations as [id, parent]. */
function tree(count: number, ...variations: [number, number][]): StudyNode[] {
  const nodes: StudyNode[] = [{ id: 0, main: true }]
  for (let id = 1; id <= count; id++)
    nodes.push({ id, parent: id - 1, number: id, seat: 0, action: `m${id}`, main: true })
  for (const [id, parent] of variations) {
    const number = (nodes.find((node) => node.id === parent)!.number ?? 0) + 1
    nodes.push({ id, parent, number, seat: 1, action: `v${id}` })
  }
  return nodes
}
const wanted = { node: 3, folded: new Set<number>(), opened: new Set<number>() }
const told = (row: Row): string => (row.kind === 'gap' ? `${row.count} more` : `${row.node.id}@${row.lane}`)

it('what happened comes first among what follows', () => {
  const nodes = [...tree(1), { id: 9, parent: 0, number: 1 }, { id: 2, parent: 1, number: 2 }]
  expect(
    families(nodes)
      .get(0)!
      .map((node) => node.id),
  ).toEqual([1, 9])
  expect(wayTo(nodes, 2).map((node) => node.id)).toEqual([0, 1, 2])
})

it('a line goes on to its end', () => {
  const nodes = tree(4, [10, 2], [11, 10], [12, 10])
  expect(lineThrough(nodes, 10).map((node) => node.id)).toEqual([0, 1, 2, 10, 11])
  expect(lineThrough(nodes, 2).map((node) => node.id)).toEqual([0, 1, 2, 3, 4])
})

it('a variation has a letter, a move and a place where it leaves', () => {
  const nodes = tree(4, [10, 2], [11, 10], [12, 3])
  expect(place(nodes, 3)).toBeNull()
  expect(place(nodes, 11)).toEqual({ letter: 'A', move: 2, from: 2 })
  expect(place(nodes, 12)).toEqual({ letter: 'B', move: 1, from: 3 })
})

it('variations stand before what they leave aside, a lane further', () => {
  const nodes = tree(4, [10, 2], [11, 10], [12, 10], [13, 2])
  expect(rows(nodes, wanted).map(told)).toEqual(['0@0', '1@0', '2@0', '10@1', '12@2', '11@1', '13@1', '3@0', '4@0'])
  const folded = rows(nodes, { ...wanted, folded: new Set([2]) })
  expect(folded.map(told)).toEqual(['0@0', '1@0', '2@0', '3@0', '4@0'])
})

it('far moves are gathered until they are wanted', () => {
  const nodes = tree(40, [50, 30])
  expect(rows(nodes, wanted).map(told)).toEqual([
    ...['0@0', '1@0', '2@0', '3@0', '4@0', '5@0', '6@0', '7@0', '8@0', '9@0', '10@0', '11@0', '12@0'],
    ...['17 more', '30@0', '50@1', '10 more'],
  ])
  expect(rows(nodes, { ...wanted, opened: new Set([13]) }).filter((row) => row.kind === 'gap')).toHaveLength(1)
  expect(rows(nodes, wanted).at(-1)).toMatchObject({ kind: 'gap', last: true })
})

it('tracks join every row to the one before it', () => {
  const shown = rows(tree(3, [10, 1], [11, 10]), { ...wanted, node: 11 })
  expect(shown.map(told)).toEqual(['0@0', '1@0', '10@1', '11@1', '2@0', '3@0'])
  const beside = rails(shown)
  expect(beside[2]).toContainEqual({ lane: 0, part: 'switch', to: 1, onWay: true })
  expect(beside[2]).toContainEqual({ lane: 0, part: 'whole', to: 0, onWay: false })
  expect(beside[3]).toContainEqual({ lane: 1, part: 'upper', to: 1, onWay: true })
  expect(beside[4]).toContainEqual({ lane: 0, part: 'upper', to: 0, onWay: false })
})
