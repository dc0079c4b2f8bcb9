"""The hidden parts of a state, revealed after the end of the match."""

from __future__ import annotations

from engine.galaxies.present.viewtypes import Revealed
from engine.galaxies.state import State


def hidden_parts(g: State) -> Revealed | None:
    """Return the hidden parts of a state once the match is over, and None before that (PRV-29)."""
    if g.result is None:
        return None
    return Revealed(
        fleets={name: dict(seat.levels.open()) for name, seat in g.seats.items()},
        decks={name: dict(team.chosen.open()) for name, team in g.teams.items() if team.chosen is not None},
        hands={name: list(seat.hand.open().values()) for name, seat in g.seats.items()},
        screens={name: list(seat.screen.open()) for name, seat in g.seats.items()},
        holds={name: list(card.cargo.open()) for name, card in g.cards.items()}
        | {name: list(cargo) for seat in g.seats.values() for name, cargo in seat.away.open().items()},
        tiles={name: tile.face.open() for name, tile in g.tiles.items() if tile.face is not None},
    )
