import { describe, expect, it } from 'vitest'
import { placeCartouche } from './cartouche'
import { FRAME, frameOf, marksOf } from './frame'
import { bounds, center, chartName } from '../hex'

const hexAt = (column: number, row: number) => `${column},${row - Math.floor(column / 2)}`
const boardHexes = (columns: number, rows: number) =>
  Array.from({ length: columns * rows }, (_, n) => hexAt(n % columns, Math.floor(n / columns)))
const HEXES = boardHexes(6, 5)
const ALL = { column: 1, row: 1 }

describe('the frame of the chart', () => {
  it('surrounds all spaces, and the camera leaves room for it', () => {
    const { sheet, whole } = frameOf(HEXES)
    expect(sheet.x).toBeLessThan(bounds(HEXES).x)
    const framed = bounds(HEXES, FRAME)
    for (const side of ['x', 'y', 'width', 'height'] as const) expect(whole[side]).toBeCloseTo(framed[side])
  })

  it('names each column and row at both ends, between its rules', () => {
    const { sheet, whole } = frameOf(HEXES)
    const marks = marksOf(HEXES, ALL)
    const names = (text: string) => marks.filter((mark) => mark.text === text)
    for (const column of [0, 3, 5])
      expect(names(chartName(hexAt(column, 0))[0]!).map(({ x }) => x)).toEqual(
        [1, 2].map(() => center(hexAt(column, 0)).x),
      )
    expect(names('02').map(({ y }) => y)).toEqual([center(hexAt(0, 1)).y, center(hexAt(5, 1)).y])
    expect(marks).toHaveLength(2 * (6 + 5))
    const isInside = ({ x, y }: { x: number; y: number }, box: typeof sheet) =>
      x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height
    for (const mark of marks) expect([isInside(mark, sheet), isInside(mark, whole)]).toEqual([false, true])
  })

  it('names fewer if names would touch', () => {
    const marks = marksOf(HEXES, { column: 2, row: 3 })
    expect([...new Set(marks.map(({ text }) => text))]).toEqual(['A', 'C', 'E', '03'])
  })

  it('has its names in the middle if it is slim, within its outermost rule', () => {
    const { whole } = frameOf(HEXES)
    const inner = bounds(HEXES)
    const [top] = marksOf(HEXES, ALL, true)
    expect(top!.y - whole.y).toBeCloseTo(inner.y - top!.y, 0)
    expect(top!.y).toBeLessThan(marksOf(HEXES, ALL)[0]!.y)
  })

  it('has a scale with every second space printed on each side', () => {
    expect(frameOf(HEXES).scale.split('M').length - 1).toBe(2 * 3 + 2 * 3)
  })
})

describe('the title of the chart', () => {
  const home = { x: -1, y: -1, width: 20, height: 10 }
  const boxOf = ({ at, wide, high, upright }: NonNullable<ReturnType<typeof placeCartouche>>) => {
    const [across, down] = upright ? [high, wide] : [wide, high]
    return { left: at.x - across / 2, right: at.x + across / 2, top: at.y - down / 2, low: at.y + down / 2 }
  }

  it('reads upwards beside a board that has room to its sides', () => {
    const plate = placeCartouche('Meteor Storm', home, { width: 500, height: 200 })!
    expect(plate.upright).toBe(true)
    expect(boxOf(plate).right).toBeLessThan(home.x)
    expect(plate.type * 20).toBeGreaterThanOrEqual(14)
  })

  it('stands above one that has room there', () => {
    const plate = placeCartouche('Meteor Storm', home, { width: 400, height: 300 })!
    expect(plate.upright).toBe(false)
    expect(boxOf(plate).low).toBeLessThan(home.y)
    expect(boxOf(plate).top * 20).toBeGreaterThan(-1 * 20 - 50)
  })

  it.each([
    ['there is no room', 'Meteor Storm', { width: 410, height: 210 }],
    ['it is too long', 'A very long name of a battle far away', { width: 500, height: 200 }],
  ])('is left out where %s', (_, name, place) => {
    expect(placeCartouche(name, home, place)).toBeNull()
  })
})
