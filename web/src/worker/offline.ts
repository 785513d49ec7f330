/**
 * Opening without a line: the shell of the client, and what everybody may read.
 *
 * - A page is asked of the server first, so a new version is shown as soon as it is there; without a line the shell
 *   that was kept last is shown.
 * - Files of the client never change under their names: what was kept is given at once. The files of the version before
 *   stay for pages that are still open with it.
 * - Words, games and courses are asked of the server first and kept for when it cannot be reached.
 *
 * Nothing that belongs to a person is kept here: that is the page's business, which knows whose it is.
 */
import { files, version } from 'virtual:shell'

const SHELL = `shell-${version}`
const READ = 'read'
const PAGE = '/index.html'
/** What everybody may read, whoever asks. */
const PUBLIC = /^\/api\/(locale\/|games|bots$|learn(\/|$))/

export function serveOffline(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener('install', (event) => {
    event.waitUntil(install().then(() => scope.skipWaiting()))
  })
  scope.addEventListener('activate', (event) => {
    event.waitUntil(tidy().then(() => scope.clients.claim()))
  })
  scope.addEventListener('fetch', (event) => {
    const answer = answerTo(event.request, scope.location.origin)
    if (answer) event.respondWith(answer)
  })
}

/** Fetches the client; what the version before has already is not fetched again. */
async function install(): Promise<void> {
  const cache = await caches.open(SHELL)
  await Promise.all(
    files.map(async (file) => {
      const known = file.startsWith('/assets/') ? await caches.match(file) : undefined
      if (known) await cache.put(file, known)
      else await cache.add(new Request(file, { cache: 'no-cache' }))
    }),
  )
}

/** Forgets the shells before the last one. */
async function tidy(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith('shell-') && name !== SHELL)
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)))
}

/** How a request is answered here; null leaves it to the browser. */
export function answerTo(request: Request, origin: string): Promise<Response> | null {
  const address = new URL(request.url)
  if (request.method !== 'GET' || address.origin !== origin) return null
  if (PUBLIC.test(address.pathname)) return readOrKept(request)
  if (address.pathname.startsWith('/api/')) return null
  if (request.mode === 'navigate') return page(request)
  if (files.includes(address.pathname) || address.pathname.startsWith('/assets/')) return file(request)
  return null
}

/** A page as the server has it; where it cannot be reached, or is being restarted, the one that was kept. */
async function page(request: Request): Promise<Response> {
  let answer: Response | null = null
  try {
    answer = await fetch(request)
    if (answer.status < 500) return answer
  } catch {
    // there is no line
  }
  const kept = await (await caches.open(SHELL)).match(PAGE)
  return kept ?? answer ?? Response.error()
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

async function readOrKept(request: Request): Promise<Response> {
  const cache = await caches.open(READ)
  try {
    const answer = await fetch(request)
    if (answer.ok) await cache.put(request, answer.clone())
    return answer
  } catch (error) {
    const kept = await cache.match(request, { ignoreVary: true })
    if (kept) return kept
    throw error
  }
}
