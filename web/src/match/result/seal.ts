// Stores the seals of the dice while a match is played, and compares them after its end.
import { storeValue, loadValue } from '../../ui/browser/storage'
import type { CoreView, Seal } from '../../protocol/core'

const KEY = 'galaxies.seals'
/** The maximum number of stored matches, of which the newest are kept, and of seals per match. Each restore adds a
 * seal. */
const MAX_MATCHES = 60
const MAX_SEALS = 12

export type Verdict = 'checked' | 'later' | 'differs' | 'unknown' | 'unchecked'

type StoredSeals = [match: string, ...seals: string[]][]

function storedSeals(): StoredSeals {
  try {
    const stored: unknown = JSON.parse(loadValue(KEY) || '[]')
    return Array.isArray(stored) ? stored.filter((entry): entry is StoredSeals[number] => Array.isArray(entry)) : []
  } catch {
    return []
  }
}

/** Return the seals in a view: the first one, and those that the server posts in the chat after a restore. */
function sealsIn(view: CoreView): string[] {
  const lines = view.chat.filter((line) => line.seat === '')
  return [view.commitment ?? '', ...lines.flatMap(({ text }) => text.match(/\b[0-9a-f]{64}\b/g) ?? [])]
}

/** Store the seals of a match in progress, in addition to those stored earlier. */
export function storeSeals(view: CoreView): void {
  if (!view.commitment || view.status === 'finished') return
  const stored = storedSeals()
  const ownSeals = stored.find(([match]) => match === view.match)?.slice(1) ?? []
  const seals = [...new Set([...ownSeals, ...sealsIn(view)])].slice(0, MAX_SEALS)
  if (seals.length === ownSeals.length) return
  storeValue(
    KEY,
    JSON.stringify([...stored.filter(([match]) => match !== view.match), [view.match, ...seals]].slice(-MAX_MATCHES)),
  )
}

/** Compare the seeds of a finished match with its stored seals. */
export async function checkSeals(match: string, seals: readonly Seal[]): Promise<Verdict> {
  const ownSeals = storedSeals()
    .find(([storedMatch]) => storedMatch === match)
    ?.slice(1)
  if (ownSeals?.some((seal) => !seals.some(({ commitment }) => commitment === seal))) return 'differs'
  if (globalThis.crypto?.subtle)
    for (const { commitment, seed } of seals) if ((await digest(seed)) !== commitment) return 'differs'
  if (!ownSeals) return 'unknown'
  if (!seals.every(({ commitment }) => ownSeals.includes(commitment))) return 'later'
  return globalThis.crypto?.subtle ? 'checked' : 'unchecked' // a page without https cannot compute digests
}

async function digest(seed: string): Promise<string> {
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
