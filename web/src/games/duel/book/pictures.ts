// The pictures on Card Duel's page: a die, or a card of a side. A card without a value is face down.
export interface Shown {
  side: string
  value?: number
  hollow?: boolean
  die?: string
}

const card = (side: string, value?: number, hollow = false): Shown => ({ side, hollow, ...(value && { value }) })
const die = (face: number): Shown => ({ side: '', die: String(face) })

export const PICTURES: Readonly<Record<string, readonly Shown[]>> = {
  hand: [card('red', 14), card('red', 7)],
  die: [1, 3, 4, 6].map(die),
  provoked: [card('red', 14), card('blue', 9), card('blue', undefined, true)],
  teams: [card('red'), card('blue'), card('red', undefined, true), card('blue', undefined, true)],
}
