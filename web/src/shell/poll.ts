// Lists that stay true while somebody looks at them, and cost nothing while nobody does.

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
