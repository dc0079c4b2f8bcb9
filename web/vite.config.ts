import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const backend = process.env.GALAXIES_BACKEND ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte()],
  // Svelte has a build for servers, too; tests of components need the browser's.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { include: ['{src,lint}/**/*.test.ts'] },
  build: { outDir: '../server/static', emptyOutDir: true, target: 'es2022' },
  server: {
    // The Host header stays the page's own: the server refuses foreign origins.
    proxy: {
      '/api': { target: backend, changeOrigin: false },
      '/ws': { target: backend, changeOrigin: false, ws: true },
    },
  },
})
