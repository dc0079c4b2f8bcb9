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
  kind: 'action' | 'respond'
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
  on_guard: boolean
}

/** What everybody knows of a team. */
export type DuelTeam = TeamView & {
  points: number
}

/** All that one viewer may know: a spectator has no hand and no decision. */
export type DuelView = TableBase & {
  goal: number
  seats: Record<string, DuelSeat>
  teams: Record<string, DuelTeam>
  last_roll: RollView | null
  last_showdown: ShowdownView | null
  result: ResultView | null
  revealed?: Record<string, HandView>
  hand?: HandView | null
  decision?: DecisionView | null
}

/** The card in front of a seat and its spare. */
export type HandView = {
  card: number
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

/** What a seat has rolled, and the points for it. */
export type RollView = {
  seat: string
  die: number
  points: number
}

/** What a seat has rolled, and the points for it. */
export type RolledHappening = HappeningBase & {
  kind: 'rolled'
  seat: string
  die: number
  points: number
}

/**
 * How a provocation by `seat` ended: the cards shown, by seat, the seats that passed, and the points
 * that it brought, by team.
 */
export type SettledHappening = HappeningBase & {
  kind: 'settled'
  seat: string
  shown: Record<string, number>
  passed: string[]
  points: Record<string, number>
}

/**
 * How a provocation by `seat` ended: the cards shown, by seat, the seats that passed, and the points
 * that it brought, by team.
 */
export type ShowdownView = {
  seat: string
  shown: Record<string, number>
  passed: string[]
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
