// Silhouettes for covers and cards on a field of 120 by 60: their dark and their bright parts.
import { dot, type Art } from './shapes'

interface Motif {
  dark: string
  light: string
}

export const MOTIFS: Readonly<Record<string, Motif>> = {
  trooper: {
    dark: 'M34 60c0-12 10-17 18-18v-4c-5-3-8-8-8-14 0-9 7-15 16-15s16 6 16 15c0 6-3 11-8 14v4c8 1 18 6 18 18zM58 2h4v9h-4z',
    light: 'M49 22h22v6c-4 3-18 3-22 0zM58 46h4v14h-4z',
  },
  robot: {
    dark: 'M42 14h36v22H42zM34 40h52v20H34zM57 5h6v9h-6zM56 36h8v4h-8z',
    light: `${dot(51, 23, 4)}${dot(69, 23, 4)}M50 30h20v2.500H50zM54 45h12v3H54zM54 51h12v3H54z`,
  },
  saucer: {
    dark: 'M16 37c0-6 20-9 44-9s44 3 44 9-20 10-44 10-44-4-44-10zM42 28c0-9 8-16 18-16s18 7 18 16z',
    light: `${dot(32, 37, 3)}${dot(46, 40, 3)}${dot(60, 41, 3)}${dot(74, 40, 3)}${dot(88, 37, 3)}M44 49l-6 11h8l4-11zM76 49l6 11h-8l-4-11z`,
  },
  hound: {
    dark: 'M22 26l8-10 4 6c4 2 8 4 14 4h22l9-11 3-7 5 8 12 7-2 5-11 3-5 8-1 21h-6l-2-15-24-2-4 17h-6l-1-18-6-8-8-2z',
    light: dot(90, 20, 1.8),
  },
  cannon: {
    dark: 'M24 60l8-16h52l8 16zM44 44c0-14 30-14 30 0zM58 34L92 10l6 8-30 24z',
    light: 'M104 8l2 5 6 0-5 4 2 6-6-3-5 4 1-6-5-4 6-1zM48 50h24v4H48z',
  },
  rocket: {
    dark: 'M60 2c11 9 15 21 12 36l9 13-13-5H52l-13 5 9-13C45 23 49 11 60 2z',
    light: `${dot(60, 23, 5)}M53 48l7 12 7-12z`,
  },
  mask: {
    dark: 'M28 10c10 5 20 5 30 0 0 24-5 38-15 42-10-4-15-18-15-42zM64 16c9 4 18 4 28 0 0 22-5 34-14 38-9-4-14-16-14-38z',
    light:
      'M33 22h8l-2 4h-5zM46 22h8l-1 4h-5zM36 36c4 4 10 4 14 0l-7 8zM69 28h7l-2 4h-4zM81 28h7l-1 4h-4zM71 45c4-4 9-4 13 0l-6 1z',
  },
  diver: {
    dark: 'M36 26a24 24 0 0 1 48 0c0 7-3 12-6 16 10 2 18 8 18 18H24c0-10 8-16 18-18-3-4-6-9-6-16z',
    light: `${dot(60, 25, 14)}`,
  },
  spider: {
    dark: `${dot(60, 34, 13)}${dot(60, 18, 7)}M50 30L30 12 14 24l1 3 15-10 18 18zM70 30L90 12l16 12-1 3-15-10-18 18zM49 36L26 34 12 52l3 2 12-16 22 4zM71 36l23-2 14 18-3 2-12-16-22 4z`,
    light: `${dot(57, 17, 1.6)}${dot(63, 17, 1.6)}M60 28l4 6-4 6-4-6z`,
  },
  gate: {
    dark: 'M18 60V20h6v-6h8v6h8V8h10v6h20V8h10v12h8v-6h8v6h6v40H76V42a16 16 0 0 0-32 0v18z',
    light: 'M28 30h5v8h-5zM87 30h5v8h-5zM57 20h6v6h-6z',
  },
  herald: {
    dark: 'M34 60c0-11 8-17 18-18l-2-6c-4-4-6-9-6-14l-12-18 16 8L60 2l12 10 16-8-12 18c0 5-2 10-6 14l-2 6c10 1 18 7 18 18z',
    light: 'M50 23h20c0 10-4 16-10 18-6-2-10-8-10-18zM54 46l6 14 6-14z',
  },
  hat: {
    dark: 'M30 24l8-4c4 0 4-16 22-16s18 16 22 16l8 4c0 4-60 4-60 0zM47 29h26c0 9-5 16-13 16s-13-7-13-16zM26 60c2-11 14-15 34-15s32 4 34 15z',
    light: 'M43 17c8 3 26 3 34 0v4c-8 3-26 3-34 0zM49 30h9v4h-9zM63 30h9v4h-9zM56 46h8l-4 14z',
  },
  lady: {
    dark: 'M60 4c14 0 20 9 19 22-1 10 4 14 8 20-8 0-12-2-12-2l-4-4-3 4c10 2 20 6 22 16H30c2-10 12-14 22-16l-3-4-4 4s-4 2-12 2c4-6 9-10 8-20C40 13 46 4 60 4z',
    light: 'M50 20c4 0 12-2 14-6 2 4 5 6 6 6 1 11-3 20-10 22-7-2-11-11-10-22z',
  },
  comet: {
    dark: 'M0 60V52l30-6 34 6 30-8 26 6v10z',
    light: `${dot(86, 18, 10)}M76 20L8 44l60-13zM82 8L30 16l44 1zM92 27L60 44l26-14z`,
  },
  storm: {
    dark: 'M14 26c0-9 8-13 16-11 3-9 24-14 32-3 12-6 30 0 28 12 10 0 16 4 16 9 0 8-14 8-46 8s-46 0-46-15z',
    light: 'M44 36L32 52h8l-4 8 16-14h-8l8-10zM76 36l-8 12h8l-4 12 16-16h-8l6-8z',
  },
  towers: {
    dark: 'M6 60V40h12V24l7-12 7 12v36zM36 60V30h14v30zM54 60V12l6-11 6 11v48zM70 60V34h14v26zM88 60V22l9-9 9 9v38z',
    light:
      'M23 28h4v5h-4zM23 38h4v5h-4zM41 36h4v4h-4zM41 46h4v4h-4zM58 18h4v6h-4zM58 30h4v6h-4zM58 42h4v6h-4zM75 40h4v4h-4zM75 50h4v4h-4zM95 28h4v5h-4zM95 40h4v5h-4z',
  },
  dome: {
    dark: 'M10 60V46h14c0-20 16-36 36-36s36 16 36 36h14v14z',
    light: 'M62 12l12 34h-8L56 12zM30 50h6v10h-6zM84 50h6v10h-6z',
  },
  canyon: {
    dark: 'M0 60V20l12-6 12 14 10-4 12 36zM120 60V16l-16-6-10 16-12-4-8 38z',
    light: 'M46 60l12-26 4 0 12 26zM58 12h4v4h-4z',
  },
  arena: {
    dark: 'M4 60c0-22 22-36 56-36s56 14 56 36z',
    light:
      'M20 58v-8a5 5 0 0 1 10 0v8zM38 58V44a5 5 0 0 1 10 0v14zM55 58V40a5 5 0 0 1 10 0v18zM72 58V44a5 5 0 0 1 10 0v14zM90 58v-8a5 5 0 0 1 10 0v8zM58 8h4v16h-4zM62 8l12 4-12 4z',
  },
  crystals: {
    dark: 'M12 60l14-32 9 14L46 8l13 30 9-24 13 30 9-16 18 32z',
    light: 'M46 8l4 28-12 10zM68 14l2 26-8 6zM26 28l3 18-8 6zM90 28l4 18-9 4z',
  },
  bazaar: {
    dark: 'M8 60V36L24 20l16 16v24zM44 60V28L60 8l16 20v32zM80 60V36l16-16 16 16v24z',
    light: 'M18 60V46h12v14zM53 60V40h14v20zM90 60V46h12v14zM60 8v-6l8 3-8 3z',
  },
  hangar: {
    dark: 'M6 60V34c18-22 90-22 108 0v26H90V42H30v18z',
    light: 'M60 34l8 18h8v6H44v-6h8zM20 30h8v4h-8zM92 30h8v4h-8z',
  },
  temple: {
    dark: 'M14 60v-8h92v8zM20 48V24h8v24zM40 48V24h8v24zM72 48V24h8v24zM92 48V24h8v24zM10 22L60 2l50 20z',
    light: `${dot(60, 15, 4)}M54 24h12v24H54z`,
  },
}

/** Return a silhouette as the layers of a card's picture. */
export const printed = (name: string): Art => [
  ['ink', MOTIFS[name]!.dark],
  ['glow', MOTIFS[name]!.light],
]
