// The names and short texts of the table that the server does not send.
import { toReadable } from '../../match/game/words'
import type { EndingView, LossView, View } from '../../protocol/pulp'
import { textsOf } from '../../ui/texts/texts'
import { locale } from './locale'
import { say } from './texts'

export const ABILITIES = ['combat', 'diplomacy', 'science'] as const
export type Ability = (typeof ABILITIES)[number]

/** The cube colours, in counting order. */
export const COLORS = ['yellow', 'red', 'blue', 'orange', 'white', 'black', 'green'] as const

/** Return the word that sentences about a match have for an id. */
export function wordFor(id: string): string {
  const texts = textsOf(locale)
  const word = `word-${id}`
  return texts.has(word) ? texts.format(word, {}) : toReadable(id)
}

export const isAbility = (word: unknown): word is Ability => ABILITIES.some((ability) => ability === word)
/** Return the tone of an Ability on the dark table; null for any other word. */
export const abilityTone = (word: unknown) => (isAbility(word) ? `var(--pulp-${word})` : null)
export const abilityName = (ability: string) => wordFor(ability)
export const colorName = (color: string) => wordFor(color)
export const iconName = (icon: string) => say('name-icon', { icon })
export const levelName = (level: string) => say('name-level', { level })
export const phaseName = (phase: string) => say('name-phase', { phase })
export const sectorName = (sector: string | null) => say('name-sector', { sector })

/** Return a probability in percent. The sum of all probabilities may be a bit more than 1. */
export const percentText = (chance: number) => say('name-chance', { chance: Math.min(1, chance) })

/** Return points as text: "2 Combat and 1 Science". */
export function pointsText(points: Record<string, number>): string {
  const named = Object.entries(points).flatMap(([ability, n]) =>
    n ? [[isAbility(ability) ? abilityName(ability) : ability, Math.abs(n)]] : [],
  )
  return say('name-points', { points: Object.fromEntries(named) })
}

/** Return the additional costs of an Evade as text, with their chance. */
export function lossText({ losses, chance, fatal }: LossView): string {
  const lost = Object.keys(losses).length || !fatal ? pointsText(losses) : null
  return say('odds-outcome', { chance: percentText(chance), losses: lost, fatal })
}

/** Return several texts for screen readers as one. */
export const joinTexts = (first: string, ...others: readonly string[]) =>
  others.reduce((text, more) => (more ? say('name-and-text', { text, more }) : text), first)

/** Return the seat that is asked, preferring the viewer's own. The whole match is the Hero's turn. */
export const actingSeat = ({ viewer, turn, waiting_for: asked }: View): string | null =>
  [viewer, turn ?? ''].find((seat) => asked.includes(seat)) ?? asked[0] ?? turn

/** The endings with a short name, for the small line above the title. */
const ENDINGS = ['abilities', 'closed', 'concession', 'time', 'unfound', 'weapons']

/** Return the name of a match's ending. With a Traitor, Super Weapons are counted when the Traitor cannot be
 * overtaken, when all are found, or when no card is left. */
export function endingName({ reason, counted, found, weapons }: Omit<EndingView, 'zeros'>): string {
  if (counted === 'overtaken') return say('result-overtaken', { found: found.traitor, weapons })
  const ending = counted ?? reason
  return ENDINGS.includes(ending) ? say(`result-ending-${ending}`) : toReadable(reason)
}

/** Return the closing words of the serial, for the winner or for the loser. */
export const lastWords = (team: string, won: boolean) => say('result-last-words', { team, won })

/** Return the state of an Exploration card in a long and a short form. A card without a sector takes effect at the
 * setup (X2L-09). */
export function explorationState({ fits, used }: { fits: boolean; used: boolean }, sectors: readonly string[] = []) {
  const state = !sectors.length ? 'setup' : used ? 'used' : fits ? 'ready' : 'elsewhere'
  return { note: say(`hand-exploration-${state}`), brief: say(`hand-exploration-${state}.brief`) }
}

/** Return how many Super Weapons the player and the Traitor have found, and how many are left. */
export function weaponCountText({ weapons, traitor, weapons_needed: all }: View): string {
  const taken = traitor?.weapons.length ?? 0
  const left = Math.max(0, all - weapons.length - taken)
  return say('weapons-count', { found: weapons.length, taken, left, all })
}
