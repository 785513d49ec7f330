import { beforeEach, expect, it, vi } from 'vitest'
import { companion, guide, isGuided } from '../../../src/lib/choosing/companion.svelte'
import { session } from '../../../src/lib/app/user.svelte'

beforeEach(() => {
  localStorage.clear()
  session.set('explained', '')
})

it('sits at the tables where it was asked to, the last ones', () => {
  expect(isGuided('a')).toBe(false)
  guide('a')
  expect(isGuided('a')).toBe(true)
  for (let i = 0; i < 20; i++) guide(`t${i}`)
  expect(isGuided('a')).toBe(false)
  expect(isGuided('t19')).toBe(true)
  localStorage.setItem('steamshed-guided', 'nonsense')
  expect(isGuided('t19')).toBe(false)
})

it('remembers what it has explained, with the settings', () => {
  expect(companion.knows('steam', 'build')).toBe(false)
  companion.explained('steam', 'build')
  companion.explained('steam', 'build')
  companion.explained('binario', 'build')
  expect(session.settings.explained).toBe('steam/build binario/build')
  expect(companion.knows('steam', 'build')).toBe(true)
  expect(companion.knows('steam', 'goods')).toBe(false)
})

it('fetches what it says of a game once', async () => {
  const said = { asks: 'What?', matters: 'That.', mistake: 'This.', chapter: 'c', rules: ['XX-1'] }
  const fetched = vi.fn(() =>
    Promise.resolve(
      new Response(JSON.stringify({ game: 'shunting', phases: { build: said } }), {
        headers: { 'content-type': 'application/json' },
      }),
    ),
  )
  vi.stubGlobal('fetch', fetched)
  await companion.load('shunting')
  await companion.load('shunting')
  expect(fetched).toHaveBeenCalledOnce()
  expect(companion.about('shunting', 'build')).toEqual(said)
  expect(companion.about('shunting', 'over')).toBeNull()
})
