import { describe, expect, it } from 'vitest'
import {
  along,
  among,
  mostChanged,
  percents,
  scaleOf,
  seasonParts,
  signed,
  sizesOf,
  sizeText,
  withBots,
} from '../../src/lib/club/ratings'
import type { Anchor, Leaderboard, Ranked, SeatChange } from '../../src/lib/generated/wire'

const person = (name: string, rating: number, margin = 50): Ranked => ({
  name,
  rating,
  margin,
  games: 20,
  wins: 5,
  par: 6,
  change: 0,
  last: 0,
})
const bot = (bot: string, rating: number): Anchor => ({ bot, rating, margin: 20 })

describe('ratings', () => {
  it('have a sign and a true minus', () => {
    expect([13.4, -35.6, 0.3, -0.4].map(signed)).toEqual(['+13', '−36', '0', '0'])
  })

  it('are shown on a scale that cuts no bar', () => {
    const bars = [person('a', 1512, 240), person('b', 1718, 18)]
    const scale = scaleOf(bars)
    for (const bar of bars) {
      expect(along(bar.rating - bar.margin, scale)).toBeGreaterThanOrEqual(0)
      expect(along(bar.rating + bar.margin, scale)).toBeLessThanOrEqual(100)
    }
    expect(scale.ticks.length).toBeLessThanOrEqual(7)
    expect(scale.ticks.every((tick) => tick % 100 === 0)).toBe(true)
    expect(scaleOf([]).ticks).toHaveLength(3)
    expect(scaleOf([person('wide', 1500, 1400)]).ticks.length).toBeLessThanOrEqual(7)
  })

  it('stand with bots where what is certain puts them', () => {
    const rows = [person('Ann', 1700), person('Ben', 1600)]
    const lines = withBots(rows, [bot('medium', 1600), bot('strong', 1800)], true)
    expect(lines.map((line) => ('bot' in line ? line.bot.bot : line.person.name))).toEqual([
      'strong',
      'Ann',
      'medium',
      'Ben',
    ])
    expect(withBots(rows, [bot('medium', 1600)], false)).toHaveLength(2)
  })

  it('say between which bots somebody stands', () => {
    const board = { bots: [bot('easy', 1300), bot('medium', 1500), bot('strong', 1650)], me: person('me', 1585) }
    expect(among(board as unknown as Leaderboard)).toEqual({ above: 'medium', below: 'strong', points: 65 })
    expect(among({ bots: [], me: person('me', 1) } as unknown as Leaderboard)).toEqual({ points: 0 })
    expect(among({ bots: [] } as unknown as Leaderboard)).toEqual({ points: 0 })
  })

  it('name classes of seats and seasons', () => {
    expect(sizesOf([3, 4, 5, 6])).toEqual(['3-4', '5-6'])
    expect(sizesOf([2])).toEqual(['2'])
    expect(sizeText('3-4')).toBe('3–4')
    expect(seasonParts('2026-4')).toEqual({ year: '2026', quarter: 4 })
  })

  it('find who else has changed most, bots left out', () => {
    const change = (seat: number, by: number, fixed = false): SeatChange =>
      ({ seat, before: 1500, after: 1500 + by, fixed }) as SeatChange
    const changes = [change(0, 60), change(1, -36), change(2, 20), change(3, 90, true)]
    expect(mostChanged(changes, [0])?.seat).toBe(1)
    expect(mostChanged([change(0, 5)], [0])).toBeUndefined()
  })

  it('give chances that come to a hundred', () => {
    expect(percents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33])
    expect(percents([0.999, 0.001])).toEqual([100, 0])
    expect(percents([0.124, 0.376, 0.25, 0.25]).reduce((sum, one) => sum + one)).toBe(100)
  })
})
