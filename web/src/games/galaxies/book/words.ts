// The terms of the game, each with a short explanation and the place of a longer one in the book.
import type { Term } from '../../../features/book/terms'

type TermRow = readonly [id: string, name: string, forms: string, to: string, text: string]

// prettier-ignore
const WORDS: readonly TermRow[] = [
  ['activate', 'Activation', 'activat(?:e[sd]?|ions?)', 'moving#activate', 'Using a ship card for a turn: pay its activation cost, move its ships, then attack with them. Each card once per turn.'],
  ['adjacent', 'Adjacent', 'adjacent', 'secrets#words', 'Some space of one borders some space of the other.'],
  ['attach', 'Attaching', 'attach(?:es|ed)?', 'tactics#where', 'Heroes, upgrades, weapons and sabotage are put on a ship card and stay there. The card must fit and there must be a place for it.'],
  ['attack', 'Attack', 'attacks?', 'attacking#roll', 'One roll of both coordinate dice, read on the chart of the target. A hit does as much damage as the weapon is strong.'],
  ['asteroid', 'Asteroid', 'asteroids?', 'obstacles#asteroids', 'No ship can enter it. Shots pass, and small and medium ships beside it have cover.'],
  ['charge', 'Charging', 'charg(?:es?|ed|ing)', 'attacking#charge', 'Getting a weapon ready: pay its charge cost, usually nothing, and it may make its attacks. Each weapon once per activation of its ship.'],
  ['chart', 'Hit chart', 'hit charts? / charts?', 'attacking#roll', 'The grid on a ship card. Letter die and number die name a cell: filled is a hit, empty a miss, a star may be the end.'],
  ['control', 'Control', 'control(?:s|led|ling)? / tak(?:e|es|en) over', 'control#take', 'You control the ships of your fleet that are in play, and those that you have taken over.'],
  ['cover', 'Cover', 'asteroid cover / cover', 'obstacles#cover', 'A small or medium ship beside an asteroid: each hit of an attack is a miss when the number die shows {tiles.asteroid.params.cover_on_at_least} or more.'],
  ['debris', 'Debris', 'debris(?: fields?)?', 'obstacles#debris', 'A ship that flies onto a field rolls the number die: up to {tiles.debris-field.params.damage_on_at_most} it takes {tiles.debris-field.params.amount} direct damage.'],
  ['deck', 'Deck', 'decks?', 'tactics#deck', 'Your tactic cards, shuffled and face down. When it runs out, the discard pile makes a new one: once.'],
  ['direct', 'Direct damage', 'direct(?: \\w+)?(?: (?:shield|hull))? damage', 'damage#direct', 'Damage of cards, powers, ECM and debris. It is no attack: no chart, no star, no cover. Shields go first, unless it says hull.'],
  ['discard', 'Discarding', 'discards?(?: piles?)? / discarded', 'energy#discard', 'In your own turn you may throw away cards of your hand, for 1 energy each. They go to the discard pile of the deck they came from.'],
  ['ecm', 'ECM', 'ECM', 'ecm#when', 'Electronic countermeasures: an enemy ship that yours comes beside rolls the number die; {rules.ecm_on} or more is {rules.ecm_damage.small}, {rules.ecm_damage.medium} or {rules.ecm_damage.large} direct damage, by its size.'],
  ['energy', 'Energy', 'energy', 'energy#marker', 'Pays for launching, activating, charging and cards. Between nothing and {rules.energy_most}; what you do not spend is kept.'],
  ['engines', 'Remote engines', 'remote engines / engines', 'battles#meteor', 'Once at the end of an ISN turn in Meteor Storm: pay and roll to move asteroids.'],
  ['escape', 'Escape', 'escapes?d?', 'battles#blockade', 'A Wretch ship that ends its activation in the ISN zone leaves the board in Blockade Run, and scores by its size.'],
  ['event', 'Event', 'events?', 'tactics#kinds', 'A card that happens once and is discarded.'],
  ['flagship', 'Flagship', 'flagship', 'ships#isn-everest', 'A power of ISN Everest: once she is launched, every other ship card launched later in the same turn costs less.'],
  ['hand', 'Hand', 'hands?', 'tactics#hand', 'The tactic cards that you hold, hidden from opponents: {rules.hand_most} at most.'],
  ['hero', 'Hero', 'hero(?:es)?', 'tactics#heroes', 'Serves on a solo ship for as long as the card is aboard. Of one hero, each player has only one on their ships.'],
  ['hold', 'Hold', 'holds? / cargo', 'launching#load', 'Room inside a ship for smaller ones. It is filled only as the carrier is launched, in secret, and opened in a later turn.'],
  ['hull', 'Hull', 'hull', 'damage#destroyed', 'How many red pegs a ship can take; the last destroys it. The hull does not heal by itself.'],
  ['launch', 'Launching', 'launch(?:es|ed|ing)?', 'launching#launch', 'Bringing a ship card from behind the screen into your zone, or out of a hold beside its carrier, for its launch cost.'],
  ['market', 'Orbital market', 'orbital market', 'discoveries#gains', 'With a ship on it as your energy phase starts you may draw one card more.'],
  ['move', 'Move', 'move[sd]? / movements?', 'moving#spaces', 'A ship goes space by space, up to its Move number. After each space debris and ECM are rolled, and you may change your mind.'],
  ['number-die', 'Number die', 'number die', 'table#dice', 'The die from 1 to {rules.die}. It decides ECM, debris, cover and more.'],
  ['phase', 'Phases', '(?:energy|deploy|action) phase', 'turn#phases', 'Energy, deploy, action: always in that order. A phase that was left does not come back in the turn.'],
  ['place', 'Placed', 'placed?', 'ecm#spared', 'A ship that is placed does not fly: no ECM, no debris, and no black tile is turned.'],
  ['power', 'Power', 'powers?', 'reading#slots', 'What a version of a ship, or a card on it, can do beyond the rules. A power is stronger than a rule.'],
  ['prepped', 'Prepped card', 'prepped / set aside', 'tactics#prepped', 'A card that the mission keeps ready for a ship. It is attached free when the mission says so, usually at its launch.'],
  ['range', 'Range', 'range', 'attacking#range', 'How many spaces away a target may be, counted the shortest way from base to base. Nothing in between blocks.'],
  ['reaction', 'Answering', 'answers?', 'tactics#asked', 'Some cards are played in another’s turn. You are asked by what happened, not by what you hold, so that nobody learns that.'],
  ['replace', 'Replacing', 'replace[sd]?', 'tactics#replace', 'A new upgrade, weapon or hero may take the place of one of its kind, for its full cost.'],
  ['round', 'Round', 'rounds?', 'winning#rounds', 'One turn of each player. From round {missions.dead-zone.victory.eliminate.from_round} on, a side without ships on the board loses.'],
  ['sabotage', 'Sabotage', 'sabotage', 'tactics#sabotage', 'Is put on an enemy’s ship card and stays until something removes it.'],
  ['screen', 'Screen', 'screens?', 'table#battlefield', 'Hides what you have not launched yet, and how much of it there is.'],
  ['shields', 'Shields', 'shields?(?: pegs?)? / shields up / shields down', 'damage#normal', 'Blue pegs, which damage takes first. Up while there is one, else down: then a star on the chart destroys.'],
  ['size', 'Size', 'small / medium / large', 'moving#medium', 'A small ship lies on one space, a medium one on two, a large one on seven.'],
  ['slot', 'Slots', 'slots?', 'tactics#slots', 'How many upgrades, weapons and heroes a ship card can take.'],
  ['solo', 'Solo ship', 'solo', 'table#sides', 'A ship with a card of its own. Heroes serve on solo ships only.'],
  ['squadron', 'Squadron', 'squadrons?', 'damage#squadrons', 'Three small ships on one card. One payment activates all; each moves, charges and attacks for itself.'],
  ['star', 'Critical star', 'critical(?: hit)? / stars?', 'attacking#star', 'A hit that destroys a ship at once if its shields were down before the attack.'],
  ['strength', 'Strength', 'strength', 'reading#weapons', 'The damage of one hit.'],
  ['survivors', 'Survivors', 'survivors?', 'battles#pan', 'At Pan Base a solo ISN ship beside an asteroid may search in place of moving; each survivor is a victory point.'],
  ['target', 'Target', 'targets?', 'attacking#range', 'The enemy ship that an attack is aimed at; it must be in range.'],
  ['upgrade', 'Ship upgrade', 'upgrades?', 'tactics#kinds', 'A card that makes a ship card better as long as it is attached.'],
  ['victory-clock', 'Victory clock', 'victory clock', 'winning#clock', 'When every deck has run out twice, the side with the dearer ships on the battlefield wins.'],
  ['victory-points', 'Victory points', 'victory points?', 'winning#goals', 'Some missions are won with points, at once and in any round.'],
  ['warp', 'Warp gate', 'warp gate / warps?', 'discoveries#warp', 'A {tiles.warp-gate.params.sizes} ship that begins its activation on it may be placed within {tiles.warp-gate.params.place_within} spaces of the gate in place of moving.'],
  ['zone', 'Starting zone', 'starting zone / zone', 'launching#launch', 'The marked spaces where your ships are launched: one space of the base in it is enough.'],
]

export function createTerms(fill: (text: string) => string): Term[] {
  return WORDS.map(([id, name, forms, to, text]) => ({ id, name, forms: forms.split(' / '), to, text: fill(text) }))
}
