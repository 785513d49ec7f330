/**
 * Whether this page is that of the client that the server has now. A page that was opened without a line may be an older
 * one: it is loaded anew when there is a line. One that has become older while it was open goes to the next address by
 * loading it.
 */
import { route } from '../app/router.svelte'

const NAME = /<meta name="version" content="([^"]*)"/
/** How often the worker is asked for, in milliseconds. */
const OFTEN = 3_600_000

const own = (): string => document.querySelector<HTMLMetaElement>('meta[name=version]')?.content ?? ''

/** Whether the server has another client than this; false where it does not answer. */
async function isOutdated(): Promise<boolean> {
  try {
    // no page, so that the worker leaves it to the server
    const text = await (await fetch('/?version', { cache: 'no-store' })).text()
    const there = NAME.exec(text)?.[1]
    return !!there && there !== own()
  } catch {
    return false
  }
}

/** The line is back: a page of another client than the server's does not go on. */
export async function renew(): Promise<void> {
  if (await isOutdated()) location.reload()
}

/** A new worker means a new client. */
export function followVersion(): () => void {
  const worker = navigator.serviceWorker
  if (!worker) return () => {}
  const changed = (): void => void isOutdated().then((yes) => (route.outdated ||= yes))
  worker.addEventListener('controllerchange', changed)
  const look = (): void => void worker.getRegistration().then((found) => found?.update().catch(() => {}))
  const timer = setInterval(look, OFTEN)
  return () => {
    worker.removeEventListener('controllerchange', changed)
    clearInterval(timer)
  }
}
