// The entry of Card Duel: the data that pages need before the game is loaded.
import type { GameEntry } from '../game'
import { locale } from './locale'
import { locale as texts } from './texts'
import './theme/theme.css'
import { DIE } from './theme/emblem'
import { sideTone } from './theme/tones'

export const duel: GameEntry = {
  title: 'Card Duel',
  tagline:
    'A small game of nerve for two players, or for two teams of two: one card face down, one to spare, and a die.',
  emblem: DIE,
  sideTone,
  cover: async () => (await import('./CoverPicture.svelte')).default,
  picture: async () => (await texts.with(import('./Picture.svelte'))).default,
  book: async () => (await texts.with(import('./book'))).loadBook(),
  match: async () => (await texts.with(locale.with(import('.')))).duel,
}
