// Made by `poe protocol` from the types of the game duel; do not edit.

import type { ChatLine, ClockView, DecisionView, LogLine, OrderView, ResultView, TextView, UndoView } from './core'

export type Catalogue = DuelCatalogue

/** A seat has conceded, or taken that back. */
export type ConcededHappening = {
  kind: 'conceded'
  text: TextView
  label: string
  routine?: boolean
  seat: string
  on: boolean
}

/** What a seat has done. */
export type DealtHappening = {
  kind: 'dealt'
  text: TextView
  label: string
  routine?: boolean
  seat: string
  card?: number
  spare?: number
}

/** What a seat has done. */
export type DrewHappening = {
  kind: 'drew'
  text: TextView
  label: string
  routine?: boolean
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
export type DuelSeat = {
  side: string
  team: string
  player: string | null
  bot: boolean
  conceded: boolean
  loadout?: 'choosing' | 'ready' | null
  on_guard: boolean
}

/** What everybody knows of a team. */
export type DuelTeam = {
  side: string
  seats: string[]
  points: number
}

/** All that one viewer may know: a spectator has no hand and no decision. */
export type DuelView = {
  match: string
  game: string
  mission: string
  catalogue: string
  commitment: string | null
  status: 'finished' | 'lobby' | 'paused' | 'playing'
  viewer: string
  round: number
  turn: string | null
  phase: string
  order: string[]
  log: LogLine[]
  chat: ChatLine[]
  clock: ClockView | null
  waiting_for: string[]
  result: ResultView | null
  undo?: UndoView
  orders?: Record<string, OrderView>
  goal: number
  seats: Record<string, DuelSeat>
  teams: Record<string, DuelTeam>
  last_roll: RollView | null
  last_showdown: ShowdownView | null
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
export type ProvokedHappening = {
  kind: 'provoked'
  text: TextView
  label: string
  routine?: boolean
  seat: string
}

/** What a seat has rolled, and the points for it. */
export type RollView = {
  seat: string
  die: number
  points: number
}

/** What a seat has rolled, and the points for it. */
export type RolledHappening = {
  kind: 'rolled'
  text: TextView
  label: string
  routine?: boolean
  seat: string
  die: number
  points: number
}

/**
 * How a provocation by `seat` ended: the cards shown, by seat, the seats that passed, and the points
 * that it brought, by team.
 */
export type SettledHappening = {
  kind: 'settled'
  text: TextView
  label: string
  routine?: boolean
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
export type ShuffledHappening = {
  kind: 'shuffled'
  text: TextView
  label: string
  routine?: boolean
}

/** A seat is on guard, and the points for it. */
export type StayedHappening = {
  kind: 'stayed'
  text: TextView
  label: string
  routine?: boolean
  seat: string
  points: number
}

/** The viewer has exchanged its card and its spare. */
export type SwappedHappening = {
  kind: 'swapped'
  text: TextView
  label: string
  routine?: boolean
  seat: string
  card: number
  spare: number
}

/** A seat's turn begins. */
export type TurnHappening = {
  kind: 'turn'
  text: TextView
  label: string
  routine?: boolean
  seat: string
  round: number
}

export type View = DuelView
