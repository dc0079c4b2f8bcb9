// The coach of Pulp Invasion. Its texts in the lesson and elsewhere are data.
import type { Message } from '@fluent/bundle'
import type { Coach } from '../../../match/coach/coach'
import type { View } from '../../../protocol/pulp'
import { edition } from '../edition.svelte'
import { ABILITIES } from '../words'
import flight from './flight.json'
import { Locale } from '../../../ui/texts/locale'
import { translate } from '../../../ui/texts/translate'
import general from './general.json'

/** Return the facts matched by the coach's rules. Abilities: those with the `most` and the `least` points, and those
 * at their maximum. The number of codes in the hand. Unused dice with their values (`engineer:3`). Super Weapons:
 * those to use now, and the cubes missing on the others (`graviton-fist:orange+red`). */
function factsOf({ abilities, hand, dice, weapons }: View) {
  const values = ABILITIES.map((ability) => abilities[ability]!.value)
  const abilitiesAt = (value: number) => ABILITIES.filter((_, n) => values[n] === value)
  const fresh = dice.filter(({ used }) => !used)
  const missingCubes = (need: Record<string, number>, cubes: Record<string, number>) =>
    Object.keys(need)
      .flatMap((color) => Array<string>(Math.max(0, need[color]! - (cubes[color] ?? 0))).fill(color))
      .sort()
      .join('+')
  return {
    most: abilitiesAt(Math.max(...values)),
    least: abilitiesAt(Math.min(...values)),
    codes: hand.filter((id) => edition.catalogue.encounters[id]?.icon === 'code').length,
    fresh: fresh.map(({ id }) => id),
    shows: fresh.map(({ id, value }) => `${id}:${value}`),
    ready: weapons.filter(({ active, used }) => active && !used).map(({ id }) => id),
    wants: weapons
      .filter(({ understood }) => !understood)
      .map(({ id, need, cubes }) => `${id}:${missingCubes(need, cubes)}`),
  }
}

const texts = new Locale(import.meta.glob<Message[]>('../../../../../locales/*/pulp-coach.ftl', { import: 'default' }))

/** Return the coach in the language of the page. */
export async function loadCoach(): Promise<Coach<View>> {
  return {
    lessons: { 'maiden-flight': await translate(flight, texts) },
    general: await translate(general, texts),
    reads: factsOf,
  }
}
