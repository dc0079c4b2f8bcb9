// Timers for lists that stay up to date while the page is visible and cost little while it is hidden.

/** Run now and every `ms` milliseconds while the page is visible; return a function that stops the timer. */
export function whileSeen(run: () => void, ms: number): () => void {
  const look = () => {
    if (!document.hidden) run()
  }
  look()
  const timer = setInterval(look, ms)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

/** Like `whileVisible`, but run at most once in `ms` milliseconds, even if the page becomes visible again. */
export function seldomWhileSeen(run: () => void, ms: number): () => void {
  let ran = -Infinity
  return whileSeen(() => {
    if (performance.now() - ran < ms) return
    ran = performance.now()
    run()
  }, ms)
}

/** The maximum intervals of `runWithBackoff` in milliseconds: while the page is visible, and while it is hidden. */
const LOOKED_AT = 30_000
const FORGOTTEN = 900_000

/** Run now, then after intervals that double, and again when the page becomes visible; return a function that stops
 * the timer. Any number of forgotten tabs may be open. */
export function everLess(run: () => void, ms: number): () => void {
  let timer: ReturnType<typeof setTimeout>
  const after = (wait: number) => {
    timer = setTimeout(() => {
      run()
      after(Math.min(2 * wait, document.hidden ? FORGOTTEN : LOOKED_AT))
    }, wait)
  }
  const anew = () => {
    clearTimeout(timer)
    run()
    after(ms)
  }
  const look = () => {
    if (!document.hidden) anew()
  }
  anew()
  document.addEventListener('visibilitychange', look)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
