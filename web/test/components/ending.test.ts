import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import EndOfTurn from '../../src/components/table/EndOfTurn.svelte'
import { Staging } from '../../src/lib/table/endOfTurn/player.svelte'
import type { EndPart } from '../../src/lib/generated/wire'
import { event, session, speak, state, thing } from '../table'

speak(`
end-money = Money
end-growth = Growth
end-column-cash = cash
end-column-cash-after = left
end-column-paid = costs
paid = { $who } pays \${ $money }.
ruined = { $who } is out.
rolled = Dice: { $dice }
came = { $colour } comes.
turn-begins = Turn { $turn } begins.
colour-red = Red
`)
const parts: EndPart[] = [
  {
    name: 'money',
    events: ['paid', 'ruined'],
    columns: [{ figure: 'cash' }, { event: 'paid', argument: 'money', sign: -1 }, { figure: 'cash', after: true }],
  },
  { name: 'growth', events: ['rolled', 'came'] },
]
const cash = (amount: string) => ({ name: 'players', things: [thing('figure-cash-0', { label: amount })] })
const board = { name: 'board', things: [] }
const events = [
  event('paid', { money: 3 }, 0),
  event('ruined', {}, 1),
  event('rolled', { dice: '3, 5', side: 'B' }),
  event('came', { colour: 'red', by_die: 1 }),
  event('turn-begins', { turn: 6 }),
]

it('shows money as a table, dice with what they bring, and is skipped', async () => {
  const over = vi.fn()
  const staging = new Staging(
    state({ scenes: [board, cash('$8')], view: { turn: 5, turns: 8 } }),
    state({ scenes: [board, cash('$5')], events }),
    parts,
    over,
  )
  staging.pause()
  render(EndOfTurn, { session: session(), staging })
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('End of turn 5')
  expect(screen.getByRole('row', { name: /Ada/ }).textContent).toMatch(/Ada\$8−\$3\$5/)
  expect(document.querySelector('ol')!.textContent).toContain('Bela is out.')
  const next = screen.getByRole('button', { name: 'Next' })
  await fireEvent.click(next)
  expect(screen.getByRole('img', { name: '3, 5' }).querySelectorAll('svg.dark')).toHaveLength(2)
  await fireEvent.click(next)
  expect(screen.getByText('One die brought no goods.')).toBeTruthy()
  await fireEvent.click(screen.getByRole('button', { name: 'Skip' }))
  expect(over).toHaveBeenCalledOnce()
})
