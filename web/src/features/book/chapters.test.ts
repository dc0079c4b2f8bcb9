import { expect, it } from 'vitest'
import { parseChapter, type Block } from './chapters'

const blocksOf = (body: string): Block[] => parseChapter('x', `# X\n## Y {#y}\n${body}`, {}).sections[0]!.blocks

it('joins the lines of an example', () => {
  expect(blocksOf('Some words:\n> A fighter\n> flies past\n> an enemy.\n\n> Another.')).toEqual([
    { kind: 'text', parts: [{ text: 'Some words:' }] },
    { kind: 'example', parts: [{ text: 'A fighter flies past an enemy.' }] },
    { kind: 'example', parts: [{ text: 'Another.' }] },
  ])
})
