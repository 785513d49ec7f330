import { afterEach, vi } from 'vitest'

/** Most test files share one page: what a test has left on it is gone before the next one. */
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  for (const name of Object.keys(document.documentElement.dataset)) delete document.documentElement.dataset[name]
})
