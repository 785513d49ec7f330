import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import Chat from '../../src/components/table/Chat.svelte'
import NoTable from '../../src/components/table/NoTable.svelte'
import PeopleList from '../../src/components/PeopleList.svelte'
import TakeAlong from '../../src/components/TakeAlong.svelte'
import { session as person } from '../../src/lib/app/user.svelte'
import { session } from '../table'
import { i18n } from '../../src/lib/i18n/i18n.svelte'

await i18n.need('account')
await i18n.need('refusals')
await i18n.need('invite')

const asked: [string, unknown][] = []
let answers: Record<string, unknown> = {}

beforeEach(() => {
  asked.length = 0
  person.user = { id: 'u', name: 'Ada', guest: true }
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
    if (body) asked.push([path, JSON.parse(body as string)])
    const answer = JSON.stringify(answers[path] ?? { done: true })
    return Promise.resolve(new Response(answer, { headers: { 'content-type': 'application/json' } }))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  answers = {}
})

it('a line of somebody else can be muted, its writer blocked, and it can be reported; mine cannot', async () => {
  const at = session()
  at.chat = [
    { id: 'a', seat: 1, name: 'Bela', text: 'Bad words', time: 1 },
    { id: 'b', seat: 0, name: 'Ada', text: 'My words', time: 2 },
  ]
  vi.spyOn(at, 'reconnect').mockImplementation(() => {})
  render(Chat, { session: at })
  const [more, ...rest] = screen.getAllByLabelText(/^About what/)
  expect(rest).toEqual([])
  for (const words of ['Mute Bela', 'Block Bela']) {
    await fireEvent.click(more!)
    await fireEvent.click(screen.getByText(words))
  }
  await fireEvent.click(more!)
  await fireEvent.click(screen.getByText('Report this'))
  await fireEvent.input(screen.getByLabelText('What is wrong'), { target: { value: 'Rude' } })
  await fireEvent.submit(screen.getByLabelText('What is wrong').closest('form')!)
  await screen.findByText('Thank you. The operator has been informed.')
  expect(asked).toEqual([
    ['/api/tables/t1/regard', { kind: 'mute', line: 'a' }],
    ['/api/tables/t1/regard', { kind: 'block', line: 'a' }],
    ['/api/tables/t1/report', { reason: 'Rude', line: 'a' }],
  ])
})

it('those whom I have muted or blocked are listed, with the way back', async () => {
  answers = { '/api/people': { people: [{ id: 'x', name: 'Eve', kind: 'block' }] } }
  render(PeopleList)
  expect((await screen.findByText('blocked')).parentElement!.textContent).toContain('Eve')
  await fireEvent.click(screen.getByText('Undo'))
  await waitFor(() => expect(asked).toEqual([['/api/people/forget', { id: 'x' }]]))
})

it('a guest makes a link to another device', async () => {
  answers = { '/api/along': { url: '/along?code=c', expires: 1000 } }
  render(TakeAlong)
  await fireEvent.click(screen.getByText('Create the link'))
  const link = await screen.findByLabelText<HTMLInputElement>('Link for the other device')
  expect(link.value).toMatch(/\/along\?code=c$/)
})

it.each([
  ['invitation-taken', 'public', 'This invitation has expired', /already used/, 2],
  ['invitation-void', 'private', 'This invitation has expired', /no longer valid/, 1],
  ['invitation-expired', 'private', 'This invitation has expired', /has expired/, 1],
  ['no-such-table', '', 'Page not found', /does not exist, or it is private/, 1],
  ['table-is-hidden', '', 'Page not found', /hidden/, 1],
])('a table that is not shown says why: %s', (id, privacy, heading, words, links) => {
  render(NoTable, { id: 't1', why: { id, args: { privacy }, text: 'English' } })
  expect(screen.getByRole('heading').textContent).toBe(heading)
  expect(screen.getByRole('status').textContent).toMatch(words)
  expect(screen.getAllByRole('link')).toHaveLength(links)
})
