// The position of the chart of an attack, or of a target explained by the coach: next to the fight. If the chart
// would cover the fight, the board makes room.
import { untrack } from 'svelte'
import type { Camera } from '../../board/input/camera.svelte'
import { placesOf, spacesOf, WATCHED } from '../../board/effects/follow.svelte'
import { bounds, center } from '../../board/hex'
import { rotateBox } from '../../board/input/turning'
import type { GalaxiesTable } from '../../state.svelte'
import { chartSize, isFree, placeFor, bestPlacement, type Place } from './place'

const LINGER = 500 // milliseconds for which the board keeps its position between the attacks of a volley

/**
 * Let the board make room for the chart of an attack on some spaces. Return the chart's place, or null if the board
 * need not move. If the chart is only `passing`, a small board returns later.
 */
export function makeRoomForChart(camera: Camera, hexes: readonly string[], passing = false): Place | null {
  const size = chartSize(camera)
  const target = bounds(hexes, 1)
  const seen = rotateBox(target, camera.turn)
  if (camera.small) {
    const { place, inset } = bestPlacement(size, camera.free, seen, WATCHED)
    if (passing) camera.showTemporarily(target, WATCHED, { inset })
    else camera.frameOn(target, WATCHED, { inset })
    return place
  }
  const { ownView: own } = camera
  const scale = camera.scaleOf(own)
  const spots = hexes.map((hex) => camera.toScreen(center(hex), own))
  const inSight = camera.shows(bounds(hexes), own)
  if (inSight && isFree(placeFor(size, camera.free, spots, scale), size, camera.free, spots, scale)) {
    camera.restoreView()
    return null
  }
  const { place, inset } = bestPlacement(size, camera.free, seen, scale)
  camera.makeRoom(target, inset)
  return place
}

export class ChartPosition {
  readonly size = $derived.by(() => chartSize(this.camera))
  private docked = $state.raw<Place | null>(null)
  private hexes = $state.raw<string[]>([])
  /** The question and the fight for which the board last made room. */
  private subject = ''
  readonly place = $derived.by(() => this.docked ?? this.placeAroundFight())

  /** Call this during the creation of a component: the effects end with the component. */
  constructor(
    table: GalaxiesTable,
    private readonly camera: Camera,
  ) {
    // After the player has moved the board, it stays there, and the chart finds a place around the fight.
    $effect(() => {
      if (!camera.small && !camera.hasMadeRoom) this.docked = null
    })
    $effect(() => {
      void [camera.width, camera.height, camera.foot, camera.turn]
      const { fight, charted } = table
      const subject = `${table.decision?.id ?? ''} ${fight?.attacker} ${fight?.target}`
      if (fight) untrack(() => this.atFight(placesOf(table.view!, fight), subject))
      else if (charted)
        untrack(() => this.makeRoom(spacesOf(table.view!, [table.view!.activation?.ship, charted]), true))
      else return this.restoreLater()
    })
    // For a question, the board returns, so that players need not aim at moving spaces. A chart explained by the
    // coach keeps its place, because the returning board would hide the ship to press.
    $effect(() => {
      if (table.decision && !table.fight && !table.charted) untrack(() => camera.restoreView())
    })
  }

  /** Show a fight. If the player moves a small board while a question about the fight is open, the board stays
   * there. */
  private atFight(hexes: string[], subject: string): void {
    const kept = this.camera.small && this.camera.moved && subject === this.subject
    this.subject = subject
    if (!kept) this.makeRoom(hexes)
  }

  private makeRoom(hexes: string[], passing = false): void {
    this.hexes = hexes
    if (hexes.length) this.docked = makeRoomForChart(this.camera, hexes, passing)
  }

  private placeAroundFight(): Place {
    const { camera } = this
    const spots = this.hexes.map((hex) => camera.toScreen(center(hex)))
    return placeFor(this.size, camera.free, spots, camera.scale)
  }

  private restoreLater(): () => void {
    const timer = setTimeout(() => this.camera.restoreView(), LINGER)
    return () => clearTimeout(timer)
  }
}
