// The keyboard at a table: numbers choose, Enter confirms, Escape goes back, Space skips the show. A replay has keys of its own.
import type { Chooser } from './chooser.svelte'
import type { Table } from './table.svelte'
import { digitOf, letterOf } from '../kit/keyboard'

const WRITING = 'input, textarea, select'
const HAS_ITS_OWN_ENTER = 'button, a, summary, [role=button], [role=application]'

export function tableKey(event: KeyboardEvent, table: Table, chooser: Chooser): void {
  const { target } = event
  if (!(target instanceof Element) || target.closest(WRITING) || document.querySelector('dialog[open]')) return
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
  const digit = digitOf(event)
  if (table.playing && !table.replay && event.key === ' ') {
    event.preventDefault()
    table.skip()
  } else if (digit) {
    const option = chooser.byNumber(digit)
    if (option) chooser.choose(option)
  } else if (letterOf(event) === 'p' && table.pointing.possible) {
    table.pointing.toggle()
  } else if (event.key === 'Escape' && table.pointing.on) {
    table.pointing.stop()
  } else if (event.key === 'Escape') {
    chooser.back()
  } else if (event.key === 'Enter' && !target.closest(HAS_ITS_OWN_ENTER)) {
    enter(chooser)
  }
}

function enter(chooser: Chooser): void {
  if (chooser.armed) chooser.armed.run()
  else if (!chooser.single) chooser.confirm()
}
