// Breaks names for small places.

/** Return a name in one or two lines, broken so that the longer line is as short as possible. */
export function inTwo(name: string): string[] {
  const words = name.split(' ')
  const ways = words.map((_, n) => [words.slice(0, n).join(' '), words.slice(n).join(' ')].filter(Boolean))
  const width = (lines: string[]) => Math.max(...lines.map((line) => line.length))
  return ways.reduce((best, way) => (width(way) < width(best) ? way : best))
}
