import { expect, it } from 'vitest'
import { stakesOf } from './stakes'

it('lists the printed points, with die faces of equal value on one line', () => {
  const printed = { cards: 9, stayed: 3, passed: 4, shown: 5, missions: {}, digest: '' }
  const [turn, provoked] = stakesOf({ ...printed, rolled: [1, 1, 2, 6, 6, 6] })
  expect(turn.map(({ action, points }) => `${action}: ${points}`)).toEqual([
    'Roll 1–2: 1',
    'Roll 3: 2',
    'Roll 4–6: 6',
    'Stay on guard: 3',
  ])
  expect(provoked.map(({ points }) => points)).toEqual([4, 5])
})
