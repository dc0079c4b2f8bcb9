/** A filter that reduces the items of a shelf. */
export interface Filter<T> {
  name: string
  choices: readonly (readonly [value: string, name: string])[]
  valuesOf: (item: T) => string | readonly string[]
}
