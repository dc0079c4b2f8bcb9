// What flies and shines in the picture behind the pages; a ship's nose is up, its middle at 0,0.
interface Shape {
  /** Middle and half width of each on the right side; the left one mirrors it. */
  flames: [number, number, number][]
  body: string
  plates: string
}

const SHAPES = {
  cruiser: {
    flames: [
      [0.32, 2.3, 0.2],
      [0.98, 1.98, 0.16],
    ],
    body: 'M0 -2.3L0.2 -2.2L0.38 -1.55L0.5 -0.95L0.98 -0.7L1.08 -0.2L1.62 0.05L1.7 0.95L1.36 1.2L1.2 1.75L0.72 1.72L0.62 2.05L0 2.1L-0.62 2.05L-0.72 1.72L-1.2 1.75L-1.36 1.2L-1.7 0.95L-1.62 0.05L-1.08 -0.2L-0.98 -0.7L-0.5 -0.95L-0.38 -1.55L-0.2 -2.2Z',
    plates:
      'M0 -1.7L0.2 -1.4L0.3 -0.3L0.24 0.5L0 0.62L-0.24 0.5L-0.3 -0.3L-0.2 -1.4ZM0 0.8L0.44 0.86L0.5 1.5L0 1.62L-0.5 1.5L-0.44 0.86Z',
  },
  frigate: {
    flames: [[0.4, 1.57, 0.13]],
    body: 'M0 -1.62L0.12 -1.3L0.2 -0.6L0.6 -0.28L0.66 0.2L0.3 0.4L0.3 0.78L0.58 1.1L0.56 1.44L0.2 1.36L0 1.52L-0.2 1.36L-0.56 1.44L-0.58 1.1L-0.3 0.78L-0.3 0.4L-0.66 0.2L-0.6 -0.28L-0.2 -0.6L-0.12 -1.3Z',
    plates: 'M0 -0.7L0.12 -0.5L0.14 0.3L0 0.42L-0.14 0.3L-0.12 -0.5Z',
  },
  fighter: {
    flames: [[0.09, 0.64, 0.08]],
    body: 'M0 -0.7L0.13 -0.3L0.66 0.26L0.66 0.46L0.24 0.34L0.18 0.58L0 0.5L-0.18 0.58L-0.24 0.34L-0.66 0.46L-0.66 0.26L-0.13 -0.3Z',
    plates: 'M0 -0.3L0.07 -0.1L0.06 0.2L0 0.24L-0.06 0.2L-0.07 -0.1Z',
  },
  raider: {
    flames: [
      [0.2, 1.44, 0.2],
      [0.9, 2.02, 0.16],
    ],
    body: 'M0 -1L0.34 -1.14L0.66 -1.75L1.1 -2.18L1.56 -2.02L1.3 -1.5L1.16 -0.85L1.5 -0.3L1.56 0.42L1.1 0.98L1.2 1.5L1.7 2L1.12 2.1L0.6 1.62L0.34 1.1L0 1.3L-0.34 1.1L-0.6 1.62L-1.12 2.1L-1.7 2L-1.2 1.5L-1.1 0.98L-1.56 0.42L-1.5 -0.3L-1.16 -0.85L-1.3 -1.5L-1.56 -2.02L-1.1 -2.18L-0.66 -1.75L-0.34 -1.14Z',
    plates: 'M0 -0.62L0.36 -0.5L0.5 0.1L0.3 0.62L0 0.72L-0.3 0.62L-0.5 0.1L-0.36 -0.5Z',
  },
  corsair: {
    flames: [
      [0.1, 1.54, 0.1],
      [0.5, 1.4, 0.1],
    ],
    body: 'M0 -1.2L0.24 -1.3L0.56 -1.56L0.66 -1.2L0.36 -0.9L0.3 -0.5L0.74 -0.5L0.74 -0.14L0.3 0.04L0.3 0.5L0.7 0.9L0.62 1.4L0.28 1.06L0.16 1.44L0 1.4L-0.16 1.44L-0.28 1.06L-0.62 1.4L-0.7 0.9L-0.3 0.5L-0.3 0.04L-0.74 -0.14L-0.74 -0.5L-0.3 -0.5L-0.36 -0.9L-0.66 -1.2L-0.56 -1.56L-0.24 -1.3Z',
    plates: 'M0 -0.8L0.14 -0.6L0.14 0.7L0 0.86L-0.14 0.7L-0.14 -0.6Z',
  },
  drone: {
    flames: [[0.08, 0.7, 0.08]],
    body: 'M0 -0.06L0.28 -0.2L0.5 -0.68L0.66 -0.52L0.62 0L0.36 0.4L0.16 0.5L0.12 0.66L0 0.6L-0.12 0.66L-0.16 0.5L-0.36 0.4L-0.62 0L-0.66 -0.52L-0.5 -0.68L-0.28 -0.2Z',
    plates: 'M0 0.08L0.2 0.02L0.14 0.3L0 0.4L-0.14 0.3L-0.2 0.02Z',
  },
} satisfies Record<string, Shape>

interface Flying {
  shape: Shape
  tone: string
  x: number
  y: number
  turn: number
  size: number
}

export const SHIPS: Flying[] = [
  { shape: SHAPES.cruiser, tone: 'var(--sky-blue)', x: 300, y: 690, turn: 62, size: 34 },
  { shape: SHAPES.frigate, tone: 'var(--sky-teal)', x: 470, y: 780, turn: 64, size: 22 },
  { shape: SHAPES.fighter, tone: 'var(--sky-blue)', x: 460, y: 650, turn: 60, size: 20 },
  { shape: SHAPES.fighter, tone: 'var(--sky-blue)', x: 520, y: 690, turn: 60, size: 20 },
  { shape: SHAPES.raider, tone: 'var(--sky-red)', x: 1210, y: 190, turn: 242, size: 32 },
  { shape: SHAPES.corsair, tone: 'var(--sky-amber)', x: 1060, y: 150, turn: 240, size: 22 },
  { shape: SHAPES.drone, tone: 'var(--sky-red)', x: 1060, y: 250, turn: 243, size: 20 },
  { shape: SHAPES.drone, tone: 'var(--sky-red)', x: 1010, y: 215, turn: 243, size: 20 },
]

/** Scattered evenly, and always alike. */
export const STARS = Array.from({ length: 90 }, (_, i) => ({
  x: (i * 719) % 1440,
  y: (i * 329) % 900,
  r: 0.5 + (i % 10) / 9,
  opacity: 0.25 + (i % 5) * 0.12,
}))
