// The rules book of Galaxies: its chapters, and shelves with all printed items.
import type { Book, Entry, Shelf } from '../../../features/book/book'
import { parseChapter, type Chapter } from '../../../features/book/chapters'
import type { Catalogue, Decision } from '../../../protocol/galaxies'
import CoverPicture from '../art/covers/CoverPicture.svelte'
import { edition } from '../edition.svelte'
import CardShelf from './shelves/CardShelf.svelte'
import MissionShelf from './shelves/MissionShelf.svelte'
import Picture from './Picture.svelte'
import ShipShelf from './shelves/ShipShelf.svelte'
import { termsOf } from './terms'
import TileShelf from './shelves/TileShelf.svelte'
import { valuesOf } from './values'

const SOURCES = import.meta.glob<string>('./chapters/*.md', { query: '?raw', import: 'default', eager: true })

/** Return the id in a path: `./chapters/07-moving.md` → `moving`. The numbers order the chapters. */
const idOf = (path: string) => path.replace(/^.*\/\d+-(.+)\.md$/, '$1')

export function chaptersOf(catalogue: Catalogue): Chapter[] {
  const values = valuesOf(catalogue)
  return Object.keys(SOURCES)
    .sort()
    .map((path) => parseChapter(idOf(path), SOURCES[path]!, values))
}

/** The place of the rules for each kind of question. */
const QUESTIONS: Readonly<Record<Decision['kind'], string>> = {
  action: 'moving#activate',
  attach: 'tactics#where',
  'attack-ship': 'damage#squadrons',
  'computer-core': 'battles#barrage',
  'core-keep': 'battles#barrage',
  'core-order': 'battles#barrage',
  deploy: 'launching#launch',
  discard: 'energy#discard',
  'duplicate-hero': 'tactics#heroes',
  'energy-phase': 'turn#energy',
  'engine-asteroids': 'battles#meteor',
  'engine-move': 'battles#meteor',
  'engine-target': 'battles#meteor',
  engines: 'battles#meteor',
  'hand-limit': 'tactics#hand',
  hold: 'launching#load',
  'last-card': 'tactics#deck',
  'launch-at': 'launching#launch',
  'launch-ship': 'launching#squadron',
  market: 'discoveries#gains',
  move: 'moving#spaces',
  'move-ship': 'moving#squadron',
  'order-triggers': 'turn#order',
  'pass-cards': 'teams#cards',
  'place-torrent': 'battles#meteor',
  power: 'reading#slots',
  prepped: 'tactics#prepped',
  regenerate: 'discoveries#gains',
  replace: 'tactics#replace',
  respond: 'tactics#asked',
  shot: 'attacking#range',
  starter: 'setup#first',
  target: 'attacking#range',
  warp: 'discoveries#warp',
  weapon: 'attacking#charge',
}

function shelvesOf({ ships, tactics, tiles, missions }: Catalogue): Shelf[] {
  const joinTexts = (things: readonly { text: string; name: string }[]) =>
    things.map(({ name, text }) => `${name}. ${text}`).join(' ')
  const createEntry = (id: string, name: string, ...text: string[]): Entry => ({ id, name, text: text.join(' ') })
  return [
    {
      id: 'ships',
      title: 'Ships',
      lead: 'Every ship in every version: numbers, weapons, powers, hit chart and odds.',
      entries: Object.values(ships).map(({ id, name, role, versions }) => {
        const powers = new Map(
          Object.values(versions).flatMap((version) => version.powers.map((power) => [power.id, power])),
        )
        return createEntry(id, name, role, joinTexts([...powers.values()]))
      }),
      picture: 'ship:isn-everest ship:vapors-fate',
      Page: ShipShelf,
    },
    {
      id: 'cards',
      title: 'Tactic cards',
      lead: 'Events, heroes, upgrades, weapons and sabotage of both sides.',
      entries: Object.values(tactics).map(({ id, name, type, powers }) =>
        createEntry(id, name, `${type}.`, joinTexts(powers)),
      ),
      picture: 'card:bronson-skiles card:lr5-nuclear-warhead card:shield-siphon',
      Page: CardShelf,
    },
    {
      id: 'tiles',
      title: 'Tiles',
      lead: 'What lies on the map: obstacles and discoveries.',
      entries: Object.values(tiles).map(({ id, name, text }) => createEntry(id, name, text)),
      picture: 'tile:asteroid tile:warp-gate tile:alien-artifact',
      Page: TileShelf,
    },
    {
      id: 'missions',
      title: 'Missions',
      lead: 'Maps, goals, fleets and special rules.',
      entries: Object.values(missions).map(({ id, title, story, teams, rules }) =>
        createEntry(
          id,
          title,
          story,
          ...teams.map(({ goal }) => goal),
          ...Object.values(rules).map(({ text }) => text),
        ),
      ),
      picture: 'mission:meteor-storm mission:dead-zone',
      Page: MissionShelf,
    },
  ]
}

/** Return the chapters. If a pack has removed quoted values, quote those of the original game instead. */
async function loadChapters(catalogue: Catalogue): Promise<Chapter[]> {
  try {
    return chaptersOf(catalogue)
  } catch {
    return chaptersOf(await edition.loadBundled())
  }
}

/** Load the book for the edition of this page's match, or otherwise the server's edition or the original game. */
export async function loadBook(): Promise<Book> {
  const catalogue = await edition.ensureLoaded()
  return {
    game: 'galaxies',
    title: 'Battleship Galaxies',
    lead: 'Two fleets, hidden until they strike. Here is how they fly, fight and win, from the first space to the last shot.',
    chapters: await loadChapters(catalogue),
    shelves: shelvesOf(catalogue),
    terms: termsOf(catalogue),
    Picture,
    Cover: CoverPicture,
    questions: QUESTIONS,
  }
}
