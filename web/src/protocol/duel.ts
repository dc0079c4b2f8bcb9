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
  /** Which. */
  seat: string
  /** Whether it has; false when it takes that back. */
  on: boolean
}

/** A seat has two cards of the deck. */
export type DealtHappening = HappeningBase & {
  kind: 'dealt'
  /** Which. */
  seat: string
  /** The card in front of it. */
  card?: number
  /** Its spare. */
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

/** A seat's card went under the deck, and it took the top card for it. */
export type DrewHappening = HappeningBase & {
  kind: 'drew'
  /** Which. */
  seat: string
  /** Its number. */
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

/** A seat provokes: everybody else may answer that. */
export type ProvokedHappening = HappeningBase & {
  kind: 'provoked'
  /** Which. */
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
  /** Who rolled. */
  seat: string
  /** What the die shows. */
  die: number
  /** The points for it. */
  points: number
}

/** How a provocation ended. */
export type SettledHappening = HappeningBase & {
  kind: 'settled'
  /** Who provoked. */
  seat: string
  /** The cards that were shown, by seat. */
  shown: Record<string, number>
  /** The seats that passed. */
  passed: string[]
  /** The points that it brought, by team. */
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

/** The deck is ready. */
export type ShuffledHappening = HappeningBase & {
  kind: 'shuffled'
}

/** A seat is on guard, and the points for it. */
export type StayedHappening = HappeningBase & {
  kind: 'stayed'
  /** Which. */
  seat: string
  /** How many. */
  points: number
}

/** The viewer has exchanged its card and its spare. */
export type SwappedHappening = HappeningBase & {
  kind: 'swapped'
  /** The viewer's own. */
  seat: string
  /** Its card now. */
  card: number
  /** Its spare now. */
  spare: number
}

/** A seat's turn begins. */
export type TurnHappening = HappeningBase & {
  kind: 'turn'
  /** Which. */
  seat: string
  /** The round. */
  round: number
}

/** The fields of each kind of happening, besides those that all have. */
export type Fields = { [H in Happening as H['kind']]: Omit<H, keyof HappeningBase> }

/** A line of the log: it tells a happening, of which its text has the kind and the fields. */
export type ToldLine = Omit<LogLine, 'text'> & {
  text: { [K in keyof Fields]: { key: K; args: Fields[K] } }[keyof Fields]
}

export type View = Omit<DuelView, 'log'> & { log: ToldLine[] }
