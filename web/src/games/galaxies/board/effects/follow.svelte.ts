// On a small screen, the board moves to the subject of the story or of a question.
import { untrack } from 'svelte'
import type { Happening, OptionView, View } from '../../../../protocol/galaxies'
import type { Camera } from '../input/camera.svelte'
import type { Chooser } from '../../../../match/state/chooser.svelte'
import { hexKeys, hitChances } from '../input/choosing'
import { bounds, joined, middle, type Box } from '../hex'
import { afterFrame } from '../../../../ui/time/frame'
import { fleetsOf, sortByDistance } from '../marks/fleets'
import type { GalaxiesTable } from '../../state.svelte'

const TAPPED = 24 // pixels of a hex that is large enough for a tap
const READABLE = 14 // … of the smallest hex in which ships can be distinguished
const CLEAR = 17 // … in which numbers and tabs do not overlap on any ship
export const WATCHED = 22
const AROUND = 1.3 // hex radii around the subject of a question, for the bands of names
/** … around a fight, above which a chart lies. */
export const CLOSE = 0.8
const LABELLED = 1.4 // … more, around a target that has its hit chance beside it
const NOTICE = { top: 180 } // pixels covered by a notice of victory points

/** Let the camera follow the story and the questions. Call this during the creation of a component: its effects end
 * with the component. */
export function followStory(table: GalaxiesTable, chooser: Chooser<OptionView>, camera: Camera): void {
  const decisionId = $derived(chooser.decision?.id)
  const turn = $derived(`${table.view!.round} ${table.view!.turn}`)
  // While others are asked, the board shows the fleets again at the start of each turn.
  $effect(() => {
    if (turn && camera.small) untrack(() => decisionId || lookAtQuestion(table, chooser, camera))
  })
  // The board moves once for each question. After that, it moves only to ships at which the coach points.
  $effect(() => {
    // Beside the chart of an attack, the board is placed elsewhere.
    if (!decisionId || !camera.small) return
    untrack(() => table.fight || lookAtQuestion(table, chooser, camera))
    return untrack(lookAgain)
  })
  $effect(() => {
    const ringedShips = table.ringed.split(' ')
    if (!decisionId || !camera.small) return
    untrack(() => showRingedShips(ringedShips))
    return untrack(lookAgain)
  })
  $effect(() => {
    if (table.highlighted.length && camera.small) untrack(() => lookAtHighlighted(table, camera))
  })
  $effect(() => {
    // The same is true while the attack is shown.
    if (table.scene && !table.fight && camera.small) untrack(() => lookAtScene(table, camera))
  })

  /** The question and the coach get their heights in this frame. If they leave other room, look there. */
  function lookAgain(): () => void {
    const { foot } = camera
    return afterFrame(() => {
      const elsewhere = table.fight || table.scene || camera.moved || camera.hasMadeRoom || camera.showsWholeBoard
      if (camera.small && camera.foot !== foot && !elsewhere) lookAtQuestion(table, chooser, camera)
    })
  }

  function showRingedShips(ships: string[]): void {
    const places = spacesOf(table.view!, ships)
    if (places.length && !camera.shows(bounds(places, CLOSE))) lookAtQuestion(table, chooser, camera)
  }
}

/** Show the subject of the question, or otherwise the viewer's own ships. */
export function lookAtQuestion(table: GalaxiesTable, chooser: Chooser<OptionView>, camera: Camera): void {
  const view = table.view!
  const { options = [], kind } = chooser.decision ?? {}
  const spacesOfShip = (ship: string | null | undefined) => (ship && view.ships[ship]?.hexes) || []
  const spacesOfCard = (card: string | undefined) => view.ship_cards[card ?? '']?.ships.flatMap(spacesOfShip) ?? []
  const ships = options.flatMap(({ ref }) => [
    ...spacesOfShip(ref.ship),
    ...spacesOfShip(ref.target),
    ...spacesOfCard(ref.ship_card),
  ])
  const optionSpaces = [...options.flatMap((option) => hexKeys(option, view, kind)), ...ships]
  const activeSpaces = [...spacesOfShip(view.activation?.ship), ...spacesOfCard(view.activation?.card)]
  const own = Object.keys(view.ship_cards).filter((card) => view.ship_cards[card]!.seat === view.viewer)
  const fight = spacesOf(view, [table.asked?.attacker, table.asked?.target])
  const ringedSpaces = [...fight, ...spacesOf(view, table.ringed.split(' '))]
  const acts = optionSpaces.length
    ? [...optionSpaces, ...activeSpaces]
    : activeSpaces.length
      ? activeSpaces
      : own.flatMap(spacesOfCard)
  const target = fight.length ? [...optionSpaces, ...ringedSpaces] : [...acts, ...ringedSpaces]
  const mustFit = [...ships, ...(fight.length ? [] : activeSpaces), ...ringedSpaces]
  const labelled = spacesOf(view, [...hitChances(options).keys()])
  const around = (places: readonly string[]): Box =>
    labelled.length ? joined(bounds(places, AROUND), bounds(labelled, AROUND + LABELLED)) : bounds(places, AROUND)
  // If the subject fills the width, the fleets above and below it still have room.
  const minScale = Math.min(
    optionSpaces.length > ships.length ? TAPPED : CLEAR,
    Math.max(READABLE, camera.scaleOn(around(target))),
  )
  const framed = fight.length ? target : withFleets(target, view, camera, minScale)
  // A view that is large enough keeps its scale, because numbers and tabs get a new layout at another scale.
  const keepsScale = camera.scale >= minScale && camera.fits(around(framed), camera.scale)
  if (target.length)
    camera.frameOn(around(framed), keepsScale ? camera.scale : TAPPED, {
      minScale: READABLE,
      whole: mustFit.length ? around(mustFit) : null,
    })
  else camera.fit()
}

/** Add the viewer's own ships and the nearest enemies to some spaces, as long as hexes stay at least that large. */
function withFleets(places: readonly string[], view: View, camera: Camera, minScale: number): string[] {
  const { own, foes } = fleetsOf(view)
  const from = middle(places)
  let visible = [...places]
  for (const { hexes } of [...sortByDistance(own, from), ...sortByDistance(foes, from)]) {
    const more = [...visible, ...hexes]
    if (camera.fits(bounds(more, AROUND), minScale)) visible = more
  }
  return visible
}

function lookAtHighlighted(table: GalaxiesTable, camera: Camera): void {
  const view = table.view!
  const ships = table.highlighted.flatMap((surface) => {
    const [kind, id] = surface.split(':') as [string, string]
    return kind === 'card' ? (view.ship_cards[id]?.ships ?? []) : kind === 'ship' ? [id] : []
  })
  const places = ships.flatMap((id) => view.ships[id]?.hexes ?? [])
  if (places.length) camera.frameOn(bounds(places, 2), WATCHED, { minScale: READABLE })
}

function lookAtScene(table: GalaxiesTable, camera: Camera): void {
  const view = table.view!
  const happening = table.scene!.happening
  const places = placesOf(view, happening)
  if (places.length) camera.frameOn(bounds(places, 1), WATCHED, { inset: happening.kind === 'points' ? NOTICE : null })
}

/** Return the spaces of all participants in a happening. */
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
