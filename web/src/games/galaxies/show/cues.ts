// The sounds of a happening, each at its moment in the animation.
import { atOnce, type Moment } from '../../../match/sound/sounds'
import type { Happening } from '../../../protocol/galaxies'
import { STEPS, THROUGH } from './durations'
import type { Told } from './stage'

type Heard = { [K in Happening['kind']]?: (happening: Told<K>) => readonly Moment[] }

const [LETTER, NUMBER, SHOT, STRIKES] = STEPS
/** Return a click for gained or lost energy. An unchanged amount is silent. */
const click = (amount: number) => (amount ? atOnce('click') : [])

const HEARD = {
  attack: ({ hit }) => [
    { cue: 'tick', at: LETTER },
    { cue: 'tick', at: NUMBER },
    { cue: 'thunk', at: SHOT },
    ...(hit ? [] : [{ cue: 'chalk' as const, at: STRIKES }]),
  ],
  // The sound of a miss on the chart was already played when the dice fell.
  settled: ({ hit, why }) => (hit || why === 'chart' ? [] : atOnce('chalk')),
  damage: ({ shields, hull }) => [
    ...(shields ? atOnce('ping') : []),
    ...(hull ? [{ cue: 'burn' as const, at: shields ? THROUGH : 0 }] : []),
  ],
  shields: ({ amount }) => atOnce(amount < 0 ? 'ping' : 'click'),
  repaired: ({ amount }) => click(amount),
  energy: ({ amount }) => click(amount),
  points: ({ amount }) => click(amount),
  roll: () => atOnce('tick'),
  launched: () => atOnce('thunk'),
  destroyed: () => atOnce('timpani'),
  played: () => atOnce('tear'),
  attached: () => atOnce('tear'),
  tile: () => atOnce('tear'),
  reshuffled: () => atOnce('tear'),
} satisfies Heard

export function cues<K extends Happening['kind']>(happening: Told<K> & { kind: K }): readonly Moment[] {
  const all: Heard = HEARD
  return all[happening.kind]?.(happening) ?? []
}
