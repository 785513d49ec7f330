import { beforeEach, expect, it } from 'vitest'
import { keepLink, knownLink, ranking } from '../../../src/lib/groups/groups'
import type { GroupResults, Tally } from '../../../src/lib/generated/wire'

const tally = (games: number, wins: number): Tally => ({ games, wins, places: [wins, games - wins] })
const results: GroupResults = {
  games: { steam: 3, binario: 1 },
  people: [
    { name: 'Ada', all: tally(4, 2), by_game: { steam: tally(3, 1), binario: tally(1, 1) } },
    { name: 'Bela', all: tally(3, 2), by_game: { steam: tally(3, 2) } },
  ],
  beat: [
    [0, 2],
    [1, 0],
  ],
}

beforeEach(() => localStorage.clear())

it('people are ranked by their wins in all games or in one, and keep their number', () => {
  expect(ranking(results, '').map(({ name, number }) => [name, number])).toEqual([
    ['Ada', 0],
    ['Bela', 1],
  ])
  expect(ranking(results, 'steam').map(({ name, number, all }) => [name, number, all.wins])).toEqual([
    ['Bela', 1, 2],
    ['Ada', 0, 1],
  ])
  expect(ranking(results, 'binario').map(({ name }) => name)).toEqual(['Ada'])
})

it('a link is known to the browser that has made it, until there is another', () => {
  expect(knownLink('g', 5)).toBeNull()
  keepLink('g', { url: '/group/g?token=x', expires: 5 })
  expect(knownLink('g', 5)).toBe('/group/g?token=x')
  expect(knownLink('g', 6)).toBeNull()
  expect(knownLink('g', undefined)).toBeNull()
  localStorage.setItem('steamshed-group-link-g', '{')
  expect(knownLink('g', 5)).toBeNull()
})
