import { expect, test } from 'vitest'
import { mostOf, planOf, priceOf, proposed } from '../../../../src/lib/choosing/panel/amounts'
import type { Amounts } from '../../../../src/lib/generated/wire'

const said = (id: string) => ({ id, seat: 0, args: {} })
const basket: Amounts = {
  kind: 'amounts',
  title: said('title'),
  money: 30,
  effect: said('panel-buy'),
  last: ['done'],
  amounts: [
    { name: said('cart'), action: 'buy cart', most: 9, price: 8, start: 2 },
    { name: said('cog'), action: 'buy cog', most: 3, price: 10 },
  ],
}

test('what is proposed makes a plan with its price, in the order of the list', () => {
  expect(proposed(basket)).toEqual([2, 0])
  const plan = planOf(basket, [2, 1])
  expect(plan?.actions).toEqual(['buy cart', 'buy cart', 'buy cog', 'done'])
  expect(plan?.price).toBe(26)
  expect(plan?.effect.args).toEqual({ count: 3, price: 26 })
})

test('nothing taken is no plan', () => {
  expect(planOf(basket, [0, 0])).toBeNull()
})

test('what is left to pay limits every number', () => {
  expect(priceOf(basket, [2, 1])).toBe(26)
  expect(mostOf(basket, [0, 0], 0)).toBe(3)
  expect(mostOf(basket, [1, 0], 1)).toBe(2)
  expect(mostOf(basket, [2, 1], 0)).toBe(2)
})
