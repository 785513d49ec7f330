/** Moves that were made without a line are sent as soon as there is one, also when no page is open any more. */
import { sendMoves, SYNC } from '../lib/offline/moves'

/** Background Sync, which not every browser has and TypeScript does not know. */
interface SyncEvent extends ExtendableEvent {
  tag: string
}

export function sendKept(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener('sync', (event) => {
    const { tag } = event as SyncEvent
    if (tag === SYNC) (event as SyncEvent).waitUntil(again())
  })
}

/** A browser tries again, later, what has failed. */
async function again(): Promise<void> {
  if (await sendMoves()) throw new Error('Not all was sent.')
}
