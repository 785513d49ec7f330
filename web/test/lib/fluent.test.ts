import { readFileSync, readdirSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bundle, ids, LANGUAGES, Messages, worded, words } from '../src/lib/fluent'

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

const folder = join(import.meta.dirname, '../src/locale')
const read = (language: string): string => readFileSync(join(folder, `${language}.ftl`), 'utf8')

describe('catalogues of the frame', () => {
  const wanted = ids(read('en'))

  it.each(LANGUAGES.filter((language) => language !== 'en'))('%s has nothing that English lacks', (language) => {
    expect(ids(read(language)).filter((id) => !wanted.includes(id))).toEqual([])
  })

  it.each(LANGUAGES.filter((language) => language !== 'en'))('%s translates the lobby and the table', (language) => {
    const core =
      /^(nav|lobby|pick|log|chat|history|undo|table|tab|player|players|board|turn|round|pace|vote|result|menu|notes|displays|waiting|seat|new)(-|$)/
    const known = new Set(ids(read(language)))
    expect(wanted.filter((id) => core.test(id) && !known.has(id))).toEqual([])
  })

  it.each(LANGUAGES)('%s uses each message once, with the arguments of English', (language) => {
    const source = read(language)
    const all = ids(source)
    expect(new Set(all).size).toBe(all.length)
    const args = (text: string, id: string): string[] => {
      const body = new RegExp(`^${id} =([^]*?)(?=^[a-zA-Z#]|(?![^]))`, 'm').exec(text)?.[1] ?? ''
      return [...new Set([...body.matchAll(/\$(\w+)/g)].map((match) => match[1]!))].sort()
    }
    const english = read('en')
    for (const id of all.filter((one) => !one.includes('.'))) {
      for (const name of args(source, id)) expect(args(english, id), `${language}: ${id}`).toContain(name)
    }
  })

  it('lists what is missing', () => {
    for (const language of LANGUAGES) {
      const known = new Set(ids(read(language)))
      const missing = wanted.filter((id) => !known.has(id))
      if (missing.length)
        console.info(`${language}: ${missing.length} messages of the frame in English: ${missing.join(' ')}`)
    }
  })
})

describe('catalogues of the games', () => {
  const games = join(import.meta.dirname, '../../src/steamshed/games')
  const names = readdirSync(games).filter((game) => existsSync(join(games, game, 'locale/en.ftl')))

  it.each(names)('%s: what is missing in other languages falls back to English', (game) => {
    const english = ids(readFileSync(join(games, game, 'locale/en.ftl'), 'utf8'))
    expect(english).toContain('title')
    for (const language of LANGUAGES.filter((one) => one !== 'en')) {
      const file = join(games, game, `locale/${language}.ftl`)
      const known = existsSync(file) ? ids(readFileSync(file, 'utf8')) : []
      const missing = english.filter((id) => !known.includes(id))
      console.info(
        `${game} in ${language}: ${english.length - missing.length} of ${english.length} messages; missing: ${missing.filter((id) => !/^[A-Z]{2}-/.test(id)).join(' ') || 'rules only'}`,
      )
      expect(
        known.filter((id) => !english.includes(id.split('.')[0]!)),
        `${game} ${language}`,
      ).toEqual([])
    }
  })
})
