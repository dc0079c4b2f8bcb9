import { expect, it } from 'vitest'
import { suitOf } from '../theme/suits'
import { guilloche, ringOf, sunburst } from './engraving'

const numbers = (path: string) => [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(([text]) => Number(text))

it('draws as many marks in a ring as the value of the card, and different marks for each team', () => {
  for (const side of ['red', 'blue'])
    for (const value of [1, 7, 20]) expect(ringOf(suitOf(side), value, 22, 2).match(/M/g)).toHaveLength(value)
  expect(ringOf(suitOf('red'), 3, 22, 2)).not.toBe(ringOf(suitOf('blue'), 3, 22, 2))
})

it('engraves a card back with one closed line that stays in its field', () => {
  for (const side of ['red', 'blue']) {
    const line = guilloche(suitOf(side), 46, 69)
    expect(line).toMatch(/^M.*Z$/)
    const coordinates = numbers(line)
    expect(Math.max(...coordinates.filter((_, i) => i % 2 === 0).map(Math.abs))).toBeLessThanOrEqual(23)
    expect(Math.max(...coordinates.filter((_, i) => i % 2).map(Math.abs))).toBeLessThanOrEqual(34.5)
  }
})

it('keeps each ink of a burst on its side', () => {
  const [left, right] = sunburst(32, 100)
  expect(left.match(/M/g)).toHaveLength(8)
  expect(right.match(/M/g)).toHaveLength(8)
  const xCoordinates = (path: string) => numbers(path).filter((_, i) => i % 2 === 0)
  expect(Math.min(...xCoordinates(right))).toBeGreaterThanOrEqual(0)
  expect(Math.max(...xCoordinates(left))).toBeLessThanOrEqual(0)
})
