/** Turns and rounds, as the events of a game tell of them. */
import type { Effect } from './types'

/** The turn or round that begins with these events; null if none does. */
export function begun(events: Effect[], before: number): number | null {
  const event = events.find((one) => /^(turn|round)-beg(ins|un)$/.test(one.id))
  return event ? Number(event.args.turn ?? event.args.round ?? before + 1) : null
}
