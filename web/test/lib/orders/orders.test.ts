import { beforeAll, expect, it } from 'vitest'
import { i18n } from '../../../src/lib/i18n/i18n.svelte'
import { isTold, OrderBook, stateText, stepText, timeText } from '../../../src/lib/orders/orders.svelte'
import type { GivenOrder, OrderStep } from '../../../src/lib/generated/wire'

beforeAll(() => i18n.need('orders'))

const auction: OrderStep = { do: 'bid', most: 5, clock: 3, when: [{ kind: 'phase', name: 'auction' }] }
const order = (more: Partial<GivenOrder>): GivenOrder => ({
  id: 'a',
  steps: [auction],
  done: 0,
  state: 'waits',
  made: 0,
  text: '',
  ...more,
})

it('steps are said in words, with their conditions', () => {
  expect(stepText('none', auction)).toBe('Bid up to 5, then pass')
  expect(stepText('none', { do: 'pass', when: [{ kind: 'unchanged' }] })).toBe(
    'Pass, if all opponents have just passed since',
  )
  const choice: OrderStep = {
    do: 'play',
    when: [
      { kind: 'price', most: 3 },
      { kind: 'legal', name: 'done' },
    ],
    actions: [{ action: 'take a' }, { action: 'take b' }],
  }
  expect(stepText('none', choice)).toBe('Take or else Take, if it costs at most 3, if this is possible: Done')
  expect(stepText('none', { do: 'only', when: [{ kind: 'forced' }] })).toBe('Take the only choice')
})

it('the time of a step is its turn, where the game counts them, and its phase', () => {
  expect(timeText('none', auction, 'turn')).toBe('Turn 3 · Auction')
  expect(timeText('none', auction, '')).toBe('Auction')
  expect(timeText('none', { do: 'only', when: [] }, 'turn')).toBe('')
})

it('an order says why it waits', () => {
  expect(stateText('none', order({ state: 'due' }))).toBe('It is your turn: this will be played after a short delay.')
  expect(stateText('none', order({ state: 'due', answers: 1e9 }))).toMatch(
    /^This order will be played at about \d\d:\d\d, /,
  )
  expect(stateText('none', order({ state: 'lapsed' }))).toBe('Not played, its time has passed:')
  const told = [
    { state: 'due' },
    { state: 'lapsed' },
    { reason: 'illegal' },
    { reason: 'price' },
    { reason: 'turn' },
    { reason: 'early' },
  ]
  expect(told.map((one) => isTold(order(one as Partial<GivenOrder>)))).toEqual([true, true, true, true, false, false])
  expect(stateText('none', order({ reason: 'turn' }))).toBe('Waiting for your turn.')
  expect(stateText('none', order({ reason: 'price', what: '4' }))).toBe('Waiting for you: it costs 4.')
  const gone = order({ reason: 'illegal', what: 'take a' })
  expect(stateText('none', gone)).toBe('Waiting for you: this is no longer possible: Take')
})

it('a book knows whether forced choices are taken', () => {
  const book = new OrderBook('t')
  expect(book.forced).toBeUndefined()
  const only = order({ id: 'f', steps: [{ do: 'only', when: [{ kind: 'forced' }] }] })
  book.known = { seat: 0, orders: [order({}), only], ways: {} }
  expect(book.forced?.id).toBe('f')
})
