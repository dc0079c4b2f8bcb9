"""Matches from their very beginning, and rules run on a scene without anybody being asked."""

from __future__ import annotations

from typing import Any

from engine.core.chance import ScriptedChance
from engine.core.game import Rule, Seated
from engine.galaxies.facts import Happened
from engine.galaxies.game import Galaxies
from tests.scenario import NAMES, Scenario, Table

#: Rolls for the first turn, in seating order: isn-1 is to choose.
HIGHEST = (2, 1, 8, 3)


def opening(*rolls: int, shuffles: tuple[tuple[int, ...], ...] = ()) -> Table:
    """Begin a match of Meteor Storm; ``rolls`` are those for the first turn, shuffles change nothing."""
    game = Galaxies()
    players = {seat: Seated(name) for seat, name in NAMES.items()}
    data = game.new_match("test", "meteor-storm", {}, players, "commitment")
    return Table(game, data, ScriptedChance(rolls, shuffles))


def first_turn(starter: str = "isn-1", torrent: str = "14,5/14,6") -> Table:
    """Begin a match, place Torrent, and let ``starter`` have the first turn."""
    return opening(*HIGHEST).picks("isn-1", torrent, starter)


def let_happen(rule: Rule[Any], scene: Scenario) -> Any:
    """Run a rule that asks nothing on a scene and return what it returns."""
    try:
        while True:
            fact = next(rule)
            assert isinstance(fact, Happened), f"unscripted: {fact}"
            fact.apply(scene.state)
    except StopIteration as done:
        return done.value
