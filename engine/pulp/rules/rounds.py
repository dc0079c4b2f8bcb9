"""The rounds: choosing the Planet, drawing the line, and clearing the table after the search (RND, ENC,
LOC)."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.decisions import Option, Text
from engine.core.game import Rule
from engine.core.secret import Secret
from engine.pulp.catalogue.model import Color
from engine.pulp.facts.dice import DieUsed
from engine.pulp.facts.encounters import CardUsed
from engine.pulp.facts.rounds import (
    CardsTaken,
    LineDrawn,
    MatchEnded,
    PlanetChosen,
    PlanetsDealt,
    RoundBegan,
    RoundEnded,
    StageReached,
)
from engine.pulp.facts.search import SeatPeeked
from engine.pulp.printed import card_of, edition_of, effect
from engine.pulp.queries import cards_left, next_column, owned_die
from engine.pulp.registry import PHASE_START, find_grant_ahead, run_effects
from engine.pulp.rules.basics import NO, option, question, shuffle_cards
from engine.pulp.rules.timing import run_rules_at
from engine.pulp.rules.tools import choose_lower_value
from engine.pulp.state import HERO, Ending, SeenThings, State

LINE, FACE_UP = 4, 3
TRANSLATOR, TRANSLATOR_FACE = "universal-translator", 5


def begin_round(g: State) -> Rule[None]:
    """Choose a Planet, then draw the line (ENC-01 to ENC-07)."""
    yield RoundBegan(g.round + 1)
    yield from choose_planet(g)
    yield from run_rules_at(g, "before-line")
    yield from draw_line(g)
    yield from run_effects(g, [g.row[g.column]], PHASE_START)
    yield StageReached("encounter")


def choose_planet(g: State) -> Rule[None]:
    """Choose one of the face-up Planets. If all have been used, first deal three new ones (ENC-02)."""
    if not g.planets:
        yield PlanetsDealt(tuple(g.planet_pile.cards.open()[:FACE_UP]))
        yield from exchange_planet(g)
    options = [option(planet, "planet", ("planet", planet)) for planet in g.planets]
    (answer,) = yield question("planet", Text("planet", {"round": g.round}), options)
    yield PlanetChosen(answer)


def exchange_planet(g: State) -> Rule[None]:
    """If the Hero has Cartographers, let them exchange a dealt Planet for the next one in the pile."""
    card = next((owned for owned in g.exploration if effect(g, owned.id) == "cartographers"), None)
    if card is None or not g.planet_pile.left:
        return
    if edition_of(g).aliens[g.row[next_column(g)]].sector not in edition_of(g).exploration[card.id].sectors:
        return
    options: list[Option] = [option("keep", "keep-planets")]
    options += [option(f"swap:{planet}", "swap-planet", ("planet", planet)) for planet in g.planets]
    (answer,) = yield question("swap-planet", Text("swap-planet"), options)
    if answer != "keep":
        yield CardUsed(card.id)
        yield PlanetsDealt((g.planet_pile.cards.open()[0],), answer.partition(":")[2])


# The line


class DrawnCards(NamedTuple):
    """Cards drawn from the decks, the remaining decks, and the column of the last card."""

    cards: list[str]
    decks: list[list[str]]
    column: int


def next_cards(g: State, count: int, single_deck: bool = False) -> DrawnCards:
    """Return the next ``count`` cards from the current deck, and from the next decks once it is empty
    (RND-03, RND-05). With ``single_deck``, all cards come from one deck.
    """
    decks, cards, column = [list(deck.cards.open()) for deck in g.decks], list[str](), g.column
    for index in range(g.column, len(decks)):
        drawn = decks[index][: count - len(cards)]
        if drawn:
            cards, column = [*cards, *drawn], index
            decks[index] = decks[index][len(drawn) :]
        if len(cards) == count or (single_deck and cards):
            break
    return DrawnCards(cards, decks, column)


def draw_line(g: State) -> Rule[None]:
    """Draw four cards, or all cards if there are fewer. Their cubes go into the bag, and Locations are
    removed from the line (ENC-04 to ENC-07, LOC-01 to LOC-03, RND-06).
    """
    kept_cards = yield from choose_of_eight(g)
    drawn = next_cards(g, LINE) if kept_cards is None else (yield from _return_other_cards(g, kept_cards))
    cards = drawn.cards
    locations = [card for card in cards if card_of(g, card).kind == "location"]
    location = locations[-1] if locations else g.location
    dropped = [*([g.location] if locations and g.location else []), *locations[:-1]]
    yield LineDrawn(
        cards=tuple(cards),
        line=tuple(card for card in cards if card not in locations),
        location=location,
        dropped=tuple(dropped),
        cubes=cubes_for_bag(g, cards, drawn.column),
        column=drawn.column,
        sector=edition_of(g).aliens[g.row[drawn.column]].sector,
        decks=tuple(Secret(deck) for deck in drawn.decks),
    )


def choose_of_eight(g: State) -> Rule[tuple[str, ...] | None]:
    """If the Universal Translator shows 5, let the Hero draw eight cards and keep four in any order, or fewer
    if the deck has fewer (DIE-18r). Return None if the die is not used.
    """
    die = owned_die(g, TRANSLATOR)
    if die is None or die.value != TRANSLATOR_FACE or find_grant_ahead(g, "no-systems") is not None:
        return None
    options = [
        option(NO, "no"),
        option(f"die:{TRANSLATOR}:0", "die", ("die", TRANSLATOR), ("face", 5), ("way", 0)),
    ]
    (answer,) = yield question("translator", Text("translator"), options)
    if answer == NO:
        return None
    cards = next_cards(g, 2 * LINE, single_deck=True).cards
    yield DieUsed(TRANSLATOR, TRANSLATOR_FACE, 0, (yield from choose_lower_value(die)))
    yield SeatPeeked(SeenThings("deck", Secret(cards, (HERO,))), len(cards), TRANSLATOR)
    keep_options = [option(card, "card", ("card", card)) for card in cards]
    count = min(LINE, len(cards))
    answers = yield question("keep", Text("keep"), keep_options, minimum=count, maximum=count, ordered=True)
    return tuple(answers)


def _return_other_cards(g: State, kept_cards: tuple[str, ...]) -> Rule[DrawnCards]:
    """Shuffle the other cards back into their deck (DIE-18)."""
    column = next_column(g)
    decks = [list(deck.cards.open()) for deck in g.decks]
    decks[column] = yield from shuffle_cards([card for card in decks[column] if card not in kept_cards])
    return DrawnCards(list(kept_cards), decks, column)


def cubes_for_bag(g: State, cards: list[str], column: int) -> tuple[Color, ...]:
    """Return the cubes that these cards add to the bag, without cubes that the supply lacks (ENC-05, ENC-06).
    Black cubes of aliens before the ``column`` are already back in the supply (RND-08).
    """
    supply, cubes = dict(g.supply), list[Color]()
    supply["black"] += sum([g.aliens[name] for name in g.row[:column]])
    for card in cards:
        for color in card_of(g, card).cubes:
            if supply.get(color, 0):
                supply[color] -= 1
                cubes.append(color)
    return tuple(cubes)


# The end of a round


def end_round(g: State) -> Rule[None]:
    """Take keys and codes into the hand, and discard the line and the Planet. Then begin the next round or
    end the match (RND-09). After the last search, no cards are taken (END-04).
    """
    if cards_left(g):
        yield from take_icons(g)
        yield from run_rules_at(g, "round-end")
    yield RoundEnded(g.round, g.options.location_stays)
    if cards_left(g):
        yield StageReached("round")
        return
    yield from run_rules_at(g, "decks-empty")
    yield MatchEnded(Ending(None, "time"))


def take_icons(g: State) -> Rule[None]:
    """Let the Hero take engaged cards with a key or a code into their hand (HND-01)."""
    cards = [
        card.id
        for card in g.line
        if card.status == "engaged" and card_of(g, card.id).icon is not None and not card.brought
    ]
    if not cards:
        return
    options = [option(card, "take", ("card", card)) for card in cards]
    answers = yield question("take", Text("take"), options, minimum=0, maximum=len(options))
    if answers:
        yield CardsTaken(tuple(answers))
