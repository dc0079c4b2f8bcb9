import { describe, expect, it } from 'vitest'
import { center, middle } from './hex'
import { pegsOf, type Pegs, type Row } from './pegs'

const PEG = 0.44 // of a step

/** The lowest half of a space (flat-top, radius 1) as wide as it is at some height below its middle. */
const halfWidth = (y: number) => 1 - Math.max(0, y) / Math.sqrt(3)
const ends = ({ at, pegs }: Row, { step }: Pegs) => [-1, 1].map((way) => at.x + way * ((pegs - 1) / 2 + PEG) * step)

describe('pegs', () => {
  it.each([
    [1, 1],
    [0, 2],
    [2, 2],
  ])('of a small ship (%i and %i) stand abreast below it, within its space', (shields, hull) => {
    const pegs = pegsOf(['4,4'], shields, hull)
    for (const row of [pegs.shields, pegs.hull]) {
      expect(row.at.y - PEG * pegs.step).toBeGreaterThan(0.45)
      if (row.pegs) ends(row, pegs).forEach((x) => expect(Math.abs(x)).toBeLessThan(halfWidth(row.at.y) + 0.02))
    }
    const [, right] = ends(pegs.shields, pegs)
    const [left] = ends(pegs.hull, pegs)
    if (shields) expect(right).toBeLessThan(left!)
  })

  it.each(['4,5', '5,4', '5,3', '3,5', '3,4'])('of a medium ship stand in the lower space, beside %s', (other) => {
    const hexes = ['4,4', other]
    const pegs = pegsOf(hexes, 4, 5)
    const whole = middle(hexes)
    const south = hexes.map(center).reduce((a, b) => (a.y > b.y ? a : b))
    for (const { at } of [pegs.shields, pegs.hull]) {
      expect(whole.x + at.x).toBeCloseTo(south.x)
      expect(whole.y + at.y).toBeGreaterThan(south.y + 0.3)
      expect(whole.y + at.y).toBeLessThan(south.y + 0.8)
    }
    expect(pegs.hull.at.y - pegs.shields.at.y).toBeGreaterThan(PEG * 2 * pegs.step)
  })

  it('of a large ship leave its middle free', () => {
    const pegs = pegsOf(['0,0', '0,-1', '1,-1', '1,0', '0,1', '-1,1', '-1,0'], 5, 9)
    expect(pegs.shields.at.y).toBeGreaterThan(0.9)
    expect(pegs.step * 9).toBeLessThan(4.2)
  })
})
