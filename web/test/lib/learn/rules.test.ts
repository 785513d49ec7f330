import { expect, it } from 'vitest'
import { chapters, references } from '../../../src/lib/learn/rules'

const rules = [
  { id: 'XX-BUILD-01', text: 'Track joins track.' },
  { id: 'XX-BUILD-02', text: 'Track costs money, see XX-COST-01.' },
  { id: 'XX-COST-01', text: 'Plain land costs $2.' },
]

it('rules stand in chapters', () => {
  expect(chapters(rules, '').map(([chapter, list]) => [chapter, list.length])).toEqual([
    ['BUILD', 2],
    ['COST', 1],
  ])
})

it('a search looks at ids and texts', () => {
  expect(chapters(rules, ' MONEY ').flatMap(([, list]) => list.map((rule) => rule.id))).toEqual(['XX-BUILD-02'])
  expect(chapters(rules, 'cost-01').map(([chapter]) => chapter)).toEqual(['BUILD', 'COST'])
  expect(chapters(rules, 'nothing')).toEqual([])
})

it('a search finds a text across a space that must not break', () => {
  const polish = [{ id: 'XX-BUILD-01', text: 'Kostka leży w\u00a0mieście.' }]
  expect(chapters(polish, 'w mieście')).toHaveLength(1)
  expect(chapters(polish, 'w\u00a0mieście')).toHaveLength(1)
})

it('every second part of a text is a reference', () => {
  expect(references(rules[1]!.text)).toEqual(['Track costs money, see ', 'XX-COST-01', '.'])
  expect(references('None')).toEqual(['None'])
})
