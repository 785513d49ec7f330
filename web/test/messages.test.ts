/** The messages of the page: each is used, each that is used is there, in every language. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { ApiError } from '../src/lib/core/api'
import { ids, LANGUAGES } from '../src/lib/i18n/fluent'
import { i18n, t } from '../src/lib/i18n/i18n.svelte'
import { problemText } from '../src/lib/core/problem'

const source = join(import.meta.dirname, '../src')
const code = [...readdirSync(source, { recursive: true, encoding: 'utf8' }), '../manifest.ts']
  .filter((file) => /\.(svelte|ts)$/.test(file))
  .map((file) => readFileSync(join(source, file), 'utf8'))
  .join('\n')
/** All words of the page in a language: those of every page, and those of some. */
const read = (language: string): string =>
  readdirSync(join(source, 'locale'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(`${language}.ftl`))
    .sort()
    .map((file) => readFileSync(join(source, 'locale', file), 'utf8'))
    .join('\n')
const catalogue = (language: string): string[] => ids(read(language))

/** Ids that the code says itself: t('lobby'). */
const said = new Set([...code.matchAll(/\bt\(\s*'([a-z][\w-]*)'/g)].map((match) => match[1]!))
/** Ids that it says as words elsewhere: in tables, as results of functions. */
const written = new Set([...code.matchAll(/'([a-z][a-z0-9]*(?:-[a-z0-9]+)*)'/g)].map((match) => match[1]!))
/** Ids that it puts together: t(`vote-${kind}`). */
const composed = [...code.matchAll(/(?:\bt\(|\bid: |\bframe\.find\()\s*`([^`]*\$\{[^`]*)`/g)].map(
  (match) => new RegExp(`^${match[1]!.replace(/\$\{[^}]*\}/g, '[\\w]+')}$`),
)

/** What the server refuses: tests/server/test_refusals.py holds that each of them is sent, and each that is sent is there. */
const refused = new Set(catalogue('en').filter((id) => id.startsWith('refused-')))

describe('refusals', () => {
  beforeAll(() => i18n.need('refusals'))

  it.each([...refused])('are never told in the words of the program: %s', (id) => {
    const args = {
      name: 'Ada',
      most: 9,
      seconds: 9,
      minutes: 9,
      hours: 9,
      days: 9,
      count: 9,
      number: 9,
      bot: 'Bot',
      reason: 'short',
      kilobytes: 100,
      longest: 24,
      table: 'Friday',
      year: '2026',
    }
    const said = problemText(new ApiError(400, id.replace('refused-', ''), args, 'words of the program'))
    expect(said).not.toContain('words of the program')
    expect(said === t('refused-otherwise')).toBe(id === 'refused-otherwise')
    expect(said).toMatch(/^\p{Lu}[^{}$]*[.?!]$/u)
  })
})

describe('messages', () => {
  const english = catalogue('en')

  it('that are used are there', () => {
    expect([...said].filter((id) => !english.includes(id))).toEqual([])
    expect(composed.filter((pattern) => !english.some((id) => pattern.test(id)))).toEqual([])
  })

  it('that are there are used', () => {
    const used = (id: string): boolean => written.has(id) || refused.has(id)
    expect(english.filter((id) => !used(id) && !composed.some((pattern) => pattern.test(id)))).toEqual([])
  })

  it('are given all that they quote, wherever the page says them', () => {
    const words = read('en')
    const short = called(code).filter(
      ({ id, given }) => given !== null && args(words, id).some((name) => !new RegExp(`\\b${name}\\b`).test(given)),
    )
    expect(short).toEqual([])
    expect(called("t('turns-left', { a })")).toEqual([{ id: 'turns-left', given: '{ a }' }])
  })

  it('are looked for in real code', () => {
    expect(said.size).toBeGreaterThan(100)
    expect(composed.length).toBeGreaterThan(5)
  })

  it.each(LANGUAGES)('are the same ones in every language: %s', (language) => {
    expect(catalogue(language).sort()).toEqual([...english].sort())
  })

  it.each(LANGUAGES)('have no arguments but those of English: %s', (language) => {
    const [known, own] = [read('en'), read(language)]
    for (const id of english) expect(args(known, id), id).toEqual(expect.arrayContaining(args(own, id)))
  })
})

/** The arguments of a message. */
function args(text: string, id: string): string[] {
  const body = new RegExp(`^${id} =([^]*?)(?=^[a-zA-Z#]|(?![^]))`, 'm').exec(text)?.[1] ?? ''
  return [...new Set([...body.matchAll(/\$(\w+)/g)].map((match) => match[1]!))]
}

/** Where the code says a message, and what it gives it; null where it gives what it has from elsewhere. */
function called(text: string): { id: string; given: string | null }[] {
  return [...text.matchAll(/\bt\(\s*'([a-z][\w-]*)'\s*(,?)\s*/g)].map((match) => {
    const from = match.index + match[0].length
    let to = from
    for (let open = 1; open && to < text.length; to++)
      open += '({['.includes(text[to]!) ? 1 : ')}]'.includes(text[to]!) ? -1 : 0
    const given = text.slice(from, to - 1).trim()
    return { id: match[1]!, given: match[2] && (!given.startsWith('{') || given.includes('...')) ? null : given }
  })
}
