// What is fetched comes within a time, or fails: a network that swallows it never says so.

const PATIENCE = 20_000

/** The same promise; it is rejected if it takes too long. */
export function inTime<T>(promise: Promise<T>, ms = PATIENCE): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('It could not be fetched in time. Check your connection.')), ms)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
