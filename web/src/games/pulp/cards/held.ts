// The player's hand: first the Traitor's own Influence cards, then keys and codes, and then the Hero's other cards.
import type { Held } from '../../../match/hand/Fan.svelte'
import type { View } from '../../../protocol/pulp'
import { shipMark } from '../art/marks'
import { nameOf } from '../catalogue'
import { edition } from '../edition.svelte'
import { abilityName, explored } from '../words'

/** A card in the hand; its id is its surface. */
export interface Own extends Omit<Held, 'testid' | 'offered'> {
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

export const heldBy = (view: View): Own[] => [
  ...influenceOf(view),
  ...keysOf(view).map((one, i) => ({ ...one, apart: !i && view.viewer === 'traitor' })),
  ...exploredOf(view),
  ...crewOf(view),
  ...shipOf(view),
]

const own = (card: string) => ({ id: `card:${card}`, card, name: nameOf(edition.catalogue, card) })

function influenceOf({ viewer, traitor }: View): Own[] {
  if (viewer !== 'traitor') return []
  return (traitor?.hand ?? []).map((card) => {
    const sides = edition.catalogue.influence[card]
    const costs = sides ? `${sides.upright.cost} or ${sides.turned.cost}` : ''
    return { ...own(card), tone: 'var(--pulp-traitor)', mark: 'cards', note: `${costs} Influence`, brief: costs }
  })
}

function keysOf({ hand }: View): Own[] {
  return hand.map((card) => {
    const icon = edition.catalogue.encounters[card]?.icon ?? 'key'
    return { ...own(card), tone: 'var(--gold)', mark: icon, note: icon, brief: icon }
  })
}

function exploredOf({ exploration }: View): Own[] {
  return exploration.map((one) => {
    const said = explored(one, edition.catalogue.exploration[one.id]?.sectors)
    return { ...own(one.id), ...said, tone: 'var(--safe)', mark: 'location', dim: one.used || !one.fits }
  })
}

function crewOf({ crew }: View): Own[] {
  return crew.map(({ id, points, next }) => ({
    ...own(id),
    tone: 'var(--pulp-any)',
    mark: 'crew',
    note: `${points} left, next ${abilityName(next)}`,
    brief: `${points} left`,
    ...(points ? { next } : { dim: true }),
  }))
}

function shipOf({ ship }: View): Own[] {
  if (!ship) return []
  const most = edition.catalogue.ships[ship.id]?.charges ?? 0
  const note = ship.used ? 'used' : most ? `${ship.charges} of ${most}` : 'ship'
  return [{ ...own(ship.id), tone: 'var(--pulp-hero)', mark: shipMark(ship.id), note, brief: note, dim: ship.used }]
}
