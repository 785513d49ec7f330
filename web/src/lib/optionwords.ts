/** What the presets and options of a game are called. */
import { words } from './fluent'
import { find, t } from './i18n.svelte'
import type { Value } from './plan'

export const presetName = (game: string, preset: string): string => find(game, `preset-${preset}`) ?? words(preset)
export const presetHelp = (game: string, preset: string): string =>
  find(game, `preset-${preset}.help`) ?? t('new-preset-help')

export const optionName = (game: string, option: string): string => find(game, `option-${option}.name`) ?? words(option)
export const optionHelp = (game: string, option: string): string => find(game, `option-${option}`) ?? ''

export function optionValue(game: string, option: string, value: Value): string {
  if (typeof value === 'boolean') return value ? t('yes') : t('no')
  const id = String(value).replace(':', '-')
  return find(game, `option-${option}-${id}`) ?? find(game, `${option}-${id}`) ?? words(String(value))
}
