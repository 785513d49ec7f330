/**
 * Nothing is redrawn under a pressed pointer: what comes while a button is held down waits until it is released and its
 * click is over, so that a click always means what was there when it began.
 */

/** So long a pressed pointer keeps news back, in ms: who drags a board or a slider is not cut off from the table. */
const LONGEST = 500

export class Calm {
  private pressed = false
  private news: (() => void)[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  /** Begins to watch the pointer; gives what ends it. */
  watch(): () => void {
    const down = (): void => this.press()
    // The click comes after the pointer is up, in the same breath.
    const up = (): void => void setTimeout(() => this.release())
    addEventListener('pointerdown', down, true)
    addEventListener('pointerup', up, true)
    addEventListener('pointercancel', up, true)
    return () => {
      removeEventListener('pointerdown', down, true)
      removeEventListener('pointerup', up, true)
      removeEventListener('pointercancel', up, true)
      this.release()
    }
  }

  /** Does something at once, or when the pointer is up; in the order in which it came. */
  do(what: () => void): void {
    if (this.pressed) this.news.push(what)
    else what()
  }

  private press(): void {
    this.pressed = true
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.release(), LONGEST)
  }

  private release(): void {
    clearTimeout(this.timer)
    this.pressed = false
    for (const what of this.news.splice(0)) what()
  }
}
