// The entry of Card Duel: the data that pages need before the game is loaded.
import type { GameEntry } from '../game'
import { locale } from './locale'
import { locale as texts } from './texts'
import './theme/theme.css'
import { DIE } from './theme/emblem'
import { sideTone } from './theme/tones'

export const duel: GameEntry = {
  emblem: DIE,
  sideTone,
  cover: async () => (await import('./CoverPicture.svelte')).default,
  picture: async () => (await texts.with(import('./Picture.svelte'))).default,
  book: async () => (await texts.with(import('./book'))).loadBook(),
  match: async () => (await texts.with(locale.with(import('.')))).duel,
}
