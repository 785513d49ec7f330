import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { describe, expect, it, vi } from 'vitest'
import ActionBar from '../../src/components/table/ActionBar.svelte'
import TableMenu from '../../src/components/table/TableMenu.svelte'
import TableTop from '../../src/components/table/TableTop.svelte'
import Votes from '../../src/components/table/Votes.svelte'
import { Choosing } from '../../src/lib/choosing/choosing.svelte'
import { i18n } from '../../src/lib/i18n/i18n.svelte'
import { buttons, choice, event, player, position, session, speak } from '../table'

await i18n.need('refusals')

await i18n.need('away')
await i18n.need('beside')
speak(`
title = Shunting
phase-build = Build track
phase-move = Move goods
built = { $who } builds on { $hex }.
choice-pass = Passes
`)

describe('votes', () => {
  it('can be agreed to and refused by who has not voted', async () => {
    const at = session()
    at.council.votes = [{ id: 7, kind: 'bot', by: 1, seat: 2, yes: [1], needed: 2 }]
    const vote = vi.spyOn(at.council, 'vote').mockImplementation(() => {})
    render(Votes, { session: at })
    expect(screen.getByLabelText('Vote').textContent).toContain('Bela proposes that a bot plays for Cleo.')
    expect(screen.getByText('1 of 2')).toBeTruthy()
    await fireEvent.click(screen.getByText('Agree'))
    await fireEvent.click(screen.getByText('Disagree'))
    expect(vote.mock.calls).toEqual([
      [7, true],
      [7, false],
    ])
  })

  it('say how many moves would be taken back', () => {
    const at = session({ number: 9 })
    at.council.votes = [{ id: 7, kind: 'undo', by: 1, to: 6, yes: [1], needed: 2 }]
    render(Votes, { session: at })
    expect(screen.getByLabelText('Vote').textContent).toContain('Bela asks to take back the last 3 moves.')
  })

  it('only wait for the others once I have voted', () => {
    const at = session()
    at.council.votes = [{ id: 7, kind: 'end', by: 0, yes: [0], needed: 2 }]
    render(Votes, { session: at })
    expect(screen.queryAllByRole('button')).toEqual([])
  })

  it('are gone once decided', () => {
    const at = session()
    at.council.votes = [{ id: 7, kind: 'end', by: 0, yes: [0, 1], needed: 2 }]
    render(Votes, { session: at })
    expect(screen.queryByLabelText('Vote')).toBeNull()
  })
})

describe('the bar under the board', () => {
  const show = (at: ReturnType<typeof session>) => render(ActionBar, { choosing: new Choosing(at) })

  it('says whom the table waits for, and what happened last', () => {
    show(session({ seat: 1, events: [event('built', { hex: 'K10' }, 0)] }))
    expect(screen.getByRole('heading').textContent?.trim()).toBe('Bela to act: Build track')
    expect(screen.getByText('Ada builds on K10.')).toBeTruthy()
  })

  it('tells players of newer rules until they vote on them', async () => {
    const at = session({ seat: 1 })
    at.table = { ...at.table!, newer: 2 }
    const propose = vi.spyOn(at.council, 'propose').mockImplementation(() => {})
    show(at)
    await fireEvent.click(screen.getByText('Propose the newer rules'))
    expect(propose.mock.calls).toEqual([['rules']])
    at.council.votes = [{ id: 7, kind: 'rules', by: 1, yes: [1], needed: 2 }]
    await tick()
    expect(screen.queryByText('Propose the newer rules')).toBeNull()
    expect(screen.getByLabelText('Vote').textContent).toContain('Bela proposes to switch to the newer version')
  })

  it('asks me when it is my turn', () => {
    show(session({ legal: [choice('pass')] }))
    expect(screen.getByLabelText('Your move').className).toContain('mine')
  })

  it('leads back to now', async () => {
    const at = session({ legal: [choice('pass')], number: 9 })
    at.history.position = position(4)
    const look = vi.spyOn(at.history, 'look').mockResolvedValue()
    show(at)
    expect(screen.queryByLabelText('Your move')).toBeNull()
    await fireEvent.click(screen.getByText('Back to the current position'))
    expect(look).toHaveBeenCalledWith(null)
  })

  it('tells the end', () => {
    show(session({ over: true, seat: null, winners: [1], ranking: [[1], [0], [2]], scores: [3, 8, 1] }))
    expect(screen.getByRole('heading').textContent).toBe('Bela has won')
    expect(screen.getAllByRole('listitem').map((one) => one.textContent.replace(/\s+/g, ' ').trim())).toEqual([
      '1. Bela 8',
      '2. Ada 3',
      '3. Cleo 1',
    ])
  })

  it.each([
    [false, 1],
    [true, 0],
  ])('gives a seat back from a bot unless its player has resigned: %s', (resigned, offered) => {
    const players = [player(0, 'Ada', { stand_in: true, resigned }), player(1, 'Bela')]
    show(session({ seat: 1 }, { players }))
    expect(screen.getByText(/A bot is playing for you/)).toBeTruthy()
    expect(screen.queryAllByText('Take my seat back')).toHaveLength(offered)
  })
})

describe('the menu', () => {
  it('proposes bots for people who are away for long, not for others, bots, myself or who has one', () => {
    const now = Date.now() / 1000
    const players = [
      player(0, 'Ada', { online: false, seen: 0 }),
      player(1, 'Bela', { online: false, seen: now - 601 }),
      player(2, 'Bot', { kind: 'bot' }),
      player(3, 'Dora', { stand_in: true }),
      player(4, 'Emil'),
      player(5, 'Fay', { online: false, seen: now - 300 }),
    ]
    render(TableMenu, { session: session({}, { players }) })
    expect(buttons().filter((name) => /bot for/i.test(name))).toEqual([
      'Propose a bot for Bela',
      'Bot for Fay: in 5 min',
    ])
    expect(screen.getByText<HTMLButtonElement>(/Bot for Fay/).disabled).toBe(true)
  })

  it('offers nothing but rules, record and reporting to who only watches', () => {
    render(TableMenu, { session: session({}, { mine: [] }) })
    const names = within(document.querySelector<HTMLElement>('.sheet-menu')!).queryAllByRole('button')
    expect(names.map((one) => one.textContent)).toEqual(['Help', 'Report this table'])
    expect(screen.getByText('Download the record')).toBeTruthy()
  })
})

it('a record that is refused says why', async () => {
  const refused = { error: { id: 'no-such-table', args: {}, text: 'Only after the game.' } }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(refused), { status: 403 })))
  const at = session()
  render(TableMenu, { session: at })
  await fireEvent.click(screen.getByText('Download the record'))
  await vi.waitFor(() => expect(at.failure).toBe('This table does not exist.'))
  vi.unstubAllGlobals()
})

it('the top bar tells game, table, turn and whose move it is', () => {
  render(TableTop, { session: session({ view: { turn: 2, turns: 8 }, seat: 1 }, { name: 'Friday', practice: true }) })
  const [first, second] = document.querySelectorAll('.where')
  expect(first!.textContent).toMatch(/Shunting\s+Friday · practice: any move can be taken back/)
  expect(second!.querySelector('.on-wide')!.textContent).toBe('Turn 2 of 8')
  expect(second!.querySelector('.move')!.textContent).toContain('Bela to move')
})
