import { describe, expect, it } from 'vitest'
import { rotatePoint, rotateBox, bestTurn } from './turning'

const TALL = { x: 0, y: 0, width: 23, height: 33 }
const WIDE = { x: 0, y: 0, width: 47, height: 33 }
const [NORTH, SOUTH] = [
  { x: 0, y: -12 },
  { x: 0, y: 12 },
]
const DESK = { width: 1000, height: 700 }
const PHONE = { width: 390, height: 600 }

describe('a board', () => {
  it.each([
    ['a tall one on a wide window, so that the own edge is at the left', TALL, DESK, SOUTH, 1],
    ['… also the edge in the north', TALL, DESK, NORTH, 3],
    ['a wide one on a tall window', WIDE, PHONE, SOUTH, 1],
  ])('is turned: %s', (_, board, screen, edge, turn) => {
    expect(bestTurn(board, screen, edge)).toBe(turn)
    expect(rotatePoint(edge, turn).x).toBeLessThan(0)
  })

  it('stands upright if that is as good, with the viewer’s own edge at the bottom', () => {
    expect(bestTurn(WIDE, DESK, SOUTH)).toBe(0)
    expect(bestTurn(WIDE, DESK, NORTH)).toBe(2)
    expect(bestTurn(TALL, PHONE, SOUTH)).toBe(0)
  })

  it('is turned further by hand', () => {
    expect([0, 1, 2, 3, 4].map((more) => bestTurn(TALL, DESK, SOUTH, more))).toEqual([1, 2, 3, 0, 1])
  })

  it('looks at the same place again after a full turn', () => {
    expect(rotateBox(TALL, 1)).toEqual({ x: -33, y: 0, width: 33, height: 23 })
    expect(rotateBox(rotateBox(TALL, 1), 3)).toEqual(TALL)
  })
})
