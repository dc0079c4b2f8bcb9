// Timers for lists that stay up to date while the page is visible and cost little while it is hidden.

/** Run now and every `ms` milliseconds while the page is visible; return a function that stops the timer. */
export function whileVisible(run: () => void, ms: number): () => void {
  const runIfVisible = () => {
    if (!document.hidden) run()
  }
  runIfVisible()
  const timer = setInterval(runIfVisible, ms)
  document.addEventListener('visibilitychange', runIfVisible)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', runIfVisible)
  }
}

/** Like `whileVisible`, but run at most once in `ms` milliseconds, even if the page becomes visible again. */
export function throttleWhileVisible(run: () => void, ms: number): () => void {
  let lastRun = -Infinity
  return whileVisible(() => {
    if (performance.now() - lastRun < ms) return
    lastRun = performance.now()
    run()
  }, ms)
}

/** The maximum intervals of `runWithBackoff` in milliseconds: while the page is visible, and while it is hidden. */
const VISIBLE_INTERVAL = 30_000
const HIDDEN_INTERVAL = 900_000

/** Run now, then after intervals that double, and again when the page becomes visible; return a function that stops
 * the timer. Any number of forgotten tabs may be open. */
export function runWithBackoff(run: () => void, ms: number): () => void {
  let timer: ReturnType<typeof setTimeout>
  const schedule = (wait: number) => {
    timer = setTimeout(() => {
      run()
      schedule(Math.min(2 * wait, document.hidden ? HIDDEN_INTERVAL : VISIBLE_INTERVAL))
    }, wait)
  }
  const restart = () => {
    clearTimeout(timer)
    run()
    schedule(ms)
  }
  const restartIfVisible = () => {
    if (!document.hidden) restart()
  }
  restart()
  document.addEventListener('visibilitychange', restartIfVisible)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', restartIfVisible)
  }
}
