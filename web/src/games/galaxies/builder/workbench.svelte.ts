// A fleet and deck in progress, synchronised with the server, which alone decides what is legal.
import type { SavedLoadout } from '../api'
import type { MatchSeat } from '../../../protocol/core'
import type { Loadout, LoadoutLimits, LoadoutReport } from '../../../protocol/galaxies'
import { api } from '../api'
import { Problem } from '../../../http/http'
import { say } from '../texts'
import { copyOf, findNamed, NOTHING, sameLoadout } from './builds'
import { toast, toastError } from '../../../ui/components/toasts.svelte'

export interface ServerState {
  limits: LoadoutLimits
  report: LoadoutReport
  ready: boolean
}

/** The place where a loadout is edited: a seat in a match, or none for later use. */
export interface Place {
  open: () => Promise<ServerState & { loadout: Loadout }>
  check: (loadout: Loadout) => Promise<ServerState>
  /** Lock in the loadout for the match; available only at a seat. */
  lock?: (loadout: Loadout) => Promise<ServerState>
  /** Send the loadout while the page closes, without waiting for a response; available only at a seat. */
  part?: (loadout: Loadout) => Promise<unknown>
}

export function seatPlace(match: string): Place {
  return {
    open: () => api.loadout(match),
    check: (loadout) => api.keepLoadout(match, loadout, false),
    lock: (loadout) => api.keepLoadout(match, loadout, true),
    part: (loadout) => api.keepLoadout(match, loadout, false, true),
  }
}

export function freePlace(mission: string, options: Record<string, unknown>, seat: string, start: Loadout): Place {
  const check = async (loadout: Loadout) => ({
    ...(await api.checkLoadout(mission, options, seat, loadout)),
    ready: false,
  })
  return { check, open: async () => ({ ...(await check(start)), loadout: start }) }
}

const PAUSE = 220
const AGAIN = 3000
const LONG = 12_000

export class Workbench {
  limits = $state.raw<LoadoutLimits | null>(null)
  loadout = $state.raw<Loadout>(NOTHING)
  report = $state.raw<LoadoutReport | null>(null)
  /** Whether the loadout is locked in, so that other players see this seat as ready. */
  ready = $state(false)
  /** Whether the server's last report refers to an older loadout. */
  stale = $state(false)
  busy = $state(false)
  /** The reason why there is no builder or no connection. */
  problem = $state.raw<Problem | null>(null)
  saved = $state.raw<SavedLoadout[] | null>(null)
  /** The id of the last loaded loadout, which a save can replace. */
  loaded = $state<string | null>(null)
  /** The loadout that was locked in before the last change. */
  locked = $state.raw<Loadout | null>(null)

  readonly mine = $derived(
    (this.saved ?? []).filter(({ side }) => side.toLowerCase() === this.limits?.side.toLowerCase()),
  )
  readonly known = $derived(this.limits ? findNamed(this.loadout, this.limits, this.mine) : undefined)
  readonly empty = $derived(!this.loadout.fleet.length && !Object.keys(this.loadout.deck).length)

  private timer: ReturnType<typeof setTimeout> | undefined
  private round = 0
  private line: Promise<unknown> = Promise.resolve()
  private closed = false

  constructor(private readonly place: Place) {
    void this.start()
  }

  get canLock(): boolean {
    return !!this.place.lock
  }

  async start(): Promise<void> {
    this.problem = null
    await this.inTurn(async () => {
      try {
        const [state, saved] = await Promise.all([this.place.open(), api.savedLoadouts()])
        this.loadout = copyOf(state.loadout)
        this.saved = saved
        this.applyState(state)
      } catch (error) {
        this.handleError(error)
      }
    })
  }

  /** Close the bench after sending the last change and receiving its response. */
  async close(): Promise<void> {
    this.closed = true
    if (this.timer) await this.requestCheck()
    else if (this.stale || this.busy) await this.line
  }

  /** Send the unconfirmed changes without waiting for a response, because the page may be closing for good. */
  flush(): void {
    if (this.stale) void this.place.part?.(this.loadout).catch(() => {})
  }

  /** Stop sending, because the seat is lost. */
  abandon(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.closed = true
    this.round++
  }

  /** Handle the table's state of this seat. If it differs from the local state, another window has changed the
   * loadout. */
  async applySeatState(shownState: MatchSeat['loadout']): Promise<void> {
    await this.inTurn(async () => {
      const round = this.round
      if (!shownState || !this.limits || this.stale || this.closed || (shownState === 'ready') === this.ready) return
      const state = await this.place.open().catch(() => null)
      if (!state || round !== this.round || this.stale) return
      if (state.ready !== this.ready || !sameLoadout(state.loadout, this.loadout))
        toast(say('builder-changed-elsewhere'))
      this.loadout = copyOf(state.loadout)
      this.applyState(state)
    })
  }

  /** Replace the loadout, or a part of it. */
  change(loadout: Loadout): void {
    if (sameLoadout(loadout, this.loadout)) return
    this.loadout = copyOf(loadout)
    this.ready = false
    this.stale = true
    this.checkLater(PAUSE)
  }

  /** Request a check of the newest loadout. Responses for older loadouts are dropped. */
  async requestCheck(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    const round = ++this.round
    await this.inTurn(async () => {
      if (round !== this.round) return
      try {
        const state = await this.place.check(this.loadout)
        if (this.isUpToDate(round)) this.applyState(state)
      } catch (error) {
        if (!isTooLate(error)) this.handleError(error)
      }
    })
  }

  async lock(): Promise<void> {
    const lock = this.place.lock
    if (lock) await this.ask(this.loadout, lock)
  }

  async unlock(): Promise<void> {
    await this.ask(this.loadout, this.place.check)
  }

  /** Return to the locked-in loadout. */
  async discard(): Promise<void> {
    const [lock, old] = [this.place.lock, this.locked]
    if (!lock || !old) return
    this.loadout = old
    this.stale = true
    await this.ask(old, lock)
  }

  async save(name: string): Promise<void> {
    await this.keep(async () => {
      const savedBuild = await api.saveLoadout(this.savePayload(name))
      this.saved = [savedBuild, ...(this.saved ?? [])]
      this.loaded = savedBuild.id
      toast(say('builder-saved', { name: savedBuild.name }))
    })
  }

  async updateSaved(id: string, change: { name?: string; content?: boolean }): Promise<void> {
    await this.keep(async () => {
      const old = this.saved?.find((build) => build.id === id)
      if (!old) return
      const loadout = change.content ? copyOf(this.loadout) : old.loadout
      const savedBuild = await api.replaceLoadout(id, { loadout, name: change.name ?? old.name, side: old.side })
      this.saved = [savedBuild, ...(this.saved ?? []).filter((build) => build.id !== id)]
      if (change.content) this.loaded = id
    })
  }

  async deleteSaved(id: string): Promise<void> {
    await this.keep(async () => {
      await api.deleteLoadout(id)
      this.saved = (this.saved ?? []).filter((build) => build.id !== id)
      if (this.loaded === id) this.loaded = null
    })
  }

  private savePayload(name: string) {
    return { loadout: copyOf(this.loadout), name: name.trim(), side: this.limits!.side }
  }

  private checkLater(ms: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.requestCheck(), ms)
  }

  /** Run requests sequentially, so that an older response never arrives last. */
  private inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.line.then(work)
    this.line = done
    return done
  }

  /** Return whether nothing has been changed or requested since the given round. */
  private isUpToDate(round: number): boolean {
    return round === this.round && !this.timer
  }

  /** Send the loadout as it is at the time of the call. A later change is sent afterwards. */
  private async ask(loadout: Loadout, request: (loadout: Loadout) => Promise<ServerState>): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    const round = ++this.round
    this.busy = true
    await this.inTurn(async () => {
      try {
        const state = await request(loadout)
        if (state.ready) this.locked = loadout
        if (this.isUpToDate(round)) this.applyState(state)
      } catch (error) {
        if (isTooLate(error)) return
        if (error instanceof Problem && error.status === 422) this.checkLater(0)
        else if (this.stale && !this.timer && !this.closed) this.checkLater(AGAIN)
        toastError(error)
      }
    })
    this.busy = false
  }

  private async keep(work: () => Promise<void>): Promise<void> {
    this.busy = true
    await work().catch(toastError)
    this.busy = false
  }

  private applyState(state: ServerState): void {
    this.limits = state.limits
    this.report = state.report
    this.ready = state.ready
    this.stale = false
    this.problem = null
    if (state.ready) this.locked = this.loadout
  }

  private handleError(error: unknown): void {
    this.problem = error instanceof Problem ? error : new Problem(0, say('builder-failed'), String(error), [])
    const passing = [0, 429, 502, 503, 504].includes(this.problem.status)
    if (passing && this.limits && !this.closed) this.checkLater(AGAIN)
  }
}

/** Return whether a change failed because the match has begun. If so, notify the player. */
function isTooLate(error: unknown): boolean {
  const isTooLate = error instanceof Problem && error.kind === 'not-in-lobby'
  if (isTooLate) toast(say('builder-too-late'), 'error', LONG)
  return isTooLate
}
