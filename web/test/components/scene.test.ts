import { fireEvent, render } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'
import Displays from '../../src/components/table/Displays.svelte'
import SceneSvg from '../../src/components/table/SceneSvg.svelte'
import { Choosing } from '../../src/lib/choosing/choosing.svelte'
import { i18n } from '../../src/lib/i18n/i18n.svelte'
import type { Scenery, Thing } from '../../src/lib/generated/wire'
import { choice, scenery, session, speak, thing } from '../table'

speak(`
draw-livery_1 = Pine
draw-livery_2 = Orange
`)

describe('displays', () => {
  const scenes = [
    { name: 'board', things: [] },
    { name: 'goods', things: [] },
    { name: 'tiles', things: [thing('tile-1')] },
  ]
  const painted: Scenery[] = [scenery('goods', 400, 400), scenery('tiles', 400, 400)]

  it('stand one below the other; what is asked for comes first', () => {
    const choosing = new Choosing(session({ scenes, legal: [choice('take 1', ['tile-1']), choice('pass')] }))
    render(Displays, { choosing, scenes: painted })
    const boxes = [...document.querySelectorAll('.panel-box')]
    expect(boxes.map((one) => one.getAttribute('aria-label'))).toEqual(['tiles', 'goods'])
  })
})

describe('a scene', () => {
  const things: Thing[] = [
    thing('hex-A1', { kind: 'place', symbol: 'hex', at: [0, 0], title: 'A1' }),
    thing('hex-B1', { kind: 'place', symbol: 'hex', at: [100, 0], title: 'B1' }),
    thing('hex-C1', { kind: 'place', symbol: 'hex', at: [200, 0], title: 'C1' }),
    thing('cube-1', { at: [100, 50], title: 'Pine: cube' }),
    thing('player-name-1', { label: 'Orange' }),
  ]
  const usual = {
    scenery: { ...scenery('board', 900, 600), symbols: { hex: '<path d="M0 0"/>', cube: '<path class="x"/>' } },
    things,
    legal: new Set(['hex-A1', 'hex-B1', 'cube-1']),
    path: [],
    hot: [],
    fresh: [],
    freshSeat: null,
    refused: null,
    names: ['Ada', 'Bela'],
    onpick: () => {},
  }
  const at = (id: string): SVGElement => document.querySelector<SVGElement>(`[data-id=${id}]`)!

  it('lights fields themselves, and puts a ring around anything else', () => {
    render(SceneSvg, usual)
    expect([...document.querySelectorAll<SVGElement>('.legal')].map((one) => one.dataset.id)).toEqual([
      'hex-A1',
      'hex-B1',
    ])
    expect(document.querySelectorAll('.may')).toHaveLength(1)
  })

  it('is gone through by arrows, and chosen from by Enter', async () => {
    const onpick = vi.fn()
    render(SceneSvg, { ...usual, onpick })
    expect(at('hex-A1').getAttribute('tabindex')).toBe('0')
    expect(at('hex-C1').getAttribute('tabindex')).toBeNull()
    at('hex-A1').focus()
    await fireEvent.keyDown(at('hex-A1'), { key: 'ArrowRight' })
    expect(document.activeElement).toBe(at('hex-B1'))
    await fireEvent.keyDown(at('hex-B1'), { key: 'Enter' })
    expect(onpick).toHaveBeenCalledWith(['hex-B1'])
    onpick.mockClear()
    await fireEvent.keyDown(at('hex-C1'), { key: 'Enter' })
    expect(onpick).not.toHaveBeenCalled()
  })

  it('draws a way over tiles that lie flat, and under the pieces', () => {
    const flat = [
      thing('hex-A1', { kind: 'place', symbol: 'hex' }),
      thing('tile-A1', { kind: 'tile flat', symbol: 'tile' }),
      thing('cube-1'),
    ]
    const route = [thing('route-line-0', { kind: 'route-line narrow', symbol: 'way-N' })]
    render(SceneSvg, { ...usual, things: flat, route })
    const drawn = [...document.querySelectorAll('.thing')].map((one) => one.getAttribute('href'))
    expect(drawn).toEqual(['#s-hex', '#s-tile', '#s-way-N', '#s-cube'])
  })

  it('joins what is chosen by a line, but not on a mat', () => {
    const path = ['cube-1', 'hex-B1']
    const { unmount } = render(SceneSvg, { ...usual, path })
    expect(document.querySelectorAll('.way')).toHaveLength(1)
    unmount()
    render(SceneSvg, { ...usual, path, joins: false })
    expect(document.querySelectorAll('.way')).toHaveLength(0)
  })

  it('calls players by their names in place of their liveries', () => {
    render(SceneSvg, usual)
    expect(at('cube-1').getAttribute('aria-label')).toBe('Ada: cube')
    expect(at('player-name-1').textContent).toContain('Bela')
    expect(i18n.liveries()).toEqual(['Pine', 'Orange'])
  })

  it('marks what is chosen, new and refused', () => {
    const ticket = { at: [0, 0] as [number, number], text: '$4' }
    render(SceneSvg, {
      ...usual,
      path: ['hex-A1', 'cube-1'],
      fresh: ['cube-1'],
      freshSeat: 1,
      refused: 'hex-C1',
      ticket,
    })
    expect(at('hex-A1').classList.contains('selected')).toBe(true)
    expect(document.querySelectorAll('.taken-ring')).toHaveLength(1)
    expect(document.querySelector('.way')!.getAttribute('points')).toBe('0,0 100,50')
    expect(document.querySelector('.just-changed')!.getAttribute('style')).toMatch(/--c: ?var\(--p2\)/)
    expect(document.querySelector('.cross')).not.toBeNull()
    expect(document.querySelector('.price')!.textContent?.trim()).toBe('$4')
  })
})
