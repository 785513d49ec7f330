import { render, screen, within } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import Players from '../../src/components/table/Players.svelte'
import { Choosing } from '../../src/lib/choosing/choosing.svelte'
import { difference } from '../../src/lib/table/players'
import { choice, player, position, session, speak, thing } from '../table'

speak(`
figure-cash = Cash
`)

afterEach(() => vi.useRealTimers())

describe('the players', () => {
  const figures = [0, 1, 2].map((seat) => thing(`figure-cash-${seat}`, { label: `$${seat}` }))
  const scenes = [{ name: 'players', things: [...figures, thing('player-action-1', { label: 'Engineer' })] }]
  const who = [player(0, 'Ada'), player(1, 'Bela', { online: false }), player(2, 'Bot', { kind: 'bot', bot: 'mcts' })]

  it('are listed in player order: who they are, what they have, who decides', () => {
    const at = session({ scenes, view: { order: [1, 0, 2] }, seat: 1, scores: [3, -4, 5] }, { players: who })
    render(Players, { choosing: new Choosing(at) })
    const rows = screen.getAllByRole('listitem')
    expect(rows.map((one) => within(one).getByText(/^(Ada|Bela|Bot)$/).textContent)).toEqual(['Bela', 'Ada', 'Bot'])
    expect(rows[0]!.textContent).toContain('Engineer · away')
    expect(rows[0]!.className).toContain('deciding')
    expect(rows[1]!.textContent).toContain('you')
    expect(rows[2]!.textContent).toContain('mcts bot')
    const told = [...rows[0]!.querySelectorAll('dl div')].map((one) => one.textContent.replace(/\s+/g, ' ').trim())
    expect(told).toEqual(['$1 Cash', '−4 Points'])
  })

  it('say of a bot that it thinks', () => {
    for (const [seat, thinks] of [
      [1, 0],
      [2, 1],
    ] as const) {
      const { unmount } = render(Players, { choosing: new Choosing(session({ scenes, seat }, { players: who })) })
      expect(screen.queryAllByText('thinking…').length).toBe(thinks)
      unmount()
    }
  })

  it('do not say so of a position that is past', () => {
    const at = session({ scenes, seat: 1 }, { players: who })
    at.history.position = { ...position(2), scenes, seat: 2 }
    render(Players, { choosing: new Choosing(at) })
    expect(document.querySelectorAll('.deciding').length).toBe(1)
    expect(screen.queryAllByText('thinking…')).toEqual([])
  })

  it('have the points of the position that is looked at', () => {
    const at = session({ scenes, scores: [3, 4, 5] })
    at.history.position = { ...position(0), scenes, scores: [1, 0, 0] }
    render(Players, { choosing: new Choosing(at) })
    const told = [...document.querySelectorAll('dl div:last-child dd')].map((one) => one.textContent)
    expect(told).toEqual(['1', '0', '0'])
  })

  it('show what the choice in hand would change', () => {
    const at = session({ scenes, legal: [choice('pass')] })
    at.previews = { pass: [{ name: 'players', things: [thing('figure-cash-1', { label: '$4' })], gone: [] }] }
    render(Players, { choosing: new Choosing(at) })
    expect([...document.querySelectorAll('small')].map((one) => one.textContent)).toEqual(['+3'])
  })

  it('show what they have won, equal pieces with their count', () => {
    const won = (id: string, symbol: string) => thing(id, { symbol, kind: 'cube kept', title: `Pine: ${symbol}` })
    const pieces = [
      won('delivered-0-red-1', 'cube-red'),
      won('delivered-0-red-2', 'cube-red'),
      won('delivered-1-blue-1', 'cube-blue'),
    ]
    const at = session({ scenes: [{ name: 'players', things: [...figures, ...pieces] }] }, { players: who })
    render(Players, { choosing: new Choosing(at) })
    const told = screen
      .getAllByRole('listitem')
      .map((row) =>
        [...row.querySelectorAll('.kept > span')].map((one) => [
          one.querySelector('use')!.getAttribute('href'),
          one.textContent.trim(),
        ]),
      )
    expect(told).toEqual([[['#s-cube-red', '2']], [['#s-cube-blue', '']], []])
  })

  it('have clocks that run', () => {
    vi.useFakeTimers()
    const pace = { kind: 'live' as const, bank: 600, increment: 10 }
    const at = session({ seat: 0, clocks: { seats: [100, 100, null], running: 0 } }, { pace })
    at.clockFrom = Date.now()
    render(Players, { choosing: new Choosing(at) })
    vi.advanceTimersByTime(3000)
    flushSync()
    expect(screen.getAllByTitle('Time left').map((one) => one.textContent)).toEqual(['0:01:37', '0:01:40'])
  })
})

it.each([
  ['$10', '$15', '+5'],
  ['7', '−2', '−9'],
  ['3', '3', ''],
  ['2 + 2', 'none', ''],
])('a figure changes from %s to %s: %s', (before, after, by) => {
  expect(difference(before, after)).toBe(by)
})
