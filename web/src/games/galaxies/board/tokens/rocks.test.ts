import { describe, expect, it } from 'vitest'
import { center, middle as middleOf } from '../hex'
import { rockOf } from './rocks'

const HEXES = ['0,0', '1,0', '0,1', '-1,1']
const OTHERS = ['2,-1', '0,-1', '-1,0', '1,1']
const from = (hexes: string[]) =>
  hexes.map(center).map(({ x, y }) => ({ x: x - middleOf(HEXES).x, y: y - middleOf(HEXES).y }))
const MIDDLES = from(HEXES)
const points = (path: string) =>
  [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map((one) => ({ x: Number(one[1]), y: Number(one[2]) }))
const middle = (path: string, angle: number) => {
  const all = points(path).map(({ x, y }) => x * Math.cos(angle) + y * Math.sin(angle))
  return all.reduce((sum, one) => sum + one, 0) / all.length
}

describe('a rock', () => {
  it.each(['asteroid-1', 'asteroid-2', 'asteroid-3'])('covers its spaces and no others: %s', (name) => {
    for (const { x, y } of points(rockOf(MIDDLES, name, 1).body))
      expect(Math.min(...MIDDLES.map((one) => Math.hypot(one.x - x, one.y - y)))).toBeLessThan(1)
    const near = points(rockOf(MIDDLES, name, 1).body).map((at) =>
      Math.min(...from(OTHERS).map((one) => Math.hypot(one.x - at.x, one.y - at.y))),
    )
    expect(Math.min(...near)).toBeGreaterThan(0.5)
  })

  it.each([0, 1, 2, 4])('is dark where shade falls and bright on the other side: %i radians', (light) => {
    const rock = rockOf(MIDDLES, 'asteroid-1', light)
    expect(middle(rock.shade, light)).toBeGreaterThan(0.4)
    expect(middle(rock.lit, light)).toBeLessThan(-0.4)
  })

  it('looks like no other', () => {
    expect(rockOf(MIDDLES, 'asteroid-1', 1).body).not.toBe(rockOf(MIDDLES, 'asteroid-2', 1).body)
    expect(rockOf(MIDDLES, 'asteroid-1', 1)).toEqual(rockOf(MIDDLES, 'asteroid-1', 1))
  })
})
