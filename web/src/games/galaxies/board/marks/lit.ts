// All things on the board that can be chosen, which are highlighted.
import type { Chooser } from '../../../../match/state/chooser.svelte'
import { spaceIds } from '../../../../match/state/decide'
import type { OptionView, View } from '../../../../protocol/galaxies'
import { optionsOfShip } from '../input/choosing'

/** Return the ships on the board that have an option. */
export function offeredShips({ choices }: Chooser<OptionView>, view: View): string[] {
  const there = Object.keys(view.ships).filter((id) => view.ships[id]!.hexes.length)
  return choices ? there.filter((id) => optionsOfShip(choices, view, id).length > 0) : []
}

/** Return the spaces that can be chosen, including those of ships that can be chosen. */
export function choosableSpaces(chooser: Chooser<OptionView>, view: View): string[] {
  const { surfaces, paths } = chooser.choices ?? {}
  const ships = offeredShips(chooser, view).flatMap((id) => view.ships[id]!.hexes)
  return [...spaceIds(surfaces?.keys() ?? []), ...(paths?.keys() ?? []), ...ships]
}
