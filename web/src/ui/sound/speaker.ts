// The loudspeaker: open only while something sounds, since an open one keeps a device awake.
import type { Cue } from './cues'
import { Desk } from './desk'

/** Milliseconds after the last sound until it is shut. */
const IDLE = 2000
/** So many milliseconds late a cue tells of what is long over. */
const LATE = 400

export class Speaker {
  private readonly desk: Desk
  private idle: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly audio: AudioContext) {
    this.desk = new Desk(audio)
    this.rest()
  }

  set volume(percent: number) {
    this.desk.volume = percent
  }

  async play(cue: Cue): Promise<void> {
    clearTimeout(this.idle)
    const asked = performance.now()
    await this.audio.resume().catch(() => undefined)
    if (this.audio.state !== 'running') return // it was closed meanwhile, or the browser does not allow it
    if (performance.now() < asked + LATE) this.desk.play(cue)
    this.rest()
  }

  /** Whoever opened it shuts it for good. */
  end(): void {
    clearTimeout(this.idle)
  }

  private rest(): void {
    clearTimeout(this.idle)
    this.idle = setTimeout(() => void this.audio.suspend(), 1000 * this.desk.left + IDLE)
  }
}
