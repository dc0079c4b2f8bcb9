import { describe, expect, it } from 'vitest'
import { center, neighbours } from '../hex'
import { placeLabels } from './odds'
import { rotatePoint } from '../input/turning'

const SIZE = { width: 2.65, height: 1.26 }
const FLOWER = ['0,0', ...neighbours('0,0')]
const TURNS = [0, 1, 2, 3]

/** Return the distance of a label's edge from the middle of a space on the screen. A negative distance means that it
 * covers the middle. */
function edgeDistance(at: { x: number; y: number }, hex: string, turn: number): number {
  const space = rotatePoint(center(hex), turn)
  return Math.max(Math.abs(space.x - at.x) - SIZE.width / 2, Math.abs(space.y - at.y) - SIZE.height / 2)
}

describe('chances', () => {
  it.each(TURNS)('stand beside a target, off its spaces, on a board turned by %i', (turn) => {
    for (const hexes of [['0,0'], ['0,0', '0,1'], FLOWER]) {
      const [label] = placeLabels([{ ship: 'a', hexes }], hexes, SIZE, turn)
      for (const hex of hexes) expect(edgeDistance(label!.at, hex, turn)).toBeGreaterThan(0.8)
    }
  })

  it.each(TURNS)('give way to neighbours on a board turned by %i', (turn) => {
    const free = placeLabels([{ ship: 'a', hexes: ['0,0'] }], ['0,0'], SIZE, turn)[0]!
    const above = neighbours('0,0').find((hex) => edgeDistance(free.at, hex, turn) < 0)!
    const [label] = placeLabels([{ ship: 'a', hexes: ['0,0'] }], ['0,0', above], SIZE, turn)
    for (const hex of ['0,0', above]) expect(edgeDistance(label!.at, hex, turn)).toBeGreaterThan(0.5)
  })

  it.each(TURNS)('of a squadron in front of another hide neither ships nor each other, turned by %i', (turn) => {
    const squadron = ['9,9', '10,9', '11,8'].map((hex) => ({ ship: hex, hexes: [hex] }))
    const spaces = [...squadron.flatMap(({ hexes }) => hexes), '9,8', '10,8', '11,7', '8,8', '8,9', '12,6', '12,7']
    const labels = placeLabels(squadron, spaces, SIZE, turn)
    for (const [i, { at }] of labels.entries()) {
      for (const hex of spaces) expect(edgeDistance(at, hex, turn)).toBeGreaterThan(0.5)
      for (const { at: other } of labels.slice(i + 1)) {
        const wide = Math.abs(at.x - other.x) - SIZE.width
        const high = Math.abs(at.y - other.y) - SIZE.height
        expect(Math.max(wide, high)).toBeGreaterThanOrEqual(-0.01)
      }
    }
  })

  it('touch their ship', () => {
    const [{ at, rim } = { at: { x: 0, y: 0 }, rim: { x: 0, y: 0 } }] = placeLabels(
      [{ ship: 'a', hexes: ['0,0'] }],
      ['0,0'],
      SIZE,
      0,
    )
    expect(Math.hypot(rim.x, rim.y)).toBeCloseTo(0.8)
    expect(Math.hypot(at.x, at.y)).toBeGreaterThan(0.8)
  })
})
