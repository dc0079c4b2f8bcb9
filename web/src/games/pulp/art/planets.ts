// What distinguishes the Planets from each other.
/** The tone and the feature of each Planet. */
export const PLANETS: Readonly<Record<string, readonly [tone: string, feature: string]>> = {
  velloria: ['teal', 'bands'],
  'ashen-reach': ['bone', 'craters'],
  'tethys-minor': ['sky', 'moon'],
  ghar: ['mid', 'cracks'],
  'the-drowned-moon': ['sky', 'waves'],
  'caldera-ix': ['sky-2', 'caldera'],
  solace: ['sky-3', 'ring'],
  mirrorfall: ['light', 'mirror'],
  'port-umbra': ['dark', 'lights'],
  'hespers-cradle': ['sky-3', 'cradle'],
  'iron-garden': ['mid', 'grid'],
  'last-lantern': ['glow', 'glow'],
  'whisper-station': ['dark', 'station'],
  'carnival-of-rust': ['sky-2', 'wheel'],
  'nine-bridges': ['teal', 'bridges'],
  'the-unlit-world': ['dark', 'eclipse'],
  'green-cathedral': ['teal', 'spires'],
  'bone-desert': ['bone', 'bones'],
}
/** Features that are one figure on the globe. */
export const FIGURES: Readonly<Record<string, string>> = {
  mirror: 'M0 46L100 30v6L0 52zM0 58l100-16v4L0 62zM30 20l8 4-8 40-8-4zM60 30l6 3-6 40-6-3z',
  cradle: 'M26 40c0 30 48 30 48 0l6 2c0 38-60 38-60 0zM50 28a9 9 0 1 1-.1 0z',
  station: 'M47 10h6v80h-6zM16 46h68v8H16zM50 36a14 14 0 1 1-.1 0z',
  wheel:
    'M50 22a28 28 0 1 1-.1 0zM50 28a22 22 0 1 0 .1 0zM48 24h4v52h-4zM24 48h52v4H24zM31 33l3-3 36 36-3 3zM67 30l3 3-36 36-3-3z',
  bridges:
    'M12 34h76v5H12zM12 50h76v5H12zM12 66h76v5H12zM24 39a8 8 0 0 1 16 0v6h4v-6a8 8 0 0 1 16 0v6h4v-6a8 8 0 0 1 16 0v11H24zM20 55a8 8 0 0 1 16 0v6h4v-6a8 8 0 0 1 16 0v6h4v-6a8 8 0 0 1 16 0v11H20z',
  eclipse: 'M50 22a28 28 0 1 1-.1 0zM50 26a24 24 0 1 0 .1 0z',
  spires: 'M26 84V52l5-14 5 14v32zM42 84V38l8-22 8 22v46zM64 84V52l5-14 5 14v32z',
  bones:
    'M28 34a5 5 0 0 1 8-2l26 26a5 5 0 0 1 8 4 5 5 0 0 1-6 6 5 5 0 0 1-6-6L32 42a5 5 0 0 1-4-8zM66 30c4 8-4 10 0 18l4-2c-3-6 4-10 0-18zM36 62a7 7 0 1 1-.1 0z',
  caldera: 'M20 80l18-40 6 6 6-4 6 4 6-6 18 40zM44 34l3-12 3 6 4-10 3 16z',
}
