"""Lists the uses of ship cards, tactic cards and tiles, for statistics over many matches."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.facts import Fact
from engine.core.present.usage import Use
from engine.galaxies.facts import CardAttached, Drew, Launched, Played, TileTurned
from engine.galaxies.queries import controller
from engine.galaxies.state import State


def starting_ship_cards(g: State) -> Iterator[Use]:
    """Yield the ship cards of each fleet, with their versions."""
    for seat in g.seats.values():
        for card, level in seat.levels.open().items():
            yield Use(seat.id, "ship", f"{card} ({level})", "brought")


def uses(g: State, facts: Sequence[Fact[Any]]) -> Iterator[Use]:
    """Yield the ship cards launched, the tactic cards drawn and played, and the tiles turned over."""
    for fact in facts:
        if isinstance(fact, Launched):
            yield Use(fact.seat, "ship", f"{fact.ship_card} ({fact.level})", "launched")
        elif isinstance(fact, Drew):
            yield Use(fact.seat, "card", fact.card.open(), "drawn")
        elif isinstance(fact, (Played, CardAttached)):
            yield Use(fact.seat, "card", fact.card, "played")
        elif isinstance(fact, TileTurned) and fact.ship in g.ships:
            yield Use(controller(g, fact.ship), "tile", fact.tile_kind, "turned")
