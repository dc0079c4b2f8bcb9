// On a small screen, the board moves to what the story shows and what a question asks about.
import { untrack } from 'svelte'
import type { Happening, OptionView, View } from '../../../../protocol/galaxies'
import type { Camera } from '../input/camera.svelte'
import type { Chooser } from '../../../../match/state/chooser.svelte'
import { hexKeys } from '../input/choosing'
import { bounds } from '../hex'
import type { GalaxiesTable } from '../../state.svelte'

const TAPPED = 24 // pixels of a hex that is large enough to tap
const READABLE = 14 // … of the smallest hex in which ships can be told apart
export const WATCHED = 22
const NOTICE = { top: 180 } // pixels that a notice of victory points covers

/** Make the camera follow. Call this while a component is created: the effects end with the component. */
export function follow(table: GalaxiesTable, chooser: Chooser<OptionView>, camera: Camera): void {
  const asked = $derived(chooser.decision?.id)
  // The board moves once for each question. After that it moves only to ships that the coach points at.
  $effect(() => {
    // Beside the chart of an attack, the board is placed elsewhere.
    if (asked && camera.small) untrack(() => table.fight || lookAtQuestion(table, chooser, camera))
  })
  $effect(() => {
    const ringed = table.ringed.split(' ')
    if (asked && camera.small) untrack(() => lookAtRinged(ringed))
  })
  $effect(() => {
    if (table.lit.length && camera.small) untrack(() => lookAtLit(table, camera))
  })
  $effect(() => {
    // The same is true while the attack is shown.
    if (table.scene && !table.fight && camera.small) untrack(() => lookAtScene(table, camera))
  })

  function lookAtRinged(ships: string[]): void {
    const places = spacesOf(table.view!, ships)
    if (places.length && !camera.shows(bounds(places, 1))) lookAtQuestion(table, chooser, camera)
  }
}

/** Look at what the question is about, or else at the viewer's own ships. */
export function lookAtQuestion(table: GalaxiesTable, chooser: Chooser<OptionView>, camera: Camera): void {
  const view = table.view!
  const { options = [], kind } = chooser.decision ?? {}
  const standing = (ship: string | null | undefined) => (ship && view.ships[ship]?.hexes) || []
  const ofCard = (card: string | undefined) => view.ship_cards[card ?? '']?.ships.flatMap(standing) ?? []
  const ships = options.flatMap(({ ref }) => [...standing(ref.ship), ...standing(ref.target), ...ofCard(ref.ship_card)])
  const asked = [...options.flatMap((option) => hexKeys(option, view, kind)), ...ships]
  const acting = [...standing(view.activation?.ship), ...ofCard(view.activation?.card)]
  const own = Object.keys(view.ship_cards).filter((card) => view.ship_cards[card]!.seat === view.viewer)
  const fight = spacesOf(view, [table.asked?.attacker, table.asked?.target])
  const ringed = [...fight, ...spacesOf(view, table.ringed.split(' '))]
  const acts = asked.length ? [...asked, ...acting] : acting.length ? acting : own.flatMap(ofCard)
  const target = fight.length ? [...asked, ...ringed] : [...acts, ...ringed]
  const whole = [...ships, ...(fight.length ? [] : acting), ...ringed]
  if (target.length)
    camera.frameOn(bounds(target, 1), TAPPED, { least: READABLE, whole: whole.length ? bounds(whole, 1) : null })
  else camera.fit()
}

function lookAtLit(table: GalaxiesTable, camera: Camera): void {
  const view = table.view!
  const ships = table.lit.flatMap((surface) => {
    const [kind, id] = surface.split(':') as [string, string]
    return kind === 'card' ? (view.ship_cards[id]?.ships ?? []) : kind === 'ship' ? [id] : []
  })
  const places = ships.flatMap((id) => view.ships[id]?.hexes ?? [])
  if (places.length) camera.frameOn(bounds(places, 2), WATCHED, { least: READABLE })
}

function lookAtScene(table: GalaxiesTable, camera: Camera): void {
  const view = table.view!
  const happening = table.scene!.happening
  const places = placesOf(view, happening)
  if (places.length) camera.frameOn(bounds(places, 1), WATCHED, { inset: happening.kind === 'points' ? NOTICE : null })
}

/** Return the spaces of everything that takes part in a happening. */
export function placesOf(view: View, happening: Happening): string[] {
  if (happening.kind === 'launched') return Object.values(happening.ships).flat()
  const ship = 'ship' in happening ? [happening.ship] : []
  const fight = 'attacker' in happening ? [happening.attacker] : []
  const target = 'target' in happening ? [happening.target] : []
  return spacesOf(view, [...fight, ...target, ...ship])
}

/** Return the spaces of ships. */
export const spacesOf = (view: View, ships: readonly (string | null | undefined)[]) =>
  ships.flatMap((id) => (id && view.ships[id]?.hexes) || [])
