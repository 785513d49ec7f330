import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { games } from './games.ts'

const server = process.env.STEAMSHED_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), games()],
  assetsInclude: ['**/*.ftl'],
  build: {
    outDir: '../src/steamshed/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
  },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } }, fs: { allow: ['..'] } },
  test: { include: ['test/**/*.test.ts'] },
})
