// On a small screen the board goes where the story and the questions are.
import { untrack } from 'svelte'
import type { Camera } from './camera.svelte'
import type { Chooser } from '../../../play/chooser.svelte'
import { hexKeys } from './choosing'
import { bounds } from './hex'
import type { GalaxiesTable } from '../state.svelte'
import { isAttack, isConsequence } from '../words'

const TAPPED = 24 // pixels of a hex that can be tapped
const WATCHED = 22
const CHART = 226 // pixels that an attack's chart covers
const NOTICE = 180 // … and a notice of victory points

/** Called while a component is being made: its effects end with the component. */
export function follow(table: GalaxiesTable, chooser: Chooser, camera: Camera): void {
  $effect(() => {
    if (chooser.decision && camera.small) untrack(() => lookAtQuestion(table, chooser, camera))
  })
  $effect(() => {
    if (table.scene && camera.small) untrack(() => lookAtScene(table, camera))
  })
}

function lookAtQuestion(table: GalaxiesTable, chooser: Chooser, camera: Camera): void {
  const view = table.view!
  const decision = chooser.decision!
  const standing = (ship: string | null | undefined) => (ship && view.ships[ship]?.hexes) || []
  const places = decision.options.flatMap((option) => hexKeys(option, view, decision.kind))
  const target = places.length
    ? [...places, ...standing(view.activation?.ship)]
    : decision.options.flatMap((o) => standing(o.ref.ship))
  if (target.length) camera.frameOn(bounds(target, 1), TAPPED)
  else camera.fit()
}

function lookAtScene(table: GalaxiesTable, camera: Camera): void {
  const view = table.view!
  const happening = table.scene!.happening
  const actors = [happening.attacker, happening.target, happening.ship].flatMap(
    (id) => view.ships[String(id)]?.hexes ?? [],
  )
  const launched =
    happening.kind === 'launched' ? Object.values(happening.ships as Record<string, string[]>).flat() : []
  const places = [...actors, ...launched]
  const covered = isAttack(happening) || isConsequence(happening) ? CHART : happening.kind === 'points' ? NOTICE : 0
  if (places.length) camera.frameOn(bounds(places, 1), WATCHED, covered)
}
