import { seatTones } from '../../../match/game/defaults'

const TONES: Record<string, string[]> = {
  isn: ['var(--isn)', 'var(--isn-2)'],
  wretch: ['var(--wretch)', 'var(--wretch-2)'],
}

export function sideTone(side: string, index = 0): string {
  const tones = TONES[side.toLowerCase()] ?? ['var(--violet)', 'var(--dim)']
  return tones[index % tones.length]!
}

export const seatTone = seatTones(sideTone)

const INKS: Record<string, string> = { isn: 'var(--print-isn)', wretch: 'var(--print-wretch)' }

/** Return the second ink of a side's pictures, in addition to black. */
export const printInk = (side: string) => INKS[side.toLowerCase()] ?? 'var(--print-other)'

export function facesSouth(side: string | undefined): boolean {
  return side?.toLowerCase() === 'wretch'
}
