import { expect, it } from 'vitest'
import { arranged, isFlat, isTall, ownFirst } from '../../src/lib/displays'
import { scenery } from '../table'

const board = scenery('board', 1400, 900)
const goods = scenery('goods', 400, 300)
const mats = [scenery('mat-0', 900, 300), scenery('mat-1', 900, 300)]
const players = scenery('players', 400, 500)
const names = (scenes: { name: string }[]): string[] => scenes.map((scene) => scene.name)

it('narrow displays stand beside the board, wide ones below', () => {
  const found = arranged([board, goods, ...mats], true)
  expect(found.board).toBe(board)
  expect(names(found.beside)).toEqual(['goods'])
  expect(names(found.below)).toEqual(['mat-0', 'mat-1'])
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
  expect(ownFirst(mats, 1)?.name).toBe('mat-1')
  expect(ownFirst(mats, 7)?.name).toBe('mat-0')
  expect(ownFirst([], 0)).toBeUndefined()
})
