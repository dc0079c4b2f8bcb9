import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { build, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** In bytes: what is smaller gains next to nothing. */
const WORTH_IT = 512

const WORKER = 'src/worker/sw.ts'
const PUBLIC = join(import.meta.dirname, 'public')

const hash = (content: string | Buffer) => createHash('sha256').update(content).digest('base64')

/** Writes the service worker, which is found under one name for good and knows what belongs to this build. */
const worker: Plugin = {
  name: 'worker',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    const hashed = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
    const open = readdirSync(PUBLIC, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
    const named = ['index.html', ...open.map((file) => relative(PUBLIC, join(file.parentPath, file.name)))]
    const files = [
      ...hashed.sort().map((name) => [`/${name}`]),
      ...named.sort().map((name) => [`/${name}`, `sha256-${hash(readFileSync(join(dir!, name)))}`]),
    ]
    // A build of its own: what it shares with the page would only make that larger.
    await build({
      configFile: false,
      logLevel: 'warn',
      define: { BUILD: JSON.stringify(hash(JSON.stringify(files)).slice(0, 12)), FILES: JSON.stringify(files) },
      build: {
        outDir: dir!,
        emptyOutDir: false,
        copyPublicDir: false,
        target: 'es2022',
        rolldownOptions: { input: WORKER, output: { format: 'iife', entryFileNames: 'sw.js' } },
      },
    })
    compress(join(dir!, 'sw.js'))
  },
}

/** Writes a file, if it is worth it, beside itself as the server sends it: `.br` and `.gz`. */
function compress(file: string): void {
  const content = readFileSync(file)
  if (content.length < WORTH_IT) return
  writeFileSync(`${file}.br`, brotliCompressSync(content))
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
}

const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  writeBundle({ dir }, files) {
    for (const name of Object.keys(files).filter((name) => /\.(js|css|html|svg)$/.test(name)))
      compress(join(dir!, name))
  },
}

/** What of Svelte only tables need: else all that any page uses of it would be loaded at once. */
const later = /svelte\/src\/internal\/client\/(loop|dom\/elements\/transitions)\.js$/

/** Of a game's art alone: the start page shows a cover of the game, and nothing else of it. */
const styles = (id: string) => `styles-${/\/games\/(\w+(?:\/art(?=\/))?)/.exec(id)?.[1]?.replace('/', '-') ?? 'pages'}`

/**
 * What everybody loads at once is one script, a game's styles and those of all other pages are a file each, and what pages
 * share comes in a few: each file costs a way to the server.
 */
const groups = [
  { name: 'later', test: later, includeDependenciesRecursively: false, priority: 4 },
  { name: 'start', tags: ['$initial' as const], priority: 3 },
  { name: styles, test: /\.css$/, priority: 2 },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 4096, priority: 1 },
]

/** Groups of what pages share are named after all of these pages. */
const short = (name = '') => `assets/${name.split(/[~.]/)[0]}-[hash]`
const named = {
  chunkFileNames: ({ name }: { name: string }) => `${short(name)}.js`,
  assetFileNames: ({ names }: { names: string[] }) => `${short(names[0])}[extname]`,
}

const backend = process.env.GALAXIES_BACKEND ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), compressed, worker],
  // Svelte has a build for servers, too; tests of components need the browser's.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    include: ['{src,lint}/**/*.test.ts'],
    // Each file has a world of its own, at a third of what a process for each costs.
    pool: 'vmThreads',
    setupFiles: 'src/settled.ts',
    // Machines that are busy take their time.
    testTimeout: 20_000,
    expect: { poll: { timeout: 10_000 } },
  },
  // The page names the path of the site, which the server puts in front; files find each other from where they are.
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
  build: {
    outDir: '../server/static',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false }, // where a browser knows no preloading, scripts come a little later
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: later, sideEffects: false }] },
      output: { ...named, codeSplitting: { groups } },
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
