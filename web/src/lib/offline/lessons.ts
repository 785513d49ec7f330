/**
 * Lessons without a line. A lesson is answered by the server, who knows the rules; here is kept what it has answered, and
 * a whole course can be taken along: every step with the way that the lesson itself goes, action by action. So a lesson
 * can be played as far as its script goes; another try has to wait for a line.
 */
import { ApiError, get, post, query } from '../core/api'
import type { Course, LessonAnswer, LessonQuestion, LessonTry, LessonView, Scenery } from '../generated/wire'
import { read, write } from './store'

/** What is asked of a lesson, and its answer with what was done before it. */
type Asked = Required<Pick<LessonTry, 'language' | 'moves' | 'tries' | 'show' | 'scenery'>>
interface Found {
  view: LessonView
  moves: string[][]
}

const lessonKey = (path: string, { language, moves, tries, show }: Asked): string =>
  JSON.stringify(['lesson', path, language, moves, show ? 'show' : tries])
const sceneryKey = (path: string, language: string): string => JSON.stringify(['scenery', path, language])
const wayKey = (path: string, language: string): string => JSON.stringify(['way', path, language])
const courseKey = (game: string, language: string): string => JSON.stringify(['course', game, language])
const questionKey = (path: string, { language, moves, tries, about, what }: LessonQuestion): string =>
  JSON.stringify(['question', path, language, moves, tries, about, what])

/** Nobody answers. */
const isOffline = (error: unknown): boolean => error instanceof ApiError && (error.status === 0 || error.status >= 500)
const unknownHere = (): ApiError =>
  new ApiError(0, 'lesson-offline', {}, 'Without a line only the way of the lesson itself can be gone.')
/** What cannot be kept is not: the lesson goes on all the same. */
const kept = (what: Promise<void>): void => void what.catch(() => {})

/** A lesson after what was done and tried: from the server, else as it was answered before. */
export async function askLesson(path: string, asked: Asked): Promise<Found> {
  try {
    const view = await post<LessonView>(`/learn/${path}`, asked)
    kept(keepView(path, asked, view))
    return { view, moves: asked.moves }
  } catch (error) {
    if (!isOffline(error)) throw error
    const found = await recallView(path, asked).catch(() => null)
    if (!found) throw unknownHere()
    return found
  }
}

async function keepView(path: string, asked: Asked, { scenery, ...view }: LessonView): Promise<void> {
  if (scenery) await write('lessons', scenery, sceneryKey(path, asked.language))
  await write('lessons', view, lessonKey(path, asked))
}

async function recallView(path: string, asked: Asked): Promise<Found | null> {
  const { language, moves } = asked
  let found = await read<LessonView>('lessons', lessonKey(path, asked))
  let gone = moves
  if (!found && !asked.tries.length) {
    // Who has come here by another way goes on by that of the lesson.
    const way = (await read<string[][]>('lessons', wayKey(path, language))) ?? []
    gone = way.slice(0, moves.length)
    found = await read<LessonView>('lessons', lessonKey(path, { ...asked, moves: gone }))
  }
  if (!found) return null
  const scenery = asked.scenery ? await read<Scenery[]>('lessons', sceneryKey(path, language)) : undefined
  return { view: scenery ? { ...found, scenery } : found, moves: gone }
}

/** What helps to decide in a lesson. */
export async function askAbout(path: string, question: LessonQuestion): Promise<LessonAnswer> {
  const key = questionKey(path, question)
  try {
    const answer = await post<LessonAnswer>(`/learn/${path}/ask`, question)
    kept(write('lessons', answer, key))
    return answer
  } catch (error) {
    const known = isOffline(error) ? await read<LessonAnswer>('lessons', key).catch(() => undefined) : undefined
    if (!known) throw error
    return known
  }
}

// -- taking a course along

/** When the course of a game was taken along in this language; null if it was not. */
export const takenAlong = async (game: string, language: string): Promise<number | null> =>
  (await read<number>('lessons', courseKey(game, language)).catch(() => null)) ?? null

/** Fetches all lessons of a game; tells how far it is. */
export async function takeAlong(
  game: string,
  language: string,
  tell: (done: number, of: number) => void,
): Promise<void> {
  const pages = ['', '/terms'].map((more) => `/learn/${game}${more}?${query({ language })}`)
  const [course] = (await Promise.all(pages.map((page) => get<unknown>(page)))) as [Course]
  const lessons = [...course.lessons, ...course.exercises]
  tell(0, lessons.length)
  for (const [i, lesson] of lessons.entries()) {
    await walk(`${game}/${lesson.id}`, language)
    tell(i + 1, lessons.length)
  }
  await keepPages(game, language, pages)
  await write('lessons', Date.now(), courseKey(game, language))
}

/** Goes through a lesson as it would itself, and keeps every answer on the way. */
async function walk(path: string, language: string): Promise<void> {
  const moves: string[][] = []
  let steps = 1
  for (let step = 0; step < steps; step++) {
    const here = { language, moves: [...moves], tries: [], show: false, scenery: step === 0 }
    const { view } = await askLesson(path, here)
    steps = view.stations.length
    let way: string[] = []
    if (view.step.ask !== null) {
      way = (await askLesson(path, { ...here, show: true, scenery: false })).view.tries
      for (let done = 0; done < way.length; done++) {
        const tries = way.slice(0, done)
        if (done) await askLesson(path, { ...here, tries, scenery: false })
        await askAbout(path, { language, moves: here.moves, tries, about: 'panel', what: [] }).catch(() => {})
      }
      await askLesson(path, { ...here, tries: way, scenery: false })
    }
    moves.push(way)
  }
  await write('lessons', moves, wayKey(path, language))
}

/** Pages and words, where the worker looks for them. */
async function keepPages(game: string, language: string, pages: string[]): Promise<void> {
  if (!('caches' in globalThis)) return
  const cache = await caches.open('read')
  const words = [...new Set([language, 'en'])].map((one) => `/locale/${one}/${game}.ftl`)
  await cache.addAll([...pages, ...words, '/learn', '/games'].map((page) => `/api${page}`))
}
