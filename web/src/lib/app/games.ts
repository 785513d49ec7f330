/** Every game of the shed as the lobby shows it. */
import known from 'virtual:games'
import { find, i18n } from '../i18n/i18n.svelte'
import { words } from '../i18n/fluent'

const told = (game: string, id: string): string | undefined =>
  known[game]?.texts[`${i18n.language}.${id}`] ?? known[game]?.texts[`en.${id}`]

export const gameTitle = (game: string): string => told(game, 'title') ?? find(game, 'title') ?? words(game)
export const gameSentence = (game: string): string => told(game, 'sentence') ?? find(game, 'sentence') ?? ''
export const emblem = (game: string): string => known[game]?.emblem ?? ''
