// How high a fan of cards is, and where a card that is lifted out of it stands.

/** Pixels: where the window is low, and where it is not. */
const FAN = { low: 96, high: 130 }

/** How high a fan is in a room; none where a strip stands for it. */
export const fanHeight = ({ folded, height }: { folded: boolean; height: number }) =>
  folded ? 0 : height < 700 ? FAN.low : FAN.high

const STEP = 12 // pixels

/**
 * The left edge of something so wide, as near as can be to a middle, inside of a table: where it hides the fewest of some
 * spots, which are discs with a radius.
 */
export function leftFor(
  middle: number,
  width: number,
  table: number,
  spots: readonly number[],
  radius: number,
): number {
  const last = Math.max(0, table - width)
  const best = Math.min(last, Math.max(0, middle - width / 2))
  const hidden = (left: number) => spots.filter((x) => x + radius > left && x - radius < left + width).length
  let [found, fewest] = [best, hidden(best)]
  for (let away = STEP; away <= last && fewest; away += STEP) {
    for (const left of [best - away, best + away]) {
      if (left < 0 || left > last || hidden(left) >= fewest) continue
      found = left
      fewest = hidden(left)
    }
  }
  return found
}
