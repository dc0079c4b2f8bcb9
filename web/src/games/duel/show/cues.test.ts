import { expect, it } from 'vitest'
import type { Happening } from '../../../protocol/duel'
import { cues } from './cues'

it('lets the die and the cards of a duel be heard, and no secret', () => {
  const heard = (kind: Happening['kind']) => cues({ kind } as Happening).map(({ cue }) => cue)
  expect([heard('rolled'), heard('provoked'), heard('settled'), heard('dealt'), heard('turn')]).toEqual([
    ['tick'],
    ['thunk'],
    ['tear'],
    [],
    [],
  ])
})
