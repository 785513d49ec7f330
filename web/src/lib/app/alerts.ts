/** Telling a player who looks elsewhere: notification, title, icon. */
import { t } from '../i18n/i18n.svelte'

let plain = 'Steamshed'
let waiting = 0

export function titled(title: string): void {
  plain = title ? `${title} · Steamshed` : 'Steamshed'
  show()
}

/** How many tables or messages wait: in the title and on the icon. */
export function badge(count: number): void {
  waiting = count
  show()
}

/** How many tables wait: on the icon of the installed app. */
export function appBadge(count: number): void {
  const app: { setAppBadge?: (count: number) => Promise<void> } = navigator
  void app.setAppBadge?.(count).catch(() => {}) // a browser that has the means and not the permission
}

function show(): void {
  document.title = waiting ? `(${waiting}) ${plain}` : plain
  const icon = document.getElementById('icon') as HTMLLinkElement | null
  const wanted = waiting ? '/icon-lamp.svg' : '/icon.svg'
  if (icon && icon.getAttribute('href') !== wanted) icon.href = wanted // each time it is set it may be asked for
}

export async function askToNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false
  return (await Notification.requestPermission()) === 'granted'
}

export function notify(body: string, tag: string): void {
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return
  const shown = new Notification(t('notify-title'), { body, tag, icon: '/icon.svg' })
  shown.onclick = () => {
    window.focus()
    shown.close()
  }
}
