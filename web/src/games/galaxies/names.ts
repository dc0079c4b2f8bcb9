// The names of ids in sentences: ships, cards, powers, tiles, seats, teams and spaces, as on the server.
import { idToWords, type Texts } from '../../ui/texts/texts'
import type { Catalogue, View } from '../../protocol/galaxies'
import { chartName } from './board/hex'

const SPACE = /^-?\d+,-?\d+$/
const NUMBERED = /^(.+)-(\d+)$/

/** Return the names of all ids that are the same in every match of an edition. */
function printedNames({ ships, tactics, tiles }: Catalogue): Map<string, string> {
  const names = new Map<string, string>()
  const add = (things: readonly { id: string; name: string }[]) => things.forEach(({ id, name }) => names.set(id, name))
  for (const [id, ship] of Object.entries(ships)) {
    names.set(id, ship.name)
    Object.values(ship.versions).forEach(({ powers }) => add(powers))
  }
  for (const [id, card] of Object.entries(tactics)) {
    names.set(id, card.name)
    add(card.powers)
  }
  for (const [id, tile] of Object.entries(tiles)) names.set(id, tile.name)
  return names
}

const printed = new WeakMap<Catalogue, Map<string, string>>()

/** Return a function that returns the name of an id. `own` has the names of this match. Unknown ids are shown as
 * words. */
export function namesOf(
  texts: Texts,
  catalogue: Catalogue,
  own: Readonly<Record<string, string>>,
): (id: string) => string {
  let names = printed.get(catalogue)
  if (!names) printed.set(catalogue, (names = printedNames(catalogue)))
  /** Return the word for an event, a reason, a purpose or a kind of damage. */
  const word = (id: string) => (texts.has(`word-${id}`) ? texts.format(`word-${id}`, {}) : undefined)
  const known = (id: string) => own[id] || names.get(id) || word(id)
  /** Return a numbered name for a ship of a squadron. */
  const numbered = (id: string) => {
    const [, thing = '', number] = NUMBERED.exec(id) ?? []
    if (!thing) return idToWords(id)
    const name = known(thing)
    return name && (catalogue.ships[thing]?.ships ?? 1) > 1 ? `${name} ${number}` : (name ?? id)
  }
  return (id) => (SPACE.test(id) ? chartName(id) : known(id) || numbered(id))
}

/** Return the names of the seats, teams and tiles of a match. Obstacles are named by kind and number. All others are
 * called discovery tiles, face up or not, and keep their names when they are turned over. */
export function namesIn(
  texts: Texts,
  catalogue: Catalogue,
  { seats, teams, tiles = {} }: Pick<View, 'seats' | 'teams'> & Partial<Pick<View, 'tiles'>>,
): Record<string, string> {
  const names: Record<string, string> = {}
  for (const [id, { side }] of Object.entries(teams)) names[id] = side
  for (const [id, { player }] of Object.entries(seats)) if (player) names[id] = player
  let discoveries = 0
  for (const [id, { kind, number }] of Object.entries(tiles))
    names[id] = number
      ? `${catalogue.tiles[kind ?? '']?.name ?? idToWords(kind ?? '')} ${number}`
      : texts.format('word-discovery-tile', { number: ++discoveries })
  return names
}
