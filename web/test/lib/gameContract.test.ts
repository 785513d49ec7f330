import { describe, expect, it } from 'vitest'
import {
  begun,
  count,
  figures,
  isMark,
  isOf,
  isPlace,
  pictureOf,
  playerOrder,
  seatNamed,
  whatOf,
} from '../../src/lib/gameContract'
import { event, thing } from '../table'

it('kinds are whole words', () => {
  expect(isPlace(thing('a', { kind: 'place lake' }))).toBe(true)
  expect(isPlace(thing('a', { kind: 'placeless' }))).toBe(false)
  expect(isPlace(thing('a', { kind: 'market-place' }))).toBe(false)
  expect(isMark(thing('a'))).toBe(false)
})

it('ids tell what a thing is of', () => {
  expect(whatOf('hex-K10')).toBe('K10')
  expect(whatOf('newcity-New-York')).toBe('New-York')
  expect(isOf('mat-1', 1)).toBe(true)
  expect(isOf('mat-11', 1)).toBe(false)
  expect(seatNamed('player-name-2')).toBe(2)
  expect(seatNamed('player-names-2')).toBe(-1)
})

it('a sentence may have a picture', () => {
  expect(pictureOf({ id: 'panel-a', seat: null, args: { picture: 'worker-orange' } })).toBe('worker-orange')
  expect(pictureOf({ id: 'panel-a', seat: null, args: {} })).toBe('')
})

it('figures are read from the scene of the players', () => {
  const things = [
    thing('figure-cash-1', { label: '$5' }),
    thing('player-action-1', { label: 'Engineer' }),
    thing('figure-first_office-0', { label: '2' }),
  ]
  expect(figures([{ name: 'players', things }])).toEqual([
    { seat: 0, status: '', figures: [['first_office', '2']], kept: [] },
    { seat: 1, status: 'Engineer', figures: [['cash', '$5']], kept: [] },
  ])
  expect(figures([{ name: 'board', things }])).toEqual([])
})

describe('player order', () => {
  it('is what the view tells, then who is left', () => {
    expect(playerOrder({ order: [2, 0] }, [0, 1, 2])).toEqual([2, 0, 1])
  })

  it('is the order of seats if the view tells nothing that makes sense', () => {
    expect(playerOrder({}, [0, 1])).toEqual([0, 1])
    expect(playerOrder(undefined, [0, 1])).toEqual([0, 1])
    expect(playerOrder({ order: ['Ada', 7, null] }, [0, 1])).toEqual([0, 1])
  })
})

describe('turns', () => {
  it('are told by events', () => {
    expect(begun([event('income-collected'), event('turn-begins', { turn: 3 })], 2)).toBe(3)
    expect(begun([event('round-begins', { round: 17, era: 1 })], 16)).toBe(17)
    expect(begun([event('round-begins')], 4)).toBe(5)
    expect(begun([event('game-over', { turn: 8 })], 8)).toBeNull()
  })

  it('are counted in the view', () => {
    expect(count({ turn: 5, turns: 8 })).toEqual({ id: 'turn-of', args: { now: 5, last: 8 } })
    expect(count({ round: 2 })).toEqual({ id: 'round-now', args: { now: 2 } })
    expect(count({ era: 2, turn: 'first' })).toBeNull()
    expect(count(undefined)).toBeNull()
  })
})
