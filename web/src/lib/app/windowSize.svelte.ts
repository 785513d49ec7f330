/** How large the window is, for what the style sheet alone cannot decide. */

/** Narrower windows are a phone's: they show one part of a table at a time. */
const PHONE = '(max-width: 759px)'

class Size {
  phone = $state(false)

  constructor() {
    if (typeof matchMedia !== 'function') return
    const narrow = matchMedia(PHONE)
    this.phone = narrow.matches
    narrow.addEventListener('change', () => (this.phone = narrow.matches))
  }
}

export const size = new Size()
