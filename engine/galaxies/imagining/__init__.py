"""Imagined worlds of Galaxies: everything that a seat cannot see is dealt anew, as it could be."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec

from engine.core.imagining import known_to, seen, unknown_in
from engine.core.secret import Secret
from engine.galaxies.imagining.builds import imagine_builds
from engine.galaxies.imagining.cards import deal_cards
from engine.galaxies.imagining.decks import Sizes
from engine.galaxies.imagining.fleets import place_ships
from engine.galaxies.printed import edition_of
from engine.galaxies.queries import deck_size, hand_size
from engine.galaxies.state import LogEntry, Orders, ReshuffleMemory, State


def imagine(state: State, viewer: str, random: Random) -> State:
    """Return a world that could be, as far as the seat ``viewer`` knows (section 22: PRV-04 to PRV-27).

    Of what is hidden only the sizes of hands and decks are looked at, which are public (PRV-09); all other
    values are left out before anything is dealt.
    """
    sizes = Sizes(
        {seat: hand_size(state, seat) for seat in state.seats},
        {team: deck_size(state, team) for team in state.teams},
    )
    g = known_to(viewer, msgspec.structs.replace(state, log=[]))
    hidden = [seat for seat in g.seats.values() if seat.team != g.seats[viewer].team]
    decks = imagine_builds(g, hidden, random)
    for seat in hidden:
        seat.shows_hand = True  # whether opponents show each other their hands nobody else knows (TEM-07)
        place_ships(g, seat, random)
    deal_cards(g, sizes, decks, random)
    _deal_tiles(g, random)
    for team in g.teams.values():
        if team.anew is not None:
            _keep_known(team.anew, viewer)
    for seat in g.seats.values():
        seat.recalled = {by: hand for by, hand in seat.recalled.items() if by == viewer}
        if seat.drawn is not None and seen(seat.drawn) is None:
            seat.drawn = None
        if seen(seat.orders) is None:  # they act in the open, and end with the turn
            seat.orders = Secret(Orders(), seat.orders.eyes)
    assert not unknown_in(g), f"nothing was imagined for {unknown_in(g)}"
    g.log = [_line(line, viewer) for line in state.log]  # by far the largest part, and nothing is dealt there
    return g


def _keep_known(anew: ReshuffleMemory, viewer: str) -> None:
    """Drop what others remember of a deck."""
    for memory in (anew.elsewhere, anew.held, anew.taken):
        for other in memory.keys() - {viewer}:
            del memory[other]


def _line(line: LogEntry, viewer: str) -> LogEntry:
    """A line as the viewer reads it; lines are written once, so that both worlds may share them."""
    if line.more is None or viewer in line.more.eyes:
        return line
    return msgspec.structs.replace(line, more=None)


def _deal_tiles(g: State, random: Random) -> None:
    """Put any of the discovery tiles that do not lie open under the black sides (DSC-02, DSC-33)."""
    hidden = [tile for tile in g.tiles.values() if tile.face is not None]
    faces = random.sample(sorted(_discoveries(g)), len(hidden)) if hidden else []
    for tile, face in zip(hidden, faces, strict=True):
        tile.face = Secret(face)


def _discoveries(g: State) -> Iterator[str]:
    open_ = [tile.kind for tile in g.tiles.values()]
    for kind in edition_of(g).tiles.values():
        if kind.cls == "discovery":
            yield from [kind.id] * (kind.count - open_.count(kind.id))
