/** How much of the chat is unread. What was said before the page was opened counts as read. */
import type { TableSession } from './session.svelte'

export class Unread {
  private read = $state(0)
  private begun = false

  constructor(
    private readonly session: Pick<TableSession, 'chat' | 'state'>,
    /** Whether the chat is in sight. */
    private readonly inSight: () => boolean,
  ) {}

  get count(): number {
    return Math.max(0, this.session.chat.length - this.read)
  }

  /** Notes what is read; to be called whenever something is said or comes into sight. */
  follow(): void {
    const said = this.session.chat.length
    if (!this.begun || this.inSight()) this.read = said
    if (this.session.state) this.begun = true
  }
}
