/** Whether nothing on the page should move: the reader has said so, here or to his system. */
export const isStill = (): boolean =>
  (typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches) ||
  document.documentElement.dataset.motion === 'none'
