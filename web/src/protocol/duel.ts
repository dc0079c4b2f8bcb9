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

/** A seat has conceded, or taken that back. */
export type ConcededHappening = HappeningBase & {
  kind: 'conceded'
  seat: string
  on: boolean
}

/** What a seat has done. */
export type DealtHappening = HappeningBase & {
  kind: 'dealt'
  seat: string
  card?: number
  spare?: number
}

export type Decision = DecisionView

/** A question to the viewer. */
export type DecisionView = DecisionBase & {
  /** What sort of question it is. */
  kind: 'action' | 'respond'
  /** What may be picked. */
  options: OptionView[]
}

/** What a seat has done. */
export type DrewHappening = HappeningBase & {
  kind: 'drew'
  seat: string
  card?: number
}

/** What is printed, with its digest, as clients get it. */
export type DuelCatalogue = {
  cards: number
  rolled: number[]
  stayed: number
  passed: number
  shown: number
  missions: Record<string, Mission>
  digest: string
}

/** What everybody knows of a seat. */
export type DuelSeat = SeatView & {
  /** Whether it stayed in its last turn, until its next one begins. */
  on_guard: boolean
}

/** What everybody knows of a team. */
export type DuelTeam = TeamView & {
  /** Its points. */
  points: number
}

/** All that one viewer may know: a spectator has no hand and no decision. */
export type DuelView = TableBase & {
  /** How many points win. */
  goal: number
  /** What everybody knows of each seat, by its id. */
  seats: Record<string, DuelSeat>
  /** What everybody knows of each team, by its id. */
  teams: Record<string, DuelTeam>
  /** What was last rolled. */
  last_roll: RollView | null
  /** How the last provocation ended. */
  last_showdown: ShowdownView | null
  /** How the match ended, null until it has. */
  result: ResultView | null
  /** The cards of each seat. */
  revealed?: Record<string, HandView>
  /** The viewer's own cards, null before they are dealt. */
  hand?: HandView | null
  /** What the viewer is asked. */
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

/** A mission: `seats` gives each seat, in the order of their turns, its team. */
export type Mission = {
  title: string
  story: string
  seats: Record<string, string>
}

/** What a seat has done. */
export type ProvokedHappening = HappeningBase & {
  kind: 'provoked'
  seat: string
}

/** What a seat has rolled. */
export type RollView = {
  /** Who rolled. */
  seat: string
  /** What the die shows. */
  die: number
  /** The points for it. */
  points: number
}

/** What a seat has rolled. */
export type RolledHappening = HappeningBase & {
  kind: 'rolled'
  seat: string
  die: number
  points: number
}

/** How a provocation ended. */
export type SettledHappening = HappeningBase & {
  kind: 'settled'
  seat: string
  shown: Record<string, number>
  passed: string[]
  points: Record<string, number>
}

/** How a provocation ended. */
export type ShowdownView = {
  /** Who provoked. */
  seat: string
  /** The cards that were shown, by seat. */
  shown: Record<string, number>
  /** The seats that passed. */
  passed: string[]
  /** The points that it brought, by team. */
  points: Record<string, number>
}

/** Something that everybody is told, without further fields. */
export type ShuffledHappening = HappeningBase & {
  kind: 'shuffled'
}

/** A seat is on guard, and the points for it. */
export type StayedHappening = HappeningBase & {
  kind: 'stayed'
  seat: string
  points: number
}

/** The viewer has exchanged its card and its spare. */
export type SwappedHappening = HappeningBase & {
  kind: 'swapped'
  seat: string
  card: number
  spare: number
}

/** A seat's turn begins. */
export type TurnHappening = HappeningBase & {
  kind: 'turn'
  seat: string
  round: number
}

/** The fields of each kind of happening, besides those that all have. */
export type Fields = { [H in Happening as H['kind']]: Omit<H, keyof HappeningBase> }

/** A line of the log: it tells a happening, of which its text has the kind and the fields. */
export type ToldLine = Omit<LogLine, 'text'> & {
  text: { [K in keyof Fields]: { key: K; args: Fields[K] } }[keyof Fields]
}

export type View = Omit<DuelView, 'log'> & { log: ToldLine[] }
