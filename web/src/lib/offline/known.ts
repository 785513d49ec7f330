/**
 * What was known last, for when there is no line: who sits before this screen, his tables, and how each of them stood.
 * It is his alone: whoever signs out takes it along, and nothing is given out or written for anybody else.
 */
import type { LogEntry, Scenery, State, Table, TableRow, User } from '../generated/wire'
import { erase, keys, read, readAll, write } from './store'

/** A table as it was seen last. */
export interface Frame {
  time: number
  table: Table
  state: State
  scenery: Scenery[]
  log: LogEntry[]
  language: string
}

/** A list of tables as it was read last. */
export interface Listed {
  time: number
  tables: TableRow[]
}

/** Says, without asking the base, that somebody is known here. */
const MARK = 'steamshed-known'
const ME = ['', 'me']
/** So many tables are kept; the one that was looked at longest ago goes first. */
const MOST = 30

/** One after the other: nothing of somebody is written after he has gone. */
let queue: Promise<unknown> = Promise.resolve()
function inTurn<T>(what: () => Promise<T>): Promise<T> {
  const next = queue.then(what, what)
  queue = next.catch(() => {})
  return next
}

export const lastUser = async (): Promise<User | null> => (await read<User>('known', ME)) ?? null

/** This browser is somebody now, or nobody: what others have left here goes. */
export const becomes = (user: User | null): Promise<void> =>
  inTurn(async () => {
    // Whose it is, is written first: whatever is left half-done after that is nobody's who sits here.
    await (user ? write('known', { ...user }, ME) : erase('known', ME))
    const others = (await keys('known')).filter((key) => Array.isArray(key) && key[0] && key[0] !== user?.id)
    for (const key of others) await erase('known', key)
    const moves = await readAll<{ id: string; user: string }>('moves')
    for (const move of moves) if (move.user !== user?.id) await erase('moves', move.id)
    if (user) localStorage.setItem(MARK, '1')
    else localStorage.removeItem(MARK)
  })

/** Keeps something for somebody, if it is he who sits here. */
const keep = (user: string, name: string, value: unknown): Promise<boolean> =>
  inTurn(async () => {
    if ((await lastUser())?.id !== user) return false
    await write('known', value, [user, name])
    return true
  })

const recall = async <T>(user: string, name: string): Promise<T | null> =>
  (await lastUser())?.id === user ? ((await read<T>('known', [user, name])) ?? null) : null

// -- tables

export async function keepFrame(user: string, frame: Frame): Promise<void> {
  if (!(await keep(user, `table-${frame.table.id}`, frame))) return
  await keepWords(frame.table.game, frame.language)
  const names = (await keys('known')).filter(
    (key) => Array.isArray(key) && typeof key[1] === 'string' && key[1].startsWith('table-'),
  )
  if (names.length <= MOST) return
  const frames = await Promise.all(names.map(async (key) => ({ key, time: (await read<Frame>('known', key))!.time })))
  frames.sort((a, b) => a.time - b.time)
  for (const { key } of frames.slice(0, -MOST)) await erase('known', key)
}

export const recallFrame = (user: string, table: string): Promise<Frame | null> => recall(user, `table-${table}`)

export const keepList = async (user: string, tables: TableRow[]): Promise<void> => {
  await keep(user, 'mine', { time: Date.now(), tables })
}

export const recallList = (user: string): Promise<Listed | null> => recall(user, 'mine')

/** The words of a game, where the worker finds them: it may have come later than they did. */
async function keepWords(game: string, language: string): Promise<void> {
  if (!('caches' in globalThis)) return
  const cache = await caches.open('read')
  for (const one of new Set([language, 'en'])) {
    const address = `/api/locale/${one}/${game}.ftl`
    if (!(await cache.match(address))) await cache.add(address)
  }
}
