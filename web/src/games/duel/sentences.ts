// The sentences of Card Duel. Seats and teams appear under their names.
import { keepSentences, sentencesFrom } from '../../match/game/sentences'
import { textsOf, type Args } from '../../ui/texts/texts'
import type { View } from '../../protocol/duel'
import { locale } from './locale'
import { say } from './texts'

export const sentences = keepSentences(
  (view: View) => ({ texts: textsOf(locale), catalogue: null, names: namesIn(view) }),
  ({ texts, names }) =>
    sentencesFrom(
      (group, key, args) =>
        texts.say(group, key, group === 'result' ? withExtremes(args) : args, (id) => names[id] ?? id),
      ({ text }) => text.args,
    ),
)

/** Return the arguments of a result with the most and the fewest points of a team. */
function withExtremes(args: Args): Args {
  const points = Object.values(args.points as Record<string, number>)
  return { ...args, high: Math.max(...points), low: Math.min(...points) }
}

/** Return the names of seats and teams: the player's name, or the colour of a team with several seats. */
function namesIn({ seats, teams }: Pick<View, 'seats' | 'teams'>): Record<string, string> {
  const people = Object.fromEntries(Object.entries(seats).map(([id, { player }]) => [id, player ?? id]))
  const sides = Object.entries(teams).map(([id, { seats }]) => [
    id,
    seats.length === 1 ? people[seats[0]!]! : say(`team-${id}`),
  ])
  return { ...people, ...Object.fromEntries(sides) }
}
