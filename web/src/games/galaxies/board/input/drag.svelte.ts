// A ship that is dragged to where it shall go. Nothing is answered before it is let go.
import type { OptionView } from '../../../../protocol/galaxies'
import type { Chooser } from '../../../../match/state/chooser.svelte'
import { boardHexes } from '../../catalogue'
import { edition } from '../../edition.svelte'
import type { GalaxiesTable } from '../../state.svelte'
import { drawn, EXPECTED, flightTo, formationTo, movable, moveTo } from './gestures'
import { distance, parseHex } from '../hex'

interface Held {
  ship: string
  /** The space at which it was taken. */
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

  get holds(): boolean {
    return !!this.held
  }

  readonly movable = $derived.by(() => movable(this.table.view!, this.chooser.busy ? null : this.chooser.decision))
  /** The ship in the hand, as soon as it has left its place. */
  readonly ship = $derived.by(() => (this.held?.moved ? this.held.ship : null))
  /** The way that has been drawn for it so far, and where it would end. */
  readonly way = $derived.by(() => this.held?.way ?? [])
  readonly end = $derived.by(() => (this.held?.moved ? this.held.to : null))
  /** The flight or formation that would be answered, if the question offers it. */
  readonly option = $derived.by(() => {
    const { decision, manner } = this.chooser
    if (!this.held?.moved || decision?.kind !== 'move') return null
    const { ship, to } = this.held
    const together = manner === 'together' ? formationTo(this.table.view!, decision, ship, to) : undefined
    return together ?? (decision.text.args.ship === ship ? flightTo(decision, to) : undefined) ?? null
  })
  /** The spaces to which a ship that is not asked about yet may come, as far as its speed tells. */
  readonly about = $derived.by(() => {
    const view = this.table.view!
    const { decision } = this.chooser
    if (!this.ship || (decision?.kind === 'move' && decision.text.args.ship === this.ship)) return []
    const { hexes, card } = view.ships[this.ship]!
    const others = Object.entries(view.ships).filter(([id]) => id !== this.ship)
    const taken = new Set([...others.flatMap(([, other]) => other.hexes), hexes[0]])
    const away = (hex: string) => Math.min(...hexes.map((own) => distance(own, hex)))
    const speed = view.ship_cards[card]?.move ?? 0
    return boardHexes(edition.catalogue, view).filter((hex) => !taken.has(hex) && away(hex) <= speed)
  })

  /** Takes the ship on a space, if it can be dragged; returns whether it can. A finger moves the board as well: to it a ship
   * only gives way when it is asked where it flies. */
  take(hex: string | null, careful: boolean): boolean {
    const { view } = this.table
    if (careful && this.chooser.decision?.kind !== 'move') return false
    const ship = hex ? [...this.movable].find((id) => view!.ships[id]?.hexes.includes(hex)) : undefined
    if (!hex || !ship) return false
    this.held = { ship, at: hex, to: hex, way: [], moved: false }
    return true
  }

  /** The pointer has come to another space. */
  over(hex: string | null): void {
    const { held } = this
    const decision = this.chooser.decision
    if (!held || !hex || hex === held.at) {
      if (held?.moved && hex) this.held = { ...held, to: held.at, way: [] }
      return
    }
    const from = this.table.view!.ships[held.ship]?.hexes ?? []
    const to = from.length > 2 ? shifted(hex, held.at, from[0]!) : hex
    if (to === held.to) return
    const asked =
      decision?.kind === 'move' && decision.text.args.ship === held.ship && this.chooser.manner !== 'together'
    this.held = { ...held, moved: true, to, way: asked ? drawn(held.way, to, from, decision) : [] }
  }

  /** Lets the ship go; returns whether it had left its place. */
  drop(): boolean {
    const { held, about, option } = this
    this.held = null
    if (!held?.moved) return false
    const { ship, to, way, at } = held
    const offered = option ?? (this.movable.has(ship) && about.includes(to))
    const drawnTo = way.at(-1) === to ? way : []
    if (to !== at && offered) {
      const walk = moveTo(this.table.view!, ship, to, drawnTo, this.chooser.manner)
      void this.table.follow(walk, EXPECTED)
    }
    return true
  }

  cancel(): void {
    this.held = null
  }
}

/** A space, moved as from one to another. */
function shifted(hex: string, from: string, to: string): string {
  const [q, r] = parseHex(hex)
  const [fromQ, fromR] = parseHex(from)
  const [toQ, toR] = parseHex(to)
  return `${q + toQ - fromQ},${r + toR - fromR}`
}
