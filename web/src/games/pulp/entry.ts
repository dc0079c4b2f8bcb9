// What is told of Pulp Invasion before anything of it is loaded.
import type { GameEntry } from '../game'
import './theme/theme.css'
import './theme/contrast.css'
import { sideTone } from './theme/tones'

export const pulp: GameEntry = {
  title: 'Pulp Invasion',
  tagline:
    'A serial of the thirties for one: twelve episodes at most to find the Super Weapons of the Cosmic Hegemony.',
  sideTone,
  cover: async () => (await import('./art/CoverPicture.svelte')).default,
  picture: async () => (await import('./Picture.svelte')).default,
  book: async () => (await import('./book')).loadBook(),
  match: async () => (await import('.')).pulp,
}
