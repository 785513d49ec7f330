/**
 * The action picker: it knows no game. Every legal choice names the things it touches, in order; choosing one thing
 * after the other narrows the choices until one is left to confirm. Choices that touch nothing are told apart by their
 * verb, and by a number where they differ in nothing else.
 */
import type { Choice } from '../generated/wire'

export type Kind = 'thing' | 'verb' | 'number' | 'action'

/** One answer to the current question, with the choices that it leads to. */
export interface Answer {
  key: string
  kind: Kind
  /** The id of the thing, the verb, or the action's text. */
  name: string
  choices: Choice[]
}

export interface Step {
  /** Keys of the answers so far, also of those that had no alternative. */
  path: string[]
  /** What can be answered now; empty once a single choice is left. */
  answers: Answer[]
  choices: Choice[]
  /** The one choice that is left. */
  chosen: Choice | null
}

export const verb = (choice: Choice): string => choice.action.split(' ', 1)[0] ?? ''

/** The place of the only word in which actions differ, if all of them have a whole number there; else -1. */
export function numberPlace(choices: Choice[]): number {
  if (choices.length < 2) return -1
  const words = choices.map((choice) => choice.action.split(' '))
  const first = words[0]!
  let place = -1
  for (let i = 0; i < first.length; i++) {
    if (words.every((other) => other.length === first.length && other[i] === first[i])) continue
    if (place >= 0) return -1
    place = i
  }
  if (place < 0 || words.some((other) => other.length !== first.length)) return -1
  return words.every((other) => /^-?\d+$/.test(other[place] ?? '')) ? place : -1
}

/** The numbers of a number answer, ascending, with their choices. */
export function numbers(answer: Answer): { value: number; choice: Choice }[] {
  const place = numberPlace(answer.choices)
  return answer.choices
    .map((choice) => ({ value: Number(choice.action.split(' ')[place]), choice }))
    .sort((a, b) => a.value - b.value)
}

function keyOf(choice: Choice, depth: number, all: Choice[]): { key: string; kind: Kind; name: string } {
  const thing = choice.things[depth]
  if (thing !== undefined) return { key: thing, kind: 'thing', name: thing }
  if (choice.things.length === 0 && depth === 0) {
    return { key: `verb:${verb(choice)}`, kind: 'verb', name: verb(choice) }
  }
  const alike = all.filter((other) => other.things.length <= depth && verb(other) === verb(choice))
  if (numberPlace(alike) >= 0) return { key: `number:${verb(choice)}`, kind: 'number', name: verb(choice) }
  return { key: `action:${choice.action}`, kind: 'action', name: choice.action }
}

/** The answers among some choices, in the order of the choices. */
export function answers(choices: Choice[], depth: number): Answer[] {
  const found = new Map<string, Answer>()
  for (const choice of choices) {
    const { key, kind, name } = keyOf(choice, depth, choices)
    const answer = found.get(key)
    if (answer) answer.choices.push(choice)
    else found.set(key, { key, kind, name, choices: [choice] })
  }
  return [...found.values()].flatMap((answer) => {
    if (answer.kind !== 'verb' || answer.choices.length === 1) return [answer]
    if (numberPlace(answer.choices) >= 0) return [{ ...answer, kind: 'number' as const }]
    return answer.choices.length <= FEW ? actions(answer.choices) : [answer]
  })
}

/** So many actions of one verb are offered at once; more of them under their verb. */
const FEW = 8

const actions = (choices: Choice[]): Answer[] =>
  choices.map((choice) => ({ key: `action:${choice.action}`, kind: 'action', name: choice.action, choices: [choice] }))

/**
 * The question after some answers. A path that leads nowhere is cut at its first wrong key; a question with a single
 * answer is answered at once, except where only one thing can be done at all (the player should see what he confirms).
 */
export function step(legal: Choice[], path: string[]): Step {
  let choices = legal
  const walked: string[] = []
  const wanted = [...path]
  for (let depth = 0; ; depth++) {
    const open = answers(choices, depth)
    const key = wanted.shift()
    let next = key === undefined ? undefined : open.find((answer) => answer.key === key)
    if (key !== undefined && !next) wanted.length = 0
    if (!next && open.length === 1 && open[0]!.kind !== 'number' && (depth > 0 || choices.length > 1)) next = open[0]
    if (!next) return { path: walked, answers: open, choices, chosen: null }
    walked.push(next.key)
    choices = next.choices
    if (choices.length === 1) return { path: walked, answers: [], choices, chosen: choices[0]! }
    if (next.kind === 'number') return { path: walked, answers: [next], choices, chosen: null }
    if (next.kind === 'verb') {
      const inner = actions(choices)
      const picked = inner.find((answer) => answer.key === wanted[0])
      if (picked)
        return { path: [...walked, picked.key], answers: [], choices: picked.choices, chosen: picked.choices[0]! }
      return { path: walked, answers: inner, choices, chosen: null }
    }
  }
}

/** One answer back: past answers that had no alternative, to the last real question. */
export function back(legal: Choice[], path: string[]): string[] {
  const here = step(legal, path).path
  for (let length = here.length - 1; length >= 0; length--) {
    const shorter = here.slice(0, length)
    const walked = step(legal, shorter)
    if (walked.path.length === length && !walked.chosen) return shorter
  }
  return []
}

/** Where a click on a thing leads: on from here, or afresh from the beginning; null if no choice touches it there. */
export function click(legal: Choice[], path: string[], thing: string): string[] | null {
  const here = step(legal, path)
  if (here.answers.some((answer) => answer.key === thing)) return [...here.path, thing]
  for (let length = here.path.length - 1; length >= 0; length--) {
    const earlier = here.path.slice(0, length)
    const walked = step(legal, earlier)
    if (walked.path.length !== length) continue
    if (walked.answers.some((answer) => answer.key === thing)) return [...earlier, thing]
  }
  return ahead(here, thing)
}

/** A thing that comes later: chosen at once if all choices that touch it lead there the same way. */
function ahead(here: Step, thing: string): string[] | null {
  const ways = new Set<string>()
  for (const choice of here.choices) {
    const place = choice.things.indexOf(thing)
    if (place >= here.path.length) ways.add(JSON.stringify(choice.things.slice(0, place + 1)))
  }
  return ways.size === 1 ? (JSON.parse([...ways][0]!) as string[]) : null
}

/** The lowest and highest price of some choices; null if none has a price. */
export function prices(choices: Choice[]): [number, number] | null {
  const known = choices.map((choice) => choice.price).filter((price) => price !== null && price !== undefined)
  return known.length ? [Math.min(...known), Math.max(...known)] : null
}
