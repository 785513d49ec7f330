import { expect, it } from 'vitest'
import { isModified, isTyping } from '../../../src/lib/app/keyboard'

function inside(html: string, selector: string): HTMLElement {
  document.body.innerHTML = html
  return document.querySelector<HTMLElement>(selector)!
}

it('a key in a field or a dialog is no shortcut', () => {
  for (const field of ['input', 'textarea', 'select'])
    expect(isTyping(inside(`<${field}></${field}>`, field))).toBe(true)
  expect(isTyping(inside('<dialog><button></button></dialog>', 'button'))).toBe(true)
  expect(isTyping(inside('<main><button></button></main>', 'button'))).toBe(false)
})

it('a key with Ctrl, Alt or Meta is the browser’s', () => {
  expect(isModified(new KeyboardEvent('keydown', { key: 'n', ctrlKey: true }))).toBe(true)
  expect(isModified(new KeyboardEvent('keydown', { key: 'N', shiftKey: true }))).toBe(false)
})
