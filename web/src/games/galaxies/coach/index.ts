// The coach of Galaxies: its texts in lessons and elsewhere. All of it is data, except the search for a good space.
import type { Coach } from '../../../match/coach/coach'
import type { View } from '../../../protocol/galaxies'
import flight from './flight.json'
import general from './general.json'
import { guides } from './guides'

export const coach: Coach<View> = { lessons: { 'first-flight': flight }, general, guides }
