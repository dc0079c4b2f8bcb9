// The sizes of drawings on the screen.

/** Report the size of an element, in pixels, whenever it changes. The browser reports after the layout; measuring
 * would force one. */
export const watchSize = (notify: (size: { width: number; height: number }) => void) => (node: Element) => {
  const watcher = new ResizeObserver(([entry]) => notify(entry!.contentRect))
  watcher.observe(node)
  return () => watcher.disconnect()
}
