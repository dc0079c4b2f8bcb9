// The sounds of each happening, timed to its animation. Cubes of all colours have the same sound.
import { cueAtStart, type Moment } from '../../../match/sound/sounds'
import type { Happening } from '../../../protocol/pulp'
import { cubeInterval } from './durations'
import type { HappeningOfKind } from './stage'

type CueMap = { [K in Happening['kind']]?: (happening: HappeningOfKind<K>, duration: number) => readonly Moment[] }

const sum = (points: Record<string, number>) => Object.values(points).reduce((total, n) => total + n, 0)

/** Return the moments at which cubes drop from the bag, one after another. */
function dropCues(cubes: readonly string[], duration: number): Moment[] {
  const pace = cubeInterval(cubes.length, duration)
  return cubes.map((_, n) => ({ cue: 'tick', at: ((n + 1) * pace) / duration }))
}

/** Return the sound of changed points. A loss has a different sound unless it is a payment. */
function pointsCue(points: Record<string, number>, paid: boolean): Moment[] {
  const change = sum(points)
  if (!change && !paid) return []
  return cueAtStart(change < 0 && !paid ? 'burn' : 'click')
}

const HEARD = {
  dice: () => cueAtStart('tick'),
  'die-used': () => cueAtStart('tick'),
  borrowed: () => cueAtStart('tick'),
  'traitor-rolled': () => cueAtStart('tick'),
  drawn: ({ cubes }, duration) => dropCues(cubes, duration),
  evaded: ({ cubes }, duration) => dropCues(cubes, duration),
  line: () => cueAtStart('tear'),
  planet: () => cueAtStart('tear'),
  discarded: () => cueAtStart('tear'),
  taken: () => cueAtStart('tear'),
  influence: () => cueAtStart('tear'),
  engaged: () => cueAtStart('thunk'),
  points: ({ points, paid }) => pointsCue(points, paid),
  used: () => cueAtStart('click'),
  top: () => cueAtStart('click'),
  recharged: () => cueAtStart('click'),
  found: ({ by }) => cueAtStart(by === 'hero' ? 'ping' : 'timpani'),
  understood: () => cueAtStart('ping'),
  'crew-lost': () => cueAtStart('timpani'),
} satisfies CueMap

export function cues<K extends Happening['kind']>(
  happening: HappeningOfKind<K> & { kind: K },
  duration: number,
): readonly Moment[] {
  const allCues: CueMap = HEARD
  return allCues[happening.kind]?.(happening, duration) ?? []
}
