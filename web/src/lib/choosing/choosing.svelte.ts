/**
 * What a player is about to choose at a table: his answers so far, what they touch, what can be clicked, and what the
 * choice in hand would do. They hold for one version of the table: the next begins with no answer.
 */
import type { Pin } from '../table/pins'
import { isPlace, kindOf, whatOf } from '../gameContract'
import { candidate, layout, things, type Group } from './answers'
import { editorThings } from './panel/editor'
import { planKey } from './listKeys'
import { answersAlone, isAtOnce, stepOf } from './listbox'
import { click, step, type Answer } from './narrowing'
import { figureChanges } from '../table/players'
import { around, byId, priceAt, twins, union, withPreview, type Box, type Shown } from '../table/scene'
import { lines } from '../table/animation/routePoints'
import type { TableSession } from '../table/session.svelte'
import type { Change, Choice, Panel, Parts, Plan, Scenery, Thing, Ticket } from '../generated/wire'
import { letterOf, listOf, waysOf, type Way } from './panel/planLetters'
import { money } from '../sentences'

/**
 * Room around what is in sight on a narrow screen: around a chosen thing, and around all that can be chosen; and around
 * what a lesson points at, or a review shows, on any screen.
 */
const ROOM = { chosen: 190, open: 90, pinned: 250, reviewed: 280 }

/** So long the pointer rests on an answer before it is drawn, in ms. */
const REST = 120
/** So long a new state is taken for what nobody can have seen yet, in ms. */
const JUST_NOW = 150

interface Answered {
  version: number
  path: string[]
  hot: string | null
}

/** Things that a plan is about at a position of the past, and what it would have changed there; null: it is as it was. */
export interface Recalled {
  number: number
  things: string[]
  preview: Change[] | null
}

export class Choosing {
  constructor(readonly session: TableSession) {}

  private answered = $state.raw<Answered>({ version: -1, path: [], hot: null })
  private number = $state.raw<{ key: string; value: number }>({ key: '', value: 0 })
  /** Things that a lesson points at, in the order of their numbers. */
  pins = $state.raw<string[]>([])
  /** What a bot proposes to do: drawn until the player does something himself. */
  private proposed = $state.raw<{ version: number; actions: string[]; things: string[] } | null>(null)
  /** What a review shows at a position of the past. */
  private recalled = $state.raw<Recalled | null>(null)
  /** Things that the log points at. */
  private lit = $state.raw<string[]>([])

  private readonly version = $derived.by(() => this.session.state?.version ?? -1)
  private readonly current = $derived.by(() =>
    this.answered.version === this.version ? this.answered : { version: this.version, path: [], hot: null },
  )

  /** Whether a choice is asked for: it is my turn, I sit before the screen, and I look at the present, not at how a
   * turn has ended. */
  readonly asking = $derived.by(
    () => this.session.mine && !this.session.past && !this.session.ending && this.session.curtain === null,
  )

  get path(): string[] {
    return this.current.path
  }
  set path(path: string[]) {
    this.proposed = null
    this.answered = { ...this.current, path }
    this.session.advice.select(null)
  }

  /** The answer under the pointer. */
  get hot(): string | null {
    return this.current.hot
  }
  set hot(hot: string | null) {
    this.answered = { ...this.current, hot }
  }

  /** All that is drawn now, by its id. */
  readonly drawn = $derived.by(() => byId(this.session.state?.scenes ?? []))
  readonly layout = $derived.by(() => layout(this.session.legal, this.path, (thing) => this.drawn.has(thing)))

  private readonly numbersKey = $derived.by(() => `${this.version}:${this.layout.steps.map((one) => one.value).join()}`)
  /** The number that is set; at first the one that the panel proposes, or the lowest. */
  get value(): number {
    return this.number.key === this.numbersKey ? this.number.value : this.start
  }
  /** The number that is proposed. */
  readonly start = $derived.by<number>(() => {
    const values = this.layout.steps.map((one) => one.value)
    const start = this.panel?.sections.find((section) => section.kind === 'counters')?.start ?? 0
    return values.includes(start) ? start : (values[0] ?? 0)
  })
  set value(value: number) {
    this.proposed = null
    this.number = { key: this.numbersKey, value }
    this.session.advice.select(null)
  }

  /** The choice that the lamp button would play. */
  readonly candidate = $derived.by<Choice | null>(() => candidate(this.layout, this.value))

  // -- panels and plans

  /** What the game says beside the board, until an answer is given by the plain list or on the board. */
  readonly panel = $derived.by<Panel | null>(() =>
    this.asking && !this.path.length ? this.session.advice.panel : null,
  )
  /** The plan that the lamp button would play. */
  readonly plan = $derived.by<Plan | null>(() => (this.panel ? this.session.advice.plan : null))
  /** The actions in hand: of the plan, or of the choice. */
  readonly inHand = $derived.by<string[]>(() => this.plan?.actions ?? (this.candidate ? [this.candidate.action] : []))

  private readonly alone = $derived.by(() => answersAlone(this.panel))
  /** The answers of the plain list in their groups, but for what the panel has already. */
  readonly groups = $derived.by<Group[]>(() =>
    this.layout.groups
      .map((group) => ({ ...group, members: group.members.filter(({ answer }) => !this.isRepeated(answer)) }))
      .filter(({ members }) => members.length),
  )
  private isRepeated({ choices }: Answer): boolean {
    return choices.every(({ action }) => this.alone.has(action))
  }
  /** The key of the answer for which a plan of the panel stands, if the plain list gives way to it. */
  keyOf({ actions }: Plan): string | undefined {
    const action = actions.length === 1 ? actions[0]! : ''
    if (!this.alone.has(action)) return undefined
    const answers = this.layout.main.filter((answer) => this.isRepeated(answer))
    const found = answers.find(({ choices }) => choices.some((choice) => choice.action === action))
    return found && (found.choices.length === 1 ? found.key : `action:${action}`)
  }

  /** What follows by force from what is in hand, and is played with it. A lesson asks for each answer by itself. */
  readonly following = $derived.by<{ then: Choice[]; ends: boolean }>(() =>
    this.session.afar && this.inHand.length ? this.session.advice.then(this.inHand) : { then: [], ends: false },
  )

  /** The version for which a click, or the first half of a double click, was meant. */
  private meant = -1
  /**
   * Whether a click comes too late: the second half of a double click is meant for what was there before, so it does
   * nothing to what has come just now, nor while what the first half has sent is on its way. Whoever has had the time
   * to see what has come clicks on purpose.
   */
  private isLate(event?: MouseEvent): boolean {
    const { sending, arrived } = this.session
    if ((event?.detail ?? 0) > 1 && sending) return true
    if ((event?.detail ?? 0) > 1 && this.meant !== this.version && performance.now() - arrived < JUST_NOW) return true
    this.meant = this.version
    return false
  }

  /** Plays what is in hand, with what follows from it by force. */
  confirm(event?: MouseEvent): void {
    if (this.isLate(event)) return
    const { plan, candidate } = this
    const then = this.following.then.map(({ action }) => action)
    if (plan) this.session.play(then.length ? { ...plan, actions: [...plan.actions, ...then] } : plan)
    else if (candidate && then.length)
      this.session.play({ name: candidate.effect, effect: candidate.effect, actions: [candidate.action, ...then] })
    else if (candidate) this.session.act(candidate)
  }

  /** Gives an answer of the plain list, or takes it back. What the panel has as a step is one here, too. */
  answer({ choices, key }: Answer, event?: MouseEvent): void {
    const step = choices.length === 1 ? stepOf(this.panel, choices[0]!.action) : undefined
    if (step) this.select(step, event)
    else if (!this.isLate(event))
      this.path = key === this.layout.pressed ? this.layout.asked.path : [...this.layout.asked.path, key]
  }

  /**
   * Takes a plan into the hand, or plays it: the one in hand chosen again, or one that need not be confirmed.
   */
  select(plan: Plan | null, event?: MouseEvent): void {
    if (plan && plan === this.plan) {
      this.confirm(event)
      return
    }
    const again = (event?.detail ?? 0) > 1 && this.meant === this.version
    if (this.isLate(event)) return
    this.session.refusal = null
    this.proposed = null
    if (plan && isAtOnce(plan)) {
      if (!again) this.session.play(plan)
      return
    }
    this.answered = { version: this.version, path: [], hot: null }
    this.session.advice.select(plan)
  }

  /** Takes a plan that is put together in the panel into the hand; null: nothing is. */
  take(plan: Plan | null): void {
    this.session.refusal = null
    this.answered = { version: this.version, path: [], hot: null }
    this.session.advice.select(plan)
  }

  /** Draws what a bot proposes, over the board and with its numbers; null: no more. */
  suggest(plan: { actions: string[]; things: string[] } | null): void {
    this.proposed = plan && { version: this.version, ...plan }
    if (plan) this.session.consider(plan.actions)
  }
  /** What is drawn of that: nothing once something else is asked. */
  readonly suggested = $derived.by(() =>
    this.asking && this.proposed?.version === this.version ? this.proposed : null,
  )

  /** Shows what a review says of a position of the past; null: no more. */
  recall(what: Recalled | null): void {
    this.recalled = what
  }
  /** What is shown of that: nothing while another position is looked at. */
  private readonly reviewed = $derived.by(() =>
    this.recalled?.number === this.session.shown?.number ? this.recalled : null,
  )

  get reviewing(): boolean {
    return !!this.reviewed
  }

  /** What somebody else thinks of, field by field: outlined in ink, never in the light of what can be chosen. */
  readonly advised = $derived.by<string[]>(() => (this.reviewed ?? this.suggested)?.things ?? [])

  /** The plan under the pointer, once it has rested there. */
  private hovered = $state.raw<{ version: number; plan: Plan | null }>({ version: -1, plan: null })
  private resting: ReturnType<typeof setTimeout> | undefined
  /** The pointer comes to an answer of the panel, or leaves it: what it would do is drawn while it rests there. */
  hover(plan: Plan | null): void {
    clearTimeout(this.resting)
    this.hot = plan?.things?.[0] ?? null
    const version = this.version
    if (!plan) this.hovered = { version: -1, plan: null }
    else
      this.resting = setTimeout(() => {
        // What has come meanwhile knows nothing of this plan.
        if (version !== this.version || this.session.sending) return
        this.hovered = { version, plan }
        this.session.consider(plan.actions)
      }, REST)
  }
  /** The plan that is drawn: the one under the pointer, else the one in hand. */
  private readonly drawnPlan = $derived.by<Plan | null>(() => {
    const { version, plan } = this.hovered
    return this.panel && plan && version === this.version ? plan : this.plan
  })

  // -- a way among others, and part by part

  /** What was put together by exchanging a part of a plan: the plan of the panel that it began with, and what it is now. */
  private exchanged = $state.raw<{ version: number; base: Plan; ticket: Ticket } | null>(null)
  /** The player's own plan, beside those of a list; null if he has made none of one of these. */
  ownAmong(plans: Plan[]): Ticket | null {
    const made = this.exchanged
    return made?.version === this.version && plans.includes(made.base) ? made.ticket : null
  }

  /** The plan of the panel from which the one in hand comes. */
  private readonly base = $derived.by<Plan | null>(() =>
    this.exchanged?.version === this.version && this.plan === this.exchanged.ticket.plan
      ? this.exchanged.base
      : this.plan,
  )

  /** Ways that can be compared on the board. */
  readonly ways = $derived.by<Way[]>(() => waysOf(listOf(this.panel, this.base), this.plan, this.drawnPlan))

  /** The parts of the plan in hand, where they can be exchanged. */
  readonly parts = $derived.by<Parts | null>(
    () =>
      this.session.advice.follows(this.inHand).find((section): section is Parts => section.kind === 'parts') ?? null,
  )
  private looked = $state.raw<{ version: number; at: number }>({ version: -1, at: 0 })
  /** Which of the parts is looked at. */
  get part(): number {
    const at = this.looked.version === this.version ? this.looked.at : 0
    return Math.min(at, (this.parts?.parts.length ?? 1) - 1)
  }
  set part(at: number) {
    this.looked = { version: this.version, at: Math.max(0, at) }
  }

  /** Takes the plan with another part into the hand; it may be one that the panel has, too. */
  exchange(ticket: Ticket): void {
    const base = this.base
    const known = listOf(this.panel, base)?.tickets.find(({ plan }) => planKey(plan) === planKey(ticket.plan))
    this.take(known?.plan ?? ticket.plan)
    if (base && !known) this.exchanged = { version: this.version, base, ticket }
  }

  /** A click on the letter of another way takes that; one on a part of the plan in hand looks at the part; one on a line
   * takes its way. */
  private picksWay(ids: string[]): boolean {
    const lettered = this.ways.find(({ id }) => ids.includes(letterOf(id)))
    const part = lettered ? -1 : (this.parts?.parts ?? []).findIndex(({ thing }) => ids.includes(thing))
    if (part >= 0) this.part = part
    const way = lettered ?? (part < 0 ? this.ways.find(({ id }) => ids.includes(id)) : undefined)
    if (way) this.take(way.plan)
    return part >= 0 || !!way
  }

  /** Where each step of the plan that is drawn happens, with its number; a way that is drawn says it itself. */
  readonly steps = $derived.by<{ at: [number, number]; text: string }[]>(() => {
    if ((this.drawnPlan?.actions.length ?? 0) < 2 || this.planned?.length) return []
    const board = this.session.state?.scenes[0]?.things ?? []
    return (this.drawnPlan?.things ?? [])
      .map((id) => board.find((thing) => thing.id === id))
      .filter((thing) => thing !== undefined)
      .map((thing, i) => ({ at: thing.at, text: String(i + 1) }))
  })

  // -- on the drawings

  /** Everything that the choice so far touches. */
  readonly touched = $derived.by<string[]>(() => {
    const { now } = this.layout
    if (!this.asking) return []
    if (this.panel) {
      const [one, ...other] = this.session.advice.things
      return [...things([], [...(one ? [one] : []), ...(this.plan?.things ?? []), ...other])]
    }
    return now.chosen?.things.length ? now.chosen.things : now.path
  })

  /** What can be pointed at for the panel. */
  private readonly asks = $derived.by<string[]>(() =>
    this.panel ? [...(this.panel.asks ?? []), ...editorThings(this.panel)] : [],
  )

  /** Whether something is drawn on the board itself. */
  isOnBoard(id: string): boolean {
    return !!this.session.state?.scenes[0]?.things.some((thing) => thing.id === id)
  }

  /** Things that answer the question. */
  readonly askable = $derived.by(() => things(this.asking ? this.layout.now.answers : []))

  /** What can be clicked: the answers to this question, and once something is chosen, to the first one. */
  readonly legal = $derived.by(() => {
    const first = this.asking && this.layout.now.path.length ? step(this.session.legal, []).answers : []
    return things([...(this.asking ? this.layout.now.answers : []), ...first], this.asks)
  })

  /** Things off the board that look the same as one that can be chosen, such as two equal tiles in a hand: that one. */
  private readonly twins = $derived.by(() => twins((this.session.state?.scenes ?? []).slice(1), this.legal))

  /** What glows: all that can be clicked. */
  readonly glowing = $derived.by(() => union(this.legal, this.twins.keys()))

  /** What is lit up: the answer under the pointer, what the log points at. */
  readonly lights = $derived.by(() => (this.hot ? [this.hot, ...this.lit] : this.lit))

  private readonly preview = $derived.by<Change[] | null>(() => {
    if (this.reviewed) return this.reviewed.preview
    if (!this.asking) return null
    if (this.suggested) return this.session.advice.previewOf(this.suggested.actions)
    if (this.drawnPlan) return this.session.advice.previewOf(this.drawnPlan.actions)
    return this.candidate ? (this.session.previews[this.candidate.action] ?? null) : null
  })
  private changeIn(scene: string | undefined): Change | undefined {
    return this.preview?.find((change) => change.name === scene)
  }

  /** The things of a scene as they are shown, with the preview of the choice in hand. */
  things(scene: string): Shown[] {
    const things = this.session.shown?.scenes.find((one) => one.name === scene)?.things ?? []
    return withPreview(things, this.changeIn(scene))
  }

  /** Where in a scene something is decided: what is chosen, or what can be. */
  places(scene: string): [number, number][] {
    if (!this.asking) return []
    const things = this.session.state?.scenes.find((one) => one.name === scene)?.things ?? []
    const chosen = things.filter((thing) => this.layout.now.path.includes(thing.id))
    const open = chosen.length ? chosen : things.filter((thing) => this.askable.has(thing.id))
    return open.map((thing) => thing.at)
  }

  /** Where in a scene a lesson, or a bot, points at something, with the numbers. What was played has none. */
  pinned(scene: string): Pin[] {
    if (this.reviewed && !this.reviewed.preview) return []
    const pinned = this.reviewed?.things ?? this.suggested?.things ?? this.pins
    return this.found(scene, pinned).map(({ at, id }) => ({ at, text: String(pinned.indexOf(id) + 1), thing: id }))
  }

  /** Whether a lesson's words about something in a scene are under the pointer, or have the focus. */
  tells(scene: string): boolean {
    return !!this.hot && this.pins.includes(this.hot) && this.found(scene, [this.hot]).length > 0
  }

  private found(scene: string, ids: string[]): Thing[] {
    const things = this.session.shown?.scenes.find((one) => one.name === scene)?.things ?? []
    return ids.flatMap((id) => things.find((thing) => thing.id === id) ?? [])
  }

  /** What a lesson, or a review, wants to be seen of a scene. A bot's proposal leads nobody away from where he looks. */
  pointed(scene: string): Box | null {
    const places = (ids: string[]): [number, number][] => this.found(scene, ids).map(({ at }) => at)
    if (!this.reviewed) return around(this.pins.length ? places(this.suggested?.things ?? this.pins) : [], ROOM.pinned)
    const way = scene === this.session.painted[0]?.name ? lines(this.route).map(({ at }) => at) : []
    return around([...places(this.reviewed.things), ...way], ROOM.reviewed)
  }

  /** What a narrow screen should show of a scene: where the plan in hand happens, else where something is decided. */
  focus(scene: string): Box | null {
    const planned = (this.asking && this.panel && this.plan?.things) || []
    const drawn = this.session.state?.scenes.find((one) => one.name === scene)?.things ?? []
    const places = drawn.filter((thing) => planned.includes(thing.id)).map((thing) => thing.at)
    const way = planned.length && scene === this.session.painted[0]?.name ? lines(this.planned ?? []) : []
    if (places.length) return around([...places, ...way.map((thing) => thing.at)], ROOM.chosen)
    return around(this.places(scene), this.layout.now.path.length ? ROOM.chosen : ROOM.open)
  }

  /** Whether something in a scene answers the question. */
  asksIn(scene: Scenery): boolean {
    const things = this.session.state?.scenes.find((one) => one.name === scene.name)?.things ?? []
    const asks = this.asking ? (this.panel?.asks ?? []) : []
    return things.some((thing) => this.askable.has(thing.id) || asks.includes(thing.id))
  }

  /** Whether some choice of this decision touches something in a scene, be it first or later. */
  touches(scene: Scenery): boolean {
    if (!this.asking) return false
    const things = byId((this.session.state?.scenes ?? []).filter((one) => one.name === scene.name))
    return this.session.legal.some((choice) => choice.things.some((thing) => things.has(thing)))
  }

  /** What the choice in hand changes in the figures of a seat: the name of the figure, before, after. */
  changes(seat: number): [string, string, string][] {
    const state = this.session.state
    return state && this.preview ? figureChanges(state, { scenes: this.preview }, seat) : []
  }

  /** The price of the choice in hand, beside the field where it begins; a way of a plan that is drawn says it itself. */
  readonly ticket = $derived.by<{ at: [number, number]; text: string } | null>(() => {
    const price = this.plan ? this.plan.price : this.candidate?.price
    const board = this.session.shown?.scenes[0]
    const where = this.plan ? this.plan.things?.at(-1) : this.layout.now.path[0]
    const field = board?.things.find((thing) => thing.id === where)
    if (!this.asking || !price || !field || (this.plan && this.planned?.length)) return null
    return { at: priceAt(field, this.changeIn(board?.name)), text: money(this.session.game, price) }
  })

  /** The way of the choice in hand over the board; else of what was done last. */
  readonly planned = $derived.by<Thing[] | undefined>(() => this.changeIn(this.session.painted[0]?.name)?.route)
  readonly route = $derived.by<Thing[]>(
    () => this.planned ?? (this.layout.now.path.length ? [] : (this.session.shown?.last?.route ?? [])),
  )

  // -- what the player does

  /** A click on things that lie one over the other: the first that leads anywhere is chosen, else the rule is asked for. */
  pick(ids: string[]): void {
    if (!this.asking) return
    this.session.refusal = null
    if (this.picksWay(ids) || this.points(ids)) return
    for (const thing of ids.map((id) => this.twins.get(id) ?? id)) {
      const next = click(this.session.legal, this.path, thing)
      if (next) {
        this.path = next
        this.hot = null
        return
      }
    }
    const place = ids.find((id) => {
      const thing = this.drawn.get(id)
      return thing && isPlace(thing)
    })
    const asked = place ?? ids.at(-1)
    if (asked) this.session.why([...this.before(asked), asked])
  }

  /** What is chosen already and comes before a thing in the actions that touch things of its kind: the tile for a cell. */
  private before(thing: string): string[] {
    const depths = this.session.legal.map((choice) => choice.things.findIndex((one) => kindOf(one) === kindOf(thing)))
    const depth = Math.min(...depths.filter((one) => one >= 0))
    return this.layout.now.path.length >= depth ? this.layout.now.path.slice(0, depth) : []
  }

  /** Points at a thing for the plans that lead there, also at an answer: the panel offers it beside them. */
  private points(ids: string[]): boolean {
    const { asks } = this
    const thing = ids.find((id) => asks.includes(id) || this.askable.has(id))
    if (!thing || !asks.includes(thing)) return false
    this.session.advice.point(thing)
    return true
  }

  /** Lights what the words of an event name. */
  light(words: string[]): void {
    const things = this.session.shown?.scenes[0]?.things ?? []
    this.lit = things.filter((thing) => words.includes(whatOf(thing.id))).map((thing) => thing.id)
  }
}
