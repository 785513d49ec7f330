/** How much of the chat is unread: what others have said since this browser last showed it. */
import type { TableSession } from './session.svelte'

const key = (table: string): string => `steamshed-chat-read-${table}`

export class Unread {
  /** When the last line that was in sight was said. */
  private read = $state(0)
  private readonly opened = Date.now() / 1000

  constructor(
    private readonly session: Pick<TableSession, 'chat' | 'id' | 'table'>,
    /** Whether the chat is in sight. */
    private readonly inSight: () => boolean,
  ) {
    this.read = Number(localStorage.getItem(key(session.id)) ?? 0) || 0
  }

  get count(): number {
    const mine = this.session.table?.mine ?? []
    // who only looks on was not spoken to before he came
    const since = mine.length ? this.read : Math.max(this.read, this.opened)
    return this.session.chat.filter(({ time, seat }) => time > since && (seat === null || !mine.includes(seat))).length
  }

  /** Notes what is read; to be called whenever something is said or comes into sight. */
  follow(): void {
    const last = this.session.chat.at(-1)?.time ?? 0
    if (!this.inSight() || last <= this.read) return
    this.read = last
    localStorage.setItem(key(this.session.id), String(last))
  }
}
