// Browsers may leave a promise of theirs open for good: whoever waits for one says how long.

/** What the promise brings, or an error with the message if it has brought nothing after so many milliseconds. */
export function within<T>(ms: number, message: string, promise: PromiseLike<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(message)), ms)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
