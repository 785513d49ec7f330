/** How the answers to a question are laid out in the action bar, and which choice is ready to be played. */
import { back, numbers, step, verb, type Answer, type Step } from './narrowing'
import type { Choice } from '../generated/wire'

/** Answers that begin with the same verb; digits count through all groups. */
export interface Group {
  verb: string
  members: { answer: Answer; digit: number }[]
}

export interface Layout {
  /** Where the answers lead so far. */
  now: Step
  /** The question that is shown: the last one stays in sight once all is chosen. */
  asked: Step
  /** The key of the answer given to it. */
  pressed: string
  /** A number to be set, with its choices in ascending order. */
  steps: { value: number; choice: Choice }[]
  /** Answers in the list, in their groups. */
  main: Answer[]
  groups: Group[]
  /** Verbs that stand as buttons beside the list. */
  beside: Answer[]
  /** Where nothing else can be done, the lamp button says it at once. */
  only: Choice | null
  /** Whether answers show what they would look like: they name things that are not drawn yet. */
  cards: boolean
}

export function layout(legal: Choice[], path: string[], isDrawn: (thing: string) => boolean): Layout {
  const now = step(legal, path)
  const asked = now.chosen ? step(legal, back(legal, now.path)) : now
  const pressed = now.chosen ? (now.path[asked.path.length] ?? '') : ''
  const listable = asked.answers.filter((answer) => answer.kind === 'thing' || answer.kind === 'action')
  const number = asked.answers.find((answer) => answer.kind === 'number')
  // A number is asked for at once where nothing else is; among other answers it is one of them, and chosen first.
  const numeric = listable.length ? undefined : number
  const rows = number && !numeric ? [...listable, number] : listable
  const verbs = asked.answers.filter((answer) => answer.kind === 'verb')
  const listed = rows.length > 0 || numeric !== undefined
  const only = legal.length === 1 ? legal[0]! : null
  const main = listed ? rows : only ? [] : verbs
  return {
    now,
    asked,
    pressed,
    steps: numeric ? numbers(numeric) : [],
    main,
    groups: grouped(main),
    beside: listed ? verbs.filter((one) => !now.path.length || one.key === pressed) : [],
    only,
    cards: asked.path.length > 0 && main.some((answer) => answer.kind === 'thing' && !isDrawn(answer.name)),
  }
}

function grouped(answers: Answer[]): Group[] {
  const found = new Map<string, Answer[]>()
  for (const answer of answers) {
    const name = verb(answer.choices[0]!)
    found.set(name, [...(found.get(name) ?? []), answer])
  }
  let digit = 0
  return [...found].map(([name, members]) => ({
    verb: name,
    members: members.map((answer) => ({ answer, digit: ++digit })),
  }))
}

/** The choice that the lamp button would play, with a number where one is to be set. */
export function candidate({ now, steps, only }: Layout, value: number): Choice | null {
  if (now.chosen) return now.chosen
  return steps.length ? (steps.find((one) => one.value === value)?.choice ?? null) : only
}

/** The things among some answers. */
export const things = (answers: Answer[], others: string[] = []): Set<string> =>
  new Set([...answers.filter((answer) => answer.kind === 'thing').map((answer) => answer.name), ...others])

/** The answer that a digit key stands for. */
export function atDigit({ groups, beside }: Layout, digit: number): Answer | undefined {
  return [...groups.flatMap((group) => group.members.map((member) => member.answer)), ...beside][digit - 1]
}
