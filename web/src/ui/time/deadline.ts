// Time limits for promises of the browser, some of which never settle.

/** Return the result of a promise; throw an error with the message if it does not settle in `ms` milliseconds. */
export function within<T>(ms: number, message: string, promise: PromiseLike<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(message)), ms)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
