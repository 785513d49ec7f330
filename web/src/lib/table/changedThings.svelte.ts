/** What the last action has changed in the drawings, and what an undo has taken away. */
import { changed, gone } from './scene'
import type { Drawn, State, Thing } from '../generated/wire'

export class News {
  /** Things that the last action changed, by scene. */
  fresh = $state.raw<Record<string, string[]>>({})
  /** Things that the last undo took away, by scene. */
  gone = $state.raw<Record<string, Thing[]>>({})
  /** What each seat that looks from here has seen last. */
  private seen: Record<string, Drawn[]> = {}

  /** A position has come. What has changed is told by what the same seat has seen before: another one's secrets are no
   * news. */
  note(before: State | null, state: State): void {
    const eye = state.eye
    const known = before?.eye === eye ? before.scenes : this.seen[String(eye)]
    if (before && before.version !== state.version) this.mark(before, known ?? [], state)
    this.seen[String(eye)] = state.scenes
  }

  private mark(before: State, known: Drawn[], state: State): void {
    const old = (name: string): Drawn | undefined => known.find((scene) => scene.name === name)
    const by = <T>(what: (before: Drawn | undefined, after: Drawn) => T): Record<string, T> =>
      Object.fromEntries(state.scenes.map((scene) => [scene.name, what(old(scene.name), scene)]))
    const undone = !!state.undone
    if (undone || state.number === before.number + 1) this.fresh = by(changed)
    else if (state.number !== before.number) this.fresh = {}
    this.gone = undone ? by(gone) : {}
  }
}
