import { expect, it } from 'vitest'
import { inTwo } from './lineBreaks'

it.each([
  ['Hijack Plan', ['Hijack', 'Plan']],
  ['Alert From ISN Torrent', ['Alert From', 'ISN Torrent']],
  ['LR5 Nuclear Warhead', ['LR5 Nuclear', 'Warhead']],
  ['Kah', ['Kah']],
])('breaks %s where the longer line is shortest', (name, lines) => {
  expect(inTwo(name)).toEqual(lines)
})
