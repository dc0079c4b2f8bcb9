"""The Traitor draws after the Hero's search, takes evaded cards, negates payments, and the match ends
(X1P, X1W)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.decisions import PASS, Text
from engine.core.game import Rule
from engine.core.windows import answer_or_pass
from engine.pulp.catalogue.model import Color, Icon
from engine.pulp.facts.rounds import Ended
from engine.pulp.facts.search import CubesMoved
from engine.pulp.facts.traitor import Negated, Seized, TraitorDrew, TraitorFound
from engine.pulp.printed import card_of
from engine.pulp.queries import UNFOUND_MOST, aligned, quietus, quietus_is_past, sector, unfound
from engine.pulp.registry import granted
from engine.pulp.rules.basics import NO, ask, draw, hidden, lose_any, option, question
from engine.pulp.rules.cubes import choose_from_pile, settle
from engine.pulp.rules.points import Point, reached
from engine.pulp.state import HERO, TRAITOR, Ending, State

#: Flags of this round (``State.once``): a cube more for the Traitor, and keys that count as codes.
CARGO, CLERK = "secret-cargo:upright", "turncoat-clerk:upright"
ARVAN, QUIETUS = "alignment:arvan", "alignment:quietus"


def act(g: State, point: Point) -> Rule[None]:
    """Do what comes by itself at a point."""
    if g.traitor is None:
        return
    if point == "after-resolved":
        yield from draw_after_hero(g)
    elif point == seizing(g):
        yield from seize(g)
    elif point == "decks-empty":
        yield from end_of_decks(g)


# His draw


def draws(g: State) -> int:
    """Return how many cubes the Traitor draws: one fewer than the Hero drew (X1P-06), so none after an empty
    search (X1P-13)."""
    return max(0, g.search.count - 1 + (CARGO in g.once)) if g.search is not None else 0


def draw_after_hero(g: State) -> Rule[None]:
    """Let the Traitor draw his cubes, and resolve them in the order drawn."""
    cubes = yield from draw(g, draws(g))
    if not cubes:
        return
    yield TraitorDrew(cubes)
    for color in cubes:
        yield from resolve(g, color)
    yield from reached(g, "after-draw")


def resolve(g: State, color: Color) -> Rule[None]:
    """Do with a cube of the Traitor's what its colour says (X1P-07 to X1P-11, X2L-13r)."""
    assert g.traitor is not None
    if color == "yellow":
        yield from take_weapon(g)
    elif color == "white":
        yield CubesMoved({color: 1}, "traitor", "area", TRAITOR)
    elif color == "green":
        yield CubesMoved({color: 1}, "traitor", "bag", TRAITOR)
    elif color == "black":
        yield from black(g)
    else:
        yield CubesMoved({color: 1}, "traitor", "supply", TRAITOR)
        if g.traitor.area:
            yield CubesMoved({"white": 1}, "area", "bag", TRAITOR)


def take_weapon(g: State) -> Rule[None]:
    """Take a Super Weapon of choice out of the pile, which is shuffled after it (X1P-07r)."""
    weapon, rest = yield from choose_from_pile(g, "choose-weapon", TRAITOR, TRAITOR)
    yield TraitorFound(weapon, len(rest), hidden(rest))
    yield from settle(g)


def black(g: State) -> Rule[None]:
    """Lay a black cube on The Quietus; past it the Hero loses a point, and another one if the Traitor is
    aligned to it (X1P-10r)."""
    spared = granted(g, "black-to-supply") is not None
    target = None if spared else quietus(g)
    yield CubesMoved({"black": 1}, "traitor", target or "supply", TRAITOR)
    if target is None and not spared and quietus_is_past(g):
        yield from lose_any(g, 1, TRAITOR)
    if aligned(g) == QUIETUS:
        yield from lose_any(g, 1, QUIETUS)


# Keys and codes


def seizing(g: State) -> Point:
    """Return when the Traitor takes evaded cards: after the last encounter, so that they serve in the search
    of the same round; with the first rulings when the round ends."""
    return "encounters-over" if g.options.rulings > 1 else "round-end"


def seize(g: State) -> Rule[None]:
    """Let the Traitor take evaded cards with a key or a code, and with Arvan one without (X1P-02r)."""
    lying = [one.id for one in g.line if one.status == "evaded" and not one.brought]
    cards = [card for card in lying if card_of(g, card).icon is not None]
    if cards:
        options = [option(card, "take", ("card", card)) for card in cards]
        picked = yield question("take", Text("seize"), options, least=0, most=len(cards), seat=TRAITOR)
        if picked:
            yield Seized(tuple(picked))
    plain = [card for card in lying if card_of(g, card).icon is None]
    if plain and aligned(g) == ARVAN and sector(g) == "arvan":
        options = [*(option(card, "take", ("card", card)) for card in plain), option(NO, "no")]
        pick = yield from ask("seize", Text("seize-one"), options, seat=TRAITOR)
        if pick != NO:
            yield Seized((pick,), ARVAN)


def counts_as(g: State, card: str, icon: Icon) -> bool:
    """Whether a card of the Traitor's may be discarded as a key or a code: one without either, which Arvan
    gave him, as both."""
    return card_of(g, card).icon in (icon, None) or CLERK in g.once


def negate(g: State, paid: Mapping[str, Icon]) -> Rule[Icon | None]:
    """Let the Traitor negate one card that the Hero paid, once in a search (X1P-03 to X1P-05); return as what
    it was paid."""
    if g.traitor is None or g.traitor.negated:
        return None
    options = [
        option(f"negate:{card}:{own}", "negate", ("card", card), ("own", own))
        for card, icon in paid.items()
        for own in g.traitor.taken
        if counts_as(g, own, icon)
    ]
    if not options:
        return None
    (pick,) = yield answer_or_pass(TRAITOR, "negate", Text("negate", {"planet": g.planet}), options)
    if pick == PASS:
        return None
    _, card, own = pick.split(":")
    yield Negated(own, card)
    return paid[card]


# The end


def end_of_decks(g: State) -> Rule[None]:
    """When no card is left the Traitor wins if too many Super Weapons are unfound; else who has more, in ties
    the Hero (X1W-03r)."""
    assert g.traitor is not None
    if unfound(g) >= UNFOUND_MOST:
        yield Ended(Ending(TRAITOR, "unfound"))
    more = len(g.traitor.weapons) > len(g.weapons)
    yield Ended(Ending(TRAITOR if more else HERO, "majority"))
