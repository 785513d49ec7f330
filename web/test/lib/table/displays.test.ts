import { expect, it } from 'vitest'
import { arranged, isFlat, isTall, firstRow } from '../../../src/lib/table/displays'
import { scenery } from '../../table'

const board = scenery('board', 1400, 900)
const goods = scenery('goods', 400, 300)
const mats = [scenery('mat-0', 900, 300), scenery('mat-1', 900, 300)]
const players = scenery('players', 400, 500)
const names = (scenes: { name: string }[]): string[] => scenes.map((scene) => scene.name)

it('narrow displays stand beside the board, wide ones below', () => {
  const found = arranged([board, goods, ...mats], true)
  expect(found.board).toBe(board)
  expect(names(found.beside)).toEqual(['goods'])
  expect(found.below.map(names)).toEqual([['mat-0'], ['mat-1']])
})

it('the players are a display only where their list has no figures', () => {
  expect(names(arranged([board, players], true).beside)).toEqual([])
  expect(names(arranged([board, players], false).beside)).toEqual(['players'])
})

it('there may be nothing yet', () => {
  expect(arranged([], false)).toEqual({ board: undefined, beside: [], below: [] })
})

it('flat displays can stand among the answers', () => {
  expect(isFlat(scenery('hand', 360, 166))).toBe(true)
  expect(isFlat(goods)).toBe(false)
})

it('players stand beside a board that is tall', () => {
  expect(isTall(board)).toBe(false)
  expect(isTall(scenery('board', 1726, 1583))).toBe(true)
})

it('my own mat comes first', () => {
  const rows = mats.map((mat) => [mat])
  expect(firstRow(rows, 1)).toEqual([mats[1]])
  expect(firstRow(rows, 7)).toEqual([mats[0]])
  expect(firstRow([], 0)).toBeUndefined()
})

it('displays of one height stand side by side in the tray, before the mats', () => {
  const line = [scenery('line', 600, 250), scenery('tracks', 590, 250), scenery('deals', 190, 250)]
  const found = arranged([board, ...line, goods, ...mats], true)
  expect(found.below.map(names)).toEqual([['line', 'tracks', 'deals'], ['mat-0'], ['mat-1']])
  expect(names(found.beside)).toEqual(['goods'])
  expect(firstRow(found.below, 1)).toEqual(line)
})

it('a phone shows one display at a time', () => {
  const line = [scenery('line', 600, 250), scenery('deals', 190, 250)]
  const found = arranged([board, ...line], true, true)
  expect(found.below.map(names)).toEqual([['line']])
  expect(names(found.beside)).toEqual(['deals'])
})
