// The coach of Galaxies, with its texts in lessons and elsewhere. It is only data, except for the search for a good
// space.
import type { Coach } from '../../../match/coach/coach'
import type { View } from '../../../protocol/galaxies'
import flight from './flight.json'
import general from './general.json'
import { guides } from './guides'

export const coach: Coach<View> = { lessons: { 'first-flight': flight }, general, guides }
