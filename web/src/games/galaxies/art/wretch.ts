// The motifs of the Wretch's cards: torn plates, teeth and claws.
import { withMirrorImage, dot, placePath, mirror, type Motif, poly, sector, star } from './shapes'

const BOLT = poly('2,-12 -7,2 -1,2 -3,12 8,-3 2,-3 6,-12')
const SABRE = poly(
  '-3,38 -3,25 -9,24 -9,20 -4,20 -4,-20 0,-40 5,-28 4,-19 7,-15 4,-11 7,-7 4,-3 7,1 4,5 4,20 9,20 9,24 3,25 3,38',
)
const GRIP = poly('-1.2,36 -1.2,25 1.2,25 1.2,36')
const STEEL = poly('-1.5,19 -1.5,-18 1,-34 2,-27 1.5,-18 1.5,19')
const SHIELD = withMirrorImage('M0 -30L27 -25L26 0C25 14 14 24 0 30Z', 0)
const SKULL = withMirrorImage('M0 -27C20 -27 27 -14 24 -1L20 8L14 12L13 26L0 27Z', 0)
const CAUGHT = withMirrorImage('M0 -26L4 -18L6 -6L24 10L24 17L8 14L12 24L0 21Z', 0)
const SLASH = 'M2 -32L9 -24L4 -8L8 2L1 12L2 22L-6 34L-8 20L-3 10L-7 0L0 -14L-3 -22Z'
const LINK =
  'M-20 -3C-20 -14 -14 -14 -10 -14L10 -14C14 -14 20 -14 20 0C20 14 14 14 10 14L-10 14C-14 14 -20 14 -20 3ZM-12 -6L-12 6L12 6L12 -6Z'
const HEAP = [
  [46, 21],
  [62, 18],
  [76, 22],
  [36, 27],
  [53, 27],
  [69, 28],
  [84, 27],
]

const coin = (x: number, y: number): Motif => [
  ['ink', dot(x, y, 7)],
  ['paper', dot(x, y, 5.2)],
  ['spot', poly(`${x - 1},${y - 3} ${x + 1.5},${y - 3} ${x + 1.5},${y + 3} ${x - 1},${y + 3}`)],
]

const HANDLE = poly('-2,-5 -2,-23 -3.5,-25 -2,-31 2,-31 3.5,-25 2,-23 2,-5')
const HORN = poly('-2,-14 -2,-21 -4,-21 -4,-25 4,-25 4,-21 2,-21 2,-14')
const RINGS = poly('6,-7.5 9,-7.5 9,7.5 6,7.5') + poly('14,-7.5 17,-7.5 17,7.5 14,7.5')
const TICK = poly('-2,-32 2,-32 2,-19 -2,-19')
const AIM = [0, 90, 180, 270]

export const WRETCH: Readonly<Record<string, Motif>> = {
  'fortunes-bounty': [
    ['ink', poly('33,22 29,10 38,1 82,-1 91,8 88,24')],
    ['spot', poly('37,22 34,11 41,5 79,4 86,10 84,23')],
    ...[...HEAP, [22, 52], [8, 55], [102, 53], [112, 49]].flatMap(([x, y]) => coin(x!, y!)),
    ['ink', poly('30,32 90,31 88,46 87,59 34,59 32,44')],
    ['spot', placePath(BOLT, 60, 45, 0, 0.95)],
    ['paper', poly('36,36 46,36 46,39 36,39') + poly('74,36 85,36 85,39 74,39')],
  ],
  'spectral-resurgence': [
    ['spot', poly('2,60 14,40 30,48 42,38 60,46 78,38 92,50 108,42 118,60')],
    [
      'ink',
      withMirrorImage('M60 0C72 1 78 9 78 18L92 8L90 16L97 18L88 26L78 32L80 44L88 54L80 53L78 60L70 53L64 60L60 54Z'),
    ],
    ['paper', withMirrorImage('M60 8C68 8 72 13 71 19L68 25L65 27L65 33L60 33Z')],
    ['ink', withMirrorImage(dot(65.3, 18.5, 3.4) + poly('60,22 62,26 60,26') + poly('60,29 61,29 61,33 60,33'))],
  ],
  'lr5-plaxma-cannon': [
    ['ink', poly('22,60 29,46 64,46 72,60')],
    ['ink', 'M28 45C26 22 58 18 62 45Z'],
    ['ink', placePath(poly('-4,-8 24,-7 24,-10 34,-10 34,10 24,10 24,7 -4,8'), 45, 35, -33)],
    ['spot', star(80, 13, 11, 18, 9, 20)],
    ['ink', dot(80, 13, 9)],
    ['paper', dot(80, 13, 6)],
    ['paper', placePath(RINGS, 45, 35, -33) + poly('32,51 62,51 63,54 31,54')],
    ['spot', dot(42, 37, 5)],
  ],
  'shield-siphon': [
    ['ink', placePath(SHIELD, 46, 29, 0, 0.95)],
    ['paper', placePath(SHIELD, 46, 29, 0, 0.78)],
    ['spot', 'M26 32L35 29L46 33L57 29L66 32C65 40 56 49 46 53C36 49 27 40 26 32Z'],
    ['ink', poly('64,17 74,17 74,11 69,11 69,6 86,6 86,11 81,11 81,17 88,20 90,33 79,33 77,27 64,27')],
    ['spot', 'M84.5 37C88 43 91 46 91 50C91 58 78 58 78 50C78 46 81 43 84.5 37Z'],
    ['ink', poly('47,4 40,14 48,18 42,29 53,16 46,13')],
  ],
  'lr5-ripper-cannon': [
    ['ink', poly('8,4 24,7 46,2 70,6 92,1 113,6 110,22 115,40 110,56 88,54 66,59 44,55 20,59 6,54 10,36 5,20')],
    [
      'spot',
      placePath(SLASH, 43, 30, 22, 1.05) + placePath(SLASH, 62, 30, 22, 1.15) + placePath(SLASH, 81, 30, 22, 1.05),
    ],
    [
      'paper',
      placePath(SLASH, 42, 30, 22, 0.85) + placePath(SLASH, 61, 30, 22, 0.95) + placePath(SLASH, 80, 30, 22, 0.85),
    ],
    ['paper', dot(16, 14, 2) + dot(16, 46, 2) + dot(104, 14, 2) + dot(104, 46, 2)],
  ],
  'krall-draxus': [
    ['spot', withMirrorImage(poly('60,44 78,46 84,38 88,48 96,44 98,62 108,140 60,140'))],
    ['ink', withMirrorImage('M60 6L70 8L77 16C88 14 92 8 90 0C102 10 98 28 79 30L78 42L72 56L60 60Z')],
    ['spot', withMirrorImage(poly('64,26 76,20 74,27 66,30'))],
    [
      'paper',
      withMirrorImage(
        poly('60,40 72,35 70,41 68,38 66,44 64,39 62,45 60,40') +
          poly('60,53 62,47 64,52 66,46 68,51 70,45 71,49 67,55 60,57') +
          poly('60,30 60,36 64,36 62,33'),
      ),
    ],
    ['paper', withMirrorImage(poly('60,9 62,9 61,22 60,22'))],
  ],
  'fates-reach': [
    ['spot', placePath(CAUGHT, 60, 43, 0, 0.6)],
    ['ink', poly('57,-4 63,-4 63,2 57,2') + sector(60, 3, 3, 6, 0, 360) + poly('44,8 76,8 81,17 72,22 48,22 39,17')],
    ['ink', withMirrorImage('M74 13L87 22L91 39L80 60L69 57L75 50L80 39L76 31L68 22Z')],
    ['paper', withMirrorImage(dot(70, 15, 2.4)) + poly('60,32 61.5,38 60,41 58.5,38')],
  ],
  'wretch-boarding': [
    ['ink', placePath(SABRE, 60, 31, 47, 1.02)],
    ['paper', placePath(STEEL, 60, 31, 47, 1.02)],
    ['spot', placePath(GRIP, 60, 31, 47, 1.02)],
    ['ink', mirror(placePath(SABRE, 60, 31, 47, 1.02))],
    ['paper', mirror(placePath(STEEL, 60, 31, 47, 1.02))],
    ['spot', mirror(placePath(GRIP, 60, 31, 47, 1.02))],
    ['paper', placePath(SKULL, 60, 32, 0, 0.84)],
    ['ink', placePath(SKULL, 60, 32, 0, 0.74)],
    ['paper', placePath(SKULL, 60, 32, 0, 0.6)],
    [
      'ink',
      withMirrorImage(
        'M62.5 26L70 24.500L69 33L63.5 33.500Z' +
          poly('60,33.5 62,37.5 60,37.5') +
          poly('60,40 60.8,40 60.8,48 60,48') +
          poly('63,40 64.2,40 64.2,48 63,48'),
      ),
    ],
  ],
  'hijack-plan': [
    ['ink', [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => placePath(HANDLE, 60, 27, turn)).join('')],
    ['ink', sector(60, 27, 14, 21, 0, 360)],
    ['ink', dot(60, 27, 7)],
    ['paper', dot(60, 27, 3)],
    ['paper', poly('38,140 42,47 34,42 31,34 38,34 42,38 42,28 50,28 51,25 60,24 69,27 70,30 78,31 79,48 80,140')],
    ['ink', poly('40,140 44,50 35,40 33,35 37,35 44,41 44,30 77,32 78,46 77,140')],
    ['ink', poly('44,33 46,26 50,31 51,28 53,23 58,29 60,28 62,24 67,31 69,30 72,26 77,34')],
    [
      'spot',
      poly(
        '44,140 47,50 44,45 48,45 48,33 51,33 51,47 54,47 54,31 58,31 58,47 61,47 61,32 65,32 65,48 68,48 68,34 74,35 74,46 73,140',
      ),
    ],
  ],
  'vecton-field-detonator': [
    ['spot', star(60, 30, 24, 36, 12, -75)],
    ['paper', star(60, 30, 19, 28, 12, -75)],
    [
      'spot',
      sector(60, 30, 42, 46, -34, 34) +
        sector(60, 30, 42, 46, 146, 214) +
        sector(60, 30, 53, 57, -34, 34) +
        sector(60, 30, 53, 57, 146, 214),
    ],
    ['ink', dot(60, 30, 16)],
    ['ink', [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => placePath(HORN, 60, 30, turn)).join('')],
    ['paper', sector(60, 30, 10.5, 13, 185, 265)],
    ['spot', dot(60, 30, 6)],
  ],
  'exploit-weakness': [
    ['spot', sector(60, 30, 23, 28, 0, 360) + AIM.map((turn) => placePath(TICK, 60, 30, turn)).join('')],
    [
      'ink',
      withMirrorImage(poly('78,26 104,26 104,34 78,34')) +
        placePath(LINK, 4, 30, 0, 0.85) +
        placePath(LINK, 116, 30, 0, 0.85),
    ],
    ['ink', placePath(LINK, 60, 30, 0, 0.92)],
    ['paper', poly('66,14 54,26 61,28 56,34 50,47 57,47 68,31 60,27 72,14')],
  ],
  'captain-vulchar': [
    ['ink', 'M16 140L24 62L30 50L46 44L74 44L88 52L92 62L100 140Z'],
    ['spot', poly('30,140 36,62 32,52 40,53 42,45 50,51 56,43 62,51 70,44 72,52 80,48 80,56 86,62 92,140')],
    ['ink', 'M46 20L72 18L78 25C90 26 96 36 92 48C88 42 82 40 74 41L66 46L50 46L44 34Z'],
    ['spot', 'M77 29C87 30 92 36 90 42C86 38 81 37 75 38Z'],
    ['paper', poly('62,25 73,24 72,30 64,29') + poly('48,26 54,25 60,40 52,43 48,34')],
    ['ink', dot(69, 27, 1.8)],
    ['ink', poly('24,24 38,14 44,2 60,6 74,0 80,12 98,20 76,21 60,18 44,22')],
    ['paper', dot(60, 12, 3.4) + poly('52,15 68,9 69,11 53,17') + poly('52,9 68,15 67,17 51,11')],
  ],
}
