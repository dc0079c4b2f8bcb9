// Text on paper is legible: each ink has enough contrast on each of its possible backgrounds.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contrastRatio } from './contrast'

const SRC = join(import.meta.dirname, '..', '..')

/** Return the paper colours defined in files; of several definitions, the last one counts. */
function inksOf(...names: string[]): Map<string, string> {
  const sheets = names.map((file) => readFileSync(join(SRC, file), 'utf8'))
  const block = sheets.map((css) => css.slice(css.indexOf('.on-paper'))).join('')
  return new Map([...block.matchAll(/(--[\w-]+):\s*(#[\da-f]{3,8});/g)].map(([, name, value]) => [name!, value!]))
}

const KIT = inksOf('ui/styles/paper.css')
const GROUNDS = ['--panel', '--panel-2', '--panel-3', '--signal-panel', '--gold-panel', '--space', '--void']
const KIT_INKS =
  '--white --text --text-2 --dim --faint --link --signal --signal-text --gold --bad --danger-text --good --violet'
const GALAXIES_INKS = '--isn --isn-2 --wretch --wretch-2 --shield --hull --miss --hit --critical'
const PULP_INKS = '--pulp-combat --pulp-diplomacy --pulp-science --pulp-any --pulp-hero --pulp-traitor --risk --safe'
const DUEL_INKS = '--duel-red --duel-red-2 --duel-blue --duel-blue-2'

describe('on paper', () => {
  it('lies each translucent panel', () => {
    const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svelte'))
    const classes = files.flatMap((name) => [
      ...readFileSync(join(SRC, name), 'utf8').matchAll(/class="[^"]*\bglass\b[^"]*"/g),
    ])
    expect(classes.length).toBeGreaterThan(0)
    expect(classes.flat().filter((attribute) => !attribute.includes('on-paper'))).toEqual([])
  })

  it.each([
    ['ui/styles/paper.css', KIT_INKS, 4.5],
    ['games/galaxies/theme/theme.css', GALAXIES_INKS, 4.5],
    ['games/pulp/theme/theme.css', PULP_INKS, 4.5],
    ['games/duel/theme/theme.css', DUEL_INKS, 4.5],
  ])('the inks of %s are legible', (file, names, minRatio) => {
    const inks = inksOf(file)
    const faint = names.split(' ').flatMap((ink) =>
      GROUNDS.flatMap((ground) => {
        const ratio = contrastRatio(inks.get(ink)!, KIT.get(ground)!)
        return ratio < minRatio ? [`${ink} on ${ground}: ${ratio.toFixed(1)}`] : []
      }),
    )
    expect(faint).toEqual([])
  })

  it.each([
    ['ui/styles', KIT_INKS],
    ['games/galaxies/theme', GALAXIES_INKS],
    ['games/pulp/theme', PULP_INKS],
  ])('the inks of %s are clear with high contrast', (folder, names) => {
    const grounds = inksOf('ui/styles/paper.css', 'ui/styles/contrast.css')
    const inks = inksOf(`${folder}/${folder === 'ui/styles' ? 'paper' : 'theme'}.css`, `${folder}/contrast.css`)
    const faint = names.split(' ').flatMap((ink) =>
      GROUNDS.flatMap((ground) => {
        const ratio = contrastRatio(inks.get(ink)!, grounds.get(ground)!)
        return ratio < 7 ? [`${ink} on ${ground}: ${ratio.toFixed(1)}`] : []
      }),
    )
    expect(faint).toEqual([])
  })

  it('text on an ink is legible', () => {
    for (const ink of ['--primary', '--gold', '--bad', '--signal'])
      expect(contrastRatio(KIT.get(`--on-${ink.slice(2)}`)!, KIT.get(ink)!), ink).toBeGreaterThan(4.5)
  })
})

describe('contrast', () => {
  it('ranges from 1 to 21', () => {
    expect(contrastRatio('#fff', '#ffffff')).toBe(1)
    expect(contrastRatio('#000', '#fff')).toBeCloseTo(21)
    expect(contrastRatio('#777777', '#fff')).toBeCloseTo(4.48, 2)
  })
})
