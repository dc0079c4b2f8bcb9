// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { showComponent } from '../../../../fixtures/shows'
import ShipPegs from './ShipPegs.svelte'

const SCALES = [11, 13, 18, 24, 40, 90]
const TINY_SCALES = [5, 7, 9]

/** Return the shapes and texts of a ship's pegs with their meanings, at `scale` pixels per hex radius. */
function drawnMarks(hexes: string[], hull_damage: number, scale: number): string[] {
  const version = { shields: 3, hull: 4 } as never // the other fields of a version are not drawn
  document.body.replaceChildren()
  showComponent(ShipPegs, { id: 'a', ship: { card: 'a', hexes, shields: 2, hull_damage }, version, attached: 2, scale })
  const marks = [...document.querySelectorAll('[data-testid=pegs-a] :is(path, text, rect, circle)')]
  return marks.map((mark) => `${mark.tagName} ${mark.getAttribute('class')} ${mark.textContent}`)
}

describe('the pegs of a ship', () => {
  it.each([
    ['small', ['4,4']],
    ['medium', ['4,4', '4,5']],
    ['large', ['4,4', '4,3', '5,3', '5,4', '4,5', '3,5', '3,4']],
  ])('have one form at all scales with room for digits, and one at smaller scales, on a %s ship', (_, hexes) => {
    for (const damage of [0, 1])
      for (const scales of [SCALES, TINY_SCALES]) {
        const forms = new Set(scales.map((scale) => drawnMarks(hexes, damage, scale).join()))
        expect(forms.size).toBe(1)
      }
  })

  it('are gauges where digits would be too small, with the same cross for damage', () => {
    const marks = drawnMarks(['4,4'], 1, 8)
    expect(marks.filter((mark) => mark.startsWith('text'))).toEqual([])
    expect(marks.filter((mark) => mark.includes('level'))).toHaveLength(2)
    expect(marks.filter((mark) => mark.includes('cross'))).toHaveLength(2)
    const gone = [...document.querySelectorAll<SVGElement>('.level')].map((one) => one.style.getPropertyValue('--gone'))
    expect(gone.map(parseFloat).map(Math.round)).toEqual([33, 25])
  })

  it('are the shields and the hull that are left, with a cross for damage', () => {
    const drawnTexts = (damage: number) => drawnMarks(['4,4'], damage, 13).filter((mark) => mark.startsWith('text'))
    expect(drawnTexts(0).map((mark) => mark.at(-1))).toEqual(['2', '4'])
    expect(drawnTexts(1).map((mark) => mark.at(-1))).toEqual(['2', '3'])
    const countCrosses = (damage: number) =>
      drawnMarks(['4,4'], damage, 13).filter((mark) => mark.includes('cross')).length
    expect([countCrosses(0), countCrosses(1)]).toEqual([0, 2])
  })
})
