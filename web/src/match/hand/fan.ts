// Computes the height of a fan of cards, and the position of a card raised from it.

/** The heights in a short window and in other windows, in pixels at the default size of text. */
const FAN = { low: 112, high: 130 }

/** Return the height of the fan in pixels, which grows with the text; 0 if a strip replaces it. `down` is the height
 * of the window in pixels, and `height` is its height in units of the text. */
export const fanHeight = ({ folded, height, down }: { folded: boolean; height: number; down: number }) =>
  folded ? 0 : Math.round(((height < 700 ? FAN.low : FAN.high) * down) / height)

const STEP = 12 // in pixels

/** Return the left edge for a box of that width inside a table: near `middle`, where it hides the fewest spots. The
 * spots are discs with that radius. */
export function bestLeft(
  middle: number,
  width: number,
  table: number,
  spots: readonly number[],
  radius: number,
): number {
  const last = Math.max(0, table - width)
  const best = Math.min(last, Math.max(0, middle - width / 2))
  const hiddenCount = (left: number) => spots.filter((x) => x + radius > left && x - radius < left + width).length
  let [found, fewest] = [best, hiddenCount(best)]
  for (let away = STEP; away <= last && fewest; away += STEP) {
    for (const left of [best - away, best + away]) {
      if (left < 0 || left > last || hiddenCount(left) >= fewest) continue
      found = left
      fewest = hiddenCount(left)
    }
  }
  return found
}
