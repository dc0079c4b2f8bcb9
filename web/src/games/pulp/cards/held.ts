// The player's hand: first the Traitor's own Influence cards, then keys and codes, and then the Hero's other cards.
import type { HandItem } from '../../../match/hand/Fan.svelte'
import { offerOf, whyNotNow, type Offer } from '../../../match/hand/offers'
import type { Chooser } from '../../../match/state/chooser.svelte'
import type { Influence, OptionView, ShipView, View } from '../../../protocol/pulp'
import { markOf } from '../art/marks'
import { nameOf } from '../catalogue'
import { edition } from '../edition.svelte'
import type { PulpTable } from '../state.svelte'
import { say } from '../texts'
import { abilityName, explorationState, iconName, sectorName } from '../words'

/** A card in the hand; its id is its surface. */
export interface OwnCard extends Omit<HandItem, 'testid' | 'offer' | 'reason'> {
  card: string
  /** Whether it is an Influence card, and is played. */
  influence?: boolean
  mark: string
  /** The full and the short form of the state. The short form is empty if the mark shows it. */
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

/** Return the phases of both sides of an Influence card as a sentence. */
function influenceUse({ upright, turned }: Influence): string {
  const phases = new Set([upright, turned].map(({ phase }) => phase))
  return say('hand-use-phase', { phase: phases.has('any') || phases.size > 1 ? 'any' : upright.phase })
}

/** Return when an Exploration card can be used as a sentence. */
function explorationUse({ used }: { used: boolean }, sectors: readonly string[] = []): string {
  if (!sectors.length) return say('hand-use-setup')
  return used ? say('hand-use-over') : say('hand-use-sectors', { sectors: sectors.map(sectorName) })
}

/** Return when a Space Ship can be used as a sentence. */
function shipUse({ id, used }: ShipView): string {
  const { when } = edition.catalogue.ships[id] ?? {}
  if (when === 'setup') return say('hand-use-setup')
  if (used) return say('hand-use-over')
  return when ? say('hand-use-phase', { phase: when }) : ''
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
    offer: offerOf(chooser, id, name, influence ? say('hand-play') : undefined),
    reason: whyNotNow(table, card, influence ? EVERY_INFLUENCE : undefined, usage),
  }
}

const createCard = (card: string) => ({ id: `card:${card}`, card, name: nameOf(edition.catalogue, card) })

function influenceCards({ viewer, traitor }: View): OwnCard[] {
  if (viewer !== 'traitor') return []
  return (traitor?.hand ?? []).map((card) => {
    const sides = edition.catalogue.influence[card]
    const costs = sides && { upright: sides.upright.cost, turned: sides.turned.cost }
    return {
      ...createCard(card),
      tone: 'var(--pulp-traitor)',
      mark: 'cards',
      influence: true,
      usage: sides ? influenceUse(sides) : '',
      note: costs ? say('hand-influence', costs) : '',
      brief: costs ? say('hand-influence.brief', costs) : '',
    }
  })
}

function keyCards({ hand }: View): OwnCard[] {
  return hand.map((card) => {
    const icon = edition.catalogue.encounters[card]?.icon ?? 'key'
    const usage = say('hand-use-icon', { icon })
    return { ...createCard(card), tone: 'var(--gold)', mark: icon, note: iconName(icon), brief: '', usage }
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
    note: say('hand-crew', { points, next: abilityName(next) }),
    brief: say('hand-crew.brief', { points }),
    usage: say('hand-use-crew', { points }),
    ...(points ? { next } : { dim: true }),
  }))
}

function shipCards({ ship }: View): OwnCard[] {
  if (!ship) return []
  const maxCharges = edition.catalogue.ships[ship.id]?.charges ?? 0
  const note = say('hand-ship', { used: ship.used, charges: ship.charges, most: maxCharges })
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
