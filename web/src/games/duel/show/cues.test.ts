import { expect, it } from 'vitest'
import type { Happening } from '../../../protocol/duel'
import { cues } from './cues'

it('lets the die and the cards of a duel be heard, and no secret', () => {
  const cuesOf = (kind: Happening['kind']) => cues({ kind } as Happening).map(({ cue }) => cue)
  expect([cuesOf('rolled'), cuesOf('provoked'), cuesOf('settled'), cuesOf('dealt'), cuesOf('turn')]).toEqual([
    ['tick'],
    ['thunk'],
    ['tear'],
    [],
    [],
  ])
})
