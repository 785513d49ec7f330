import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { i18n } from '../../src/lib/i18n/i18n.svelte'
import { session } from '../../src/lib/app/user.svelte'
import NewTable from '../../src/pages/NewTable.svelte'
import type { GameInfo, Made, MapChanges, Me } from '../../src/lib/generated/wire'
import { speak } from '../table'

const games: GameInfo[] = [
  {
    name: 'shunting',
    seats: [2, 3, 4, 5],
    maps: { rust: [2, 3, 4], polder: [3], delta: [4, 5] },
    presets: { official: { bag: 1 }, quick: { bag: 3 } },
    options: [
      { name: 'map', kind: 'choice', choices: ['rust', 'polder', 'delta'], default: 'rust' },
      { name: 'bag', kind: 'number', choices: [1, 2, 3, 4, 5], default: 1 },
      { name: 'blind', kind: 'flag', choices: [true, false], default: false },
      { name: 'handicap', kind: 'seats', choices: [], default: 'all' },
      { name: 'extra', kind: 'flag', choices: [true, false], default: false, needs: { bag: [2, 3] } },
      { name: 'late', kind: 'flag', choices: [true, false], default: false },
    ],
    bots: ['random', 'greedy'],
  },
  { name: 'duel', seats: [2], presets: {}, options: [], bots: ['random'] },
]
const words = `
preset-official = Official
preset-quick = Quick
option-map = Where it is played.
    .name = Map
option-map-rust = Rust Belt
option-map-polder = Polder
option-map-delta = Delta
option-bag = Cubes in the bag.
    .name = Bag
option-handicap.name = Handicap
`

let sent: Record<string, unknown>[] = []
beforeEach(async () => {
  sent = []
  session.user = null
  session.ready = true
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
    if (path === '/api/tables') sent.push(JSON.parse(body as string) as Record<string, unknown>)
    const me: Me = { user: { id: 'u1', name: 'Ada', guest: true }, csrf: '', settings: {}, waiting: 0 }
    const made: Made = { id: 't1', invitations: [] }
    const answers: Record<string, unknown> = { '/api/games': games, '/api/tables': made }
    const changed: MapChanges = { changes: [] }
    const answer = path.includes('/maps/') ? changed : (answers[path] ?? me)
    return Promise.resolve(new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } }))
  })
  await i18n.need('away')
  await i18n.need('invite')
  await i18n.need('beside')
  speak(words)
  speak('', 'duel')
  render(NewTable)
  await screen.findByRole('group', { name: 'Preset' })
})
afterEach(() => vi.unstubAllGlobals())

const group = (name: string): HTMLElement => screen.getByRole('group', { name })
const choose = (of: string, text: string) => fireEvent.click(within(group(of)).getByLabelText(text))
const chosen = (of: string): string | undefined =>
  within(group(of))
    .getAllByRole<HTMLInputElement>('radio')
    .find((one) => one.checked)?.value
const ticket = (): string => document.querySelector('.tkt')!.textContent.replace(/\s+/g, ' ')

async function opened(): Promise<Record<string, unknown>> {
  await fireEvent.click(screen.getByText('Open the table'))
  await waitFor(() => expect(sent).toHaveLength(1))
  return sent[0]!
}

describe('the game', () => {
  it('shows the map that is played on, and for how many each one is', async () => {
    const sizes = [...document.querySelectorAll('.sizes')].map((one) => one.getAttribute('aria-label'))
    const picture = (): string => document.querySelector('.on img')!.getAttribute('src')!
    expect(sizes).toEqual(['2–4 players', '3 players', '4–5 players'])
    expect(picture()).toBe('/api/games/shunting/maps/rust.svg?theme=light')
    await choose('Players', '5')
    expect(picture()).toContain('/maps/delta.svg')
  })

  it('is the first one, for four if it can be', () => {
    expect(chosen('Game')).toBe('shunting')
    expect(chosen('Players')).toBe('4')
    expect(ticket()).toContain('Rust Belt')
  })

  it('changes seats and rules with it', async () => {
    await choose('Preset', 'Quick')
    await fireEvent.click(document.querySelector('[name=game][value=duel]')!)
    await waitFor(() => expect(chosen('Players')).toBe('2'))
    expect(screen.queryByRole('group', { name: 'Preset' })).toBeNull()
    expect(await opened()).toMatchObject({ game: 'duel', options: {} })
  })
})

describe('rules', () => {
  it("follow the preset; a preset that was changed is called one's own", async () => {
    const bag = screen.getByLabelText<HTMLSelectElement>('Bag')
    await choose('Preset', 'Quick')
    expect(bag.value).toBe('3')
    await fireEvent.change(bag, { target: { value: '5' } })
    expect(chosen('Preset')).toBe('')
    expect(ticket()).toContain('Rules Custom')
    expect(await opened()).toMatchObject({ options: { preset: 'quick', bag: 5 } })
  })

  it('are put back by choosing a preset again', async () => {
    await choose('Map', 'Delta')
    expect(chosen('Preset')).toBe('')
    await choose('Preset', 'Official')
    expect(chosen('Map')).toBe('rust')
    expect(await opened()).toMatchObject({ options: { preset: 'official' } })
  })

  it('that have no effect cannot be changed, and say why', async () => {
    const extra = group('Extra') as HTMLFieldSetElement
    expect(extra.disabled).toBe(true)
    expect(screen.getByText('Only matters with Bag: 2 or 3.')).toBeTruthy()
    await choose('Preset', 'Quick')
    expect(extra.disabled).toBe(false)
    expect(screen.queryByText(/^Has an effect only/)).toBeNull()
    await choose('Extra', 'Yes')
    expect(await opened()).toMatchObject({ options: { preset: 'quick', extra: true } })
  })

  it('that are many are folded away', () => {
    expect(screen.getByText('More rules (3)')).toBeTruthy()
  })

  it('about seats have a box for each seat', async () => {
    const boxes = within(group('Handicap')).getAllByRole('checkbox')
    expect(boxes).toHaveLength(4)
    await fireEvent.click(boxes[2]!)
    await fireEvent.click(boxes[0]!)
    expect(await opened()).toMatchObject({ options: { handicap: '0,2' } })
  })
})

describe('the map', () => {
  const offered = (): string[] =>
    within(group('Players'))
      .getAllByRole<HTMLInputElement>('radio')
      .map((one) => one.value)

  it('follows the number of players', async () => {
    expect(offered()).toEqual(['2', '3', '4', '5'])
    await choose('Players', '5')
    expect(chosen('Map')).toBe('delta')
    expect(ticket()).toContain('Delta')
    expect(await opened()).toMatchObject({ options: { preset: 'official', map: 'delta' } })
  })

  it('that is not for so many stays in sight, with the reason and a way out', async () => {
    const polder = within(group('Map')).getByRole<HTMLInputElement>('radio', { name: 'Polder' })
    expect(polder.disabled).toBe(true)
    expect(screen.getByText(/Only for 3 players\./)).toBeTruthy()
    await fireEvent.click(screen.getByText('Play with 3'))
    expect(chosen('Map')).toBe('polder')
    expect(chosen('Players')).toBe('3')
    expect(await opened()).toMatchObject({ options: { preset: 'official', map: 'polder' } })
  })

  it('that was chosen gives way to one that is for so many, and comes back', async () => {
    await choose('Players', '3')
    await choose('Map', 'Polder')
    await choose('Players', '4')
    expect(chosen('Map')).toBe('rust')
    await choose('Players', '3')
    expect(chosen('Map')).toBe('polder')
  })
})

describe('seats', () => {
  it("are mine and bots', until somebody says otherwise", async () => {
    await choose('Players', '3')
    await fireEvent.change(screen.getByLabelText('Who plays seat 2'), { target: { value: 'invited' } })
    await fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Bela' } })
    await fireEvent.change(screen.getByLabelText('Who plays seat 3'), { target: { value: 'bot:random' } })
    expect(screen.getByText('Plays any legal move.')).toBeTruthy()
    expect(ticket()).toContain('Bots 1')
    expect(ticket()).toContain('Open seats 1')
    // whom the others will sit with is said before they are asked
    await fireEvent.click(screen.getByText('Open the table'))
    expect(screen.getByRole('alert').textContent).toBe('Enter your name first: the others will see it.')
    expect(sent).toEqual([])
    await fireEvent.input(screen.getByLabelText('Your name at this table'), { target: { value: 'Ada' } })
    const { seats } = await opened()
    expect(seats).toEqual([
      { kind: 'me', name: 'Ada' },
      { kind: 'invited', name: 'Bela' },
      { kind: 'bot', bot: 'random', name: 'Kandó' },
    ])
  })
})

describe('the seat of who opens the table', () => {
  it('is taken until he says otherwise; then he is told', async () => {
    expect(screen.queryByText(/You have no seat/)).toBeNull()
    await fireEvent.change(screen.getByLabelText('Who plays seat 1'), { target: { value: 'bot:random' } })
    expect(screen.getByText('You have no seat at this table: you will only watch.')).toBeTruthy()
    const { seats } = await opened()
    expect((seats as { kind: string }[]).map(({ kind }) => kind)).not.toContain('me')
  })
})

describe('time', () => {
  it('asks for minutes at a live table only, and what happens when they are over', async () => {
    expect(screen.queryByLabelText('Minutes each')).toBeNull()
    expect(screen.queryByRole('group', { name: 'If time runs out' })).toBeNull()
    await choose('Pace', 'Live')
    await fireEvent.input(screen.getByLabelText('Minutes each'), { target: { value: '30' } })
    await choose('If time runs out', 'The player resigns')
    expect(ticket()).toContain('Live, 30 min')
    expect(await opened()).toMatchObject({ pace: { kind: 'live', bank: 1800, increment: 30 }, fallback: 'resign' })
  })
})

it('a guest says what he is called, and the table has the name of its game if none is given', async () => {
  await fireEvent.input(screen.getByLabelText('Your name at this table'), { target: { value: 'Ada' } })
  expect(await opened()).toMatchObject({ name: 'Shunting', privacy: 'public', practice: false, language: 'en' })
  expect(location.pathname).toBe('/table/t1')
})
