/** The service worker is fetched when the first page has long been there, so that it slows nothing down. */

const PATIENCE = 5000

interface Saving {
  connection?: { saveData?: boolean }
}

/** Whether this page was opened from the home screen. */
const installed = (): boolean => matchMedia('(display-mode: standalone)').matches

/** Who saves data, and has not installed the app, does without. */
const wanted = (): boolean =>
  'serviceWorker' in navigator && (installed() || !(navigator as Saving).connection?.saveData)

export function startWorker(): void {
  if (!wanted()) return
  setTimeout(() => void navigator.serviceWorker.register('/worker.js').catch(() => {}), installed() ? 0 : PATIENCE)
}
