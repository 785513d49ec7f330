/**
 * What a game says beside the board while one decides: the panel for this decision, what was pointed at for it, the plan
 * that is selected, and what actions that are considered would lead to. All of it holds for one version of the table.
 */
import type { Change, Choice, Considered, Panel, PanelMessage, Plan, Section, ToServer } from '../generated/wire'
import { valueAt } from './panel/editor'
import { uuid } from './questions'

interface Asked {
  version: number
  /** Things that were pointed at, the last two. */
  things: string[]
  panel: Panel | null
  plan: Plan | null
}

const NOTHING: Asked = { version: -1, things: [], panel: null, plan: null }
/** So long the answers wait for the panel of a decision, in ms: what comes later pushes them down. */
const PATIENCE = 700
/** A plan leads from one thing to another. */
const ENDS = 2

export const keyOf = (actions: string[]): string => actions.join('\n')

export class Advice {
  constructor(private readonly send: (message: ToServer) => boolean) {}

  private asked = $state.raw<Asked>(NOTHING)
  private considered = $state.raw<Record<string, Considered>>({})
  /** Actions whose answer has not come, by the question's id. */
  private waiting: Record<string, string> = {}
  private last = ''
  /** Panels of this version that have come, by what was pointed at. */
  private known: Record<string, Panel | null> = {}
  /** Whether the first panel of a decision is on its way: what stands below it has no place yet. */
  coming = $state(false)
  private timer: ReturnType<typeof setTimeout> | undefined

  get panel(): Panel | null {
    return this.asked.panel
  }
  /** Whether the first panel of a decision has come, or is late. */
  answered(version: number): boolean {
    return this.asked.version === version && !this.coming
  }
  /** The panel of a whole decision, once it has come. */
  panelOf(version: number): Panel | null {
    const { asked } = this
    return asked.version === version && !this.coming && !asked.things.length ? asked.panel : null
  }
  get plan(): Plan | null {
    return this.asked.plan
  }
  get things(): string[] {
    return this.asked.things
  }

  /** Another version of the table: nothing of before holds. */
  forget(): void {
    this.asked = NOTHING
    this.considered = {}
    this.waiting = {}
    this.last = ''
    this.known = {}
    this.arrived()
  }

  private arrived(): void {
    clearTimeout(this.timer)
    this.coming = false
  }

  /** Asks for the panel of a decision, for things that were pointed at. */
  ask(version: number, things: string[] = []): void {
    if (this.asked.version === version && this.last && things.join() === this.asked.things.join()) return
    this.last = uuid()
    const again = this.asked.version === version
    const known = this.known[keyOf(things)]
    this.asked = { version, things, panel: known ?? (again ? this.asked.panel : null), plan: null }
    if (known !== undefined) {
      this.show(known)
      return
    }
    const sent = this.send({ type: 'panel', id: this.last, version, things })
    if (again || !sent) return
    this.coming = true
    this.timer = setTimeout(() => this.arrived(), PATIENCE)
  }

  /** Asks for the panel with a value of an editor chosen. */
  want(things: string[]): void {
    this.ask(this.asked.version, things)
  }

  /** One more thing is pointed at, or a value of an editor is; the same again, or a third, begins anew. */
  point(thing: string): void {
    const { version, things, panel } = this.asked
    const value = valueAt(panel, thing)
    if (value) {
      this.want(value.ask)
      return
    }
    const before = things.length >= ENDS ? [] : things
    this.ask(version, before.includes(thing) ? [] : [...before, thing])
  }

  /** Back to the panel of the whole decision. */
  clear(): void {
    if (this.asked.things.length) this.ask(this.asked.version)
    else this.select(null)
  }

  select(plan: Plan | null): void {
    this.asked = { ...this.asked, plan }
  }

  /** Asks what actions would lead to, once. */
  consider(version: number, actions: string[]): void {
    const key = keyOf(actions)
    if (this.considered[key] || Object.values(this.waiting).includes(key)) return
    const id = uuid()
    this.waiting[id] = key
    this.send({ type: 'consider', id, version, actions })
  }

  // -- what the line tells

  panelCame(message: PanelMessage): void {
    if (message.id !== this.last) return
    this.known[keyOf(this.asked.things)] = message.panel
    this.show(message.panel)
  }

  /** The panel for what was pointed at; the first of its plans is in hand then. */
  private show(panel: Panel | null): void {
    const first = this.asked.things.length && panel ? firstPlan(panel) : null
    this.asked = { ...this.asked, panel, plan: first }
    this.arrived()
  }

  consideredCame(message: Considered): void {
    const key = this.waiting[message.id]
    this.failed(message.id)
    if (key !== undefined) this.considered = { ...this.considered, [key]: message }
  }

  /** A question failed: whether it was one of these. */
  failed(id: string): boolean {
    const known = id === this.last || id in this.waiting
    if (id === this.last) this.arrived()
    const { [id]: _, ...rest } = this.waiting
    this.waiting = rest
    return known
  }

  previewOf(actions: string[]): Change[] | null {
    return this.considered[keyOf(actions)]?.preview ?? null
  }

  follows(actions: string[]): Section[] {
    return this.considered[keyOf(actions)]?.sections ?? []
  }

  /** What follows from actions by force and is to be said before; and whether the decision passes with it. */
  then(actions: string[]): { then: Choice[]; ends: boolean } {
    const { then = [], ends = false } = this.considered[keyOf(actions)] ?? {}
    return { then, ends }
  }

  /** Whether an action is known to be the only answer, and one for which nobody would want to be asked. */
  isHarmless(action: string): boolean {
    return !!this.considered[action]?.harmless
  }
}

/** The best of the plans that a panel proposes for what was pointed at. */
function firstPlan(panel: Panel): Plan | null {
  for (const section of panel.sections) {
    if (section.kind === 'editor' && section.plan) return section.plan
    if (section.kind === 'tickets') return section.tickets[0]?.plan ?? null
    if (section.kind === 'pictures') return section.alike ? null : (section.pictures[0]?.plan ?? null)
  }
  return null
}
