// The texts that the server sends in English, in the language of the page.
import type { BotSummary, MissionSummary } from '../protocol/core'
import { loadMissionTexts, translated } from '../ui/texts/missions'
import { say } from '../ui/texts/start'

type MissionOption = MissionSummary['options'][number]

/** Return missions with their stories and options in the language of the page. Without a translation, they stay as
 * they are. */
export async function translateMissions(missions: MissionSummary[]): Promise<MissionSummary[]> {
  await loadMissionTexts().catch(() => undefined)
  return missions.map((mission) => ({
    ...mission,
    story: translated(`story-${mission.game}-${mission.id}`, mission.story),
    options: mission.options.map((option) => translateOption(option, mission.game)),
  }))
}

function translateOption(option: MissionOption, game: string): MissionOption {
  const translate = (kind: string, id: string, english: string) =>
    translated(`${kind}-${game}-${id}`, translated(`${kind}-${id}`, english))
  return {
    ...option,
    name: translate('option', option.id, option.name),
    choices: option.choices.map((choice) => {
      const name = translate('choice', `${option.id}-${choice.id}`, choice.name)
      return { ...choice, name: choice.usual && name !== choice.name ? say('choice-usual', { name }) : name }
    }),
  }
}

/** Return computer players with their descriptions in the language of the page. */
export async function translateBots(bots: BotSummary[]): Promise<BotSummary[]> {
  await loadMissionTexts().catch(() => undefined)
  return bots.map((bot) => ({ ...bot, text: translated(`bot-${bot.game}-${bot.name}`, bot.text) }))
}
