/** Pushes to this browser, also when no page is open: the service worker shows them. */
import { post } from '../core/api'
import type { EndPush, NewPush, Notices } from '../generated/wire'

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

const WORKER = '/worker.js'

/** The subscription of this browser; null if it takes no pushes. */
export async function subscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null
  const registered = await navigator.serviceWorker.getRegistration()
  return (await registered?.pushManager.getSubscription()) ?? null
}

/** Asks the reader, then the push service of the browser, then tells the server; null if the reader does not want it. */
export async function startPushes(key: string): Promise<Notices | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register(WORKER)
  const { pushManager } = await navigator.serviceWorker.ready
  // One that was made for another key, of another server behind this address, takes nothing from this one.
  await (await pushManager.getSubscription())?.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = made.toJSON()
  const told: NewPush = { endpoint: endpoint ?? '', key: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' }
  return post<Notices>('/notices/push', told)
}

/** This browser takes no pushes any more. */
export async function stopPushes(): Promise<Notices> {
  const had = await subscription()
  await had?.unsubscribe()
  const told: EndPush = { endpoint: had?.endpoint ?? '' }
  return post<Notices>('/notices/push/end', told)
}

/** Another browser of mine takes no pushes any more. */
export const endPushes = (id: string): Promise<Notices> => post<Notices>('/notices/push/end', { id } satisfies EndPush)
