import { expect, it } from 'vitest'
import type { MissionOption } from '../../protocol/core'
import { transferPicks } from './picks'

const option = (id: string, choices: string[], overrides: Partial<MissionOption> = {}): MissionOption => ({
  id,
  name: id,
  default: choices[0]!,
  choices: choices.map((name) => ({ id: name, name })),
  ...overrides,
})
const CHAT = option('chat', ['on', 'off'])

it('keeps a choice that the other mission offers too', () => {
  const from = [CHAT, option('fleets', ['printed', '42', '60']), option('storm', ['mild', 'wild'])]
  const to = [CHAT, option('fleets', ['printed', '42'])]
  expect(transferPicks({ chat: 'off', fleets: '42', storm: 'wild' }, from, to)).toEqual({ chat: 'off', fleets: '42' })
  expect(transferPicks({ chat: 'off', fleets: '60' }, from, to)).toEqual({ chat: 'off' })
})

it('does not transfer default choices', () => {
  const [here, there] = [option('clock', ['slow', 'fast']), option('clock', ['fast', 'slow'])]
  expect(transferPicks({ clock: 'slow' }, [here], [there])).toEqual({})
})

it('limits a number to the bounds of the other mission', () => {
  const delayOption = (max: number) => option('delay', ['0', '10'], { min: 0, max })
  expect(transferPicks({ delay: '7' }, [delayOption(10)], [delayOption(8)])).toEqual({ delay: '7' })
  expect(transferPicks({ delay: '7' }, [delayOption(10)], [delayOption(5)])).toEqual({})
  expect(transferPicks({ delay: '' }, [delayOption(10)], [delayOption(5)])).toEqual({})
})
