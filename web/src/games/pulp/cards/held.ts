// The player's hand: first the Traitor's own Influence cards, then keys and codes, and then the Hero's other cards.
import type { Held } from '../../../match/hand/Fan.svelte'
import { offerOf, whyNotNow, type Offer } from '../../../match/hand/offers'
import type { Chooser } from '../../../match/state/chooser.svelte'
import type { OptionView, View } from '../../../protocol/pulp'
import { markOf } from '../art/marks'
import { nameOf } from '../catalogue'
import { edition } from '../edition.svelte'
import type { PulpTable } from '../state.svelte'
import { abilityName, explorationState } from '../words'

/** A card in the hand; its id is its surface. */
export interface OwnCard extends Omit<Held, 'testid' | 'offer' | 'reason'> {
  card: string
  /** Whether it is an Influence card, and is played. */
  influence?: boolean
  mark: string
  /** The full and the short form of the state. */
  note: string
  brief: string
  /** The Ability of the card's next point. */
  next?: string
  /** Whether the card has no effect at present. */
  dim?: boolean
}

export const handOf = (view: View): OwnCard[] => [
  ...influenceCards(view),
  ...keyCards(view).map((one, i) => ({ ...one, apart: !i && view.viewer === 'traitor' })),
  ...explorationCards(view),
  ...crewCards(view),
  ...shipCards(view),
]

/** The reasons that hold for every Influence card. */
const EVERY_INFLUENCE = ['silenced', 'influence-played']

/** Return what the question offers to do with a card, and the reason if it offers nothing. */
export function playOf(
  table: PulpTable,
  chooser: Chooser<OptionView>,
  { id, card, name, influence = false }: OwnCard,
): { offer: Offer | null; reason: string } {
  return {
    offer: offerOf(chooser, id, name, influence ? 'Play' : undefined),
    reason: whyNotNow(table, card, influence ? EVERY_INFLUENCE : undefined),
  }
}

const createCard = (card: string) => ({ id: `card:${card}`, card, name: nameOf(edition.catalogue, card) })

function influenceCards({ viewer, traitor }: View): OwnCard[] {
  if (viewer !== 'traitor') return []
  return (traitor?.hand ?? []).map((card) => {
    const sides = edition.catalogue.influence[card]
    const costs = sides ? `${sides.upright.cost} or ${sides.turned.cost}` : ''
    return {
      ...createCard(card),
      tone: 'var(--pulp-traitor)',
      mark: 'cards',
      influence: true,
      note: `${costs} Influence`,
      brief: costs,
    }
  })
}

function keyCards({ hand }: View): OwnCard[] {
  return hand.map((card) => {
    const icon = edition.catalogue.encounters[card]?.icon ?? 'key'
    return { ...createCard(card), tone: 'var(--gold)', mark: icon, note: icon, brief: icon }
  })
}

function explorationCards({ exploration }: View): OwnCard[] {
  return exploration.map((one) => {
    const said = explorationState(one, edition.catalogue.exploration[one.id]?.sectors)
    return { ...createCard(one.id), ...said, tone: 'var(--safe)', mark: 'location', dim: one.used || !one.fits }
  })
}

function crewCards({ crew }: View): OwnCard[] {
  return crew.map(({ id, points, next }) => ({
    ...createCard(id),
    tone: 'var(--pulp-any)',
    mark: 'crew',
    note: `${points} left, next ${abilityName(next)}`,
    brief: `${points} left`,
    ...(points ? { next } : { dim: true }),
  }))
}

function shipCards({ ship }: View): OwnCard[] {
  if (!ship) return []
  const most = edition.catalogue.ships[ship.id]?.charges ?? 0
  const note = ship.used ? 'used' : most ? `${ship.charges} of ${most}` : 'ship'
  return [
    {
      ...createCard(ship.id),
      tone: 'var(--pulp-hero)',
      mark: markOf(ship.id, 'ships'),
      note,
      brief: note,
      dim: ship.used,
    },
  ]
}
