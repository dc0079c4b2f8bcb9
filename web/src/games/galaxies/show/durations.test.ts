import { expect, it } from 'vitest'
import { PACE } from '../../../play/speed'
import { DURATIONS } from './durations'

it('tells a shot that hits in 2.6 seconds, and in 0.9 where it is to be fast', () => {
  const shot = DURATIONS.attack + DURATIONS.settled + Math.max(DURATIONS.damage, DURATIONS.shields)
  expect(shot * PACE.full).toBeLessThanOrEqual(2600)
  expect(shot * PACE.fast).toBeLessThanOrEqual(900)
})
