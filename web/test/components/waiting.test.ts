import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import Waiting from '../../src/components/table/Waiting.svelte'
import { keepInvitations } from '../../src/lib/newTable/invitations'
import { i18n } from '../../src/lib/i18n/i18n.svelte'
import type { Table } from '../../src/lib/generated/wire'
import { buttons, player, session } from '../table'

const players = [
  player(0, 'Ada'),
  player(1, 'Bela', { kind: 'open', online: false, invited: true }),
  player(2, '', { kind: 'open', online: false }),
]
const asked: [string, unknown][] = []
const bots = [
  { id: 'b1', name: 'Puffer', owner: 'Ada', free: true, games: [{ game: 'shunting' }] },
  { id: 'b2', name: 'Elsewhere', owner: 'Bela', free: true, games: [{ game: 'duel' }] },
  { id: 'b3', name: 'Pair', owner: 'Bela', free: true, games: [{ game: 'shunting', players: [2] }] },
  { id: 'b4', name: 'Busy', owner: 'Bela', free: false, games: [{ game: 'shunting' }] },
]
let open: { seat: number; expires: number }[] = []

beforeEach(async () => {
  await i18n.need('bots')
  await i18n.need('invite')
  asked.length = 0
  open = []
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
    if (body) asked.push([path, JSON.parse(body as string)])
    const { seat = -1 } = (body ? JSON.parse(body as string) : {}) as { seat?: number }
    if (body) open = open.filter((one) => one.seat !== seat)
    if (path.endsWith('/invite')) open.push({ seat, expires: 2000 })
    const answer = path.endsWith('/bots/online')
      ? { bots }
      : path.endsWith('/invitations')
        ? { invitations: open }
        : { seat, token: 'new', url: '/tables/t1?token=new', expires: 2000 }
    return Promise.resolve(new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } }))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const show = (of: Partial<Table>) => render(Waiting, { session: session({}, { state: 'open', players, ...of }) })
const addresses = (): string[] => screen.queryAllByRole<HTMLInputElement>('textbox').map((one) => one.value)

it('who is invited reads by whom, to what, how fast and how long, and says his name before he sits down', async () => {
  await i18n.load('age_of_steam')
  const at = session(
    {},
    { state: 'open', players, mine: [], host: 0, game: 'age_of_steam', pace: { kind: 'days', days: 2 } },
  )
  Object.assign(at, { token: 'secret' })
  render(Waiting, { session: at })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ada invites you to Age of Steam')
  expect(document.querySelector('.terms')?.textContent).toMatch(/Pace 2 days.*Length 2–3 h/)
  expect(screen.getByRole('link', { name: /first lesson/ }).getAttribute('href')).toBe('/learn/age_of_steam')
  const name = screen.getByLabelText<HTMLInputElement>('Your name at this table')
  const take = screen.getByRole('button', { name: 'Take a seat' })
  expect(name.compareDocumentPosition(take) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  await fireEvent.click(take)
  expect(screen.getByRole('alert').textContent).toBe('Enter your name first: the others will see it.')
  expect(document.activeElement).toBe(name)
  expect(asked).toEqual([])
})

it('an invitation says until which day it is valid', async () => {
  keepInvitations('t1', [{ seat: 1, token: 'old', url: '/tables/t1?token=old', expires: 1e9 }])
  open = [{ seat: 1, expires: 1e9 }]
  show({ owner: true })
  expect(await screen.findByText('Valid until Sun, Sep 9')).toBeTruthy()
})

it('tells pace and rules before anybody sits down', () => {
  show({ pace: { kind: 'days', days: 2 }, options: { map: 'rust_belt' } })
  const told = [...document.querySelectorAll('.terms div')].map((one) => one.textContent)
  expect(told).toEqual(['Pace 2 days', 'Map Rust belt'])
})

it('who made the table sees the open invitations of this browser, and makes others', async () => {
  keepInvitations('t1', [{ seat: 1, token: 'old', url: '/tables/t1?token=old', expires: 1000 }])
  open = [{ seat: 1, expires: 1000 }]
  show({ owner: true })
  await waitFor(() => expect(addresses()).toEqual([expect.stringMatching(/token=old$/)]))
  await fireEvent.click(screen.getByText('Create an invitation'))
  await waitFor(() => expect(addresses()).toHaveLength(2))
  expect(asked).toEqual([['/api/tables/t1/invite', { seat: 2 }]])
  expect(localStorage.getItem('steamshed-invitations-t1')).toContain('token=new')
  expect(screen.queryByText('Create an invitation')).toBeNull()
})

it('an invitation that was renewed elsewhere has no address here; it is withdrawn and made anew', async () => {
  keepInvitations('t1', [{ seat: 1, token: 'old', url: '/tables/t1?token=old', expires: 1000 }])
  open = [{ seat: 1, expires: 1500 }]
  show({ owner: true })
  await screen.findByText(/made in another browser/)
  expect(addresses()).toEqual([])
  await fireEvent.click(screen.getByText('Withdraw'))
  await waitFor(() => expect(screen.queryByText('Withdraw')).toBeNull())
  await fireEvent.click(screen.getAllByText('Create an invitation')[0]!)
  await waitFor(() => expect(addresses()).toEqual([expect.stringMatching(/token=new$/)]))
  expect(asked.map(([path]) => path)).toEqual(['/api/tables/t1/uninvite', '/api/tables/t1/invite'])
})

it('who sits at the table of somebody else can start and leave', () => {
  show({})
  expect(buttons()).toEqual(['Fill with bots and start', 'Leave the table'])
})

it('who has no seat is offered those that are not kept for others', () => {
  show({ mine: [] })
  expect(screen.getByText('By invitation')).toBeTruthy()
  expect(buttons()).toEqual(['Take a seat'])
})

it('who made the table can start it without a seat', () => {
  show({ mine: [], owner: true })
  expect(buttons().at(-1)).toBe('Fill with bots and start')
})

it('who made the table challenges a bot that is there and plays this, and sees what becomes of it', async () => {
  show({ owner: true, game: 'shunting' })
  const choice = await screen.findByLabelText<HTMLSelectElement>('Challenge a bot for seat 3')
  expect([...choice.options].map((one) => one.textContent)).toEqual(['Challenge a bot…', 'Network bot: Puffer, by Ada'])
  await fireEvent.change(choice, { target: { value: 'b1' } })
  await waitFor(() => expect(asked).toContainEqual(['/api/tables/t1/challenge', { seat: 2, bot: 'b1' }]))
})

it('a challenge waits for its answer and can be withdrawn; who declined is named', async () => {
  const asking = [
    player(0, 'Ada'),
    player(1, 'Puffer', { kind: 'open', online: false, invited: true, challenged: true }),
    player(2, '', { kind: 'open', online: false, declined: 'Pair' }),
  ]
  show({ owner: true, game: 'shunting', players: asking })
  const said = document.body.textContent?.replace(/\s+/g, ' ')
  expect(said).toContain('Puffer invited…')
  expect(said).toContain('Pair has declined')
  await fireEvent.click(screen.getByText('Withdraw'))
  await waitFor(() => expect(asked).toContainEqual(['/api/tables/t1/challenge', { seat: 1, bot: null }]))
})
