// Timeouts. Some promises of a browser never settle, and a broken network may never report a failure.

const LOAD_TIMEOUT = 20_000

/** Return the result of a promise; throw an error with the message if it does not settle within `ms` milliseconds. */
export function withTimeout<T>(ms: number, message: string, promise: PromiseLike<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(message)), ms)
  })
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer))
}

/** Return a promise for a fetched value that rejects if the fetch takes too long. */
export const inTime = <T>(promise: Promise<T>, ms = LOAD_TIMEOUT): Promise<T> =>
  withTimeout(ms, 'loading took too long', promise)
