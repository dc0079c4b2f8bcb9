import { expect, it } from 'vitest'
import { games } from '.'

it('tells every game by an emblem of its own', () => {
  const emblems = Object.values(games).map(({ emblem }) => emblem)
  expect(new Set(emblems).size).toBe(emblems.length)
})
