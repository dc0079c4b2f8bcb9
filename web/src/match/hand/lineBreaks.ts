// Names in small places.

/** A name in one line or two, broken where the longer line is shortest. */
export function inTwo(name: string): string[] {
  const words = name.split(' ')
  const ways = words.map((_, n) => [words.slice(0, n).join(' '), words.slice(n).join(' ')].filter(Boolean))
  const width = (lines: string[]) => Math.max(...lines.map((line) => line.length))
  return ways.reduce((best, way) => (width(way) < width(best) ? way : best))
}
