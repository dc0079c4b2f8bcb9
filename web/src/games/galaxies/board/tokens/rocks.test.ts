import { describe, expect, it } from 'vitest'
import { center, middle as middleOf } from '../hex'
import { drawRock } from './rocks'

const HEXES = ['0,0', '1,0', '0,1', '-1,1']
const OTHERS = ['2,-1', '0,-1', '-1,0', '1,1']
const relativeMiddles = (hexes: string[]) =>
  hexes.map(center).map(({ x, y }) => ({ x: x - middleOf(HEXES).x, y: y - middleOf(HEXES).y }))
const MIDDLES = relativeMiddles(HEXES)
const points = (path: string) =>
  [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
const middle = (path: string, angle: number) => {
  const distances = points(path).map(({ x, y }) => x * Math.cos(angle) + y * Math.sin(angle))
  return distances.reduce((sum, distance) => sum + distance, 0) / distances.length
}

describe('a rock', () => {
  it.each(['asteroid-1', 'asteroid-2', 'asteroid-3'])('covers its spaces and no others: %s', (name) => {
    for (const { x, y } of points(drawRock(MIDDLES, name, 1).body))
      expect(Math.min(...MIDDLES.map((middle) => Math.hypot(middle.x - x, middle.y - y)))).toBeLessThan(1)
    const near = points(drawRock(MIDDLES, name, 1).body).map((point) =>
      Math.min(...relativeMiddles(OTHERS).map((middle) => Math.hypot(middle.x - point.x, middle.y - point.y))),
    )
    expect(Math.min(...near)).toBeGreaterThan(0.5)
  })

  it.each([0, 1, 2, 4])('is dark where shade falls and bright on the other side: %i radians', (light) => {
    const rock = drawRock(MIDDLES, 'asteroid-1', light)
    expect(middle(rock.shade, light)).toBeGreaterThan(0.4)
    expect(middle(rock.lit, light)).toBeLessThan(-0.4)
  })

  it('looks like no other', () => {
    expect(drawRock(MIDDLES, 'asteroid-1', 1).body).not.toBe(drawRock(MIDDLES, 'asteroid-2', 1).body)
    expect(drawRock(MIDDLES, 'asteroid-1', 1)).toEqual(drawRock(MIDDLES, 'asteroid-1', 1))
  })
})
