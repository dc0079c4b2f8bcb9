"""Ships on the board and ship cards: their controllers, sizes and distances."""

from __future__ import annotations

from collections.abc import Iterator

from engine.galaxies import hexes as hx
from engine.galaxies.printed import ship_type, version
from engine.galaxies.queries.seats import allies_of
from engine.galaxies.state import Ship, State


def controller(g: State, ship: str) -> str:
    """Return the seat that controls a ship on the board (KEY-11)."""
    return g.cards[g.ships[ship].card].seat


def ships_of(g: State, seat: str) -> Iterator[str]:
    """Yield the ships that a seat controls on the board."""
    for card in g.cards.values():
        if card.seat == seat:
            yield from card.ships


def enemy_ships(g: State, seat: str) -> tuple[str, ...]:
    """Return the ships on the board that the seat's enemies control, in order of launch."""
    own_seats = (seat, *allies_of(g, seat))
    return tuple([ship for card in g.cards.values() if card.seat not in own_seats for ship in card.ships])


def is_in_fleet(g: State, seat: str, card: str) -> bool:
    """Return whether a seat brought a ship card that has not left play, launched or not (CTL-11)."""
    owner = g.seats[seat]
    has_left = card in g.out or any(card in cargo for cargo in owner.away.open().values())
    return card in owner.levels.open() and not has_left


def size_of(g: State, ship: str) -> str:
    """Return a ship's size: small, medium or large (SHC-02)."""
    return ship_type(g, g.ships[ship].card).size


def is_solo(g: State, card: str) -> bool:
    """Return whether a ship card represents a solo ship."""
    return ship_type(g, card).kind == "solo"


def shields_up(ship: Ship) -> bool:
    """Return whether a ship has a blue peg (KEY-09)."""
    return ship.shields > 0


def is_beyond_repair(g: State, ship: str) -> bool:
    """Return whether the red pegs of a ship on the board reach its hull value (DST-01)."""
    on_board = g.ships.get(ship)
    return on_board is not None and on_board.hull_damage >= version(g, on_board.card).hull


def are_adjacent(g: State, ship: str, other_ship: str) -> bool:
    """Return whether two ships border each other (KEY-01)."""
    return hx.shapes_touch(g.ships[ship].hexes, g.ships[other_ship].hexes)


def spaces_between(g: State, ship: str, other_ship: str) -> int:
    """Return the shortest distance between two ships in spaces (TGT-05)."""
    return hx.distance_between(g.ships[ship].hexes, g.ships[other_ship].hexes)
