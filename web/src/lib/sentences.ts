/** Sentences about a table: events, refusals, questions, answers. Names of players and pictures stay pieces of their own. */
import { find, i18n, nameOf, phaseName, say, t } from './i18n/i18n.svelte'
import { words } from './i18n/fluent'
import { named as replaced } from './table/seatColours'
import { POINTS } from './gameContract'
import { prices, verb, type Answer, type Step } from './choosing/narrowing'
import type { Choice, Effect, Plan, Thing } from './generated/wire'

const OPEN = '\uE000'
const SPLIT = '\uE001'
const CLOSE = '\uE002'

export interface Piece {
  text: string
  kind: '' | 'who' | 'picture'
  /** A seat, or the symbol of a picture. */
  value: string
}

/** A marked text as pieces. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = []
  const pattern = new RegExp(`${OPEN}(\\w+):([^${SPLIT}]*)${SPLIT}([^${CLOSE}]*)${CLOSE}`, 'g')
  let at = 0
  for (const match of text.matchAll(pattern)) {
    if (match.index > at) found.push({ text: text.slice(at, match.index), kind: '', value: '' })
    found.push({ text: match[3]!, kind: match[1] as Piece['kind'], value: match[2]! })
    at = match.index + match[0].length
  }
  if (at < text.length) found.push({ text: text.slice(at), kind: '', value: '' })
  return found
}

const mark = (kind: string, value: string, text: string): string => `${OPEN}${kind}:${value}${SPLIT}${text}${CLOSE}`

/** An event as pieces of a sentence; a value is a picture where the scenery has a symbol word-ARGUMENT-VALUE for it. */
export function sentence(game: string, event: Effect, names: string[], symbols: Set<string>): Piece[] {
  const args = { ...event.args }
  const player = (seat: number): string =>
    mark('who', String(seat), names[seat] ?? t('seat-number', { seat: seat + 1 }))
  for (const [name, value] of Object.entries(args)) {
    const symbol = `word-${name}-${value}`
    if (symbols.has(symbol)) args[name] = mark('picture', symbol, find(game, `${name}-${value}`) ?? String(value))
    else if (typeof value === 'string') args[name] = value.replace(/@(\d+)/g, (_, seat) => player(Number(seat)))
  }
  const seat = event.seat ?? null
  const who = seat === null ? '' : player(seat)
  return pieces(say(game, event.id, { ...args, who }))
}

export const plain = (found: Piece[]): string => found.map((piece) => piece.text).join('')

export const effectText = (game: string, choice: Choice): string => say(game, choice.effect.id, choice.effect.args)

/** A place of a message that nothing was filled in for. */
const UNFILLED = /\{\$\w+\}/

/**
 * An action of which only the text is known, such as one that was taken back: as its choice would say it if that needs
 * nothing else, else by its verb.
 */
export function actionText(game: string, action: string): string {
  const [name = '', ...rest] = action.split(' ')
  const said = find(game, `choice-${name}`, { what: rest.join(' ') })?.trim()
  return said && !UNFILLED.test(said) ? said : verbName(game, name)
}

export const buttonText = (game: string, choice: Choice): string =>
  find(game, `${choice.effect.id}.button`, choice.effect.args) ?? effectText(game, choice)

/** What the confirmation of a plan says. */
export const planButton = (game: string, plan: Plan): string =>
  find(game, `${plan.effect.id}.button`, plan.effect.args) ?? say(game, plan.effect.id, plan.effect.args)

/** What follows by force from what is in hand, as it is said before: each once, with how often; empty if nothing does. */
export function forcedText(game: string, { then, ends }: { then: Choice[]; ends: boolean }): string {
  const times = new Map<string, number>()
  for (const choice of then) {
    const text = effectText(game, choice)
    times.set(text, (times.get(text) ?? 0) + 1)
  }
  const said = [...times].map(([text, count]) => (count > 1 ? `${text} (${count} ×)` : text))
  if (!said.length) return ''
  return t(ends ? 'pick-then-ends' : 'pick-then', { what: said.join('; ') })
}

/** A title of a drawing with the players' names where it has their liveries. */
export const named = (title: string, names: string[]): string => replaced(title, names, i18n.liveries())

/** What a figure of the players is called. */
export const figureName = (game: string, figure: string): string =>
  find(game, `figure-${figure}`) ?? (figure === POINTS ? t('figure-points') : words(figure))
export const figureShort = (game: string, figure: string): string =>
  find(game, `figure-${figure}.short`) ?? figureName(game, figure)

/** What a group of actions is called by its verb. */
export const verbName = (game: string, name: string): string => find(game, `verb-${name}`) ?? words(name)

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What an answer is called: a drawn thing by its title, anything else by its message. */
export function answerName(game: string, answer: Answer, drawn: Map<string, Thing>, names: string[]): string {
  if (answer.kind === 'thing') {
    const thing = drawn.get(answer.name)
    if (thing?.title) return capital(named(thing.title, names))
    return nameOf(game, answer.name)
  }
  if (answer.choices.length === 1) return effectText(game, answer.choices[0]!)
  return verbName(game, answer.name)
}

/** The question above the answers. */
export function question(game: string, phase: string, step: Step): string {
  const verbs = [...new Set(step.choices.map(verb))]
  if (step.path.length === 0) {
    const [only, other] = verbs
    // The question of another phase that is called like the verb is not this one.
    const elsewhere = only !== phase && find(game, `phase-${only}`) !== null
    const one = only && !other && !elsewhere ? find(game, `ask-${only}`) : null
    return one ?? find(game, `ask-${phase}`) ?? t('pick-phase', { phase: phaseName(game, phase) })
  }
  const sample = step.choices[0]
  const next = verbs.length === 1 && sample ? find(game, `ask-${verbs[0]}-next`, sample.effect.args) : null
  if (next) return next
  const name = verbs.length === 1 ? verbName(game, verbs[0]!) : phaseName(game, phase)
  return t('pick-next', { what: name })
}

export function refusal(game: string, rule: string | null, args: Effect['args']): string {
  if (!rule) return t('pick-no-choice')
  return find(game, `${rule}.refusal`, args) ?? find(game, rule) ?? rule
}

/** The prices of an answer; empty if it costs nothing. */
export function priceText(game: string, choices: Choice[]): string {
  const range = prices(choices)
  if (!range || !range[1]) return ''
  return range[0] === range[1] ? money(game, range[0]) : `${money(game, range[0])}–${money(game, range[1])}`
}

/** A price in the game's money: its message "price", else dollars. */
export const money = (game: string, value: number): string => find(game, 'price', { amount: value }) ?? `$${value}`
