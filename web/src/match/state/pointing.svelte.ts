// The marks with which teammates point things out to each other. They fade after some seconds and are not stored.
import type { CoreView, PointedMessage } from '../../protocol/core'
import type { Surface } from './decide'
import type { Points } from '../game/game'
import { ignoredUsers, type Company } from './spectators.svelte'

export interface Mark {
  n: number
  seat: string
  kind: PointedMessage['kind']
  at: readonly Surface[]
}

interface PointingTable {
  readonly latest: CoreView | null
  readonly replay?: object | null
  readonly game: { points?: Points<never> }
  readonly company: Company
  readonly nameOf: (seat: string) => string
  point(kind: Mark['kind'], at: string[], to?: string | null): Promise<boolean>
}

/** MARK_TIME: how long a mark is shown, in milliseconds. PROPOSAL_TIME: the same for a proposal. MAX_MARKS: the
 * maximum number of visible marks or proposals. MAX_THINGS: the maximum number of things in a proposal. */
export const MARK_TIME = 6_000
const PROPOSAL_TIME = 90_000
const MAX_MARKS = 12
const MAX_THINGS = 3

export class Pointing {
  /** Whether the player is pointing. The things that they touch are then shown to teammates and not chosen. */
  on = $state(false)
  proposing = $state(false)
  /** The things in the unfinished proposal. */
  picked = $state.raw<Surface[]>([])
  marks = $state.raw<Mark[]>([])
  proposals = $state.raw<Mark[]>([])

  private next = 1
  private readonly timers = new Set<ReturnType<typeof setTimeout>>()

  /** The teammates who are people. Computer players cannot see marks. */
  readonly mates: string[] = $derived.by(() => {
    const view = this.table.latest
    const seats = view?.teams[view.seats[view.viewer]?.team ?? '']?.seats ?? []
    return seats.filter((seat) => seat !== view!.viewer && !view!.seats[seat]?.bot)
  })
  readonly possible = $derived.by(
    () =>
      !!this.table.game.points &&
      this.mates.length > 0 &&
      this.table.latest?.status === 'playing' &&
      !this.table.replay,
  )

  constructor(private readonly table: PointingTable) {}

  toggle(): void {
    if (this.on) this.stop()
    else this.on = this.possible
  }

  stop(): void {
    this.on = this.proposing = false
    this.picked = []
  }

  /** Show a thing to the teammates immediately, or add it to the proposal. */
  pick(thing: Surface): void {
    if (!this.proposing) void this.show('ping', [thing])
    else if (this.picked.includes(thing)) this.picked = this.picked.filter((picked) => picked !== thing)
    else if (this.picked.length < MAX_THINGS) this.picked = [...this.picked, thing]
  }

  /** Point from one thing to another, as an arrow or as the whole proposal. */
  drag(from: Surface, to: Surface): void {
    if (from === to) this.pick(from)
    else if (this.proposing) this.picked = [from, to]
    else void this.show('arrow', [from, to])
  }

  async propose(): Promise<boolean> {
    const at = [...this.picked]
    if (!at.length || !(await this.table.point('proposal', at))) return false
    this.createMark('proposal', at, this.table.latest!.viewer)
    this.stop()
    return true
  }

  async show(kind: 'ping' | 'arrow', at: Surface[]): Promise<void> {
    if (this.possible && (await this.table.point(kind, at))) this.createMark(kind, at, this.table.latest!.viewer)
  }

  receive({ seat, kind, at }: PointedMessage): void {
    if (ignoredUsers.has(this.table.company.userAt(seat))) return
    const mark = this.createMark(kind, at, seat)
    if (kind !== 'proposal') return
    this.proposals = [...this.proposals.filter((proposal) => proposal.seat !== seat), mark].slice(-MAX_MARKS)
    this.schedule(PROPOSAL_TIME, () => this.dismiss(mark))
  }

  dismiss(mark: Mark): void {
    this.proposals = this.proposals.filter(({ n }) => n !== mark.n)
  }

  close(): void {
    this.timers.forEach(clearTimeout)
  }

  private createMark(kind: Mark['kind'], at: Surface[], seat: string): Mark {
    const mark = { n: this.next++, seat, kind, at }
    this.marks = [...this.marks, mark].slice(-MAX_MARKS)
    this.schedule(MARK_TIME, () => (this.marks = this.marks.filter(({ n }) => n !== mark.n)))
    return mark
  }

  private schedule(milliseconds: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer)
      run()
    }, milliseconds)
    this.timers.add(timer)
  }
}
