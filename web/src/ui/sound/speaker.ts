// The audio output. It runs only while something sounds, because a running context keeps the device awake.
import type { Cue } from './cues'
import { Desk } from './desk'

/** The time from the last sound until the context is suspended, in milliseconds. */
const IDLE_TIME = 2000
/** The delay in milliseconds after which a cue is dropped as too late. */
const MAX_LATENESS = 400

export class Speaker {
  private readonly desk: Desk
  private idleTimer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly audio: AudioContext) {
    this.desk = new Desk(audio)
    this.suspendLater()
  }

  set volume(percent: number) {
    this.desk.volume = percent
  }

  async play(cue: Cue): Promise<void> {
    clearTimeout(this.idleTimer)
    const requestedAt = performance.now()
    await this.audio.resume().catch(() => undefined)
    if (this.audio.state !== 'running') return // closed in the meantime, or not allowed by the browser
    if (performance.now() < requestedAt + MAX_LATENESS) this.desk.play(cue)
    this.suspendLater()
  }

  /** Stop the timer. The caller closes the audio context. */
  end(): void {
    clearTimeout(this.idleTimer)
  }

  private suspendLater(): void {
    clearTimeout(this.idleTimer)
    this.idleTimer = setTimeout(() => void this.audio.suspend(), 1000 * this.desk.secondsLeft + IDLE_TIME)
  }
}
