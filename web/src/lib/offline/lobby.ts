/** The lobby without a line: my tables as they were. And while there is one, how each of them stands is fetched. */
import { get, query } from '../core/api'
import { when } from '../core/format'
import { i18n, t } from '../i18n/i18n.svelte'
import { fetchedProblemText } from '../core/problem'
import type { Log, Sceneries, StateMessage, Table, TableRow, User } from '../generated/wire'
import { keepFrame, keepList, recallFrame, recallList } from './known'

/** So many tables are fetched at a time: the lobby asks again and again. */
const AT_ONCE = 4

/** My tables as they were read last, and words that say so. */
export async function recalled(user: User, error: unknown): Promise<{ mine: TableRow[]; problem: string }> {
  const listed = await recallList(user.id).catch(() => null)
  await i18n.need('phone')
  if (!listed) return { mine: [], problem: await fetchedProblemText(error) }
  return { mine: listed.tables, problem: t('offline-lobby', { time: when(listed.time / 1000, i18n.language) }) }
}

/** Keeps my tables, and how those stand that have changed since they were kept. */
export async function remember(user: User, mine: TableRow[]): Promise<void> {
  await keepList(user.id, mine)
  if (!navigator.serviceWorker?.controller) return // without it nothing can be opened offline anyway
  let left = AT_ONCE
  const running = mine.filter((row) => row.my_seat !== null && row.state === 'running')
  for (const row of running.sort((a, b) => Number(b.my_turn) - Number(a.my_turn))) {
    const kept = await recallFrame(user.id, row.id)
    if (kept?.state.version === row.version) continue
    if (!left--) return
    await fetchFrame(user.id, row.id)
  }
}

async function fetchFrame(user: string, id: string): Promise<void> {
  const language = i18n.language
  const [table, now, { scenes: scenery }, log] = await Promise.all([
    get<Table>(`/tables/${id}`),
    get<StateMessage>(`/tables/${id}/now?${query({ language })}`),
    get<Sceneries>(`/tables/${id}/scenery?${query({ language })}`),
    get<Log>(`/tables/${id}/log?from=1`),
  ])
  const state = { ...now, scenes: now.scenes ?? [] }
  await keepFrame(user, { table, state, scenery, log: log.entries, language, time: Date.now() })
}
