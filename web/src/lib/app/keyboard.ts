/** Keyboard shortcuts: which there are, as the page about the program lists them, and when a key belongs to a field. */

export const SHORTCUTS = ['tab', 'arrows', 'digits', 'enter', 'escape', 'zoom'] as const

/** Whether somebody types in a field, or a dialog is open: then a key is no shortcut. */
export function isTyping(target: HTMLElement): boolean {
  return /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || !!target.closest?.('dialog')
}

/** Whether a key is pressed together with one that makes it the browser's. */
export function isModified(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey
}
