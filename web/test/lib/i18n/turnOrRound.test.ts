import { afterEach, expect, it } from 'vitest'
import { bundle, Messages } from '../../../src/lib/i18n/fluent'
import { i18n } from '../../../src/lib/i18n/i18n.svelte'
import { periodNow, periodOf, periodPost } from '../../../src/lib/i18n/turnOrRound'

afterEach(() => {
  i18n.games = {}
})

it('a game counts what its catalogue says, in each language', () => {
  i18n.games = {
    steam: new Messages([bundle('en', 'period = round')]),
    age_of_steam: new Messages([bundle('en', 'period = turn')]),
  }
  expect([periodOf('steam'), periodOf('age_of_steam'), periodOf('unknown')]).toEqual(['round', 'turn', 'turn'])
  expect([periodNow('steam', 3), periodNow('age_of_steam', 3)]).toEqual(['Round 3', 'Turn 3'])
  expect([periodPost('steam', 3), periodPost('age_of_steam', 3)]).toEqual(['R3', 'T3'])
})

it('a language calls it as the rulebook of the game does', () => {
  const hungarian = new Messages([bundle('hu', 'period = turn'), bundle('en', 'period = round')])
  i18n.games = { steam: hungarian }
  expect(periodOf('steam')).toBe('turn')
})
