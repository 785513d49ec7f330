/**
 * The companion: what a game says about its decisions, phase by phase; at which tables it sits beside the player, and
 * what it has explained to him already. That is kept in this browser, and for a known user on the server.
 */
import { get, query } from '../core/api'
import { i18n } from '../i18n/i18n.svelte'
import { session } from '../app/user.svelte'
import type { Companion as Said, CompanionPhase } from '../generated/wire'

const KEY = 'steamshed-guided'
/** So many tables with the companion are remembered. */
const MOST = 20

class Companion {
  private said = $state.raw<Record<string, Said>>({})
  private asked = new Set<string>()

  /** What it says about a phase, in the language of the page; null until it has come, or where it says nothing. */
  about(game: string, phase: string): CompanionPhase | null {
    return this.said[`${i18n.language}/${game}`]?.phases[phase] ?? null
  }

  async load(game: string): Promise<void> {
    const key = `${i18n.language}/${game}`
    if (!game || this.asked.has(key)) return
    this.asked.add(key)
    try {
      const path = `/learn/${encodeURIComponent(game)}/companion?${query({ language: i18n.language })}`
      this.said = { ...this.said, [key]: await get<Said>(path) }
    } catch {
      // A game without one: there is nothing to say.
    }
  }

  knows(game: string, phase: string): boolean {
    return session.settings.explained.split(' ').includes(`${game}/${phase}`)
  }

  /** Notes that a phase was explained. */
  explained(game: string, phase: string): void {
    if (!this.knows(game, phase)) session.set('explained', `${session.settings.explained} ${game}/${phase}`.trim())
  }
}

export const companion = new Companion()

function tables(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

/** Whether the companion sits beside the player at a table. */
export const isGuided = (table: string): boolean => tables().includes(table)

/** Lets the companion sit beside the player at a table. */
export function guide(table: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...tables(), table].slice(-MOST)))
  } catch {
    // A browser that keeps nothing: the "?" explains the same.
  }
}
