import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** In bytes: what is smaller fits into one packet anyway. */
const WORTH_IT = 1024

const WORKER = 'sw.js'
const PUBLIC = join(import.meta.dirname, 'public')

/** Tells the service worker what belongs to this build. */
const precache: Plugin = {
  name: 'precache',
  apply: 'build',
  writeBundle: {
    order: 'pre',
    sequential: true,
    handler({ dir }, bundle) {
      const hash = (content: string | Buffer) => createHash('sha256').update(content).digest('base64')
      const hashed = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
      const open = readdirSync(PUBLIC, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
      const named = ['index.html', ...open.map((file) => relative(PUBLIC, join(file.parentPath, file.name)))]
      const files = [
        ...hashed.sort().map((name) => [`/${name}`]),
        ...named.sort().map((name) => [`/${name}`, `sha256-${hash(readFileSync(join(dir!, name)))}`]),
      ]
      const list = JSON.stringify(files)
      const worker = join(dir!, WORKER)
      const filled = `const BUILD=${JSON.stringify(hash(list).slice(0, 12))},FILES=${list};\n`
      writeFileSync(worker, filled + readFileSync(worker, 'utf8'))
    },
  },
}

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
  plugins: [svelte(), precache, compressed],
  // Svelte has a build for servers, too; tests of components need the browser's.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { include: ['{src,lint}/**/*.test.ts'] },
  build: {
    outDir: '../server/static',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/worker/sw.ts' },
      // The worker is found under one name for good.
      output: { entryFileNames: ({ name }) => (name === 'sw' ? WORKER : 'assets/[name]-[hash].js') },
    },
  },
  server: {
    // The Host header stays the page's own: the server refuses foreign origins.
    proxy: {
      '/api': { target: backend, changeOrigin: false },
      '/ws': { target: backend, changeOrigin: false, ws: true },
    },
  },
})
