"""Formats a position as short text for test failures and bug reports. It shows only public information."""

from __future__ import annotations

from collections.abc import Iterator
from string import ascii_lowercase, ascii_uppercase

from engine.core.matches.journal import Entry
from engine.galaxies import hexes as hx
from engine.galaxies.hexes import Hex
from engine.galaxies.printed import edition_of
from engine.galaxies.queries import deck_size, hand_size
from engine.galaxies.state import ShipCard, State

OPEN_SPACE, OFF_BOARD, HIDDEN_TILE, OTHER_TILE = ".", " ", "?", "*"
TILES = {"asteroid": "#", "debris-field": "~"}
LETTERS = {"ISN": ascii_uppercase, "Wretch": ascii_lowercase}


def format_position(g: State) -> str:
    """Return the board, a line for each ship card and a line for each seat."""
    heading = f"{g.mission}, round {g.round}, turn {g.turn} of {g.active}, {g.phase} phase (step {g.step})"
    return "\n".join([heading, *_board(g), *_ship_cards(g), *_tiles(g), *_seats(g), ""])


def ship_letters(g: State) -> dict[str, str]:
    """Return a letter for each ship card on the board: upper case for ISN fleets, lower case for Wretch
    fleets."""
    counts = dict.fromkeys(LETTERS, 0)
    letters = {}
    for name, card in g.cards.items():
        side = g.seats[card.owner].side
        letters[name] = LETTERS[side][counts[side] % len(LETTERS[side])]
        counts[side] += 1
    return letters


def _board(g: State) -> Iterator[str]:
    """Yield two lines for each row of the map. The odd columns are on the second line, because they are half
    a space lower than the even columns."""
    layout = edition_of(g).layouts[g.layout]
    symbols = _map_symbols(g)
    for row in range(layout.rows + 1):
        for odd in (0, 1):
            columns = range(odd, layout.columns, 2)
            line = [symbols.get(hx.from_offset(column, row), OFF_BOARD) for column in columns]
            text = "   ".join(line).rstrip()
            if text:
                yield "  " * odd + text


def _map_symbols(g: State) -> dict[Hex, str]:
    symbols = dict.fromkeys(edition_of(g).layouts[g.layout].hexes, OPEN_SPACE)
    for tile in g.tiles.values():
        symbol = HIDDEN_TILE if tile.kind is None else TILES.get(tile.kind, OTHER_TILE)
        symbols.update(dict.fromkeys(tile.hexes, symbol))
    letters = ship_letters(g)
    for ship in g.ships.values():
        symbols.update(dict.fromkeys(ship.hexes, letters[ship.card]))
    return symbols


def _ship_cards(g: State) -> Iterator[str]:
    letters = ship_letters(g)
    for name, card in g.cards.items():
        ships = "; ".join(_ship(g, ship) for ship in card.ships)
        yield f"{letters[name]} {name} ({card.level}, {card.seat}{_attached_cards(card)}): {ships}"


def _attached_cards(card: ShipCard) -> str:
    cards = ", ".join(attached.card for attached in card.attached.values())
    return f", with {cards}" if cards else ""


def _ship(g: State, name: str) -> str:
    ship = g.ships[name]
    return f"{name} at {hx.space_name(ship.hexes[0])} shields {ship.shields} hull damage {ship.hull_damage}"


def _tiles(g: State) -> Iterator[str]:
    for name, tile in g.tiles.items():
        yield f"{name} {tile.kind or 'face down'}: {' '.join(hx.space_name(h) for h in tile.hexes)}"


def _seats(g: State) -> Iterator[str]:
    for name, seat in g.seats.items():
        team = g.teams[seat.team]
        cards = f"hand {hand_size(g, name)}, deck {deck_size(g, team.id)}, discards {len(team.discard)}"
        yield f"{name}: energy {team.energy}, {cards}"


def format_journal(entries: list[Entry]) -> str:
    """Return a journal as text, with one short line for each entry."""
    return "\n".join(f"{e.seat} {e.kind} {' '.join(map(str, e.value))}".rstrip() for e in entries)
