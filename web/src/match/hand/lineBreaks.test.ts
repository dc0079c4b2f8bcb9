import { expect, it } from 'vitest'
import { withSoftHyphens, splitInTwo } from './lineBreaks'

it.each([
  ['Hijack Plan', ['Hijack', 'Plan']],
  ['Alert From ISN Torrent', ['Alert From', 'ISN Torrent']],
  ['LR5 Nuclear Warhead', ['LR5 Nuclear', 'Warhead']],
  ['Kah', ['Kah']],
])('breaks %s so that the longer line is shortest', (name, lines) => {
  expect(splitInTwo(name)).toEqual(lines)
})

it.each([
  ['Commando Away Team', 'Com-mando Away Team'],
  ['Detonator', 'Deto-na-tor'],
  ['Spectral Thrusters', 'Spec-tral Thrus-ters'],
  ['Resurgence', 'Resur-gence'],
  ['LR5 Nuclear Warhead', 'LR5 Nuclear War-head'],
  ['ISN Transport', 'ISN Trans-port'],
])('lets long words of %s break only between syllables', (name, hyphenated) => {
  expect(withSoftHyphens(name).replaceAll('\u00ad', '-')).toBe(hyphenated)
})
