import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const built = join(import.meta.dirname, '../src/steamshed/server/static')
/** The worker itself, and what only an installation asks for, are not kept by it. */
const APART = /^\/(worker\.js|manifest-.*|.*\.png)$/

/** The files of the client as it was built just before, and a name for all of them together. */
function shell(): Plugin {
  const id = 'virtual:shell'
  return {
    name: 'steamshed-shell',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined
      const names = readdirSync(built, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(built.length).replaceAll('\\', '/'))
        .filter((name) => !APART.test(name))
        .sort()
      const hash = createHash('sha256')
      for (const name of names) hash.update(`${name}\0`).update(readFileSync(join(built, name)))
      const version = hash.digest('hex').slice(0, 16)
      return `export const version = ${JSON.stringify(version)}\nexport const files = ${JSON.stringify(names)}`
    },
  }
}

export default defineConfig({
  plugins: [shell()],
  publicDir: false,
  build: {
    outDir: built,
    emptyOutDir: false,
    target: 'es2022',
    rollupOptions: {
      input: join(import.meta.dirname, 'src/worker/main.ts'),
      output: { format: 'iife', entryFileNames: 'worker.js' },
    },
  },
})
