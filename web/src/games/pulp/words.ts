// The texts of Pulp Invasion that the server does not send.
import { joinList, toReadable } from '../../match/game/words'
import type { EndingView, LossView, View } from '../../protocol/pulp'

export const ABILITIES = ['combat', 'diplomacy', 'science'] as const
export type Ability = (typeof ABILITIES)[number]

/** The cube colours, in counting order. */
export const COLORS = ['yellow', 'red', 'blue', 'orange', 'white', 'black', 'green'] as const

const SECTORS: Record<string, string> = { kah: 'Kah’s Sector', arvan: 'Arvan’s Sector', quietus: 'The Quietus Sector' }
const PHASES: Record<string, string> = {
  setup: 'Setup',
  encounter: 'Encounter phase',
  search: 'Planet Search phase',
  over: 'The end',
}

export const isAbility = (word: unknown): word is Ability => ABILITIES.some((ability) => ability === word)
/** Return the tone of an Ability on the dark table; null for any other word. */
export const abilityTone = (word: unknown) => (isAbility(word) ? `var(--pulp-${word})` : null)
export const abilityName = (ability: string) => toReadable(ability)
export const sectorName = (sector: string | null) =>
  sector ? (SECTORS[sector] ?? toReadable(sector)) : 'No sector yet'
export const phaseName = (phase: string) => PHASES[phase] ?? toReadable(phase)

/** The meaning of each cube colour for the player. */
const CUBES: Record<string, string> = {
  yellow: 'a Super Weapon',
  white: 'nothing: it goes back',
  red: 'Combat',
  blue: 'Diplomacy',
  orange: 'Science',
  black: 'trouble: see The Quietus',
  green: 'the Landing Team',
}
export const cubeMeaning = (color: string) => CUBES[color] ?? ''

export const countText = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`
export const percentText = (chance: number) =>
  chance > 0 && chance < 0.01 ? '<1%' : chance < 1 && chance > 0.99 ? '>99%' : `${Math.round(chance * 100)}%`

/** Return points as text: "2 Combat and 1 Science". */
export function pointsText(points: Record<string, number>): string {
  const parts = Object.entries(points).filter(([, n]) => n)
  return (
    joinList(parts.map(([ability, n]) => `${Math.abs(n)} ${ability === 'any' ? 'of choice' : abilityName(ability)}`)) ||
    'nothing'
  )
}

/** Return the additional costs of an Evade as text, with their chance. */
export function lossText({ losses, chance, fatal }: LossView): string {
  const parts = [Object.keys(losses).length || !fatal ? pointsText(losses) : '', fatal ? 'the match is lost' : '']
  return `${percentText(chance)}: ${parts.filter(Boolean).join(', and ')}`
}

export const seatName = (view: View, seat: string | null) =>
  (seat && view.seats[seat]?.player) || toReadable(seat ?? '')

/** Return the seat that is asked, preferring the viewer's own. The whole match is the Hero's turn. */
export const actingSeat = ({ viewer, turn, waiting_for: asked }: View): string | null =>
  [viewer, turn ?? ''].find((seat) => asked.includes(seat)) ?? asked[0] ?? turn

/** The short names of endings, for the small line above the title. */
const ENDINGS: Record<string, string> = {
  weapons: 'All Super Weapons found',
  abilities: 'Abilities spent',
  time: 'No encounter cards left',
  unfound: 'Too few Super Weapons found',
  concession: 'Conceded',
}

/** Return the name of a match's ending. With a Traitor, Super Weapons are counted when the Traitor cannot be
 * overtaken, when all are found, or when no card is left. */
export function endingName({ reason, counted, found, weapons }: Omit<EndingView, 'zeros'>): string {
  if (counted === 'overtaken') return `${found.traitor} of ${weapons} cannot be overtaken`
  return ENDINGS[counted ?? reason] ?? toReadable(reason)
}

/** The closing words of the serial, for the winner and for the loser. */
const LAST: Record<string, readonly [won: string, lost: string]> = {
  hero: ['The day is saved!', 'To be continued …'],
  traitor: ['All went to plan!', 'Unmasked!'],
}
export const lastWords = (team: string, won: boolean) => (LAST[team] ?? LAST.hero!)[won ? 0 : 1]

/** Return the state of an Exploration card in a long and a short form. A card without a sector takes effect at the
 * setup (X2L-09). */
export function explorationState({ fits, used }: { fits: boolean; used: boolean }, sectors: readonly string[] = []) {
  if (!sectors.length) return { note: 'acted during setup', brief: 'done' }
  if (used) return { note: 'used', brief: 'used' }
  return fits ? { note: 'ready', brief: 'ready' } : { note: 'not in this sector', brief: 'elsewhere' }
}

/** Return how many Super Weapons the player and the Traitor have found, and how many are left. */
export function weaponCountText({ weapons, traitor, weapons_needed: all }: View): string {
  const takenCount = traitor?.weapons.length ?? 0
  const parts = [`${weapons.length} found`, ...(takenCount ? [`${takenCount} with the Traitor`] : [])]
  const left = Math.max(0, all - weapons.length - takenCount)
  return `${parts.join(', ')}, ${left || 'none'} of ${all} still to be found`
}
