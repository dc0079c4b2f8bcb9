/** Return a number that depends only on an id, which makes similar things look different. */
export function seedOf(id: string): number {
  let seed = 7
  for (const letter of id) seed = (seed * 31 + letter.charCodeAt(0)) % 9973
  return seed
}
