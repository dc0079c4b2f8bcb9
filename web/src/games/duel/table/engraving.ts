// The geometric drawings on the cards of a duel.
import type { Suit } from '../theme/suits'

const roundToTenth = (value: number) => Math.round(value * 10) / 10

/** Return `count` marks of a suit in a ring around 0 0. */
export function ringOf({ mark }: Suit, count: number, radius: number, size: number): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count - Math.PI / 2
    return mark(roundToTenth(radius * Math.cos(angle)), roundToTenth(radius * Math.sin(angle)), size)
  }).join('')
}

/** Return one closed line around 0 0 that fills an oval of that width and height, like the guilloche on banknotes. */
export function guilloche({ turns, loops }: Suit, width: number, height: number): string {
  const steps = turns * loops * 6
  const points = Array.from({ length: steps }, (_, i) => {
    const angle = (2 * Math.PI * turns * i) / steps
    const reach = 0.68 + 0.32 * Math.cos((angle * loops) / turns)
    return `${roundToTenth((width / 2) * reach * Math.cos(angle))} ${roundToTenth((height / 2) * reach * Math.sin(angle))}`
  })
  return `M${points.join('L')}Z`
}

/** Return every second of `rays` rays around 0 0 as two paths: the left and the right half. */
export function sunburst(rays: number, reach: number): [left: string, right: string] {
  const pointAt = (n: number) => {
    const angle = (2 * Math.PI * n) / rays - Math.PI / 2
    return `${roundToTenth(reach * Math.cos(angle))} ${roundToTenth(reach * Math.sin(angle))}`
  }
  const rayPaths = Array.from({ length: rays / 2 }, (_, i) => `M0 0L${pointAt(2 * i + 0.5)} ${pointAt(2 * i + 1.5)}Z`)
  return [rayPaths.slice(rays / 4).join(''), rayPaths.slice(0, rays / 4).join('')]
}
