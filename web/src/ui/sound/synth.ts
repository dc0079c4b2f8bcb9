// A small synthesizer. A cue consists of several simultaneous tones and noises. Small libraries play one tone per
// sound, and open the audio output as soon as they are loaded.
import type { Filter, Layer } from './cues'

/** A volume that counts as silent, because an exponential fade never reaches zero. */
const SILENT = 0.0001
const SECOND = 1

/** The noise of each audio context, created once. */
const noises = new WeakMap<BaseAudioContext, AudioBuffer>()

/** Return a second of noise from a deterministic generator, so that it is the same everywhere. */
function noiseOf(audio: BaseAudioContext): AudioBuffer {
  const cached = noises.get(audio)
  if (cached) return cached
  const buffer = audio.createBuffer(1, audio.sampleRate * SECOND, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  let seed = 1
  for (let n = 0; n < samples.length; n++) {
    seed = (seed * 16807) % 2147483647
    samples[n] = (2 * seed) / 2147483647 - 1
  }
  noises.set(audio, buffer)
  return buffer
}

/** Change a parameter from one value to another while a layer sounds. */
function glide(param: AudioParam, [from, to]: readonly [number, number], at: number, length: number): void {
  param.setValueAtTime(from, at)
  if (to !== from) param.exponentialRampToValueAtTime(to, at + length)
}

function createOscillator(audio: BaseAudioContext, wave: OscillatorType, layer: Layer, at: number): OscillatorNode {
  const source = audio.createOscillator()
  source.type = wave
  if (layer.pitch) glide(source.frequency, layer.pitch, at, layer.length)
  source.start(at)
  return source
}

function createNoise(audio: BaseAudioContext, layer: Layer, at: number): AudioBufferSourceNode {
  const source = audio.createBufferSource()
  source.buffer = noiseOf(audio)
  source.loop = true
  source.start(at, layer.at % SECOND) // different parts of the noise sound different
  return source
}

function createFilter(
  audio: BaseAudioContext,
  [kind, from, to, narrow]: Filter,
  at: number,
  length: number,
): AudioNode {
  const filter = audio.createBiquadFilter()
  filter.type = kind
  if (narrow) filter.Q.value = narrow
  glide(filter.frequency, [from, to], at, length)
  return filter
}

function playLayer(audio: BaseAudioContext, layer: Layer, out: AudioNode, at: number): void {
  const { wave, length, gain, swell = 0, hold = 0, filter } = layer
  const source = wave === 'noise' ? createNoise(audio, layer, at) : createOscillator(audio, wave, layer, at)
  const volume = audio.createGain()
  volume.gain.setValueAtTime(SILENT, at)
  volume.gain.linearRampToValueAtTime(gain, at + swell)
  volume.gain.setValueAtTime(gain, at + swell + hold)
  volume.gain.exponentialRampToValueAtTime(SILENT, at + length)
  const filtered = filter ? source.connect(createFilter(audio, filter, at, length)) : source
  filtered.connect(volume).connect(out)
  source.stop(at + length)
}

/** Play all layers from the given time on; return the time at which the last one ends. */
export function playLayers(audio: BaseAudioContext, layers: readonly Layer[], out: AudioNode, at: number): number {
  for (const layer of layers) playLayer(audio, layer, out, at + layer.at)
  return at + Math.max(...layers.map((layer) => layer.at + layer.length))
}
