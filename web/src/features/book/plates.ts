// The pictures of printed items in a book: "ship:isn-everest card:erin-cho" names items to show side by side.

export interface PlateItem {
  kind: string
  id: string
}

/** Return whether a picture shows printed items rather than a drawing for its chapter. */
export const isPlate = (name: string) => name.includes(':')

/** Return the items that a picture shows. */
export function parsePlate(name: string): PlateItem[] {
  return name.split(' ').map((item) => {
    const [kind = '', id = ''] = item.split(':')
    return { kind, id }
  })
}
