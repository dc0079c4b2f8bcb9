import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contrastRatio, colorParts } from './contrast'

/** Pairs of tokens, named without their dashes: a foreground and its backgrounds. */
type Pairs = [foregrounds: string, grounds: string][]

const GROUNDS = 'void space panel panel-2 panel-3 glass'
const KIT: Record<'words' | 'marks', Pairs> = {
  words: [
    ['text text-2 dim link signal signal-text gold bad danger-text good violet', `${GROUNDS} panel-4`],
    ['faint', GROUNDS],
    ['text dim signal signal-text signal-dim', 'signal-panel signal-deep'],
    ['text dim gold', 'gold-panel gold-deep'],
    ['text dim danger-text danger-text-2 bad', 'danger-deep danger-panel danger-panel-2'],
    ['on-signal', 'signal signal-2'],
    ['on-gold', 'gold'],
    ['on-bad', 'bad'],
    ['on-die', 'die'],
  ],
  marks: [['signal gold bad good link violet', `${GROUNDS} panel-4 signal-panel gold-panel danger-panel`]],
}
const GALAXIES: typeof KIT = {
  words: [
    ['isn isn-2 wretch wretch-2 shield', GROUNDS],
    ['map-text isn isn-2 wretch wretch-2', 'void field beyond frame-band'],
    ['miss hit critical beam text dim', 'stage'],
    ['map-text dim', 'chart'],
    ['chart-special-text', 'chart-special'],
    ['print-sheet', 'damage'],
    ['print-ink', 'print-paper clip'],
    ['rock-tag-ink', 'rock-tag'],
    ['black-text', 'black'],
    ['sign sign-energy sign-shield sign-market sign-station sign-artifact', 'ground'],
  ],
  marks: [
    ['isn isn-2 wretch wretch-2 signal', 'void field field-ray deck'],
    ['shield hull shield-edge hull-edge', 'deck peg'],
    ['peg-line', 'peg'],
    ['hit critical chart-star', 'chart chart-hit stage'],
    ['beam blast field-dot field-near field-route field-zone frame-rule', 'field'],
    ['rock rock-lit pit-line damage-lit', 'field rock-ink'],
    ['frame-rule', 'beyond frame-band'],
    ['chalk', 'chart'],
    ['ember', 'char hole'],
  ],
}
const PULP: typeof KIT = {
  words: [
    ['ink ink-2 ink-3 ink-combat ink-diplomacy ink-science ink-any stamp', 'paper'],
    ['ink ink-2 ink-3 ink-any', 'paper-2'],
    ['seal-text', 'seal seal-low ink-combat ink-diplomacy ink-science ink-any'],
    ['text dim pulp-hero pulp-traitor', 'night night-2 night-3 strip strip-2 track'],
    ['pulp-combat pulp-diplomacy pulp-science pulp-any risk safe', 'night night-2 night-3 strip strip-2 track'],
    ['die-ink', 'die-red die-orange die-blue die-gray die-purple die-green die-black'],
  ],
  marks: [
    ['cube-mark', 'cube-yellow cube-white cube-red cube-blue cube-orange cube-green'],
    ['cube-mark-light', 'cube-black'],
    ['ink-combat ink-diplomacy ink-science ink-any stamp well', 'paper paper-2'],
  ],
}
const THEMES = { 'ui/styles': KIT, 'games/galaxies/theme': GALAXIES, 'games/pulp/theme': PULP }

type Tokens = Record<string, string>

/** Return the tokens defined for the whole page. */
function tokensOf(...files: string[]): Tokens {
  const sheets = files.map((file) => readFileSync(join(import.meta.dirname, '..', '..', file)).toString())
  const roots = sheets.flatMap((sheet) => sheet.match(/^:root\S*( :(?!is)[^{]*)? \{[^}]*\}/gm) ?? [])
  const named = roots.flatMap((root) => [...root.matchAll(/--([\w-]+):\s*(#[\da-f]{3,8});/g)])
  return Object.fromEntries(named.map(([, name, colour]) => [name!, colour!]))
}

/** Return the pairs that are missing or whose contrast is too low. */
function lowContrast(tokens: Tokens, pairs: Pairs, minRatio: number): string[] {
  const combinations = pairs.flatMap(([foregrounds, grounds]) =>
    foregrounds.split(' ').flatMap((name) => grounds.split(' ').map((ground) => [name, ground] as const)),
  )
  return combinations
    .map(([name, ground]) => [`${name} on ${ground}`, contrastRatio(tokens[name]!, tokens[ground]!)] as const)
    .filter(([, ratio]) => !(ratio >= minRatio))
    .map(([name, ratio]) => `${name}: ${ratio.toFixed(2)}`)
}

describe('contrast', () => {
  it.each(Object.entries(THEMES))('is sufficient, and higher in high contrast: %s', (folder, { words, marks }) => {
    const themeFiles = folder === 'ui/styles' ? [] : [`${folder}/theme.css`]
    const normal = tokensOf('ui/styles/tokens.css', ...themeFiles)
    expect(lowContrast(normal, words, 4.5)).toEqual([])
    expect(lowContrast(normal, marks, 3)).toEqual([])
    const high = {
      ...normal,
      ...tokensOf('ui/styles/contrast.css', ...themeFiles.map((file) => file.replace('theme.css', 'contrast.css'))),
    }
    expect(lowContrast(high, words, 7)).toEqual([])
    expect(lowContrast(high, marks, 4.5)).toEqual([])
  })

  it('has clear lines and opaque backgrounds in high contrast', () => {
    const high = { ...tokensOf('ui/styles/tokens.css'), ...tokensOf('ui/styles/contrast.css') }
    expect(lowContrast(high, [['line line-2 line-3', 'void panel panel-2 glass']], 4.5)).toEqual([])
    const grounds = ['glass', 'glass-thin', 'veil', 'void', 'panel', 'panel-2', 'panel-3', 'panel-4']
    expect(grounds.filter((name) => colorParts(high[name]!)[3] !== 1)).toEqual([])
  })

  it('is that of a single opaque colour behind dice and cards above the board', () => {
    const sheets = ['theme', 'contrast'].map((name) =>
      readFileSync(join(import.meta.dirname, '..', '..', 'games', 'galaxies', 'theme', `${name}.css`)).toString(),
    )
    const stages = sheets.flatMap((sheet) => [...sheet.matchAll(/--stage: (#\w+);/g)].map(([, color]) => color!))
    expect(stages).toHaveLength(4)
    expect(stages.filter((color) => colorParts(color)[3] !== 1)).toEqual([])
  })

  it('is measured by the standard formula', () => {
    expect(contrastRatio('#000', '#fff')).toBeCloseTo(21)
    expect(contrastRatio('#777', '#ffffff')).toBeCloseTo(4.48)
    expect(contrastRatio('#fff8', '#000')).toBeLessThan(7)
  })
})
