/** A number out of an id, always the same: so that things that are alike do not look alike. */
export function seedOf(id: string): number {
  let seed = 7
  for (const letter of id) seed = (seed * 31 + letter.charCodeAt(0)) % 9973
  return seed
}
