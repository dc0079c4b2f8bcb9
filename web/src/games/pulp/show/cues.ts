// The sounds of each happening, timed to its animation. Cubes of all colours have the same sound.
import { atOnce, type Moment } from '../../../match/sound/sounds'
import type { Happening } from '../../../protocol/pulp'
import { paceOf } from './durations'
import type { Told } from './stage'

type Heard = { [K in Happening['kind']]?: (happening: Told<K>, duration: number) => readonly Moment[] }

const sum = (points: Record<string, number>) => Object.values(points).reduce((all, one) => all + one, 0)

/** Return the moments at which cubes drop from the bag, one after another. */
function dropping(cubes: readonly string[], duration: number): Moment[] {
  const pace = paceOf(cubes.length, duration)
  return cubes.map((_, n) => ({ cue: 'tick', at: ((n + 1) * pace) / duration }))
}

/** Return the sound of changed points. A loss has a different sound unless it is a payment. */
function changed(points: Record<string, number>, paid: boolean): Moment[] {
  const change = sum(points)
  if (!change && !paid) return []
  return atOnce(change < 0 && !paid ? 'burn' : 'click')
}

const HEARD = {
  dice: () => atOnce('tick'),
  'die-used': () => atOnce('tick'),
  borrowed: () => atOnce('tick'),
  'traitor-rolled': () => atOnce('tick'),
  drawn: ({ cubes }, duration) => dropping(cubes, duration),
  evaded: ({ cubes }, duration) => dropping(cubes, duration),
  line: () => atOnce('tear'),
  planet: () => atOnce('tear'),
  discarded: () => atOnce('tear'),
  taken: () => atOnce('tear'),
  influence: () => atOnce('tear'),
  engaged: () => atOnce('thunk'),
  points: ({ points, paid }) => changed(points, paid),
  used: () => atOnce('click'),
  top: () => atOnce('click'),
  recharged: () => atOnce('click'),
  found: ({ by }) => atOnce(by === 'hero' ? 'ping' : 'timpani'),
  understood: () => atOnce('ping'),
  'crew-lost': () => atOnce('timpani'),
} satisfies Heard

export function cues<K extends Happening['kind']>(
  happening: Told<K> & { kind: K },
  duration: number,
): readonly Moment[] {
  const all: Heard = HEARD
  return all[happening.kind]?.(happening, duration) ?? []
}
