import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, it } from 'vitest'
import Explained from '../../src/components/learn/Explained.svelte'
import { finder } from '../../src/lib/i18n/terms'

afterEach(cleanup)
const find = finder([{ id: 'link', word: 'link', forms: ['link', 'links'], says: 'Track between two cities.' }])

it('a term says on focus what it is, until Escape', async () => {
  render(Explained, { text: 'A link costs $2, see AS-COST-01.', find, linked: true })
  const word = screen.getByRole('button', { name: 'link' })
  expect(screen.queryByRole('tooltip')).toBeNull()
  word.getClientRects = () => [new DOMRect(10, 10, 30, 16)] as unknown as DOMRectList
  await fireEvent.focus(word)
  const said = screen.getByRole('tooltip')
  expect(said.textContent).toContain('Track between two cities.')
  expect(word.getAttribute('aria-describedby')).toBe(said.id)
  await fireEvent.keyDown(word, { key: 'Escape' })
  expect(screen.queryByRole('tooltip')).toBeNull()
  await fireEvent.keyDown(word, { key: 'Enter' })
  expect(screen.getByRole('tooltip')).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe('#AS-COST-01')
})
