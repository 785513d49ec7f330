/** "Odd sentence?": a reader tells the operator which message sounds odd. What it needs comes when it is wanted. */
import { mount, unmount } from 'svelte'
import { i18n } from './i18n/i18n.svelte'

/** Asks for a word about messages, by their names (as age_of_steam/delivered), and sends it. */
export async function tellOdd(messages: string[], said: string): Promise<void> {
  const [{ default: OddDialog }] = await Promise.all([import('../components/OddDialog.svelte'), i18n.need('account')])
  const dialog = mount(OddDialog, {
    target: document.body,
    props: { messages, said, onclose: () => void unmount(dialog) },
  })
}
