import { expect, it } from 'vitest'
import { games } from '.'

it('gives every game its own emblem', () => {
  const emblems = Object.values(games).map(({ emblem }) => emblem)
  expect(new Set(emblems).size).toBe(emblems.length)
})
