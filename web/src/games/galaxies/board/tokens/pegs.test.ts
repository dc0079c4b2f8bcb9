import { describe, expect, it } from 'vitest'
import { center, neighbours, shipCenter } from '../hex'
import { crowding, numbersOf, tabsOf, topOf } from './pegs'
import { rotatePoint } from '../input/turning'

const FLOWER = ['0,0', ...neighbours('0,0')]
const TURNS = [0, 1, 2, 3]
const SCALES = [5, 9, 13, 16, 22, 30, 60]

/** Return the left, top, right and lower edge of a ship's numbers on the screen. */
function boxOf(
  hexes: readonly string[],
  shields: number | null,
  hull: number,
  turn: number,
  scale: number,
  south = false,
) {
  const { at, height, boxes } = numbersOf(hexes, shields, hull, turn, scale, south)
  const { x, y } = rotatePoint(shipCenter(hexes), turn)
  const ends = boxes.flatMap((box) => [x + at.x + box.x - box.wide / 2, x + at.x + box.x + box.wide / 2])
  return [Math.min(...ends), y + at.y - height / 2, Math.max(...ends), y + at.y + height / 2] as const
}
const touch = (a: ReturnType<typeof boxOf>, b: ReturnType<typeof boxOf>) =>
  Math.min(a[2], b[2]) - Math.max(a[0], b[0]) > 0.001 && Math.min(a[3], b[3]) - Math.max(a[1], b[1]) > 0.001

describe('numbers', () => {
  const AROUND = neighbours('0,0').flatMap((hex) => [[hex], [hex, neighbours(hex)[0]!], [hex, neighbours(hex)[3]!]])
  const apart = AROUND.filter((other) => !other.includes('0,0'))

  it.each(TURNS)('of neighbours never touch, however small the spaces, on a board turned by %i', (turn) => {
    for (const scale of SCALES)
      for (const other of apart)
        expect(touch(boxOf(['0,0'], 1, 2, turn, scale), boxOf(other, 3, 6, turn, scale)), `${scale} ${other}`).toBe(
          false,
        )
  })

  it.each(TURNS)('of a large ship touch no ship around it on a board turned by %i', (turn) => {
    const ring = FLOWER.flatMap(neighbours).filter((hex) => !FLOWER.includes(hex))
    for (const scale of SCALES)
      for (const other of ring)
        for (const south of [false, true])
          expect(
            touch(boxOf(FLOWER, 4, 11, turn, scale, south), boxOf([other], 1, 1, turn, scale)),
            `${scale} ${other} ${south}`,
          ).toBe(false)
  })

  it('stand side by side with a gap between them, in letters as large as there is room for', () => {
    const { boxes, type } = numbersOf(['4,4'], 1, 2, 0, 16)
    expect(type * 16).toBeCloseTo(13)
    const [right, left] = [boxes[0]!.x + boxes[0]!.wide / 2, boxes[1]!.x - boxes[1]!.wide / 2]
    expect((left - right) * 16).toBeGreaterThan(2)
  })

  it.each(TURNS)('are at least 13 pixels high, or gauges, on a board turned by %i', (turn) => {
    for (const hexes of [['4,4'], ['4,4', '4,5'], FLOWER])
      for (let scale = 5; scale < 40; scale += 0.1) {
        const { legible, type } = numbersOf(hexes, 3, 6, turn, scale)
        if (legible) expect(type * scale).toBeGreaterThan(12.99)
        else expect(scale).toBeLessThan(turn % 2 ? 12.5 : 10.3)
      }
  })

  it.each(SCALES)('are narrower than their boxes at %i pixels per space', (scale) => {
    for (const hexes of [['4,4'], ['4,4', '4,5']]) {
      const { boxes, type } = numbersOf(hexes, 1, 4, 0, scale)
      for (const { wide } of boxes) expect(wide / (type * 0.48)).toBeGreaterThan(1.07)
    }
  })

  it('grow on the screen with the ships', () => {
    const sizes = [5, 9, 13, 16, 22, 30, 60].map((scale) => numbersOf(['4,4'], 1, 2, 0, scale).type * scale)
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b))
    expect(sizes.at(-1)).toBeGreaterThan(30)
  })

  it('leave a small ship more of its space if they are small', () => {
    const crowd = [9, 13, 18, 22, 60].map(crowding)
    expect([crowd[0], crowd.at(-1)]).toEqual([1, 0])
    expect(crowd).toEqual([...crowd].sort((a, b) => b - a))
  })
})

const SHIPS: [string, string[]][] = [
  ['a small ship', ['4,4']],
  ['a medium ship that stands', ['4,4', '4,5']],
  ['a medium ship that leans', ['4,4', '5,4']],
  ['a medium ship that leans the other way', ['4,4', '5,3']],
  ['a large ship', FLOWER],
]

/** Return which share of each box lies beside the spaces of its ship. */
function outsideOf(hexes: readonly string[], turn: number, { at, height, boxes }: ReturnType<typeof numbersOf>) {
  const whole = rotatePoint(shipCenter(hexes), turn)
  const steps = Array.from({ length: 20 }, (_, i) => (i + 0.5) / 20 - 0.5)
  const isWithin = (point: { x: number; y: number }) =>
    hexes.some((hex) => {
      const { x, y } = center(hex)
      const [across, down] = [Math.abs(point.x - x), Math.abs(point.y - y)]
      return down < Math.sqrt(3) / 2 && across + down / Math.sqrt(3) < 1
    })
  return boxes.map(({ x, wide }) => {
    const points = steps.flatMap((i) =>
      steps.map((j) => ({ x: whole.x + at.x + x + i * wide, y: whole.y + at.y + j * height })),
    )
    return points.filter((point) => !isWithin(rotatePoint(point, -turn))).length / points.length
  })
}

describe('tags', () => {
  const numbers = (hexes: string[], turn: number, scale = 21, south = false) =>
    numbersOf(hexes, 2, 6, turn, scale, south)
  const gap = ({ boxes: [shield, hull] }: ReturnType<typeof numbersOf>) =>
    hull!.x - hull!.wide / 2 - (shield!.x + shield!.wide / 2)

  it.each([
    ['a small ship', ['4,4'], 0, 0.6],
    ['a medium ship that stands', ['4,4', '4,5'], 0, 0.6],
    ['a medium ship that lies', ['4,4', '4,5'], 1, 1.8],
    ['a large ship', FLOWER, 0, 2.4],
    ['a large ship on a board that lies', FLOWER, 1, 1.4],
  ])('hang at both ends of %s, which is visible between them', (_, hexes, turn, minGap) => {
    expect(gap(numbers(hexes, turn))).toBeGreaterThan(minGap)
  })

  it('hang below a bow that points down on the screen', () => {
    const [below, beside] = [true, false].map((south) => numbers(FLOWER, 0, 21, south))
    expect(below!.at.y).toBeGreaterThan(beside!.at.y + 0.5)
    expect(gap(below!)).toBeLessThan(0.21)
    expect(numbers(FLOWER, 2, 21, false).at.y).toBeCloseTo(below!.at.y)
  })

  it.each(SHIPS.slice(0, -1))('never look like one number on %s', (_, hexes) => {
    for (const turn of TURNS)
      for (const scale of [9, 12, 12.5, 13, 16, 21]) expect(gap(numbers(hexes, turn, scale))).toBeGreaterThan(0.2)
  })

  it.each(SHIPS)('lie almost entirely on the spaces of %s', (_, hexes) => {
    for (const turn of TURNS)
      for (const scale of [12.5, 16, 21, 30])
        for (const shields of [2, null])
          for (const share of outsideOf(hexes, turn, numbersOf(hexes, shields, 6, turn, scale)))
            expect(share, `${turn} ${scale} ${shields}`).toBeLessThan(0.21)
  })
})

describe('tabs', () => {
  it.each(TURNS)('hang within the topmost space of their ship on a board turned by %i', (turn) => {
    for (const hexes of [['4,4'], ['4,4', '5,3'], ['4,4', '4,5'], FLOWER]) {
      const top = topOf(hexes, turn)
      for (const { at, width, height } of [1, 2, 3, 4, 7].map((cards) => tabsOf(hexes, cards, turn)))
        for (const { x, y } of at)
          for (const corner of [x - top.x, x - top.x + width])
            for (const level of [y - top.y, y - top.y + height]) {
              const { x: across, y: down } = rotatePoint({ x: corner, y: level }, turn)
              expect(Math.abs(down)).toBeLessThan(Math.sqrt(3) / 2)
              expect(Math.abs(across) + Math.abs(down) / Math.sqrt(3)).toBeLessThan(1.001)
            }
    }
  })

  it('are as many as the cards that are attached, side by side', () => {
    for (const cards of [0, 1, 2, 3, 4, 7]) {
      const { at, width } = tabsOf(['4,4'], cards, 0)
      const lefts = at.map(({ x }) => x).sort((a, b) => a - b)
      expect(lefts).toHaveLength(cards)
      for (const [i, x] of lefts.slice(1).entries()) expect(x - lefts[i]!).toBeGreaterThan(width)
    }
  })
})
