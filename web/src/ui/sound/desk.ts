// The mixing desk, which plays a few cues simultaneously at the chosen volume.
import { CUES, weightOf, type Cue } from './cues'
import { playLayers } from './synth'

/** The number of cues that can sound simultaneously. */
export const VOICES = 3
/** The minimum time between two cues in seconds, unless the second one is more important. */
const MIN_INTERVAL = 0.09
/** The fade time of a stopped voice in seconds; without a fade it would click. */
const FADE = 0.02

interface Voice {
  weight: number
  begins: number
  ends: number
  out: GainNode
}

export class Desk {
  private readonly out: GainNode
  private voices: Voice[] = []

  constructor(private readonly audio: BaseAudioContext) {
    this.out = audio.createGain()
    this.out.connect(audio.destination)
  }

  /** The perceived volume, from 0 to 100. */
  set volume(percent: number) {
    this.out.gain.value = (percent / 100) ** 2
  }

  /** The number of seconds until all current sounds have ended. */
  get secondsLeft(): number {
    return Math.max(0, ...this.voices.map(({ ends }) => ends - this.audio.currentTime))
  }

  /** Play a cue; return whether it sounds. If all voices are busy, it replaces a less important one or does not
   * sound. */
  play(cue: Cue): boolean {
    const now = this.audio.currentTime
    const weight = weightOf(cue)
    this.voices = this.voices.filter(({ ends }) => ends > now)
    if (this.voices.some((voice) => voice.weight >= weight && now < voice.begins + MIN_INTERVAL)) return false
    if (this.voices.length >= VOICES && !this.freeVoice(weight, now)) return false
    const out = this.audio.createGain()
    out.connect(this.out)
    this.voices.push({ weight, begins: now, ends: playLayers(this.audio, CUES[cue], out, now), out })
    return true
  }

  /** Stop the oldest of the least important voices, unless it is more important than `weight`. Return whether a voice
   * was stopped. */
  private freeVoice(weight: number, now: number): boolean {
    const leastImportant = this.voices.reduce((a, b) => (b.weight < a.weight ? b : a))
    if (leastImportant.weight > weight) return false
    leastImportant.out.gain.setTargetAtTime(0, now, FADE / 4)
    this.voices = this.voices.filter((voice) => voice !== leastImportant)
    return true
  }
}
