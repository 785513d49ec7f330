import { beforeEach, expect, it } from 'vitest'
import { actionText } from '../../src/lib/sentences'
import { stateText, stepText } from '../../src/lib/orders/orders.svelte'
import { speak } from '../table'

beforeEach(() => {
  speak(`
price = \${ $amount }
choice-track = Lay { $tile } on { $cell }: { $steam } steam
verb-track = Lay a tile
choice-done = End the action, pay \${ $price }
verb-done = End the action
choice-station = Build a station: { $what }
verb-station = Build a station
verb-tile_worker = Take the worker of the tile
`)
})

it.each([
  ['track ST 5 0 1', 'Lay a tile'],
  ['done', 'End the action'],
  ['station A1', 'Build a station: A1'],
  ['tile_worker white supply', 'Take the worker of the tile'],
])('an action that was taken back is told without what only its choice knows: %s', (action, said) => {
  expect(actionText('shunting', action)).toBe(said)
})

it('orders and why they wait are told so, too', () => {
  const step = {
    do: 'play' as const,
    actions: [{ action: 'track ST 5 0 1' }],
    when: [{ kind: 'legal' as const, name: 'done' }],
  }
  expect(stepText('shunting', step)).toMatch(/^Lay a tile, /)
  const order = { id: '1', steps: [step], state: 'waits' as const, reason: 'illegal', what: 'tile_worker white supply' }
  expect(stateText('shunting', order as unknown as Parameters<typeof stateText>[1])).not.toMatch(/[{}$_]/)
})
