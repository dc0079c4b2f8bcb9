import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

const SRC = join(import.meta.dirname, '..', '..')
/** The files that define colours, and a picture that cannot use the tokens of the page. */
const TOKEN_FILES = /^ui\/(?:styles\/(?:tokens|paper|contrast)\.css|art\/skyline\.svg)$|^games\/\w+\/theme\//

const files = readdirSync(SRC, { recursive: true, withFileTypes: true })
  .map((entry) => relative(SRC, join(entry.parentPath, entry.name)))
  .filter((path) => /\.(svelte|css|svg|ts)$/.test(path) && !/^fixtures\/|\.test\.ts$/.test(path))
const readSource = (path: string) => readFileSync(join(SRC, path), 'utf8')

const NAMES = String.raw`
  aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood
  cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan dark(?!en\b)\w+ deep(?:pink|skyblue)
  dim(?:gray|grey) dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray
  green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon
  light(?!en\b|er\b)\w+ lime limegreen linen magenta maroon medium\w+ midnightblue mintcream mistyrose moccasin
  navajowhite navy oldlace olive olivedrab orange orangered orchid pale\w+ papayawhip peachpuff peru pink plum
  powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna
  silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet
  wheat white whitesmoke yellow yellowgreen
`
  .trim()
  .split(/\s+/)
  .join('|')

const COLOUR = /(?<![\w&{/])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch)|color)\(/gi
/** A colour name in a declaration or an attribute. Elsewhere such a word is a team or a class. */
const NAMED = new RegExp(
  String.raw`[\w-]+:[^:;{}]*(?<![\w.#'-])(?:${NAMES})(?![\w'-])[^;{}]*[;}"]|\b(?:fill|stroke|[\w-]*color)="(?:${NAMES})"`,
  'gi',
)
const FONT_SIZE = /font(?:-size)?[:=][^;{}]*(?<![\w-])\d*\.?\d+(?:%|[a-z]+)/g
/** Corners are square: all of them use the same token, except those of circles. */
const RADIUS = /border-[\w-]*radius:(?!\s*(?:(?:var\(--corner\)|50%|0)\s*)+;)[^;]*;/g
const LAYER = /z-index:\s*-?\d+/g
/** A space between elements or around their content: wider than a hairline, and narrower than a reserved area. */
const SPACE = /(?<![\w-])(?:scroll-)?(?:padding|margin|(?:row-|column-)?gap)[\w-]*:[^;{}]*(?<![\w.])(?:[2-9]|[12]\d)px/g

/** A duration, a curve or an endless animation; only tokens may define these. */
const MOTION =
  /(?<![\w-])(?:transition|animation)[\w-]*:[^;{}]*?(?<![\w.-])(?:\d*\.?\d+m?s\b|infinite\b|cubic-bezier\b)/g

/** Return all matches of a pattern, as `file: match`. */
function matchesIn(pattern: RegExp, paths: string[]): string[] {
  return paths.flatMap((path) => [...readSource(path).matchAll(pattern)].map(([match]) => `${path}: ${match.trim()}`))
}

const pages = files.filter((path) => !TOKEN_FILES.test(path))
const styledFiles = pages.filter((path) => !path.endsWith('.ts'))

describe('colours, sizes, spaces, layers and motion', () => {
  it('have names, in the tokens or in the theme of a game', () => {
    expect(matchesIn(COLOUR, pages)).toEqual([])
    expect(matchesIn(NAMED, styledFiles)).toEqual([])
    expect(matchesIn(FONT_SIZE, styledFiles)).toEqual([])
    expect(matchesIn(RADIUS, styledFiles)).toEqual([])
    expect(matchesIn(LAYER, styledFiles)).toEqual([])
    expect(matchesIn(SPACE, styledFiles)).toEqual([])
    expect(matchesIn(MOTION, styledFiles)).toEqual([])
  })

  it.each<[RegExp, ...string[]]>([
    [COLOUR, '.hull{fill:color-mix(in srgb,var(--tone) 52%,#141c30)}', 'color: oklab(40% 0 0);', "'#fff7'"],
    [NAMED, '.hull{stroke:white}', 'stroke: color-mix(in srgb, var(--tone) 70%, white);', '<stop stop-color="navy" />'],
    [NAMED, 'border: 1px solid DarkRed;', '<p style="color: gold">', '<p style:color="tan">'],
    [FONT_SIZE, 'font-size: 0.36em;', 'font: 600 12px/1.2 serif;', '<text font-size="5px">', 'font-size: 90%;'],
    [RADIUS, 'border-radius: 7px;', 'border-radius: var(--corner) 8px 0 0;', 'border-top-left-radius: 1em;'],
    [LAYER, 'z-index: 2;', 'z-index: -1;'],
    [
      MOTION,
      'transition: opacity 0.2s;',
      'animation: turn 120ms ease-out;',
      'animation: turn var(--motion-m) infinite;',
      'animation: turn var(--motion-m) cubic-bezier(0, 0, 1, 1);',
    ],
    [MOTION, 'animation-duration: 1s;', 'transition:\n    color var(--motion-s),\n    transform 0.1s;'],
    [SPACE, 'padding: 0 8px;', 'margin-top: -20px;', 'gap: 4px 12px;', 'padding: calc(10px + 1em);', 'row-gap: 6px;'],
  ])('are found without: %s', (pattern, ...violations) => {
    expect(violations.filter((text) => !text.match(pattern))).toEqual([])
  })

  it.each<[RegExp, ...string[]]>([
    [COLOUR, 'color-mix(in srgb, var(--tone) 52%, var(--deck))', 'fill="url(#sky-ring)"', '{#each all as one}'],
    [NAMED, 'color: var(--white);', 'white-space: nowrap;', '.red { color: var(--bad); }', "{ team: 'red' }"],
    [NAMED, 'mix-blend-mode: lighten;', 'color: transparent;', '<b class:gold={won}>', 'class="red"'],
    [FONT_SIZE, 'font-size: var(--type-2xs);', 'font: inherit;', 'font-weight: 600;'],
    [RADIUS, 'border-radius: var(--corner);', 'border-radius: 50%;', 'border-radius: var(--corner) var(--corner) 0 0;'],
    [LAYER, 'z-index: var(--layer-bar);'],
    [
      MOTION,
      'transition: translate var(--motion-s) var(--gliding);',
      'animation: beat var(--beat);',
      'animation: none;',
    ],
    [MOTION, 'animation: tumble var(--motion-m) linear 12;', 'animation: fire calc(var(--long) * 0.16) 2;'],
    [
      SPACE,
      'padding: 1px var(--gap-3);',
      'margin: auto;',
      'scroll-margin-top: 100px;',
      '--gap-2: 4px;',
      'width: 20px;',
    ],
  ])('are not found where there are none: %s', (pattern, ...validTexts) => {
    expect(validTexts.filter((text) => text.match(pattern))).toEqual([])
  })

  it('are used by names that exist', () => {
    const allSources = files.map(readSource).join('\n')
    const named = new Set([...allSources.matchAll(/(--[\w-]+)\s*[:=]/g)].map(([, name]) => name))
    const violations = [...allSources.matchAll(/var\((--[\w-]+)\s*\)/g)].filter(([, name]) => !named.has(name))
    expect(violations.map(([use]) => use)).toEqual([])
  })

  it('are the shared ones where no game is known', () => {
    const neutral = files
      .filter((path) => !path.startsWith('games/'))
      .map(readSource)
      .join('\n')
    const named = new Set([...neutral.matchAll(/(--[\w-]+)\s*[:=]/g)].map(([, name]) => name))
    const undefinedUses = [...neutral.matchAll(/var\((--[\w-]+)\s*\)/g)].filter(([, name]) => !named.has(name))
    expect(undefinedUses.map(([use]) => use)).toEqual([])
  })
})

describe('the sizes of texts', () => {
  const sizes = [...readSource('ui/styles/tokens.css').matchAll(/--type-[\w-]+: (?:clamp|max)?\(?([\d.]+)rem/g)]

  it('are at least 13 pixels', () => {
    expect(sizes.length).toBeGreaterThan(10)
    expect(sizes.filter(([, size]) => Number(size) < 0.8125).map(([match]) => match)).toEqual([])
  })
})

describe('a component', () => {
  it('does not style the insides of others', () => {
    expect(matchesIn(/:global\b/g, styledFiles)).toEqual([])
  })

  it('contains its own styles: styles shared by files come with their script, which the layers check', () => {
    expect(matchesIn(/@import\b[^;]*/g, styledFiles)).toEqual([])
  })
})
