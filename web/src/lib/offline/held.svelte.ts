/** The moves of this player that were made without a line, and what became of them; all pages of the browser agree. */
import { CHANNEL, dropMove, keepMove, movesOf, sendMoves, SYNC, type Move } from './moves'

/** How often what waits is tried again while a page is open, in milliseconds. */
const AGAIN = 20_000

/** Background Sync, which not every browser has. */
interface Syncing {
  sync?: { register: (tag: string) => Promise<void> }
}

class Held {
  moves = $state.raw<Move[]>([])
  private user: string | null = null
  private channel: BroadcastChannel | null = null
  private timer: ReturnType<typeof setInterval> | undefined

  /** Looks after the moves of somebody. */
  async follow(user: string): Promise<void> {
    if (this.user === user) return
    this.user = user
    if (!this.channel) {
      this.channel = new BroadcastChannel(CHANNEL)
      this.channel.onmessage = () => void this.load()
      addEventListener('online', () => void this.send())
      document.addEventListener('visibilitychange', () => document.hidden || void this.send())
    }
    await this.load()
    await this.send()
  }

  private async load(): Promise<void> {
    this.moves = this.user ? await movesOf(this.user).catch(() => []) : []
    clearInterval(this.timer)
    if (this.moves.some((move) => move.status === 'kept')) this.timer = setInterval(() => void this.send(), AGAIN)
  }

  /** The move that waits at a table. */
  waitingAt(table: string): Move | null {
    return this.moves.find((move) => move.table === table && move.status === 'kept') ?? null
  }

  /** Keeps a move until there is a line. Raises an error where this browser keeps nothing. */
  async hold(move: Move): Promise<void> {
    await keepMove(move)
    await this.load()
    const worker: (ServiceWorkerRegistration & Syncing) | undefined = await navigator.serviceWorker?.getRegistration()
    await worker?.sync?.register(SYNC).catch(() => {}) // then it is sent when a page is open
  }

  async drop(id: string): Promise<void> {
    await dropMove(id)
    await this.load()
  }

  /** Sends what waits, if it can be sent. */
  async send(): Promise<void> {
    if (!this.moves.some((move) => move.status === 'kept')) return
    await sendMoves().catch(() => {}) // there is still no line
    await this.load()
  }
}

export const held = new Held()
