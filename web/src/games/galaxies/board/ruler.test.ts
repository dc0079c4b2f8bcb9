import { describe, expect, it } from 'vitest'
import { ROOT3 } from './hex'
import { rulerBetween, ticks } from './ruler'

describe('the ruler of an attack', () => {
  it('lies between the nearest spaces of two ships, and counts their distance', () => {
    const ruler = rulerBetween(['2,0', '2,1'], ['2,4', '2,5'])!
    expect(ruler.spaces).toBe(3)
    expect(ruler.length).toBeCloseTo(3 * ROOT3)
    expect(ruler.angle).toBeCloseTo(90)
    expect([ruler.from, ruler.to].map(({ x }) => x)).toEqual([3, 3])
  })

  it('takes the straightest path if several are equally long', () => {
    const ruler = rulerBetween(['0,0'], ['2,-2', '2,-1', '2,0'])!
    expect([ruler.spaces, ruler.length]).toEqual([2, 3])
  })

  it('is missing if one of them has no space', () => {
    expect(rulerBetween([], ['0,0'])).toBeNull()
  })

  it('has a tick for every space, and every fifth is longer', () => {
    const drawn = ticks({ length: 12, spaces: 6 }).slice(1).split('M')
    expect(drawn.map((tick) => Number(tick.split(' ')[0]))).toEqual([0, 2, 4, 6, 8, 10, 12])
    expect(drawn.flatMap((tick, i) => (tick.endsWith('-0.52') ? i : []))).toEqual([0, 5])
  })
})
