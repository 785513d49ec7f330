import { expect, it } from 'vitest'
import { ApiError } from '../../src/lib/core/api'
import { botLine, botName, driver, usualBot } from '../../src/lib/newTable/bots'
import { Kept } from '../../src/lib/core/lru'
import { problemText } from '../../src/lib/core/problem'
import { Questions } from '../../src/lib/choosing/questions'
import { pictured, priceAt } from '../../src/lib/table/scene'
import { askedTab, PULLED, pulledUp } from '../../src/lib/table/tabs'
import type { ChatEntry } from '../../src/lib/generated/wire'
import { Unread } from '../../src/lib/table/unread.svelte'
import { session, thing } from '../table'
import { i18n } from '../../src/lib/i18n/i18n.svelte'

await i18n.need('refusals')

it('a memory forgets what came first', () => {
  const kept = new Kept<string, number>(2)
  kept.put('a', 1)
  kept.put('b', 2)
  kept.put('c', 3)
  expect(['a', 'b', 'c'].map((key) => kept.get(key))).toEqual([undefined, 2, 3])
  kept.clear()
  expect(kept.get('c')).toBeUndefined()
})

it('a question is answered once', () => {
  const questions = new Questions()
  const id = questions.about('hex-A1', ['pass'])
  expect(questions.unasked(['pass', 'bid 3'])).toEqual(['bid 3'])
  expect([questions.answered(id), questions.answered(id)]).toEqual(['hex-A1', undefined])
})

it('errors are told in the words of the page, never of the program', () => {
  expect(problemText(new ApiError(0, 'error-offline', {}, 'offline'))).toBe('The server is not responding.')
  expect(problemText(new ApiError(404, 'no-such-table', {}, 'There is no table.'))).toBe('This table does not exist.')
  expect(problemText(new Error('odd'))).toMatch(/did not work/)
  expect(problemText('odd')).toMatch(/did not work/)
})

it('bots have names', () => {
  expect(usualBot(['random', 'greedy', 'medium', 'strong'])).toBe('medium')
  expect(usualBot(['random', 'own'])).toBe('own')
  expect(botName('strong')).toBe('strong')
  expect([botLine('strong') !== '', botLine('my_bot')]).toEqual([true, ''])
  expect(botName('my_bot')).toBe('My bot')
  expect(driver(6)).toBe(driver(0))
})

it('what is asked about is in sight', () => {
  expect([askedTab(true), askedTab(false)]).toEqual(['displays', 'map'])
})

it('only what a desk has a tab for is pulled up over its answers', () => {
  expect([pulledUp('map', PULLED), pulledUp('log', PULLED)]).toEqual([undefined, 'log'])
  const withoutDisplays = PULLED.filter(({ name }) => name !== 'displays')
  expect([pulledUp('displays', PULLED), pulledUp('displays', withoutDisplays)]).toEqual(['displays', undefined])
})

it('what others say is unread until this browser has shown it, also after the page was opened anew', () => {
  const line = (time: number, seat: number | null = 1): ChatEntry => ({
    id: `${time}`,
    seat,
    name: 'Bela',
    text: 'Hello',
    time,
  })
  const opened = (mine: number[], inSight: () => boolean, chat: ChatEntry[]): Unread => {
    const at = session({}, { mine })
    at.chat = chat
    const unread = new Unread(at, inSight)
    unread.follow()
    return unread
  }
  const said = [line(5), line(6, 0), line(7)]
  expect(opened([0], () => false, said).count).toBe(2)
  expect(opened([0], () => false, said).count).toBe(2)
  expect(opened([0], () => true, said).count).toBe(0)
  expect(opened([0], () => false, said).count).toBe(0)
  expect(opened([0], () => false, [...said, line(8, null)]).count).toBe(1)
  // who only looks on was not spoken to before he came
  localStorage.clear()
  expect(opened([], () => false, said).count).toBe(0)
  expect(opened([], () => false, [...said, line(Date.now() / 1000 + 1)]).count).toBe(1)
})

it('a picture shows what changes on a field, without marks, names and counts', () => {
  const field = thing('hex-A1', { kind: 'place', at: [100, 100] })
  const things = [
    field,
    thing('tile-A1', { at: [100, 100] }),
    thing('disc', { kind: 'mark', at: [110, 100] }),
    thing('name-A1', { kind: 'name', at: [100, 120] }),
    thing('count', { label: '3', at: [100, 100] }),
    thing('tile-Z9', { at: [500, 100] }),
  ]
  const change = { name: 'board', things, gone: [] }
  expect(pictured(change, field).things.map((one) => one.id)).toEqual(['tile-A1'])
  expect(pictured(change, undefined).at).toEqual([100, 100])
  expect(pictured(undefined, field)).toEqual({ at: [100, 100], things: [] })
})

it('a price makes way for a mark above', () => {
  const field = thing('hex-A1', { at: [100, 100] })
  const mark = (y: number) => ({ name: 'board', things: [thing('disc', { kind: 'mark', at: [100, y] })], gone: [] })
  expect(priceAt(field, mark(80))).toEqual([100, 128])
  expect(priceAt(field, mark(120))).toEqual([100, 72])
  expect(priceAt(field, mark(0))).toEqual([100, 72])
})
