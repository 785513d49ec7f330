/** The rules of a game as a book: chapters, and references from one rule to another. */

export interface Rule {
  id: string
  text: string
}

/** A text as it is searched: in small letters; a space that must not break is a space. */
const searched = (text: string): string => text.replaceAll('\u00a0', ' ').toLowerCase()

/** Rules by chapter, the middle word of their ids: AS-BUILD-07 belongs to BUILD. Only those that hold a wanted text. */
export function chapters(rules: Rule[], filter: string): [string, Rule[]][] {
  const found = new Map<string, Rule[]>()
  const wanted = searched(filter).trim()
  for (const rule of rules) {
    if (wanted && !searched(`${rule.id} ${rule.text}`).includes(wanted)) continue
    const chapter = rule.id.split('-').slice(1, -1).join('-')
    found.set(chapter, [...(found.get(chapter) ?? []), rule])
  }
  return [...found]
}

/** A text cut at the ids of rules: every second part is one. */
export const references = (text: string): string[] => text.split(/([A-Z]{2}-[A-Z]+-\d+)/)
