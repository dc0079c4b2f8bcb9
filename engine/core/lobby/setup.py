"""The data of a match before it begins: missions, seats, players, and a table without a match."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal, TypeAlias

import msgspec

from engine.core.lobby.lessons import LessonInfo
from engine.core.lobby.options import BadOptions, OptionInfo
from engine.core.present.views import ResultView
from engine.core.present.wire import Wire

LoadoutState: TypeAlias = Literal["ready", "choosing"]


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat of a mission, with its side and team. Ids of seats and teams are short ASCII words.

    >>> SeatInfo("north-1", side="North", team="north").team
    'north'
    """

    id: str
    side: str
    team: str


class Pace(msgspec.Struct, frozen=True):
    """The length and difficulty of a mission, to help hosts choose one.

    ``minutes`` is the median length of matches, rounded up. It is measured in matches between computer
    players, with the time that people would need for the same answers (``galaxies balance``, see
    :class:`engine.core.simulation.balance.Pace`).

    >>> Pace(20, "easy").minutes
    20
    """

    minutes: int
    difficulty: Literal["easy", "medium", "hard"]


class MissionInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A mission, scenario or level of a game, as a lobby offers it. ``number`` determines the order of
    missions.

    ``options`` are the game's own options. ``usual`` contains this mission's defaults for the options that
    every table has (:mod:`engine.core.lobby.options`). A mission with a ``lesson`` is for beginners, and is
    offered separately. ``pace`` is None if it has not been measured.

    >>> MissionInfo("blitz", 1, "Blitz", "", (SeatInfo("a", "A", "red"), SeatInfo("b", "B", "blue"))).teams
    {'a': 'red', 'b': 'blue'}
    """

    id: str
    number: int
    title: str
    story: str
    seats: tuple[SeatInfo, ...]
    options: tuple[OptionInfo, ...] = ()
    lesson: LessonInfo | None = None
    usual: Mapping[str, str] = {}
    pace: Pace | None = None

    @property
    def teams(self) -> dict[str, str]:
        """The team of each seat, in the order of the seats."""
        return {seat.id: seat.team for seat in self.seats}


class SeatedPlayer(msgspec.Struct, frozen=True):
    """The player in a seat. ``name`` is displayed, and ``bot`` is the name of a computer player, or None.

    ``loadout`` is wire data, hidden from the other seats.

    >>> SeatedPlayer("Ann").bot, SeatedPlayer("North 1", bot="random").bot
    (None, 'random')
    """

    name: str
    bot: str | None = None
    loadout: Wire | None = None


class Setup(msgspec.Struct, frozen=True):
    """The setup of a match.

    ``options`` contains a value for each of the game's own options. ``commitment`` is the commitment to the
    seed of the match. ``edition`` is a digest, or None for the current edition. ``rulings`` is the number of
    the rulings that a restarted match keeps, or None for the current ones.

    With ``at_once``, a window asks all its seats simultaneously instead of in turn. With ``only_answers``, it
    asks a person only if they have an answer. ``gestures`` lists the seats that are asked for whole gestures;
    the others are asked step by step.

    >>> Setup("m1", "blitz", {}, {"a": SeatedPlayer("Ann")}, "commitment").check_seats(["a", "b"])
    Traceback (most recent call last):
    ValueError: a match needs a player for every seat of its mission
    """

    match: str
    mission: str
    options: Mapping[str, Any]
    players: Mapping[str, SeatedPlayer]
    commitment: str
    edition: str | None = None
    at_once: bool = False
    rulings: int | None = None
    only_answers: bool = False
    gestures: tuple[str, ...] = ()

    def check_seats(self, seats: Iterable[str]) -> None:
        """Raise ValueError unless exactly these seats have players."""
        if self.players.keys() != set(seats):
            raise ValueError("a match needs a player for every seat of its mission")

    def check_no_loadouts(self) -> None:
        """Raise BadOptions if a player has a loadout, for games without loadouts."""
        seats = [seat for seat, player in self.players.items() if player.loadout is not None]
        if seats:
            raise BadOptions([(f"seats.{seat}", "there is nothing to choose") for seat in seats])


class LobbySeat(msgspec.Struct, frozen=True):
    """A seat of a table without a running match. ``loadout`` is None if the seat chooses nothing.

    >>> LobbySeat().player, LobbySeat("Ann", loadout="choosing").loadout
    (None, 'choosing')
    """

    player: str | None = None
    bot: bool = False
    loadout: LoadoutState | None = None


class LobbyState(msgspec.Struct, frozen=True):
    """A table whose match cannot be shown, because it has not begun or can no longer be read.

    ``mission`` may have no data except its seats. ``catalogue`` is the digest of the edition. ``result`` is
    the stored result of the match.

    >>> solo = MissionInfo("solo", 1, "Solo", "", (SeatInfo("a", "A", "hero"),))
    >>> LobbyState("m1", solo, "digest", None, "lobby", {"a": LobbySeat("Ann")}).seats["a"].player
    'Ann'
    """

    match: str
    mission: MissionInfo
    catalogue: str
    commitment: str | None
    status: Literal["lobby", "playing", "paused", "finished"]
    seats: Mapping[str, LobbySeat]
    result: ResultView | None = None
