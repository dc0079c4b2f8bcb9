// The player's hand: first the Traitor's own Influence cards, then keys and codes, and then the Hero's other cards.
import type { Held } from '../../../match/hand/Fan.svelte'
import type { View } from '../../../protocol/pulp'
import { shipMark } from '../art/marks'
import { nameOf } from '../catalogue'
import { edition } from '../edition.svelte'
import { abilityName, explorationState } from '../words'

/** A card in the hand; its id is its surface. */
export interface OwnCard extends Omit<Held, 'testid' | 'offered'> {
  card: string
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

const createCard = (card: string) => ({ id: `card:${card}`, card, name: nameOf(edition.catalogue, card) })

function influenceCards({ viewer, traitor }: View): OwnCard[] {
  if (viewer !== 'traitor') return []
  return (traitor?.hand ?? []).map((card) => {
    const sides = edition.catalogue.influence[card]
    const costs = sides ? `${sides.upright.cost} or ${sides.turned.cost}` : ''
    return { ...createCard(card), tone: 'var(--pulp-traitor)', mark: 'cards', note: `${costs} Influence`, brief: costs }
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
    { ...createCard(ship.id), tone: 'var(--pulp-hero)', mark: shipMark(ship.id), note, brief: note, dim: ship.used },
  ]
}
