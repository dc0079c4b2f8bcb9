import { seatTones } from '../../../play/plain'

const TONES: Record<string, string[]> = {
  isn: ['var(--isn)', 'var(--isn-2)'],
  wretch: ['var(--wretch)', 'var(--wretch-2)'],
}

export function sideTone(side: string, index = 0): string {
  const tones = TONES[side.toLowerCase()] ?? ['var(--violet)', 'var(--gold)']
  return tones[index % tones.length]!
}

export const seatTone = seatTones(sideTone)

export function facesSouth(side: string | undefined): boolean {
  return side?.toLowerCase() === 'wretch'
}
