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
  'groups',
  'leaderboards',
  'watch',
  'settings',
  'about',
  'sign-in',
  'account',
  'operator',
  'along',
  'provider',
  ...MAILED,
] as const

/** Pages of a table that is over. */
const AFTER = ['result', 'review', 'numbers']

/** The page for the words of a path, such as ["table", "abc"]. */
export function wanted([first = '', second, third]: string[], query: URLSearchParams): Wanted {
  switch (first) {
    case '':
      return { page: 'lobby', key: 'lobby', props: {} }
    case 'table':
    case 'tables':
      if (AFTER.includes(third ?? '')) return { page: third!, key: `${third}-${second}`, props: { id: second } }
      return table(second, query.get('token'), number(query, 'at'))
    case 'start':
      if (!second) return { page: 'lost', key: first, props: {} }
      return { page: 'start', key: `start-${second}`, props: { id: second } }
    case 'group':
      if (!second) return { page: 'lost', key: first, props: {} }
      return group(second, query.get('token'))
    case 'person':
      if (second) return { page: 'person', key: `person-${second}`, props: { id: second } }
      return { page: 'lost', key: first, props: {} }
    case 'join':
      return table(second, third ?? query.get('token'))
    case 'rules':
      return { page: 'rules', key: 'rules', props: { game: second ?? '' } }
    case 'study':
      if (!second) return newStudy(query)
      return {
        page: 'study',
        key: `study-${second}`,
        props: { id: second, token: query.get('token'), node: number(query, 'node') },
      }
    case 'puzzle':
      if (second) return { page: 'puzzle', key: `puzzle-${second}`, props: { id: second } }
      return { page: 'lost', key: first, props: {} }
    case 'what-if':
      if (second) return { page: 'what-if', key: `what-if-${second}`, props: { table: second } }
      return { page: 'lost', key: first, props: {} }
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

/** A number of the query; null if there is none. */
function number(query: URLSearchParams, name: string): number | null {
  const text = query.get(name)
  return text !== null && /^\d+$/.test(text) ? Number(text) : null
}

/** A study that is to be made: of a table, at a move. */
const newStudy = (query: URLSearchParams): Wanted => ({
  page: 'new-study',
  key: 'new-study',
  props: { table: query.get('table'), at: number(query, 'at'), token: query.get('token') },
})

/** A table, perhaps by invitation: without it the same table is another page; perhaps at a moment of its game. */
const table = (id: string | undefined, token: string | null, at: number | null = null): Wanted => ({
  page: 'table',
  key: `table-${id}${token ? `-${token}` : ''}`,
  props: { id, token, ...(at === null ? {} : { at }) },
})

/** A group, or the door to it for who has its link. */
const group = (id: string, token: string | null): Wanted => ({
  page: 'group',
  key: `group-${id}${token ? `-${token}` : ''}`,
  props: { id, token },
})
