/** Ways to compare on the board: the plans of a list that have lines, with the letters of their tickets. */
import { hasKind } from '../../gameContract'
import type { Panel, Plan, Thing, Tickets } from '../../generated/wire'

export interface Way {
  /** What a click on it names. */
  id: string
  letter: string
  plan: Plan
  lines: Thing[]
  /** Where its letter stands. */
  at: [number, number] | null
  /** Whether it is drawn otherwise: the pointer rests on it. */
  drawn: boolean
}

const nameOf = (i: number): string => `way-${i}`
export const letter = (i: number): string => String.fromCharCode(65 + i)

/** What a click on the letter of a way names. */
export const letterOf = (way: string): string => `${way}-letter`

const isLetter = (thing: Thing): boolean => hasKind(thing, 'letter')

/** The tickets among which a plan is. */
export const listOf = (panel: Panel | null, plan: Plan | null): Tickets | undefined =>
  plan
    ? panel?.sections.find(
        (section): section is Tickets =>
          section.kind === 'tickets' && section.tickets.some((ticket) => ticket.plan === plan),
      )
    : undefined

/** The ways of a list beside the one in hand, each where it goes another way. */
export function waysOf(list: Tickets | undefined, inHand: Plan | null, drawn: Plan | null): Way[] {
  const taken = new Set((inHand?.line ?? []).map(placed))
  return (list?.tickets ?? []).flatMap(({ plan }, i) => {
    const { line = [] } = plan
    const lines = line.filter((thing) => !isLetter(thing) && !taken.has(placed(thing)))
    const at = line.find(isLetter)?.at ?? null
    return plan === inHand || !lines.length
      ? []
      : [{ id: nameOf(i), letter: letter(i), plan, lines, at, drawn: plan === drawn }]
  })
}

const placed = ({ symbol, at, turn }: Thing): string => JSON.stringify([symbol, at, turn])
