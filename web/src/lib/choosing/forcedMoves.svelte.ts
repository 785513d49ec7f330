/** A move that is the only one possible is made by itself, for who wants that, if it is harmless. */
import { untrack } from 'svelte'
import type { TableSession } from '../table/session.svelte'

/** Call it while a page is set up. After something was taken back the player acts first. */
export function playsForcedMoves(session: TableSession, wanted: () => boolean): void {
  const only = $derived(session.legal.length === 1 && !session.state?.undone ? session.legal[0] : undefined)
  let given = -1
  $effect(() => {
    const now = session.state?.version ?? -1
    if (!only || !wanted() || given === now) return
    untrack(() => session.consider([only.action]))
    if (!session.advice.isHarmless(only.action)) return
    given = now
    untrack(() => session.actUnasked(only))
  })
}
