// The coach of Pulp Invasion: what he says is data.
import type { Coach } from '../../../play/coach/coach'
import general from './general.json'

export const coach: Coach = { lessons: {}, general }
