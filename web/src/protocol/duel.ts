// Made by `poe protocol` from the types of the game duel; do not edit.

import type {
  DecisionBase,
  HappeningBase,
  LogLine,
  OptionView,
  ResultView,
  SeatView,
  TableBase,
  TeamView,
} from './core'

export type Catalogue = DuelCatalogue

/** A seat conceded, or withdrew its concession. */
export type ConcededHappening = HappeningBase & {
  kind: 'conceded'
  /** The seat. */
  seat: string
  /** Whether it conceded; false if it withdrew its concession. */
  on: boolean
}

/** A seat received two cards of the deck. */
export type DealtHappening = HappeningBase & {
  kind: 'dealt'
  /** The seat. */
  seat: string
  /** The card in front of it. */
  card?: number
  /** Its spare. */
  spare?: number
}

export type Decision = DecisionView

/** A decision for the viewer. */
export type DecisionView = DecisionBase & {
  /** The kind of decision. */
  kind: 'action' | 'respond'
  /** The options to pick from. */
  options: OptionView[]
}

/** A seat put its card under the deck and took the top card in its place. */
export type DrewHappening = HappeningBase & {
  kind: 'drew'
  /** The seat. */
  seat: string
  /** Its number. */
  card?: number
}

/** The printed content with its digest, as clients receive it. */
export type DuelCatalogue = {
  cards: number
  rolled: number[]
  stayed: number
  passed: number
  shown: number
  missions: Record<string, Mission>
  digest: string
}

/** The public information about a seat. */
export type DuelSeat = SeatView & {
  /** Whether it is on guard, because it has stayed since its last turn. */
  on_guard: boolean
}

/** The public information about a team. */
export type DuelTeam = TeamView & {
  /** Its points. */
  points: number
}

/** Everything that one viewer may know. A spectator has no hand and no decision. */
export type DuelView = TableBase & {
  /** The number of points needed to win. */
  goal: number
  /** The public information about each seat, by its id. */
  seats: Record<string, DuelSeat>
  /** The public information about each team, by its id. */
  teams: Record<string, DuelTeam>
  /** The last roll, if any. */
  last_roll: RollView | null
  /** The result of the last provocation, if any. */
  last_showdown: ShowdownView | null
  /** How the match ended, null until then. */
  result: ResultView | null
  /** The cards of each seat. */
  revealed?: Record<string, HandView>
  /** The viewer's own cards, null before the deal. */
  hand?: HandView | null
  /** The decision for the viewer. */
  decision?: DecisionView | null
}

/** A seat's two cards. */
export type HandView = {
  /** The card in front of it. */
  card: number
  /** Its spare. */
  spare: number
}

export type Happening =
  | ShuffledHappening
  | DealtHappening
  | TurnHappening
  | SwappedHappening
  | RolledHappening
  | StayedHappening
  | DrewHappening
  | ProvokedHappening
  | SettledHappening
  | ConcededHappening

/** A mission. `seats` gives the team of each seat, in the order of their turns. */
export type Mission = {
  title: string
  story: string
  seats: Record<string, string>
}

/** A seat provoked all others, who answer it. */
export type ProvokedHappening = HappeningBase & {
  kind: 'provoked'
  /** The seat. */
  seat: string
}

/** The last roll. */
export type RollView = {
  /** The seat that rolled. */
  seat: string
  /** The result of the die. */
  die: number
  /** The points for the roll. */
  points: number
}

/** The last roll. */
export type RolledHappening = HappeningBase & {
  kind: 'rolled'
  /** The seat that rolled. */
  seat: string
  /** The result of the die. */
  die: number
  /** The points for the roll. */
  points: number
}

/** The result of a provocation. */
export type SettledHappening = HappeningBase & {
  kind: 'settled'
  /** The seat that provoked. */
  seat: string
  /** The shown cards, by seat. */
  shown: Record<string, number>
  /** The seats that passed. */
  passed: string[]
  /** The points scored, by team. */
  points: Record<string, number>
}

/** The result of a provocation. */
export type ShowdownView = {
  /** The seat that provoked. */
  seat: string
  /** The shown cards, by seat. */
  shown: Record<string, number>
  /** The seats that passed. */
  passed: string[]
  /** The points scored, by team. */
  points: Record<string, number>
}

/** The deck was shuffled. */
export type ShuffledHappening = HappeningBase & {
  kind: 'shuffled'
}

/** A seat is on guard, and scores points. */
export type StayedHappening = HappeningBase & {
  kind: 'stayed'
  /** The seat. */
  seat: string
  /** The points. */
  points: number
}

/** The viewer exchanged its card and its spare. */
export type SwappedHappening = HappeningBase & {
  kind: 'swapped'
  /** The viewer's seat. */
  seat: string
  /** The new card. */
  card: number
  /** The new spare. */
  spare: number
}

/** A seat's turn began. */
export type TurnHappening = HappeningBase & {
  kind: 'turn'
  /** The seat. */
  seat: string
  /** The round. */
  round: number
}

/** The fields of each kind of happening, in addition to the common ones. */
export type Fields = { [H in Happening as H['kind']]: Omit<H, keyof HappeningBase> }

/** A line of the log that describes a happening. Its text contains the kind and the fields. */
export type ToldLine = Omit<LogLine, 'text'> & {
  text: { [K in keyof Fields]: { key: K; args: Fields[K] } }[keyof Fields]
}

export type View = Omit<DuelView, 'log'> & { log: ToldLine[] }
