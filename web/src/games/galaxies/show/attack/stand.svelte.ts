// The position of the chart of an attack, or of a target explained by the coach: next to the fight. If the chart
// would cover the fight, the board makes room. On a large board, the chart also avoids all other ships.
import { untrack } from 'svelte'
import type { Camera } from '../../board/input/camera.svelte'
import { CLOSE, spacesOf, WATCHED } from '../../board/effects/follow.svelte'
import { bounds, center, middle, type Box, type Point } from '../../board/hex'
import type { Inset } from '../../board/inset'
import { pointsAlong, pointsOfSight, rulerBetween } from '../../board/ruler'
import { rotateBox } from '../../board/input/turning'
import type { AttackHappening } from '../../../../protocol/galaxies'
import type { GalaxiesTable } from '../../state.svelte'
import {
  bestPlacement,
  chartSize,
  costOf,
  isFree,
  panelPlacements,
  placeFor,
  type ChartForm,
  type Place,
  type Spot,
} from './place'

const LINGER = 500 // milliseconds for which the board keeps its position between the attacks of a volley
/** How bad it is to cover a space of the fight, of another ship, a point of the line of fire, and a space of a tile. */
const COSTS = { fight: 10_000, ship: 100, ruler: 200, tile: 1 }
/** … and to show a chart in each form. A smaller one is better than a covered line of fire. */
const FORMS: Record<ChartForm, number> = { keyed: 0, plain: 50, narrow: 150 }
const LARGE_FORMS: readonly ChartForm[] = ['keyed', 'plain']
const ALL_FORMS: readonly ChartForm[] = [...LARGE_FORMS, 'narrow']

/** The spaces of a board that a chart should not cover, and the points of the line of fire: of the ruler between two
 * ships, and of the sight on the target. */
export interface Covered {
  fight: readonly string[]
  ruler?: readonly Point[]
  ship?: readonly string[]
  tile?: readonly string[]
}

/** The place of a chart, and its form. */
export interface Stand {
  place: Place
  form: ChartForm
}

/**
 * Let the board make room for the chart of an attack, if it must move for that, and return the chart's place. If the
 * chart is only `passing`, a small board returns later.
 */
export function makeRoomForChart(camera: Camera, covered: Covered, passing = false): Stand {
  const { fight } = covered
  const target = bounds(fight, camera.small ? CLOSE : 1)
  if (camera.small) {
    const { place, inset } = bestPlacement(chartSize(camera), camera.free, rotateBox(target, camera.turn), WATCHED)
    if (passing) camera.showTemporarily(target, WATCHED, { inset })
    else camera.frameOn(target, WATCHED, { inset })
    return { place, form: 'plain' }
  }
  const { ownView: own } = camera
  const best = bestStand(camera, covered, own, LARGE_FORMS)
  const size = chartSize(camera, camera.textScale, best.form)
  const spots = spotsOf(camera, { fight }, own)
  if (camera.shows(bounds(fight), own) && isFree(best.place, size, camera.free, spots, camera.scaleOf(own))) {
    camera.restoreView()
    return bestStand(camera, covered, own)
  }
  const inset = nearestInset(camera, target, fight)
  camera.makeRoom(target, inset)
  return bestStand(camera, covered, camera.viewBeside(target, inset))
}

/** Return the place and the form with which a chart covers least in a view. */
function bestStand(camera: Camera, covered: Covered, view: Box, forms = ALL_FORMS): Stand {
  const spots = spotsOf(camera, covered, view)
  const scale = camera.scaleOf(view)
  const stands = forms.map((form) => {
    const size = chartSize(camera, camera.textScale, form)
    const place = placeFor(size, camera.free, spots, scale)
    return { place, form, cost: costOf(place, size, camera.free, spots, scale) + FORMS[form] }
  })
  return stands.reduce((best, stand) => (stand.cost < best.cost ? stand : best))
}

/** Return the spots on the screen of what a chart should not cover. */
function spotsOf(camera: Camera, covered: Covered, view: Box): Spot[] {
  const spot = (point: Point, cost: number) => ({ ...camera.toScreen(point, view), cost })
  const spaces = (['fight', 'ship', 'tile'] as const).flatMap((kind) =>
    (covered[kind] ?? []).map((hex) => spot(center(hex), COSTS[kind])),
  )
  return [...spaces, ...(covered.ruler ?? []).map((point) => spot(point, COSTS.ruler))]
}

/** Return the inset for a chart beside which a target has the largest hexes. Among several, it hides the least of the
 * board at the edges and below the hand, and then the board moves least. */
function nearestInset(camera: Camera, target: Box, fight: readonly string[]): Inset {
  const { ownView: own } = camera
  const from = camera.toScreen(middle(fight), own)
  const placements = panelPlacements(chartSize(camera, camera.textScale)).map(({ inset }) => {
    const view = camera.viewBeside(target, inset)
    const to = camera.toScreen(middle(fight), view)
    return {
      inset,
      scale: camera.scaleOf(view),
      hidden: camera.hiddenIn(view),
      moved: Math.hypot(to.x - from.x, to.y - from.y),
    }
  })
  const largest = Math.max(...placements.map(({ scale }) => scale)) - 1e-6
  return placements.filter(({ scale }) => scale >= largest).sort((a, b) => a.hidden - b.hidden || a.moved - b.moved)[0]!
    .inset
}

export class ChartPosition {
  private standing = $state.raw<Stand>({ place: { low: false, side: 0.5 }, form: 'keyed' })
  readonly size = $derived.by(() => chartSize(this.camera, this.camera.textScale, this.standing.form))
  private fight = $state.raw<string[]>([])
  private ruler = $state.raw<Point[]>([])
  /** The question and the fight for which the board last made room. */
  private subject = ''
  readonly place = $derived.by(() => (this.stays() ? this.standing.place : this.placeAroundFight()))

  /** Call this during the creation of a component: the effects end with the component. */
  constructor(
    private readonly table: GalaxiesTable,
    private readonly camera: Camera,
  ) {
    $effect(() => {
      void [camera.width, camera.height, camera.foot, camera.turn]
      const { fight, charted } = table
      const subject = `${table.decision?.id ?? ''} ${fight?.attacker} ${fight?.target}`
      if (fight) untrack(() => this.atFight(fight, subject))
      else if (charted) untrack(() => this.makeRoom(this.table.view!.activation?.ship, charted, true))
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
  private atFight({ attacker, target }: AttackHappening, subject: string): void {
    const staysPut = this.camera.small && this.camera.moved && subject === this.subject
    this.subject = subject
    if (!staysPut) this.makeRoom(attacker, target)
  }

  private makeRoom(attacker: string | null | undefined, target: string, passing = false): void {
    const [from, to] = [attacker, target].map((ship) => spacesOf(this.table.view!, [ship]))
    const ruler = rulerBetween(from!, to!)
    this.fight = [...from!, ...to!]
    this.ruler = [...(ruler ? pointsAlong(ruler) : []), ...pointsOfSight(to!)]
    if (!this.fight.length) return
    const { ships, tiles } = this.table.view!
    const ship = Object.values(ships).flatMap((ship) => ship.hexes)
    const tile = Object.values(tiles).flatMap((tile) => tile.hexes)
    this.standing = makeRoomForChart(this.camera, { fight: this.fight, ruler: this.ruler, ship, tile }, passing)
  }

  /** Whether the chart keeps its place. After the player has moved the board, it does so while it covers no fight. */
  private stays(): boolean {
    const { camera } = this
    if (camera.small || camera.hasMadeRoom || !camera.moved) return true
    return isFree(this.standing.place, this.size, camera.free, this.spots({ fight: this.fight }), camera.scale)
  }

  private spots(covered: Covered): Spot[] {
    return spotsOf(this.camera, covered, this.camera.box)
  }

  private placeAroundFight(): Place {
    const { camera, fight, ruler } = this
    return placeFor(this.size, camera.free, this.spots({ fight, ruler }), camera.scale)
  }

  private restoreLater(): () => void {
    const timer = setTimeout(() => this.camera.restoreView(), LINGER)
    return () => clearTimeout(timer)
  }
}
