import { expect, it } from 'vitest'
import { i18n, t } from '../../../src/lib/i18n/i18n.svelte'

it('speaks the language that was asked for last, with the words of the parts that are needed', async () => {
  const both = [i18n.use('hu'), i18n.need('guide')]
  await Promise.all(both)
  expect(i18n.language).toBe('hu')
  expect(t('hint-do')).toBe('Ezt lépem')
  await Promise.all([i18n.use('cs'), i18n.use('nl')])
  expect(i18n.language).toBe('nl')
  expect(t('hint-do')).toBe('Dit spelen')
  await i18n.use('en')
  expect(t('hint-do')).toBe('Play it')
})
