// Computes the height of a fan of cards, and the position of a card raised from it.

/** The heights in a short window and in other windows, in pixels at the default size of text. */
const FAN_HEIGHTS = { low: 112, high: 130 }

/** Return the height of the fan in pixels, which grows with the text; 0 if a strip replaces it. `windowHeight` is the
 * height of the window in pixels, and `height` is its height in units of the text. */
export const fanHeight = ({
  folded,
  height,
  windowHeight,
}: {
  folded: boolean
  height: number
  windowHeight: number
}) => (folded ? 0 : Math.round(((height < 700 ? FAN_HEIGHTS.low : FAN_HEIGHTS.high) * windowHeight) / height))

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
  const maxLeft = Math.max(0, table - width)
  const preferred = Math.min(maxLeft, Math.max(0, middle - width / 2))
  const hiddenCount = (left: number) => spots.filter((x) => x + radius > left && x - radius < left + width).length
  let [result, fewest] = [preferred, hiddenCount(preferred)]
  for (let distance = STEP; distance <= maxLeft && fewest; distance += STEP) {
    for (const left of [preferred - distance, preferred + distance]) {
      if (left < 0 || left > maxLeft || hiddenCount(left) >= fewest) continue
      result = left
      fewest = hiddenCount(left)
    }
  }
  return result
}
