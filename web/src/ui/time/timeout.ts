// Time limits for requests: a broken network may never report a failure.

const PATIENCE = 20_000

/** Return the same promise, rejected if it takes too long. */
export function inTime<T>(promise: Promise<T>, ms = PATIENCE): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('It could not be fetched in time. Check your connection.')), ms)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
