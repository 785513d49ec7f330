/** The scenery of a table: backgrounds and symbols, fetched once and kept up to date by what positions bring. */
import { repainted } from './scene'
import type { Scenery, SceneryPatch } from '../generated/wire'

export class Painting {
  scenes = $state.raw<Scenery[]>([])
  /** Sceneries that are being fetched. What changes meanwhile may not be in them: then the last is fetched again. */
  private fetching = 0
  private outrun = false

  constructor(
    /** Asks the server; null if the answer is no longer wanted. */
    private readonly ask: () => Promise<Scenery[] | null>,
    /** Whether there should be a scenery: a table that waits for players has none, one that has just begun has. */
    private readonly expected: () => boolean,
  ) {}

  async fetch(): Promise<void> {
    this.fetching++
    try {
      const scenes = await this.ask()
      if (scenes) this.scenes = scenes
    } catch {
      // Without a line there is none; it comes with the next position.
    }
    this.fetching--
    if (!this.fetching && (this.outrun || (!this.scenes.length && this.expected()))) {
      this.outrun = false
      await this.fetch()
    }
  }

  /** Fetches what is not there and not on its way. */
  need(): void {
    if (!this.scenes.length && !this.fetching) void this.fetch()
  }

  patch(patches: SceneryPatch[]): void {
    const scenes = repainted(this.scenes, patches)
    if (this.fetching && patches.some((patch) => patch.box ?? patch.background ?? patch.symbols)) this.outrun = true
    this.scenes = scenes
  }
}
