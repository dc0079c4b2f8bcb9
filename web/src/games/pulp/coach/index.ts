// The coach of Pulp Invasion: what he says, in the lesson and everywhere, is data.
import type { Coach } from '../../../play/coach/coach'
import flight from './flight.json'
import general from './general.json'

export const coach: Coach = { lessons: { 'maiden-flight': flight }, general }
