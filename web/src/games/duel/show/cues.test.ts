import { expect, it } from 'vitest'
import type { Happening } from '../../../protocol/duel'
import { cues } from './cues'

it('plays sounds for the die and the cards of a duel, and reveals no secret', () => {
  const cuesOf = (kind: Happening['kind']) => cues({ kind } as Happening).map(({ cue }) => cue)
  expect([cuesOf('rolled'), cuesOf('provoked'), cuesOf('settled'), cuesOf('dealt'), cuesOf('turn')]).toEqual([
    ['tick'],
    ['thunk'],
    ['tear'],
    [],
    [],
  ])
})
