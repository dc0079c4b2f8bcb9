// The state of a choice in the making: what has been narrowed, picked, or waits for a second tap.
import type { Decision, Option, View } from '../protocol/core'
import { answersAtOnce, atShip, canConfirm, choices, ghost, isQuiet, labels, toggle, type Surface } from './decide'
import { cardName, shipName, tileName } from '../games/galaxies/catalogue'
import { session } from '../shell/session.svelte'
import type { Table } from './table.svelte'

export interface Armed {
  label: string
  hexes: string[]
  run: () => void
  key: string
}

function nameOf(view: View | null, id: string): string {
  if (view?.ships[id]) return shipName(session.catalogue, view, id)
  if (view?.tiles[id]) return tileName(session.catalogue, view, id)
  return view?.seats[id]?.player ?? cardName(session.catalogue, id)
}

export class Chooser {
  focus = $state.raw<Surface[]>([])
  picked = $state.raw<string[]>([])
  armed = $state.raw<Armed | null>(null)
  /** The option under the pointer, anywhere. */
  over = $state.raw<Option | null>(null)
  /** The way to the far space under the pointer. */
  trail = $state.raw<string[]>([])
  /** On touch screens a tap on the board asks for a second one. */
  careful = $state(false)

  readonly decision: Decision | null = $derived.by(() => this.table.decision)
  readonly labels = $derived.by(() => {
    const { decision } = this
    return decision ? labels(decision, (id) => nameOf(this.table.view, id)) : new Map<string, string>()
  })
  readonly found = $derived.by(() => (this.decision ? choices(this.decision, this.table.view, this.focus) : null))
  readonly busy = $derived.by(() => !!this.decision && this.table.sending === this.decision.id)
  readonly ready = $derived.by(() => !!this.decision && canConfirm(this.decision, this.picked))
  readonly single = $derived.by(() => !this.decision || answersAtOnce(this.decision))
  readonly preview = $derived.by(
    () => this.armed?.hexes ?? (this.over ? ghost(this.over) : this.trail.filter((step) => step.includes(','))),
  )

  constructor(private readonly table: Table) {}

  /** A new question starts afresh. */
  clear(): void {
    this.focus = []
    this.picked = []
    this.armed = null
    this.over = null
    this.trail = []
  }

  choose(option: Option): void {
    if (!this.decision || this.busy) return
    this.armed = null
    if (this.single) {
      void this.table.answer([option.id])
    } else {
      this.picked = toggle(this.decision, this.picked, option.id)
      this.focus = []
    }
  }

  confirm(): void {
    if (this.decision && this.ready && !this.busy) void this.table.answer(this.picked)
  }

  /** A click on something of the table. Returns whether it stood for anything. */
  at(surface: Surface): boolean {
    const here = this.found?.surfaces.get(surface)
    return here?.length ? this.pointAt(surface, here) : false
  }

  atShip(ship: string): boolean {
    const view = this.table.view
    if (!this.found || !view) return false
    const here = atShip(this.found, view, ship)
    const surface = this.found.surfaces.has(`ship:${ship}`) ? `ship:${ship}` : `card:${view.ships[ship]?.card}`
    return here.length ? this.pointAt(surface, here) : false
  }

  atHex(hex: string): boolean {
    const here = this.found?.surfaces.get(`hex:${hex}`)
    if (here?.length) return this.pointAt(`hex:${hex}`, here)
    const path = this.found?.paths.get(hex)
    if (!path || this.busy) return false
    this.arm({
      key: `hex:${hex}`,
      label: `Fly there: ${path.length} spaces`,
      hexes: path.filter((step) => step.includes(',')),
      run: () => void this.table.walkAlong(path),
    })
    return true
  }

  back(): void {
    if (this.armed) this.armed = null
    else this.focus = this.focus.slice(0, -1)
  }

  private pointAt(surface: Surface, here: Option[]): boolean {
    if (this.busy) return true
    const [only] = here
    if (here.length > 1) {
      this.armed = null
      this.focus = [...this.focus, surface]
    } else if (only && this.single) {
      this.arm({
        key: surface,
        label: this.labels.get(only.id) ?? only.label,
        hexes: ghost(only),
        run: () => this.choose(only),
      })
    } else if (only) {
      this.choose(only)
    }
    return true
  }

  private arm(armed: Armed): void {
    if (!this.careful || this.armed?.key === armed.key) {
      this.armed = null
      armed.run()
    } else {
      this.armed = armed
    }
  }

  /** The option a number key stands for: 1 is the first button, or the first option if there are no buttons. */
  byNumber(number: number): Option | null {
    const buttons = this.found?.buttons.length ? this.found.buttons : this.found?.options
    return buttons?.[number - 1] ?? null
  }

  /** The quiet answer (pass, stop …), if there is exactly one. */
  get quiet(): Option | null {
    const quiet = this.found?.options.filter(isQuiet) ?? []
    return quiet.length === 1 ? quiet[0]! : null
  }
}
