/**
 * Moves that were made without a line. Each is kept with the version of the table that it was made for, and sent when
 * there is a line again, by the page or by the worker. The server plays it only at that version; where it was played
 * already (its answer was lost on the way), it says so: a move arrives once.
 */
import type { Args, ErrorBody, HeldMove, Me, Played } from '../generated/wire'
import { erase, readAll, write } from './store'

export interface Move extends HeldMove {
  id: string
  user: string
  /** The table with its name, and the move in words, for who reads of it elsewhere. */
  table: string
  name: string
  said: string
  time: number
  /** kept: it waits for a line; sent: the server has it; unsent: the server would not have it. */
  status: 'kept' | 'sent' | 'unsent'
  /** Why it was not sent. */
  why?: { id: string; args: Args; text: string }
  /** How many of its actions were played, where not all were. */
  played?: number
}

/** Tells the pages of this browser that something about the moves has changed. */
export const CHANNEL = 'steamshed-moves'
/** What the worker is woken up for. */
export const SYNC = 'steamshed-moves'

function tell(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage('changed')
  channel.close()
}

export async function movesOf(user: string): Promise<Move[]> {
  const all = await readAll<Move>('moves')
  return all.filter((move) => move.user === user).sort((a, b) => a.time - b.time)
}

/** Keeps a move; one that waits at the same table gives way to it. */
export async function keepMove(move: Move): Promise<void> {
  const before = (await movesOf(move.user)).filter((one) => one.table === move.table)
  for (const one of before) await erase('moves', one.id)
  await write('moves', move)
  tell()
}

export async function dropMove(id: string): Promise<void> {
  await erase('moves', id)
  tell()
}

/** What the server says to a move: that it was played, that it will not be, or nothing that counts yet. */
async function sent(move: Move, csrf: string): Promise<Move | null> {
  const { actions, version, number } = move
  const body: HeldMove = { actions, version, number }
  const answer = await fetch(`/api/tables/${move.table}/play`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': csrf },
    credentials: 'same-origin',
    body: JSON.stringify(body),
  })
  if (answer.ok) {
    const { played } = (await answer.json()) as Played
    return played < actions.length ? { ...move, status: 'unsent', played } : { ...move, status: 'sent' }
  }
  // What may go better later is tried again later.
  if (answer.status >= 500 || answer.status === 429 || answer.status === 408) return null
  const { error } = (await answer.json()) as { error: ErrorBody }
  // The session is asked for anew before the next try.
  if (error.id === 'bad-csrf-token') return null
  return { ...move, status: 'unsent', why: error }
}

/** Sends what waits, in the order in which it was made. Whether something has to wait on. */
async function sendNow(): Promise<boolean> {
  const waiting = (await readAll<Move>('moves')).filter((move) => move.status === 'kept')
  if (!waiting.length) return false
  const me = (await (await fetch('/api/me', { credentials: 'same-origin' })).json()) as Me
  const mine = waiting.filter((move) => move.user === me.user?.id).sort((a, b) => a.time - b.time)
  let left = false
  for (const move of mine) {
    const after = await sent(move, me.csrf)
    if (after) await write('moves', after)
    else left = true
  }
  tell()
  return left
}

/** Sends what waits, one page or worker at a time. Raises what a line that is down raises. */
export async function sendMoves(): Promise<boolean> {
  return navigator.locks ? navigator.locks.request(CHANNEL, sendNow) : sendNow()
}
