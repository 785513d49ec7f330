/** Messages in the player's language: Project Fluent, each catalogue backed by English. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export const LANGUAGES = ['en', 'hu', 'cs', 'pl', 'nl'] as const
export type Language = (typeof LANGUAGES)[number]
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  hu: 'Magyar',
  cs: 'Čeština',
  pl: 'Polski',
  nl: 'Nederlands',
}

/** Messages of a language; those of a later source stand for those of an earlier one. */
export function bundle(language: string, ...sources: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false })
  for (const source of sources) made.addResource(new FluentResource(source), { allowOverrides: true })
  return made
}

/** The ids of a catalogue, in the order of the file; attributes as "id.attribute". */
export function ids(source: string): string[] {
  const found: string[] = []
  let message = ''
  for (const line of source.split('\n')) {
    const start = /^(-?[a-zA-Z][\w-]*)\s*=/.exec(line)
    if (start) found.push((message = start[1]!))
    const attribute = /^\s+\.([a-zA-Z][\w-]*)\s*=/.exec(line)
    if (attribute && message) found.push(`${message}.${attribute[1]}`)
  }
  return found
}

const AS_WHOLE = ['short', 'button']

/** Messages looked up in one bundle after the other: the player's language first, English last. */
export class Messages {
  constructor(readonly bundles: FluentBundle[]) {}

  /** A message or an attribute of one ("id.attribute"); null if no catalogue has it. */
  find(id: string, args?: Record<string, FluentVariable> | null): string | null {
    const dot = id.indexOf('.')
    const name = dot < 0 ? id : id.slice(0, dot)
    for (const one of this.bundles) {
      const message = one.getMessage(name)
      const attribute = id.slice(dot + 1)
      // A language that has the message but not its short form still says it better than English would.
      const whole = dot < 0 || (AS_WHOLE.includes(attribute) && message?.attributes[attribute] === undefined)
      const pattern = whole
        ? dot < 0 || one !== this.bundles.at(-1)
          ? message?.value
          : null
        : message?.attributes[attribute]
      if (pattern) return one.formatPattern(pattern, args ?? null, [])
    }
    return null
  }

  has(id: string): boolean {
    return this.find(id) !== null
  }

  text(id: string, args?: Record<string, FluentVariable> | null): string {
    return this.find(id, args) ?? missing(id, id)
  }
}

const missed = new Set<string>()

/** What is shown in place of a message that no catalogue has; whoever looks into the console is told once. */
export function missing(id: string, shown: string): string {
  if (!missed.has(id)) console.warn(`no message ${id}`)
  missed.add(id)
  return shown
}

const WORD = /[A-Za-z0-9]\w*(?:[+:]\w*)*/g

/**
 * An argument in words: by the message ARGUMENT-VALUE (colour-red), else each of its words by that message, so that
 * "red, blue" (colours) and "white station" are said, too. An argument with a message ARGUMENT-name is left to that.
 */
export function worded(messages: Messages, name: string, value: string | number): string | number {
  if (typeof value !== 'string' || /[\uE000-\uE002]/.test(value) || messages.has(`${name}-name`)) return value
  const whole = /^[\w-]+$/.test(value) ? messages.find(`${name}-${value}`) : null
  const one = name.replace(/s$/, '')
  return (
    whole ??
    value.replace(WORD, (word) => {
      const plain = word.replace(/[+:].*$/, '')
      return messages.find(`${name}-${plain}`) ?? messages.find(`${one}-${plain}`) ?? word
    })
  )
}

/** Words made from an id that nobody has written a message for: "first_build" becomes "First build". */
export function words(id: string): string {
  const plain = id.replace(/[_-]+/g, ' ').trim()
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}
