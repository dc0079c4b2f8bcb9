"""Section 7b: the ship cards that a carrier transports in its hold."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Any

from engine.core.decisions import Option
from engine.core.game import Rule
from engine.galaxies.printed import mission, rule_params, ship_type
from engine.galaxies.queries import has_special_rule
from engine.galaxies.rules.asking import ask, option, question
from engine.galaxies.state import ShipCard, State

Load = tuple[str, ...]

#: The number of hold spaces that a ship of each size needs, which equals its spaces on the board. No carrier
#: takes a large ship (HLD-03).
SPACES = {"small": 1, "medium": 2}
SIZES = ("small", "medium", "large")


def load(g: State, seat: str, card: str, placed: str) -> Rule[Load]:
    """Let a player load a carrier that they launch into their zone (HLD-02, HLD-17). ``placed`` describes its
    place.

    The player is asked whenever something could be loaded according to public facts, even if nothing is left
    to load. Therefore the question itself reveals nothing (PRV-07).
    """
    if not may_load(g, seat, card) or not could_load(g, seat, card):
        return ()
    context: dict[str, Any] = {"ship_card": card, "capacity": _capacity(g, seat, card), "placed": placed}
    limit = 0 if seat in g.stepwise else free_choice_limit(g, seat, card)
    if limit:
        card_options = [_single_card_option(g, loadable) for loadable in _loadable_cards(g, seat, card)]
        answers = yield question(seat, "hold", card_options, minimum=0, maximum=limit, **context)
        return tuple([str(name).removeprefix("load:") for name in answers])
    loads = {_load_id(cards): cards for cards in legal_loads(g, seat, card)}

    def options() -> list[Option]:
        return [_load_option(g, name, cards) for name, cards in loads.items()]

    answer = yield from ask(g, seat, "hold", options, skip=False, **context)
    return loads[answer]


def may_load(g: State, seat: str, card: str) -> bool:
    """Return whether a ship has a hold and the mission lets its side use it (HLD-01, M2-06)."""
    if has_special_rule(g, "no-transport"):
        team = rule_params(g, "no-transport")["team"]
        if g.seats[seat].team == team:
            return False
    return _capacity(g, seat, card) > 0


def could_load(g: State, seat: str, card: str) -> bool:
    """Return whether something could be loaded, according to public facts.

    A player with a secret fleet could always load something. With a fleet given by the mission, there must be
    a fitting card that is not known to have left the screen (PRV-05, PRV-14).
    """
    fleet = mission(g).seat(seat).fleet
    unlaunched = [ship_card for ship_card, _ in fleet if ship_card not in g.cards and ship_card not in g.out]
    return not fleet or any(fits_in_hold(g, seat, ship_card, card) for ship_card in unlaunched)


def may_have_cargo(g: State, carrier: ShipCard) -> bool:
    """Return whether a launched ship card may have cargo, according to public facts.

    Only the player who brought the ship card can have loaded it, when it was launched (HLD-02). It is empty
    if it started the match without cargo (HLD-19), came out of a hold (EC-61) or has changed hands (CTL-03).
    """
    return carrier.seat == carrier.owner and carrier.id not in g.unloaded


def fits_in_hold(g: State, seat: str, card: str, carrier: str, load: Iterable[str] = ()) -> bool:
    """Return whether a carrier's hold has room for a card in addition to ``load`` (HLD-03 to HLD-07)."""
    smaller = SIZES[: SIZES.index(ship_type(g, carrier).size)]
    room = _capacity(g, seat, carrier) - sum(hold_spaces(g, loaded) for loaded in load)
    return ship_type(g, card).size in smaller and hold_spaces(g, card) <= room


def legal_loads(g: State, seat: str, card: str) -> list[Load]:
    """Return every legal load, from empty to full.

    A load consists of whole cards of smaller ships from behind the player's own screen (HLD-02, HLD-04,
    HLD-05, HLD-07, HLD-18, HLD-20).
    """
    loadable, capacity = _loadable_cards(g, seat, card), _capacity(g, seat, card)
    selections = (cards for count in range(len(loadable) + 1) for cards in combinations(loadable, count))
    return [cards for cards in selections if sum(hold_spaces(g, c) for c in cards) <= capacity]


def _loadable_cards(g: State, seat: str, card: str) -> list[str]:
    """Return the ship cards behind the player's own screen that would fit into an empty hold."""
    return [c for c in g.seats[seat].screen.open() if fits_in_hold(g, seat, c, card)]


def free_choice_limit(g: State, seat: str, card: str) -> int:
    """Return the maximum number of cards in a hold if every selection of that many cards fits, otherwise
    0."""
    sizes = sorted(hold_spaces(g, loadable) for loadable in _loadable_cards(g, seat, card))
    capacity = _capacity(g, seat, card)
    limit = max((n for n in range(len(sizes) + 1) if sum(sizes[:n]) <= capacity), default=0)
    return limit if sum(sizes[len(sizes) - limit :]) <= capacity else 0


def _single_card_option(g: State, card: str) -> Option:
    """Return the option to load one card."""
    ref = {"ship_card": card, "amount": hold_spaces(g, card)}
    return option(f"load:{card}", "load", ref, cards=[card], spaces=hold_spaces(g, card))


def hold_spaces(g: State, card: str) -> int:
    """Return the hold spaces that a ship card needs. For a squadron, this is the sum of all its ships
    (HLD-03)."""
    return ship_type(g, card).ships * SPACES[ship_type(g, card).size]


def _capacity(g: State, seat: str, card: str) -> int:
    level = g.seats[seat].levels.open()[card]
    return ship_type(g, card).versions[level].capacity


def _load_id(cards: Load) -> str:
    return f"load:{'+'.join(cards) or 'none'}"


def _load_option(g: State, name: str, cards: Load) -> Option:
    spaces = sum(hold_spaces(g, card) for card in cards)
    return option(
        name, "load" if cards else "load-none", {"amount": spaces}, cards=list(cards), spaces=spaces
    )
