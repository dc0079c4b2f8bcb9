// The terms of the game, each with a short explanation and the place of a longer one in the book.
import type { Term } from '../../../features/book/terms'

type TermRow = readonly [id: string, name: string, forms: string, to: string, text: string]

// prettier-ignore
const WORDS: readonly TermRow[] = [
  ['activate', 'Activation', 'activat(?:e[sd]?|ions?)', 'moving#activate', 'Using a ship card for a turn: pay its activation cost, move its ships, then attack with them. You may activate each card once per turn.'],
  ['adjacent', 'Adjacent', 'adjacent', 'secrets#words', 'Two pieces are adjacent if a space of one borders a space of the other.'],
  ['attach', 'Attaching', 'attach(?:es|ed)?', 'tactics#where', 'Heroes, upgrades, weapons and sabotage are put on a ship card and stay there. The card must fit, and there must be room for it.'],
  ['attack', 'Attack', 'attacks?', 'attacking#roll', 'One roll of both coordinate dice, read on the chart of the target. The strength of the weapon is the damage of a hit.'],
  ['asteroid', 'Asteroid', 'asteroids?', 'obstacles#asteroids', 'No ship can enter it. Shots pass through it, and small and medium ships beside it have cover.'],
  ['charge', 'Charging', 'charg(?:es?|ed|ing)', 'attacking#charge', 'Getting a weapon ready: pay its charge cost, usually nothing, and it may make its attacks. You may charge each weapon once per activation of its ship.'],
  ['chart', 'Hit chart', 'hit charts? / charts?', 'attacking#roll', 'The grid on a ship card. The letter die and the number die name a cell: a filled one is a hit, an empty one a miss. A star may destroy the ship.'],
  ['control', 'Control', 'control(?:s|led|ling)? / tak(?:e|es|en) over', 'control#take', 'You control the ships of your fleet that are in play, and those that you have taken over.'],
  ['cover', 'Cover', 'asteroid cover / cover', 'obstacles#cover', 'A small or medium ship beside an asteroid: a hit on it becomes a miss when the number die shows {tiles.asteroid.params.cover_on_at_least} or more.'],
  ['debris', 'Debris', 'debris(?: fields?)?', 'obstacles#debris', 'A ship that flies onto a field rolls the number die: on {tiles.debris-field.params.damage_on_at_most} or less it takes {tiles.debris-field.params.amount} direct damage.'],
  ['deck', 'Deck', 'decks?', 'tactics#deck', 'Your tactic cards, shuffled and face down. When it first runs out, the discard pile becomes a new deck.'],
  ['direct', 'Direct damage', 'direct(?: \\w+)?(?: (?:shield|hull))? damage', 'damage#direct', 'Damage from cards, powers, ECM and debris. It is not an attack: there is no chart, star or cover. Shields take it first, unless it says hull.'],
  ['discard', 'Discarding', 'discards?(?: piles?)? / discarded', 'energy#discard', 'In your own turn you may discard cards from your hand for 1 energy each. They go to the discard pile of the deck they came from.'],
  ['ecm', 'ECM', 'ECM', 'ecm#when', 'Electronic countermeasures: an enemy ship that yours comes beside rolls the number die. On {rules.ecm_on} or more it deals {rules.ecm_damage.small}, {rules.ecm_damage.medium} or {rules.ecm_damage.large} direct damage, by its size.'],
  ['energy', 'Energy', 'energy', 'energy#marker', 'It pays for launching, activating, charging and cards. You can have up to {rules.energy_most}, and keep what you do not spend.'],
  ['engines', 'Remote engines', 'remote engines / engines', 'battles#meteor', 'Once at the end of an ISN turn in Meteor Storm: pay and roll to move asteroids.'],
  ['escape', 'Escape', 'escapes?d?', 'battles#blockade', 'A Wretch ship that ends its activation in the ISN zone leaves the board in Blockade Run and scores points by its size.'],
  ['event', 'Event', 'events?', 'tactics#kinds', 'A card that happens once and is discarded.'],
  ['flagship', 'Flagship', 'flagship', 'ships#isn-everest', 'A power of ISN Everest: once she is launched, every other ship card launched later in the same turn costs less.'],
  ['hand', 'Hand', 'hands?', 'tactics#hand', 'The tactic cards that you hold, hidden from opponents: {rules.hand_most} at most.'],
  ['hero', 'Hero', 'hero(?:es)?', 'tactics#heroes', 'A card that serves on a solo ship for as long as it is aboard. Each player can have only one copy of a hero on their ships.'],
  ['hold', 'Hold', 'holds? / cargo', 'launching#load', 'Room inside a ship for smaller ones. You fill it in secret as you launch the carrier, and open it in a later turn.'],
  ['hull', 'Hull', 'hull', 'damage#destroyed', 'How many red pegs a ship can take; the last destroys it. The hull does not heal by itself.'],
  ['launch', 'Launching', 'launch(?:es|ed|ing)?', 'launching#launch', 'Bringing a ship card from behind the screen into your zone, or out of a hold beside its carrier, for its launch cost.'],
  ['market', 'Orbital market', 'orbital market', 'discoveries#gains', 'If you have a ship on it as your energy phase starts, you may draw one more card.'],
  ['move', 'Move', 'move[sd]? / movements?', 'moving#spaces', 'A ship goes space by space, up to its Move number. After each space, debris and ECM are rolled, and you may change your mind.'],
  ['number-die', 'Number die', 'number die', 'table#dice', 'The die from 1 to {rules.die}. It decides ECM, debris, cover and more.'],
  ['phase', 'Phases', '(?:energy|deploy|action) phase', 'turn#phases', 'Energy, deploy, action: always in that order. Once you leave a phase, you cannot return to it in the same turn.'],
  ['place', 'Placed', 'placed?', 'ecm#spared', 'A ship that is placed does not fly: it meets no ECM or debris, and turns over no tile.'],
  ['power', 'Power', 'powers?', 'reading#slots', 'What a version of a ship, or a card on it, can do beyond the rules. A power overrides a rule.'],
  ['prepped', 'Prepped card', 'prepped / set aside', 'tactics#prepped', 'A card that the mission keeps ready for a ship. It is attached for free when the mission says so, usually at the launch of the ship.'],
  ['range', 'Range', 'range', 'attacking#range', 'How many spaces away a target may be, counted the shortest way from base to base. Nothing in between blocks it.'],
  ['reaction', 'Answering', 'answers?', 'tactics#asked', 'Some cards are played in another player’s turn. You are asked because of what happened, not because of what you hold, so your hand stays secret.'],
  ['replace', 'Replacing', 'replace[sd]?', 'tactics#replace', 'A new upgrade, weapon or hero may take the place of one of its kind, for its full cost.'],
  ['round', 'Round', 'rounds?', 'winning#rounds', 'One turn of each player. From round {missions.dead-zone.victory.eliminate.from_round} on, a side without ships on the board loses.'],
  ['sabotage', 'Sabotage', 'sabotage', 'tactics#sabotage', 'A card that is put on an enemy’s ship card and stays until something removes it.'],
  ['screen', 'Screen', 'screens?', 'table#battlefield', 'It hides the ships that you have not launched yet, and how many there are.'],
  ['shields', 'Shields', 'shields?(?: pegs?)? / shields up / shields down', 'damage#normal', 'Blue pegs, which damage takes first. Shields are up while one is left. Once they are down, a star on the chart destroys the ship.'],
  ['size', 'Size', 'small / medium / large', 'moving#medium', 'A small ship lies on one space, a medium one on two, a large one on seven.'],
  ['slot', 'Slots', 'slots?', 'tactics#slots', 'How many upgrades, weapons and heroes a ship card can take.'],
  ['solo', 'Solo ship', 'solo', 'table#sides', 'A ship with a card of its own. Heroes serve on solo ships only.'],
  ['squadron', 'Squadron', 'squadrons?', 'damage#squadrons', 'Three small ships on one card. One payment activates all three; each moves, charges and attacks on its own.'],
  ['star', 'Critical star', 'critical(?: hit)? / stars?', 'attacking#star', 'A hit that destroys a ship at once if its shields were down before the attack.'],
  ['strength', 'Strength', 'strength', 'reading#weapons', 'The damage of one hit.'],
  ['survivors', 'Survivors', 'survivors?', 'battles#pan', 'At Pan Base a solo ISN ship beside an asteroid may search instead of moving; each survivor is a victory point.'],
  ['target', 'Target', 'targets?', 'attacking#range', 'The enemy ship that an attack is aimed at; it must be in range.'],
  ['upgrade', 'Ship upgrade', 'upgrades?', 'tactics#kinds', 'A card that makes a ship card better as long as it is attached.'],
  ['victory-clock', 'Victory clock', 'victory clock', 'winning#clock', 'When every deck has run out twice, the side whose ships on the battlefield are worth more wins.'],
  ['victory-points', 'Victory points', 'victory points?', 'winning#goals', 'Some missions are won with points, at once and in any round.'],
  ['warp', 'Warp gate', 'warp gate / warps?', 'discoveries#warp', 'A {tiles.warp-gate.params.sizes} ship that begins its activation on it may be placed within {tiles.warp-gate.params.place_within} spaces of the gate instead of moving.'],
  ['zone', 'Starting zone', 'starting zone / zone', 'launching#launch', 'The marked spaces where your ships are launched: one space of the ship’s base in the zone is enough.'],
]

export function createTerms(fill: (text: string) => string): Term[] {
  return WORDS.map(([id, name, forms, to, text]) => ({ id, name, forms: forms.split(' / '), to, text: fill(text) }))
}
