/** Every game of the shed as the lobby shows it. */
import known from 'virtual:games'
import { find, i18n } from '../i18n/i18n.svelte'
import { LANGUAGES, words } from '../i18n/fluent'

const told = (game: string, id: string): string | undefined =>
  known[game]?.texts[`${i18n.language}.${id}`] ?? known[game]?.texts[`en.${id}`]

export const gameTitle = (game: string): string => told(game, 'title') ?? find(game, 'title') ?? words(game)
export const gameSentence = (game: string): string => told(game, 'sentence') ?? find(game, 'sentence') ?? ''
/** What a table is called besides its game; empty for one that is called after the game, in whatever language. */
export const nameBeside = (game: string, name: string): string =>
  [words(game), ...LANGUAGES.map((language) => known[game]?.texts[`${language}.title`])].includes(name) ? '' : name
/** How long a game takes. */
export const gameLength = (game: string): string => told(game, 'length') ?? find(game, 'length') ?? ''
export const emblem = (game: string): string => known[game]?.emblem ?? ''
