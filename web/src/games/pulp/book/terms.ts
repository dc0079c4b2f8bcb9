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
  ['ability', 'Ability', 'abilit(?:y|ies)', 'box#abilities', 'Combat, Diplomacy or Science. Two of them at nothing in an encounter lose the match.'],
  ['agent', 'Agent', 'agents?', 'box#cards', 'A kind of encounter card; Events are treated alike.'],
  ['alignment', 'Alignment', 'alignments?', 'traitor#alignment', 'Whom the Traitor serves: a secret until the Traitor lays it open.'],
  ['bag', 'The bag', 'bag', 'bag#draw', 'Cubes are drawn from it while you evade and in the search. Every cube is as likely as every other.'],
  ['black', 'Black cube', 'black cubes?', 'search#black', 'Gathers on The Quietus until its sector is behind you; after that it costs a point.'],
  ['code', 'Code', 'codes?', 'hand#using', 'An icon on some encounter cards. A card with it, once in your hand, pays a code on a Planet.'],
  ['crew-die', 'Crew die', 'crew dic?e', 'dice-rules#crew', 'A die of people: it begins at its highest value and mostly helps to pay.'],
  ['engage', 'Engaging', 'engag(?:e[sd]?|ing)', 'engage#cost', 'Pay the strength of a card in the Ability that the card on its right shows.'],
  ['engage-icon', 'Engage icon', 'engage icons?', 'engage#lender', 'The Ability that a card lends to the card on its left.'],
  ['engage-strength', 'Engage Strength', 'engage strength', 'engage#cost', 'How many points engaging a card costs.'],
  ['evade', 'Evading', 'evad(?:e[sd]?|ing)', 'evade#how', 'Pay a point, then draw two cubes that take a point of their Ability each.'],
  ['exploration', 'Exploration', 'exploration cards?', 'landing#exploration', 'A card that helps in the sectors that it names, or at setup.'],
  ['guardforce', 'Guardforce', 'guardforces?', 'box#cards', 'A kind of encounter card: troops of the Hegemony.'],
  ['influence', 'Influence', 'influence', 'traitor#influence', 'What the Traitor pays for Influence cards.'],
  ['key', 'Key', 'keys?', 'hand#using', 'An icon on some encounter cards. A card with it, once in your hand, pays a key on a Planet.'],
  ['landing-team', 'Landing Team cube', 'landing team cubes?', 'landing#use', 'A green cube: it spares you a drawn cube, or stands for any cube on a Super Weapon.'],
  ['line', 'Encounter Line', '(?:encounter )?line', 'line#laying', 'The cards between you and the Planet, met from left to right.'],
  ['location', 'Location', 'locations?', 'locations#action', 'Changes the rules of the place: the action of the present alien’s Ability is in force.'],
  ['planet-icon', 'Planet icon', 'planet icons?', 'search#count', 'A cube to draw in the search, on each card of the line that was not evaded.'],
  ['planet-search', 'Planet Search', 'planet search(?: phase)?', 'search#count', 'The second half of a round: cubes are drawn and resolved.'],
  ['round', 'Round', 'rounds?', 'rounds#round', 'An Encounter phase and a Planet Search phase; at most twelve in a game.'],
  ['sector', 'Sector', 'sectors?', 'rounds#sectors', 'The space of one alien: you are where you draw encounter cards from.'],
  ['super-weapon', 'Super Weapon', 'super weapons?', 'weapons-rules#found', 'What you came for. Found by yellow cubes; Understood by cubes that are put on it.'],
  ['supply', 'Supply', 'supply', 'bag#where', 'Cubes that are in nobody’s way: those drawn and used come here.'],
  ['systems-die', 'Systems die', 'systems? dic?e', 'dice-rules#systems', 'A die of machines: it is rolled at the start and mostly helps with cubes.'],
  ['understood', 'Understood', 'understood', 'weapons-rules#understood', 'A Super Weapon that holds the cubes it names. From then on its power can be used.'],
  ['vassal', 'Vassal', 'vassals?', 'setup#vassals', 'Stands for a member of the Hegemony, with an action of its own.'],
  ['white', 'White cube', 'white cubes?', 'search#cubes', 'Does nothing, and goes back into the bag.'],
  ['yellow', 'Yellow cube', 'yellow cubes?', 'search#cubes', 'In a search it finds a Super Weapon.'],
]
