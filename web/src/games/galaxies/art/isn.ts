// The motifs of the ISN's cards: straight edges and clean lines.
import { withMirrorImage, dot, placePath, type Motif, poly, sector, star } from './shapes'

const DART = poly('0,-15 10,15 0,9 -10,15')
const ROCKET = poly('22,0 15,-5 -15,-5 -21,-11 -25,-11 -22,0 -25,11 -21,11 -15,5 15,5')
const TIP = poly('14,-5 9,-5 9,5 14,5')
const BAND = poly('-4,-5 -11,-5 -11,5 -4,5')
const FLAME = poly('-24,-5 -38,-7 -34,-3 -50,0 -34,3 -38,7 -24,5')
const FIGHTER = withMirrorImage('M0 -28L3 -20L5 -6L22 8L22 13L7 11L6 17L12 22L12 25L0 22Z', 0)
const TRAIL = withMirrorImage('M2 24L7 26L4 70L2 70Z', 0)
const SHIELD = withMirrorImage('M60 1L89 6L88 28C87 44 76 53 60 59Z')
const TROOPER =
  'M-8 -22C-8 -32 8 -32 8 -22L8 -16L17 -13L18 4L12 6L11 30L2 30L0 12L-2 30L-11 30L-12 6L-18 4L-17 -13L-8 -16Z'
const RIFLE = poly('-16,8 -18,3 6,-8 22,-16 24,-12 10,-5 10,1 6,2 4,-2')
const WRENCH = poly('-3,26 -3,-8 -8,-13 -8,-24 -3,-26 -3,-17 3,-17 3,-26 8,-24 8,-13 3,-8 3,26')
const JET = poly('0,-4 12,-7 9,-2 24,0 9,2 12,7 0,4')
const CRATE = poly('0,0 22,0 22,20 0,20')

const PLANKS = poly('3,3 16,3 3,14') + poly('19,6 19,17 6,17')

export const ISN: Readonly<Record<string, Motif>> = {
  'superior-squadron-tactics': [
    ['spot', withMirrorImage(poly('38,34 60,12 41,36') + poly('14,44 60,12 17,47')) + poly('58.5,30 60,10 61.5,30')],
    [
      'ink',
      sector(60, 11, 6, 9, 0, 360) +
        dot(60, 11, 2.5) +
        withMirrorImage(poly('60,0 61.5,0 61.5,5 60,5') + poly('69,10 75,10 75,12 69,12')),
    ],
    [
      'ink',
      placePath(DART, 60, 40, 0, 1.15) + withMirrorImage(placePath(DART, 38, 44, 6) + placePath(DART, 15, 47, 12, 0.8)),
    ],
    ['paper', poly('60,30 64,45 60,42.5 56,45') + withMirrorImage(poly('39,37 41,47 38.5,45.5 35,47'))],
  ],
  'sr2-twin-rocket-launchers': [
    ['spot', placePath(FLAME, 49, 21, -45) + placePath(FLAME, 67, 37, -45)],
    ['ink', placePath(ROCKET, 49, 21, -45) + placePath(ROCKET, 67, 37, -45)],
    ['paper', placePath(TIP, 49, 21, -45) + placePath(TIP, 67, 37, -45)],
    ['spot', placePath(BAND, 49, 21, -45) + placePath(BAND, 67, 37, -45)],
  ],
  'alert-from-isn-torrent': [
    [
      'spot',
      withMirrorImage(
        poly('79,27 118,12 118,36 79,33') + poly('76,17 96,-4 112,-4 79,21') + poly('62,8 64,-4 74,-4 68,9'),
      ),
    ],
    ['ink', withMirrorImage('M60 12C70 12 75 19 75 28L75 44L84 46L84 57L60 57Z')],
    [
      'paper',
      withMirrorImage(poly('60,18 64,18 62.5,34 60,34') + poly('60,37 63,37 63,41 60,41')) +
        poly('40,50 80,50 80,52 40,52'),
    ],
  ],
  'lr5-nuclear-warhead': [
    [
      'spot',
      sector(60, 28, 30, 34, -38, 38) +
        sector(60, 28, 30, 34, 142, 218) +
        sector(60, 28, 40, 45, -38, 38) +
        sector(60, 28, 40, 45, 142, 218) +
        sector(60, 28, 51, 57, -38, 38) +
        sector(60, 28, 51, 57, 142, 218),
    ],
    ['ink', withMirrorImage('M60 0C73 6 79 16 79 28C79 36 76 42 73 46L80 59L66 55L66 50L60 50Z')],
    ['paper', dot(60, 27, 14)],
    [
      'ink',
      dot(60, 27, 3) +
        sector(60, 27, 5, 12, -120, -60) +
        sector(60, 27, 5, 12, 0, 60) +
        sector(60, 27, 5, 12, 120, 180),
    ],
  ],
  'bronson-skiles': [
    ['spot', poly('42,46 78,46 84,52 116,44 110,50 120,56 78,62 40,60')],
    ['ink', 'M16 140L26 62C28 52 40 50 46 48L56 58L74 48C84 50 92 54 94 62L104 140Z'],
    ['ink', withMirrorImage('M60 1C74 1 82 9 81 24L80 36L72 47L60 52Z')],
    ['paper', 'M47 20L75 20L74 36L68 46L60 49L53 46L47 36Z'],
    ['ink', poly('48,24 58,26 57,29 50,29') + poly('60,26 56,38 61,38') + poly('54,42 69,40 66,44 57,44')],
    ['ink', dot(70, 26, 10)],
    ['spot', dot(70, 26, 7.5)],
    ['paper', poly('69,19 71,19 71,33 69,33') + poly('63,25 77,25 77,27 63,27')],
    ['paper', poly('44,14 76,14 76,16 44,16')],
  ],
  'sparrow-cover-fire': [
    [
      'ink',
      star(29, 18, 4, 10, 8) +
        star(91, 24, 4, 11, 8) +
        poly('-30,3 8,11 8,15 -30,7') +
        poly('12,12 30,16 30,20 12,16') +
        poly('150,6 112,17 112,21 150,10') +
        poly('108,18 90,23 90,26 108,22'),
    ],
    ['ink', SHIELD],
    ['spot', placePath(placePath(SHIELD, -60, -29), 60, 29, 0, 0.88)],
    [
      'paper',
      'M85 21L79 18C74 15 69 17 66 21L59 22L40 8C38 18 42 25 50 30L34 42L45 41L43 50L58 39C67 43 76 37 79 27L80 24Z',
    ],
    ['paper', 'M66 19L68 9C74 12 75 15 73 17Z'],
    ['ink', dot(75, 21, 1.6) + poly('50,30 62,30 56,33')],
  ],
  'erin-cho': [
    ['ink', 'M15 140L23 62C25 52 37 49 45 48L59 48C67 49 79 52 81 62L89 140Z'],
    ['spot', 'M23 140L29 62C31 54 39 52 44 51L52 62L60 51C65 52 72 54 74 62L81 140Z'],
    ['ink', 'M32 46C29 34 29 22 32 15C36 4 45 1 52 1C59 1 68 4 72 15C75 22 75 34 72 46L61 46L52 50L43 46Z'],
    ['paper', 'M40 24L46 15L58 20L65 17L65 34L59 43L52 46L45 43L40 34Z'],
    [
      'ink',
      withMirrorImage(poly('54.5,24 61,23 61.5,25 54.5,25.5') + dot(57.5, 28.5, 2.1), 52) + poly('52,29 54.5,36 51,36'),
    ],
    ['spot', poly('47,39 57,39 52,42')],
    ['spot', poly('34,8 48,6 49,14 35,16') + poly('55,6 69,8 68,16 55,14')],
    ['paper', poly('37,9 41,8.5 38,14 36,14') + poly('58,8 62,8.5 60,13 57,13')],
    ['ink', placePath(WRENCH, 84, 33, 12, 1.05)],
  ],
  'charles-yeboah': [
    ['ink', placePath(CRATE, 2, 38) + placePath(CRATE, 2, 16) + placePath(CRATE, 96, 38)],
    ['spot', placePath(PLANKS, 2, 38) + placePath(PLANKS, 2, 16) + placePath(PLANKS, 96, 38)],
    ['ink', withMirrorImage('M60 46L70 46C80 47 90 50 92 62L100 140L60 140Z')],
    ['spot', withMirrorImage(poly('76,50 88,53 90,60 77,55'))],
    ['paper', withMirrorImage(poly('60,46 67,46 60,60'))],
    ['ink', withMirrorImage(poly('60,50 62,50 63,56 60,60'))],
    ['ink', withMirrorImage('M60 18L78 18L77 37L70 48L60 53Z')],
    ['paper', withMirrorImage('M60 20L74 20L73 35L66 38L60 37Z')],
    ['spot', 'M60 20L74 20L73 35L66 38L60 37Z'],
    [
      'ink',
      withMirrorImage(poly('63,23 72,22 71,25 64,26') + poly('64,28 71,27.5 70,31 65,31')) +
        poly('60,26 56.5,35 60,35'),
    ],
    ['paper', poly('55,42 65,42 64,43.5 56,43.5')],
    ['spot', withMirrorImage(poly('60,0 78,1 84,10 80,15 60,15'))],
    ['ink', withMirrorImage(poly('60,14 80,14 84,21 60,18'))],
    ['paper', star(60, 7.5, 2.4, 6, 5)],
  ],
  'maneuvering-thrusters': [
    ['spot', withMirrorImage(placePath(JET, 74, 20, -8, 1.6) + placePath(JET, 74, 43, 8, 1.6))],
    ['ink', withMirrorImage(poly('60,0 66,12 69,14 76,13 76,27 70,27 70,36 76,36 76,50 68,49 72,58 60,55'))],
    [
      'paper',
      withMirrorImage(poly('60,9 63,20 60,23') + poly('60,30 64,30 64,34 60,34') + poly('60,38 64,38 64,42 60,42')),
    ],
  ],
  'f47-hawk-patrol': [
    [
      'spot',
      placePath(TRAIL, 66, 27, 48, 1.2) + placePath(TRAIL, 28, 20, 48, 0.55) + placePath(TRAIL, 96, 47, 48, 0.55),
    ],
    [
      'ink',
      placePath(FIGHTER, 66, 27, 48, 1.25) +
        placePath(FIGHTER, 28, 20, 48, 0.55) +
        placePath(FIGHTER, 98, 47, 48, 0.55),
    ],
    [
      'paper',
      placePath(
        withMirrorImage('M0 -14L2 -6L0 -2Z', 0) + withMirrorImage('M10 4L20 10L18 11L9 8Z', 0),
        66,
        27,
        48,
        1.25,
      ),
    ],
  ],
  'commando-away-team': [
    ['ink', withMirrorImage(poly('60,0 85,0 91,60 60,60'))],
    ['spot', withMirrorImage(poly('60,4 80,4 86,60 60,60'))],
    ['paper', withMirrorImage(poly('60,4 68,4 75,60 60,60'))],
    [
      'ink',
      placePath(TROOPER, 60, 35, 0, 0.85) + placePath(TROOPER, 20, 44, 0, 0.7) + placePath(TROOPER, 100, 44, 0, 0.7),
    ],
    ['ink', placePath(RIFLE, 60, 36, 0, 1.05) + placePath(RIFLE, 20, 44, 0, 0.8) + placePath(RIFLE, 100, 44, 0, 0.8)],
    [
      'paper',
      poly('54.5,14 65.5,14 64.5,19 55.5,19') + poly('17,28 23,28 23,31 17,31') + poly('97,28 103,28 103,31 97,31'),
    ],
  ],
  'isn-transport-shuttle': [
    ['spot', poly('30,25 12,22 18,27 -2,31 18,35 12,40 30,38')],
    ['ink', poly('44,4 57,4 57,20 44,20') + poly('59,9 70,9 70,20 59,20')],
    ['spot', poly('46,6 55,6 55,20 46,20') + poly('61,11 68,11 68,20 61,20')],
    ['ink', poly('27,23 34,23 26,4 35,4 47,18 74,18 84,25 92,35 90,41 82,46 33,46 27,40')],
    ['paper', poly('73,22 79,24 86,32 73,32') + poly('52,24 70,24 70,27 52,27')],
    ['ink', poly('36,36 68,36 48,59 30,59 38,44')],
    ['paper', poly('38,35 73,35 70,38 40,38')],
  ],
}
