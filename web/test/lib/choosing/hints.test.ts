import { beforeEach, expect, it, vi } from 'vitest'
import { Hints } from '../../../src/lib/choosing/hints.svelte'
import type { HintMessage, ToServer } from '../../../src/lib/generated/wire'
import { i18n } from '../../../src/lib/i18n/i18n.svelte'

await i18n.need('refusals')

let sent: ToServer[] = []
const hints = (): Hints => new Hints((message) => sent.push(message) > 0)
const idOf = (message: ToServer | undefined): string => (message && 'id' in message ? (message.id ?? '') : '')
const PLAN = { actions: ['add 1'], steps: [], things: [], price: null }
const hint = (id: string): HintMessage => ({
  type: 'hint',
  id,
  version: 3,
  plan: PLAN,
  runner_up: null,
  difference: 0,
  equal: true,
  reasons: [],
})
beforeEach(() => {
  sent = []
  vi.useFakeTimers()
})

it('asks the bots once at a time, and shows the answer to the last question', () => {
  const made = hints()
  made.ask(3)
  made.ask(3)
  expect(sent).toMatchObject([{ type: 'hint', version: 3 }])
  expect(made.thinking).toBe(true)
  made.came(hint('another'))
  expect(made.hint).toBeNull()
  made.came(hint(idOf(sent[0])))
  expect(made.thinking).toBe(false)
  expect(made.hint?.plan).toEqual(PLAN)
  made.forget()
  expect(made.hint).toBeNull()
})

it('says why there is no hint', () => {
  const made = hints()
  made.ask(3)
  expect(made.failed('another', { id: 'x', args: {}, text: 'No.' })).toBe(false)
  expect(made.failed(idOf(sent[0]), { id: 'no-hints', args: {}, text: 'No hints here.' })).toBe(true)
  expect(made.problem).toBe('Hints are off at this table.')
  expect(made.thinking).toBe(false)
})

it('plays what is no blunder, and warns of what is', () => {
  const made = hints()
  const go = vi.fn()
  made.weigh(3, ['add 1'], go)
  made.weighed({ type: 'weighed', id: idOf(sent[0]), version: 3, cost: 0, reasons: [] })
  expect(go).toHaveBeenCalledOnce()
  made.weigh(3, ['add 2'], go)
  made.weighed({ type: 'weighed', id: idOf(sent[1]), version: 3, cost: 9, reasons: [], better: PLAN })
  expect(go).toHaveBeenCalledOnce()
  expect(made.warning?.cost).toBe(9)
  made.warning?.go()
  expect(go).toHaveBeenCalledTimes(2)
})

it('keeps nobody waiting: what cannot be weighed is played', () => {
  const made = hints()
  const go = vi.fn()
  made.weigh(3, ['add 1'], go)
  made.failed(idOf(sent[0]), { id: 'too-many-requests', args: {}, text: 'Too many requests.' })
  expect(go).toHaveBeenCalledOnce()
  made.weigh(3, ['add 1'], go)
  vi.advanceTimersByTime(5000)
  expect(go).toHaveBeenCalledTimes(2)
  made.weigh(3, ['add 1'], go)
  made.forget()
  vi.advanceTimersByTime(5000)
  expect(go).toHaveBeenCalledTimes(2)
})
