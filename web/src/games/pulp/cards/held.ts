// The player's hand: first the Traitor's own Influence cards, then keys and codes, and then the Hero's other cards.
import type { HandItem } from '../../../match/hand/Fan.svelte'
import { offerOf, whyNotNow, type Offer } from '../../../match/hand/offers'
import type { Chooser } from '../../../match/state/chooser.svelte'
import { joinList } from '../../../match/game/words'
import type { Influence, OptionView, ShipView, View } from '../../../protocol/pulp'
import { markOf } from '../art/marks'
import { nameOf } from '../catalogue'
import { edition } from '../edition.svelte'
import type { PulpTable } from '../state.svelte'
import { abilityName, explorationState, phaseName, sectorName } from '../words'

/** A card in the hand; its id is its surface. */
export interface OwnCard extends Omit<HandItem, 'testid' | 'offer' | 'reason'> {
  card: string
  /** Whether it is an Influence card, and is played. */
  influence?: boolean
  mark: string
  /** The full and the short form of the state. */
  note: string
  brief: string
  /** A sentence on when the card can be used. */
  usage: string
  /** The Ability of the card's next point. */
  next?: string
  /** Whether the card has no effect at present. */
  dim?: boolean
}

export const handOf = (view: View): OwnCard[] => [
  ...influenceCards(view),
  ...keyCards(view).map((card, i) => ({ ...card, apart: !i && view.viewer === 'traitor' })),
  ...explorationCards(view),
  ...crewCards(view),
  ...shipCards(view),
]

const ENCOUNTER = phaseName('encounter')
const SEARCH = phaseName('search')

/** Return the phases of both sides of an Influence card as a sentence. */
function influenceUse({ upright, turned }: Influence): string {
  const phases = new Set([upright, turned].map(({ phase }) => phase))
  if (phases.has('any') || phases.size > 1) return `It is for the ${ENCOUNTER} and the ${SEARCH}.`
  return `It is for the ${phaseName(upright.phase)}.`
}

/** Return when an Exploration card can be used as a sentence. */
function explorationUse({ used }: { used: boolean }, sectors: readonly string[] = []): string {
  if (!sectors.length) return 'It acted during setup.'
  return used ? 'It has been used.' : `It is for ${joinList(sectors.map(sectorName))}.`
}

/** Return when a Space Ship can be used as a sentence. */
function shipUse({ id, used }: ShipView): string {
  const { when } = edition.catalogue.ships[id] ?? {}
  if (when === 'setup') return 'It acted during setup.'
  if (used) return 'It has been used.'
  return when ? `It is for the ${phaseName(when)}.` : ''
}

/** The reasons that hold for every Influence card. */
const EVERY_INFLUENCE = ['silenced', 'influence-played']

/** Return what the question offers to do with a card, and the reason if it offers nothing. */
export function playOf(
  table: PulpTable,
  chooser: Chooser<OptionView>,
  { id, card, name, usage, influence = false }: OwnCard,
): { offer: Offer | null; reason: string } {
  return {
    offer: offerOf(chooser, id, name, influence ? 'Play' : undefined),
    reason: whyNotNow(table, card, influence ? EVERY_INFLUENCE : undefined, usage),
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
      usage: sides ? influenceUse(sides) : '',
      note: `${costs} Influence`,
      brief: costs,
    }
  })
}

function keyCards({ hand }: View): OwnCard[] {
  return hand.map((card) => {
    const icon = edition.catalogue.encounters[card]?.icon ?? 'key'
    const usage = `In the ${SEARCH} it pays for a Planet’s action that costs a ${icon}.`
    return { ...createCard(card), tone: 'var(--gold)', mark: icon, note: icon, brief: icon, usage }
  })
}

function explorationCards({ exploration }: View): OwnCard[] {
  return exploration.map((card) => {
    const sectors = edition.catalogue.exploration[card.id]?.sectors
    const state = explorationState(card, sectors)
    return {
      ...createCard(card.id),
      ...state,
      usage: explorationUse(card, sectors),
      tone: 'var(--safe)',
      mark: 'location',
      dim: card.used || !card.fits,
    }
  })
}

function crewCards({ crew }: View): OwnCard[] {
  return crew.map(({ id, points, next }) => ({
    ...createCard(id),
    tone: 'var(--pulp-any)',
    mark: 'crew',
    note: `${points} left, next ${abilityName(next)}`,
    brief: `${points} left`,
    usage: points ? 'Its points pay when you engage or evade.' : 'It has no points left.',
    ...(points ? { next } : { dim: true }),
  }))
}

function shipCards({ ship }: View): OwnCard[] {
  if (!ship) return []
  const maxCharges = edition.catalogue.ships[ship.id]?.charges ?? 0
  const note = ship.used ? 'used' : maxCharges ? `${ship.charges} of ${maxCharges}` : 'ship'
  return [
    {
      ...createCard(ship.id),
      tone: 'var(--pulp-hero)',
      mark: markOf(ship.id, 'ships'),
      note,
      brief: note,
      usage: shipUse(ship),
      dim: ship.used,
    },
  ]
}
