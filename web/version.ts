/** A name for the built client, in its page: it changes with any of its files. */
import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

export function version(): Plugin {
  return {
    name: 'steamshed-version',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const names = Object.keys(bundle ?? {}).sort()
        const content = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16)
        return [{ tag: 'meta', attrs: { name: 'version', content }, injectTo: 'head' }]
      },
    },
  }
}
