// The coach of Card Duel.
import type { Coach } from '../../../play/coach/coach'
import general from './general.json'

export const coach: Coach = { lessons: {}, general }
