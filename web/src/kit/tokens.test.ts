import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

const SRC = join(import.meta.dirname, '..')
const HOME = /^kit\/tokens\.css$|^games\/\w+\/theme\//

const files = readdirSync(SRC, { recursive: true, withFileTypes: true })
  .map((entry) => relative(SRC, join(entry.parentPath, entry.name)))
  .filter((path) => /\.(svelte|css|ts)$/.test(path) && !/^fixtures\/|\.test\.ts$/.test(path))
const read = (path: string) => readFileSync(join(SRC, path), 'utf8')

/** Where something stands that should not, as `file: what`. */
function found(pattern: RegExp, paths: string[]): string[] {
  return paths.flatMap((path) => [...read(path).matchAll(pattern)].map(([what]) => `${path}: ${what.trim()}`))
}

const pages = files.filter((path) => !HOME.test(path))
const styled = pages.filter((path) => !path.endsWith('.ts'))

describe('colours and sizes', () => {
  it('have names, in the tokens of the kit or in the theme of a game', () => {
    const colours = /(?<![\w&{/])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?|oklch)\(/gi
    expect(found(colours, pages)).toEqual([])
    expect(found(/font(?:-size)?:[^;{}]*\b\d*\.?\d+(?:px|rem|pt)\b/g, styled)).toEqual([])
    expect(found(/border-radius:\s*[1-9]\d*px;/g, styled)).toEqual([])
  })

  it('are asked for by names that exist', () => {
    const all = files.map(read).join('\n')
    const named = new Set([...all.matchAll(/(--[\w-]+)\s*[:=]/g)].map(([, name]) => name))
    const unnamed = [...all.matchAll(/var\((--[\w-]+)\s*\)/g)].filter(([, name]) => !named.has(name))
    expect(unnamed.map(([use]) => use)).toEqual([])
  })

  it('are the kit’s, where no game is known', () => {
    const neutral = files
      .filter((path) => !path.startsWith('games/'))
      .map(read)
      .join('\n')
    const named = new Set([...neutral.matchAll(/(--[\w-]+)\s*[:=]/g)].map(([, name]) => name))
    const others = [...neutral.matchAll(/var\((--[\w-]+)\s*\)/g)].filter(([, name]) => !named.has(name))
    expect(others.map(([use]) => use)).toEqual([])
  })
})

describe('a component', () => {
  it('leaves the insides of others alone', () => {
    expect(found(/:global\b/g, styled)).toEqual([])
  })
})
