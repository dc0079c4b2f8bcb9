"""Chapter 15: taking control of ship cards."""

from __future__ import annotations

from engine.core.game import Rule
from engine.galaxies.facts import CargoLost, ControlTaken
from engine.galaxies.queries import is_in_fleet
from engine.galaxies.rules.cards import discard_duplicate_heroes
from engine.galaxies.rules.destruction import Doomed, destroy_all
from engine.galaxies.rules.victory import check_goals
from engine.galaxies.state import State


def take_over(g: State, card: str, seat: str) -> Rule[None]:
    """Give ``seat`` control of a ship card with all its ships and attached cards (CTL-02).

    The cargo is destroyed (CTL-03). If the new controller's fleet already has a ship with that name, the
    captured ship is destroyed instead (CTL-06).
    """
    if has_name_in_fleet(g, seat, card):
        yield from destroy_all(g, [Doomed(ship, "name") for ship in list(g.cards[card].ships)])
        return
    cargo = g.cards[card].cargo.open()
    if cargo:
        yield CargoLost(card, tuple(cargo))
    eyes = tuple(g.teams[g.seats[seat].team].seats)
    yield ControlTaken(card, g.cards[card].seat, seat, eyes)
    yield from discard_duplicate_heroes(g, seat)
    yield from check_goals(g)


def has_name_in_fleet(g: State, seat: str, card: str) -> bool:
    """Return whether a seat brought a ship with that name, launched or not, and has not lost it (CTL-11)."""
    return g.cards[card].owner != seat and is_in_fleet(g, seat, card)
