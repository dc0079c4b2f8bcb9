// Where cues are sounded: a few at a time, and as loud as is wished.
import { CUES, weightOf, type Cue } from './cues'
import { strike } from './synth'

/** So many cues sound at once. */
export const VOICES = 3
/** Seconds between two cues, unless the second one is weightier: no hail of them. */
const APART = 0.09
/** Seconds in which a voice that has to stop fades: cut off, it would click. */
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

  /** From 0 to 100, as it seems to the ear. */
  set volume(percent: number) {
    this.out.gain.value = (percent / 100) ** 2
  }

  /** How many seconds the last of what sounds now will last. */
  get left(): number {
    return Math.max(0, ...this.voices.map(({ ends }) => ends - this.audio.currentTime))
  }

  /** Whether the cue sounds: with too much at once it takes the voice of a slighter one, or does not. */
  play(cue: Cue): boolean {
    const now = this.audio.currentTime
    const weight = weightOf(cue)
    this.voices = this.voices.filter(({ ends }) => ends > now)
    if (this.voices.some((one) => one.weight >= weight && now < one.begins + APART)) return false
    if (this.voices.length >= VOICES && !this.yields(weight, now)) return false
    const out = this.audio.createGain()
    out.connect(this.out)
    this.voices.push({ weight, begins: now, ends: strike(this.audio, CUES[cue], out, now), out })
    return true
  }

  /** Whether the slightest voice, the oldest of them, gives way. */
  private yields(weight: number, now: number): boolean {
    const slightest = this.voices.reduce((one, other) => (other.weight < one.weight ? other : one))
    if (slightest.weight > weight) return false
    slightest.out.gain.setTargetAtTime(0, now, FADE / 4)
    this.voices = this.voices.filter((one) => one !== slightest)
    return true
  }
}
