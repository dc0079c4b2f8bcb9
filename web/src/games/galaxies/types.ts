// The types shared by the components of Galaxies.

/** The subject of the inspector. */
export type Subject =
  | { type: 'ship'; card: string; ship?: string; level?: string }
  | { type: 'tactic'; card: string; cost?: number }
  | { type: 'tile'; kind: string | null }
  | null
