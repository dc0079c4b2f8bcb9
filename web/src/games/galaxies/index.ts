// The interface of Galaxies to the pages.
import { happeningOf } from '../../match/game/happenings'
import type { Fields, Happening, View } from '../../protocol/galaxies'
import type { Game } from '../game'
import {
  distinguishingText,
  bestShots,
  optionHeading,
  sortOptions,
  isElsewhere,
  isShownInFan,
  detailText,
  shotText,
  surfaces,
  pathLabel,
} from './board/input/choosing'
import { mannerNames, mannerOf } from './board/input/gestures'
import { points } from './board/input/pointing'
import { shipName } from './catalogue'
import { edition } from './edition.svelte'
import { goal } from './missions/missions'
import Setting from './missions/LobbySetting.svelte'
import Seat from './builder/seat/LobbySeat.svelte'
import { sentences } from './sentences'
import { DURATIONS } from './show/durations'
import { applyHappening, opening } from './show/stage'
import { story, topicNames } from './show/story'
import { GalaxiesTable } from './state.svelte'
import { say } from './texts'
import TableView from './TableView.svelte'
import { HEXAGON } from './theme/emblem'
import { seatTone, sideTone } from './theme/tones'
import { readableName, sideName } from './words'

export const galaxies: Game<View, Happening, GalaxiesTable> = {
  id: 'galaxies',
  theme: { emblem: HEXAGON, side: sideTone, seat: seatTone },
  readHappening: happeningOf<Fields, keyof Fields>,
  sentences,
  stage: applyHappening,
  opening,
  durations: DURATIONS,
  surfaces,
  effectText: (option, decision, view) => (isShownInFan(option, decision, view) ? '' : detailText(option)),
  shortLabel: shotText,
  order: sortOptions,
  bestOptions: bestShots,
  isShownElsewhere: isElsewhere,
  manner: mannerOf,
  get manners() {
    return mannerNames()
  },
  group: optionHeading,
  difference: distinguishingText,
  pathLabel,
  points,
  get topics() {
    return topicNames()
  },
  story: (log, view) => story(log, view, edition.catalogue, sentences(view)),
  // An attack is announced without its outcome, which is revealed by the dice on the chart.
  stageText(happening, view) {
    if (happening.kind !== 'attack') return ''
    const name = (id: string) => shipName(edition.catalogue, view, id)
    const [attacker, target] = [name(happening.attacker), name(happening.target)]
    return say('table-attack', { attacker, target, weapon: happening.name || null })
  },
  score: () => import('./show/cues'),
  sideName,
  seatTitle: readableName,
  coaching: { lessons: ['first-flight'], load: async () => (await import('./coach')).coach },
  terms: async () => (await import('./book/terms')).loadTerms(),
  lobby: {
    get brings() {
      return say('seat-brings')
    },
    Setting,
    Seat,
    about: () => import('./missions/LobbyAbout.svelte'),
    goal,
  },
  Table: TableView,
  seatLoadout: () => import('./builder/FleetPage.svelte'),
  open(source, match) {
    const host = match.seats.find(({ player }) => player?.id === match.host.id)?.id
    return new GalaxiesTable(this, source, match.options, host)
  },
  prepare: edition.load,
}
