import { expect, it } from 'vitest'
import { gather } from '../../../games'
import { emblem, gameSentence, gameTitle } from '../../../src/lib/app/games'
import { i18n } from '../../../src/lib/i18n/i18n.svelte'

const games = Object.entries(gather())

it.each(games)('%s has a title, a sentence and an emblem for the lobby', (name, { texts }) => {
  expect(texts['en.title']).toBeTruthy()
  expect(texts['en.sentence']).toBeTruthy()
  expect(emblem(name)).toMatch(/^</)
})

it('what a language lacks is told in English, what nobody tells is made from the name', () => {
  const [name, { texts }] = games[0]!
  i18n.language = 'hu'
  expect(gameTitle(name)).toBe(texts['hu.title'] ?? texts['en.title'])
  i18n.language = 'en'
  expect(gameTitle('not_yet')).toBe('Not yet')
  expect(gameSentence('not_yet')).toBe('')
})
