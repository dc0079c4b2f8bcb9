// The sentences of Galaxies, built from keys and arguments.
import { keepSentences, sentencesFrom, type Vocabulary } from '../../match/game/sentences'
import { textsOf, Written, type Args, type Say, type Texts } from '../../ui/texts/texts'
import type { Catalogue, View } from '../../protocol/galaxies'
import { edition } from './edition.svelte'
import { locale } from './locale'
import { namesIn, namesOf } from './names'

export const sentences = keepSentences(
  (view: View) => {
    const { catalogue } = edition
    const texts = textsOf(locale)
    return { texts, catalogue, names: namesIn(texts, catalogue, view) }
  },
  (vocabulary) => sentencesFrom(sayWith(vocabulary), ({ ref, text }) => ({ ...ref, ...text.args })),
)

function sayWith({ texts, catalogue, names }: Vocabulary<Catalogue>): Say {
  const nameOf = namesOf(texts, catalogue, names)
  const say: Say = (group, key, args) => texts.say(group, key, args, nameOf)
  return (group, key, args) => {
    if (group === 'result') return say(group, resultKey(texts, key), args)
    if (group !== 'happening') return say(group, key, args)
    if (key === 'result') return say(key, resultKey(texts, args.reason), args)
    const own = OWN_ARGS[key]
    return say(group, key, own ? { ...args, ...own(args, say) } : args)
  }
}

const resultKey = (texts: Texts, reason: unknown) =>
  typeof reason === 'string' && texts.has(`result-${reason}`) ? reason : 'other'

/** The arguments that only sentences need, by the kind of happening. */
const OWN_ARGS: Readonly<Record<string, (args: Args, say: Say) => Args>> = {
  moved: (args) =>
    Object.fromEntries(['to', 'was'].flatMap((name) => (name in args ? [[name, namedSpaces(args[name])]] : []))),
  'order-changed': ({ order }, say) => {
    const [key = '', card = ''] = String(order).split(':')
    return { order: new Written(say('order', key, { card })) }
  },
}

/** Return the spaces of a ship that a sentence names: only the centre of a large ship, but all spaces of others. */
const namedSpaces = (hexes: unknown) => (Array.isArray(hexes) && hexes.length > 2 ? hexes[0] : hexes)
