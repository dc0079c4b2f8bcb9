// Loads the sound of a table after the user's first gesture there. A page that is only viewed does not load it.
import { onGesture } from '../../ui/sound/gesture'
import type { Score } from './sounds'
import type { Table } from '../state/table.svelte'

/** Play the sounds of a table from the first gesture on. Return a function that stops them. */
export function enableSounds(table: Table): () => void {
  const controller = new AbortController()
  onGesture(
    controller.signal,
    (audio) => void startSounds(table, audio, controller.signal).catch(() => void audio.suspend()),
  )
  return () => controller.abort()
}

const SILENT: Score = { cues: () => [] }

/** Load and start the sounds. If loading fails, the table stays silent. */
async function startSounds(table: Table, audio: AudioContext, signal: AbortSignal): Promise<void> {
  const [{ playSoundtrack }, score] = await Promise.all([import('./soundtrack.svelte'), table.game.score?.()])
  if (!signal.aborted) signal.addEventListener('abort', playSoundtrack(table, score ?? SILENT, audio))
}
