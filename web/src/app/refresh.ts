// Lists that stay true while somebody looks at them, and cost nothing, or little, while nobody does.

/** Runs now and every so many milliseconds, but only while the page is looked at; returns what ends it. */
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

/** As `whileSeen`, and not sooner again because the page is looked at again. */
export function seldomWhileSeen(run: () => void, ms: number): () => void {
  let ran = -Infinity
  return whileSeen(() => {
    if (performance.now() - ran < ms) return
    ran = performance.now()
    run()
  }, ms)
}

/** The longest waits of `everLess`: while the page is looked at, and while it is not. */
const LOOKED_AT = 30_000
const FORGOTTEN = 900_000

/** Runs now, and again after ever longer, and at once when the page is looked at again; returns what ends it. There may be
 * any number of pages that nobody has shut. */
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
