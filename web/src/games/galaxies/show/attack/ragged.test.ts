import { expect, it } from 'vitest'
import { raggedPath } from './ragged'

const corners = (path: string) =>
  path
    .slice(1, -1)
    .split('L')
    .map((point) => point.split(' ').map(Number))

it('is the same whenever it is drawn, and differs from place to place', () => {
  expect(raggedPath(3, 5, 4, 9)).toBe(raggedPath(3, 5, 4, 9))
  expect(raggedPath(3, 5, 4, 9)).not.toBe(raggedPath(4, 5, 4, 9))
})

it('stays within its outer circle, and never comes near its middle', () => {
  const far = [1, 2, 3, 40].flatMap((seed) => corners(raggedPath(seed, 5, 4, 9)).map(([x, y]) => Math.hypot(x!, y!)))
  expect(far).toHaveLength(72)
  expect(Math.max(...far)).toBeLessThanOrEqual(5)
  expect(Math.min(...far)).toBeGreaterThan(3)
})
