/** Which page an address shows. */

export interface Wanted {
  page: string
  /** What a page is shown anew for. */
  key: string
  props: Record<string, unknown>
}

/** Pages that mails lead to, and the one that asks for such a mail. */
const MAILED = ['forgotten', 'reset', 'confirm', 'unsubscribe'] as const

/** Pages whose address is their name. */
const PLAIN = [
  'new',
  'my-games',
  'archive',
  'watch',
  'settings',
  'about',
  'sign-in',
  'account',
  'along',
  ...MAILED,
] as const

/** The page for the words of a path, such as ["table", "abc"]. */
export function wanted([first = '', second, third]: string[], query: URLSearchParams): Wanted {
  switch (first) {
    case '':
      return { page: 'lobby', key: 'lobby', props: {} }
    case 'table':
    case 'tables':
      if (third === 'result') return { page: 'result', key: `result-${second}`, props: { id: second } }
      return table(second, query.get('token'), query.get('at'))
    case 'start':
      if (!second) return { page: 'lost', key: first, props: {} }
      return { page: 'start', key: `start-${second}`, props: { id: second } }
    case 'join':
      return table(second, third ?? query.get('token'))
    case 'rules':
      return { page: 'rules', key: 'rules', props: { game: second ?? '' } }
    case 'learn':
      if (third === 'rules') return { page: 'book', key: `book-${second}`, props: { game: second } }
      if (third === 'aid') return { page: 'aid', key: `aid-${second}`, props: { game: second } }
      if (third) return { page: 'lesson', key: `lesson-${second}-${third}`, props: { game: second, lesson: third } }
      if (second) return { page: 'course', key: `course-${second}`, props: { game: second } }
      return { page: 'learn', key: 'learn', props: {} }
    default:
      return { page: (PLAIN as readonly string[]).includes(first) ? first : 'lost', key: first, props: {} }
  }
}

/** A table, perhaps by invitation: without it the same table is another page; perhaps at a moment of its game. */
const table = (id: string | undefined, token: string | null, at: string | null = null): Wanted => ({
  page: 'table',
  key: `table-${id}${token ? `-${token}` : ''}`,
  props: { id, token, ...(at !== null && /^\d+$/.test(at) ? { at: Number(at) } : {}) },
})
