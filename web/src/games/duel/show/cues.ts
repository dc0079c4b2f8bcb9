// The sounds of each happening at the start of its animation.
import type { Cue } from '../../../ui/sound/cues'
import { cueAtStart, type Moment } from '../../../match/sound/sounds'
import type { Happening } from '../../../protocol/duel'

const HEARD: { [K in Happening['kind']]?: Cue } = {
  rolled: 'tick',
  stayed: 'click',
  swapped: 'tear',
  drew: 'tear',
  provoked: 'thunk',
  settled: 'tear',
}

export function cues({ kind }: Happening): Moment[] {
  const cue = HEARD[kind]
  return cue ? cueAtStart(cue) : []
}
