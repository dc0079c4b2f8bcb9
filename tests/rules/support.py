"""Matches from their very beginning, and rules that run alone on a scene."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from engine.core.chance import ScriptedChance
from engine.core.decisions import Decision, Shuffle
from engine.core.game import Rule
from engine.core.lobby.setup import SeatedPlayer, Setup
from engine.galaxies.catalogue import Catalogue
from engine.galaxies.facts import GalaxiesFact
from engine.galaxies.game import Galaxies
from engine.galaxies.setup import new_state
from engine.galaxies.state import State
from tests import scenario
from tests.edition import stored_edition
from tests.scenario import NAMES, Scenario, Table

#: Rolls for the first turn, in seating order, with which isn-1 may choose.
HIGHEST = (2, 1, 8, 3)


def start_match(
    *rolls: int,
    shuffles: tuple[tuple[int, ...], ...] = (),
    mission: str = "meteor-storm",
    options: dict[str, str] | None = None,
    builds: Mapping[str, Any] | None = None,
    game: Galaxies | None = None,
) -> Table:
    """Begin a match. ``rolls`` decide about the first turn, and shuffles keep the order.

    A seat that may choose and is not in ``builds`` gets one of its ready-made builds.
    """
    game, choices = game or Galaxies(stored_edition()), options or {}
    seats = [seat.id for seat in game.catalogue.missions[mission].seats]
    all_builds = scenario.ready_made(game, mission, choices, seats) | dict(builds or {})
    players = {seat: SeatedPlayer(NAMES[seat], loadout=all_builds[seat]) for seat in seats}
    state = game.new_match(Setup("test", mission, choices, players, "commitment"))
    return Table(game, game.codec.first(state), ScriptedChance(rolls, shuffles))


def initial_state(mission: str, edition: Catalogue | None = None, **options: str) -> State:
    """Return the state of a mission before anything is shuffled."""
    edition = edition or stored_edition()
    choices = {name.replace("_", "-"): value for name, value in options.items()}
    players = {seat.id: SeatedPlayer(seat.id) for seat in edition.missions[mission].seats}
    return new_state(Setup("test", mission, choices, players, "commitment"), edition)


def first_turn(starter: str = "isn-1", torrent: str = "14,5/14,6") -> Table:
    """Begin a match, place Torrent, and let ``starter`` have the first turn."""
    return start_match(*HIGHEST).picks("isn-1", torrent, starter)


def run_rule(rule: Rule[Any], scene: Scenario, picks: Sequence[str] = ()) -> Any:
    """Run a rule on a scene, answer its decisions with these single picks, and return what it returns.

    Shuffles keep the order.
    """
    remaining, reply = list(picks), None
    try:
        while True:
            output = rule.send(reply)
            reply = None
            if isinstance(output, GalaxiesFact):
                output.apply(scene.state)
            elif isinstance(output, Shuffle):
                reply = tuple(range(output.size))
            else:
                assert isinstance(output, Decision), f"unscripted: {output}"
                reply = output.check([remaining.pop(0)])
    except StopIteration as done:
        assert not remaining, f"never asked for {remaining}"
        return done.value


def ready_made(name: str) -> dict[str, Any]:
    """Return a ready-made fleet and deck in the form in which a player sends it."""
    build: dict[str, Any] = msgspec.to_builtins(stored_edition().builds[name].build)
    return build
