import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { FluentResource } from '@fluent/bundle'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { build, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** The smallest size in bytes that is worth compressing. */
const WORTH_IT = 512

const WORKER = 'src/worker/sw.ts'
const PUBLIC = join(import.meta.dirname, 'public')

const hash = (content: string | Buffer) => createHash('sha256').update(content).digest('base64')

/** Build the service worker, whose name never changes and which lists the files of this build. */
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
    // A separate build: sharing code with the page would only make the page larger.
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

/** Parse Fluent files, so that pages need no parser, and no comments for translators. */
const texts: Plugin = {
  name: 'texts',
  load(id) {
    if (!id.endsWith('.ftl')) return null
    return `export default ${JSON.stringify(new FluentResource(readFileSync(id, 'utf8')).body)}`
  },
}

/** Write compressed copies of a file, `.br` and `.gz`, for the server to send; small files are left out. */
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

/** The parts of Svelte that only tables need, so that other pages do not load them. */
const later = /svelte\/src\/internal\/client\/(loop|dom\/elements\/transitions)\.js$/

/** The pages that are not the first one, with their parts. */
const otherPages = /\/app\/(account|notices|pages\/(?!StartPage|MatchPage))/

/** Return the name of a style chunk. A game's art has its own, because the start page shows only the cover. So have the
 * rules book, the table, the lobby and the pages about the user, which other pages do not need. */
const styles = (id: string) => {
  if (id.includes('/features/book/')) return 'styles-book'
  if (id.includes('/features/lobby/')) return 'styles-lobby'
  if (id.includes('/src/match/')) return 'styles-match'
  if (otherPages.test(id)) return 'styles-others'
  return `styles-${/\/games\/(\w+(?:\/art(?=\/))?)/.exec(id)?.[1]?.replace('/', '-') ?? 'pages'}`
}

/** The first page is one script. The styles of each game, of the rules book, of the table and of all other pages are one
 * file each. Shared code forms a few files, because each file costs a round trip. */
const groups = [
  { name: 'later', test: later, includeDependenciesRecursively: false, priority: 4 },
  { name: 'start', tags: ['$initial' as const], priority: 3 },
  { name: styles, test: /\.css$/, priority: 2 },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 4096, priority: 1 },
]

/** Shorten the name of a shared chunk, which would otherwise list all of its pages, and its hash: the first page names
 * all chunks, and hashes cannot be compressed. */
const short = (name = '') => `assets/${name.split(/[~.]/)[0]}-[hash:7]`
const named = {
  chunkFileNames: ({ name }: { name: string }) => `${short(name)}.js`,
  assetFileNames: ({ names }: { names: string[] }) => `${short(names[0])}[extname]`,
}

const backend = process.env.GALAXIES_BACKEND ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), texts, compressed, worker],
  // Svelte also has a build for servers; component tests need the one for browsers.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    include: ['{src,lint}/**/*.test.ts'],
    // Each file has its own context, at a third of the cost of a process each.
    pool: 'vmThreads',
    setupFiles: 'src/settled.ts',
    // Busy machines need time.
    testTimeout: 20_000,
    expect: { poll: { timeout: 10_000 } },
  },
  // The page names the path of the site, which the server inserts; files refer to each other by relative paths.
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
  build: {
    outDir: '../server/static',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false }, // without browser support, scripts load a little later
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: later, sideEffects: false }] },
      output: { ...named, codeSplitting: { groups } },
    },
  },
  server: {
    // the sentences of the games, which the server reads, too
    fs: { allow: ['.', '../locales', '../examples/duel/locales'] },
    // Keep the page's Host header: the server refuses foreign origins.
    proxy: {
      '/api': { target: backend, changeOrigin: false },
      '/ws': { target: backend, changeOrigin: false, ws: true },
    },
  },
})
