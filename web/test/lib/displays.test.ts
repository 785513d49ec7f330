import { expect, it } from 'vitest'
import { arranged, fits, ownFirst } from '../../src/lib/displays'
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

it('displays are stacked where they fit', () => {
  expect(fits([goods, goods], 200, 600)).toBe(true)
  expect(fits([goods, goods], 200, 500)).toBe(false)
})

it('my own mat comes first', () => {
  expect(ownFirst(mats, 1)?.name).toBe('mat-1')
  expect(ownFirst(mats, 7)?.name).toBe('mat-0')
  expect(ownFirst([], 0)).toBeUndefined()
})
