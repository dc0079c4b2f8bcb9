import { expect, it } from 'vitest'
import { parseChapter } from './chapters'
import { isPlate, parsePlate } from './plates'

it('finds the printed items in the pictures of a chapter', () => {
  const chapter = parseChapter(
    'x',
    '# X\n## Y {#y}\n![Two of them](ship:f47-blue-hawks card:erin-cho)\n![A board](drift)',
    {},
  )
  const names = chapter.sections[0]!.blocks.map((block) => (block.kind === 'picture' ? block.name : ''))
  expect(names.map(isPlate)).toEqual([true, false])
  expect(parsePlate(names[0]!)).toEqual([
    { kind: 'ship', id: 'f47-blue-hawks' },
    { kind: 'card', id: 'erin-cho' },
  ])
})
