// A ship that the player drags to its destination. No answer is sent before it is dropped.
import type { OptionView } from '../../../../protocol/galaxies'
import type { Chooser } from '../../../../match/state/chooser.svelte'
import { boardHexes } from '../../catalogue'
import { edition } from '../../edition.svelte'
import type { GalaxiesTable } from '../../state.svelte'
import { extendPath, EXPECTED, flightTo, formationTo, movableShips, moveTo } from './gestures'
import { distance, parseHex } from '../hex'

interface DraggedShip {
  ship: string
  /** The space where the ship was picked up. */
  at: string
  to: string
  path: string[]
  moved: boolean
}

export class ShipDrag {
  private dragged = $state.raw<DraggedShip | null>(null)

  constructor(
    private readonly table: GalaxiesTable,
    private readonly chooser: Chooser<OptionView>,
  ) {}

  get isHolding(): boolean {
    return !!this.dragged
  }

  readonly movable = $derived.by(() => movableShips(this.table.view!, this.chooser.busy ? null : this.chooser.decision))
  /** The dragged ship, once it has left its place. */
  readonly ship = $derived.by(() => (this.dragged?.moved ? this.dragged.ship : null))
  /** The path drawn so far, and the space where it would end. */
  readonly path = $derived.by(() => this.dragged?.path ?? [])
  readonly end = $derived.by(() => (this.dragged?.moved ? this.dragged.to : null))
  /** The flight or formation that a drop would choose, if the question offers one. */
  readonly option = $derived.by(() => {
    const { decision, manner } = this.chooser
    if (!this.dragged?.moved || decision?.kind !== 'move') return null
    const { ship, to } = this.dragged
    const together = manner === 'together' ? formationTo(this.table.view!, decision, ship, to) : undefined
    return together ?? (decision.text.args.ship === ship ? flightTo(decision, to) : undefined) ?? null
  })
  /** The spaces within the speed of a dragged ship to which the question does not refer. */
  readonly about = $derived.by(() => {
    const view = this.table.view!
    const { decision } = this.chooser
    if (!this.ship || (decision?.kind === 'move' && decision.text.args.ship === this.ship)) return []
    const { hexes, card } = view.ships[this.ship]!
    const otherShips = Object.entries(view.ships).filter(([id]) => id !== this.ship)
    const occupied = new Set([...otherShips.flatMap(([, ship]) => ship.hexes), hexes[0]])
    const distanceFromShip = (hex: string) => Math.min(...hexes.map((own) => distance(own, hex)))
    const speed = view.ship_cards[card]?.move ?? 0
    return boardHexes(edition.catalogue, view).filter((hex) => !occupied.has(hex) && distanceFromShip(hex) <= speed)
  })

  /**
   * Pick up the ship on a space, and return whether it can be dragged. A touch also moves the board, so it picks up
   * ships only when the question asks for a movement.
   */
  pickUp(hex: string | null, careful: boolean): boolean {
    const { view } = this.table
    if (careful && this.chooser.decision?.kind !== 'move') return false
    const ship = hex ? [...this.movable].find((id) => view!.ships[id]?.hexes.includes(hex)) : undefined
    if (!hex || !ship) return false
    this.dragged = { ship, at: hex, to: hex, path: [], moved: false }
    return true
  }

  /** Handle a pointer that has reached another space. */
  dragOver(hex: string | null): void {
    const { dragged } = this
    const decision = this.chooser.decision
    if (!dragged || !hex || hex === dragged.at) {
      if (dragged?.moved && hex) this.dragged = { ...dragged, to: dragged.at, path: [] }
      return
    }
    const from = this.table.view!.ships[dragged.ship]?.hexes ?? []
    const to = from.length > 2 ? shiftSpace(hex, dragged.at, from[0]!) : hex
    if (to === dragged.to) return
    const tracksPath =
      decision?.kind === 'move' && decision.text.args.ship === dragged.ship && this.chooser.manner !== 'together'
    this.dragged = { ...dragged, moved: true, to, path: tracksPath ? extendPath(dragged.path, to, from, decision) : [] }
  }

  /** Drop the ship, and return whether it had left its space. */
  drop(): boolean {
    const { dragged, about, option } = this
    this.dragged = null
    if (!dragged?.moved) return false
    const { ship, to, path, at } = dragged
    const offered = option ?? (this.movable.has(ship) && about.includes(to))
    const drawnTo = path.at(-1) === to ? path : []
    if (to !== at && offered) {
      const walk = moveTo(this.table.view!, ship, to, drawnTo, this.chooser.manner)
      void this.table.startWalk(walk, EXPECTED)
    }
    return true
  }

  cancel(): void {
    this.dragged = null
  }
}

/** Return a space shifted by the offset between two others. */
function shiftSpace(hex: string, from: string, to: string): string {
  const [q, r] = parseHex(hex)
  const [fromQ, fromR] = parseHex(from)
  const [toQ, toR] = parseHex(to)
  return `${q + toQ - fromQ},${r + toR - fromR}`
}
