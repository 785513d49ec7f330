import { describe, expect, it } from 'vitest'
import { answers, back, click, numberPlace, numbers, prices, step } from '../../../src/lib/choosing/narrowing'
import { choice } from '../../table'

const build = [
  choice('build K10 gentle 2', ['hex-K10', 'tile-gentle-2'], 2),
  choice('build K10 straight 1', ['hex-K10', 'tile-straight-1'], 2),
  choice('build L9 acute 0', ['hex-L9', 'tile-acute-0'], 4),
  choice('urbanize Toledo A', ['town-M6', 'newcity-A'], 0),
  choice('urbanize Toledo B', ['town-M6', 'newcity-B'], 0),
  choice('done'),
]

describe('narrowing', () => {
  it('asks first for what the choices touch first', () => {
    const now = step(build, [])
    expect(now.answers.map((answer) => answer.key)).toEqual(['hex-K10', 'hex-L9', 'town-M6', 'verb:done'])
    expect(now.chosen).toBeNull()
  })

  it('narrows to the choices under an answer', () => {
    const now = step(build, ['hex-K10'])
    expect(now.answers.map((answer) => answer.name)).toEqual(['tile-gentle-2', 'tile-straight-1'])
    expect(now.choices).toHaveLength(2)
  })

  it('is ready to confirm as soon as one choice is left', () => {
    expect(step(build, ['hex-L9']).chosen?.action).toBe('build L9 acute 0')
    expect(step(build, ['hex-K10', 'tile-gentle-2']).chosen?.action).toBe('build K10 gentle 2')
    expect(step(build, ['verb:done']).chosen?.action).toBe('done')
  })

  it('forgets answers that are no longer possible', () => {
    const now = step(build, ['hex-Z9', 'tile-gentle-2'])
    expect(now.path).toEqual([])
    expect(now.answers).toHaveLength(4)
  })

  it('skips a question with a single answer', () => {
    const ways = [
      choice('deliver red A-B-C', ['cube-A', 'town-B', 'city-C']),
      choice('deliver red A-B-D', ['cube-A', 'town-B', 'city-D']),
    ]
    const now = step(ways, [])
    expect(now.path).toEqual(['cube-A', 'town-B'])
    expect(now.answers.map((answer) => answer.key)).toEqual(['city-C', 'city-D'])
  })

  it('tells choices apart that touch the same things', () => {
    const parallel = [
      choice('deliver red A/0-B', ['cube-A', 'city-B']),
      choice('deliver red A/3-B', ['cube-A', 'city-B']),
    ]
    const now = step(parallel, ['cube-A'])
    expect(now.chosen).toBeNull()
    expect(now.answers.map((answer) => answer.kind)).toEqual(['action', 'action'])
    expect(step(parallel, ['cube-A', 'city-B', 'action:deliver red A/3-B']).chosen?.action).toBe('deliver red A/3-B')
  })

  it('offers to stop where one choice goes on and another ends', () => {
    const runs = [choice('run A', ['a']), choice('run A B', ['a', 'b']), choice('run A C', ['a', 'c'])]
    expect(step(runs, ['a']).answers.map((answer) => answer.key)).toEqual(['action:run A', 'b', 'c'])
  })

  it('keeps more than eight answers, in the order of the choices', () => {
    const many = Array.from({ length: 60 }, (_, i) =>
      choice(`take ${String.fromCharCode(65 + (i % 26))}${i}`, [`box-${i}`]),
    )
    expect(step(many, []).answers).toHaveLength(60)
    expect(step(many, []).answers[59]!.name).toBe('box-59')
  })

  it('has nothing to ask without choices', () => {
    expect(step([], ['hex-K10'])).toEqual({ path: [], answers: [], choices: [], chosen: null })
  })
})

describe('numbers', () => {
  const bids = [choice('bid 7'), choice('bid 5'), choice('bid 12'), choice('drop')]

  it('are one answer, with their values in order', () => {
    const now = step(bids, [])
    expect(now.answers.map((answer) => [answer.kind, answer.name])).toEqual([
      ['number', 'bid'],
      ['verb', 'drop'],
    ])
    expect(numbers(now.answers[0]!).map((one) => one.value)).toEqual([5, 7, 12])
    expect(numbers(now.answers[0]!)[0]!.choice.action).toBe('bid 5')
  })

  it('may follow a thing', () => {
    const now = step([choice('lay X 1', ['hex-X']), choice('lay X 2', ['hex-X'])], ['hex-X'])
    expect(now.answers.map((answer) => answer.kind)).toEqual(['number'])
    expect(now.chosen).toBeNull()
  })

  it('are no numbers when more than one word differs, or a word is none', () => {
    expect(numberPlace([choice('bid 5 a'), choice('bid 6 b')])).toBe(-1)
    expect(numberPlace([choice('take a'), choice('take b')])).toBe(-1)
    expect(numberPlace([choice('bid 5'), choice('bid 5 6')])).toBe(-1)
    expect(numberPlace([choice('bid 5')])).toBe(-1)
  })

  it('a few actions of a verb without things or numbers are offered at once', () => {
    const few = [choice('hire clerk'), choice('hire smith'), choice('end')]
    expect(step(few, []).answers.map((answer) => answer.name)).toEqual(['hire clerk', 'hire smith', 'end'])
    expect(step(few, ['action:hire smith']).chosen?.action).toBe('hire smith')
  })

  it('many of them stand under their verb', () => {
    const many = [...'abcdefghijkl'].map((name) => choice(`hire ${name}x`))
    const all = [...many, choice('end')]
    expect(step(all, []).answers.map((answer) => answer.key)).toEqual(['verb:hire', 'verb:end'])
    expect(step(all, ['verb:hire']).answers).toHaveLength(12)
    expect(step(all, ['verb:hire', 'action:hire cx']).chosen?.action).toBe('hire cx')
  })

  it('a single choice is shown before it is confirmed', () => {
    const only = step([choice('place X', ['box-X'])], [])
    expect(only.chosen).toBeNull()
    expect(only.answers).toHaveLength(1)
  })
})

describe('going back', () => {
  it('returns to the last real question', () => {
    expect(back(build, ['hex-K10', 'tile-gentle-2'])).toEqual(['hex-K10'])
    expect(back(build, ['hex-K10'])).toEqual([])
    expect(back(build, ['hex-L9'])).toEqual([])
    expect(back(build, [])).toEqual([])
  })

  it('passes questions that answered themselves', () => {
    const ways = [choice('d A-B-C', ['a', 'b', 'c']), choice('d A-B-D', ['a', 'b', 'd']), choice('d E-F', ['e', 'f'])]
    expect(back(ways, ['a', 'b', 'c'])).toEqual(['a', 'b'])
    expect(back(ways, ['a', 'b'])).toEqual([])
  })
})

describe('clicking', () => {
  it('goes on, changes an earlier answer, or starts afresh', () => {
    expect(click(build, ['hex-K10'], 'tile-gentle-2')).toEqual(['hex-K10', 'tile-gentle-2'])
    expect(click(build, ['hex-K10', 'tile-gentle-2'], 'tile-straight-1')).toEqual(['hex-K10', 'tile-straight-1'])
    expect(click(build, ['hex-K10', 'tile-gentle-2'], 'hex-L9')).toEqual(['hex-L9'])
  })

  it('says when nothing can be done with a thing', () => {
    expect(click(build, [], 'hex-A1')).toBeNull()
  })

  it('reaches a later thing if only one way leads there', () => {
    expect(click(build, [], 'tile-acute-0')).toEqual(['hex-L9', 'tile-acute-0'])
    const runs = [choice('go E', ['train', 'cell-1']), choice('go W', ['train', 'cell-2']), choice('load', ['cube'])]
    expect(click(runs, [], 'cell-2')).toEqual(['train', 'cell-2'])
    const two = [choice('a', ['x', 'z']), choice('b', ['y', 'z'])]
    expect(click(two, [], 'z')).toBeNull()
  })
})

it('prices are a range', () => {
  expect(prices(build)).toEqual([0, 4])
  expect(prices([choice('done')])).toBeNull()
  expect(answers(build, 0)[0]!.choices).toHaveLength(2)
})
