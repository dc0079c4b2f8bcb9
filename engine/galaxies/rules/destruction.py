"""Chapter 12: destroyed ships and discarded ship cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.game import Rule
from engine.galaxies.events import Attack, Destruction
from engine.galaxies.facts import CardLost, ShipDestroyed
from engine.galaxies.queries import is_beyond_repair, powers_in_play, size_of
from engine.galaxies.registry import Source
from engine.galaxies.rules.cards import detach
from engine.galaxies.rules.triggers import run_triggers
from engine.galaxies.rules.victory import check_goals
from engine.galaxies.rules.windows import run_reaction_window
from engine.galaxies.state import State


class Doomed(NamedTuple):
    """A ship that is about to be destroyed, the cause, and the attack that destroys it, if any."""

    ship: str
    why: str
    attack: Attack | None = None
    by: str | None = None


def destroy(g: State, ship: str, reason: str, attack: Attack | None = None) -> Rule[None]:
    """Destroy one ship."""
    yield from destroy_all(g, [Doomed(ship, reason, attack)])


def destroy_all(g: State, doomed: Sequence[Doomed]) -> Rule[None]:
    """Destroy ships in one event, then let powers react, including powers of the destroyed ships.

    All ships leave the board before the goals of the match are checked (VIC-08).
    """
    destroyed: list[tuple[Destruction, list[Source]]] = []
    for entry in doomed:
        if entry.ship in g.ships:
            event = _destruction_event(g, entry)
            yield from run_triggers(g, "would-be-destroyed", event)
            if not event.survives:
                destroyed.append((event, _own_destruction_powers(g, event.card)))
                yield from _remove_ship(g, event)
    # the event is over only when no such ship is left
    if doomed and not any(is_beyond_repair(g, ship) for ship in g.ships):
        yield from check_goals(g)
    for event, reacting in destroyed:
        yield from run_triggers(g, "ship-destroyed", event, departed_sources=reacting)
        timings = {"own": "ship-destroyed", "opponent": "ship-destroyed"}
        yield from run_reaction_window(g, timings, event, ship=event.ship, ship_card=event.card)


def _own_destruction_powers(g: State, card: str) -> list[Source]:
    """Return the powers with which a ship card reacts to its own destruction, even after it has left play."""
    return [source for source in powers_in_play(g).triggered.get("ship-destroyed", ()) if source.card == card]


def _destruction_event(g: State, doomed: Doomed) -> Destruction:
    ship = g.ships[doomed.ship]
    seat, size = g.cards[ship.card].seat, size_of(g, doomed.ship)
    return Destruction(
        doomed.ship, ship.card, seat, size, tuple(ship.hexes), doomed.why, doomed.attack, doomed.by
    )


def _remove_ship(g: State, event: Destruction) -> Rule[None]:
    """Remove a ship from the board. Its card leaves play with its last ship (DST-02 to DST-04)."""
    yield ShipDestroyed(event.ship, event.card, event.why)
    if not g.cards[event.card].ships:
        yield from lose_card(g, event.card)


def lose_card(g: State, card: str) -> Rule[None]:
    """Remove a ship card from play. Attached cards go to their owners' discard piles, and cargo is lost
    (DST-05, DST-07)."""
    for handle in list(g.cards[card].attached):
        yield from detach(g, card, handle, "lost")
    yield CardLost(card, tuple(g.cards[card].cargo.open()))
