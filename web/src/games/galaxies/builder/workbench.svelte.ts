// A fleet and deck under work: kept in step with the server, which alone knows what is legal.
import type { Build, BuildLimits, BuildReport, MatchSeat, SavedBuild } from '../../../protocol/core'
import { api } from '../api'
import { Problem } from '../../../play/http'
import { buildOf, knownAs, NOTHING, sameBuild } from './builds'
import { toast, toastError } from '../../../kit/toasts.svelte'

export interface Told {
  limits: BuildLimits
  report: BuildReport
  ready: boolean
}

/** Where a build is worked on: at a seat of a match, or for later. */
export interface Place {
  open: () => Promise<Told & { build: Build }>
  check: (build: Build) => Promise<Told>
  /** Only at a seat: brings the build to the match. */
  lock?: (build: Build) => Promise<Told>
  /** Only at a seat: keeps the build although the page goes away before the answer. */
  part?: (build: Build) => Promise<unknown>
}

export function seatPlace(match: string): Place {
  return {
    open: () => api.build(match),
    check: (build) => api.keepBuild(match, build, false),
    lock: (build) => api.keepBuild(match, build, true),
    part: (build) => api.keepBuild(match, build, false, true),
  }
}

export function freePlace(mission: string, options: Record<string, unknown>, seat: string, start: Build): Place {
  const check = async (build: Build) => ({ ...(await api.checkBuild(mission, options, seat, build)), ready: false })
  return { check, open: async () => ({ ...(await check(start)), build: start }) }
}

const PAUSE = 220
const AGAIN = 3000
const LONG = 12_000

export const TOO_LATE = 'The match has started with the fleet that was locked in; your last change came too late.'
export const CHANGED_ELSEWHERE = 'Your fleet was changed in another window. Here it is as it is now.'

export class Workbench {
  limits = $state.raw<BuildLimits | null>(null)
  build = $state.raw<Build>(NOTHING)
  report = $state.raw<BuildReport | null>(null)
  /** Locked in: the others see this seat as ready. */
  ready = $state(false)
  /** What the server said last is about an older build. */
  stale = $state(false)
  busy = $state(false)
  /** Why there is no builder, or no connection. */
  problem = $state.raw<Problem | null>(null)
  saved = $state.raw<SavedBuild[] | null>(null)
  /** The saved build that was loaded last; saving can go over it. */
  loaded = $state<string | null>(null)
  /** What was locked in before the last change. */
  locked = $state.raw<Build | null>(null)

  readonly mine = $derived(
    (this.saved ?? []).filter((one) => one.side.toLowerCase() === this.limits?.side.toLowerCase()),
  )
  readonly known = $derived(this.limits ? knownAs(this.build, this.limits, this.mine) : undefined)
  readonly empty = $derived(!this.build.fleet.length && !Object.keys(this.build.deck).length)

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
        const [told, saved] = await Promise.all([this.place.open(), api.savedBuilds()])
        this.build = buildOf(told.build)
        this.saved = saved
        this.hear(told)
      } catch (error) {
        this.fail(error)
      }
    })
  }

  /** Leaves the bench; the last change is told first, and its answer waited for. */
  async close(): Promise<void> {
    this.closed = true
    if (this.timer) await this.send()
    else if (this.stale || this.busy) await this.line
  }

  /** The page goes away, perhaps for good: what the server has not confirmed is sent without waiting. */
  part(): void {
    if (this.stale) void this.place.part?.(this.build).catch(() => {})
  }

  /** The seat is gone: nothing that is made here can be told any more. */
  abandon(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.closed = true
    this.round++
  }

  /** What the table says of this seat. If that is not what is known here, another window has changed the build. */
  async heed(choice: MatchSeat['fleet']): Promise<void> {
    await this.inTurn(async () => {
      const round = this.round
      if (!choice || !this.limits || this.stale || this.closed || (choice === 'ready') === this.ready) return
      const told = await this.place.open().catch(() => null)
      if (!told || round !== this.round || this.stale) return
      if (told.ready !== this.ready || !sameBuild(told.build, this.build)) toast(CHANGED_ELSEWHERE)
      this.build = buildOf(told.build)
      this.hear(told)
    })
  }

  /** Takes over another build, whole or in part. */
  change(build: Build): void {
    if (sameBuild(build, this.build)) return
    this.build = buildOf(build)
    this.ready = false
    this.stale = true
    this.later(PAUSE)
  }

  /** Asks the server about the newest build; answers to older ones are dropped. */
  async send(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    const round = ++this.round
    await this.inTurn(async () => {
      if (round !== this.round) return
      try {
        const told = await this.place.check(this.build)
        if (this.upToDate(round)) this.hear(told)
      } catch (error) {
        if (!tooLate(error)) this.fail(error)
      }
    })
  }

  async lock(): Promise<void> {
    const lock = this.place.lock
    if (lock) await this.ask(this.build, lock)
  }

  async unlock(): Promise<void> {
    await this.ask(this.build, this.place.check)
  }

  /** Goes back to what was locked in. */
  async discard(): Promise<void> {
    const [lock, old] = [this.place.lock, this.locked]
    if (!lock || !old) return
    this.build = old
    this.stale = true
    await this.ask(old, lock)
  }

  async save(name: string): Promise<void> {
    await this.keep(async () => {
      const made = await api.saveBuild(this.named(name))
      this.saved = [made, ...(this.saved ?? [])]
      this.loaded = made.id
      toast(`“${made.name}” is saved.`)
    })
  }

  async replace(id: string, change: { name?: string; build?: boolean }): Promise<void> {
    await this.keep(async () => {
      const old = this.saved?.find((one) => one.id === id)
      if (!old) return
      const content = change.build ? this.build : old
      const made = await api.replaceBuild(id, { ...buildOf(content), name: change.name ?? old.name, side: old.side })
      this.saved = [made, ...(this.saved ?? []).filter((one) => one.id !== id)]
      if (change.build) this.loaded = id
    })
  }

  async forget(id: string): Promise<void> {
    await this.keep(async () => {
      await api.deleteBuild(id)
      this.saved = (this.saved ?? []).filter((one) => one.id !== id)
      if (this.loaded === id) this.loaded = null
    })
  }

  private named(name: string) {
    return { ...buildOf(this.build), name: name.trim(), side: this.limits!.side }
  }

  private later(ms: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.send(), ms)
  }

  /** Requests follow one another, so that an old one never has the last word. */
  private inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.line.then(work)
    this.line = done
    return done
  }

  /** Whether nothing has been changed or asked since that round. */
  private upToDate(round: number): boolean {
    return round === this.round && !this.timer
  }

  /** The build is the one of the moment of asking: what is changed meanwhile is told afterwards. */
  private async ask(build: Build, request: (build: Build) => Promise<Told>): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    const round = ++this.round
    this.busy = true
    await this.inTurn(async () => {
      try {
        const told = await request(build)
        if (told.ready) this.locked = build
        if (this.upToDate(round)) this.hear(told)
      } catch (error) {
        if (tooLate(error)) return
        if (error instanceof Problem && error.status === 422) this.later(0)
        else if (this.stale && !this.timer && !this.closed) this.later(AGAIN)
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

  private hear(told: Told): void {
    this.limits = told.limits
    this.report = told.report
    this.ready = told.ready
    this.stale = false
    this.problem = null
    if (told.ready) this.locked = this.build
  }

  private fail(error: unknown): void {
    this.problem = error instanceof Problem ? error : new Problem(0, 'Something went wrong', String(error), [])
    const passing = [0, 429, 502, 503, 504].includes(this.problem.status)
    if (passing && this.limits && !this.closed) this.later(AGAIN)
  }
}

/** Tells why a change is refused once the match has begun; whether that was the fault. */
function tooLate(error: unknown): boolean {
  const late = error instanceof Problem && error.kind === 'not-in-lobby'
  if (late) toast(TOO_LATE, 'error', LONG)
  return late
}
