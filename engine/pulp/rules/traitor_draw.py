"""The Traitor's draw after the Hero's search, seized cards, negated payments, and the end of the match (X1P,
X1W).
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.decisions import PASS, Text
from engine.core.game import Rule
from engine.core.windows import answer_or_pass
from engine.pulp.catalogue.model import Color, Icon
from engine.pulp.facts.rounds import MatchEnded
from engine.pulp.facts.search import CubesMoved
from engine.pulp.facts.traitor import CardNegated, CardsSeized, TraitorDrew, TraitorFound
from engine.pulp.printed import card_of
from engine.pulp.queries import (
    UNFOUND_LIMIT,
    black_cube_alien,
    current_sector,
    is_quietus_past,
    lasting_alignment,
    unfound_count,
)
from engine.pulp.registry import find_grant
from engine.pulp.rules.basics import NO, ask, draw, lose_any, make_face_down, option, question
from engine.pulp.rules.cubes import choose_from_pile, end_if_decided
from engine.pulp.rules.timing import Point, run_rules_at
from engine.pulp.state import HERO, TRAITOR, Ending, State

#: Flags of this round (``State.once``): the Traitor draws one more cube, and keys count as codes.
CARGO, CLERK = "secret-cargo:upright", "turncoat-clerk:upright"
ARVAN, QUIETUS = "alignment:arvan", "alignment:quietus"


def run_automatic_rules(g: State, point: Point) -> Rule[None]:
    """Run the rules at a point that involve no choice."""
    if g.traitor is None:
        return
    if point == "after-resolved":
        yield from draw_after_hero(g)
    elif point == seizure_point(g):
        yield from seize(g)
    elif point == "decks-empty":
        yield from end_without_cards(g)


# The Traitor's draw


def draw_count(g: State) -> int:
    """Return how many cubes the Traitor draws. This is one fewer than the Hero drew (X1P-06), but at least 0
    (X1P-13).
    """
    return max(0, g.search.count - 1 + (CARGO in g.once)) if g.search is not None else 0


def draw_after_hero(g: State) -> Rule[None]:
    """Draw the Traitor's cubes and resolve them in the order drawn."""
    cubes = yield from draw(g, draw_count(g))
    if not cubes:
        return
    yield TraitorDrew(cubes)
    for color in cubes:
        yield from resolve_cube(g, color)
    yield from run_rules_at(g, "after-draw")


def resolve_cube(g: State, color: Color) -> Rule[None]:
    """Resolve a cube of the Traitor by its colour (X1P-07 to X1P-11, X2L-13r)."""
    assert g.traitor is not None
    if color == "yellow":
        yield from take_weapon(g)
    elif color == "white":
        yield CubesMoved({color: 1}, "traitor", "area", TRAITOR)
    elif color == "green":
        yield CubesMoved({color: 1}, "traitor", "bag", TRAITOR)
    elif color == "black":
        yield from resolve_black(g)
    else:
        yield CubesMoved({color: 1}, "traitor", "supply", TRAITOR)
        if g.traitor.area:
            yield CubesMoved({"white": 1}, "area", "bag", TRAITOR)


def take_weapon(g: State) -> Rule[None]:
    """Take a chosen Super Weapon from the pile, which is then shuffled (X1P-07r)."""
    weapon, rest = yield from choose_from_pile(g, "choose-weapon", TRAITOR, TRAITOR)
    yield TraitorFound(weapon, len(rest), make_face_down(rest))
    yield from end_if_decided(g)


def resolve_black(g: State) -> Rule[None]:
    """Put a black cube on The Quietus. If The Quietus has been left behind, the Hero loses a point instead.
    The Hero loses another point if the Traitor is aligned to The Quietus (X1P-10r).
    """
    is_spared = find_grant(g, "black-to-supply") is not None
    target = None if is_spared else black_cube_alien(g)
    yield CubesMoved({"black": 1}, "traitor", target or "supply", TRAITOR)
    if target is None and not is_spared and is_quietus_past(g):
        yield from lose_any(g, 1, TRAITOR)
    if lasting_alignment(g) == QUIETUS:
        yield from lose_any(g, 1, QUIETUS)


# Keys and codes


def seizure_point(g: State) -> Point:
    """Return the point at which the Traitor takes evaded cards.

    This is after the last encounter, so that the cards can be used in the search of the same round. With the
    first rulings, it is the end of the round.
    """
    return "encounters-over" if g.options.rulings > 1 else "round-end"


def seize(g: State) -> Rule[None]:
    """Let the Traitor take evaded cards with a key or a code. With Arvan, the Traitor may also take a card
    without an icon (X1P-02r)."""
    evaded = [card.id for card in g.line if card.status == "evaded" and not card.brought]
    cards = [card for card in evaded if card_of(g, card).icon is not None]
    if cards:
        options = [option(card, "take", ("card", card)) for card in cards]
        answers = yield question("take", Text("seize"), options, minimum=0, maximum=len(cards), seat=TRAITOR)
        if answers:
            yield CardsSeized(tuple(answers))
    without_icon = [card for card in evaded if card_of(g, card).icon is None]
    if without_icon and lasting_alignment(g) == ARVAN and current_sector(g) == "arvan":
        options = [*(option(card, "take", ("card", card)) for card in without_icon), option(NO, "no")]
        answer = yield from ask("seize", Text("seize-one"), options, seat=TRAITOR)
        if answer != NO:
            yield CardsSeized((answer,), ARVAN)


def counts_as(g: State, card: str, icon: Icon) -> bool:
    """Return whether a card of the Traitor may be discarded as a key or a code. A card without an icon, which
    the Traitor took thanks to Arvan, counts as both.
    """
    return card_of(g, card).icon in (icon, None) or CLERK in g.once


def negate(g: State, payment: Mapping[str, Icon]) -> Rule[Icon | None]:
    """Let the Traitor negate one card that the Hero paid with, once per search (X1P-03 to X1P-05). Return
    the icon that the negated card paid for, or None.
    """
    if g.traitor is None or g.traitor.negated:
        return None
    options = [
        option(f"negate:{card}:{own_card}", "negate", ("card", card), ("own", own_card))
        for card, icon in payment.items()
        for own_card in g.traitor.taken
        if counts_as(g, own_card, icon)
    ]
    if not options:
        return None
    (answer,) = yield answer_or_pass(TRAITOR, "negate", Text("negate", {"planet": g.planet}), options)
    if answer == PASS:
        return None
    _, card, own_card = answer.split(":")
    yield CardNegated(own_card, card)
    return payment[card]


# The end


def end_without_cards(g: State) -> Rule[None]:
    """End the match when no card is left. The Traitor wins if too many Super Weapons are unfound. Otherwise
    the side with more Super Weapons wins, and the Hero wins ties (X1W-03r).
    """
    assert g.traitor is not None
    if unfound_count(g) >= UNFOUND_LIMIT:
        yield MatchEnded(Ending(TRAITOR, "unfound"))
    traitor_leads = len(g.traitor.weapons) > len(g.weapons)
    yield MatchEnded(Ending(TRAITOR if traitor_leads else HERO, "majority"))
