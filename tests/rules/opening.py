"""Matches from their very beginning: shuffles leave the order as it is, the starter's dice are scripted."""

from __future__ import annotations

from engine.core.chance import ScriptedChance
from engine.core.game import Seated
from engine.galaxies.game import Galaxies
from tests.scenario import NAMES, Table

#: Rolls for the first turn, in seating order: isn-1 is to choose.
HIGHEST = (2, 1, 8, 3)


def opening(*rolls: int, shuffles: tuple[tuple[int, ...], ...] = ()) -> Table:
    """Begin a match of Meteor Storm; ``rolls`` are those for the first turn."""
    game = Galaxies()
    players = {seat: Seated(name) for seat, name in NAMES.items()}
    data = game.new_match("test", "meteor-storm", {}, players, "commitment")
    return Table(game, data, ScriptedChance(rolls, shuffles))


def first_turn(starter: str = "isn-1", torrent: str = "14,5/14,6") -> Table:
    """Begin a match, place Torrent, and let ``starter`` have the first turn."""
    return opening(*HIGHEST).picks("isn-1", torrent, starter)
