// Pictures of printed things in a book: "ship:isn-everest card:erin-cho" names what is drawn, side by side.

export interface Thing {
  kind: string
  id: string
}

/** Whether a picture is of printed things, and not one that is drawn for its chapter. */
export const isPlate = (name: string) => name.includes(':')

/** The things that a picture shows. */
export function thingsOf(name: string): Thing[] {
  return name.split(' ').map((one) => {
    const [kind = '', id = ''] = one.split(':')
    return { kind, id }
  })
}
