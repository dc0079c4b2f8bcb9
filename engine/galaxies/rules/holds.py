"""Section 7b: the ship cards that a carrier transports in its hold."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Any

from engine.core.decisions import Option
from engine.core.game import Rule
from engine.galaxies.printed import mission, rule_params, ship_type
from engine.galaxies.queries import special
from engine.galaxies.rules.asking import ask, option, question
from engine.galaxies.state import ShipCard, State

Load = tuple[str, ...]

#: The spaces that a ship of a size takes in a hold, as on the board; nothing carries a large ship (HLD-03).
SPACES = {"small": 1, "medium": 2}
SIZES = ("small", "medium", "large")


def load(g: State, seat: str, card: str, placed: str) -> Rule[Load]:
    """Let a player load a carrier that he launches into his zone (HLD-02, HLD-17), where it is ``placed``.

    He is asked whenever something could be loaded as far as all can see, whatever is left to load, so that
    no answer tells (PRV-07).
    """
    if not may_load(g, seat, card) or not could_load(g, seat, card):
        return ()
    about: dict[str, Any] = {"ship_card": card, "capacity": _capacity(g, seat, card), "placed": placed}
    ticks = 0 if seat in g.stepwise else any_of(g, seat, card)
    if ticks:
        offered = [_tick(g, other) for other in _fitting(g, seat, card)]
        ticked = yield question(seat, "hold", offered, least=0, most=ticks, **about)
        return tuple([str(name).removeprefix("load:") for name in ticked])
    known = {_load_id(cards): cards for cards in loads(g, seat, card)}

    def options() -> list[Option]:
        return [_load_option(g, name, cards) for name, cards in known.items()]

    picked = yield from ask(g, seat, "hold", options, skip=False, **about)
    return known[picked]


def may_load(g: State, seat: str, card: str) -> bool:
    """Whether the ship has a hold and the mission lets the side use it (HLD-01, M2-06)."""
    if special(g, "no-transport"):
        barred = rule_params(g, "no-transport")["team"]
        if g.seats[seat].team == barred:
            return False
    return _capacity(g, seat, card) > 0


def could_load(g: State, seat: str, card: str) -> bool:
    """Whether something could be loaded as far as all can see: of a fleet that is secret always, of one that
    the mission gives while a card that fits is not known to have left the screen (PRV-05, PRV-14)."""
    given = mission(g).seat(seat).fleet
    left = [other for other, _ in given if other not in g.cards and other not in g.out]
    return not given or any(fits(g, seat, other, card) for other in left)


def may_have_cargo(g: State, carrier: ShipCard) -> bool:
    """Whether a launched ship card may have cargo as far as all can see: it was loaded by who brought it, at
    its launch (HLD-02), unless it began empty (HLD-19), came out of a hold (EC-61) or has changed hands since
    (CTL-03)."""
    return carrier.seat == carrier.owner and carrier.id not in g.unloaded


def fits(g: State, seat: str, card: str, carrier: str, load: Iterable[str] = ()) -> bool:
    """Whether a carrier could have a card in its hold, besides what is in it (HLD-03 to HLD-07)."""
    smaller = SIZES[: SIZES.index(ship_type(g, carrier).size)]
    room = _capacity(g, seat, carrier) - sum(hold_spaces(g, other) for other in load)
    return ship_type(g, card).size in smaller and hold_spaces(g, card) <= room


def loads(g: State, seat: str, card: str) -> list[Load]:
    """Every legal load, from none to full: any of the whole cards of smaller ships behind the own screen
    (HLD-02, HLD-04, HLD-05, HLD-07, HLD-18, HLD-20)."""
    fit, capacity = _fitting(g, seat, card), _capacity(g, seat, card)
    every = (cards for count in range(len(fit) + 1) for cards in combinations(fit, count))
    return [cards for cards in every if sum(hold_spaces(g, c) for c in cards) <= capacity]


def _fitting(g: State, seat: str, card: str) -> list[str]:
    """The ship cards behind the own screen that would fit into an empty hold."""
    return [c for c in g.seats[seat].screen.open() if fits(g, seat, c, card)]


def any_of(g: State, seat: str, card: str) -> int:
    """How many cards a carrier takes at most, if any so many of those that fit are a legal load; else 0."""
    sizes = sorted(hold_spaces(g, other) for other in _fitting(g, seat, card))
    capacity = _capacity(g, seat, card)
    most = max((n for n in range(len(sizes) + 1) if sum(sizes[:n]) <= capacity), default=0)
    return most if sum(sizes[len(sizes) - most :]) <= capacity else 0


def _tick(g: State, card: str) -> Option:
    """One card of a load."""
    ref = {"ship_card": card, "amount": hold_spaces(g, card)}
    return option(f"load:{card}", "load", ref, cards=[card], spaces=hold_spaces(g, card))


def hold_spaces(g: State, card: str) -> int:
    """The capacity that a ship card takes, all ships of a squadron together (HLD-03)."""
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
