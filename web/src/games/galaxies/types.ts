// The client's own types: the catalogue as served, and what a component passes to another.

export interface ChartCell {
  name: string
  text: string
  hit: string | boolean
}

export interface Power {
  id: string
  name: string
  timing?: string
  text: string
}

export interface Weapon {
  name: string
  charge: number
  range: number
  attacks: number
  strength: number
  note?: string
  sizes?: string[]
}

export interface ShipVersion {
  launch: number
  activation: number
  move: number
  shields: number
  hull: number
  primary?: Weapon | null
  secondary?: Weapon | null
  capacity: number
  slots: Record<string, number>
  chart: string[]
  cells?: Record<string, ChartCell>
  powers?: Power[]
}

export interface ShipInfo {
  name: string
  faction: string
  size: string
  kind: string
  ships: number
  role?: string
  versions: Record<string, ShipVersion>
}

export interface TacticInfo {
  name: string
  faction: string
  type: string
  icon: string
  cost: number
  phase?: string
  by?: string
  trigger?: string
  weapon?: Weapon | null
  powers?: Power[]
}

export interface TileInfo {
  name: string
  class: string
  text: string
}

export interface Layout {
  hexes: string[]
  zones: Record<string, string[]>
}

/** A value of something that the host of a match may choose. */
export interface MissionChoice {
  id: string
  name: string
  fleet_limit?: number
  deck_size?: number
  tactic_cards?: boolean
}

export interface MissionTeam {
  id: string
  side: string
  goal: string
  energy: number
  gain: number
  first_gain: number
  deck_kind: string
  deck_size: number
}

export interface MissionSeat {
  id: string
  side: string
  team: string
  zone: string
  fleet: [string, string][]
  fleet_limit: number
}

export interface MissionStart {
  seat: string
  where: string
  ships: string[]
  hexes: string[]
  hull_damage: number
}

/** One way to win; `team` "any" stands for every team. */
export interface Victory {
  team: string
  rule: string
  points: number
  from_round: number
  ship: string
}

export interface MissionInfo {
  id: string
  number: number
  title: string
  story: string
  layout: string
  teams: MissionTeam[]
  seats: MissionSeat[]
  victory: Victory[]
  tiles: { tile: string; hexes: string[] }[]
  hidden: string[][]
  starts: MissionStart[]
  rules: Record<string, { id: string; text: string }>
  options: { id: string; name: string; choices: MissionChoice[] }[]
  tactic_cards: boolean
}

export interface Catalogue {
  digest: string
  ships: Record<string, ShipInfo>
  tactics: Record<string, TacticInfo>
  tiles: Record<string, TileInfo>
  layouts: Record<string, Layout>
  missions: Record<string, MissionInfo>
}

/** What the inspector shows. */
export type Subject =
  | { type: 'ship'; card: string; ship?: string; level?: string }
  | { type: 'tactic'; card: string; cost?: number }
  | { type: 'tile'; kind: string | null }
  | null
