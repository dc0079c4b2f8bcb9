// The coach of Card Duel.
import type { Message } from '@fluent/bundle'
import type { Coach } from '../../../match/coach/coach'
import { Locale } from '../../../ui/texts/locale'
import { translate } from '../../../ui/texts/translate'
import general from './general.json'

const texts = new Locale(
  import.meta.glob<Message[]>('../../../../../examples/duel/locales/*/duel-coach.ftl', { import: 'default' }),
)

/** Return the coach in the language of the page. */
export async function loadCoach(): Promise<Coach> {
  return {
    lessons: {},
    general: await translate(general, texts),
  }
}
