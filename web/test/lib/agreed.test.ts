import { describe, expect, it } from 'vitest'
import { begun } from '../src/lib/turns'

describe('turns', () => {
  it('are told by events', () => {
    expect(
      begun(
        [
          { id: 'income-collected', args: {} },
          { id: 'turn-begins', args: { turn: 3 } },
        ],
        2,
      ),
    ).toBe(3)
    expect(begun([{ id: 'round-begun', args: { round: 17, era: 1 } }], 16)).toBe(17)
    expect(begun([{ id: 'round-begins', args: {} }], 4)).toBe(5)
    expect(begun([{ id: 'game-over', args: { turn: 8 } }], 8)).toBeNull()
  })
})
