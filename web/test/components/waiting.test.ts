import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import Waiting from '../../src/components/table/Waiting.svelte'
import { keepInvitations } from '../../src/lib/invitations'
import type { Table } from '../../src/lib/types'
import { buttons, player, session } from '../table'

const players = [
  player(0, 'Ada'),
  player(1, 'Bela', { kind: 'open', online: false, invited: true }),
  player(2, '', { kind: 'open', online: false }),
]
const asked: [string, unknown][] = []

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
    asked.push([path, JSON.parse(body as string)])
    const answer = { seat: 2, token: 'new', url: '/tables/t1?token=new' }
    return Promise.resolve(new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } }))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const show = (of: Partial<Table>) => render(Waiting, { session: session({}, { state: 'open', players, ...of }) })
const addresses = (): string[] => screen.queryAllByRole<HTMLInputElement>('textbox').map((one) => one.value)

it('tells pace and rules before anybody sits down', () => {
  show({ pace: { kind: 'days', days: 2 }, options: { map: 'rust_belt' } })
  const told = [...document.querySelectorAll('.terms div')].map((one) => one.textContent)
  expect(told).toEqual(['Pace 2 days', 'Map Rust belt'])
})

it('who made the table sees the invitations of this browser, and makes others', async () => {
  keepInvitations('t1', [{ seat: 1, token: 'old', url: '/tables/t1?token=old' }])
  show({ owner: true })
  expect(addresses()).toEqual([expect.stringMatching(/token=old$/)])
  await fireEvent.click(screen.getByText('Make an invitation'))
  await waitFor(() => expect(addresses()).toHaveLength(2))
  expect(asked).toEqual([['/api/tables/t1/invite', { seat: 2 }]])
  expect(localStorage.getItem('steamshed-invitations-t1')).toContain('token=new')
  expect(screen.queryByText('Make an invitation')).toBeNull()
})

it('who sits at the table of somebody else can start and leave', () => {
  show({})
  expect(buttons()).toEqual(['Start with bots on the free seats', 'Leave the table'])
})

it('who has no seat is offered those that are not kept for others', () => {
  show({ mine: [] })
  expect(screen.getByText('By invitation')).toBeTruthy()
  expect(buttons()).toEqual(['Take a seat'])
})

it('who made the table can start it without a seat', () => {
  show({ mine: [], owner: true })
  expect(buttons().at(-1)).toBe('Start with bots on the free seats')
})
