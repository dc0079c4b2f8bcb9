// The coach of Card Duel.
import type { Coach } from '../../../match/coach/coach'
import general from './general.json'

export const coach: Coach = { lessons: {}, general }
