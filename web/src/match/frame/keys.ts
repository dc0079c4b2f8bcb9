// The keys at a table: numbers choose, Enter confirms, Escape goes back, and Space skips the show. While nothing is
// asked, any other key shows the next happening. A replay has its own keys.
import type { Chooser } from '../state/chooser.svelte'
import type { Table } from '../state/table.svelte'
import { digitOf, letterOf } from '../../ui/browser/keyboard'

const TEXT_INPUTS = 'input, textarea, select'
const HANDLES_ENTER = 'button, a, summary, [role=button], [role=application]'

export function handleTableKey(event: KeyboardEvent, table: Table, chooser: Chooser): void {
  const { target } = event
  if (!(target instanceof Element) || target.closest(TEXT_INPUTS) || document.querySelector('dialog[open]')) return
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
  const digit = digitOf(event)
  if (table.playing && !table.replay && event.key === ' ') {
    event.preventDefault()
    table.skip()
  } else if (table.playing && !table.replay && !chooser.decision && continuesShow(event, target)) {
    table.showNext()
  } else if (digit) {
    const option = chooser.optionByNumber(digit)
    if (option) chooser.choose(option)
  } else if (letterOf(event) === 'p' && table.pointing.possible) {
    table.pointing.toggle()
  } else if (event.key === 'Escape' && table.pointing.on) {
    table.pointing.stop()
  } else if (event.key === 'Escape') {
    chooser.goBack()
  } else if (event.key === 'Enter' && !target.closest(HANDLES_ENTER)) {
    handleEnter(chooser)
  }
}

/** Return whether a key is free to show the next happening while nothing is asked. */
function continuesShow(event: KeyboardEvent, target: Element): boolean {
  return event.key === 'Enter' ? !target.closest(HANDLES_ENTER) : event.key.length === 1 && letterOf(event) !== 'p'
}

/** Handle a click on the board. While the show runs and nothing is asked, it only shows the next happening. */
export function handleTableClick(event: MouseEvent, table: Table, chooser: Pick<Chooser, 'decision'>): void {
  if (!table.playing || table.replay || chooser.decision) return
  if (!(event.target instanceof Element) || event.target.closest('button, a, summary')) return
  event.stopPropagation()
  table.showNext()
}

function handleEnter(chooser: Chooser): void {
  if (chooser.armed) chooser.armed.run()
  else if (!chooser.single) chooser.confirm()
}
