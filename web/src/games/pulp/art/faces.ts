// The contents of the faces of dice: numbers and symbols side by side. The catalogue contains their texts.
import { say } from '../texts'

export interface Piece {
  text?: string
  mark?: string
  /** The colour of a cube or of another die, or an Ability. */
  tone?: string
}

const ABILITY = /^(combat|diplomacy|science|any)$/
const COLOR = /^(yellow|white|red|blue|orange|black|green|gray)$/

/** The faces of each die. Words become symbols, colours become cubes, and `red-die` becomes that die; other words are
 * printed as text. */
/* eslint-disable house/texts -- the words are the ids of signs, and no reader sees them */
const FACES: Readonly<Record<string, readonly string[]>> = {
  'weapons-specialist': ['+1 combat', '+1 any', '+2 combat', '+2 any', '+2 combat / −2 white', '+3 combat'],
  engineer: ['+1 science', '+1 any', '+1 science / systems up', '+2 science', '+2 any', '+2 science & 2 up'],
  'infiltration-agent': [
    '+1 diplomacy',
    '+1 cube',
    '+1 diplomacy / +1 cube',
    '+2 diplomacy',
    '+2 diplomacy',
    '+2 diplomacy / −2 cube',
  ],
  'scanning-technology': ['−1 cube', '1 planet', 'eye −1 cube', '2 planet', 'eye yellow', 'weapon check'],
  'artificial-intelligence': [
    'agent : reroll',
    'guardforce : reroll',
    'guardforce : swap',
    'roll blue-die',
    'roll orange-die',
    'roll red-die',
  ],
  'universal-translator': ['reroll', 'swap weapon', 'swap weapon', '2 for 1 cube', '8 for 4 cards', 'weapon check'],
  'landing-team': ['order', 'all planet', 'green = 3 any', 'swap cards', '2 × die', 'set die'],
  'space-ship': ['+1 combat', '+1 diplomacy', '+1 science', '+2 combat', '+2 diplomacy', '+2 science'],
}
/* eslint-enable house/texts */

export function parseFace(die: string, value: number): Piece[] {
  const face = FACES[die]?.[value - 1] ?? ''
  return face.split(' ').filter(Boolean).map(parsePiece)
}

function parsePiece(word: string): Piece {
  const [, die] = /^(\w+)-die$/.exec(word) ?? []
  if (die) return { mark: 'die', tone: die }
  if (ABILITY.test(word)) return { mark: word, tone: word }
  if (COLOR.test(word)) return { mark: 'cube', tone: word }
  if (WORDS.has(word)) return { text: say(`dice-word-${word}`) }
  return /^[a-z]{2,}$/.test(word) ? { mark: word } : { text: word }
}

/** The words that are printed as text. */
const WORDS: ReadonlySet<string> = new Set(['all', 'for', 'set', 'roll'])

/** The dice whose faces are drawn. */
export const DRAWN = Object.keys(FACES)
