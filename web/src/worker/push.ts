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

export function listenForPush(scope: ServiceWorkerGlobalScope): void {
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

function read(data: PushMessageData | null): Pushed | null {
  try {
    return data ? (data.json() as Pushed) : null
  } catch {
    return null
  }
}

async function show(scope: ServiceWorkerGlobalScope, { title, body, tag, url }: Pushed): Promise<void> {
  await scope.registration.showNotification(title ?? 'Steamshed', {
    body: body ?? '',
    tag,
    icon: '/icon.svg',
    data: { url: url ?? '/' },
  })
}

async function close(scope: ServiceWorkerGlobalScope, tag: string): Promise<void> {
  for (const shown of await scope.registration.getNotifications({ tag })) shown.close()
}

/** Shows an address of this site; others are none of ours. */
async function open(scope: ServiceWorkerGlobalScope, url: string): Promise<void> {
  const wanted = new URL(url, scope.location.origin)
  const here = wanted.origin === scope.location.origin ? wanted : new URL(wanted.pathname, scope.location.origin)
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((page) => new URL(page.url).pathname === here.pathname)
  if (there) await there.focus()
  else await scope.clients.openWindow(here.pathname + (wanted.search || ''))
}
