// A queue of what happened, shown one thing after another; the view that belongs to it appears at the end.
import type { Happening, View } from '../protocol/core'
import { onStage } from '../games/galaxies/stage'

export interface Scene {
  happening: Happening
  duration: number
}

export interface PlaybackHooks {
  show(view: View): void
  scene(scene: Scene | null): void
  /** A happening that is not shown, because the show hurries, was skipped or is switched off. */
  passed(happening: Happening): void
  idle(): void
}

export interface Clock {
  set(run: () => void, ms: number): unknown
  clear(handle: unknown): void
}

/** `calm` shows stills, `off` shows nothing but the outcome. */
export type Speed = 'full' | 'fast' | 'calm' | 'off'

const PACE: Record<Speed, number> = { full: 1, fast: 0.45, calm: 0.45, off: 0 }

export function isSpeed(value: unknown): value is Speed {
  return typeof value === 'string' && Object.hasOwn(PACE, value)
}

interface Entry {
  view: View
  happenings: Happening[]
}

const DURATIONS: Record<string, number> = {
  attack: 3600,
  settled: 60,
  rerolled: 3300,
  covered: 1100,
  missed: 700,
  roll: 1500,
  moved: 240,
  launched: 650,
  damage: 800,
  shields: 450,
  repaired: 450,
  destroyed: 950,
  'card-lost': 900,
  escaped: 1000,
  points: 1900,
  core: 1600,
  'core-kept': 1600,
  turn: 1200,
  phase: 250,
  played: 1700,
  attached: 700,
  detached: 500,
  revealed: 1500,
  tile: 1000,
  asteroid: 380,
  control: 1100,
  reshuffled: 700,
  activated: 500,
  energy: 160,
  result: 1700,
}
const OTHERS = 90
/** With this many happenings waiting, the show hurries; far behind, it jumps. */
const HURRY = [
  [60, 0],
  [25, 0.25],
  [12, 0.5],
] as const

const realClock: Clock = {
  set: (run, ms) => setTimeout(run, ms),
  clear: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
}

export function durationOf(happening: Happening): number {
  return DURATIONS[happening.kind] ?? OTHERS
}

export class Playback {
  speed: Speed = 'full'
  private queue: Entry[] = []
  private current: { entry: Entry; at: number; timer: unknown } | null = null
  private stage: View | null = null

  constructor(
    private readonly hooks: PlaybackHooks,
    private readonly clock: Clock = realClock,
    private readonly hidden: () => boolean = () => typeof document !== 'undefined' && document.hidden,
  ) {}

  get playing(): boolean {
    return this.current !== null
  }

  /** Jumps to a view without a show: on joining, or after a gap. */
  reset(view: View): void {
    this.stop()
    this.queue = []
    this.stage = view
    this.hooks.scene(null)
    this.hooks.show(view)
    this.hooks.idle()
  }

  push(view: View, happenings: Happening[]): void {
    this.queue.push({ view, happenings })
    if (!this.current) this.next()
  }

  /** Ends the show at once: the newest view stands. */
  skip(): void {
    const rest = [
      ...(this.current?.entry.happenings.slice(this.current.at + 1) ?? []),
      ...this.queue.flatMap((e) => e.happenings),
    ]
    const last = this.queue.at(-1) ?? this.current?.entry
    if (!last) return
    rest.forEach((happening) => this.hooks.passed(happening))
    this.reset(last.view)
  }

  private stop(): void {
    if (this.current) this.clock.clear(this.current.timer)
    this.current = null
  }

  private get waiting(): number {
    return this.queue.reduce((sum, entry) => sum + entry.happenings.length, 0)
  }

  private pace(): number {
    if (this.hidden()) return 0
    const behind = this.waiting
    const hurry = HURRY.find(([count]) => behind >= count)?.[1] ?? 1
    return hurry * PACE[this.speed]
  }

  private next(): void {
    const entry = this.queue.shift()
    if (!entry) {
      this.current = null
      this.hooks.scene(null)
      this.hooks.idle()
      return
    }
    this.current = { entry, at: -1, timer: null }
    this.advance()
  }

  private advance(): void {
    const current = this.current
    if (!current) return
    const pace = this.pace()
    let happening = current.entry.happenings[++current.at]
    while (happening && pace === 0) {
      this.hooks.passed(happening)
      happening = current.entry.happenings[++current.at]
    }
    if (!happening) {
      this.stage = current.entry.view
      this.hooks.show(current.entry.view)
      this.next()
      return
    }
    this.play(happening, durationOf(happening) * pace)
  }

  private play(happening: Happening, duration: number): void {
    this.hooks.scene({ happening, duration })
    if (this.stage) {
      this.stage = onStage(this.stage, happening)
      this.hooks.show(this.stage)
    }
    this.current!.timer = this.clock.set(() => this.advance(), duration)
  }
}
