import { beforeEach, describe, expect, it } from 'vitest'
import { fitted, levels, offered, remember, remembered, wanted } from '../../../src/lib/newTable/quickStart'
import type { GameInfo } from '../../../src/lib/generated/wire'

const game = (name: string, seats: number[], bots: string[]): GameInfo => ({
  name,
  seats,
  bots,
  presets: { usual: {} },
  options: [],
})
const steam = game('steam', [3, 4, 5], ['random', 'greedy', 'easy', 'medium', 'strong'])
const duel = game('duel', [2], ['random', 'greedy'])

describe('a game with one click', () => {
  beforeEach(() => localStorage.clear())

  it('is offered as usual, then as it was played last', () => {
    expect(offered([steam, duel], remembered())).toEqual({ game: 'steam', size: 4, bot: 'medium' })
    remember({ game: 'steam', size: 3, bot: 'easy' })
    expect(offered([steam, duel], remembered())).toEqual({ game: 'steam', size: 3, bot: 'easy' })
    expect(offered([], remembered())).toBeNull()
  })

  it('keeps what another game allows', () => {
    expect(fitted(duel, { size: 5, bot: 'strong' })).toEqual({ game: 'duel', size: 2, bot: 'greedy' })
    expect(levels(steam)).toEqual(['easy', 'medium', 'strong'])
  })

  it('is not disturbed by what a browser has kept', () => {
    localStorage.setItem('steamshed-play', '{"game": 7, "size": "x"')
    expect(offered([steam], remembered())?.size).toBe(4)
    localStorage.setItem('steamshed-play', '{"game": "gone", "size": "x", "bot": 3}')
    expect(offered([steam], remembered())).toEqual({ game: 'steam', size: 4, bot: 'medium' })
  })

  it('asks for a private table with bots of that strength', () => {
    const asked = wanted(steam, { game: 'steam', size: 3, bot: 'strong' }, 'en')
    expect(asked.seats.map((seat) => [seat.kind, seat.bot])).toEqual([
      ['me', undefined],
      ['bot', 'strong'],
      ['bot', 'strong'],
    ])
    expect([asked.privacy, asked.pace]).toEqual(['private', { kind: 'none' }])
  })
})
