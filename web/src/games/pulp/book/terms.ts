// The terms that are explained in prompts, the log and cards: game terms, and all named things.
import type { Term } from '../../../features/book/terms'
import type { Catalogue } from '../../../protocol/pulp'
import { KINDS, textOf } from '../catalogue'
import { edition } from '../edition.svelte'

/** Return the terms of the edition shown on the page. */
export async function loadTerms(): Promise<readonly Term[]> {
  return termsOf(await edition.ensureLoaded())
}

export function termsOf(catalogue: Catalogue): readonly Term[] {
  return [...WORDS.map(createTerm), ...nameTerms(catalogue)]
}

const escapeRegExp = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function nameTerms(catalogue: Catalogue): Term[] {
  const words = new Set(WORDS.map(([, name]) => name))
  return KINDS.flatMap((kind) =>
    Object.values(catalogue[kind])
      .filter(({ name }) => !words.has(name))
      .map(({ id, name }) => ({
        id: `${kind}-${id}`,
        name,
        forms: [escapeRegExp(name)],
        proper: true as const,
        text: textOf(catalogue, id) || 'It has no text.',
        to: `${kind}#${id}`,
      })),
  )
}

type TermRow = readonly [id: string, name: string, forms: string, to: string, text: string]

const createTerm = ([id, name, forms, to, text]: TermRow): Term => ({ id, name, forms: forms.split(' / '), text, to })

// prettier-ignore
const WORDS: readonly TermRow[] = [
  ['ability', 'Ability', 'abilit(?:y|ies)', 'box#abilities', 'Combat, Diplomacy or Science. If two of them are at 0 in an encounter, you lose the match.'],
  ['agent', 'Agent', 'agents?', 'box#cards', 'A kind of encounter card; Events are treated the same way.'],
  ['alignment', 'Alignment', 'alignments?', 'traitor#alignment', 'The side that the Traitor serves: a secret until the Traitor reveals it.'],
  ['bag', 'The bag', 'bag', 'bag#draw', 'You draw cubes from it when you evade and when you search. Every cube is equally likely.'],
  ['black', 'Black cube', 'black cubes?', 'search#black', 'A cube that gathers on The Quietus until you have left its sector behind. After that, each one costs a point.'],
  ['code', 'Code', 'codes?', 'hand#using', 'An icon on some encounter cards. Once in your hand, a card with it pays a code on a Planet.'],
  ['crew-die', 'Crew die', 'crew dic?e', 'dice-rules#crew', 'A die for people: it begins at its highest value, and mostly helps you pay.'],
  ['engage', 'Engaging', 'engag(?:e[sd]?|ing)', 'engage#cost', 'Paying the strength of a card in the Ability that the card on its right shows.'],
  ['engage-icon', 'Engage icon', 'engage icons?', 'engage#lender', 'The Ability that a card lends to the card on its left.'],
  ['engage-strength', 'Engage Strength', 'engage strength', 'engage#cost', 'How many points engaging a card costs.'],
  ['evade', 'Evading', 'evad(?:e[sd]?|ing)', 'evade#how', 'Paying a point, then drawing two cubes that each take a point of their Ability.'],
  ['exploration', 'Exploration', 'exploration cards?', 'landing#exploration', 'A card that helps in the sectors it names, or at setup.'],
  ['guardforce', 'Guardforce', 'guardforces?', 'box#cards', 'A kind of encounter card: troops of the Hegemony.'],
  ['influence', 'Influence', 'influence', 'traitor#influence', 'What the Traitor pays for Influence cards.'],
  ['key', 'Key', 'keys?', 'hand#using', 'An icon on some encounter cards. Once in your hand, a card with it pays a key on a Planet.'],
  ['landing-team', 'Landing Team cube', 'landing team cubes?', 'landing#use', 'A green cube: it spares you a drawn cube, or stands for any cube on a Super Weapon.'],
  ['line', 'Encounter Line', '(?:encounter )?line', 'line#laying', 'The cards between you and the Planet, met from left to right.'],
  ['location', 'Location', 'locations?', 'locations#action', 'A card that changes the rules: its action for the current alien’s Ability is in force.'],
  ['planet-icon', 'Planet icon', 'planet icons?', 'search#count', 'Each planet icon on a card that you did not evade is a cube to draw in the search.'],
  ['planet-search', 'Planet Search', 'planet search(?: phase)?', 'search#count', 'The second half of a round: cubes are drawn and resolved.'],
  ['round', 'Round', 'rounds?', 'rounds#round', 'An Encounter phase and a Planet Search phase; at most twelve in a game.'],
  ['sector', 'Sector', 'sectors?', 'rounds#sectors', 'The space of one alien. You are in the sector that you draw encounter cards from.'],
  ['super-weapon', 'Super Weapon', 'super weapons?', 'weapons-rules#found', 'What you came for. Yellow cubes find it, and cubes that you put on it make it Understood.'],
  ['supply', 'Supply', 'supply', 'bag#where', 'The place for cubes that are not in play. Used cubes come here.'],
  ['systems-die', 'Systems die', 'systems? dic?e', 'dice-rules#systems', 'A die for machines: it is rolled at the start, and mostly helps with cubes.'],
  ['understood', 'Understood', 'understood', 'weapons-rules#understood', 'A Super Weapon that holds the cubes it names. From then on you can use its power.'],
  ['vassal', 'Vassal', 'vassals?', 'setup#vassals', 'A stand-in for a member of the Hegemony, with an action of its own.'],
  ['white', 'White cube', 'white cubes?', 'search#cubes', 'It does nothing, and goes back into the bag.'],
  ['yellow', 'Yellow cube', 'yellow cubes?', 'search#cubes', 'In a search it finds a Super Weapon.'],
]
