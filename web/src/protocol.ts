// The wire contract of docs/PROTOCOL.md, version 1. Nothing but types.

export interface Text {
  key: string
  args: Record<string, unknown>
}

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

export interface Option {
  id: string
  label: string
  text: Text
  ref: Ref
}

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

export interface FleetCard {
  card: string
  level: string
  state: string
}

export interface PreppedCard {
  card: string
  on: string | null
  state: string
}

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
}

export interface Team {
  side: string
  seats: string[]
  energy: number
  deck_size: number
  discard: string[]
  run_outs: number
  victory_points: number
}

export interface AttachedCard {
  card: string
  owner: string
}

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

export interface Ship {
  card: string
  hexes: string[]
  shields: number
  hull_damage: number
}

export interface Tile {
  kind: string | null
  hexes: string[]
}

export interface Activation {
  card: string
  step: string
  ship: string | null
  left: number
  weapon: string | null
  attacks_left: number
}

export interface HandCard {
  card: string
  cost: number
}

export interface ScreenCard {
  level: string
  cost: number
}

export interface Ally {
  hand: Record<string, HandCard> | null
  screen: Record<string, ScreenCard>
  holds: Record<string, string[]>
}

export interface LogLine {
  n: number
  round: number
  seat: string | null
  text: Text
  label: string
}

export interface ChatLine {
  n: number
  channel: string
  seat: string | null
  name: string
  text: string
  at: string
}

export interface Undo {
  open: boolean
  reason: string | null
}

export interface Order {
  label: string
  on: boolean
}

export interface Result {
  winner: string | null
  reason: string
  text: Text
  label: string
}

export interface View {
  match: string
  mission: string
  layout: string
  catalogue: string
  commitment: string | null
  status: string
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
  engines: { left: number } | null
  hand?: Record<string, HandCard>
  screen?: Record<string, ScreenCard>
  holds?: Record<string, string[]>
  ally?: Record<string, Ally>
  log: LogLine[]
  chat: ChatLine[]
  waiting_for: string[]
  clock: { until: string } | null
  decision?: Decision | null
  undo?: Undo
  orders?: Record<string, Order>
  result: Result | null
}

export interface Happening {
  kind: string
  text: Text
  label: string
  [field: string]: unknown
}

export interface PatchOperation {
  op: 'add' | 'remove' | 'replace'
  path: string
  value?: unknown
}

export interface ViewMessage {
  type: 'view'
  seq: number
  view: View
}

export interface DiffMessage {
  type: 'diff'
  seq: number
  patch: PatchOperation[]
  happenings: Happening[]
}

export interface AcceptedMessage {
  type: 'accepted'
  id: string
}

export interface RefusedMessage {
  type: 'refused'
  id: string | null
  code: string
  detail: string
}

export type ServerMessage = ViewMessage | DiffMessage | AcceptedMessage | RefusedMessage

export interface AnswerMessage {
  type: 'answer'
  id: string
  decision: string
  pick: string[]
}

export interface UndoMessage {
  type: 'undo'
  id: string
}

export interface OrderMessage {
  type: 'order'
  id: string
  order: string
  on: boolean
}

export interface ChatMessage {
  type: 'chat'
  id: string
  channel: string
  text: string
}

export interface ResyncMessage {
  type: 'resync'
}

export type ClientMessage = AnswerMessage | UndoMessage | OrderMessage | ChatMessage | ResyncMessage

export interface User {
  id: string
  name: string
}

export interface MatchPlayer {
  id: string
  name: string
  bot: string | null
}

export interface MatchSeat {
  id: string
  side: string
  team: string
  player: MatchPlayer | null
}

export interface MatchCard {
  id: string
  mission: string
  title: string
  status: string
  host: User
  private: boolean
  options: Record<string, unknown>
  created: string
  seats: MatchSeat[]
  invite: { code: string; url: string } | null
  your_seat: string | null
  your_decision: boolean
  result: Result | null
}

export interface MissionSeat {
  id: string
  side: string
  team: string
}

export interface MissionCard {
  id: string
  number: number
  title: string
  story: string
  players: number
  seats: MissionSeat[]
  options: unknown[]
}
