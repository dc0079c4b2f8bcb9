// What the components of Galaxies pass to one another.

/** What the inspector shows. */
export type Subject =
  | { type: 'ship'; card: string; ship?: string; level?: string }
  | { type: 'tactic'; card: string; cost?: number }
  | { type: 'tile'; kind: string | null }
  | null
