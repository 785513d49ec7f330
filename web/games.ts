/**
 * What the lobby shows of every game before its catalogue is loaded: title, sentence and emblem, gathered from the
 * games' own folders while building, so that the client knows no game by name.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { LANGUAGES } from './src/lib/i18n/fluent.ts'

const folder = resolve(import.meta.dirname, '../src/steamshed/games')
const IDS = ['title', 'sentence', 'length']

export function gather(): Record<string, { emblem: string; texts: Record<string, string> }> {
  const found: Record<string, { emblem: string; texts: Record<string, string> }> = {}
  for (const game of readdirSync(folder)) {
    if (!existsSync(join(folder, game, 'locale'))) continue
    const emblem = join(folder, game, 'emblem.svg')
    const texts: Record<string, string> = {}
    for (const language of LANGUAGES) {
      for (const part of ['locale', 'lobby']) {
        const file = join(folder, game, part, `${language}.ftl`)
        if (!existsSync(file)) continue
        for (const line of readFileSync(file, 'utf8').split('\n')) {
          const message = /^(\w+) = (.*)$/.exec(line)
          if (message && IDS.includes(message[1]!)) texts[`${language}.${message[1]}`] = message[2]!.trim()
        }
      }
    }
    found[game] = { emblem: existsSync(emblem) ? readFileSync(emblem, 'utf8').trim() : '', texts }
  }
  return found
}

export function games(): Plugin {
  const id = 'virtual:games'
  return {
    name: 'steamshed-games',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? `export default ${JSON.stringify(gather())}` : undefined),
  }
}
