// The coach of Galaxies, with its texts in lessons and elsewhere. It is only data, except for the search for a good
// space.
import type { Message } from '@fluent/bundle'
import type { Coach } from '../../../match/coach/coach'
import type { View } from '../../../protocol/galaxies'
import flight from './flight.json'
import { Locale } from '../../../ui/texts/locale'
import { translate } from '../../../ui/texts/translate'
import general from './general.json'
import { guides } from './guides'

const texts = new Locale(
  import.meta.glob<Message[]>('../../../../../locales/*/galaxies-coach.ftl', { import: 'default' }),
)

/** Return the coach in the language of the page. */
export async function loadCoach(): Promise<Coach<View>> {
  return {
    lessons: { 'first-flight': await translate(flight, texts) },
    general: await translate(general, texts),
    guides,
  }
}
