// A ship that the player drags to its destination. No answer is sent before it is dropped.
import type { OptionView } from '../../../../protocol/galaxies'
import type { Chooser } from '../../../../match/state/chooser.svelte'
import { boardHexes } from '../../catalogue'
import { edition } from '../../edition.svelte'
import type { GalaxiesTable } from '../../state.svelte'
import { extendPath, EXPECTED, flightTo, formationTo, movableShips, moveTo } from './gestures'
import { distance, parseHex } from '../hex'

interface Held {
  ship: string
  /** The space where the ship was picked up. */
  at: string
  to: string
  way: string[]
  moved: boolean
}

export class ShipDrag {
  private held = $state.raw<Held | null>(null)

  constructor(
    private readonly table: GalaxiesTable,
    private readonly chooser: Chooser<OptionView>,
  ) {}

  get isHolding(): boolean {
    return !!this.held
  }

  readonly movable = $derived.by(() => movableShips(this.table.view!, this.chooser.busy ? null : this.chooser.decision))
  /** The dragged ship, once it has left its place. */
  readonly ship = $derived.by(() => (this.held?.moved ? this.held.ship : null))
  /** The path drawn so far, and the space where it would end. */
  readonly way = $derived.by(() => this.held?.way ?? [])
  readonly end = $derived.by(() => (this.held?.moved ? this.held.to : null))
  /** The flight or formation that a drop would choose, if the question offers one. */
  readonly option = $derived.by(() => {
    const { decision, manner } = this.chooser
    if (!this.held?.moved || decision?.kind !== 'move') return null
    const { ship, to } = this.held
    const together = manner === 'together' ? formationTo(this.table.view!, decision, ship, to) : undefined
    return together ?? (decision.text.args.ship === ship ? flightTo(decision, to) : undefined) ?? null
  })
  /** The spaces within the speed of a dragged ship to which the question does not refer. */
  readonly about = $derived.by(() => {
    const view = this.table.view!
    const { decision } = this.chooser
    if (!this.ship || (decision?.kind === 'move' && decision.text.args.ship === this.ship)) return []
    const { hexes, card } = view.ships[this.ship]!
    const others = Object.entries(view.ships).filter(([id]) => id !== this.ship)
    const taken = new Set([...others.flatMap(([, other]) => other.hexes), hexes[0]])
    const distanceFromShip = (hex: string) => Math.min(...hexes.map((own) => distance(own, hex)))
    const speed = view.ship_cards[card]?.move ?? 0
    return boardHexes(edition.catalogue, view).filter((hex) => !taken.has(hex) && distanceFromShip(hex) <= speed)
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
    this.held = { ship, at: hex, to: hex, way: [], moved: false }
    return true
  }

  /** Handle a pointer that has reached another space. */
  dragOver(hex: string | null): void {
    const { held } = this
    const decision = this.chooser.decision
    if (!held || !hex || hex === held.at) {
      if (held?.moved && hex) this.held = { ...held, to: held.at, way: [] }
      return
    }
    const from = this.table.view!.ships[held.ship]?.hexes ?? []
    const to = from.length > 2 ? shiftSpace(hex, held.at, from[0]!) : hex
    if (to === held.to) return
    const asked =
      decision?.kind === 'move' && decision.text.args.ship === held.ship && this.chooser.manner !== 'together'
    this.held = { ...held, moved: true, to, way: asked ? extendPath(held.way, to, from, decision) : [] }
  }

  /** Drop the ship, and return whether it had left its space. */
  drop(): boolean {
    const { held, about, option } = this
    this.held = null
    if (!held?.moved) return false
    const { ship, to, way, at } = held
    const offered = option ?? (this.movable.has(ship) && about.includes(to))
    const drawnTo = way.at(-1) === to ? way : []
    if (to !== at && offered) {
      const walk = moveTo(this.table.view!, ship, to, drawnTo, this.chooser.manner)
      void this.table.startWalk(walk, EXPECTED)
    }
    return true
  }

  cancel(): void {
    this.held = null
  }
}

/** Return a space shifted by the offset between two others. */
function shiftSpace(hex: string, from: string, to: string): string {
  const [q, r] = parseHex(hex)
  const [fromQ, fromR] = parseHex(from)
  const [toQ, toR] = parseHex(to)
  return `${q + toQ - fromQ},${r + toR - fromR}`
}
