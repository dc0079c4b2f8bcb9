// The ships of the ISN, drawn by hand, with straight edges and ruled shade. They fly to the right.
import { dot, row, type Portrait } from './portrait'

/** A gun turret with its barrel. `ahead` and `up` are 1 or -1. */
const turret = (x: number, y: number, ahead: number, up = 1): string => {
  const pointAt = (dx: number, dy: number) => `${x + ahead * dx} ${y - up * dy}`
  return (
    `M${pointAt(0, 0)}L${pointAt(3, 10)}L${pointAt(17, 10)}L${pointAt(24, 5)}L${pointAt(24, 0)}Z` +
    `M${pointAt(20, 8)}L${pointAt(46, 14)}L${pointAt(47, 10)}L${pointAt(23, 4.5)}Z` +
    `M${pointAt(44, 15)}L${pointAt(50, 16.5)}L${pointAt(51.5, 10.5)}L${pointAt(45.5, 9)}Z`
  )
}

export const ISN: Readonly<Record<string, Portrait>> = {
  'isn-everest': {
    kind: 'carrier with a long flight deck',
    glow: 'M14 53L-10 57L14 61ZM18 63L-4 66L20 69Z',
    body:
      'M8 47L38 39H84L88 27L95 26L96 17H110L113 25L122 28L127 39H186L197 44L181 58L154 72L62 75L26 69L12 62Z' +
      'M140 19L164 23L172 27L150 28L142 33L145 26ZM166 8L182 11L188 14L172 15L167 19L169 13Z',
    lit: 'M8 47L38 39H186L197 44L172 50H10ZM88 27L95 26L96 17H101L97 38H84Z',
    shade: 'M12 62L10 50H172L197 44L181 58L168 65L60 66Z',
    dark:
      'M26 69L60 66L168 65L154 72L62 75ZM99 20h10v3h-10ZM104 29h14l2 4h-17ZM142 25l14 -1l4 3l-12 .5Z' +
      row(6, 42, 54, 19, 0, 'h13v8h-13Z'),
    line:
      'M30 46H188M54 43h10M74 43h10M134 43h10M154 43h10M103 17V5M97 9h12M99 13h8M110 17l6 -8M176 55h22M172 60h20M86 39L84 50M128 39L132 50' +
      row(6, 44, 58.5, 19, 0, 'l4 -2.5l4 2.5'),
  },
  'isn-barrage': {
    kind: 'battleship full of guns',
    glow: 'M12 50L-12 53L12 56ZM18 58L-4 61L18 63Z',
    body:
      turret(58, 43, -1) +
      turret(104, 38, 1) +
      turret(134, 44, 1) +
      turret(70, 62, -1, -1) +
      turret(112, 62, 1, -1) +
      'M98 44V38H134V44ZM10 48L22 43H62L64 34L70 32L71 22L77 20L78 12H91L93 20L99 23L100 33L104 35L106 43H168L195 52L172 62L150 66H40L16 63Z',
    lit: 'M10 48L22 43H168L195 52L160 49H12ZM78 12h5l-1 31h-9l-2 -21l6 -2ZM107 28h14l4 3h-19ZM137 34h14l4 3h-19Z',
    shade: 'M12 49H160L195 52L172 62H18Z',
    dark: 'M18 60H176L172 62L150 66H40L16 63ZM85 15h7v3h-7ZM87 25h9v3h-9Z' + row(11, 36, 51, 11, 0, 'h6v5h-6Z'),
    line: 'M84 12V2M79 5h10M86 33h16M28 43v6M116 43v6M156 43v6M178 56h-10',
  },
  'isn-torrent': {
    kind: 'cruiser with two lances and a relay dish',
    glow: 'M18 44L-8 48L18 53Z',
    body:
      'M56 40L58 30H66L70 40ZM46 6C36 22 50 40 78 34Z' +
      'M14 43L34 39H104L124 34L196 37L197 40L134 44L126 48L134 52L197 56L196 59L124 62L104 58H78L66 76L52 77L57 58L34 57L16 55Z',
    lit: 'M46 6C60 8 76 20 78 34C64 34 48 22 46 6ZM14 43L34 39H104L124 34L196 37L124 40L106 44H30Z',
    shade: 'M30 48H126L134 52L197 56L124 59L104 55L34 53ZM44 16C38 24 50 40 78 34C64 34 54 28 44 16Z',
    dark:
      'M16 55L34 53L104 55L124 59L196 59L124 62L104 58H78L66 76L61 73L68 58L34 57ZM88 45h12l3 3h-15ZM40 45h8v4h-8ZM54 45h8v4h-8Z' +
      dot(78, 12, 2.5),
    line: 'M58 22L77 13M66 31L78 14M86 8q4 5 2 11M93 4q7 9 3 19M100 1q10 13 4 26M142 37.500v4M156 38v3M170 38.500v2M142 55v4M156 55.500v3M170 56v2.500M108 44v11',
  },
  'rooks-f54': {
    kind: 'single fighter of an ace',
    glow: 'M24 43L-20 48L24 53Z',
    body: 'M96 40L72 14H56L64 41L48 42L30 16H14L22 44L18 48L22 54L58 57L26 84H52L116 56L150 53L194 49L150 43L136 36L116 33L104 38Z',
    lit: 'M104 38L116 33L136 36L146 41L112 42ZM22 44L96 40L150 43L194 49L104 46L20 48ZM58 57L26 84H34L84 57Z',
    shade: 'M20 49L104 47L194 49L150 53L116 56L22 54ZM70 57H112L52 84H40Z',
    dark: 'M118 36l-5 5h14l-2 -5ZM128 36.5l1 4.5h13l-6 -4ZM21 20h2v2h2v-2h2v2h2v-2h2l1 5h-2l3 10h-7l-3 -10h-2ZM14 44h8v9h-8l2 -4ZM22 54L58 57H116L120 54ZM112 57h44v-1.500h6v4.500h-6v-1.500h-44ZM100 61.500h44v-1.500h6v4.500h-6v-1.500h-44Z',
    line: 'M96 40l14 2M60 20l10 20M84 47v8M70 48v8',
  },
  'f47-blue-hawks': {
    kind: 'squadron of three strike fighters',
    glow: 'M6 22L-22 25L6 28Z',
    body: 'M4 21L18 19L8 2H19L36 17L52 12L62 13L72 19L92 24L70 28L62 30L22 46L10 45L28 31L5 29Z',
    lit: 'M4 21L36 17L52 12L58 13L50 19L72 19L92 24L60 22L5 25ZM28 31L10 45H14L40 31Z',
    shade: 'M5 25L60 23L92 24L62 30H28L5 29ZM44 30H60L22 46L18 45Z',
    dark: 'M56 14l-4 5h14l-6 -5ZM80 21.5l12 2.5l-13 2.5ZM9 4h8l3 4h-8ZM2 22h4v6h-4Z',
    line: 'M30 25h12M70 20.5h5M24 40l6 -1',
    flown: [
      [96, 38, 1],
      [34, 6, 0.82],
      [20, 52, 0.72],
    ],
  },
  'f51-blue-sparrows': {
    kind: 'squadron of three small escorts',
    glow: 'M2 20L-30 22L2 24Z',
    body: 'M6 18C12 9 20 8 26 9L44 -8L54 -9L42 9C52 12 60 18 64 22C58 29 48 34 38 34L50 50L40 50L24 34C16 33 10 29 6 26L-12 34L-4 22L-12 10Z',
    lit: 'M6 18C12 9 20 8 26 9L44 -8L48 -8L36 12C26 14 16 18 4 21L-12 10ZM40 16C44 12 52 15 56 19L42 21Z',
    shade: 'M4 23C24 25 48 25 64 22C58 29 48 34 38 34L50 50H46L26 34C16 33 10 29 6 26Z',
    dark: 'M46 15.500C50 15 54 17 56 19L47 20.500ZM58 20l6 2l-6 3ZM-9 13l5 5l-2 1ZM-9 31l5 -5l-2 -1Z',
    line: 'M16 12c-3 6 -3 14 0 19M28 12c-2 6 -2 15 0 20M8 40h-18M70 6h12M74 36h14',
    flown: [
      [112, 36, 1],
      [52, 14, 0.78],
      [36, 54, 0.62],
    ],
  },
}
