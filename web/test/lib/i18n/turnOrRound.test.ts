import { afterEach, expect, it } from 'vitest'
import { bundle, Messages } from '../../../src/lib/i18n/fluent'
import { i18n } from '../../../src/lib/i18n/i18n.svelte'
import { periodNow, periodOf, periodPost } from '../../../src/lib/i18n/turnOrRound'

afterEach(() => {
  i18n.games = {}
})

it('a game counts what it says that begins', () => {
  i18n.games = {
    steam: new Messages([bundle('en', 'round-begins = Round { $round } begins.')]),
    age_of_steam: new Messages([bundle('en', 'turn-begins = Turn { $turn } begins.')]),
  }
  expect([periodOf('steam'), periodOf('age_of_steam'), periodOf('unknown')]).toEqual(['round', 'turn', 'turn'])
  expect([periodNow('steam', 3), periodNow('age_of_steam', 3)]).toEqual(['Round 3', 'Turn 3'])
  expect([periodPost('steam', 3), periodPost('age_of_steam', 3)]).toEqual(['R3', 'T3'])
})
