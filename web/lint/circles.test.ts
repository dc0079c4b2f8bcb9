// Checks that no file of src imports itself indirectly.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const SRC = join(import.meta.dirname, '..', 'src')
const ENDINGS = ['', '.ts', '.svelte.ts', '.svelte', '/index.ts']
const IMPORT = /\b(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"?]+)/g

type Graph = ReadonlyMap<string, readonly string[]>

/** Return the files that each file imports, including type-only imports. */
function importsOf(files: ReadonlyMap<string, string>): Graph {
  const target = (from: string, path: string) =>
    ENDINGS.map((ending) => join(dirname(from), path) + ending).find((name) => files.has(name))
  const named = ([file, text]: [string, string]) =>
    [...text.matchAll(IMPORT)].flatMap(([, path]) => target(file, path!) ?? [])
  return new Map([...files].map((entry) => [entry[0], named(entry)]))
}

/** Return the first import cycle found, from a file back to itself, or an empty list if there is none. */
function circleIn(graph: Graph): readonly string[] {
  const done = new Set<string>()
  function follow(file: string, path: readonly string[]): readonly string[] {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return []
    for (const next of graph.get(file) ?? []) {
      const circle = follow(next, [...path, file])
      if (circle.length) return circle
    }
    done.add(file)
    return []
  }
  for (const file of graph.keys()) {
    const circle = follow(file, [])
    if (circle.length) return circle
  }
  return []
}

function sources(): Map<string, string> {
  const entries = readdirSync(SRC, { recursive: true, withFileTypes: true })
  const files = entries.filter(({ name }) => /\.(ts|svelte)$/.test(name) && !name.endsWith('.test.ts'))
  const paths = files.map((file) => resolve(file.parentPath, file.name))
  return new Map(paths.map((path) => [relative(SRC, path), readFileSync(path, 'utf8')]))
}

describe('imports of the client', () => {
  it('contain no cycle', () => {
    const graph = importsOf(sources())
    expect(graph.size).toBeGreaterThan(300)
    expect(circleIn(graph)).toEqual([])
  })

  it.each([
    { 'a.ts': "import type { B } from './b'", 'b.ts': "export * from './a'" },
    { 'a.ts': "import './in'", 'in/index.ts': "import X from '../x.svelte'", 'x.svelte': "import('./a')" },
    { 'a.svelte.ts': "import { a } from './a.svelte'" },
  ])('are reported if they contain a cycle: %o', (files) => {
    const circle = circleIn(importsOf(new Map(Object.entries(files) as [string, string][])))
    expect(circle[0]).toBe(circle.at(-1))
    expect(circle.length).toBeGreaterThan(1)
  })
})
