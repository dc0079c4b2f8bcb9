// Scrolls expanded elements into view.

/** Scroll an opened `details` element into view, clear of fixed elements at the edges of the page. */
export function scrollIntoSight({ currentTarget }: Event & { currentTarget: HTMLDetailsElement }): void {
  if (!currentTarget.open) return
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  currentTarget.scrollIntoView({ block: 'nearest', behavior: reducedMotion ? 'instant' : 'smooth' })
}
