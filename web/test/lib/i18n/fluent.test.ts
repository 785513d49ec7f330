import { describe, expect, it } from 'vitest'
import { bundle, ids, Messages, worded, words } from '../../../src/lib/i18n/fluent'

const english = bundle(
  'en',
  'hello = Hello { $name }\nrule = A rule\n    .refusal = No, { $name }\ncount = { $n ->\n    [one] one\n   *[other] many\n}\n',
)
const hungarian = bundle('hu', 'hello = Szia { $name }\n')

describe('messages', () => {
  const both = new Messages([hungarian, english])

  it('come in the language, and in English where it lacks them', () => {
    expect(both.text('hello', { name: 'Ada' })).toBe('Szia Ada')
    expect(both.text('rule')).toBe('A rule')
    expect(both.text('rule.refusal', { name: 'Ada' })).toBe('No, Ada')
    expect(both.text('count', { n: 1 })).toBe('one')
  })

  it('show the id when nobody wrote them', () => {
    expect(both.text('nothing')).toBe('nothing')
    expect(both.find('rule.short')).toBeNull()
    expect(both.find('hello.short', { name: 'Ada' })).toBe('Szia Ada')
    expect(both.has('hello')).toBe(true)
  })

  it('survive a missing argument', () => {
    expect(both.text('hello')).toContain('Szia')
  })
})

it('ids keep the order of the file', () => {
  expect(ids('# x\nb = 1\n    .short = 2\na = { $n ->\n   *[other] 1\n}\n-term = 3\n')).toEqual([
    'b',
    'b.short',
    'a',
    '-term',
  ])
})

it('an English message finds the words of the language', () => {
  const source = 'good-red = { colour-red }\ncolour-red = red\n'
  const messages = new Messages([bundle('hu', source, 'colour-red = piros\n'), bundle('en', source)])
  expect(messages.text('good-red')).toBe('piros')
})

it('words are made of ids', () => {
  expect(words('first_build')).toBe('First build')
})

it('arguments are said word by word', () => {
  const messages = new Messages([
    bundle('hu', 'colour-red = piros\ncolour-blue = kék\ntile-ST = egyenes\nspecial-name = x\n'),
  ])
  expect(worded(messages, 'colour', 'red')).toBe('piros')
  expect(worded(messages, 'colours', 'red, blue, gold')).toBe('piros, kék, gold')
  expect(worded(messages, 'tile', 'ST+')).toBe('egyenes')
  expect(worded(messages, 'special', 'red')).toBe('red')
  expect(worded(messages, 'colour', '\uE000good:red\uE001piros\uE002')).toContain('good:red')
  expect(worded(messages, 'links', 3)).toBe(3)
})
