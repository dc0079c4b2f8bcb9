import { describe, expect, it } from 'vitest'
import { center, middle, neighbours, placeOfShip } from '../hex'
import { numbersOf, pegsOf, readable, tabsOf, topOf, type Pegs, type Row } from './pegs'
import { turned } from '../input/turning'

const PEG = 0.38 // half a peg, as a share of the step

/** Return half the width of a space (flat-top, radius 1) at a height below its middle. */
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

  it.each([1, 2, 3])('of a medium ship stand in the space that is the lower one on a board turned by %i', (turn) => {
    const hexes = ['4,4', '4,5']
    const pegs = pegsOf(hexes, 4, 5, turn)
    const centers = hexes.map((hex) => turned(center(hex), turn))
    const whole = turned(middle(hexes), turn)
    expect(whole.y + pegs.hull.at.y).toBeGreaterThan(Math.max(...centers.map(({ y }) => y)) + 0.3)
    expect(topOf(hexes, turn).y).toBeLessThanOrEqual(0)
  })

  it('are counted where they are large enough, and told by numbers elsewhere', () => {
    const pegs = pegsOf(['4,4'], 1, 1)
    expect([14, 28].map((scale) => readable(pegs, scale))).toEqual([false, true])
  })
})

const FLOWER = ['0,0', ...neighbours('0,0')]
const TURNS = [0, 1, 2, 3]
const SCALES = [5, 9, 13, 16, 22, 30]

/** Return the left, top, right and lower edge of a ship's numbers on the screen. */
function boxOf(
  hexes: readonly string[],
  shields: number | null,
  hull: number,
  turn: number,
  scale: number,
  south = false,
) {
  const { at, height, boxes } = numbersOf(hexes, shields, hull, turn, scale, { south, hurt: true })
  const { x, y } = turned(placeOfShip(hexes), turn)
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

  it.each(TURNS)('of a large ship touch nobody round it on a board turned by %i', (turn) => {
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
    expect(numbersOf(['4,4'], 1, 2, 0, 5).type).toBeLessThan(1.1)
  })
})

describe('tags', () => {
  const shown = (hexes: string[], turn: number, scale = 21, more = {}) => numbersOf(hexes, 2, 6, turn, scale, more)
  const gap = ({ boxes: [shield, hull] }: ReturnType<typeof numbersOf>) =>
    hull!.x - hull!.wide / 2 - (shield!.x + shield!.wide / 2)

  it.each([
    ['a small ship', ['4,4'], 0, 0.6],
    ['a medium ship that stands', ['4,4', '4,5'], 0, 0.6],
    ['a medium ship that lies', ['4,4', '4,5'], 1, 1.8],
    ['a large ship', FLOWER, 0, 2.4],
    ['a large ship on a board that lies', FLOWER, 1, 1.4],
  ])('hang at both ends of %s, which is seen between them', (_, hexes, turn, least) => {
    expect(gap(shown(hexes, turn))).toBeGreaterThan(least)
  })

  it('hang below a bow that is below as it is seen', () => {
    const [below, beside] = [true, false].map((south) => shown(FLOWER, 0, 21, { south }))
    expect(below!.at.y).toBeGreaterThan(beside!.at.y + 0.5)
    expect(gap(below!)).toBeLessThan(0.2)
    expect(shown(FLOWER, 2, 21, { south: false }).at.y).toBeCloseTo(below!.at.y)
  })

  it('are next to each other where those of the next column would touch them', () => {
    expect(gap(shown(['4,4'], 0, 12))).toBeLessThan(0.3)
  })

  it('have room for a cross where the hull is damaged, and the number is as large as before', () => {
    const [whole, hurt] = [false, true].map((hurt) => shown(['4,4', '4,5'], 0, 21, { hurt }))
    const [before, after] = [whole!.boxes[1]!, hurt!.boxes[1]!]
    expect([before.mark, after.mark > 0]).toEqual([0, true])
    expect(after.wide).toBeCloseTo(before.wide + after.mark)
    expect(hurt!.type).toBe(whole!.type)
    expect(gap(hurt!)).toBeGreaterThan(0.1)
    expect(shown(['4,4'], 0, 12, { hurt: true }).boxes[1]!.mark).toBe(0)
  })
})

describe('tabs', () => {
  it.each(TURNS)('hang within the topmost space of their ship on a board turned by %i', (turn) => {
    for (const hexes of [['4,4'], ['4,4', '5,3'], ['4,4', '4,5'], FLOWER]) {
      const top = topOf(hexes, turn)
      for (const { at, width, height } of [1, 3, 4].map((cards) => tabsOf(hexes, cards, turn)))
        for (const { x, y } of at)
          for (const corner of [x - top.x, x - top.x + width])
            for (const level of [y - top.y, y - top.y + height]) {
              const { x: across, y: down } = turned({ x: corner, y: level }, turn)
              expect(Math.abs(down)).toBeLessThan(Math.sqrt(3) / 2)
              expect(Math.abs(across) + Math.abs(down) / Math.sqrt(3)).toBeLessThan(1.001)
            }
    }
  })

  it('are as many as the cards that are attached, or one with their number', () => {
    expect([0, 1, 2, 3, 4].map((cards) => tabsOf(['4,4'], cards, 0).at.length)).toEqual([0, 1, 2, 3, 1])
    expect([3, 4].map((cards) => tabsOf(['4,4'], cards, 0).count)).toEqual([undefined, 4])
  })
})
