import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LessonSession } from '../../../src/lib/learn/lesson.svelte'
import { compare, doneIn, keep, standing } from '../../../src/lib/learn/progress.svelte'
import { session as person } from '../../../src/lib/app/user.svelte'
import type { LessonTry, LessonView, Progress } from '../../../src/lib/generated/wire'
import { choice, scenery, thing } from '../../table'

const STEPS = 2

/** A server whose lesson has two steps: to read, then to `go`; anything else is wrong, `fly` is against a rule. */
function answer(address: string, asked: LessonTry & { about?: string }): unknown {
  if (address.endsWith('/ask')) return asked.about === 'panel' ? { panel: null } : { rule: 'X-1', args: {} }
  const moves = asked.moves ?? []
  const tries = (asked.show ? ['go'] : (asked.tries ?? [])).filter((text) => text !== 'fly')
  const kind = tries.includes('go') ? 'right' : tries.length ? 'answer' : 'going'
  const view: LessonView = {
    game: 'steam',
    lesson: 'one',
    title: 'One',
    exercise: false,
    place: 1,
    lessons: 2,
    stations: ['', ''],
    know: ['Something'],
    seat: 0,
    players: 2,
    step: {
      number: moves.length,
      text: 'Look.',
      pins: [],
      ask: moves.length ? 'Go.' : null,
      refused: { 'X-1': 'You cannot fly.' },
    },
    tries,
    reply: { kind, text: kind },
    position: {
      number: tries.length,
      phase: 'build',
      seat: 0,
      over: false,
      view: {},
      events: [],
      last: null,
      scores: null,
      legal: kind === 'going' && moves.length ? [choice('go', ['hex-A1'])] : [],
      scenes: [{ name: 'board', things: [thing('hex-A1')] }],
      scenery: tries.length ? [{ name: 'board', symbols: { train: '<g/>' } }] : [],
    },
    next: 'two',
    ...(asked.tries?.includes('fly') ? { refused: { rule: 'X-1', args: {} } } : {}),
    ...(asked.scenery ? { scenery: [scenery('board', 900, 600)] } : {}),
  }
  return view
}

const asked: LessonTry[] = []

beforeEach(() => {
  localStorage.clear()
  asked.length = 0
  vi.stubGlobal('fetch', (address: string, { body = '{}' }: { body?: string } = {}) => {
    const json = { headers: { 'content-type': 'application/json' } }
    if (address.includes('.ftl')) return Promise.resolve(new Response(''))
    const wanted = JSON.parse(body) as LessonTry
    asked.push(wanted)
    if ((wanted.moves?.length ?? 0) >= STEPS)
      return Promise.resolve(
        new Response(JSON.stringify({ error: { id: 'bad-input', args: {}, text: 'gone' } }), { ...json, status: 400 }),
      )
    return Promise.resolve(new Response(JSON.stringify(answer(address, wanted)), json))
  })
})

async function opened(): Promise<LessonSession> {
  const session = new LessonSession('steam', 'one')
  await session.open()
  return session
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5))

describe('a lesson', () => {
  it('is a table at which only the server is another', async () => {
    const session = await opened()
    expect(session.table?.name).toBe('One')
    expect(session.mine).toBe(true)
    expect(session.painted).toHaveLength(1)
    expect(session.lesson?.step.ask).toBeNull()
    await session.next()
    expect(session.legal.map((one) => one.action)).toEqual(['go'])
    session.act(session.legal[0]!)
    await settled()
    expect(session.right).toBe(true)
    expect(session.finished).toBe(true)
    expect(session.painted[0]!.symbols).toHaveProperty('train')
    expect(asked.at(-1)).toMatchObject({ moves: [[]], tries: ['go'] })
    expect(standing('steam', 'one').done).toBe(true)
  })

  it('answers a wrong try, and takes it back', async () => {
    const session = await opened()
    await session.next()
    session.act(choice('wait'))
    await settled()
    expect(session.wrong).toBe(true)
    expect(session.legal).toEqual([])
    await session.back()
    expect(session.wrong).toBe(false)
    await session.showMe()
    expect(session.right).toBe(true)
  })

  it('takes back the whole of what was done at once, and nothing before it', async () => {
    const session = await opened()
    await session.next()
    session.playAll(['wait', 'rest', 'sleep'])
    await settled()
    expect([session.wrong, asked.at(-1)?.tries]).toEqual([true, ['wait', 'rest', 'sleep']])
    await session.back()
    expect([session.wrong, asked.at(-1)?.tries]).toEqual([false, []])
  })

  it('tells nobody of questions about what has gone since', async () => {
    const session = await opened()
    await session.next()
    let answers!: (answer: Response) => void
    const other = new Promise<Response>((resolve) => (answers = resolve))
    const before = globalThis.fetch
    vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
      address.endsWith('/ask') ? other : before(address, init),
    )
    session.consider(['wait'])
    session.act(choice('wait'))
    await settled()
    const refused = { error: { id: 'bad-input', args: {}, text: 'wait: is not to be decided now' } }
    answers(new Response(JSON.stringify(refused), { status: 400 }))
    await settled()
    expect(session.failure).toBe('')
  })

  it('explains a refusal in its own words', async () => {
    const session = await opened()
    await session.next()
    session.act(choice('fly'))
    await settled()
    expect(session.refusal?.rule).toBe('X-1')
    expect(session.explained).toBe('You cannot fly.')
    session.refusal = null
    session.why(['hex-A1'])
    await settled()
    expect(session.explained).toBe('You cannot fly.')
  })

  it('goes on where it was left', async () => {
    const session = await opened()
    await session.next()
    expect(standing('steam', 'one')).toEqual({ done: false, moves: [[]] })
    expect((await opened()).lesson?.step.number).toBe(1)
  })

  it('begins anew where what was kept does not fit any more', async () => {
    keep('steam', 'one', { done: false, moves: [[], ['old'], ['older']] })
    expect((await opened()).lesson?.step.number).toBe(0)
  })
})

describe('progress', () => {
  it('counts what is done', () => {
    keep('steam', 'one', { done: true, moves: [] })
    keep('steam', 'two', { done: false, moves: [[]] })
    expect(doneIn('steam', ['one', 'two'])).toBe(1)
    expect(doneIn('binario', ['three'])).toBe(0)
  })

  it('survives nonsense', () => {
    localStorage.setItem('steamshed-learn', '{"steam": {"one": 7}}')
    expect(standing('steam', 'one')).toEqual({ done: false, moves: [] })
    localStorage.setItem('steamshed-learn', 'null')
    expect(doneIn('steam', ['one', 'two'])).toBe(0)
    localStorage.setItem('steamshed-learn', '{')
    expect(doneIn('steam', ['one', 'two'])).toBe(0)
  })
})

describe('progress of an account', () => {
  const sent: unknown[] = []
  let known: Progress = { lessons: [] }

  beforeEach(() => {
    sent.length = 0
    vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
      sent.push(JSON.parse(body))
      return Promise.resolve(new Response(JSON.stringify(known), { headers: { 'content-type': 'application/json' } }))
    })
  })

  it('is put together with what the browser knows', async () => {
    keep('steam', 'one', { done: true, moves: [] })
    keep('steam', 'two', { done: false, moves: [[], ['go']] })
    person.user = { id: 'u', name: 'Ada', guest: false }
    known = {
      lessons: [
        { game: 'steam', lesson: 'one', done: false, moves: [[]] },
        { game: 'steam', lesson: 'two', done: false, moves: [[]] },
        { game: 'binario', lesson: 'three', done: true, moves: [] },
      ],
    }
    await compare()
    expect(sent.at(-1)).toEqual({
      lessons: [
        { game: 'steam', lesson: 'one', done: true, moves: [] },
        { game: 'steam', lesson: 'two', done: false, moves: [[], ['go']] },
      ],
    })
    expect([standing('steam', 'one').done, standing('steam', 'two').moves.length]).toEqual([true, 2])
    expect(doneIn('binario', ['three'])).toBe(1)
  })

  it('of a guest stays in the browser', async () => {
    person.user = { id: 'u', name: 'Eve', guest: true }
    keep('steam', 'one', { done: true, moves: [] })
    await compare()
    person.user = null
    await compare()
    expect(sent).toEqual([])
    expect(doneIn('steam', ['one', 'two'])).toBe(1)
  })
})
