// The layers of each cue: tones and noises that sound together.

/** A filter: its kind, its frequency at the beginning and at the end of the sound, and its Q. */
export type Filter = readonly [kind: BiquadFilterType, from: number, to: number, narrow?: number]

/** A layer of a cue. Times are in seconds from the beginning of the cue; pitches are in Hz. */
export interface Layer {
  readonly wave: OscillatorType | 'noise'
  readonly at: number
  readonly length: number
  /** The peak volume. */
  readonly gain: number
  /** The pitch at the beginning and at the end; absent for noise. */
  readonly pitch?: readonly [from: number, to: number]
  /** The attack time; percussive sounds have none. */
  readonly swell?: number
  /** The time at full volume before the sound fades; for blown sounds. */
  readonly hold?: number
  readonly filter?: Filter
}

const STRUCK_ATTACK = 0.002

const tone = (wave: OscillatorType, pitch: number, at: number, length: number, gain: number): Layer => ({
  wave,
  pitch: [pitch, pitch],
  at,
  length,
  gain,
  swell: STRUCK_ATTACK,
})

const noise = (filter: Filter, at: number, length: number, gain: number, swell = STRUCK_ATTACK): Layer => ({
  wave: 'noise',
  filter,
  at,
  length,
  gain,
  swell,
})

/** Return a falling sine tone, like a blow on something heavy. */
const fall = (from: number, to: number, at: number, length: number, gain: number): Layer => ({
  ...tone('sine', from, at, length, gain),
  pitch: [from, to],
})

/** Return several simultaneous pitches for a hollow or bright sound; the higher ones are shorter. */
const ringing = (pitch: number, partials: readonly number[], at: number, length: number, gain: number): Layer[] =>
  partials.map((partial, n) => tone('sine', pitch * partial, at, length / (1 + 0.55 * n), gain / (1 + 0.8 * n)))

/** Return a muted horn: a reedy wave through a closing filter. */
const horn = (pitch: number, at: number, length: number, gain: number): Layer => ({
  ...tone('sawtooth', pitch, at, length, gain),
  swell: 0.03,
  hold: length * 0.45,
  filter: ['lowpass', pitch * 5, pitch * 1.6, 0.7],
})

const GLASS = [1, 2.32, 4.25]
const BRASS = [1, 1.48, 2.41, 3.3]
const KETTLE = [1, 1.5, 1.98, 2.44]
const BELL = [1, 2, 2.76]

/** The crackles of a fire, each with its time and volume. */
const CRACKS = [
  [0.05, 0.5],
  [0.11, 0.9],
  [0.15, 0.4],
  [0.24, 0.7],
  [0.31, 0.3],
  [0.43, 0.45],
] as const

/** The fibres of a sheet, one after another. */
const FIBRES = Array.from({ length: 9 }, (_, n) =>
  noise(['bandpass', 1700 + 330 * n, 2100 + 330 * n, 1.1], 0.018 * n, 0.05, 0.2 + 0.03 * n),
)

/** All cues, from the least to the most important. If too many would sound simultaneously, the most important ones
 * are played. */
export const CUES = {
  /** A pencil on a ruler: a die has fallen. */
  tick: [noise(['bandpass', 4200, 2600, 1.6], 0, 0.03, 0.55), tone('triangle', 1450, 0, 0.018, 0.14)],
  /** A brass switch: energy. */
  click: [...ringing(1320, BRASS, 0, 0.09, 0.075), noise(['highpass', 3600, 3600], 0, 0.012, 0.15)],
  /** Chalk on slate: a miss. */
  chalk: [
    noise(['bandpass', 2300, 3700, 3.2], 0, 0.11, 0.7, 0.02),
    noise(['bandpass', 3500, 2500, 3.2], 0.12, 0.16, 0.8, 0.03),
  ],
  /** A card is played. */
  tear: [...FIBRES, noise(['highpass', 1400, 3200], 0.01, 0.22, 0.09, 0.06)],
  /** A shield bursts. */
  ping: [...ringing(1865, GLASS, 0, 0.75, 0.13), noise(['highpass', 6000, 6000], 0, 0.03, 0.12)],
  /** A relay switches: a shot. */
  thunk: [
    fall(190, 62, 0, 0.19, 0.24),
    noise(['lowpass', 1500, 260], 0, 0.07, 0.3),
    noise(['bandpass', 2600, 1700, 1.4], 0.045, 0.03, 0.3),
  ],
  /** A hull burns. */
  burn: [
    noise(['lowpass', 900, 170], 0, 0.6, 0.5, 0.012),
    fall(105, 42, 0, 0.34, 0.13),
    ...CRACKS.map(([at, volume]) => noise(['highpass', 2400, 1900], at, 0.022, 0.2 * volume)),
  ],
  /** A muffled drum: a ship is lost. */
  timpani: [
    ...ringing(98, KETTLE, 0, 1.5, 0.12),
    fall(140, 92, 0, 0.2, 0.07),
    noise(['lowpass', 560, 130], 0, 0.14, 0.25, 0.006),
  ],
  defeat: [
    horn(220, 0, 0.5, 0.15),
    horn(207.7, 0.36, 0.5, 0.15),
    horn(146.8, 0.72, 1.1, 0.15),
    horn(174.6, 0.72, 1, 0.08),
  ],
  victory: [
    horn(392, 0, 0.2, 0.13),
    horn(392, 0.16, 0.2, 0.13),
    horn(523.3, 0.32, 1.2, 0.11),
    horn(659.3, 0.32, 1.15, 0.08),
    horn(784, 0.32, 1.1, 0.07),
  ],
  /** A ship's bell, struck twice: your move. */
  call: [...ringing(659.3, BELL, 0, 0.55, 0.13), ...ringing(880, BELL, 0.17, 0.95, 0.14)],
} satisfies Readonly<Record<string, readonly Layer[]>>

export type Cue = keyof typeof CUES

const ORDER = Object.keys(CUES)

/** Return the importance of a cue. */
export function weightOf(cue: Cue): number {
  return ORDER.indexOf(cue)
}
