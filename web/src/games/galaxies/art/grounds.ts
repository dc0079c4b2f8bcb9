// The backgrounds of the motifs: rays for the ISN, torn plates for the Wretch. They extend beyond the frame.
import { poly } from './shapes'

const RAYS = 18
const FAR = 400

function ray(index: number): string {
  const [from, to] = [2 * index, 2 * index + 1].map((n) => ((n + 0.5) / (2 * RAYS)) * 2 * Math.PI)
  const pointAt = (turn: number) => `${Math.round(60 + FAR * Math.cos(turn))},${Math.round(34 + FAR * Math.sin(turn))}`
  return poly(`60,34 ${pointAt(from!)} ${pointAt(to!)}`)
}

const BLOCKS = [
  '-240,-40 20,-40 24,-8 16,2 22,14 14,24 20,36 -12,32 -30,38 -60,30 -240,34',
  '30,-40 104,-40 100,-6 108,6 102,16 88,12 76,18 60,12 44,17 34,10 28,-6',
  '-240,44 -40,42 -20,48 6,42 30,48 40,44 44,54 38,62 42,100 -240,100',
  '54,100 58,62 52,52 56,40 70,44 84,38 98,44 112,36 130,42 300,40 300,100',
  '118,-40 300,-40 300,26 140,26 126,20 118,26 112,12 120,0',
]

export const GROUNDS: Readonly<Record<string, string>> = {
  isn: Array.from({ length: RAYS }, (_, i) => ray(i)).join(''),
  wretch: BLOCKS.map(poly).join(''),
}
