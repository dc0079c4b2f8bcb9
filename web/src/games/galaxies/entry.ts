// The entry of Galaxies: the data that pages need before the game is loaded.
import type { GameEntry } from '../game'
import { locale } from './locale'
import { locale as texts } from './texts'
import './theme/theme.css'
import './theme/contrast.css'
import { HEXAGON } from './theme/emblem'
import { sideTone } from './theme/tones'

export const galaxies: GameEntry = {
  emblem: HEXAGON,
  sideTone,
  match: async () => (await texts.with(locale.with(import('.')))).galaxies,
  createOptions: async () => {
    const [page, { edition }] = await Promise.all([
      texts.with(import('./missions/CreateOptions.svelte')),
      import('./edition.svelte'),
    ])
    await edition.load() // a later load would move the missions while the player is pressing one
    return page.default
  },
  cover: async () => (await import('./art/covers/CoverPicture.svelte')).default,
  picture: async () => {
    const [page, { edition }] = await Promise.all([
      import('./board/effects/Picture.svelte'),
      import('./edition.svelte'),
    ])
    await edition.load()
    return page.default
  },
  report: async (digest) => {
    const [page, { edition }] = await Promise.all([
      texts.with(import('./report/Report.svelte')),
      import('./edition.svelte'),
    ])
    await edition.load(digest)
    return page.default
  },
  book: async () => (await texts.with(import('./book'))).loadBook(),
  loadouts: {
    formerPath: '/fleets',
    page: async () => (await texts.with(import('./builder/FleetsPage.svelte'))).default,
  },
}
