/** The language of the page: the frame's catalogue, and one for each game that is shown. */
import type { FluentBundle, FluentVariable } from '@fluent/bundle'
import english from '../../locale/en.ftl?raw'
import { get } from '../core/api'
import { bundle, ids, LANGUAGES, Messages, missing, worded, words, type Language } from './fluent'
import { LIVERIES } from '../table/seatColours'
import type { Args } from '../generated/wire'

const catalogues = import.meta.glob<string>(['../../locale/*.ftl', '!../../locale/en.ftl'], {
  query: '?raw',
  import: 'default',
})
const englishBundle = bundle('en', english)

class I18n {
  language = $state<Language>('en')
  frame = $state.raw(new Messages([englishBundle]))
  games = $state.raw<Record<string, Messages>>({})
  private sources: Record<string, string> = {}
  private coming: Record<string, Promise<string>> = {}
  private needed: string[] = []
  /** The language that was asked for last. */
  private wanted: Language = 'en'

  /** What is being fetched, and how often something was: only the last counts. */
  private latest: Promise<void> = Promise.resolve()
  private turn = 0

  use(language: Language): Promise<void> {
    this.wanted = language
    this.latest = this.fetch(language, ++this.turn)
    return this.latest
  }

  private async fetch(language: Language, turn: number): Promise<void> {
    const source = language === 'en' ? '' : await catalogues[`../../locale/${language}.ftl`]?.()
    const own = language === 'en' ? [] : await this.partsIn(language)
    const bundles = source ? [bundle(language, source), ...own] : own
    const whole = [...bundles, englishBundle, ...(await this.partsIn('en'))]
    if (turn !== this.turn) return this.latest // something else was asked for meanwhile
    this.frame = new Messages(whole)
    this.language = language
    document.documentElement.lang = language
    document.getElementById('manifest')?.setAttribute('href', `/manifest-${language}.webmanifest`)
    await Promise.all(Object.keys(this.games).map((game) => this.fetchGame(game)))
  }

  /** Makes sure that the words of a part are there. */
  async need(part: string): Promise<void> {
    if (this.needed.includes(part)) return
    this.needed = [...this.needed, part]
    await this.use(this.wanted)
  }

  private async partsIn(language: Language): Promise<FluentBundle[]> {
    if (!this.needed.length) return []
    const { parts } = await import('./localeParts')
    const files = this.needed.flatMap((part) => parts[`../../locale/${part}/${language}.ftl`] ?? [])
    const sources = await Promise.all(files.map((file) => file()))
    return sources.map((source) => bundle(language, source))
  }

  /** Makes sure that a game's messages are there. */
  async load(game: string): Promise<void> {
    if (!this.games[game]) await this.fetchGame(game)
  }

  /** Whoever asks while it is on its way waits for the same answer; what failed is asked for again. */
  private source(language: string, game: string): Promise<string> {
    const key = `${language}/${game}`
    const ask = async (): Promise<string> => {
      try {
        return (this.sources[key] = await get<string>(`/locale/${key}.ftl`))
      } catch {
        delete this.coming[key]
        return ''
      }
    }
    return (this.coming[key] ??= ask())
  }

  private async fetchGame(game: string): Promise<void> {
    const wanted = this.language === 'en' ? ['en'] : [this.language, 'en']
    const sources = await Promise.all(wanted.map((language) => this.source(language, game)))
    // an English message that refers to a word finds it in the language
    const bundles = sources.map((source, i) => bundle(wanted[i]!, sources.at(-1)!, source))
    this.games = { ...this.games, [game]: new Messages(bundles) }
  }

  /** What the liveries of the seats are called on drawn tables; all games call them the same. */
  liveries(): string[] {
    const numbers = Array.from({ length: LIVERIES }, (_, i) => i + 1)
    const called = Object.values(this.games).map((messages) =>
      numbers.map((number) => messages.find(`draw-livery_${number}`)).filter((word) => word !== null),
    )
    return called.reduce((most, words) => (words.length > most.length ? words : most), [])
  }

  /** The phases of a game as its English catalogue lists them. */
  phases(game: string): string[] {
    void this.games[game]
    return ids(this.sources[`en/${game}`] ?? '')
      .filter((id) => id.startsWith('phase-') && !id.includes('.') && id !== 'phase-over')
      .map((id) => id.slice('phase-'.length))
  }
}

export const i18n = new I18n()

/** A message of the page's frame. */
export const t = (id: string, args?: Record<string, FluentVariable>): string => i18n.frame.text(id, args)

/** A value as a part of a message's id, which has no plus: FN+ is FN-plus. */
const spelt = (value: string): string => value.replaceAll('+', '-plus')

/** A message of a game; null if there is none. */
export function find(game: string, id: string, args: Args = {}): string | null {
  const messages = i18n.games[game]
  if (!messages) return null
  const told: Args = {}
  for (const [name, value] of Object.entries(args)) told[name] = worded(messages, name, value)
  return messages.find(id, told)
}

/** A message of a game, or words made from its id. */
export const say = (game: string, id: string, args: Args = {}): string =>
  find(game, id, args) ?? unsaid(game, id, words(id))

/** Words in place of a message that a game lacks; while its catalogue is on the way nothing is missing. */
const unsaid = (game: string, id: string, shown: string): string =>
  i18n.games[game] ? missing(`${game}: ${id}`, shown) : shown

export const title = (game: string): string => find(game, 'title') ?? words(game)

export const phaseName = (game: string, phase: string): string =>
  find(game, `phase-${phase}`) ?? unsaid(game, `phase-${phase}`, words(phase))
export const phaseShort = (game: string, phase: string): string =>
  find(game, `phase-${phase}.short`) ?? phaseName(game, phase)

/**
 * What a thing that is not drawn is called: by the message of its id (newcity-A), or by the message for its kind
 * (tile-name, with the argument $tile), else by words made from the id.
 */
export function nameOf(game: string, thing: string): string {
  const [kind = '', ...rest] = thing.split('-')
  for (let length = rest.length; length > 0; length--) {
    const value = rest.slice(0, length).join('-')
    const found =
      find(game, `${kind}-${spelt(value)}`) ??
      (length === 1 || !/^\d+$/.test(rest[length - 1] ?? '') ? nameOfKind(game, kind, value) : null)
    if (found) return found.charAt(0).toUpperCase() + found.slice(1)
  }
  return unsaid(game, thing, words(rest.join(' ') || thing))
}

const nameOfKind = (game: string, kind: string, value: string): string | null =>
  find(game, `${kind}-name.short`, { [kind]: value }) ?? find(game, `${kind}-name`, { [kind]: value })

export function guessLanguage(): Language {
  for (const wanted of navigator.languages ?? []) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language))
    if (found) return found
  }
  return 'en'
}
