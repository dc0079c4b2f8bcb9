"""Matches for property tests. A failure reports the seed, position and journal."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from typing import Any

import pytest

from engine.core import codec
from engine.core.lobby import options as choosing
from engine.core.matches import record
from engine.core.matches.journal import Change, Snapshot
from engine.core.matches.match import Match
from engine.core.simulation.selfplay import Selfplay, derive_seed
from engine.galaxies import GAME
from engine.galaxies.catalogue import catalogue
from engine.galaxies.players.random import RandomPlayer
from engine.galaxies.present import notation
from engine.galaxies.state import State

MISSION = "meteor-storm"

#: A mission with allies and given fleets, and one with chosen fleets and a deck that an opponent looks into.
TWO = (MISSION, "battle-for-barrage")
#: The missions with the most kinds of state: an opened core, a base that is left, ships that escape. Between
#: them are allies, hidden tiles, selected fleets and decks.
THREE = ("battle-for-barrage", "pan-base", "blockade-run")
TWO_KINDS = pytest.mark.parametrize("mission", TWO)

Kind = tuple[str, dict[str, str]]
SERIES = 4711
MORE = int(os.environ.get("GALAXIES_MATCHES", "1"))


def each(count: int) -> pytest.MarkDecorator:
    """Parametrize a test with this many matches, or with more if the environment demands it."""
    return pytest.mark.parametrize("number", range(count * MORE))


def mission_kinds() -> list[Kind]:
    """Return every playable mission, first with its defaults and then with each combination of options."""
    kinds: list[Kind] = []
    for mission in catalogue().missions.values():
        for choices in product(*(option.choices for option in mission.options)):
            pairs = zip(mission.options, choices, strict=True)
            kinds.append((mission.id, {o.id: c.id for o, c in pairs if c is not o.choices[0]}))
    return kinds


KINDS = mission_kinds()


def missions() -> dict[str, dict[str, str]]:
    """Return the options of every mission, with selected fleets where they are possible."""
    selected: dict[str, dict[str, str]] = {}
    for mission, options in KINDS:
        if not selected.get(mission) and ("fleets" in options or mission not in selected):
            selected[mission] = options
    return selected


MISSIONS = missions()


def each_kind(count: int) -> pytest.MarkDecorator:
    """Parametrize a test with this many matches of every mission, and one for every other combination of its
    options. The environment may demand more."""
    return _cases([(*kind, n) for kind in KINDS for n in range((1 if kind[1] else count) * MORE)])


def each_mission(count: int, *missions: str) -> pytest.MarkDecorator:
    """Parametrize a test with this many matches of every mission, or of these missions. If the environment
    demands more, there are more of every mission."""
    parameters = missions if missions and MORE == 1 else MISSIONS
    return _cases([(name, MISSIONS[name], number) for name in parameters for number in range(count * MORE)])


def _cases(cases: list[tuple[str, dict[str, str], int]]) -> pytest.MarkDecorator:
    names = ["-".join([mission, *options.values(), str(number)]) for mission, options, number in cases]
    return pytest.mark.parametrize(("mission", "options", "number"), cases, ids=names)


#: Weights for a player whose ships hardly move, so that the match lasts until the decks run out.
PEACEFUL = {"activate": 0.01, "action-done": 5.0, "run-engines": 0.1, "stop": 9.0, "hold-fire": 9.0}


class Played(Selfplay[State]):
    """A match of a series, in which every rule is checked. It holds its last change."""

    def __init__(
        self,
        number: int,
        mission: str = MISSION,
        options: dict[str, str] | None = None,
        *,
        strict: bool = True,
        peaceful: bool = False,
    ) -> None:
        super().__init__(GAME, mission, derive_seed(SERIES, number), options=options, strict=strict)
        if peaceful:
            self.bots = {seat: RandomPlayer(number, PEACEFUL) for seat in self.bots}
        self.change = Change(entries=list(self.journal))
        self.first = Snapshot(0, self.data)

    def turn(self) -> Change:
        """Let the first seat that is asked answer, and return the change."""
        self.change = super().turn()
        return self.change

    @staticmethod
    def encode(match: Match[State]) -> bytes:
        """Return a match's state as it would be saved."""
        return codec.encode(match.state)

    @property
    def bytes(self) -> bytes:
        """The state as it would be saved."""
        return self.encode(self.match)

    def record(self) -> dict[str, Any]:
        """Return the record of the match so far."""
        return record_of(self)


def record_of(game: Selfplay[State]) -> dict[str, Any]:
    """Return the record of a match between computer players."""
    return record.export(
        game.game,
        game.match,
        game.setup,
        data=game.data,
        journal=game.journal,
        seed=game.seed,
        table_options=choosing.only_table_options(game.options),
    )


@contextmanager
def note_match_on_error(game: Selfplay[State]) -> Iterator[None]:
    """Add the seed, position and journal to an exception."""
    try:
        yield
    except BaseException as error:
        error.add_note(f"seed {game.seed.hex()}, answer {game.answers}")
        error.add_note(notation.format_position(game.state))
        error.add_note(notation.format_journal(game.journal))
        raise
