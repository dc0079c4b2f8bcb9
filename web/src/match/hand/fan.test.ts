import { describe, expect, it } from 'vitest'
import { bestLeft } from './fan'

describe('a card that is lifted', () => {
  it('appears above its place in the hand', () => {
    expect(bestLeft(500, 200, 1000, [], 20)).toBe(400)
  })

  it('stays on the table', () => {
    expect(bestLeft(20, 200, 1000, [], 20)).toBe(0)
    expect(bestLeft(990, 200, 1000, [], 20)).toBe(800)
  })

  it('moves aside from what it would hide, but no farther than necessary', () => {
    const left = bestLeft(500, 200, 1000, [560], 20)
    expect(left + 200).toBeLessThanOrEqual(540)
    expect(left).toBeGreaterThan(300)
  })

  it('hides as little as possible', () => {
    const everywhere = [50, 150, 250, 350, 450, 550, 650, 750, 850]
    expect(bestLeft(500, 200, 1000, everywhere, 20)).toBeGreaterThanOrEqual(770)
  })
})
