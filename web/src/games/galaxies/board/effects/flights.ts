// The paths of flights. A question sends them as one tree, because most of them extend others.
import { completePaths } from '../../../../match/state/decide'
import type { DecisionView, OptionView } from '../../../../protocol/galaxies'

type Tree = NonNullable<DecisionView['flights']>

const known = new WeakMap<Tree, ReadonlyMap<string, readonly string[]>>()

/** Return the space that a pick enters. */
const spaceOf = (pick: string) => pick.slice(pick.indexOf('>') + 1)

/** Return the spaces that each flight enters in order, keyed by its last space. */
function spacesOf(tree: Tree): ReadonlyMap<string, readonly string[]> {
  const paths =
    known.get(tree) ??
    new Map([...completePaths(tree)].map(([pick, path]) => [spaceOf(pick), path.map(spaceOf)] as const))
  known.set(tree, paths)
  return paths
}

const FLIGHTS = ['fly', 'fly-over']

export const isFlight = ({ text }: OptionView) => FLIGHTS.includes(text.key)

/** Return the spaces that a flight of a question enters, or none for any other option. */
export const flightSpaces = (option: OptionView | undefined, flights: Tree | undefined): readonly string[] =>
  option && flights && isFlight(option) ? (spacesOf(flights).get(option.ref.hex ?? '') ?? []) : []
