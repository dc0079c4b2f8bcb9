// The browser's Back button closes what is open over a page before it leaves the page.
const MARK = 'over'

/** The functions that close what is open, the topmost last. */
const open: (() => void)[] = []
let listening = false
/** Whether the extra entry of the history is being removed. */
let leaving = false

/** Report that something is open over the page, with a function that closes it; return a function to call after
 * that. */
export function overPage(shut: () => void): () => void {
  if (!listening) addEventListener('popstate', returned)
  listening = true
  open.push(shut)
  if (!leaving) mark()
  return () => {
    const at = open.lastIndexOf(shut)
    if (at >= 0) open.splice(at, 1)
    setTimeout(settle) // one dialog may open another as it closes
  }
}

const marked = (): boolean => (history.state as Record<string, unknown> | null)?.[MARK] === true

/** Add one entry to the history for everything that is open: Back leads from it to the page itself. */
function mark(): void {
  if (!marked()) history.pushState({ [MARK]: true }, '')
}

function settle(): void {
  if (open.length || !marked()) return
  leaving = true
  history.back()
}

function returned(): void {
  if (leaving) {
    leaving = false
    if (open.length) mark()
  } else if (marked()) {
    settle() // the entry of a dialog that was closed long ago
  } else {
    const shut = open.pop()
    if (open.length) mark()
    shut?.()
  }
}
