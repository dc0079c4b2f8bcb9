// The problem of a match whose game this version of the page does not know.
import { Problem } from '../../http/http'
import { say } from '../../ui/texts/common'

export const unknownGame = () => new Problem(0, say('match-unknown-game'), say('match-unknown-game.detail'), [])
