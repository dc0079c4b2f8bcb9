// The portraits of Captains, crew and aliens, on a field of 100 by 100 units. A person is put together like a police
// sketch: each has a combination of their own.
import { bar, box, dot, ring, type Art, type Layer } from './shapes'

const SHOULDERS = 'M8 100c2-17 16-24 42-24s40 7 42 24z'
const FACE: Layer[] = [
  ['skin', 'M42 58h16v20c-4 5-12 5-16 0z', 'M31 40c0-14 8-21 19-21s19 7 19 21c0 16-8 28-19 28S31 56 31 40z'],
]
const EYES: Layer = ['line', box(38, 42, 8, 3), box(54, 42, 8, 3), 'M38 37l8 1v2l-8-1zM62 37l-8 1v2l8-1z']
const NOSE: Layer = ['line', 'M49 44h2l2 9h-6z']
const MOUTHS = {
  firm: 'M43 58h14v2.500H43z',
  smile: 'M41 57c5 4 13 4 18 0l-3 6c-4 2-8 2-12 0z',
  wry: 'M43 60l12-3 4 1-15 5z',
}

/** Hair that lies behind the face, and hair or a hat on it. */
const HAIR: Readonly<Record<string, { behind?: string[]; over?: Layer[] }>> = {
  short: { over: [['ink', 'M29 42c-3-20 8-29 21-29s24 9 21 29l-4-11c-10 0-22-2-29-7l-5 8z']] },
  bob: {
    behind: ['M25 66c-4-14-3-54 25-54s29 40 25 54z'],
    over: [['ink', 'M28 46c-2-24 10-32 22-32s24 8 22 32l-4-12c-12 0-22-4-28-9-5 4-8 12-12 21z']],
  },
  long: {
    behind: ['M22 90c0-10 2-20 2-40 0-26 10-38 26-38s26 12 26 38c0 20 2 30 2 40z'],
    over: [['ink', 'M28 48c-3-26 10-34 22-34 14 0 25 10 22 34-4-12-10-20-20-24-8 6-20 10-24 24z']],
  },
  bun: {
    behind: [dot(50, 8, 9)],
    over: [['ink', 'M29 40c-2-20 9-27 21-27s23 7 21 27c-4-9-8-14-14-16-8 2-22 2-28 16z']],
  },
  tail: {
    behind: ['M64 16c18-4 28 12 22 40-2 8-6 12-12 14 6-16 6-32-6-40z'],
    over: [['ink', 'M29 42c-3-20 8-29 21-29s24 9 21 29c-6-8-12-15-20-17-8 2-18 6-22 17z']],
  },
  curls: {
    over: [
      [
        'ink',
        ...[
          [30, 34],
          [32, 24],
          [40, 16],
          [50, 13],
          [60, 16],
          [68, 24],
          [70, 34],
        ].map(([x, y]) => dot(x!, y!, 8)),
      ],
    ],
  },
  crest: { over: [['ink', 'M42 26l-4-16 6 4 2-12 5 9 6-10 2 12 6-3-5 16z']] },
  swept: { over: [['ink', 'M28 42c-5-22 12-32 30-28 16 2 18 14 13 26-2-7-6-11-10-13-12 6-24 2-33 15z']] },
  bald: {},
  peaked: {
    over: [
      ['ink', 'M24 22c4-12 14-16 26-16s22 4 26 16l-4 10H28zM27 31h46l-7 7H34z'],
      ['glow', 'M50 13l2 4 4 1-3 3 1 4-4-2-4 2 1-4-3-3 4-1z'],
    ],
  },
  aviator: {
    over: [
      ['ink', 'M26 66c-6-34 2-56 24-56s30 22 24 56l-7 2V38c-8-8-26-8-34 0v30z'],
      ['glow', ring(40, 24, 8, 5), ring(60, 24, 8, 5)],
      ['line', box(47, 22, 6, 4)],
    ],
  },
  beret: {
    over: [
      ['cloth', 'M22 30c-2-14 12-22 30-20 16 0 28 8 24 20-14 4-38 4-54 0z'],
      ['line', dot(54, 8, 2.5)],
    ],
  },
  fedora: {
    over: [
      ['ink', 'M14 30c10-4 62-4 72 0l-10 6H24zM30 28c0-16 8-20 20-20s20 4 20 20z'],
      ['cloth', 'M30 22c12 3 28 3 40 0v6H30z'],
    ],
  },
  plume: {
    behind: ['M28 62c-4-14 0-44 22-44s26 30 22 44z'],
    over: [
      ['ink', 'M18 28c8-8 20-12 34-12s24 4 30 10c-16 6-48 8-64 2z'],
      ['glow', 'M66 20C72 4 88 0 96 6c-10 2-8 6-16 8 4 2 0 6-14 6z'],
    ],
  },
  cowl: {
    behind: ['M16 100c2-30 6-92 34-92s32 62 34 92z'],
    over: [['line', 'M29 48c-2-24 8-34 21-34s23 10 21 34c-4-18-10-26-21-26s-17 8-21 26z']],
  },
  cap: {
    over: [
      ['cloth', 'M28 34c0-16 8-24 22-24s22 8 22 24z'],
      ['ink', 'M26 33h42l18 6H30z'],
    ],
  },
  kerchief: {
    behind: ['M64 24l24-6-6 10 10 6-26 4z'],
    over: [
      ['cloth', 'M28 36c0-16 8-24 22-24s22 8 22 24c-12-6-32-6-44 0z'],
      ['line', ...[38, 50, 62].map((x) => dot(x, 24, 2))],
    ],
  },
}

const MARKS: Readonly<Record<string, Layer[]>> = {
  glasses: [['line', ring(41, 43, 7.5, 5.5), ring(59, 43, 7.5, 5.5), box(47, 41, 6, 2)]],
  monocle: [
    ['glow', ring(59, 43, 8, 5.5)],
    ['line', bar(66, 47, 70, 78, 1.2)],
  ],
  patch: [['line', 'M52 37h14l-2 12h-9z', bar(33, 30, 66, 40, 2)]],
  visor: [
    ['line', 'M30 36h40v13H54l-4-4-4 4H30z'],
    ['glow', box(34, 40, 32, 3)],
  ],
  moustache: [['line', 'M36 58c2-5 10-6 14-2 4-4 12-3 14 2-5 2-11 2-14-1-3 3-9 3-14 1z']],
  beard: [
    ['ink', 'M31 46l6 8c6-4 20-4 26 0l6-8c2 20-8 30-19 30S29 66 31 46z'],
    ['skin', 'M44 58h12v3H44z'],
  ],
  goatee: [['ink', 'M42 62h16l-3 13h-10z']],
  scar: [['line', 'M62 28l5 22-2 .500-5-22z', box(61, 34, 6, 1.2), box(62, 44, 6, 1.2)]],
  headset: [
    ['ink', ring(50, 34, 25, 22), dot(27, 44, 6)],
    ['line', bar(28, 50, 42, 62, 2)],
    ['glow', dot(43, 62, 2.5)],
  ],
  earrings: [['glow', dot(31, 58, 3), dot(69, 58, 3)]],
  freckles: [['line', ...[36, 39, 42, 58, 61, 64].map((x, i) => dot(x, 51 + (i % 2) * 2, 0.9))]],
  mask: [
    ['paper', 'M33 50h34v10c-4 8-10 10-17 10s-13-2-17-10z'],
    ['line', box(36, 55, 28, 1.2), box(38, 60, 24, 1.2)],
  ],
  lamp: [
    ['line', box(29, 22, 42, 5)],
    ['glow', dot(50, 24, 7)],
    ['line', ring(50, 24, 4, 2.5)],
  ],
}

const COATS: Readonly<Record<string, Layer[]>> = {
  braid: [['glow', 'M30 80l20 18 20-18 4 2-24 22-24-22z', box(12, 88, 16, 3), box(72, 88, 16, 3)]],
  lapels: [
    ['paper', 'M40 77l10 20 10-20z'],
    ['line', 'M50 82l3 4-3 14-3-14z'],
  ],
  fur: [['paper', ...[22, 31, 40, 50, 60, 69, 78].map((x, i) => dot(x, 84 + Math.abs(3 - i) * 1.5, 7))]],
  roll: [['line', 'M38 74h24v8H38z', box(40, 77, 20, 1.2)]],
  scarf: [['glow', 'M34 74h32l2 9H32zM58 82l10 18H56z']],
  zip: [
    ['line', bar(50, 78, 50, 100, 2)],
    ['glow', 'M22 84l10-3v10H22z'],
  ],
  apron: [
    ['paper', 'M34 78h32l6 22H28z'],
    ['line', box(46, 86, 8, 2), box(49, 83, 2, 8)],
  ],
  robe: [['line', 'M50 80l-14 20h4l10-14 10 14h4z']],
}

interface Sketch {
  hair: string
  mouth: keyof typeof MOUTHS
  coat: string
  marks?: readonly string[]
}

/** Draw a person by their sketch. */
function person({ hair, mouth, coat, marks = [] }: Sketch): Art {
  const { behind = [], over = [] } = HAIR[hair]!
  return [
    ['ink', ...behind],
    ['cloth', SHOULDERS],
    ...FACE,
    ...COATS[coat]!,
    EYES,
    NOSE,
    ['line', MOUTHS[mouth]],
    ...over,
    ...marks.flatMap((mark) => MARKS[mark]!),
  ]
}

const SKETCHES: Readonly<Record<string, Sketch>> = {
  'mina-tormelson': { hair: 'bob', mouth: 'smile', coat: 'braid' },
  'dax-ravello': { hair: 'swept', mouth: 'wry', coat: 'scarf', marks: ['goatee'] },
  'sela-ondrake': { hair: 'bun', mouth: 'firm', coat: 'robe', marks: ['earrings'] },
  'professor-orro-bly': { hair: 'curls', mouth: 'smile', coat: 'lapels', marks: ['glasses', 'moustache'] },
  'juno-kestrel': { hair: 'aviator', mouth: 'wry', coat: 'fur' },
  'old-brandt-halloway': { hair: 'peaked', mouth: 'firm', coat: 'braid', marks: ['beard'] },
  'tamsin-veil': { hair: 'long', mouth: 'firm', coat: 'roll', marks: ['patch'] },
  'bram-ironside': { hair: 'bald', mouth: 'firm', coat: 'zip', marks: ['scar', 'moustache'] },
  'finn-corwin': { hair: 'cap', mouth: 'smile', coat: 'zip', marks: ['freckles'] },
  'captain-ilse-morrow': { hair: 'beret', mouth: 'wry', coat: 'lapels', marks: ['monocle'] },
  'rhea-stroud': { hair: 'crest', mouth: 'firm', coat: 'zip', marks: ['visor'] },
  'kolb-the-younger': { hair: 'short', mouth: 'wry', coat: 'roll', marks: ['freckles', 'scar'] },
  'inez-marchetti': { hair: 'tail', mouth: 'smile', coat: 'braid', marks: ['headset'] },
  'doctor-maw': { hair: 'bald', mouth: 'firm', coat: 'apron', marks: ['lamp', 'mask'] },
  'pilgrim-osei': { hair: 'cowl', mouth: 'smile', coat: 'robe', marks: ['beard'] },
  'lady-quill': { hair: 'plume', mouth: 'smile', coat: 'fur', marks: ['earrings'] },
  'perrin-loach': { hair: 'fedora', mouth: 'wry', coat: 'lapels', marks: ['moustache', 'glasses'] },
}

/** The portraits that do not show people. */
const OTHERS: Readonly<Record<string, Art>> = {
  'unit-seven-oh': [
    ['cloth', SHOULDERS],
    ['ink', box(28, 20, 44, 44), box(42, 64, 16, 14), box(48, 6, 4, 14), box(20, 36, 8, 14), box(72, 36, 8, 14)],
    ['glow', dot(50, 6, 5), dot(40, 38, 6), dot(60, 38, 6)],
    ['paper', box(36, 52, 28, 7), 'M36 84h28v10H36z'],
    [
      'line',
      ...[41, 46, 51, 56].map((x) => box(x, 52, 1.5, 7)),
      'M41 86h5v1.500h-3v4.500h-2zM52 86h6v6h-6zM53.500 87.500v3h3v-3z',
    ],
  ],
  'warlord-skarn': [
    ['cloth', 'M2 100c2-22 18-30 48-30s46 8 48 30z'],
    ['ink', 'M24 40C8 36 0 22 4 6c8 14 16 18 30 18zM76 40c16-4 24-18 20-34-8 14-16 18-30 18z'],
    ['skin', 'M26 44c0-20 10-30 24-30s24 10 24 30c0 22-10 36-24 36S26 66 26 44z'],
    ['line', 'M30 36l18 8-2 7-14-5zM70 36l-18 8 2 7 14-5zM36 62h28v5H36z', 'M46 46h8l2 10H44z'],
    ['paper', 'M36 66l3-18 5 18zM64 66l-3-18-5 18z'],
    ['glow', 'M36 44l8 3-1 2-7-3zM64 44l-8 3 1 2 7-3z', ...[14, 30, 70, 86].map((x) => `M${x - 5} 92l5-12 5 12z`)],
  ],
  'chancellor-iphis': [
    ['ink', 'M50 0c16 0 26 8 26 22L66 32H34L24 22C24 8 34 0 50 0z', 'M10 84c0-14 20-18 40-18s40 4 40 18l-6 16H16z'],
    ['skin', 'M34 26c8-6 24-6 32 0 4 20-4 48-16 50-12-2-20-30-16-50z'],
    ['paper', ...[14, 26, 38, 50, 62, 74, 86].map((x, i) => dot(x, 82 - Math.abs(3 - i) * 1.5, 8))],
    [
      'line',
      'M36 42c5-4 9-4 12 0-4 4-9 4-12 0zM52 42c3-4 7-4 12 0-3 4-8 4-12 0zM44 64c4-2 8-2 12 0l-6 3z',
      'M49 46h2l1 10h-4z',
    ],
    ['glow', 'M50 4l5 8-5 10-5-10z', dot(32, 16, 3), dot(68, 16, 3)],
  ],
  'the-pale-choir': [
    ['ink', 'M50 2c30 0 40 30 44 98H6C10 32 20 2 50 2z'],
    ['paper', dot(50, 30, 16), dot(28, 60, 14), dot(72, 60, 14)],
    [
      'line',
      ...[
        [50, 30, 1],
        [28, 60, 0.85],
        [72, 60, 0.85],
      ].flatMap(([x, y, s]) => [
        box(x! - 9 * s!, y! - 5, 6 * s!, 3),
        box(x! + 3 * s!, y! - 5, 6 * s!, 3),
        dot(x!, y! + 6 * s!, 4.5 * s!),
      ]),
    ],
    ['glow', 'M50 78l4 6 6 2-6 3-4 7-4-7-6-3 6-2z'],
  ],
  'brood-mother-ix': [
    ['cloth', 'M10 100c4-20 18-26 40-26s36 6 40 26z'],
    [
      'ink',
      'M50 16c20 0 30 14 26 32-4 16-14 28-26 34-12-6-22-18-26-34-4-18 6-32 26-32z',
      'M38 20C30 6 18 2 8 6c10 2 18 8 24 20zM62 20C70 6 82 2 92 6c-10 2-18 8-24 20z',
    ],
    ['glow', 'M28 34c8-4 16 2 18 14-8 4-18-2-18-14zM72 34c-8-4-16 2-18 14 8 4 18-2 18-14z'],
    [
      'line',
      ...[33, 38, 43].flatMap((x) => [dot(x, 40, 1.6), dot(100 - x, 40, 1.6)]),
      ...[38, 42].flatMap((x) => [dot(x, 45, 1.4), dot(100 - x, 45, 1.4)]),
    ],
    ['paper', 'M46 66c-12 0-18 8-16 20 4-6 10-8 16-8zM54 66c12 0 18 8 16 20-4-6-10-8-16-8z'],
    ['paper', dot(26, 94, 5), dot(50, 92, 5), dot(74, 94, 5)],
  ],
  'the-tithe-collector': [
    ['cloth', SHOULDERS],
    ['skin', 'M34 36h32c2 22-2 40-16 42-14-2-18-20-16-42z'],
    ['ink', 'M22 34h56v6H22zM32 2h36v34H32z'],
    ['cloth', box(32, 26, 36, 6)],
    ['skin', 'M48 46h7l14 20c-2 4-8 4-12 0z'],
    ['line', 'M48 46h2l8 19 11 1c-2 4-8 4-12 0z', box(38, 46, 7, 3), 'M42 70h14v2H42z'],
    ['glow', dot(62, 47, 7), dot(20, 88, 7), dot(30, 93, 7)],
    ['line', ring(62, 47, 5, 4), box(61, 44, 2, 6), ring(20, 88, 5, 4), ring(30, 93, 5, 4)],
  ],
  'echo-without-voice': [
    ['ink', 'M50 2c24 0 34 24 34 48 0 16 8 32 12 50H4c4-18 12-34 12-50C16 26 26 2 50 2z'],
    ['glow', ring(50, 46, 26, 23), ring(50, 46, 19, 16.5), ring(50, 46, 12, 9.5), dot(50, 46, 4)],
    ['paper', 'M36 84h28v5H36z'],
    ['line', ...[40, 46, 52, 58].map((x) => bar(x, 82, x + 3, 91, 1.5))],
  ],
  kah: [
    ['cloth', 'M8 100c4-14 20-20 42-20s38 6 42 20z'],
    [
      'ink',
      'M50 18c20 0 28 14 28 32 0 20-12 36-28 36S22 70 22 50c0-18 8-32 28-32zM26 34C10 32 4 18 6 4c8 12 18 16 30 18zM74 34c16-2 22-16 20-30-8 12-18 16-30 18z',
    ],
    ['skin', 'M32 40h36l-4 30-14 12-14-12z'],
    ['line', 'M34 46l14 6-4 6-10-4zM66 46l-14 6 4 6 10-4zM40 70h20l-10 5z'],
    ['glow', 'M38 49l7 3-1 2-6-2zM62 49l-7 3 1 2 6-2zM50 22l5 8-5 6-5-6z'],
  ],
  arvan: [
    [
      'ink',
      'M50 8c18 0 26 14 26 32 0 10-3 18-8 25 14 3 26 12 28 35H4c2-23 14-32 28-35-5-7-8-15-8-25C24 22 32 8 50 8zM50 0l6 10H44z',
    ],
    ['cloth', 'M22 100l8-28 20 20 20-20 8 28z'],
    ['skin', 'M34 30c8-8 24-8 32 0 2 18-4 36-16 40-12-4-18-22-16-40z'],
    ['line', 'M37 42c4-3 8-3 11 0-3 4-8 4-11 0zM52 42c3-3 7-3 11 0-3 4-8 4-11 0zM44 58c4 3 8 3 12 0l-6 5z'],
    ['glow', dot(50, 18, 4), dot(38, 22, 2.5), dot(62, 22, 2.5)],
  ],
  quietus: [
    ['ink', 'M50 4c26 0 36 22 36 46 0 14 8 30 10 50H4c2-20 10-36 10-50C14 26 24 4 50 4z'],
    ['skin', 'M50 20c16 0 22 14 22 30S62 82 50 82 28 66 28 50s6-30 22-30z'],
    ['line', 'M28 50c10-15 34-15 44 0-10 15-34 15-44 0z'],
    ['glow', dot(50, 50, 8)],
    ['line', dot(50, 50, 3.5)],
  ],
}

export const PORTRAITS: Readonly<Record<string, Art>> = {
  ...Object.fromEntries(Object.entries(SKETCHES).map(([who, sketch]) => [who, person(sketch)])),
  ...OTHERS,
}

/** Return a portrait. Characters of packs look like the ruler of their Sector, or have one of the sketches. */
export function portraitOf(who: string, seed: number, sector?: string): Art {
  const sketches = Object.keys(SKETCHES)
  return PORTRAITS[who] ?? PORTRAITS[sector ?? ''] ?? PORTRAITS[sketches[seed % sketches.length]!]!
}
