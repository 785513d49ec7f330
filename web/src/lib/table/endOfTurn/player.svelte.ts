/** The end of a turn as it is shown: step by step by itself, or as its reader wants it. The table plays on behind it. */
import { actAt, actsOf, appearances, sceneAt, stepsOf, timeOf, type Act } from './steps'
import { PLAYERS } from '../../gameContract'
import { byId } from '../scene'
import { session as person } from '../../app/user.svelte'
import { isStill } from '../../app/reducedMotion'
import type { Drawn, EndPart, Position, State, Thing } from '../../generated/wire'

const NOTHING: Drawn = { name: '', things: [] }

export class Staging {
  readonly acts: Act[]
  readonly steps: number
  /** The step that is shown. */
  at = $state(0)
  playing = $state(false)
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly appears: Map<string, number>

  constructor(
    /** The positions before and after what happened. */
    readonly before: Position,
    readonly after: Position,
    parts: EndPart[],
    /** All was shown, or skipped. */
    private readonly over: () => void,
  ) {
    this.acts = actsOf(parts, after.events)
    this.steps = stepsOf(this.acts)
    this.appears = appearances(this.acts, before.scenes[0] ?? NOTHING, after.scenes[0] ?? NOTHING)
    if (!isStill()) this.play()
  }

  /** Whether something happened that is shown step by step. */
  static worth(parts: EndPart[], { events }: Pick<Position, 'events'>): boolean {
    return actsOf(parts, events).length > 0
  }

  // -- what is drawn

  /** The position as it is at this step. Who decides next is not said before all is shown. */
  readonly position = $derived.by<Position>(() => {
    const old = (name: string): Drawn => this.before.scenes.find((one) => one.name === name) ?? NOTHING
    const scenes = this.after.scenes.map((scene, i) => {
      if (i === 0) return sceneAt(old(scene.name), scene, this.appears, this.at)
      return scene.name === PLAYERS && !this.paid ? old(scene.name) : scene
    })
    const { view, phase } = this.now?.act.part === null ? this.after : this.before
    return { ...this.after, seat: null, view, phase, scenes }
  })
  /** Whether the figures of the players have changed already. */
  private readonly paid = $derived.by(() => {
    const table = this.acts.find((act) => act.part?.columns?.length)
    return !table || this.at >= table.first
  })
  /** What has appeared so far, and what comes with this step. */
  readonly fresh = $derived.by(() => [...this.appears].filter(([, step]) => step <= this.at).map(([id]) => id))
  readonly arriving = $derived.by<Thing[]>(() => {
    const known = byId(this.before.scenes.slice(0, 1))
    return (this.after.scenes[0]?.things ?? []).filter(
      (thing) => this.appears.get(thing.id) === this.at && !known.has(thing.id),
    )
  })
  readonly now = $derived.by(() => actAt(this.acts, this.at))

  // -- what its reader does

  play(): void {
    this.playing = true
    this.wait()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.timer)
  }

  /** So many steps on or back; after the last one it is over. */
  go(by: number): void {
    const next = Math.max(0, this.at + by)
    if (next >= this.steps) this.skip()
    else this.at = next
    if (this.playing) this.wait()
  }

  skip(): void {
    this.pause()
    this.over()
  }

  private wait(): void {
    clearTimeout(this.timer)
    const time = timeOf(this.acts, this.at) / Math.max(1, person.settings.speed)
    this.timer = setTimeout(() => this.playing && this.go(1), time)
  }
}

/** The ends of turns at a table, one at a time. */
export class Endings {
  shown = $state.raw<Staging | null>(null)

  constructor(private readonly parts: () => EndPart[]) {}

  worth(what: Pick<Position, 'events'>): boolean {
    return Staging.worth(this.parts(), what)
  }

  /** Shows what a turn has ended with, if one has; what was taken back is not shown any more. */
  stage(before: Position, after: State): void {
    if (after.number < before.number || after.undone) this.shown?.skip()
    else if (after.number > before.number && this.worth(after)) this.show(before, after)
  }

  show(before: Position, after: Position): void {
    this.shown?.skip()
    this.shown = new Staging(before, after, this.parts(), () => (this.shown = null))
  }
}
