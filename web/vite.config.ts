import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** In bytes: what is smaller fits into one packet anyway. */
const WORTH_IT = 1024

/** Writes each file that is worth it beside itself as the server sends it: `.br` and `.gz`. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  writeBundle({ dir }, files) {
    for (const name of Object.keys(files).filter((name) => /\.(js|css|html|svg)$/.test(name))) {
      const content = readFileSync(join(dir!, name))
      if (content.length < WORTH_IT) continue
      writeFileSync(join(dir!, `${name}.br`), brotliCompressSync(content))
      writeFileSync(join(dir!, `${name}.gz`), gzipSync(content, { level: 9 }))
    }
  },
}

const backend = process.env.GALAXIES_BACKEND ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), compressed],
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
