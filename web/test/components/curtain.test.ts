import { fireEvent, render, screen } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'
import Desk from '../../src/components/table/Desk.svelte'
import { Choosing } from '../../src/lib/choosing/choosing.svelte'
import type { TableSession } from '../../src/lib/table/session.svelte'
import { choice, scenery, session, speak, state, thing } from '../table'

speak(`
phase-build = Build track
ask-build = What do you do?
choice-take = Take
choice-pass = Pass
`)

const scenes = [
  { name: 'board', things: [] },
  { name: 'hand', things: [thing('tile-1', { title: 'a secret tile' }), thing('tile-2')] },
]
const legal = [choice('take 1', ['tile-1']), choice('take 2', ['tile-2']), choice('pass')]
const shared = { hidden: true, mine: [0, 1] }

function desk(at: TableSession): void {
  render(Desk, { choosing: new Choosing(at), displays: [scenery('hand', 360, 160)], unread: 0, tab: 'map' })
}

describe('the curtain', () => {
  it('is closed while the server shows what everybody sees, and asks for the rest when it is opened', async () => {
    const at = session({ seat: 1, eye: null }, shared)
    const sit = vi.spyOn(at, 'sit').mockImplementation((seat) => {
      at.state = state({ scenes, legal, seat: 1, eye: seat })
    })
    desk(at)
    expect(screen.getByRole('heading', { name: 'Bela' })).toBeTruthy()
    expect(document.body.innerHTML).not.toContain('a secret tile')
    expect(screen.queryByRole('tab', { name: 'Displays' })).toBeNull()
    await fireEvent.click(screen.getByRole('button', { name: 'I am Bela: open' }))
    expect(sit).toHaveBeenCalledWith(1)
    expect(document.body.innerHTML).toContain('a secret tile')
    expect(screen.getByText('What do you do?')).toBeTruthy()
  })

  it('stays open for who sits there already', () => {
    desk(session({ scenes, legal, seat: 1, eye: 1 }, shared))
    expect(screen.getByText('What do you do?')).toBeTruthy()
  })

  it('leaves who sits there his hand while somebody else decides', () => {
    expect(session({ scenes, seat: 2, eye: 1 }, shared).covered).toBe(false)
    const nobody = session({ scenes, seat: 2, eye: null }, shared)
    expect(nobody.covered).toBe(true)
    expect(nobody.curtain).toBeNull()
  })

  it.each([
    ['nothing is hidden', { hidden: false, mine: [0, 1] }, null],
    ['I see with my own eyes', { hidden: true, mine: [0] }, 0],
    ['I only watch', { hidden: true, mine: [] }, null],
  ])('is not there where %s', (_, of, eye) => {
    expect(session({ scenes, legal, seat: 0, eye }, of).covered).toBe(false)
  })
})

it('what has just changed is told by what the same seat has seen', () => {
  const at = session({ scenes, seat: 0, number: 4 }, shared)
  const arrive = (more: Parameters<typeof state>[0]): void => {
    ;(at as unknown as { arrive: (fresh: unknown) => void }).arrive(state({ version: at.state!.version + 1, ...more }))
  }
  Object.assign(at, {
    logbook: { entries: [], lastOf: () => 0, follow: () => {} },
    painting: { scenes: [], need: () => {} },
  })
  const other = [scenes[0]!, { name: 'hand', things: [thing('tile-9')] }]
  arrive({ scenes, seat: 0, number: 5 })
  arrive({ scenes: other, seat: 1, eye: 1, number: 6 })
  expect(at.fresh['hand']).toEqual([])
  arrive({ scenes, seat: 0, number: 7 })
  expect(at.fresh['hand']).toEqual([])
  arrive({ scenes: [scenes[0]!, { name: 'hand', things: [thing('tile-1'), thing('tile-3')] }], seat: 0, number: 8 })
  expect(at.fresh['hand']).toContain('tile-3')
})
