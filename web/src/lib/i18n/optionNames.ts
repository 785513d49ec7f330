/** What the presets and options of a game are called. */
import { words } from './fluent'
import { find, i18n, t } from './i18n.svelte'
import type { Need } from '../newTable/draft'
import type { OptionValue } from '../generated/wire'

export const presetName = (game: string, preset: string): string => find(game, `preset-${preset}`) ?? words(preset)
export const presetHelp = (game: string, preset: string): string =>
  find(game, `preset-${preset}.help`) ?? t('new-preset-help')

export const optionName = (game: string, option: string): string => find(game, `option-${option}.name`) ?? words(option)
export const optionHelp = (game: string, option: string): string => find(game, `option-${option}`) ?? ''

export function optionValue(game: string, option: string, value: OptionValue): string {
  if (typeof value === 'boolean') return value ? t('yes') : t('no')
  const id = String(value).replace(':', '-')
  return find(game, `option-${option}-${id}`) ?? find(game, `${option}-${id}`) ?? words(String(value))
}

/** Why an option has no effect: what it needs. */
export function idleReason(game: string, lacking: Need[]): string {
  const list = (type: Intl.ListFormatType): Intl.ListFormat => new Intl.ListFormat(i18n.language, { type })
  const needs = lacking.map(([option, values]) => {
    const wanted = list('disjunction').format(values.map((value) => optionValue(game, option, value)))
    return t('new-idle-need', { option: optionName(game, option), values: wanted })
  })
  return t('new-idle', { needs: list('conjunction').format(needs) })
}
