/** The manifest of the installable app, one for each language: the words are those of the page. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { bundle, LANGUAGES, Messages, type Language } from './src/lib/i18n/fluent.ts'

const folder = resolve(import.meta.dirname, 'src/locale')
const tokens = readFileSync(resolve(import.meta.dirname, '../src/steamshed/look/tokens.css'), 'utf8')

/** A colour of the tokens as it is by day: a manifest knows no variables. */
function colour(name: string): string {
  const found = new RegExp(`--${name}: light-dark\\(([^,]+),`).exec(tokens)
  if (!found) throw new Error(`tokens.css: there is no --${name} by day and by night`)
  return found[1]!
}

const icon = (size: number, purpose: string): Record<string, string> => ({
  src: purpose === 'maskable' ? `/icon-maskable-${size}.png` : `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

export function manifest(language: Language): Record<string, unknown> {
  const read = (part: string): string => readFileSync(resolve(folder, part, `${language}.ftl`), 'utf8')
  const words = new Messages([bundle(language, read('.')), bundle(language, read('phone'))])
  const shortcut = (id: string, url: string): Record<string, unknown> => ({
    name: words.text(id),
    url,
    icons: [icon(192, 'any')],
  })
  return {
    id: '/',
    name: 'Steamshed',
    short_name: 'Steamshed',
    description: words.text('app-description'),
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: colour('brand'),
    background_color: colour('sheet'),
    categories: ['games'],
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
    shortcuts: [shortcut('nav-my-games', '/my-games'), shortcut('nav-learn', '/learn')],
  }
}

export function manifests(): Plugin {
  return {
    name: 'steamshed-manifests',
    generateBundle() {
      for (const language of LANGUAGES) {
        const source = JSON.stringify(manifest(language))
        this.emitFile({ type: 'asset', fileName: `manifest-${language}.webmanifest`, source })
      }
    },
  }
}
