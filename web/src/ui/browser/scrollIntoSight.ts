// What somebody unfolds, they want to see.

/** Brings what was opened into sight, clear of what stands at the edges of the page. */
export function intoSight({ currentTarget }: Event & { currentTarget: HTMLDetailsElement }): void {
  if (!currentTarget.open) return
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  currentTarget.scrollIntoView({ block: 'nearest', behavior: still ? 'instant' : 'smooth' })
}
