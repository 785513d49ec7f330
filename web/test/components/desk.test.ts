import { fireEvent, render, screen } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { expect, it } from 'vitest'
import Desk from '../../src/components/table/Desk.svelte'
import { Choosing } from '../../src/lib/choosing/choosing.svelte'
import { choice, scenery, session, speak, thing } from '../table'

speak(`
phase-build = Build track
ask-build = What do you do?
choice-take = Take
choice-pass = Pass
`)

const scenes = [
  { name: 'board', things: [] },
  { name: 'hand', things: [thing('tile-1'), thing('tile-2')] },
]
const legal = [choice('take 1', ['tile-1']), choice('take 2', ['tile-2']), choice('pass')]
const displays = [scenery('hand', 360, 160)]
const said = (text: string) => createRawSnippet(() => ({ render: () => `<p>${text}</p>` }))

const tabs = (): (string | undefined)[] =>
  screen
    .getAllByRole('tab')
    .map((one) => one.textContent.trim() + (one.getAttribute('aria-selected') === 'true' ? '*' : ''))
const sheet = (): boolean => document.querySelector('.sheet')!.classList.contains('open')

it('pulls log and chat up over the answers, and down again', async () => {
  render(Desk, { choosing: new Choosing(session({ scenes, legal })), displays, unread: 0, tab: 'map' })
  expect(tabs()).toEqual(['Displays', 'Log', 'Chat', 'Notes'])
  expect(sheet()).toBe(false)
  await fireEvent.click(screen.getByRole('tab', { name: 'Chat' }))
  expect(tabs()).toEqual(['Displays', 'Log', 'Chat*', 'Notes'])
  expect(sheet()).toBe(true)
  await fireEvent.click(screen.getByRole('tab', { name: 'Chat' }))
  expect(sheet()).toBe(false)
})

it('shows the log while nothing is asked', () => {
  render(Desk, { choosing: new Choosing(session({ scenes, seat: 1 })), displays: [], unread: 2, tab: 'map' })
  expect(sheet()).toBe(true)
  expect(document.querySelector('.pane.shown')!.textContent).toContain('Nothing has happened yet.')
  expect(tabs()).toEqual(['Log', 'Chat 2', 'Notes'])
})

it('is read as question, confirmation, what the game says, forecast: the keyboard need not pass the answers', () => {
  const parts = { sections: said('Way A'), forecast: said('Cash left') }
  render(Desk, { choosing: new Choosing(session({ scenes, legal })), displays, unread: 0, tab: 'map', ...parts })
  const order = ['What do you do?', 'Choose here or on the board.', 'Way A', 'Cash left'].map((text) =>
    screen.getByText(text),
  )
  order.slice(1).forEach((one, i) => {
    expect(order[i]!.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })
})

it('has a hand among the answers, to be chosen there', async () => {
  const choosing = new Choosing(session({ scenes, legal }))
  render(Desk, { choosing, displays, unread: 0, tab: 'map' })
  const tile = document.querySelector('.held [data-id=tile-2]')!
  expect(tile.getAttribute('role')).toBe('button')
  await fireEvent.keyDown(tile, { key: 'Enter' })
  expect(choosing.candidate?.action).toBe('take 2')
})
