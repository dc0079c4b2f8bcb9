import { describe, expect, it } from 'vitest'
import { scrollCorrection, type Extent } from './scrollCorrection'

const extentFrom = (top: number, height: number): Extent => ({ top, bottom: top + height })
/** A heading at the upper edge, and lines 20 pixels high that begin at the given position. */
const HEAD = extentFrom(96, 28)
const lines = (top: number) => [0, 1, 2, 3].map((i) => extentFrom(top + 20 * i, 20))

describe('the heading at the upper edge', () => {
  it('moves a line that it cuts off up until it is hidden', () => {
    expect(scrollCorrection([HEAD], lines(110))).toBe(6)
    expect(scrollCorrection([extentFrom(96, 28), extentFrom(96, 28)], lines(110)), 'above an earlier one').toBe(6)
  })

  it('lets the next heading take its place', () => {
    expect(scrollCorrection([HEAD, extentFrom(110, 28)], lines(138))).toBe(14)
  })

  it('does not move whole lines', () => {
    expect(scrollCorrection([HEAD], lines(124))).toBe(0)
    expect(scrollCorrection([HEAD], lines(84))).toBe(0)
    expect(scrollCorrection([HEAD, extentFrom(150, 28)], lines(124))).toBe(0)
    expect(scrollCorrection([], lines(110))).toBe(0)
  })

  it('hides the end of a newest line that is taller than the log, never its beginning', () => {
    expect(scrollCorrection([HEAD], [extentFrom(90, 20), extentFrom(110, 40)])).toBe(-14)
  })
})
