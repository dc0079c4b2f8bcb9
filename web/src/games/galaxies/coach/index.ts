// The coach of Galaxies: what he says in lessons and everywhere. All of it is data, but for finding a good space.
import type { Coach } from '../../../play/coach/coach'
import type { View } from '../../../protocol/galaxies'
import flight from './flight.json'
import general from './general.json'
import { guides } from './guides'

export const coach: Coach<View> = { lessons: { 'first-flight': flight }, general, guides }
