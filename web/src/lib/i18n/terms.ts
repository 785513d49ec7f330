/** Terms of a game in running text: finds them, so that a page can explain them. */
import { get, query } from '../core/api'
import type { Term } from '../generated/wire'

export type Part = string | { term: Term; text: string }
export type Finder = (text: string, seen?: Set<string>) => Part[]

/** The ends of a word: neither a letter nor a digit beyond. */
const WORD = (inside: string): string => `(?<![\\p{L}\\p{N}])(?:${inside})(?![\\p{L}\\p{N}])`

/** A form as a pattern: `*` stands for any letters. */
const pattern = (form: string): string => form.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '\\p{L}*')

/**
 * What cuts a text at its terms: whole words, the longest form first, whatever the case. A term is marked where it comes
 * first; `seen` remembers those of earlier parts of the same paragraph.
 */
export function finder(terms: readonly Term[]): Finder {
  const forms = terms.flatMap((term) => term.forms.map((form) => ({ term, form })))
  if (!forms.length) return (text) => [text]
  forms.sort((one, other) => other.form.length - one.form.length)
  const known = forms.map(({ term, form }) => ({ term, whole: new RegExp(`^(?:${pattern(form)})$`, 'iu') }))
  const any = new RegExp(WORD(forms.map(({ form }) => pattern(form)).join('|')), 'giu')

  return (text, seen = new Set()) => {
    const parts: Part[] = []
    let end = 0
    for (const { 0: word, index } of text.matchAll(any)) {
      const found = known.find(({ whole }) => whole.test(word))
      if (!found || seen.has(found.term.id)) continue
      seen.add(found.term.id)
      if (index > end) parts.push(text.slice(end, index))
      parts.push({ term: found.term, text: word })
      end = index + word.length
    }
    if (end < text.length) parts.push(text.slice(end))
    return parts
  }
}

const asked = new Map<string, Promise<Term[]>>()

/** The terms of a game in a language. They are asked for once; without them a text is only read. */
export function termsOf(game: string, language: string): Promise<Term[]> {
  const path = `/learn/${encodeURIComponent(game)}/terms?${query({ language })}`
  const known = asked.get(path)
  if (known) return known
  const coming = get<Term[]>(path).catch(() => {
    asked.delete(path)
    return []
  })
  asked.set(path, coming)
  return coming
}
