/**
 * What a seat of mine means to answer when it is asked again. One of three kinds: answers in their order, each where it
 * is legal (`later` of a plan); a limit, within which the least answer that is legal is given while the phase lasts; or
 * nothing, until something is possible that was not when it began to wait (`until` of a plan).
 */
import { count } from '../gameContract'
import type { Counters, Effect, Panel, Plan, Position, State } from '../generated/wire'

export interface Promised {
  seat: number | null
  actions: string[]
  /** Of a limit: where it holds, and what is said meanwhile. */
  within?: { phase: string; turn: string; said: Effect }
  /** Of waiting. */
  until?: Until
}

/** A seat waits: for what, what was possible already, and the position in which it began. */
export interface Until {
  kinds: string[]
  seen: string[]
  said: Effect
  before: Position
}

/** A plan that promises; a limit says what is said while it is kept. */
export type Promising = Plan & { kept?: Effect }

type Asked = Pick<State, 'seat' | 'phase' | 'view'>

const turnOf = ({ view }: Asked): string => JSON.stringify(count(view))

/** What a plan promises where it is played; null if nothing. */
export function promisedBy(plan: Promising, state: Asked & Position, panel: Panel | null): Promised | null {
  const { kept, later = [], until = [] } = plan
  if (until.length) {
    const seen = (panel?.possible ?? []).map((one) => one.id)
    return { seat: state.seat, actions: [], until: { kinds: until, seen, said: plan.effect, before: state } }
  }
  if (kept) return { seat: state.seat, actions: later, within: { phase: state.phase, turn: turnOf(state), said: kept } }
  return later.length ? { seat: state.seat, actions: later } : null
}

/** Whether a promise can still be kept: a limit ends with its phase. */
export const lasts = ({ within }: Promised, state: Asked): boolean =>
  !within || (within.phase === state.phase && within.turn === turnOf(state))

/** Which of the promised answers is to be given now; -1 if none can be. */
export const due = ({ actions, within }: Promised, legal: (action: string) => boolean): number =>
  within ? actions.findIndex(legal) : actions[0] !== undefined && legal(actions[0]) ? 0 : -1

/** What ends a wait: what is possible now, was not before, and is of a kind that is waited for. */
export const news = ({ kinds, seen }: Until, panel: Panel): Effect[] =>
  (panel.possible ?? [])
    .filter(({ id }) => !seen.includes(id) && (kinds.includes(id) || kinds.includes(id.split(' ')[0]!)))
    .map(({ said }) => said)

/** A value that is chosen and a limit as one plan: the values between them are promised. */
export function upTo(section: Counters, value: number, limit: number): Promising | null {
  const now = section.counters.find((one) => one.value === value)
  if (!now || !section.limit) return null
  const { effect, kept } = section.limit
  const filled = (said: Effect): Effect => ({ ...said, args: { ...said.args, value, limit } })
  const later = section.counters.filter((one) => one.value > value && one.value <= limit)
  return {
    ...now.plan,
    name: filled(effect),
    effect: filled(effect),
    later: later.flatMap(({ plan }) => plan.actions),
    kept: filled(kept),
  }
}
