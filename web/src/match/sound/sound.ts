// Sound at a table: all of it comes once the person has done something there, so that whoever only looks in fetches nothing.
import { onGesture } from '../../ui/sound/gesture'
import type { Score } from './sounds'
import type { Table } from '../state/table.svelte'

/** Lets a table be heard from the first gesture on; returns how to end that. */
export function sounding(table: Table): () => void {
  const ended = new AbortController()
  onGesture(ended.signal, (audio) => void heard(table, audio, ended.signal).catch(() => void audio.suspend()))
  return () => ended.abort()
}

const SILENT: Score = { cues: () => [] }

/** What cannot be fetched is not missed: the table stays silent. */
async function heard(table: Table, audio: AudioContext, ended: AbortSignal): Promise<void> {
  const [{ follow }, score] = await Promise.all([import('./soundtrack.svelte'), table.game.score?.()])
  if (!ended.aborted) ended.addEventListener('abort', follow(table, score ?? SILENT, audio))
}
