// The notation of pictures: layers of shapes, from the back to the front. Each shape is a path of its own.

/** `ink`: the silhouette, with a hard shadow; `paper`: what is cut out of paper; `glow`: light; `line`: ink on paper;
 * `cloth`: in the colour of its owner; `skin`: the face of a person. */
export type Print = 'ink' | 'paper' | 'glow' | 'line' | 'cloth' | 'skin'
export type Layer = readonly [print: Print, ...shapes: string[]]
export type Art = readonly Layer[]

/** Return the shapes of a picture in order, each with its print. */
export const shapesOf = (art: Art): { print: Print; shape: string }[] =>
  art.flatMap(([print, ...shapes]) => shapes.map((shape) => ({ print, shape })))

export const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`
export const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
/** A ring: the inner dot is cut out of the outer one. */
export const ring = (x: number, y: number, outer: number, inner: number) => dot(x, y, outer) + dot(x, y, inner)
/** The upper half of a dot, on a ground line. */
export const dome = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0z`
/** A line of some width between two points. */
export function bar(x: number, y: number, toX: number, toY: number, width: number): string {
  const length = Math.hypot(toX - x, toY - y)
  const [dx, dy] = [((y - toY) / length) * (width / 2), ((toX - x) / length) * (width / 2)]
  const points = [
    [x + dx, y + dy],
    [toX + dx, toY + dy],
    [toX - dx, toY - dy],
    [x - dx, y - dy],
  ]
  return `M${points.map((point) => point.map((n) => +n.toFixed(1)).join(' ')).join('L')}z`
}
/** The same shape several times, each moved by that much to the right. */
export const row = (shape: (x: number) => string, ...xs: number[]) => xs.map(shape)

/** A person who stands on the ground line, with a height of 36 units. */
export const person = (x: number) =>
  `M${x - 6} 33h12l2 14-3 1-1 12h-4v-9h-2v9h-4l-1-12-3-1zM${x} 23a4.600 4.600 0 1 1-.1 0z`
/** A person in a robe. */
export const robe = (x: number) => `M${x - 4} 33h8c5 8 7 17 8 27h-24c1-10 3-19 8-27zM${x} 22a5 5 0 1 1-.1 0z`
/** A person in a robe with a pointed hood. */
export const hood = (x: number) => `M${x} 16c6 5 7 11 7 16 4 8 6 18 7 28h-28c1-10 3-20 7-28 0-5 1-11 7-16z`
