import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, expect, it, vi } from 'vitest'
import Guide from '../../src/components/guide/Guide.svelte'
import { Choosing } from '../../src/lib/choosing/choosing.svelte'
import { guide } from '../../src/lib/choosing/companion.svelte'
import { i18n } from '../../src/lib/i18n/i18n.svelte'
import { session as person } from '../../src/lib/app/user.svelte'
import type { TableSession } from '../../src/lib/table/session.svelte'
import type { HintMessage, Table } from '../../src/lib/generated/wire'
import { choice, event, session as made, speak, thing } from '../table'

const WORDS = `
phase-build = Building
choice-build = Build there
choice-done = Done
reason-track = track: { $points }
`

const SAID = { asks: 'What is built?', matters: 'Links.', mistake: 'Nothing.', chapter: 'track', rules: ['XX-1'] }
const HINT: HintMessage = {
  type: 'hint',
  id: 'h',
  version: 1,
  plan: { actions: ['build K10'], steps: [event('choice-build')], things: ['hex-K10'], price: 2 },
  runner_up: { actions: ['done'], steps: [event('choice-done')], things: [], price: null },
  difference: 2.5,
  equal: false,
  reasons: [{ ...event('reason-track'), args: { points: '+2.0' } }],
}

let session: TableSession

function shown(more: Partial<Table> = {}): Choosing {
  const scenes = [{ name: 'board', things: [thing('hex-K10')] }]
  session = made({ legal: [choice('build K10', ['hex-K10'], 2), choice('done')], scenes }, more)
  const choosing = new Choosing(session)
  render(Guide, { choosing })
  return choosing
}

beforeEach(async () => {
  localStorage.clear()
  person.set('explained', '')
  person.set('companion', 'every')
  const answer = JSON.stringify({ game: 'shunting', phases: { build: SAID } })
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(answer, { headers: { 'content-type': 'application/json' } })),
  )
  await i18n.need('guide')
  speak(WORDS)
})

it('explains the decision to who asks, and nothing to others', async () => {
  shown()
  expect(screen.queryByText('What is built?')).toBeNull()
  await fireEvent.click(screen.getByRole('button', { name: 'About this decision' }))
  expect(await screen.findByText('What is built?')).toBeTruthy()
  expect(screen.queryByText('Links.')).toBeNull()
  expect(screen.getByRole('link', { name: 'In the rulebook' }).getAttribute('href')).toBe('/learn/shunting/rules#track')
})

it('says all of a phase that comes for the first time, once', async () => {
  guide('t1')
  shown()
  expect(await screen.findByText('Links.')).toBeTruthy()
  await fireEvent.click(screen.getByRole('button', { name: 'Got it' }))
  expect(screen.queryByText('Links.')).toBeNull()
  await fireEvent.click(screen.getByRole('button', { name: 'Explain again' }))
  expect(screen.getByText('Links.')).toBeTruthy()
  expect(person.settings.explained).toBe('shunting/build')
})

it('offers no hint where people play each other', () => {
  shown()
  expect(screen.getByRole('button', { name: 'What would a bot do?' })).toHaveProperty('disabled', true)
})

it('shows what the bot would do on the board, why, and what would be next', async () => {
  const choosing = shown({ hints: 'bots' })
  const played = vi.spyOn(session, 'playAll').mockImplementation(() => {})
  session.hints.hint = HINT
  expect(await screen.findByText('Build there')).toBeTruthy()
  expect(screen.getByText('track: +2.0')).toBeTruthy()
  expect(screen.getByText('About 2.5 points better than:')).toBeTruthy()
  expect(choosing.pinned('board')).toMatchObject([{ text: '1' }])
  await fireEvent.click(screen.getByRole('button', { name: 'Play it' }))
  expect(played).toHaveBeenLastCalledWith(['build K10'])
  await fireEvent.click(screen.getByRole('button', { name: 'Show it' }))
  await fireEvent.click(screen.getByRole('button', { name: 'Play this instead' }))
  expect(played).toHaveBeenLastCalledWith(['done'])
  await fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(choosing.pinned('board')).toEqual([])
})

it('warns of a blunder and lets it be played', async () => {
  shown({ hints: 'bots' })
  const go = vi.fn()
  session.hints.warning = { type: 'weighed', id: 'w', version: 1, cost: 9, reasons: [], better: HINT.plan, go }
  expect((await screen.findByRole('alert')).textContent).toContain('This costs about 9 points at the end.')
  expect(screen.getByRole('alert').textContent).toContain('The bot would rather: Build there.')
  await fireEvent.click(screen.getByRole('button', { name: 'Play it anyway' }))
  expect(go).toHaveBeenCalledOnce()
})
