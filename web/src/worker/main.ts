/**
 * The service worker: what goes on while no page is open, or no line. Each of its subjects is a module that is handed
 * the scope and listens there; nothing is decided here.
 */
import { serveOffline } from './offline'
import { listenForPush } from './push'
import { sendKept } from './sync'

declare const self: ServiceWorkerGlobalScope

serveOffline(self)
sendKept(self)
listenForPush(self)
