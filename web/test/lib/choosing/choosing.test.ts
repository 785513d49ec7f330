import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Choosing } from '../../../src/lib/choosing/choosing.svelte'
import type { TableSession } from '../../../src/lib/table/session.svelte'
import type { State } from '../../../src/lib/generated/wire'
import { choice, position, session as made, speak, state, thing } from '../../table'

const legal = [
  choice('build K10 gentle', ['hex-K10', 'tile-gentle'], 2),
  choice('build K10 straight', ['hex-K10', 'tile-straight'], 3),
  choice('build L9 acute', ['hex-L9', 'tile-acute'], 4),
  choice('done'),
]
const things = [
  thing('hex-K10', { kind: 'place', at: [100, 100] }),
  thing('hex-L9', { kind: 'place', at: [200, 100] }),
  thing('hex-Z1', { kind: 'place', at: [300, 100] }),
  thing('cube-Z1', { at: [300, 110] }),
]
const scenes: State['scenes'] = [
  { name: 'board', things },
  { name: 'tiles', things: [thing('tile-gentle'), thing('box-1')] },
]

let session: TableSession
let choosing: Choosing
beforeEach(() => {
  session = made({ legal, scenes })
  choosing = new Choosing(session)
  speak('price = { $amount } crowns\n')
})

describe('answers', () => {
  it('narrow what is touched and what can be clicked', () => {
    expect([...choosing.askable]).toEqual(['hex-K10', 'hex-L9'])
    expect(choosing.touched).toEqual([])
    choosing.path = ['hex-K10']
    expect(choosing.touched).toEqual(['hex-K10'])
    expect([...choosing.askable]).toEqual(['tile-gentle', 'tile-straight'])
    // The first question can be answered anew.
    expect([...choosing.legal].sort()).toEqual(['hex-K10', 'hex-L9', 'tile-gentle', 'tile-straight'])
    choosing.path = ['hex-K10', 'tile-gentle']
    expect(choosing.candidate?.action).toBe('build K10 gentle')
    expect(choosing.touched).toEqual(['hex-K10', 'tile-gentle'])
  })

  it('hold for one version of the table', () => {
    choosing.path = ['hex-K10']
    choosing.hot = 'tile-gentle'
    session.state = state({ legal, scenes, version: 2 })
    expect(choosing.path).toEqual([])
    expect(choosing.hot).toBeNull()
  })

  it('are not asked for when it is not my turn, or when I look back', () => {
    session.state = state({ legal, scenes, seat: 1 })
    expect(choosing.asking).toBe(false)
    expect(choosing.legal.size).toBe(0)
    session.state = state({ legal, scenes })
    choosing.path = ['hex-K10']
    session.history.position = position(0)
    expect(choosing.asking).toBe(false)
    expect(choosing.touched).toEqual([])
    expect(choosing.legal.size).toBe(0)
  })
})

describe('numbers', () => {
  it('begin with the lowest and are forgotten with their question', () => {
    const bids = [choice('bid 7'), choice('bid 5'), choice('drop')]
    session.state = state({ legal: bids })
    expect(choosing.value).toBe(5)
    choosing.value = 7
    expect(choosing.candidate?.action).toBe('bid 7')
    session.state = state({ legal: bids, version: 2 })
    expect(choosing.value).toBe(5)
  })
})

describe('a click', () => {
  it('chooses the first of the things under it that leads anywhere', () => {
    choosing.hot = 'hex-L9'
    choosing.pick(['name-L9', 'hex-L9'])
    expect(choosing.candidate?.action).toBe('build L9 acute')
    expect(choosing.hot).toBeNull()
  })

  it('asks why nothing can be done with the field under it', () => {
    const why = vi.spyOn(session, 'why').mockImplementation(() => {})
    choosing.pick(['cube-Z1', 'hex-Z1'])
    expect(why).toHaveBeenCalledWith(['hex-Z1'])
    choosing.pick(['name-1', 'board-9'])
    expect(why).toHaveBeenLastCalledWith(['board-9'])
    expect(choosing.path).toEqual([])
  })

  it('does nothing when nothing is asked', () => {
    const why = vi.spyOn(session, 'why').mockImplementation(() => {})
    session.state = state({ legal, scenes, seat: 1 })
    choosing.pick(['hex-K10'])
    expect(why).not.toHaveBeenCalled()
    expect(choosing.path).toEqual([])
  })

  it('asks for the rule with what is chosen before the thing', () => {
    const cells = [choice('lay 1 A1', ['hand-1', 'cell-A1']), choice('lay 2 A1', ['hand-2', 'cell-A1'])]
    const board = [thing('cell-A1', { kind: 'place' }), thing('cell-B1', { kind: 'place' })]
    session = made({ legal: cells, scenes: [{ name: 'board', things: board }] })
    choosing = new Choosing(session)
    const why = vi.spyOn(session, 'why').mockImplementation(() => {})
    choosing.path = ['hand-1']
    choosing.pick(['cell-B1'])
    expect(why).toHaveBeenLastCalledWith(['hand-1', 'cell-B1'])
  })

  it('points at what the panel asks for, also if it is an answer', () => {
    const point = vi.spyOn(session.advice, 'point').mockImplementation(() => {})
    const panel = { question: { id: 'ask', seat: null, args: {} }, sections: [], asks: ['hex-K10'] }
    vi.spyOn(session.advice, 'panel', 'get').mockReturnValue(panel)
    choosing = new Choosing(session)
    choosing.pick(['hex-K10'])
    expect(point).toHaveBeenCalledWith('hex-K10')
    choosing.pick(['hex-L9'])
    expect(choosing.path).toEqual(['hex-L9'])
  })

  it('on the twin of a thing chooses that one', () => {
    const tile = (id: string) => thing(id, { symbol: 'tile', title: 'straight' })
    session = made({
      legal: [choice('lay 1', ['hand-1']), choice('pass')],
      scenes: [
        { name: 'board', things: [] },
        { name: 'hand', things: [tile('hand-1'), tile('hand-2')] },
      ],
    })
    choosing = new Choosing(session)
    expect([...choosing.glowing]).toEqual(['hand-1', 'hand-2'])
    choosing.pick(['hand-2'])
    expect(choosing.candidate?.action).toBe('lay 1')
  })
})

describe('drawings', () => {
  it('show what the choice in hand would change', () => {
    choosing.path = ['hex-L9']
    session.previews = {
      'build L9 acute': [
        { name: 'board', things: [thing('tile-L9'), thing('disc-L9', { kind: 'mark', at: [200, 80] })], gone: [] },
      ],
    }
    expect(choosing.things('board').filter((one) => one.ghost)).toHaveLength(2)
    // The disc lies above the middle of the field, so the price goes below.
    expect(choosing.ticket).toEqual({ at: [200, 128], text: '4 crowns' })
    expect(choosing.things('tiles').some((one) => one.ghost)).toBe(false)
  })

  it('have the price above the field where nothing is in its way', () => {
    choosing.path = ['hex-L9']
    expect(choosing.ticket?.at).toEqual([200, 72])
  })

  it('say in which of them something is asked, and bring it into sight', () => {
    const scene = (name: string) => ({
      name,
      title: '',
      box: [0, 0, 1, 1] as [number, number, number, number],
      background: '',
      symbols: {},
    })
    expect([choosing.asksIn(scene('board')), choosing.asksIn(scene('tiles'))]).toEqual([true, false])
    choosing.path = ['hex-K10']
    expect([choosing.asksIn(scene('board')), choosing.asksIn(scene('tiles'))]).toEqual([false, true])
    expect(choosing.focus('board')).toEqual({ x: -90, y: -90, w: 380, h: 380 })
    expect(choosing.focus('nowhere')).toBeNull()
  })

  it('light what the log names', () => {
    choosing.light(['K10', 'red'])
    expect(choosing.lights).toEqual(['hex-K10'])
    choosing.hot = 'hex-L9'
    expect(choosing.lights).toEqual(['hex-L9', 'hex-K10'])
    choosing.light([])
    expect(choosing.lights).toEqual(['hex-L9'])
  })

  it('show the way of what was done last until something is chosen', () => {
    const last = { number: 1, seat: 1, action: 'deliver', route: [thing('line')] }
    session.state = state({ legal, scenes, last })
    expect(choosing.route.map((one) => one.id)).toEqual(['line'])
    choosing.path = ['hex-L9']
    expect(choosing.route).toEqual([])
  })
})
