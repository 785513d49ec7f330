import { expect, it } from 'vitest'
import { ranked } from '../../../../src/lib/choosing/panel/rows'
import type { Row, Rows } from '../../../../src/lib/generated/wire'
import { event } from '../../../table'

it('ranks rows in the order that is wanted, and opens one group', () => {
  const row = (name: string, group: string, ...ranks: number[]): Row => ({ name: event(name), cells: [], group, ranks })
  const section: Rows = {
    kind: 'rows',
    title: event('t'),
    columns: [],
    orders: [event('one'), event('two')],
    rows: [row('a', 'g', 0, 2), row('b', 'g', 1, 1), row('c', 'h', 2, 0)],
  }
  const shown = (order: number, open: string | null) =>
    ranked(section, order, open).map((one) => [one.row.name.id, one.ways])
  expect(shown(0, null)).toEqual([
    ['a', 2],
    ['c', 1],
  ])
  expect(shown(1, null)).toEqual([
    ['c', 1],
    ['b', 2],
  ])
  expect(shown(0, 'g')).toEqual([
    ['a', 2],
    ['b', 0],
    ['c', 1],
  ])
})
