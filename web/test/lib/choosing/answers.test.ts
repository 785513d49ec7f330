import { describe, expect, it } from 'vitest'
import { atDigit, candidate, layout, things } from '../../../src/lib/choosing/answers'
import { choice } from '../../table'

const legal = [
  choice('build K10 gentle 2', ['hex-K10', 'tile-gentle-2'], 2),
  choice('build K10 straight 1', ['hex-K10', 'tile-straight-1'], 2),
  choice('urbanize Toledo A', ['town-M6', 'newcity-A'], 0),
  choice('done'),
]
const drawn = (id: string): boolean => /^(hex|town)-/.test(id)
const laid = (path: string[], choices = legal) => layout(choices, path, drawn)

describe('a question', () => {
  it('lists things in groups by verb, and puts verbs beside them', () => {
    const { groups, beside, cards } = laid([])
    expect(groups.map((group) => [group.verb, group.members.map((one) => one.answer.key)])).toEqual([
      ['build', ['hex-K10']],
      ['urbanize', ['town-M6']],
    ])
    expect(beside.map((answer) => answer.key)).toEqual(['verb:done'])
    expect(cards).toBe(false)
  })

  it('shows pictures of what is not drawn yet', () => {
    const { main, cards, beside } = laid(['hex-K10'])
    expect(main.map((answer) => answer.name)).toEqual(['tile-gentle-2', 'tile-straight-1'])
    expect(cards).toBe(true)
    expect(beside).toEqual([])
  })

  it('stays in sight once all is chosen, with the answer pressed', () => {
    const { asked, pressed, main } = laid(['hex-K10', 'tile-straight-1'])
    expect(asked.path).toEqual(['hex-K10'])
    expect(pressed).toBe('tile-straight-1')
    expect(main).toHaveLength(2)
  })

  it('keeps the pressed verb beside the list', () => {
    const { beside, pressed } = laid(['verb:done'])
    expect(pressed).toBe('verb:done')
    expect(beside.map((answer) => answer.key)).toEqual(['verb:done'])
  })

  it('lists verbs where there is nothing else', () => {
    const many = ['a', 'b'].map((name) => choice(name))
    expect(laid([], many).main.map((answer) => answer.key)).toEqual(['verb:a', 'verb:b'])
    expect(laid([], many).beside).toEqual([])
  })

  it('is not asked where one thing only can be done', () => {
    const { main, only } = laid([], [choice('pass')])
    expect(main).toEqual([])
    expect(only?.action).toBe('pass')
  })
})

describe('the choice that is ready', () => {
  const bids = [choice('bid 7'), choice('bid 5'), choice('drop')]

  it('is the one that is left', () => {
    expect(candidate(laid(['verb:done']), 0)?.action).toBe('done')
    expect(candidate(laid([]), 0)).toBeNull()
  })

  it('is that of the number set, unless a verb is chosen', () => {
    expect(laid([], bids).steps.map((one) => one.value)).toEqual([5, 7])
    expect(candidate(laid([], bids), 7)?.action).toBe('bid 7')
    expect(candidate(laid([], bids), 6)).toBeNull()
    expect(candidate(laid(['verb:drop'], bids), 7)?.action).toBe('drop')
  })

  it('is never a number among other answers, before that is chosen', () => {
    const mixed = ['build road', 'build rail', 'hq 3', 'hq 4', 'pass'].map((text) => choice(text))
    const open = laid([], mixed)
    expect([open.steps, candidate(open, 3)]).toEqual([[], null])
    expect(open.main.map((answer) => answer.key)).toEqual(['action:build road', 'action:build rail', 'verb:hq'])
    const chosen = laid(['verb:hq'], mixed)
    expect(chosen.steps.map((one) => one.value)).toEqual([3, 4])
    expect(candidate(chosen, 4)?.action).toBe('hq 4')
  })

  it('is the only one there is', () => {
    expect(candidate(laid([], [choice('pass')]), 0)?.action).toBe('pass')
  })
})

it('digits count through the groups and then the verbs beside', () => {
  const found = laid([])
  expect([1, 2, 3, 4].map((digit) => atDigit(found, digit)?.key)).toEqual([
    'hex-K10',
    'town-M6',
    'verb:done',
    undefined,
  ])
  expect(found.groups.flatMap((group) => group.members.map((one) => one.digit))).toEqual([1, 2])
})

it('things among answers are those that can be clicked', () => {
  expect([...things(laid([]).asked.answers)]).toEqual(['hex-K10', 'town-M6'])
})
