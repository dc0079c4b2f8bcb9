"""Determinization of Galaxies: random states that are consistent with what a seat knows."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec

from engine.core.secret import Secret
from engine.core.simulation.determinization import known_value, mask_secrets, masked_paths
from engine.galaxies.determinization.builds import sample_builds
from engine.galaxies.determinization.cards import deal_cards
from engine.galaxies.determinization.decks import Sizes
from engine.galaxies.determinization.fleets import place_ships
from engine.galaxies.printed import edition_of
from engine.galaxies.queries import deck_size, hand_size
from engine.galaxies.state import LogEntry, Orders, ReshuffleMemory, State


def sample_world(state: State, viewer: str, random: Random) -> State:
    """Return a random state that is consistent with what the seat ``viewer`` knows (section 22: PRV-04 to
    PRV-27).

    The sizes of hands and decks are public, so they are read from the state (PRV-09). All other hidden values
    are removed before cards are dealt.
    """
    sizes = Sizes(
        {seat: hand_size(state, seat) for seat in state.seats},
        {team: deck_size(state, team) for team in state.teams},
    )
    g = mask_secrets(viewer, msgspec.structs.replace(state, log=[]))
    hidden = [seat for seat in g.seats.values() if seat.team != g.seats[viewer].team]
    decks = sample_builds(g, hidden, random)
    for seat in hidden:
        seat.shows_hand = True  # the viewer does not know whether opponents do this (TEM-07)
        place_ships(g, seat, random)
    deal_cards(g, sizes, decks, random)
    _deal_tiles(g, random)
    for team in g.teams.values():
        if team.anew is not None:
            _keep_only_own_memories(team.anew, viewer)
    for seat in g.seats.values():
        seat.recalled = {observer: hand for observer, hand in seat.recalled.items() if observer == viewer}
        if seat.drawn is not None and known_value(seat.drawn) is None:
            seat.drawn = None
        if known_value(seat.orders) is None:  # their effects are public, and they end with the turn
            seat.orders = Secret(Orders(), seat.orders.eyes)
    assert not masked_paths(g), f"nothing was sampled for {masked_paths(g)}"
    # the log is by far the largest part and contains nothing to sample
    g.log = [_visible_line(line, viewer) for line in state.log]
    return g


def _keep_only_own_memories(memory: ReshuffleMemory, viewer: str) -> None:
    """Remove other viewers' memories of a deck."""
    for memories in (memory.elsewhere, memory.held, memory.taken):
        for other_viewer in memories.keys() - {viewer}:
            del memories[other_viewer]


def _visible_line(line: LogEntry, viewer: str) -> LogEntry:
    """Return a log line as the viewer may read it. Log lines are immutable, so both states may share them."""
    if line.more is None or viewer in line.more.eyes:
        return line
    return msgspec.structs.replace(line, more=None)


def _deal_tiles(g: State, random: Random) -> None:
    """Give each face-down tile a random face, from the discovery tiles that are not face up (DSC-02,
    DSC-33)."""
    hidden = [tile for tile in g.tiles.values() if tile.face is not None]
    faces = random.sample(sorted(_discoveries(g)), len(hidden)) if hidden else []
    for tile, face in zip(hidden, faces, strict=True):
        tile.face = Secret(face)


def _discoveries(g: State) -> Iterator[str]:
    face_up = [tile.kind for tile in g.tiles.values()]
    for kind in edition_of(g).tiles.values():
        if kind.cls == "discovery":
            yield from [kind.id] * (kind.count - face_up.count(kind.id))
