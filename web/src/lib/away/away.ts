/** Being away: days as they are said, and who plays for me. */
import type { MyAway, MyStandIn } from '../generated/wire'

/** A day as 2026-07-14, as it is said. */
export const dayText = (day: string, language: string): string =>
  new Date(`${day}T12:00:00`).toLocaleDateString(language, { day: 'numeric', month: 'long' })

/** Who plays for me at a table, as far as I said it of this one; without one, of all. */
export const planOf = (away: MyAway, table: string): MyStandIn | undefined =>
  away.stand_ins.find((plan) => (plan.table ?? '') === table)
