// Colours mean one thing: nobody takes the ink of a side for energy, for damage, or for a legal choice.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { colorDistance } from '../../../ui/styles/contrast'

const SRC = join(import.meta.dirname, '..', '..', '..')
const SHEETS = ['ui/styles/tokens.css', 'ui/styles/paper.css', 'ui/styles/contrast.css']
const THEME = ['games/galaxies/theme/theme.css', 'games/galaxies/theme/contrast.css']
const HIGH = ":root[data-contrast='more']"
/** The blocks that apply to each ground, in order. */
const GROUNDS = {
  'a dark ground': [':root'],
  paper: [':root', '.on-paper'],
  'a dark ground in high contrast': [':root', HIGH],
  'paper in high contrast': [':root', HIGH, '.on-paper', `${HIGH} .on-paper`],
}
const SIDES = 'isn isn-2 wretch wretch-2 print-isn print-wretch print-other violet'.split(' ')
const MEANINGS = 'gold damage damage-lit hull signal primary'.split(' ')
/** About three times the least difference that is visible. */
const APART = 7.5

const css = [...SHEETS, ...THEME].map((file) => readFileSync(join(SRC, file), 'utf8')).join('\n')

/** Return the tokens of all blocks with that selector. */
function blockOf(selector: string): [string, string][] {
  const blocks = [...css.matchAll(/^([^\n{}]+) \{([^}]*)\}/gm)].filter(([, name]) => name === selector)
  return blocks.flatMap(([, , body]) =>
    [...body!.matchAll(/--([\w-]+):\s*(#[\da-f]{6});/g)].map(([, name, colour]): [string, string] => [name!, colour!]),
  )
}

/** Return the pairs of tokens that look too alike. */
function alike(inks: Record<string, string>, names: string[], others: string[]): string[] {
  const pairs = names.flatMap((name) => others.map((other) => [name, other] as const))
  return pairs
    .filter(([name, other]) => name !== other)
    .map(([name, other]) => [name, other, colorDistance(inks[name]!, inks[other]!)] as const)
    .filter(([, , distance]) => !(distance >= APART))
    .map(([name, other, distance]) => `${name} / ${other}: ${distance.toFixed(1)}`)
}

describe.each(Object.entries(GROUNDS))('on %s', (_, selectors) => {
  const inks = Object.fromEntries(selectors.flatMap(blockOf))

  it('the ink of no side looks like energy, damage, or a legal choice', () => {
    expect(alike(inks, SIDES, MEANINGS)).toEqual([])
  })

  it('energy, damage and legal choices look different', () => {
    expect(alike(inks, ['gold'], ['damage', 'hull', 'signal', 'primary'])).toEqual([])
    expect(alike(inks, ['signal'], ['damage', 'hull'])).toEqual([])
  })

  it('the inks of the two sides look different', () => {
    expect(alike(inks, ['isn', 'isn-2'], ['wretch', 'wretch-2'])).toEqual([])
    expect([...alike(inks, ['isn'], ['isn-2']), ...alike(inks, ['wretch'], ['wretch-2'])]).toEqual([])
  })

  it('a clip looks unlike energy', () => {
    expect(alike(inks, ['clip'], ['gold', 'damage-lit'])).toEqual([])
  })
})

it('is measured from 0 to 100', () => {
  expect(colorDistance('#000000', '#ffffff')).toBeCloseTo(100)
  expect(colorDistance('#bf3519', '#bf3519')).toBe(0)
  // The former second ink of the Wretch on paper, and energy.
  expect(colorDistance('#7a4200', '#704700')).toBeLessThan(3)
})
