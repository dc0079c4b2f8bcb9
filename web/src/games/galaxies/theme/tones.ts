import type { CoreView } from '../../../protocol/core'

const TONES: Record<string, string[]> = {
  isn: ['var(--isn)', 'var(--isn-2)'],
  wretch: ['var(--wretch)', 'var(--wretch-2)'],
}

export function sideTone(side: string, index = 0): string {
  const tones = TONES[side.toLowerCase()] ?? ['var(--violet)', 'var(--gold)']
  return tones[index % tones.length]!
}

/** Each seat has its own tone within the family of its side. */
export function seatTone(view: CoreView, seat: string | null | undefined): string {
  const found = seat ? view.seats[seat] : undefined
  if (!found || !seat) return 'var(--dim)'
  const mates = view.teams[found.team]?.seats ?? [seat]
  return sideTone(found.side, Math.max(0, mates.indexOf(seat)))
}

export function facesSouth(side: string | undefined): boolean {
  return side?.toLowerCase() === 'wretch'
}
