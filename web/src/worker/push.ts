/**
 * Pushes: a notice is shown, one about the same table takes its place, and one whose wait is over is closed again. A
 * click on it opens the table, in a page that is there or in a new one.
 */

/** What the server pushes. */
export interface Pushed {
  title?: string
  body?: string
  tag: string
  url?: string
  /** Whether there is nothing to tell any more. */
  close?: boolean
}

interface PushEvent {
  data: { json(): unknown } | null
  waitUntil(work: Promise<void>): void
}

interface ClickEvent {
  notification: { close(): void; data: unknown }
  waitUntil(work: Promise<void>): void
}

/** What is needed of the scope of a service worker. */
export interface Scope {
  location: { origin: string }
  registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>
    getNotifications(filter: { tag: string }): Promise<{ close(): void }[]>
  }
  clients: {
    matchAll(which: {
      type: 'window'
      includeUncontrolled: true
    }): Promise<readonly { url: string; focus(): Promise<unknown> }[]>
    openWindow(url: string): Promise<unknown>
  }
  addEventListener(name: 'push', listener: (event: PushEvent) => void): void
  addEventListener(name: 'notificationclick', listener: (event: ClickEvent) => void): void
}

export function listenForPush(scope: Scope): void {
  scope.addEventListener('push', (event) => {
    const told = read(event.data)
    if (told) event.waitUntil(told.close ? close(scope, told.tag) : show(scope, told))
  })
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close()
    const { url } = event.notification.data as { url: string }
    event.waitUntil(open(scope, url))
  })
}

function read(data: PushEvent['data']): Pushed | null {
  try {
    return data ? (data.json() as Pushed) : null
  } catch {
    return null
  }
}

async function show(scope: Scope, { title, body, tag, url }: Pushed): Promise<void> {
  await scope.registration.showNotification(title ?? 'Steamshed', {
    body: body ?? '',
    tag,
    icon: '/icon.svg',
    data: { url: url ?? '/' },
  })
}

async function close(scope: Scope, tag: string): Promise<void> {
  for (const shown of await scope.registration.getNotifications({ tag })) shown.close()
}

/** Shows an address of this site; others are none of ours. */
async function open(scope: Scope, url: string): Promise<void> {
  const wanted = new URL(url, scope.location.origin)
  const here = wanted.origin === scope.location.origin ? wanted : new URL(wanted.pathname, scope.location.origin)
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((page) => new URL(page.url).pathname === here.pathname)
  if (there) await there.focus()
  else await scope.clients.openWindow(here.pathname + (wanted.search || ''))
}
