/** Answers of a panel as a list of options: the arrow keys go from one to the next, digits and letters pick one. */
import { t } from '../i18n/i18n.svelte'
import { session as person } from '../app/user.svelte'
import type { Panel, Plan, Section } from '../generated/wire'

const options = (list: Element): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[role=option]')]

/** Which option a key leads to from one; null if the key does not move. */
function nextOption(key: string, at: number, count: number): number | null {
  if (/^Arrow(Down|Right)$/.test(key)) return Math.min(at + 1, count - 1)
  if (/^Arrow(Up|Left)$/.test(key)) return Math.max(at - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/** Arrow keys in a list of options move the focus. */
export function arrows(event: KeyboardEvent): void {
  const found = options(event.currentTarget as HTMLElement)
  const at = found.findIndex((one) => one === event.target)
  const next = at < 0 ? null : nextOption(event.key, at, found.length)
  if (next === null) return
  found[next]?.focus()
  event.preventDefault()
}

/** Picks an option of a panel by its number, from 1, or by the letter it bears; whether there is one. */
export function pickOption(panel: Element, key: string): boolean {
  const found = options(panel)
  const option = /\d/.test(key)
    ? found[Number(key) - 1]
    : found.find((one) => one.dataset['letter'] === key.toUpperCase())
  option?.focus()
  option?.click()
  return !!option
}

/** The plans that a section offers. */
function plansOf(section: Section): Plan[] {
  switch (section.kind) {
    case 'tickets':
      return section.tickets.map(({ plan }) => plan)
    case 'rows':
      return section.rows.flatMap(({ plan }) => plan ?? [])
    case 'pictures':
      return section.pictures.map(({ plan }) => plan)
    default:
      return []
  }
}

/** Of a long list, and of several ways to the same, only the first stand there until more are asked for. */
export const FIRST = 12

/** The actions that stand in a panel as answers by themselves, all of them in sight: no other list has to repeat them. */
export const answersAlone = (panel: Panel | null): Set<string> =>
  new Set(
    [
      ...(panel?.sections ?? [])
        .filter((one) => one.kind !== 'rows' || (one.rows.length <= FIRST && !one.rows.some((row) => row.group)))
        .flatMap(plansOf),
      ...(panel?.others ?? []),
    ].flatMap(({ actions }) => (actions.length === 1 ? actions : [])),
  )

/** Whether a panel has answers of its own. */
export const hasOptions = (panel: Panel | null): boolean =>
  !!panel?.sections.some(
    (section) =>
      section.kind === 'tickets' ||
      section.kind === 'pictures' ||
      (section.kind === 'editor' && section.plan) ||
      (section.kind === 'rows' && section.rows.some((row) => row.plan)),
  )

/** Whether choosing a plan is enough to play it. */
export const isAtOnce = (plan: Plan): boolean => !!plan.at_once && person.settings.steps

/** The plan of a panel that is this action alone, if one click plays it. */
export const stepOf = (panel: Panel | null, action: string): Plan | undefined =>
  [...(panel?.sections ?? []).flatMap(plansOf), ...(panel?.others ?? [])].find(
    (plan) => plan.actions.length === 1 && plan.actions[0] === action && isAtOnce(plan),
  )

/** What clicks on an answer do, for its title. */
export const gesture = (plan: Plan): string => t(isAtOnce(plan) ? 'panel-at-once' : 'panel-again')
