import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import OddButton from '../../src/components/OddButton.svelte'
import { session as person } from '../../src/lib/app/user.svelte'
import { i18n } from '../../src/lib/i18n/i18n.svelte'

const sent: [string, unknown][] = []

beforeEach(async () => {
  await i18n.need('guide')
  sent.length = 0
  vi.spyOn(person, 'someone').mockResolvedValue(undefined)
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement): void {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement): void {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
    if (body) sent.push([path, JSON.parse(body as string)])
    return Promise.resolve(
      new Response(JSON.stringify({ done: true }), { headers: { 'content-type': 'application/json' } }),
    )
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('tells the operator which message sounds odd, in which language and on which page', async () => {
  render(OddButton, { game: 'shunting', messages: ['moved', 'paid'], said: () => 'Ada moves.' })
  await fireEvent.click(screen.getByRole('button', { name: 'Odd sentence?' }))
  const word = await screen.findByRole('textbox')
  expect(screen.getByText('Ada moves.')).toBeTruthy()
  await fireEvent.input(word, { target: { value: 'who moves?' } })
  await fireEvent.click(screen.getByRole('button', { name: 'Report' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Thank you'))
  expect(sent.filter(([path]) => path.endsWith('/odd-sentence')).map(([, body]) => body)).toEqual([
    { messages: ['shunting/moved', 'shunting/paid'], language: 'en', page: location.pathname, word: 'who moves?' },
  ])
  await fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
})
