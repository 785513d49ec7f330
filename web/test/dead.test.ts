/** Nothing lies about unused: exports of the modules, components, icons, classes of the page's style sheet. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'

const source = join(import.meta.dirname, '../src')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(svelte|ts)$/.test(file))
const text = new Map(files.map((file) => [file, readFileSync(join(source, file), 'utf8')]))
const others = (file: string): string =>
  [...text]
    .filter(([name]) => name !== file)
    .map(([, body]) => body)
    .join('\n')
/** Written by a program, for the tests of the server, too. */
const GENERATED = 'lib/generated/wire.ts'

it('every export is imported somewhere, if only by its test; types need not be', () => {
  const tests = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .join('\n')
  const unused = files
    .filter((file) => file.startsWith('lib/') && file !== GENERATED)
    .flatMap((file) => {
      const names = [...text.get(file)!.matchAll(/^export (?:async )?(?:const|function|class) (\w+)/gm)]
      const elsewhere = others(file) + tests
      return names.filter(([, name]) => !new RegExp(`\\b${name}\\b`).test(elsewhere)).map(([, name]) => name)
    })
  expect(unused).toEqual([])
})

it('every component is used', () => {
  const components = files.filter((file) => file.startsWith('components/') || file.startsWith('pages/'))
  expect(components.length).toBeGreaterThan(30)
  expect(components.filter((file) => !others(file).includes(`/${basename(file)}'`))).toEqual([])
})

it('every icon is used', () => {
  const icons = [...text.get('components/Icon.svelte')!.matchAll(/^ {4}(\w+):/gm)].map((match) => match[1]!)
  const elsewhere = others('components/Icon.svelte')
  expect(icons.length).toBeGreaterThan(10)
  expect(icons.filter((icon) => !new RegExp(`['"]${icon}['"]`).test(elsewhere))).toEqual([])
})

it('every class of the style sheet is used', () => {
  const css = readFileSync(join(source, 'styles/app.css'), 'utf8')
  const classes = new Set([...css.matchAll(/\.([a-z][a-z0-9-]*)(?=[^{}]*\{)/g)].map((match) => match[1]!))
  const markup = [...text.values()].join('\n').replace(/<style>[^]*?<\/style>/g, '')
  const given = [...markup.matchAll(/\bclass(?:="([^"]*)"|:([\w-]+)|=\{([^}]*)\})/g)].flatMap((match) => match.slice(1))
  const words = new Set(given.flatMap((one) => one?.match(/[a-z][a-z0-9-]*/g) ?? []))
  const unused = [...classes].filter((name) => !words.has(name))
  expect(unused).toEqual([])
})
