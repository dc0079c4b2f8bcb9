// The entry of Pulp Invasion: the data that pages need before the game is loaded.
import type { GameEntry } from '../game'
import { locale } from './locale'
import { locale as texts } from './texts'
import './theme/theme.css'
import './theme/contrast.css'
import { SAUCER } from './theme/emblem'
import { sideTone } from './theme/tones'

export const pulp: GameEntry = {
  title: 'Pulp Invasion',
  tagline:
    'A serial of the thirties for one: twelve episodes at most to find the Super Weapons of the Cosmic Hegemony.',
  emblem: SAUCER,
  sideTone,
  optionGroups: [
    { title: 'The Hero', options: ['level', 'captain', 'hero_bonus'] },
    {
      title: 'Expansions',
      options: ['cards', 'vassals', 'landing_team', 'exploration', 'ship_cards', 'bridge_crew', 'ship_die'],
    },
    {
      title: 'Finer rules',
      options: ['white_fixed', 'location_stays', 'one_die_per_phase', 'hide_bag', 'rulings'],
      folded: true,
    },
  ],
  cover: async () => (await import('./art/CoverPicture.svelte')).default,
  picture: async () => (await import('./Picture.svelte')).default,
  book: async () => (await texts.with(locale.with(import('./book')))).loadBook(),
  match: async () => (await texts.with(locale.with(import('.')))).pulp,
}
