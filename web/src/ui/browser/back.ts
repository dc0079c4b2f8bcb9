// The browser's Back button closes the overlays of a page before it leaves the page.
const MARK = 'over'

/** The functions that close the open overlays, the topmost last. */
const open: (() => void)[] = []
let listening = false
/** Whether the extra history entry is being removed. */
let leaving = false

/** Register an open overlay with the function that closes it. Return a function to call after it has been closed. */
export function closeOnBack(close: () => void): () => void {
  if (!listening) addEventListener('popstate', handlePop)
  listening = true
  open.push(close)
  if (!leaving) addEntry()
  return () => {
    const index = open.lastIndexOf(close)
    if (index >= 0) open.splice(index, 1)
    setTimeout(removeEntry) // one dialog may open another while it closes
  }
}

const hasMark = (): boolean => (history.state as Record<string, unknown> | null)?.[MARK] === true

/** Add one history entry for all open overlays, from which Back leads to the page itself. */
function addEntry(): void {
  if (!hasMark()) history.pushState({ [MARK]: true }, '')
}

function removeEntry(): void {
  if (open.length || !hasMark()) return
  leaving = true
  history.back()
}

function handlePop(): void {
  if (leaving) {
    leaving = false
    if (open.length) addEntry()
  } else if (hasMark()) {
    removeEntry() // the entry belongs to a dialog that was closed long ago
  } else {
    const close = open.pop()
    if (open.length) addEntry()
    close?.()
  }
}
