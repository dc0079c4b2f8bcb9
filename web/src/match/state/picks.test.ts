import { expect, it } from 'vitest'
import type { MissionOption } from '../../protocol/core'
import { transferPicks } from './picks'

const option = (id: string, choices: string[], more: Partial<MissionOption> = {}): MissionOption => ({
  id,
  name: id,
  default: choices[0]!,
  choices: choices.map((name) => ({ id: name, name })),
  ...more,
})
const CHAT = option('chat', ['on', 'off'])

it('keeps what was chosen where the other mission offers it as well', () => {
  const from = [CHAT, option('fleets', ['printed', '42', '60']), option('storm', ['mild', 'wild'])]
  const to = [CHAT, option('fleets', ['printed', '42'])]
  expect(transferPicks({ chat: 'off', fleets: '42', storm: 'wild' }, from, to)).toEqual({ chat: 'off', fleets: '42' })
  expect(transferPicks({ chat: 'off', fleets: '60' }, from, to)).toEqual({ chat: 'off' })
})

it('leaves what was as usual to what is usual there', () => {
  const [here, there] = [option('clock', ['slow', 'fast']), option('clock', ['fast', 'slow'])]
  expect(transferPicks({ clock: 'slow' }, [here], [there])).toEqual({})
})

it('keeps a number within the bounds of the other mission', () => {
  const delayOption = (max: number) => option('delay', ['0', '10'], { min: 0, max })
  expect(transferPicks({ delay: '7' }, [delayOption(10)], [delayOption(8)])).toEqual({ delay: '7' })
  expect(transferPicks({ delay: '7' }, [delayOption(10)], [delayOption(5)])).toEqual({})
  expect(transferPicks({ delay: '' }, [delayOption(10)], [delayOption(5)])).toEqual({})
})
