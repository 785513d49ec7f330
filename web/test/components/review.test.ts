import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, expect, it, vi } from 'vitest'
import Log from '../../src/components/table/Log.svelte'
import History from '../../src/components/table/History.svelte'
import KeyMoments from '../../src/components/review/KeyMoments.svelte'
import Margin from '../../src/components/review/Margin.svelte'
import MomentCard from '../../src/components/review/MomentCard.svelte'
import { Choosing } from '../../src/lib/choosing/choosing.svelte'
import { i18n } from '../../src/lib/i18n/i18n.svelte'
import { Reviewed } from '../../src/lib/review/review.svelte'
import type { Moment, Review, ReviewState } from '../../src/lib/generated/wire'
import { entry, event, logged, position, session as made, speak, thing } from '../table'

const WORDS = `
phase-build = Building
choice-build = Build there
choice-done = Done
reason-track = track: { $points }
`
const MOMENT: Moment = {
  number: 4,
  until: 5,
  turn: 2,
  phase: 'build',
  seat: 1,
  mark: 'blunder',
  chance_before: 0.72,
  chance_after: 0.09,
  chance_lost: 0.63,
  points_lost: 19,
  interval: [12, 25],
  played: { actions: ['done'], steps: [event('choice-done')], things: [], price: null },
  better: { actions: ['build K10'], steps: [event('choice-build')], things: ['hex-K10'], price: 7 },
  better_chance: 0.72,
  better_points: 73,
  points_after: 54,
  reasons: [{ ...event('reason-track'), args: { points: '+2.0' } }],
}

beforeEach(async () => {
  await i18n.need('review')
  speak(WORDS)
})

it('says what was played, what was better, why, and what it cost', () => {
  const { container } = render(MomentCard, { session: made(), moment: MOMENT, place: 2, of: 6 })
  expect(container.textContent).toMatch(/Turn 2 ·\s+Bela: Building/)
  expect(container.textContent).toMatch(/Played:\s+Done/)
  expect(container.textContent).toMatch(/Better:\s+for \$7/)
  expect(screen.getByText('Build there')).toBeTruthy()
  expect(screen.getByText('track: +2.0')).toBeTruthy()
  expect(screen.getByText('54 → 73')).toBeTruthy()
  expect(screen.getByText('9% → 72%')).toBeTruthy()
  expect(screen.getByText('blunder')).toBeTruthy()
})

it('lists the key moments, which can be chosen', async () => {
  const onpick = vi.fn()
  const review = { moments: [MOMENT, { ...MOMENT, mark: 'best', chance_lost: -0.2 }], key: [0, 1] } as unknown as Review
  render(KeyMoments, { session: made(), review, chosen: 0, onpick })
  const [one, two] = screen.getAllByRole('button')
  expect(one!.getAttribute('aria-current')).toBe('true')
  expect(one!.textContent).toMatch(/T2.*Bela.*blunder.*Done.*−63/s)
  expect(two!.textContent).toMatch(/\+20/)
  await fireEvent.click(two!)
  expect(onpick).toHaveBeenCalledWith(1)
})

it('tells play and luck apart, so that they add up to the margin', () => {
  render(Margin, { verdict: { winner: 0, second: 1, margin: 12, play: 17.6, luck: -5.6 }, names: ['Ada', 'Bela'] })
  expect(screen.getByRole('img', { name: 'Won by 12: +18 by skill, −6 by luck' })).toBeTruthy()
  expect(screen.getByText('Luck gave Bela 6 points more.')).toBeTruthy()
})

it('marks moves in the log and on the history', () => {
  const session = logged([1, 2, 3, 4, 5].map((number) => entry(number)))
  session.marks = { 5: 'mistake' }
  render(Log, { session })
  expect(screen.getByText('mistake')).toBeTruthy()
  const { container } = render(History, { session, over: true })
  expect(container.querySelectorAll('.mark-at.mistake')).toHaveLength(1)
})

it('draws a better plan at its position only, with numbers and what it would change', () => {
  const session = made({ number: 9, scenes: [{ name: 'board', things: [thing('hex-K10', { at: [50, 60] })] }] })
  const choosing = new Choosing(session)
  const preview = [{ name: 'board', things: [thing('tile-K10')], gone: [] }]
  choosing.recall({ number: 4, things: ['hex-K10'], preview })
  expect([choosing.advised, choosing.pinned('board'), choosing.reviewing]).toEqual([[], [], false])
  session.history.position = { ...position(4), scenes: session.state!.scenes }
  expect(choosing.advised).toEqual(['hex-K10'])
  expect(choosing.pinned('board')).toMatchObject([{ at: [50, 60], text: '1' }])
  expect(choosing.things('board').map(({ id }) => id)).toContain('tile-K10')
  expect(choosing.pointed('board')).toBeTruthy()
  choosing.recall({ number: 4, things: ['hex-K10'], preview: null })
  expect(choosing.pinned('board')).toEqual([])
  expect(choosing.advised).toEqual(['hex-K10'])
})

it('follows a review until it is done', async () => {
  vi.useFakeTimers()
  const answers: ReviewState[] = [
    { state: 'waiting', done: 0, of: 0 },
    { state: 'running', done: 3, of: 9 },
    { state: 'done', done: 9, of: 9 },
  ]
  const asked: string[] = []
  vi.stubGlobal('fetch', (_: string, { method }: RequestInit) => {
    asked.push(method!)
    const answer = JSON.stringify(answers[asked.length - 1])
    return Promise.resolve(new Response(answer, { headers: { 'content-type': 'application/json' } }))
  })
  const reviewed = new Reviewed('t1')
  await reviewed.ask()
  expect([reviewed.told?.state, reviewed.coming]).toEqual(['waiting', true])
  await vi.advanceTimersByTimeAsync(1000)
  expect(reviewed.told?.done).toBe(3)
  await vi.advanceTimersByTimeAsync(5000)
  expect([reviewed.told?.state, reviewed.coming]).toEqual(['done', false])
  expect(asked).toEqual(['POST', 'GET', 'GET'])
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
