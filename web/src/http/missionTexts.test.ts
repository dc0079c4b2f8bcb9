// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import type { BotSummary, MissionSummary } from '../protocol/core'
import { storeValue } from '../ui/browser/storage'
import { translateBots, translateMissions } from './missionTexts'

const choices = [
  { id: '20', name: 'all at once, for 20 seconds at most (usual in this mission)', usual: true },
  { id: 'never', name: 'never' },
]
const MISSION = {
  game: 'duel',
  id: 'duel',
  title: 'Duel',
  story: 'Two players, two cards each, and one die.',
  options: [
    { id: 'reactions', name: 'How players are asked for reactions', choices, default: '20' },
    { id: 'goal', name: 'Points to win', choices: [{ id: '8', name: '8 points' }], default: '8' },
  ],
} as unknown as MissionSummary
const BOT: BotSummary = { game: 'duel', name: 'random', title: 'Gambler', text: 'Does whatever comes to mind.' }

/** Return whether a text is in the pseudo-language. */
const isTranslated = (text: string) => /[áéíóú]/.test(text)

afterEach(() => localStorage.clear())

it('are as the server sends them for a reader of English', async () => {
  expect(await translateMissions([MISSION])).toEqual([MISSION])
  expect(await translateBots([BOT])).toEqual([BOT])
})

it('are translated, but not names, nor what has no translation', async () => {
  storeValue('language', 'qps-ploc')
  const [mission] = await translateMissions([MISSION])
  const [reactions, goal] = mission!.options
  expect([mission!.title, isTranslated(mission!.story)]).toEqual(['Duel', true])
  const names = [reactions!, ...reactions!.choices, ...goal!.choices].map(({ name }) => name)
  expect(names.map(isTranslated)).toEqual([true, true, false, true])
  expect(names[1]).toMatch(/] \(usual in this mission\)$/) // the other texts of the page stay English here
  const [bot] = await translateBots([BOT])
  expect([bot!.title, isTranslated(bot!.text)]).toEqual(['Gambler', true])
})
