import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import type { Plugin, ProxyOptions } from 'vite'
import { defineConfig } from 'vitest/config'
import { games } from './games.ts'
import { manifests } from './manifest.ts'
import { version } from './version.ts'

const server = process.env.STEAMSHED_SERVER
const proxy: Record<string, string | ProxyOptions> = server
  ? { '/api': server, '/ws': { target: server, ws: true } }
  : {}

/** Pages that follow the sources need a server behind them; tests do not. */
function behind(): Plugin {
  return {
    name: 'steamshed-server',
    configureServer({ config }) {
      if (server || config.mode === 'test') return
      throw new Error('Which server? make dev-web finds the usual one; or set STEAMSHED_SERVER=http://address:port.')
    },
  }
}

/** Tests that change what modules keep: who is signed in, the settings, words that were fetched. */
const OWN_PAGE = ['test/components/**/*.test.ts', 'test/lib/app/**/*.test.ts', 'test/lib/core/**/*.test.ts']

export default defineConfig({
  plugins: [svelte(), svelteTesting(), games(), manifests(), version(), behind()],
  assetsInclude: ['**/*.ftl'],
  build: {
    outDir: '../src/steamshed/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
    rolldownOptions: {
      // Who starts the program for the first time need not read how long its builder took.
      checks: { pluginTimings: false },
      // Small modules that the first page and others share come with the words: every file costs a header, too.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /lib\/(i18n\/i18n\.svelte|newTable\/bots|app\/games)\.ts|disclose-version|virtual:games|preload-helper/,
            },
          ],
        },
      },
    },
  },
  server: { proxy, fs: { allow: ['..'] } },
  test: {
    environment: 'happy-dom',
    pool: 'threads',
    // A page of its own for every file costs more than most tests. Only those get one that change what all modules share.
    projects: [
      { extends: true, test: { name: 'own page', include: OWN_PAGE } },
      {
        extends: true,
        test: {
          name: 'shared page',
          include: ['test/**/*.test.ts'],
          exclude: OWN_PAGE,
          isolate: false,
          setupFiles: ['test/between.ts'],
        },
      },
    ],
  },
})
