// Portraits on a field of 100 by 100: their dark parts, their skin or cloth, and their bright parts.
export interface Portrait {
  dark: string
  cloth: string
  light: string
}

const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

/** The members of the Hegemony and their substitutes. */
export const RULERS: Readonly<Record<string, Portrait>> = {
  kah: {
    dark: 'M50 18c20 0 28 14 28 32 0 20-12 36-28 36S22 70 22 50c0-18 8-32 28-32zM26 34C10 32 4 18 6 4c8 12 18 16 30 18zM74 34c16-2 22-16 20-30-8 12-18 16-30 18zM8 100c4-14 20-20 42-20s38 6 42 20z',
    cloth: 'M32 40h36l-4 30-14 12-14-12zM14 100c4-9 12-13 22-15l14 12 14-12c10 2 18 6 22 15z',
    light: 'M34 46l14 6-4 6-10-4zM66 46l-14 6 4 6 10-4zM40 70h20l-10 5z',
  },
  arvan: {
    dark: 'M50 8c18 0 26 14 26 32 0 10-3 18-8 25 14 3 26 12 28 35H4c2-23 14-32 28-35-5-7-8-15-8-25C24 22 32 8 50 8zM50 0l6 10H44z',
    cloth: 'M34 30c8-8 24-8 32 0 2 18-4 36-16 40-12-4-18-22-16-40zM22 100l8-28 20 20 20-20 8 28z',
    light: `M37 42c4-3 8-3 11 0-3 4-8 4-11 0zM52 42c3-3 7-3 11 0-3 4-8 4-11 0zM44 58c4 3 8 3 12 0l-6 5z${dot(50, 20, 3.5)}`,
  },
  quietus: {
    dark: 'M50 4c26 0 36 22 36 46 0 14 8 30 10 50H4c2-20 10-36 10-50C14 26 24 4 50 4z',
    cloth: 'M50 20c16 0 22 14 22 30S62 82 50 82 28 66 28 50s6-30 22-30z',
    light: `M30 50c10-14 30-14 40 0-10 14-30 14-40 0z${dot(50, 50, 4)}`,
  },
}

/** The faces of Captains and crew, of four kinds. */
export const PEOPLE: readonly Portrait[] = [
  {
    dark: 'M50 8c20 0 28 12 28 28l6 4-2 14-8 2c-4 12-12 20-24 20S30 68 26 56l-8-2-2-14 6-4C22 20 30 8 50 8zM8 100c2-16 16-22 42-22s40 6 42 22z',
    cloth: 'M32 44h36c1 14-6 26-18 26S31 58 32 44zM16 100c4-10 14-13 24-15l10 10 10-10c10 2 20 5 24 15z',
    light: `${dot(37, 38, 9)}${dot(63, 38, 9)}M46 36h8v4h-8zM44 60h12v3H44z`,
  },
  {
    dark: 'M50 6c18 0 27 12 26 28 0 12 8 18 10 28-8 4-16 2-20-2l-4 14c20 2 28 10 30 26H8c2-16 10-24 30-26l-4-14c-4 4-12 6-20 2 2-10 10-16 10-28C23 18 32 6 50 6z',
    cloth:
      'M34 34c10-2 20-6 26-12 4 6 6 8 8 12 0 18-8 30-18 32-10-2-18-14-16-32zM20 100c2-12 12-16 22-18l8 10 8-10c10 2 20 6 22 18z',
    light: 'M38 42h9v3h-9zM54 42h9v3h-9zM44 56c4 3 8 3 12 0l-6 4zM48 90h4v10h-4z',
  },
  {
    dark: 'M24 26h52l8 8H16zM30 26c0-12 6-20 20-20s20 8 20 20zM30 38h40c2 10 4 30-20 40-24-10-22-30-20-40zM8 100c2-16 16-24 42-24s40 8 42 24z',
    cloth: 'M33 38h34c0 6 0 12-2 16-8-4-22-4-30 0-2-4-2-10-2-16zM18 100c4-12 14-16 26-17l6 8 6-8c12 1 22 5 26 17z',
    light: `M38 43h8v3h-8zM54 43h8v3h-8z${dot(50, 16, 4)}M44 62h12v2H44z`,
  },
  {
    dark: 'M50 4a30 30 0 0 1 30 32c0 18-12 36-30 36S20 54 20 36A30 30 0 0 1 50 4zM8 100c2-18 18-24 42-24s40 6 42 24z',
    cloth:
      'M50 12a22 22 0 0 1 22 24c0 14-9 28-22 28S28 50 28 36a22 22 0 0 1 22-24zM18 100c4-12 14-15 32-15s28 3 32 15z',
    light: 'M37 34h9v3h-9zM54 34h9v3h-9zM43 50c5 4 9 4 14 0l-7 5zM34 20c4-5 10-7 14-7-6 4-9 8-11 13z',
  },
]

/** Super Weapons: machines and relics. */
export const DEVICES: Readonly<Record<string, string>> = {
  'graviton-fist': 'M24 90V56l-8-10V30h12V18h12v-6h12v4h12v8h12v30l-10 14v22z',
  'mind-prism': 'M50 8l40 74H10zM50 30L28 70h44z',
  'chrono-siphon':
    'M22 8h56v12c0 14-16 20-20 30 4 10 20 16 20 30v12H22V80c0-14 16-20 20-30-4-10-20-16-20-30zM34 84h32c-2-10-12-14-16-20-4 6-14 10-16 20z',
  sunsplitter: 'M50 2l8 22 20-12-8 22 24 6-22 12 16 18-24-2 4 24-18-16-18 16 4-24-24 2 16-18L6 40l24-6-8-22 20 12z',
  'the-hollow-bell': 'M44 8h12v8c20 4 24 24 24 46l10 14H10l10-14c0-22 4-42 24-46zM42 82h16c0 12-16 12-16 0z',
  'phase-lantern': 'M40 6h20v8h10l8 14v46l-8 14H30l-8-14V28l8-14h10zM34 32v38h32V32zM50 36l10 15-10 15-10-15z',
  'treason-engine': 'M8 40h20V26h14v14h16V18h14v22h20v44H8zM22 54h14v14H22zM50 50a12 12 0 1 0 .1 0zM74 54h8v18h-8z',
  'star-eaters-key':
    'M30 8a24 24 0 0 1 12 45l30 30 10-10 8 8-18 18-8-8 6-6-32-32A24 24 0 1 1 30 8zM30 20a12 12 0 1 0 .1 0z',
  'tide-of-glass': 'M4 60c14-30 34-44 60-42-12 8-14 18-8 26 8 10 24 8 34-2 4 30-14 46-42 46C26 88 10 80 4 60z',
  'worldroot-drill': 'M28 8h44v18H28zM24 30h52l-6 12H30zM33 46h34l-5 12H38zM41 62h18l-4 12H45zM47 78h6l-3 14z',
}
