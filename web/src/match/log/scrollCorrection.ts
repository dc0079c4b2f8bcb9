// Adjusts the log so that no line is cut off at its upper edge or by the heading there.

/** The upper and the lower edge of a heading or a line, in pixels. */
export interface Extent {
  top: number
  bottom: number
}

const TOLERANCE = 1 // pixels that may be hidden

/**
 * Return the number of pixels by which the text must move up so that the heading at the upper edge cuts off no line.
 * It is negative if the newest line itself is taller than the log: then its first words are visible, not its last.
 * `headings` are at their visible positions: the one at the upper edge is the highest.
 */
export function scrollCorrection(headings: readonly Extent[], lines: readonly Extent[]): number {
  const [first] = headings
  if (!first) return 0
  const top = Math.min(...headings.map((heading) => heading.top))
  const edge = top + first.bottom - first.top
  const heading = headings.find((heading) => heading.top > top + TOLERANCE && heading.top < edge - TOLERANCE)
  if (heading) return heading.top - top
  const line = lines.find((line) => line.top < edge - TOLERANCE && line.bottom > edge + TOLERANCE)
  if (!line) return 0
  return line === lines.at(-1) ? line.top - edge : line.bottom - edge
}
