import { describe, expect, it } from 'vitest'
import { cutBy, type Extent } from './whole'

const from = (top: number, height: number): Extent => ({ top, bottom: top + height })
/** A heading at the upper edge, and lines 20 pixels high that begin at the given position. */
const HEAD = from(96, 28)
const lines = (top: number) => [0, 1, 2, 3].map((i) => from(top + 20 * i, 20))

describe('the heading at the upper edge', () => {
  it('lets a line that it cuts go up until it is hidden', () => {
    expect(cutBy([HEAD], lines(110))).toBe(6)
    expect(cutBy([from(96, 28), from(96, 28)], lines(110)), 'above an earlier one').toBe(6)
  })

  it('lets a heading that it meets take its place', () => {
    expect(cutBy([HEAD, from(110, 28)], lines(138))).toBe(14)
  })

  it('leaves whole lines where they are', () => {
    expect(cutBy([HEAD], lines(124))).toBe(0)
    expect(cutBy([HEAD], lines(84))).toBe(0)
    expect(cutBy([HEAD, from(150, 28)], lines(124))).toBe(0)
    expect(cutBy([], lines(110))).toBe(0)
  })

  it('never hides the newest line', () => {
    expect(cutBy([HEAD], [from(110, 40)])).toBe(0)
  })
})
