import { expect, it } from 'vitest'
import { PACE } from '../../../match/playback/speed'
import { burstDelay, DURATIONS, landingOf, STEPS } from './durations'

it('shows a shot that hits in 2.6 seconds, and in 0.9 if it must be fast', () => {
  const shot = DURATIONS.attack + DURATIONS.settled + Math.max(DURATIONS.damage, DURATIONS.shields)
  expect(shot * PACE.full).toBeLessThanOrEqual(2600)
  expect(shot * PACE.fast).toBeLessThanOrEqual(900)
})

it('slides one rule after the other, and holds both for a quarter of a second before the shot', () => {
  const { column, row, slide } = landingOf(DURATIONS.attack)
  expect(column - slide).toBeGreaterThan(0)
  expect(row - slide).toBeGreaterThan(column)
  expect(STEPS[2] * DURATIONS.attack - row).toBeCloseTo(250)
})

it('stamps the outcome last, and leaves time to read it', () => {
  expect([...STEPS].sort((a, b) => a - b)).toEqual(STEPS)
  expect((1 - STEPS[4]) * DURATIONS.attack).toBeGreaterThanOrEqual(600)
})

it('bursts shields one by one while their damage is shown', () => {
  for (const count of [1, 2, 6, 9]) {
    const all = Array.from({ length: count }, (_, i) => burstDelay(i, count))
    expect(new Set(all).size).toBe(count)
    expect(Math.max(...all) * 1000).toBeLessThan(DURATIONS.damage - 200)
  }
})
