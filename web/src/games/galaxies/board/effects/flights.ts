// The ways of flights: a question tells them in one tree, for most go on from others.
import { waysOf } from '../../../../match/state/decide'
import type { DecisionView, OptionView } from '../../../../protocol/galaxies'

type Tree = NonNullable<DecisionView['flights']>

const known = new WeakMap<Tree, ReadonlyMap<string, readonly string[]>>()

/** The space that a pick enters. */
const spaceOf = (pick: string) => pick.slice(pick.indexOf('>') + 1)

/** The spaces that flights enter, one after another, by where they end. */
function spacesOf(tree: Tree): ReadonlyMap<string, readonly string[]> {
  const found =
    known.get(tree) ?? new Map([...waysOf(tree)].map(([pick, way]) => [spaceOf(pick), way.map(spaceOf)] as const))
  known.set(tree, found)
  return found
}

const FLIGHTS = ['fly', 'fly-over']

export const isFlight = ({ text }: OptionView) => FLIGHTS.includes(text.key)

/** The spaces that a flight of a question enters; none of another option. */
export const wayOf = (option: OptionView | undefined, flights: Tree | undefined): readonly string[] =>
  option && flights && isFlight(option) ? (spacesOf(flights).get(option.ref.hex ?? '') ?? []) : []
