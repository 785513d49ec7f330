/** The review of a finished game: whether there is one, how far it is, and what it says. */
import { get, post, query } from '../core/api'
import { i18n } from '../i18n/i18n.svelte'
import { marksOf } from './winChart'
import { problemText } from '../core/problem'
import type { TableSession } from '../table/session.svelte'
import type { Change, Foreseen, Review, ReviewState } from '../generated/wire'

/** So long one waits before asking again how far it is, in ms. */
const PAUSE = 1000

export class Reviewed {
  told = $state.raw<ReviewState | null>(null)
  /** It failed, and the server does not try it again now. */
  givenUp = $state(false)
  problem = $state('')
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false

  constructor(readonly id: string) {}

  get review(): Review | null {
    return this.told?.review ?? null
  }

  /** Whether it is being made, or waits for that. */
  get coming(): boolean {
    return this.told?.state === 'waiting' || this.told?.state === 'running'
  }

  /** Looks whether there is a review, and follows it while it is being made. */
  async look(): Promise<void> {
    await this.request(get<ReviewState>(`/tables/${this.id}/review`))
  }

  /** Has the game reviewed, unless it is already. One that has just failed is not tried again before long. */
  async ask(): Promise<void> {
    await this.request(post<ReviewState>(`/tables/${this.id}/review`))
    this.givenUp = this.told?.state === 'failed'
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
  }

  private async request(answer: Promise<ReviewState>): Promise<void> {
    try {
      this.told = await answer
      this.problem = ''
    } catch (error) {
      this.problem = problemText(error)
    }
    if (this.coming && !this.closed) this.timer = setTimeout(() => void this.look(), PAUSE)
  }
}

/** What other actions would have changed after so many. */
export async function foresee(session: TableSession, number: number, actions: string[]): Promise<Change[]> {
  const address = `/tables/${session.id}/at/${number}?${query({ language: i18n.language })}`
  const { preview } = await post<Foreseen>(address, { actions })
  session.paint(preview)
  return preview
}

/** Puts the marks of a review that is there beside the actions of a finished table. */
export async function markActions(session: TableSession): Promise<void> {
  const { review } = await get<ReviewState>(`/tables/${session.id}/review`)
  if (!review?.moments.length) return
  await i18n.need('review')
  session.marks = marksOf(review.moments)
}
