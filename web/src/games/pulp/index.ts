// The interface of Pulp Invasion to the pages.
import { plain } from '../../match/game/defaults'
import { happeningOf } from '../../match/game/happenings'
import type { Fields, Happening, View } from '../../protocol/pulp'
import type { Game } from '../game'
import { difference, surfaces, thingName, pointableThings } from './choosing'
import { edition } from './edition.svelte'
import Setting from './LobbySetting.svelte'
import { sentences } from './sentences'
import { DURATIONS } from './show/durations'
import { applyHappening, opening } from './show/stage'
import { story, topics } from './show/story'
import { PulpTable } from './state.svelte'
import TableView from './TableView.svelte'
import { bestPayments } from './paying'
import { SAUCER } from './theme/emblem'
import { seatTone, sideTone } from './theme/tones'
import { nameOf } from './catalogue'
import { say } from './texts'
import { actingSeat } from './words'

export const pulp: Game<View, Happening, PulpTable> = {
  ...plain(sentences),
  readHappening: happeningOf<Fields, keyof Fields>,
  id: 'pulp',
  theme: { emblem: SAUCER, side: sideTone, seat: seatTone },
  stage: applyHappening,
  opening,
  durations: DURATIONS,
  surfaces,
  bestOptions: bestPayments,
  difference,
  points: { things: pointableThings, name: thingName },
  get topics() {
    return topics()
  },
  story,
  // Announce cubes without their colours, which are revealed by the animation.
  stageText(happening) {
    if (happening.kind === 'evaded') return say('show-evading', { card: nameOf(edition.catalogue, happening.card) })
    if (happening.kind === 'drawn') return say('show-drawing')
    return ''
  },
  score: () => import('./show/cues'),
  actingSeat: actingSeat,
  coaching: { lessons: ['maiden-flight'], load: async () => (await import('./coach')).coach },
  terms: async () => (await import('./book/terms')).loadTerms(),
  lobby: {
    Setting,
    about: () => import('./About.svelte'),
    goal: ({ mission }, team) => edition.catalogue.goals[mission]?.[team] ?? '',
  },
  Table: TableView,
  open(source) {
    return new PulpTable(this, source)
  },
  prepare: edition.load,
}
