import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError, get, post, put, setCsrf } from '../../../src/lib/core/api'

/** A server that knows the session of one token only, and tells it to whoever asks who he is. */
let token = ''
let asked: string[] = []
let gives = ''

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

beforeEach(() => {
  asked = []
  token = gives = 'new'
  setCsrf('old')
  vi.stubGlobal('fetch', (path: string, { method, headers }: RequestInit) => {
    const sent = (headers as Record<string, string>)['x-csrf-token']
    asked.push([method, path, sent ?? ''].join(' ').trim())
    if (path === '/api/me') return Promise.resolve(json({ user: null, csrf: gives, settings: {}, waiting: 0 }))
    if (method === 'GET' || sent === token) return Promise.resolve(json({ done: true }))
    return Promise.resolve(json({ error: { id: 'bad-csrf-token', args: {}, text: 'lacks the X-CSRF-Token' } }, 403))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it.each([
  ['POST', () => post('/tables/7/review', {})],
  ['PUT', () => put('/settings', {})],
])('what another session refuses is sent once more with the present one: %s', async (method, send) => {
  expect(await send()).toEqual({ done: true })
  expect(asked.map((one) => one.split(' ')[0])).toEqual([method, 'GET', method])
  expect(asked.at(-1)).toMatch(/ new$/)
  expect(await send()).toEqual({ done: true })
  expect(asked).toHaveLength(4)
})

it('it is not tried a third time', async () => {
  gives = 'nothing that fits'
  const refusal = await post('/tables/7/review', {}).catch((error: unknown) => error)
  expect([refusal instanceof ApiError, (refusal as ApiError).id, asked.length]).toEqual([true, 'bad-csrf-token', 3])
})

it('what only reads needs no session', async () => {
  expect(await get('/games')).toEqual({ done: true })
  expect(asked).toHaveLength(1)
})
