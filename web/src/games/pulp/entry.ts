// The entry of Pulp Invasion: the data that pages need before the game is loaded.
import type { GameEntry } from '../game'
import { locale } from './locale'
import { locale as texts } from './texts'
import './theme/theme.css'
import './theme/contrast.css'
import { SAUCER } from './theme/emblem'
import { sideTone } from './theme/tones'

export const pulp: GameEntry = {
  emblem: SAUCER,
  sideTone,
  optionGroups: [
    { id: 'hero', options: ['level', 'captain', 'hero_bonus'] },
    {
      id: 'expansions',
      options: ['cards', 'vassals', 'landing_team', 'exploration', 'ship_cards', 'bridge_crew', 'ship_die'],
    },
    {
      id: 'finer-rules',
      options: ['white_fixed', 'location_stays', 'one_die_per_phase', 'hide_bag', 'rulings'],
      folded: true,
    },
  ],
  cover: async () => (await import('./art/CoverPicture.svelte')).default,
  picture: async () => (await import('./Picture.svelte')).default,
  book: async () => (await texts.with(locale.with(import('./book')))).loadBook(),
  match: async () => (await texts.with(locale.with(import('.')))).pulp,
}
