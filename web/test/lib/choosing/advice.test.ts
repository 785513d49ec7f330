import { beforeEach, expect, it, vi } from 'vitest'
import { Advice, keyOf } from '../../../src/lib/choosing/advice.svelte'
import type { Panel, Plan, ToServer } from '../../../src/lib/generated/wire'
import { event } from '../../table'

let sent: ToServer[] = []
const advice = (): Advice => new Advice((message) => sent.push(message) > 0)
beforeEach(() => {
  sent = []
})

const plan = (...actions: string[]): Plan => ({ name: event('a'), actions, effect: event('a') })
const panel = (...plans: Plan[]): Panel => ({
  question: event('ask'),
  sections: [{ kind: 'tickets', title: event('t'), tickets: plans.map((one) => ({ plan: one })) }],
})
const idOf = (message: ToServer | undefined): string => (message && 'id' in message ? (message.id ?? '') : '')

it('asks once for the panel of a decision, and again for what is pointed at', () => {
  const made = advice()
  made.ask(3)
  made.ask(3)
  expect(sent).toHaveLength(1)
  made.panelCame({ type: 'panel', id: idOf(sent[0]), version: 3, panel: panel(plan('x')) })
  expect(made.plan).toBeNull()
  made.point('city-a')
  made.point('city-b')
  expect(sent.slice(1)).toMatchObject([{ things: ['city-a'] }, { things: ['city-a', 'city-b'] }])
  made.panelCame({ type: 'panel', id: idOf(sent[2]), version: 3, panel: panel(plan('b1', 'b2'), plan('c')) })
  expect(made.plan?.actions).toEqual(['b1', 'b2'])
  made.point('city-c')
  expect(made.things).toEqual(['city-c'])
  made.point('city-c')
  expect(made.things).toEqual([])
})

it('takes the first way or picture to what was pointed at into the hand', () => {
  const made = advice()
  made.ask(3)
  made.point('cell-1')
  const pictures: Panel = {
    question: event('ask'),
    sections: [{ kind: 'pictures', title: event('t'), pictures: [{ thing: 'tile', plan: plan('lay') }] }],
  }
  made.panelCame({ type: 'panel', id: idOf(sent[1]), version: 3, panel: pictures })
  expect(made.plan?.actions).toEqual(['lay'])
})

it('takes no notice of a panel that was asked for before another', () => {
  const made = advice()
  made.ask(3)
  made.point('city-a')
  made.panelCame({ type: 'panel', id: idOf(sent[0]), version: 3, panel: panel(plan('x')) })
  expect(made.panel).toBeNull()
})

it('considers actions once and keeps what they lead to until the table changes', () => {
  const made = advice()
  made.consider(3, ['a', 'b'])
  made.consider(3, ['a', 'b'])
  expect(sent).toHaveLength(1)
  const change = { name: 'board', things: [], gone: [] }
  const sections = [{ kind: 'note' as const, text: event('n') }]
  made.consideredCame({ type: 'considered', id: idOf(sent[0]), version: 3, preview: [change], sections })
  expect(made.previewOf(['a', 'b'])).toEqual([change])
  expect(made.follows(['a', 'b'])).toEqual(sections)
  expect(made.follows(['a'])).toEqual([])
  made.forget()
  expect(made.previewOf(['a', 'b'])).toBeNull()
  expect(keyOf(['a', 'b'])).toBe('a\nb')
})

it('knows which failures were of its own questions', () => {
  const made = advice()
  made.ask(1)
  made.consider(1, ['a'])
  expect(made.failed(idOf(sent[1]))).toBe(true)
  expect(made.failed(idOf(sent[1]))).toBe(false)
  expect(made.failed(idOf(sent[0]))).toBe(true)
})

it('clears first what was pointed at, then the plan', () => {
  const made = advice()
  made.ask(1)
  made.point('city-a')
  made.clear()
  expect(made.things).toEqual([])
  made.select(plan('x'))
  made.clear()
  expect(made.plan).toBeNull()
})

it('shows what it has shown before without asking again', () => {
  const made = advice()
  made.ask(3)
  made.panelCame({ type: 'panel', id: idOf(sent[0]), version: 3, panel: panel(plan('whole')) })
  made.point('city-a')
  made.panelCame({ type: 'panel', id: idOf(sent[1]), version: 3, panel: panel(plan('way')) })
  made.clear()
  expect(made.panel).toEqual(panel(plan('whole')))
  made.point('city-a')
  expect(made.plan?.actions).toEqual(['way'])
  expect(sent).toHaveLength(2)
})

it('says while the first panel of a decision is coming, but not for long', () => {
  vi.useFakeTimers()
  const made = advice()
  made.ask(3)
  expect(made.coming).toBe(true)
  made.panelCame({ type: 'panel', id: idOf(sent[0]), version: 3, panel: null })
  expect(made.coming).toBe(false)
  made.point('city-a')
  expect(made.coming).toBe(false)
  made.forget()
  made.ask(4)
  expect(made.coming).toBe(true)
  vi.advanceTimersByTime(1000)
  expect(made.coming).toBe(false)
  vi.useRealTimers()
})

it('takes none of alternatives into the hand of which none is proposed', () => {
  const made = advice()
  made.ask(3)
  made.point('town-1')
  const pictures: Panel = {
    question: event('ask'),
    sections: [{ kind: 'pictures', title: event('t'), alike: true, pictures: [{ thing: 'a', plan: plan('place A') }] }],
  }
  made.panelCame({ type: 'panel', id: idOf(sent[1]), version: 3, panel: pictures })
  expect(made.plan).toBeNull()
})
