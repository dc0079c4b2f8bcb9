import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

const SRC = join(import.meta.dirname, '..', '..')
/** Moving these costs no layout and no painting. */
const CHEAP = new Set(['transform', 'translate', 'rotate', 'scale', 'opacity'])
/** The functions of Svelte that move only these. */
const SVELTE = new Set(['fade', 'fly', 'scale'])
/** The only file with an endless animation: a ship that the open question offers. */
const OPEN_QUESTION = ['games/galaxies/board/tokens/ShipToken.svelte']
/** Values of `transition` that name no property. */
const NONE = new Set(['none', 'inherit', 'initial', 'unset', 'revert'])

const files = readdirSync(SRC, { recursive: true, withFileTypes: true })
  .map((entry) => relative(SRC, join(entry.parentPath, entry.name)))
  .filter((path) => /\.(svelte|css|svg|ts)$/.test(path) && !/\.test\.ts$/.test(path))
const sources = files.map((path) => [path, readFileSync(join(SRC, path), 'utf8')] as const)

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '')
const declared = (text: string, name: string) => [
  ...text.matchAll(new RegExp(String.raw`(?<![\w-])${name}:\s*([^;{}"]+)[;}"]`, 'g')),
]
/** Return the parts of a list in CSS; commas inside parentheses do not separate parts. */
const listed = (value: string) => value.split(/,(?![^(]*\))/).map((part) => part.trim())

/** Return the properties that the transitions of a text change, other than the cheap ones. */
function costlyTransitions(text: string): string[] {
  const values = [...declared(text, 'transition(?:-property)?')].flatMap(([, value]) => listed(value!))
  return values.map((value) => value.split(/\s+/)[0]!).filter((name) => !CHEAP.has(name) && !NONE.has(name))
}

/** Return the properties that the keyframes of a text set, other than the cheap ones. */
function costlyKeyframes(text: string): string[] {
  const frames = [...text.matchAll(/@keyframes\s+([\w-]+)\s*\{((?:[^{}]*\{[^{}]*\})*)\s*\}/g)]
  return frames.flatMap(([, name, body]) =>
    [...body!.matchAll(/(?<![\w-])([\w-]+)\s*:/g)]
      .filter(([, property]) => !CHEAP.has(property!) && property !== 'animation-timing-function')
      .map(([, property]) => `${name}: ${property}`),
  )
}

/** Return the animations that scripts and drawings define without a stylesheet. */
function unstyledMotion(text: string): string[] {
  const imported = [...text.matchAll(/import \{([^}]*)\} from 'svelte\/(?:transition|animate)'/g)]
  const functions = imported.flatMap(([, names]) => names!.split(',').map((name) => name.trim()))
  const others = text.match(/\.animate\(|<animate\w*|from 'svelte\/motion'|startViewTransition/g) ?? []
  return [...functions.filter((name) => !SVELTE.has(name)), ...others]
}

const ENDLESS = /(?<![\w-])animation[\w-]*:[^;{}]*(?:var\(--beat\)|\binfinite\b)/
const inFiles = (find: (text: string) => string[]) =>
  sources.flatMap(([path, text]) => find(withoutComments(text)).map((found) => `${path}: ${found}`))

describe('motion', () => {
  it('changes only positions and opacity', () => {
    expect(inFiles(costlyTransitions)).toEqual([])
    expect(inFiles(costlyKeyframes)).toEqual([])
    expect(inFiles(unstyledMotion)).toEqual([])
  })

  it('is found in the files: so many transitions and keyframes', () => {
    const count = (pattern: RegExp) => sources.reduce((sum, [, text]) => sum + [...text.matchAll(pattern)].length, 0)
    expect(count(/(?<![\w-])transition:/g)).toBeGreaterThan(10)
    expect(count(/@keyframes/g)).toBeGreaterThan(30)
  })

  it('is endless only for the open question', () => {
    expect(sources.filter(([, text]) => ENDLESS.test(withoutComments(text))).map(([path]) => path)).toEqual(
      OPEN_QUESTION,
    )
  })

  it.each<[(text: string) => string[], string, string[]]>([
    [costlyTransitions, 'a { transition: background var(--motion-s), opacity var(--motion-s); }', ['background']],
    [costlyTransitions, '<i style="transition: all var(--motion-s)">', ['all']],
    [costlyTransitions, 'a { transition: var(--motion-s) }', ['var(--motion-s)']],
    [costlyTransitions, 'a { transition-property: translate, width; }', ['width']],
    [costlyTransitions, 'a { transition: opacity calc(var(--a) * min(1, 2)), rotate 1s; }', []],
    [costlyTransitions, 'a { transition: none !important; }', []],
    [costlyKeyframes, '@keyframes a { from { opacity: 0; left: 0; } to { scale: 2; } }', ['a: left']],
    [
      costlyKeyframes,
      '@keyframes b { 20% { --x: 1; } 50%, 60% { stroke-opacity: 1 } }',
      ['b: --x', 'b: stroke-opacity'],
    ],
    [costlyKeyframes, '@keyframes c { 50% { transform: translate(1px); } } b { color: red; }', []],
    [unstyledMotion, "import { fade, slide } from 'svelte/transition'", ['slide']],
    [unstyledMotion, 'element.animate([])', ['.animate(']],
    [unstyledMotion, '<animateTransform dur="1s" />', ['<animateTransform']],
  ])('is judged: %o %s', (find, text, violations) => {
    expect(find(text)).toEqual(violations)
  })
})
