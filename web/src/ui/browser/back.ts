// The browser's Back shuts what lies open over a page before it leaves the page.
const MARK = 'over'

/** What shuts each thing that is open, the topmost last. */
const open: (() => void)[] = []
let listening = false
/** The entry of the history is being given up. */
let leaving = false

/** Tells that something lies over the page, and how it is shut; returns what is to be called when it has gone. */
export function overPage(shut: () => void): () => void {
  if (!listening) addEventListener('popstate', returned)
  listening = true
  open.push(shut)
  if (!leaving) mark()
  return () => {
    const at = open.lastIndexOf(shut)
    if (at >= 0) open.splice(at, 1)
    setTimeout(settle) // one thing may open another as it goes
  }
}

const marked = (): boolean => (history.state as Record<string, unknown> | null)?.[MARK] === true

/** One entry stands for all that is open: Back leads from it to the page itself. */
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
    settle() // the entry of something that was shut long ago
  } else {
    const shut = open.pop()
    if (open.length) mark()
    shut?.()
  }
}
