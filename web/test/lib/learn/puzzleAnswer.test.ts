import { beforeEach, describe, expect, it, vi } from 'vitest'
import { verdictOf } from '../../../src/lib/learn/puzzleAnswer'
import { PuzzleSession } from '../../../src/lib/learn/puzzle.svelte'
import type { Advised, Compared, PuzzleAnswer, PuzzleTry, PuzzleView } from '../../../src/lib/generated/wire'
import { choice, scenery, thing } from '../../table'
import { i18n } from '../../../src/lib/i18n/i18n.svelte'

await i18n.need('refusals')

const plan = (action: string): Advised => ({ actions: [action], steps: [], things: ['hex-A1'], price: null })
const compared = (action: string, chance: number): Compared => ({ plan: plan(action), chance, points: 10 * chance })

function answerTo(action: string): PuzzleAnswer {
  const [best, played] = [compared('go', 0.6), compared('wait', 0.4)]
  return {
    kind: action === 'go' ? 'best' : 'worse',
    as_played: action === 'wait',
    mark: action === 'go' ? null : 'blunder',
    tried: action === 'go' ? best : compared(action, 0.3),
    best,
    played,
    reasons: [],
    number: 7,
  }
}

/** A server whose puzzle is one action: `go` is best, `wait` was played. */
function view({ tries = [], scenery: wanted }: PuzzleTry): PuzzleView {
  return {
    game: 'steam',
    seat: 1,
    players: 2,
    turn: 3,
    phase: 'build',
    tries,
    complete: tries.length > 0,
    position: {
      number: tries.length,
      phase: 'build',
      seat: tries.length ? 0 : 1,
      over: false,
      view: {},
      events: [],
      last: null,
      scores: null,
      legal: tries.length ? [] : [choice('go', ['hex-A1']), choice('wait')],
      scenes: [{ name: 'board', things: [thing('hex-A1')] }],
      scenery: [],
    },
    ...(wanted ? { scenery: [scenery('board', 900, 600)] } : {}),
  }
}

let busy = false
beforeEach(() => {
  busy = false
  vi.stubGlobal('fetch', (address: string, { body = '{}' }: { body?: string } = {}) => {
    const json = { headers: { 'content-type': 'application/json' } }
    if (address.includes('.ftl')) return Promise.resolve(new Response(''))
    const wanted = JSON.parse(body) as PuzzleTry
    if (busy)
      return Promise.resolve(
        new Response(
          JSON.stringify({ error: { id: 'too-many-requests', args: { seconds: 4 }, text: 'Too many requests.' } }),
          {
            ...json,
            status: 429,
          },
        ),
      )
    const told = address.endsWith('/answer') ? answerTo(wanted.tries![0]!) : view(wanted)
    return Promise.resolve(new Response(JSON.stringify(told), json))
  })
})

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5))

async function opened(): Promise<PuzzleSession> {
  const session = new PuzzleSession('abc')
  await session.open()
  return session
}

describe('a puzzle', () => {
  it('tells nothing before a try, and all after it', async () => {
    const session = await opened()
    expect(session.mine).toBe(true)
    expect(session.known).toBeNull()
    session.act(choice('wait'))
    await settled()
    expect(session.answer).toMatchObject({ kind: 'worse', mark: 'blunder' })
    expect(session.legal).toEqual([])
    await session.again('hint')
    expect(session.answer).toBeNull()
    expect(session.known?.best.plan.actions).toEqual(['go'])
    expect(session.solved).toBe(false)
    session.act(choice('go'))
    await settled()
    expect(session.answer?.kind).toBe('best')
    await session.again()
    expect(session.solved).toBe(true)
  })

  it('asks again where the bots were busy', async () => {
    const session = await opened()
    busy = true
    session.act(choice('go'))
    await settled()
    expect(session.failure).toBe('Too many attempts. Try again in 4 seconds.')
    busy = false
    session.act(choice('go'))
    busy = true
    await settled()
    expect(session.judging).toBe(false)
    expect(session.problem).toBe('Too many attempts. Try again in 4 seconds.')
    busy = false
    await session.judgeAgain()
    expect(session.answer?.kind).toBe('best')
  })
})

it('compares a try with what was played', () => {
  expect(verdictOf(answerTo('wait'))).toBe('puzzle-as-played')
  expect(verdictOf(answerTo('go'))).toBe('puzzle-above-played')
  expect(verdictOf(answerTo('fly'))).toBe('puzzle-below-played')
  expect(verdictOf({ ...answerTo('fly'), tried: compared('fly', 0.402) })).toBe('puzzle-like-played')
})
