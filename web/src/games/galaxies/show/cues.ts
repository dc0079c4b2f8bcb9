// The sounds of a happening, each at its moment in the animation.
import { cueAtStart, type Moment } from '../../../match/sound/sounds'
import type { Happening } from '../../../protocol/galaxies'
import { STEPS, THROUGH } from './durations'
import type { HappeningOfKind } from './stage'

type CueMap = { [K in Happening['kind']]?: (happening: HappeningOfKind<K>) => readonly Moment[] }

const [LETTER, NUMBER, SHOT, STRIKES] = STEPS
/** Return a click for gained or lost energy. An unchanged amount is silent. */
const click = (amount: number) => (amount ? cueAtStart('click') : [])

const HEARD = {
  attack: ({ hit }) => [
    { cue: 'tick', at: LETTER },
    { cue: 'tick', at: NUMBER },
    { cue: 'thunk', at: SHOT },
    ...(hit ? [] : [{ cue: 'chalk' as const, at: STRIKES }]),
  ],
  // The sound of a miss on the chart was already played when the dice fell.
  settled: ({ hit, why }) => (hit || why === 'chart' ? [] : cueAtStart('chalk')),
  damage: ({ shields, hull }) => [
    ...(shields ? cueAtStart('ping') : []),
    ...(hull ? [{ cue: 'burn' as const, at: shields ? THROUGH : 0 }] : []),
  ],
  shields: ({ amount }) => cueAtStart(amount < 0 ? 'ping' : 'click'),
  repaired: ({ amount }) => click(amount),
  energy: ({ amount }) => click(amount),
  points: ({ amount }) => click(amount),
  roll: () => cueAtStart('tick'),
  launched: () => cueAtStart('thunk'),
  destroyed: () => cueAtStart('timpani'),
  played: () => cueAtStart('tear'),
  attached: () => cueAtStart('tear'),
  tile: () => cueAtStart('tear'),
  reshuffled: () => cueAtStart('tear'),
} satisfies CueMap

export function cues<K extends Happening['kind']>(happening: HappeningOfKind<K> & { kind: K }): readonly Moment[] {
  const allCues: CueMap = HEARD
  return allCues[happening.kind]?.(happening) ?? []
}
