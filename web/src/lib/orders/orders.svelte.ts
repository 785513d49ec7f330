/** Orders given ahead: the list of one seat at a table, what can be done with it, and what an order says. */
import { get, post } from '../core/api'
import { clockTime } from '../core/format'
import { i18n, phaseName, say, t } from '../i18n/i18n.svelte'
import { periodNow } from '../i18n/turnOrRound'
import { problemText } from '../core/problem'
import type { GivenOrder, NewOrder, OrderCondition, OrderedAction, Orders, OrderStep } from '../generated/wire'
import { actionText } from '../sentences'

export class OrderBook {
  known = $state.raw<Orders | null>(null)
  problem = $state('')

  constructor(
    readonly table: string,
    /** Which of my seats: that of the what-if board; at a table my first. */
    private readonly seat: number | null = null,
  ) {}

  private address(what = ''): string {
    return `/tables/${this.table}/orders${what}${this.seat === null ? '' : `?seat=${this.seat}`}`
  }

  private async attempt(what: () => Promise<Orders>): Promise<boolean> {
    this.problem = ''
    try {
      this.known = await what()
      return true
    } catch (error) {
      this.problem = problemText(error)
      return false
    }
  }

  /** Asks for the list; what is wrong with that is told when something is done. */
  async look(): Promise<void> {
    try {
      this.known = await get<Orders>(this.address())
    } catch {
      this.known = null
    }
  }

  give = (order: NewOrder): Promise<boolean> => this.attempt(() => post<Orders>(this.address(), order))
  withdraw = (id: string): Promise<boolean> => this.attempt(() => post<Orders>(this.address('/withdraw'), { id }))
  /** Lets an order be asked before the one above it. */
  raise = (id: string): Promise<boolean> => {
    const ids = this.live.map((order) => order.id)
    const at = ids.indexOf(id)
    ids.splice(at, 1)
    ids.splice(at - 1, 0, id)
    return this.attempt(() => post<Orders>(this.address('/arrange'), { ids }))
  }

  get orders(): GivenOrder[] {
    return this.known?.orders ?? []
  }
  /** Those whose time has not passed. */
  get live(): GivenOrder[] {
    return this.orders.filter(({ state }) => state !== 'lapsed')
  }
  /** The order that takes what is the only choice, if it was given. */
  get forced(): GivenOrder | undefined {
    return this.orders.find(({ steps }) => steps.length === 1 && steps[0]!.do === 'only')
  }
}

// -- in words

const actionWords = (game: string, { action, effect }: OrderedAction): string =>
  effect ? say(game, effect.id, effect.args) : actionText(game, action)

function deedText(game: string, step: OrderStep): string {
  switch (step.do) {
    case 'bid':
      return t('order-bid', { most: step.most ?? 0 })
    case 'pass':
      return t('order-pass')
    case 'only':
      return t('order-only')
    case 'play':
      return (step.actions ?? []).map((one) => actionWords(game, one)).join(` ${t('order-else')} `)
  }
}

function conditionText(game: string, { kind, name = '', most = 0 }: OrderCondition): string | null {
  switch (kind) {
    case 'price':
      return t('order-if-price', { most })
    case 'legal':
      return t('order-if-legal', { what: actionText(game, name) })
    case 'unchanged':
      return t('order-if-unchanged')
    case 'phase':
    case 'forced':
      return null // said with the time and by the deed
  }
}

/** What a step does, and under which conditions. */
export function stepText(game: string, step: OrderStep): string {
  const said = step.when.map((one) => conditionText(game, one)).filter((one) => one !== null)
  return [deedText(game, step), ...said].join(', ')
}

/** When a step is asked: its turn and its phase. */
export function timeText(game: string, step: OrderStep, counted: string): string {
  const phase = step.when.find(({ kind }) => kind === 'phase')?.name
  const turn = step.clock !== undefined && counted ? periodNow(game, step.clock) : ''
  return [turn, phase ? phaseName(game, phase) : ''].filter((one) => one).join(' · ')
}

/** Whether its owner is to be told of an order now: it will be played, it was not, or it cannot be as things stand. */
export const isTold = ({ state, reason = '' }: GivenOrder): boolean =>
  state !== 'waits' || ['illegal', 'needs', 'price', 'changed'].includes(reason)

/** Why an order waits, when it will answer, or that it was not played. */
export function stateText(game: string, { state, reason = '', what = '', answers }: GivenOrder): string {
  if (state === 'lapsed') return t('order-lapsed')
  if (state === 'due')
    return answers === undefined ? t('order-due') : t('order-due-at', { time: clockTime(answers, i18n.language) })
  const said = reason === 'phase' ? phaseName(game, what) : /^\d*$/.test(what) ? what : actionText(game, what)
  return t(`order-waits-${reason}`, { what: said })
}
