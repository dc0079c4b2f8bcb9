import { describe, expect, it } from 'vitest'
import { bounds, center, chartName, middle, outline, ROOT3, nearestInDirection } from './hex'

const FLOWER = ['0,0', '0,-1', '1,-1', '1,0', '0,1', '-1,1', '-1,0']
const edges = (path: string) => path.match(/[ML]/g)?.length ?? 0

describe('hex geometry', () => {
  it('places flat-top hexes correctly, with r growing to the south', () => {
    expect(center('0,0')).toEqual({ x: 0, y: 0 })
    expect(center('0,1').y).toBeCloseTo(ROOT3)
    expect(center('1,0')).toEqual({ x: 1.5, y: ROOT3 / 2 })
    expect(center('2,-1')).toEqual({ x: 3, y: 0 })
  })

  it.each([
    ['0,0', 'A01'],
    ['3,5', 'D07'],
    ['3,-1', 'D01'],
    ['26,-4', 'AA10'],
  ])('calls %s %s', (hex, name) => {
    expect(chartName(hex)).toBe(name)
  })

  it.each([
    [['0,0'], 6],
    [['0,0', '0,1'], 10],
    [FLOWER, 18],
    [['7,5', '7,6', '8,5', '8,6'], 14],
  ])('outlines %j with %d edges in one loop', (hexes, count) => {
    const path = outline(hexes)
    expect(edges(path)).toBe(count)
    expect(path.match(/Z/g)).toHaveLength(1)
  })

  it('outlines separate pieces and holes as loops of their own', () => {
    expect(outline(['0,0', '5,0']).match(/Z/g)).toHaveLength(2)
    expect(outline(FLOWER.slice(1)).match(/Z/g)).toHaveLength(2)
  })

  it('measures a board', () => {
    const box = bounds(['0,0', '2,0'])
    expect(box.x).toBe(-1)
    expect(box.width).toBe(5)
    expect(box.height).toBeCloseTo(2 * ROOT3)
    expect(middle(['0,0', '0,1']).y).toBeCloseTo(ROOT3 / 2)
  })

  it('moves a cursor over the marked spaces', () => {
    const among = ['0,-1', '0,1', '1,-1', '3,0']
    expect(nearestInDirection(center('0,0'), { x: 0, y: -1 }, among)).toBe('0,-1')
    expect(nearestInDirection(center('0,0'), { x: 0, y: 1 }, among)).toBe('0,1')
    expect(nearestInDirection(center('0,0'), { x: 1, y: 0 }, among)).toBe('1,-1')
    expect(nearestInDirection(center('0,0'), { x: -1, y: 0 }, among)).toBeNull()
  })

  it('moves it to a neighbour, and straight across a whole board', () => {
    const among = [...Array(6).keys()].flatMap((q) => [...Array(6).keys()].map((r) => `${q},${r - Math.floor(q / 2)}`))
    const path = ['0,2']
    for (const hex of path) {
      const next = nearestInDirection(center(hex), { x: 1, y: 0 }, among)
      if (next) path.push(next)
    }
    expect(path).toEqual(['0,2', '1,1', '2,1', '3,0', '4,0', '5,-1'])
  })
})
