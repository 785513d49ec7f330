import { expect, it } from 'vitest'
import { matters, nextShown, summed } from '../../../src/lib/table/missedMoves'
import { entry, event, state } from '../../table'

const cash = (amounts: number[]): ReturnType<typeof state> =>
  state({
    scenes: [
      {
        name: 'players',
        things: amounts.map((amount, seat) => ({
          id: `figure-cash-${seat}`,
          symbol: '',
          at: [0, 0],
          label: `$${amount}`,
        })),
      },
    ],
  })
const log = [
  entry(1),
  entry(2, { seat: 1, action: 'build K10', events: [event('built', {}, 1)] }),
  entry(3, { seat: 1, action: 'build K11', events: [event('built', {}, 1), event('earned', {}, 0)] }),
  entry(4, { seat: 1, action: 'done', events: [event('ended', {}, 1)] }),
  entry(5, { seat: 2, action: 'pass' }),
]

it('what decides nothing does not matter', () => {
  expect(log.map(matters)).toEqual([false, true, true, false, false])
})

it('a film shows what matters, and the last', () => {
  expect(nextShown(log, 1, 5)).toBe(2)
  expect(nextShown(log, 3, 5)).toBe(5)
  expect(nextShown(log, 5, 5)).toBe(Infinity)
})

it('a summary tells who did what how often, and what changed for whom', () => {
  const found = summed(log, { ...cash([10, 8, 6]), number: 1 }, { ...cash([12, 3, 6]), number: 5 }, [0])
  expect(found.from).toBe(2)
  expect(found.others).toEqual([
    {
      seat: 1,
      verbs: [['build', 2]],
      changes: [['cash', '$8', '$3']],
      events: [event('built', {}, 1), event('built', {}, 1)],
    },
    { seat: 2, verbs: [], changes: [], events: [] },
  ])
  expect(found.mine).toEqual([{ seat: 0, changes: [['cash', '$10', '$12']], events: [event('earned', {}, 0)] }])
})
