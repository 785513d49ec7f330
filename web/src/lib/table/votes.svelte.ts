/** What the players decide about their table together: votes, proposals, and who gives up. */
import type { Cast, Propose, Resign, Vote } from '../generated/wire'

export class Council {
  /** What is voted on. */
  votes = $state.raw<Vote[]>([])

  constructor(private readonly send: (message: Cast | Propose | Resign) => void) {}

  vote(id: number, yes: boolean): void {
    this.send({ type: 'vote', vote: id, yes })
  }

  propose(kind: Propose['kind'], seat?: number): void {
    this.send(seat === undefined ? { type: 'propose', kind } : { type: 'propose', kind, seat })
  }

  resign(): void {
    this.send({ type: 'resign' })
  }
}
