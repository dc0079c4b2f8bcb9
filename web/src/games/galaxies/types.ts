// Types that the components of Galaxies share.

/** The subject of the inspector. */
export type Subject =
  | { type: 'ship'; card: string; ship?: string; level?: string }
  | { type: 'tactic'; card: string; cost?: number }
  | { type: 'tile'; kind: string | null }
  | null
