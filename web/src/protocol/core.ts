// Made by `python -m server.protocol` from server/messages.py and its neighbours; do not edit.

/** The message with that id is committed. */
export interface AcceptedMessage {
  type: 'accepted'
  id: string
}

/** The activation under way. */
export interface Activation {
  card: string
  step: string
  ship: string | null
  left: number
  weapon: string | null
  attacks_left: number
}

/** What a seat knows of its ally; the hand only while it is shown. */
export interface Ally {
  hand: Record<string, HandCard> | null
  screen: Record<string, ScreenCard>
  holds: Record<string, string[]>
}

/** Answers a decision. */
export interface AnswerMessage {
  type: 'answer'
  id: string
  decision: string
  pick: string[]
}

/** A card attached to a ship card. */
export interface AttachedCard {
  card: string
  owner: string
}

/** A computer player as the lobby offers it; `name` is what a seat is given by. */
export interface BotCard {
  name: string
  title: string
  text: string
}

/** What a player brings: ship cards with their versions, and how many of which tactic cards. */
export interface Build {
  fleet: [string, string][]
  deck: Record<string, number>
}

/** Why a build is not legal: where (`fleet`, `deck` or a card's id), in words, and by which rule. */
export interface BuildFault {
  loc: string
  msg: string
  rule: string
}

/** What a seat chooses within; a limit or size of 0 is nothing to choose. */
export interface BuildLimits {
  seat: string
  side: string
  fleet_limit: number
  ships: string[]
  must_include: string[]
  deck_size: number
  cards: string[]
  copies: number
  deck_min: Record<string, number>
  ready_made: ReadyBuild[]
}

/** What a build comes to. */
export interface BuildReport {
  cost: number
  cards: number
  faults: BuildFault[]
  legal: boolean
}

/** One line of chat. */
export interface ChatLine {
  n: number
  channel: 'table' | 'team'
  seat: string
  name: string
  text: string
  at: string
}

/** Says something to the table, or to one's own team. */
export interface ChatMessage {
  type: 'chat'
  id: string
  channel: 'table' | 'team'
  text: string
}

/** Asks what a build comes to; nothing is kept. */
export interface CheckBuild {
  mission: string
  options?: Record<string, unknown>
  seat: string
  build: Build
}

/** What a build comes to. */
export interface CheckedBuild {
  limits: BuildLimits
  report: BuildReport
}

/** When the reaction window closes. */
export interface Clock {
  until: string
}

/** A question to this viewer. */
export interface Decision {
  id: string
  kind: string
  prompt: string
  text: Text
  min: number
  max: number
  ordered: boolean
  options: Option[]
  paths?: Record<string, string[]> | null
}

/** From the view `seq - 1` to the view `seq`. */
export interface DiffMessage {
  type: 'diff'
  seq: number
  patch: PatchOperation[]
  happenings: Happening[]
}

/** Remote engines under way. */
export interface Engines {
  left: number
}

/** A ship card of a fixed fleet, which is public. */
export interface FleetCard {
  card: string
  level: string
  state: string
}

/** A new guest and its token, which is told only once. */
export interface Guest {
  user: User
  token: string
}

/** A tactic card in a hand. */
export interface HandCard {
  card: string
  cost: number
}

/** Something to show, already redacted for its viewer; further fields depend on the kind. */
export interface Happening {
  kind: string
  text: Text
  label: string
  [field: string]: unknown
}

/** How others are asked in. */
export interface Invite {
  code: string
  url: string
}

/** Asks to keep a build for the match; it must be legal to be ready. */
export interface KeepBuild {
  fleet: [string, string][]
  deck: Record<string, number>
  ready: boolean
}

/** One line of the log. */
export interface LogLine {
  n: number
  round: number
  seat: string | null
  text: Text
  label: string
}

/** A match as the lobby shows it to one caller; of a mission that is not `known`, the taken seats. */
export interface MatchCard {
  id: string
  mission: string
  title: string
  known: boolean
  status: 'lobby' | 'playing' | 'paused' | 'finished'
  host: User
  private: boolean
  options: Record<string, unknown>
  created: string
  seats: MatchSeat[]
  invite: Invite | null
  your_seat: string | null
  your_decision: boolean
  result: Result | null
}

/** Who sits in a seat; `bot` names the computer player. */
export interface MatchPlayer {
  id: string
  name: string
  bot: string | null
}

/** One seat of a match; `fleet` is null where nothing is chosen, and while the seat is empty. */
export interface MatchSeat {
  id: string
  side: string
  team: string
  player: MatchPlayer | null
  fleet: 'ready' | 'choosing' | null
}

/** A mission as the lobby offers it. */
export interface MissionCard {
  id: string
  number: number
  title: string
  story: string
  players: number
  seats: MissionSeat[]
  options: unknown[]
}

/** A seat that a mission has. */
export interface MissionSeat {
  id: string
  side: string
  team: string
}

/** Asks to keep a build for later, legal or not. */
export interface NewBuild {
  fleet: [string, string][]
  deck: Record<string, number>
  name: string
  side: string
}

/** One thing that may be picked. */
export interface Option {
  id: string
  label: string
  text: Text
  ref: Ref
}

/** A standing order. */
export interface Order {
  label: string
  on: boolean
}

/** Sets a standing order. */
export interface OrderMessage {
  type: 'order'
  id: string
  order: string
  on: boolean
}

/** One operation of RFC 6902; `remove` has no value. */
export interface PatchOperation {
  op: 'add' | 'remove' | 'replace'
  path: string
  value?: unknown
}

/** A card laid on a ship card before the match. */
export interface PreppedCard {
  card: string
  on: string | null
  state: string
}

/** RFC 9457. */
export interface ProblemDetails {
  type: string
  title: string
  status: number
  detail: string
  errors?: ProblemError[]
}

/** One thing that is wrong with the input. */
export interface ProblemError {
  loc: (string | number)[]
  msg: string
}

/** A build that nobody needs to make. */
export interface ReadyBuild {
  id: string
  name: string
  text: string
  side: string
  fleet: [string, string][]
  deck: Record<string, number>
}

/** What an option points at. */
export interface Ref {
  hex?: string
  hexes?: string[]
  ship?: string
  ship_card?: string
  card?: string
  handle?: string
  tile?: string
  seat?: string
  amount?: number
  weapon?: string
  direction?: number
  order?: string
  power?: string
}

/** Nothing changed. */
export interface RefusedMessage {
  type: 'refused'
  id: string | null
  code: 'stale' | 'illegal' | 'not_yours' | 'malformed' | 'too_fast' | 'over'
  detail: string
}

/** How the match ended; no winner is a draw. */
export interface Result {
  winner: string | null
  reason: string
  text: Text
  label: string
}

/** Asks for a whole view. */
export interface ResyncMessage {
  type: 'resync'
}

/** What was hidden, after the end. */
export interface Revealed {
  fleets: Record<string, Record<string, string>>
  decks: Record<string, Record<string, number>>
  hands: Record<string, string[]>
  screens: Record<string, string[]>
  holds: Record<string, string[]>
  tiles: Record<string, string>
}

/** A build that a user keeps. */
export interface SavedBuild {
  fleet: [string, string][]
  deck: Record<string, number>
  name: string
  side: string
  id: string
  saved: string
}

/** A ship card behind the screen. */
export interface ScreenCard {
  level: string
  cost: number
}

/** What everybody knows of a seat; `choice` stands there in the lobby only. */
export interface Seat {
  side: string
  team: string
  player: string | null
  bot: boolean
  zone: string | null
  hand_size: number
  energy: number
  fleet: FleetCard[]
  prepped: PreppedCard[]
  conceded: boolean
  choice?: 'ready' | 'choosing' | null
}

/** What a seat brings, as its own player sees it. */
export interface SeatBuild {
  seat: string
  limits: BuildLimits
  build: Build
  ready: boolean
  report: BuildReport
}

/** A ship on the board; the first space is its centre or anchor. */
export interface Ship {
  card: string
  hexes: string[]
  shields: number
  hull_damage: number
}

/** A launched ship card, its numbers as now modified. */
export interface ShipCard {
  level: string
  seat: string
  owner: string
  ships: string[]
  lost: number
  attached: Record<string, AttachedCard>
  activated: boolean
  move: number
  activation: number
}

/** What everybody knows of a team. */
export interface Team {
  side: string
  seats: string[]
  energy: number
  deck_size: number
  discard: string[]
  run_outs: number
  victory_points: number
}

/** A sentence as data: a client may speak another language than English. */
export interface Text {
  key: string
  args: Record<string, unknown>
}

/** A discovery tile; without a kind while its black side is up. */
export interface Tile {
  kind: string | null
  hexes: string[]
}

/** Whether this seat can take its last answer back, and else why not. */
export interface Undo {
  open: boolean
  reason: string | null
}

/** Takes back this seat's last answer. */
export interface UndoMessage {
  type: 'undo'
  id: string
}

/** A player as others see it. */
export interface User {
  id: string
  name: string
}

/** All that one viewer may know; `revealed` stands there after the end only. */
export interface View {
  match: string
  mission: string
  layout: string
  catalogue: string
  commitment: string | null
  status: 'lobby' | 'playing' | 'paused' | 'finished'
  viewer: string
  round: number
  turn: string | null
  phase: string
  order: string[]
  seats: Record<string, Seat>
  teams: Record<string, Team>
  ship_cards: Record<string, ShipCard>
  ships: Record<string, Ship>
  tiles: Record<string, Tile>
  activation: Activation | null
  engines: Engines | null
  hand?: Record<string, HandCard>
  screen?: Record<string, ScreenCard>
  holds?: Record<string, string[]>
  ally?: Record<string, Ally>
  log: LogLine[]
  chat: ChatLine[]
  waiting_for: string[]
  clock: Clock | null
  decision?: Decision | null
  undo?: Undo
  orders?: Record<string, Order>
  deck_list?: Record<string, number>
  deck_bottom?: Record<string, string[]>
  result: Result | null
  revealed?: Revealed | null
}

/** The whole view. */
export interface ViewMessage {
  type: 'view'
  seq: number
  view: View
}

export type ServerMessage = ViewMessage | DiffMessage | AcceptedMessage | RefusedMessage

export type ClientMessage = AnswerMessage | UndoMessage | OrderMessage | ChatMessage | ResyncMessage
