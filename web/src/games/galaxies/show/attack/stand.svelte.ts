// The chart of an attack, or of a target that is spoken of, stands beside those who fight. Where the board has no place free of them, the board makes room.
import { untrack } from 'svelte'
import type { Camera } from '../../board/input/camera.svelte'
import { placesOf, spacesOf, WATCHED } from '../../board/effects/follow.svelte'
import { bounds, center } from '../../board/hex'
import { turnedBox } from '../../board/input/turning'
import type { GalaxiesTable } from '../../state.svelte'
import { chartSize, isFree, placeFor, wayFor, type Place } from './place'

const LINGER = 500 // milliseconds: the board stays aside between the attacks of a volley

/**
 * Lets the board make room for the chart of an attack on some spaces; returns where the chart stands then, or null if the
 * board need not move. A small board comes back later to where it was if the chart is only `passing`.
 */
export function standBeside(camera: Camera, hexes: readonly string[], passing = false): Place | null {
  const size = chartSize(camera)
  const target = bounds(hexes, 1)
  const seen = turnedBox(target, camera.turn)
  if (camera.small) {
    const { place, inset } = wayFor(size, camera.free, seen, WATCHED)
    if (passing) camera.lookAside(target, WATCHED, { inset })
    else camera.frameOn(target, WATCHED, { inset })
    return place
  }
  const { own } = camera
  const scale = camera.scaleOf(own)
  const spots = hexes.map((hex) => camera.toScreen(center(hex), own))
  if (isFree(placeFor(size, camera.free, spots, scale), size, camera.free, spots, scale)) {
    camera.comeBack()
    return null
  }
  const { place, inset } = wayFor(size, camera.free, seen, scale)
  camera.giveWay(target, inset)
  return place
}

export class Stand {
  readonly size = $derived.by(() => chartSize(this.camera))
  private docked = $state.raw<Place | null>(null)
  private hexes = $state.raw<string[]>([])
  readonly place = $derived.by(() => this.docked ?? this.around())

  /** Made while a component is: its effects end with the component. */
  constructor(
    table: GalaxiesTable,
    private readonly camera: Camera,
  ) {
    // Once players move the board by hand, it stays as they like, and the chart finds a place around the fight.
    $effect(() => {
      if (!camera.small && !camera.aside) this.docked = null
    })
    $effect(() => {
      void [camera.width, camera.height, camera.foot, camera.turn]
      const { fight, charted } = table
      if (fight) untrack(() => this.beside(placesOf(table.view!, fight)))
      else if (charted) untrack(() => this.beside(spacesOf(table.view!, [table.view!.activation?.ship, charted]), true))
      else return this.leave()
    })
    // Whoever is asked has the board where it was, and need not aim at spaces that still move. A chart that the coach
    // explains keeps its room: else it would lie on the ship that is to be pressed.
    $effect(() => {
      if (table.decision && !table.fight && !table.charted) untrack(() => camera.comeBack())
    })
  }

  private beside(hexes: string[], passing = false): void {
    this.hexes = hexes
    if (hexes.length) this.docked = standBeside(this.camera, hexes, passing)
  }

  private around(): Place {
    const { camera } = this
    const spots = this.hexes.map((hex) => camera.toScreen(center(hex)))
    return placeFor(this.size, camera.free, spots, camera.scale)
  }

  private leave(): () => void {
    const timer = setTimeout(() => this.camera.comeBack(), LINGER)
    return () => clearTimeout(timer)
  }
}
