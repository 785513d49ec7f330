import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { i18n } from '../../../src/lib/i18n/i18n.svelte'
import { session } from '../../../src/lib/app/user.svelte'
import type { Me } from '../../../src/lib/generated/wire'

interface Asked {
  method: string
  path: string
  body: unknown
  csrf: string | undefined
}

let asked: Asked[] = []
const nobody: Me = { user: null, csrf: 'c0', settings: {}, waiting: 0 }
let me = nobody
let fails = false

beforeEach(() => {
  asked = []
  me = nobody
  fails = false
  vi.stubGlobal('fetch', (path: string, { method, headers, body }: RequestInit) => {
    const sent = headers as Record<string, string>
    asked.push({
      method: method!,
      path,
      body: body ? JSON.parse(body as string) : undefined,
      csrf: sent['x-csrf-token'],
    })
    if (fails) return Promise.reject(new Error('no line'))
    return Promise.resolve(new Response(JSON.stringify(me), { headers: { 'content-type': 'application/json' } }))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  session.user = null
})

const known: Me = { user: { id: 'u1', name: 'Ada', guest: false }, csrf: 'c1', settings: {}, waiting: 2 }

describe('who sits before the screen', () => {
  it('is asked once, and changes nothing when nobody answers', async () => {
    fails = true
    await session.load()
    expect(session.ready).toBe(true)
    expect(session.user).toBeNull()
  })

  it('brings his settings along', async () => {
    me = { ...known, settings: { theme: 'dark', patterns: true } }
    await session.load()
    expect(session.user?.name).toBe('Ada')
    expect(session.waiting).toBe(2)
    expect(document.documentElement.dataset.theme).toBe('dark')
    expect(session.dark).toBe(true)
  })

  it('becomes a guest only where nobody is known', async () => {
    me = known
    await session.load()
    await session.someone('Guest')
    expect(asked.map((one) => one.path)).toEqual(['/api/me'])
    session.user = null
    await session.someone('Guest')
    expect(asked.at(-1)).toMatchObject({ path: '/api/guest', body: { name: 'Guest' }, csrf: 'c1' })
  })

  it('is nobody after signing out', async () => {
    me = known
    await session.load()
    me = { ...nobody, csrf: 'c2' }
    await session.logout()
    expect(session.user).toBeNull()
    expect(session.waiting).toBe(0)
  })
})

describe('settings', () => {
  it('are kept in this browser, and not sent for nobody', async () => {
    await session.load()
    session.set('motion', 'none')
    expect(JSON.parse(localStorage.getItem('steamshed-settings')!)).toMatchObject({ motion: 'none' })
    expect(document.documentElement.dataset.motion).toBe('none')
    expect(asked.map((one) => one.method)).toEqual(['GET'])
  })

  it('are kept with the account, too', async () => {
    me = known
    await session.load()
    session.set('forced', true)
    expect(asked.at(-1)).toMatchObject({ method: 'PUT', path: '/api/settings', csrf: 'c1' })
    expect(asked.at(-1)?.body).toMatchObject({ forced: true })
  })

  it('follow the system where they say so', async () => {
    await session.load()
    session.set('theme', 'light')
    expect(document.documentElement.dataset.theme).toBe('light')
    session.set('theme', 'system')
    expect(document.documentElement.dataset.theme).toBeUndefined()
  })
})

describe('the language', () => {
  it('is there before anything is drawn, and is taken once', async () => {
    const use = vi.spyOn(i18n, 'use')
    me = { ...known, settings: { language: 'hu' } }
    session.settings = { ...session.settings, language: 'hu' }
    const loaded = session.load()
    await session.spoken
    expect(i18n.language).toBe('hu')
    expect(document.documentElement.lang).toBe('hu')
    await loaded
    await session.spoken
    expect(use.mock.calls).toEqual([['hu']])
    session.set('language', 'en')
    await session.spoken
    expect(i18n.language).toBe('en')
    use.mockRestore()
  })

  it('is English where the words cannot be fetched, and is asked for again', async () => {
    const use = vi.spyOn(i18n, 'use').mockRejectedValueOnce(new Error('no line'))
    session.set('language', 'cs')
    await session.spoken
    expect(i18n.language).toBe('en')
    session.set('language', 'cs')
    await session.spoken
    expect(i18n.language).toBe('cs')
    expect(use).toHaveBeenCalledTimes(2)
    session.set('language', 'en')
    await session.spoken
    use.mockRestore()
  })
})
