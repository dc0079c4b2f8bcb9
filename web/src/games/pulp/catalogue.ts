// Lookups in the catalogue that never fail: an unknown id gets only a readable name.
import type { Catalogue } from '../../protocol/pulp'
import { toReadable } from '../../match/game/words'
import { say } from './texts'
import { abilityName } from './words'

const LEVELS = { basic: 0, normal: 0, advanced: 0 }

export const EMPTY: Catalogue = {
  digest: '',
  rounds: 12, // for catalogues of older servers, which a browser may cache for a day
  goals: {},
  numbers: {
    cubes: {},
    fixed_seed: {},
    levels: LEVELS,
    top: 12,
    bonus: LEVELS,
    hero_bonus: 0,
    influence_start: 12,
    influence_top: 12,
    team_front: 0,
    team_seed: LEVELS,
    exploration: LEVELS,
    crew_most: 0,
    crew_with_ship: LEVELS,
    row: LEVELS,
  },
  aliens: {},
  captains: {},
  planets: {},
  weapons: {},
  encounters: {},
  dice: {},
  alignments: {},
  influence: {},
  exploration: {},
  crew: {},
  ships: {},
}

/** The kinds of things with a page of their own, in the order of the search for an id. */
export const KINDS = [
  'encounters',
  'planets',
  'weapons',
  'aliens',
  'captains',
  'dice',
  'exploration',
  'ships',
  'crew',
  'influence',
] as const
export type Kind = (typeof KINDS)[number]

/** Return the kind of the thing with that id. */
export function kindOf(catalogue: Catalogue, id: string): Kind | null {
  return KINDS.find((kind) => id in catalogue[kind]) ?? null
}

/** Return the name of a thing. A part of a card, such as `embassy-spires:science`, has the name of the card. */
export function nameOf(catalogue: Catalogue, part: string): string {
  const id = part.split(':')[0]!
  const kind = kindOf(catalogue, id)
  return (kind && catalogue[kind][id]?.name) || toReadable(id)
}

const nameKeys = (points: Record<string, number>) =>
  Object.fromEntries(Object.entries(points).map(([ability, n]) => [abilityName(ability), n]))

/** Return the printed text of a thing. */
export function textOf(catalogue: Catalogue, id: string): string {
  const kind = kindOf(catalogue, id)
  switch (kind) {
    case null:
      return ''
    case 'encounters': {
      const card = catalogue.encounters[id]!
      const actions = Object.entries(card.actions).map(([ability, text]) =>
        say('card-action', { ability: abilityName(ability), text }),
      )
      return [card.text, ...actions].filter(Boolean).join(' ')
    }
    case 'dice':
      return catalogue.dice[id]!.faces.map((text, i) => say('card-face', { value: i + 1, text })).join(' ')
    case 'captains':
      return say('card-captain', { abilities: nameKeys(catalogue.captains[id]!.abilities) })
    case 'crew':
      return catalogue.crew[id]!.title
    case 'influence': {
      const { upright, turned } = catalogue.influence[id]!
      return `${upright.text} ${turned.text}`
    }
    default:
      return catalogue[kind][id]!.text
  }
}

/** Return the text of a die's current face. */
export function faceText(catalogue: Catalogue, die: string, value: number): string {
  return catalogue.dice[die]?.faces[value - 1] ?? ''
}
