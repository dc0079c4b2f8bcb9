import { describe, expect, it } from 'vitest'
import { bestPlacement, chartSize, placeFor } from './place'

const panel = { width: 430, height: 280 }
const board = { width: 1040, height: 650 }
const placeAround = (...spots: [number, number][]) =>
  placeFor(
    panel,
    board,
    spots.map(([x, y]) => ({ x, y, cost: 1 })),
    20,
  )

describe('the size of an attack’s chart', () => {
  it.each([
    [390, 312], // what a question on a phone leaves of the board
    [478, 370], // … on its side
  ])('leaves two thirds of a small board of %ix%i free', (across, down) => {
    const { width, height, small } = chartSize({ width: across, height: down })
    expect(small).toBe(true)
    expect((width * height) / (across * down)).toBeLessThan(0.345)
  })

  it.each([
    [678, 457, 304],
    [908, 600, 340],
    [1042, 700, 340],
  ])('is smaller in its narrow form on a board of %ix%i', (width, height, narrow) => {
    const [size, full] = [chartSize({ width, height }, 1, 'narrow'), chartSize({ width, height })]
    expect(size).toMatchObject({ width: narrow, keyed: false })
    expect(size.height).toBeLessThan(full.height)
  })

  it('has room for a key only on a large board', () => {
    const keyed = [
      [678, 540],
      [908, 600],
      [1042, 700],
    ].map(([width, height]) => chartSize({ width: width!, height: height! }).keyed)
    expect(keyed).toEqual([false, false, true])
  })
})

describe('the side of a fight on which a panel lies', () => {
  const chart = { width: 304, height: 136 }

  it('is above it, which leaves it in the middle, unless it is much larger beside it', () => {
    const fight = { width: 3.6, height: 14 } // hex radii
    expect(bestPlacement(chart, { width: 390, height: 357 }, fight, 22).place).toEqual({ low: false, side: 0.5 })
    expect(bestPlacement(chart, { width: 485, height: 382 }, fight, 22).place.side).not.toBe(0.5)
  })

  it('leaves room for the names of rows at the left edge', () => {
    const fight = { width: 3.6, height: 20 }
    expect(bestPlacement(chart, { width: 390, height: 357 }, fight, 22).place.side).toBe(0)
  })
})

describe('the place of a panel', () => {
  it('is above the fight if that is free, otherwise below', () => {
    expect(placeAround()).toEqual({ low: false, side: 0.5 })
    expect(placeAround([520, 500], [400, 600])).toEqual({ low: false, side: 0.5 })
    expect(placeAround([520, 100], [600, 200])).toEqual({ low: true, side: 0.5 })
  })

  it('is beside the fight if the shot goes upwards', () => {
    expect(placeAround([520, 100], [520, 600])).toEqual({ low: false, side: 1 })
    expect(placeAround([520, 100], [520, 600], [900, 50])).toEqual({ low: false, side: 0 })
  })

  it('counts ships that it would only touch', () => {
    expect(placeAround([520, 300]).low).toBe(true)
    expect(placeAround([520, 312]).low).toBe(false)
  })

  it('is between an edge and the middle if only that is free', () => {
    const rows = [100, 550]
    expect(
      placeAround(
        ...rows.flatMap((y): [number, number][] => [
          [40, y],
          [1000, y],
        ]),
        [520, 600],
        [720, 100],
      ),
    ).toEqual({
      low: false,
      side: 0.25,
    })
  })

  it('costs least if nothing is free', () => {
    const corners = [50, 990].flatMap((x) => [50, 600].map((y) => ({ x, y, cost: 100 })))
    const middles = [50, 600].map((y) => ({ x: 520, y, cost: y === 50 ? 2 : 1 }))
    expect(placeFor(panel, board, [...corners, ...middles], 20)).toEqual({ low: true, side: 0.5 })
  })

  it('covers the fewest if nothing is free', () => {
    const everywhere = [50, 520, 990].flatMap((x): [number, number][] => [
      [x, 50],
      [x, 600],
    ])
    expect(placeAround(...everywhere, [520, 100])).toEqual({ low: true, side: 0.5 })
  })
})
