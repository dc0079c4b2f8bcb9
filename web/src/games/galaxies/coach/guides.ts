// Where the coach points when a good space is to be found among many.
import { space } from '../../../play/decide'
import { optionTarget, type Guide, type Target } from '../../../play/coach/coach'
import type { View } from '../../../protocol/galaxies'
import { shipVersion } from '../catalogue'
import { edition } from '../edition.svelte'
import { isRisky } from '../board/choosing'
import { parseHex } from '../board/hex'

type Question = NonNullable<View['decision']>

/** A space to go to: how far it is from the enemy, how many picks lead there, and whether dice wait on it. */
interface End {
  target: Target
  away: number
  picks: number
  risky: boolean
}

function distance(one: string, other: string): number {
  const [[a, b], [c, d]] = [parseHex(one), parseHex(other)]
  return (Math.abs(a - c) + Math.abs(b - d) + Math.abs(a + b - c - d)) / 2
}

const least = (ones: readonly string[], others: readonly string[]) =>
  Math.min(...ones.flatMap((one) => others.map((other) => distance(one, other))))

const ownTeam = (view: View) => view.seats[view.viewer]?.team

/** The enemies' spaces: of the ship that the mission is about, as long as it is there, else of all. */
function foes(view: View, wanted?: string): string[] {
  const enemies = Object.values(view.ships).filter(
    ({ card }) => view.seats[view.ship_cards[card]?.seat ?? '']?.team !== ownTeam(view),
  )
  const hunted = enemies.filter(({ card }) => card === wanted)
  return (hunted.length ? hunted : enemies).flatMap(({ hexes }) => hexes)
}

/** The card of the ship that must be destroyed, in a mission that has one. */
function huntedCard(view: View): string | undefined {
  const ways = edition.catalogue.missions[view.mission]?.victory ?? []
  return ways.find(({ rule, team }) => rule === 'destroy-ship' && team === ownTeam(view))?.ship
}

/** The last spaces of all ways that several picks lead along. */
function ways(paths: Readonly<Record<string, readonly string[]>>, from = '', picks = 0): [string, number][] {
  return (paths[from] ?? []).flatMap((onward) => {
    const last = onward.split(' ').at(-1)!
    const made = picks + onward.split(' ').length
    return [[last, made] as [string, number], ...ways(paths, last, made)]
  })
}

const spaceOf = (pick: string) => pick.split('>').at(-1)!

/** Where a ship that moves can end, or where one can be placed. */
function ends(view: View, decision: Question): End[] {
  const enemies = foes(view, huntedCard(view))
  const all = foes(view)
  const direct = decision.options.flatMap((option) => {
    const { hex, hexes = [] } = option.ref
    if (!hex) return []
    const risky = isRisky(option) || least(hexes, all) < 2
    return [{ target: optionTarget(option.id), away: least([hex], enemies), picks: 1, risky }]
  })
  const known = new Set(decision.options.map(({ id }) => id))
  const far = ways(decision.paths ?? {}).flatMap(([pick, picks]) => {
    if (picks < 2 || known.has(pick)) return []
    const hex = spaceOf(pick)
    return [{ target: space(hex), away: least([hex], enemies), picks, risky: least([hex], all) < 2 }]
  })
  return [...direct, ...far]
}

const best = (ends: readonly End[], worth: (end: End) => number[]) =>
  [...ends].sort((one, other) => {
    const [a, b] = [worth(one), worth(other)]
    const at = a.findIndex((value, i) => value !== b[i])
    return at < 0 ? one.target.localeCompare(other.target) : a[at]! - b[at]!
  })[0]

/** The lit space that is nearest to the enemy. */
const nearest: Guide<View> = (view, decision) => {
  const end = best(ends(view, decision), ({ away }) => [away])
  return end ? [end.target] : []
}

/** The nearest place within range of the enemy, a safe one if there is one; who is in range stays. */
const closer: Guide<View> = (view, decision) => {
  const ship = view.ships[String(decision.text.args.ship)]
  const enemies = foes(view, huntedCard(view))
  if (!ship || !enemies.length) return []
  const range = shipVersion(edition.catalogue, ship.card, view.ship_cards[ship.card]?.level)?.primary.range ?? 1
  const stop = decision.options.find(({ role }) => role === 'end')
  if (stop && least(ship.hexes, enemies) <= range) return [optionTarget(stop.id)]
  const end = best(ends(view, decision), ({ away, risky, picks }) => [Math.max(0, away - range), Number(risky), picks])
  return end ? [end.target] : stop ? [optionTarget(stop.id)] : []
}

export const guides = { nearest, closer }
