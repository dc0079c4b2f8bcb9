/* eslint-disable house/texts -- the names of tones and features are parts of classes */
// What distinguishes the Planets from each other.
/** The tone and the feature of each Planet, in one text: the start page loads them. */
export const PLANETS: Readonly<Record<string, string>> = {
  velloria: 'teal bands',
  'ashen-reach': 'bone craters',
  'tethys-minor': 'sky moon',
  ghar: 'mid cracks',
  'the-drowned-moon': 'sky waves',
  'caldera-ix': 'sky-2 cracks',
  solace: 'sky-3 ring',
  mirrorfall: 'light bands',
  'port-umbra': 'dark lights',
  'hespers-cradle': 'sky-3 cradle',
  'iron-garden': 'mid grid',
  'last-lantern': 'glow glow',
  'whisper-station': 'dark station',
  'carnival-of-rust': 'sky-2 wheel',
  'nine-bridges': 'teal bridges',
  'the-unlit-world': 'dark moon',
  'green-cathedral': 'teal spires',
  'bone-desert': 'bone waves',
}
/** The features on the globes: the path of each, and its style if that is not `mark`. */
export const FEATURES: Readonly<Record<string, readonly [path: string, style?: string]>> = {
  bands: ['M0 34h100v7H0zM0 47h100v4H0zM0 62h100v9H0z'],
  craters: ['M37 29a7 7 0 1 1-.1 0zM60 26a4 4 0 1 1-.1 0zM61 47a9 9 0 1 1-.1 0zM36 58a4 4 0 1 1-.1 0z'],
  cracks: ['M18 40l16 6 8-10 14 12 10-8 18 10M34 46l-4 16 12 8 6 16M56 48l2 14 14 6', 'line'],
  waves: ['M10 34q10-8 20 0t20 0 20 0 20 0M10 50q10-8 20 0t20 0 20 0 20 0M10 66q10-8 20 0t20 0 20 0 20 0', 'line'],
  grid: ['M10 30h80M10 42h80M10 54h80M10 66h80M30 10v80M42 10v80M54 10v80M66 10v80', 'line thin'],
  lights: ['M34 40h4v4h-4zM44 34h4v4h-4zM54 44h4v4h-4zM60 58h4v4h-4zM38 62h4v4h-4z', 'light'],
  cradle: ['M24 44h52a26 26 0 0 1-52 0zM50 22a9 9 0 1 1-.1 0z'],
  station: ['M47 10h6v80h-6zM16 47h68v6H16zM50 40a10 10 0 1 1-.1 0z'],
  wheel: ['M50 22a28 28 0 1 1-.1 0zM50 28a22 22 0 1 0 .1 0zM47 24h6v52h-6zM24 47h52v6H24z'],
  bridges: ['M10 34h80v5H10zM10 64h80v5H10zM28 34h5v35h-5zM47 34h5v35h-5zM67 34h5v35h-5z'],
  spires: ['M28 84V52l5-14 5 14v32zM43 84V38l7-22 7 22v46zM62 84V52l5-14 5 14v32z'],
}
