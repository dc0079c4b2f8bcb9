// The rules book of Pulp Invasion: its chapters and all printed items.
import type { Book, Shelf } from '../../../features/book/book'
import { parseChapter, type Chapter } from '../../../features/book/chapters'
import type { Catalogue } from '../../../protocol/pulp'
import CoverPicture from '../art/CoverPicture.svelte'
import { textOf, type Kind } from '../catalogue'
import { edition } from '../edition.svelte'
import AlienShelf from './shelves/AlienShelf.svelte'
import CaptainShelf from './shelves/CaptainShelf.svelte'
import CrewShelf from './shelves/CrewShelf.svelte'
import DiceShelf from './shelves/DiceShelf.svelte'
import EncounterShelf from './shelves/EncounterShelf.svelte'
import ExplorationShelf from './shelves/ExplorationShelf.svelte'
import InfluenceShelf from './shelves/InfluenceShelf.svelte'
import PlanetShelf from './shelves/PlanetShelf.svelte'
import ShipShelf from './shelves/ShipShelf.svelte'
import WeaponShelf from './shelves/WeaponShelf.svelte'
import Picture from './Picture.svelte'
import { QUESTIONS } from './questions'
import { termsOf } from './terms'

const SOURCES = import.meta.glob<string>('./chapters/*.md', { query: '?raw', import: 'default', eager: true })

/** Return the id in a path: `./chapters/07-locations.md` → `locations`. The numbers order the chapters. */
const idOf = (path: string) => path.replace(/^.*\/\d+-(.+)\.md$/, '$1')

export function chaptersOf(catalogue: Catalogue): Chapter[] {
  const values = { ...catalogue, planets: { length: baseCards(catalogue.planets).length } }
  return Object.keys(SOURCES)
    .sort()
    .map((path) => parseChapter(idOf(path), SOURCES[path]!, values))
}

const baseCards = (cards: Record<string, { set: string }>) => Object.values(cards).filter(({ set }) => set === 'base')

function shelvesOf(catalogue: Catalogue): Shelf[] {
  const createShelf = (id: Kind, title: string, lead: string, picture: string, Page: Shelf['Page']): Shelf => ({
    id,
    title,
    lead,
    picture,
    entries: Object.values(catalogue[id]).map(({ id, name }) => ({ id, name, text: textOf(catalogue, id) })),
    Page,
  })
  return [
    createShelf(
      'encounters',
      'Encounters',
      'Guardforces, Agents and Locations of the three decks.',
      'encounters:gate-wardens encounters:the-smiling-broker',
      EncounterShelf,
    ),
    createShelf(
      'planets',
      'Planets',
      'Where you search, and what it takes.',
      'planets:velloria planets:mirrorfall planets:iron-garden',
      PlanetShelf,
    ),
    createShelf(
      'weapons',
      'Super Weapons',
      'The cubes they need, and their powers.',
      'weapons:graviton-fist weapons:mind-prism weapons:sunsplitter',
      WeaponShelf,
    ),
    createShelf(
      'dice',
      'Dice',
      'All faces of all dice.',
      'dice:engineer dice:scanning-technology dice:landing-team',
      DiceShelf,
    ),
    createShelf(
      'captains',
      'Captains',
      'Where their Abilities begin, and which dice they have.',
      'captains:mina-tormelson captains:dax-ravello captains:tamsin-veil',
      CaptainShelf,
    ),
    createShelf(
      'aliens',
      'The Hegemony',
      'Its members, and the Vassals who stand in for them.',
      'aliens:kah aliens:arvan aliens:quietus',
      AlienShelf,
    ),
    createShelf(
      'exploration',
      'Exploration',
      'Cards that help in the sectors they name.',
      'cover:landing-team',
      ExplorationShelf,
    ),
    createShelf(
      'crew',
      'Bridge Crew',
      'People who pay for you, and what they pay with.',
      'crew:rhea-stroud crew:doctor-maw crew:lady-quill',
      CrewShelf,
    ),
    createShelf('ships', 'Space Ships', 'One of them may be yours.', 'cover:bridge-crew', ShipShelf),
    createShelf('influence', 'Influence', 'The cards of the Traitor.', 'cover:traitor', InfluenceShelf),
  ]
}

/** Load the book for the edition of this page's match, or otherwise the server's edition or the built-in one. */
export async function loadBook(): Promise<Book> {
  const catalogue = await edition.ensureLoaded()
  return {
    game: 'pulp',
    title: 'Pulp Invasion',
    lead: 'A serial in twelve episodes: four enemies, one Planet, a hand in the bag. Here is how it is played, and how it is won.',
    chapters: chaptersOf(catalogue),
    shelves: shelvesOf(catalogue),
    terms: termsOf(catalogue),
    Picture,
    Cover: CoverPicture,
    questions: QUESTIONS,
  }
}
