import { fireEvent, render, screen } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import Desk from '../../src/components/table/Desk.svelte'
import { Choosing } from '../../src/lib/choosing.svelte'
import type { TableSession } from '../../src/lib/table.svelte'
import { choice, player, scenery, session, speak, state, thing } from '../table'

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
  it('hides a hand until its player sits before the screen', async () => {
    const at = session({ scenes, legal, seat: 1 }, shared)
    at.sitting = 0
    desk(at)
    expect(screen.getByRole('heading', { name: 'Bela' })).toBeTruthy()
    expect(document.body.innerHTML).not.toContain('a secret tile')
    expect(screen.queryByRole('tab', { name: 'Displays' })).toBeNull()
    await fireEvent.click(screen.getByRole('button', { name: 'I am Bela: open' }))
    expect(document.body.innerHTML).toContain('a secret tile')
    expect(screen.getByText('What do you do?')).toBeTruthy()
  })

  it('stays open for who sits there already', () => {
    const at = session({ scenes, legal, seat: 1 }, shared)
    at.sitting = 1
    desk(at)
    expect(screen.getByText('What do you do?')).toBeTruthy()
  })

  it('covers what another of my seats would see while somebody else decides', () => {
    const at = session({ scenes, seat: 2 }, shared)
    at.sitting = 1
    expect(at.covered).toBe(true)
    expect(at.curtain).toBeNull()
    at.sitting = 0
    expect(at.covered).toBe(false)
  })

  it.each([
    ['nothing is hidden', { hidden: false, mine: [0, 1] }],
    ['I play alone', { hidden: true, mine: [0] }],
    ['a bot plays my other seat', { ...shared, players: [player(0, 'Ada'), player(1, 'Bela', { stand_in: true })] }],
  ])('is not there where %s', (_, of) => {
    expect(session({ scenes, legal, seat: 0 }, of).covered).toBe(false)
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
  arrive({ scenes: other, seat: 1, number: 6 })
  expect(at.fresh['hand']).toEqual([])
  arrive({ scenes, seat: 0, number: 7 })
  expect(at.fresh['hand']).toEqual([])
  arrive({ scenes: [scenes[0]!, { name: 'hand', things: [thing('tile-1'), thing('tile-3')] }], seat: 0, number: 8 })
  expect(at.fresh['hand']).toContain('tile-3')
})
