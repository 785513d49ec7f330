import { fireEvent, render, screen } from '@testing-library/svelte'
import { createRawSnippet, flushSync, mount } from 'svelte'
import { expect, it, vi } from 'vitest'
import Picker from '../../src/components/table/Picker.svelte'
import PanelSections from '../../src/components/table/panel/PanelSections.svelte'
import { session as person } from '../../src/lib/app/user.svelte'
import { Choosing } from '../../src/lib/choosing/choosing.svelte'
import type { Panel, Plan, Section } from '../../src/lib/generated/wire'
import { choice, event, scenery, session, speak, thing } from '../table'

speak(`
phase-build = Build track
ask-build = Which field?
panel-ask = Build a way
panel-way = From { $start } to { $end }
    .button = Build for \${ $price }
panel-ways = Ways
panel-title = Title
panel-gain = +{ $gain }
panel-row = Row { $name }
panel-short = Owe \${ $owe }
panel-column = You
panel-line = Cash left
panel-future = without
panel-number = { $number }
panel-part = Part { $at } of { $tiles }
panel-up = Up to
panel-upto = Bid { $value }, up to { $limit }
panel-out = { $faces }: derails
choice-pass = Pass
choice-bid = Bid { $amount }
`)

const way = (end: string, price: number): Plan => ({
  name: event('panel-way', { start: 'A', end, price }),
  actions: [`build ${end}1`, `build ${end}2`],
  effect: event('panel-way', { start: 'A', end, price }),
  price,
  things: [`hex-${end}1`, `hex-${end}2`],
})
const ways = [way('B', 6), way('C', 8)]
const tickets: Section = {
  kind: 'tickets',
  title: event('panel-ways'),
  tickets: [{ plan: ways[0]! }, { plan: ways[1]!, warning: event('panel-short', { owe: 9 }) }],
}
const legal = [choice('build B1 x', ['hex-B1', 'tile-x']), choice('build B1 y', ['hex-B1', 'tile-y']), choice('pass')]
const scenes = [
  {
    name: 'board',
    things: [thing('hex-B1', { kind: 'place' }), thing('hex-B2', { at: [10, 0] }), thing('city-A'), thing('city-B')],
  },
]

function table(panel: Partial<Panel>, answers = legal): Choosing {
  const made = new Choosing(session({ scenes, legal: answers }))
  const told: Panel = { question: event('panel-ask'), sections: [], ...panel }
  const { advice } = made.session
  advice.ask(1)
  advice.panelCame({ type: 'panel', id: (advice as unknown as { last: string }).last, version: 1, panel: told })
  return made
}

it('asks the question of the panel and plays a ticket with one confirmation', async () => {
  const choosing = table({ sections: [tickets] })
  const play = vi.spyOn(choosing.session, 'play').mockImplementation(() => undefined)
  render(Picker, { choosing })
  render(PanelSections, { choosing })
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Build a way')
  const options = screen.getAllByRole('option')
  expect(options[1]!.textContent).toContain('Owe $9')
  await fireEvent.click(options[0]!)
  expect(options[0]!.getAttribute('aria-selected')).toBe('true')
  expect(choosing.touched).toEqual(['hex-B1', 'hex-B2'])
  expect(choosing.steps).toEqual([
    { at: [0, 0], text: '1' },
    { at: [10, 0], text: '2' },
  ])
  await fireEvent.click(screen.getByRole('button', { name: 'Build for $6' }))
  expect(play).toHaveBeenCalledWith(ways[0])
})

it('plays the ticket in hand when it is chosen again, and says so', async () => {
  const choosing = table({ sections: [tickets] })
  const play = vi.spyOn(choosing.session, 'play').mockImplementation(() => undefined)
  render(PanelSections, { choosing })
  const [first, second] = screen.getAllByRole('option')
  expect(first!.title).toBe('Click again or press Enter to play it')
  await fireEvent.click(first!)
  await fireEvent.click(second!)
  expect(play).not.toHaveBeenCalled()
  await fireEvent.click(second!)
  expect(play).toHaveBeenCalledWith(ways[1])
})

it('plays a step that can be taken back at the first click, unless the player wants to confirm it', async () => {
  const step: Plan = { ...ways[0]!, at_once: true }
  const choosing = table({ sections: [{ ...tickets, tickets: [{ plan: step }] }] })
  const play = vi.spyOn(choosing.session, 'play').mockImplementation(() => undefined)
  render(PanelSections, { choosing })
  const option = screen.getByRole('option')
  expect(option.title).toBe('One click plays it; you can take it back')
  await fireEvent.click(option, { detail: 1 })
  await fireEvent.click(option, { detail: 2 })
  expect(play.mock.calls).toEqual([[step]])
  person.settings.steps = false
  choosing.select(step)
  person.settings.steps = true
  expect(play).toHaveBeenCalledTimes(1)
  expect(choosing.plan).toEqual(step)
})

it('goes through the options by arrow keys and picks them by digits', async () => {
  const choosing = table({ sections: [tickets] })
  const sections = createRawSnippet(() => ({
    render: () => '<div></div>',
    setup: (target: Element) => void mount(PanelSections, { target, props: { choosing } }),
  }))
  render(Picker, { choosing, sections })
  flushSync()
  const options = screen.getAllByRole('option')
  options[0]!.focus()
  await fireEvent.keyDown(options[0]!, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(options[1])
  await fireEvent.keyDown(options[1]!, { key: 'Home' })
  expect(document.activeElement).toBe(options[0])
  await fireEvent.keyDown(document.body, { key: '2' })
  expect(choosing.plan).toEqual(ways[1])
  expect(document.querySelector('.answers kbd')).toBeNull()
})

it('draws the plan under the pointer once it rests there', async () => {
  vi.useFakeTimers()
  const choosing = table({ sections: [tickets] })
  const consider = vi.spyOn(choosing.session, 'consider').mockImplementation(() => undefined)
  render(PanelSections, { choosing })
  const [first, second] = screen.getAllByRole('option')
  await fireEvent.pointerEnter(first!)
  await fireEvent.pointerLeave(first!)
  await fireEvent.pointerEnter(second!)
  vi.advanceTimersByTime(200)
  expect(consider.mock.calls).toEqual([[ways[1]!.actions]])
  choosing.hover(ways[0]!)
  vi.advanceTimersByTime(200)
  expect(choosing.steps.map(({ text }) => text)).toEqual(['1', '2'])
  expect(choosing.plan).toBeNull()
  choosing.hover(null)
  expect(choosing.steps).toEqual([])
  vi.useRealTimers()
})

it('proposes a number and has every other one click away', async () => {
  const bids = [3, 4, 5, 6].map((value) => choice(`bid ${value}`))
  const plans = bids.map(({ action, effect }) => ({ name: effect, actions: [action], effect }))
  const counters: Section = {
    kind: 'counters',
    title: event('panel-title'),
    counters: plans.map((plan, i) => ({ value: i + 3, plan })),
    start: 4,
  }
  const choosing = table({ sections: [counters] }, bids)
  render(PanelSections, { choosing })
  expect(choosing.candidate?.action).toBe('bid 4')
  expect(screen.getByRole('radio', { name: '4' }).getAttribute('aria-checked')).toBe('true')
  await fireEvent.click(screen.getByRole('radio', { name: '6' }))
  expect(choosing.candidate?.action).toBe('bid 6')
})

it('goes on by itself up to a limit, which is put together with the number', async () => {
  const bids = [3, 4, 5, 6].map((value) => choice(`bid ${value}`))
  const plans = bids.map(({ action, effect }) => ({ name: effect, actions: [action], effect }))
  const counters: Section = {
    kind: 'counters',
    title: event('panel-title'),
    counters: plans.map((plan, i) => ({ value: i + 3, plan })),
    start: 3,
    limit: {
      title: event('panel-up'),
      words: event('panel-title'),
      effect: event('panel-upto'),
      kept: event('panel-upto'),
    },
  }
  const choosing = table({ sections: [counters] }, bids)
  render(PanelSections, { choosing })
  expect(choosing.plan).toBeNull()
  await fireEvent.click(screen.getByRole('checkbox'))
  expect(choosing.plan).toMatchObject({ actions: ['bid 3'], later: ['bid 4'] })
  await fireEvent.change(screen.getByRole('spinbutton', { name: 'Up to' }), { target: { value: '9' } })
  // no further than there are values
  expect(choosing.plan).toMatchObject({ later: ['bid 4', 'bid 5', 'bid 6'], effect: { args: { value: 3, limit: 6 } } })
  await fireEvent.click(screen.getByRole('radio', { name: '5' }))
  expect(choosing.plan).toMatchObject({ actions: ['bid 5'], later: ['bid 6'] })
  await fireEvent.click(screen.getByRole('checkbox'))
  expect(choosing.plan).toBeNull()
  expect(choosing.candidate?.action).toBe('bid 5')
})

it('points at things of the board, and leaves to the list what it answers', () => {
  const choosing = table({ sections: [tickets], asks: ['city-A', 'city-B'] })
  const point = vi.spyOn(choosing.session.advice, 'point')
  expect(choosing.legal.has('city-A')).toBe(true)
  choosing.pick(['city-A'])
  expect(point).toHaveBeenCalledWith('city-A')
  choosing.pick(['hex-B1'])
  expect(point).toHaveBeenCalledTimes(1)
  expect(choosing.path).toEqual(['hex-B1'])
  expect(choosing.panel).toBeNull()
})

it('numbers nothing where one action is in hand, and touches a thing once', () => {
  const one: Plan = { ...ways[0]!, actions: ['build B1 x'], things: ['hex-B1', 'hex-B1', 'hand-1'] }
  const choosing = table({ sections: [tickets], asks: ['city-A'] })
  choosing.pick(['city-A'])
  choosing.select(one)
  expect(choosing.steps).toEqual([])
  expect(choosing.touched).toEqual(['city-A', 'hex-B1', 'hand-1'])
})

it('lets a way that is drawn speak for the steps and the price of its plan, and brings it into sight', () => {
  const board = 'board'
  const choosing = table({ sections: [tickets] })
  vi.spyOn(choosing.session, 'painted', 'get').mockReturnValue([scenery(board, 900, 600)])
  choosing.select(ways[0]!)
  expect(choosing.steps).toHaveLength(2)
  expect(choosing.ticket).not.toBeNull()
  const near = choosing.focus(board)
  const { advice } = choosing.session
  const route = [thing('route-line-0', { kind: 'route-line', at: [900, 0] })]
  vi.spyOn(advice, 'previewOf').mockReturnValue([{ name: board, things: [], gone: [], route }])
  const drawn = new Choosing(choosing.session)
  expect(drawn.planned).toEqual(route)
  expect(drawn.steps).toEqual([])
  expect(drawn.ticket).toBeNull()
  expect(drawn.focus(board)!.w).toBeGreaterThan(near!.w + 800)
})

const lined = (plan: Plan, ...at: number[]): Plan => ({
  ...plan,
  line: [
    ...at.map((x) => thing(`route-line-${x}`, { kind: 'route-line', symbol: 'run-3', at: [x, 0] })),
    thing('letter', { kind: 'letter', at: [at.at(-1)!, 5] }),
  ],
})

it('shows other ways beside the one in hand where they differ, and takes the one that is clicked', () => {
  const both = [lined(ways[0]!, 10, 20), lined(ways[1]!, 10, 30)]
  const list: Section = { kind: 'tickets', title: event('panel-ways'), tickets: both.map((plan) => ({ plan })) }
  const choosing = table({ sections: [list] })
  expect(choosing.ways).toEqual([])
  choosing.select(both[0]!)
  expect(choosing.ways.map(({ letter, at, lines }) => [letter, at, lines.map((one) => one.at[0])])).toEqual([
    ['B', [30, 5], [30]],
  ])
  choosing.pick(['way-1-letter', 'hex-B1'])
  expect(choosing.plan).toEqual(both[1])
  expect(choosing.ways.map(({ letter }) => letter)).toEqual(['A'])
})

it('exchanges a part of the plan in hand, says why another cannot be, and keeps what was made beside the tickets', async () => {
  const both = [lined(ways[0]!, 10, 20), lined(ways[1]!, 10, 30)]
  const list: Section = { kind: 'tickets', title: event('panel-ways'), tickets: both.map((plan) => ({ plan })) }
  const choosing = table({ sections: [list] })
  const mine = { ...way('D', 9), actions: ['build B1', 'build D2'] }
  const parts: Section = {
    kind: 'parts',
    title: event('panel-part', { tiles: 2 }),
    parts: ['hex-B1', 'hex-B2'].map((id) => ({
      name: event('panel-row', { name: id }),
      thing: id,
      picture: [thing('tile')],
      others: [
        { name: event('panel-number', { number: 9 }), picture: [thing('tile')], ticket: { plan: mine } },
        { name: event('panel-number', { number: 0 }), picture: [thing('tile')], why: event('panel-short', { owe: 4 }) },
      ],
    })),
  }
  vi.spyOn(choosing.session.advice, 'follows').mockReturnValue([parts])
  choosing.select(both[0]!)
  const told = new Choosing(choosing.session)
  render(PanelSections, { choosing: told })
  expect(screen.getByText('Part 1 of 2')).toBeTruthy()
  told.pick(['hex-B2', 'way-1'])
  flushSync()
  expect(screen.getByText('Part 2 of 2')).toBeTruthy()
  expect(told.plan).toEqual(both[0])
  await fireEvent.click(screen.getByRole('button', { name: '0' }))
  expect(screen.getByRole('status').textContent).toContain('Owe $4')
  await fireEvent.click(screen.getByRole('button', { name: '9' }))
  expect(told.plan).toEqual(mine)
  expect(screen.getAllByRole('option').map((one) => one.querySelector('.letter')!.textContent)).toEqual([
    'A',
    'B',
    'custom',
  ])
  // the others are still those of the list that it was made from
  expect(told.ways.map(({ letter }) => letter)).toEqual(['A', 'B'])
})

it('has few tickets in sight of ways that can be chosen on the board, and that in hand', async () => {
  const many = ['B', 'C', 'D', 'E', 'F'].map((end, i) => lined(way(end, i), i))
  const list: Section = { kind: 'tickets', title: event('panel-ways'), tickets: many.map((plan) => ({ plan })) }
  const choosing = table({ sections: [list] })
  render(PanelSections, { choosing })
  const shown = () => screen.getAllByRole('option').map((one) => one.querySelector('.letter')!.textContent)
  expect(shown()).toEqual(['A', 'B', 'C'])
  choosing.select(many[4]!)
  flushSync()
  expect(shown()).toEqual(['A', 'B', 'C', 'E'])
  await fireEvent.click(document.querySelector('.hidden')!)
  expect(shown()).toHaveLength(5)
})

it('has other answers below, and an answer of the list puts the plan down', async () => {
  const pass: Plan = { name: event('choice-pass'), actions: ['pass'], effect: event('choice-pass') }
  const choosing = table({ sections: [tickets], others: [pass] })
  render(Picker, { choosing })
  const found = screen.getAllByRole('button', { name: 'Pass' })
  expect(found).toHaveLength(1)
  await fireEvent.click(found[0]!)
  expect(choosing.plan?.actions).toEqual(['pass'])
  choosing.path = ['hex-B1']
  flushSync()
  expect(choosing.plan).toBeNull()
})

it('shows rows with marks, a ledger, faces of a die and warnings', () => {
  const sections: Section[] = [
    {
      kind: 'rows',
      title: event('panel-title'),
      columns: [event('panel-column', {}, 0)],
      rows: [
        { name: event('panel-row', { name: 'one' }), cells: [[event('panel-gain', { gain: 2 }, 1)]], plan: ways[0]! },
        { name: event('panel-row', { name: 'two' }), cells: [[event('panel-gain', { gain: 1 })]] },
      ],
    },
    {
      kind: 'forecast',
      title: event('panel-title'),
      futures: [event('panel-future')],
      lines: [{ name: event('panel-line'), cells: [event('panel-number', { number: 4 })], strong: true }],
    },
    {
      kind: 'odds',
      title: event('panel-title'),
      faces: [1, 2, 3, 4, 5, 6].map((value) => (value < 3 ? { value, bad: true } : { value })),
      outcomes: [event('panel-out', { faces: '1, 2' })],
    },
    { kind: 'warning', text: event('panel-short', { owe: 3 }) },
  ]
  render(PanelSections, { choosing: table({ sections }) })
  expect(screen.getAllByRole('option')).toHaveLength(1)
  expect(document.querySelectorAll('.row .seat')).toHaveLength(1)
  expect(screen.getByRole('row', { name: 'Cash left 4' })).toBeTruthy()
  expect(document.querySelectorAll('svg.bad')).toHaveLength(2)
  expect(screen.getByText('1, 2: derails')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toContain('Owe $3')
})

it('says where a plan stopped', () => {
  const choosing = table({ sections: [tickets] })
  choosing.session.refusal = { rule: null, args: {}, step: 2 }
  render(Picker, { choosing })
  expect(screen.getByRole('alert').textContent).toContain('Stopped at step 2.')
})

it('puts several numbers together into one plan, with what is proposed in hand from the beginning', async () => {
  const amount = (name: string, most: number, price: number, start = 0) => ({
    name: event('panel-row', { name }),
    action: `buy ${name}`,
    most,
    price,
    start,
  })
  const section: Section = {
    kind: 'amounts',
    title: event('panel-title'),
    amounts: [amount('cart', 9, 4, 1), amount('cog', 2, 5)],
    money: 15,
    effect: event('panel-way', { start: 'A', end: 'B' }),
    last: ['pass'],
  }
  const stage: Section = { kind: 'stage', name: event('panel-title'), when: 'now', words: [event('panel-ways')] }
  const choosing = table({ sections: [stage, section] })
  render(PanelSections, { choosing })
  flushSync()
  expect(screen.getByText('Ways')).toBeTruthy()
  expect(choosing.plan?.actions).toEqual(['buy cart', 'pass'])
  const [, cog] = screen.getAllByRole('button', { name: 'More' })
  await fireEvent.click(cog!)
  expect(choosing.plan?.actions).toEqual(['buy cart', 'buy cog', 'pass'])
  expect(choosing.plan?.price).toBe(9)
  await fireEvent.click(screen.getByRole('button', { name: 'Show all 9' }))
  expect(choosing.plan?.actions).toEqual(['buy cart', 'buy cart', 'buy cog', 'pass'])
  for (const less of screen.getAllByRole('button', { name: 'Less' })) {
    await fireEvent.click(less)
    await fireEvent.click(less)
  }
  expect(choosing.plan).toBeNull()
})

it('leaves to the panel what the panel answers, by the same keys', () => {
  const legal = [choice('sell', ['shares-0']), choice('hire', ['worker-1']), choice('rail', ['space-1'])]
  const rows: Section = {
    kind: 'rows',
    title: event('panel-title'),
    columns: [],
    rows: legal.slice(0, 2).map(({ action, effect }) => ({
      name: effect,
      cells: [],
      plan: { name: effect, actions: [action], effect },
    })),
  }
  const choosing = table({ sections: [rows] }, legal)
  expect(choosing.groups.flatMap(({ members }) => members.map(({ answer }) => answer.key))).toEqual(['space-1'])
  render(PanelSections, { choosing })
  expect(screen.getAllByRole('option').map((one) => one.dataset.key)).toEqual(['shares-0', 'worker-1'])
})

it('takes a typed number once it is one of the values, and Enter first makes it one', async () => {
  const bids = [4, 5, 6, 7, 12].map((value) => choice(`bid ${value}`))
  const plans = bids.map(({ action, effect }) => ({ name: effect, actions: [action], effect }))
  const counters: Section = {
    kind: 'counters',
    title: event('panel-title'),
    counters: plans.map((plan, i) => ({ value: [4, 5, 6, 7, 12][i]!, plan })),
    start: 4,
  }
  const choosing = table({ sections: [counters] }, bids)
  render(PanelSections, { choosing })
  const field = screen.getByRole<HTMLInputElement>('spinbutton')
  await fireEvent.input(field, { target: { value: '1' } })
  // the beginning of 12: what is in hand stays what its button says
  expect(choosing.candidate?.action).toBe('bid 4')
  expect(field.value).toBe('1')
  await fireEvent.input(field, { target: { value: '12' } })
  expect(choosing.candidate?.action).toBe('bid 12')
  await fireEvent.input(field, { target: { value: '30' } })
  expect(field.value).toBe('12')
  await fireEvent.input(field, { target: { value: '1' } })
  const heard = vi.fn()
  window.addEventListener('keydown', heard)
  await fireEvent.keyDown(field, { key: 'Enter' })
  window.removeEventListener('keydown', heard)
  expect(heard).not.toHaveBeenCalled()
  expect(choosing.candidate?.action).toBe('bid 4')
  expect(field.value).toBe('4')
})

it('lists nothing twice that stands below the list, and its button has the key and the digit', () => {
  const legal = [choice('raise', []), choice('pass', []), choice('rail', ['space-1'])]
  const others = legal.slice(0, 2).map(({ action, effect }) => ({ name: effect, actions: [action], effect }))
  const choosing = table({ sections: [{ kind: 'note', text: event('panel-nothing') }], others }, legal)
  expect(choosing.groups.flatMap(({ members }) => members.map(({ answer }) => answer.key))).toEqual(['space-1'])
})
