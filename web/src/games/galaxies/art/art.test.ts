// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { contrastRatio } from '../../../ui/styles/contrast'
import { showComponent } from '../../../fixtures/shows'
import type { Catalogue } from '../../../protocol/galaxies'
import CardBack from '../cards/hand/CardBack.svelte'
import TacticFace from '../cards/TacticFace.svelte'
import catalogue from '../edition.json'
import { edition } from '../edition.svelte'
import { GROUNDS } from './grounds'
import { MOTIFS, motifOf } from './motifs'
import type { Motif } from './shapes'
import TacticArt from './TacticArt.svelte'

const CARDS = Object.keys(catalogue.tactics)
const MOST = 30 * 1024 // the compressed size of this folder, in bytes

beforeAll(() => {
  edition.catalogue = catalogue as unknown as Catalogue
})

/** Return the width and height of a motif inside the square that is visible even in the smallest print. */
function visibleSize(motif: Motif): [number, number] {
  const points = motif.flatMap(([, shape]) => [...shape.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)])
  const extent = (axis: number, min: number, max: number) => {
    const values = points.map((point) => Math.min(max, Math.max(min, Number(point[axis]))))
    return Math.max(...values) - Math.min(...values)
  }
  return [extent(1, 30, 90), extent(2, 0, 60)]
}

const TOKENS = ['../../../ui/styles/tokens.css', '../theme/theme.css']
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('')
const colourOf = (token: string) => new RegExp(`${token}: (#.{6});`).exec(TOKENS)![1]!

describe('the pictures of tactic cards', () => {
  it('are there for each card of the catalogue, and for nothing else', () => {
    expect(Object.keys(MOTIFS).sort()).toEqual([...CARDS].sort())
    expect(motifOf('hijack_plan')).toBe(MOTIFS['hijack-plan'])
  })

  it('are different for each card', () => {
    expect(new Set(CARDS.map((card) => JSON.stringify(MOTIFS[card]))).size).toBe(CARDS.length)
  })

  it.each(CARDS)('fill their frame: %s', (card) => {
    const [wide, high] = visibleSize(MOTIFS[card]!)
    expect(wide).toBeGreaterThanOrEqual(0.75 * 60)
    expect(high).toBeGreaterThanOrEqual(0.9 * 60)
  })

  it('are printed in the inks of the page alone', () => {
    const layers = Object.values(MOTIFS).flat()
    expect(new Set(layers.map(([print]) => print))).toEqual(new Set(['ink', 'spot', 'paper']))
    const shapes = [...layers.map(([, shape]) => shape), ...Object.values(GROUNDS)]
    expect(shapes.filter((shape) => !/^M[\d\s.LCMZ-]+Z$/.test(shape))).toEqual([])
  })

  it.each(['--print-ink', '--print-isn', '--print-wretch', '--print-other'])(
    'stand out from their paper: %s',
    (ink) => {
      expect(contrastRatio(colourOf('--print-paper'), colourOf(ink))).toBeGreaterThan(4)
    },
  )

  it('have a ground for each side', () => {
    const sides = new Set(Object.values(catalogue.tactics).map(({ faction }) => faction))
    expect(Object.keys(GROUNDS).sort()).toEqual([...sides].sort())
  })

  it('are small', () => {
    const files = readdirSync(import.meta.dirname).filter(
      (name) => /\.(ts|svelte)$/.test(name) && !/\.test\./.test(name),
    )
    const sizes = files.map((name) => gzipSync(readFileSync(join(import.meta.dirname, name))).length)
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(MOST)
  })
})

describe('a tactic card', () => {
  const countShown = (selector: string) => document.querySelectorAll(selector).length

  it('shows its picture in the ink of its side', () => {
    showComponent(TacticArt, { card: 'hijack-plan' })
    expect(document.querySelector('svg')!.getAttribute('style')).toContain('--print-wretch')
    expect(countShown('path:is(.ink, .spot, .paper)')).toBe(MOTIFS['hijack-plan']!.length)
  })

  it('lies in the fan with the icon of its kind where it has no picture', () => {
    edition.catalogue.tactics['new-card'] = { ...edition.catalogue.tactics['hijack-plan']!, id: 'new-card' }
    showComponent(CardBack, { card: 'new-card', name: 'New Card', kind: 'tactic', tone: '' })
    expect(countShown('.picture svg')).toBe(1)
    expect(countShown('.picture .ink')).toBe(0)
  })

  it.each([
    [{ card: 'erin-cho', full: true }, 1],
    [{ card: 'erin-cho', full: true, small: true }, 0], // among answers, where the text needs the space
    [{ card: 'erin-cho', full: true, small: true, picture: true }, 1],
    [{ card: 'no-such-card', full: true }, 0],
  ])('has a picture above its text where there is room: %o', (props, pictures) => {
    showComponent(TacticFace, props)
    expect(countShown('.picture + .text')).toBe(pictures)
    expect(countShown('.picture')).toBe(pictures)
  })
})
