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
  cls: string
  text: string
}

export interface Layout {
  hexes: string[]
  zones: Record<string, string[]>
}

export interface Catalogue {
  digest: string
  ships: Record<string, ShipInfo>
  tactics: Record<string, TacticInfo>
  tiles: Record<string, TileInfo>
  layouts: Record<string, Layout>
  missions: Record<string, { title?: string; name?: string; story?: string }>
}

/** What the inspector shows. */
export type Subject =
  | { type: 'ship'; card: string; ship?: string; level?: string }
  | { type: 'tactic'; card: string; cost?: number }
  | { type: 'tile'; kind: string | null }
  | null

export type Connection = 'connecting' | 'online' | 'reconnecting' | 'denied' | 'closed'
