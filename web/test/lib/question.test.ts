import { expect, it } from 'vitest'
import { step } from '../../src/lib/choosing/narrowing'
import { question } from '../../src/lib/sentences'
import { choice, speak } from '../table'

speak(`
phase-draft = Draft
phase-return = Way back
phase-build = Build
ask-draft = Choose the personality that you return
ask-return = Choose the return good
ask-build = Build one thing
ask-lay = Where does the tile lie?
`)

const asks = (phase: string, ...actions: string[]): string =>
  question(
    'shunting',
    phase,
    step(
      actions.map((action) => choice(action)),
      [],
    ),
  )

it('the question of another phase that is called like the verb is not asked', () => {
  expect(asks('draft', 'return banker', 'return innkeeper')).toBe('Choose the personality that you return')
  expect(asks('return', 'return wine', 'return none')).toBe('Choose the return good')
})

it('a verb that is all that can be done may ask in words of its own', () => {
  expect(asks('build', 'lay A1', 'lay A2')).toBe('Where does the tile lie?')
  expect(asks('build', 'lay A1', 'pass')).toBe('Build one thing')
})
