"""The printed content of the game: the cards, the points, and the missions."""

from __future__ import annotations

import hashlib

import msgspec

from engine.core.lobby.options import Choice, OptionInfo
from engine.core.lobby.setup import MissionInfo, Pace, SeatInfo
from engine.core.present.wire import Wire, to_wire


class Mission(msgspec.Struct, frozen=True):
    """A mission. ``seats`` gives the team of each seat, in the order of their turns."""

    title: str
    story: str
    seats: dict[str, str]


class Printed(msgspec.Struct, frozen=True):
    """The printed numbers: cards from 1 to ``cards``, and points.

    ``rolled`` has the points of each side of the die. ``passed`` is the number of points for a rival that
    passes, and ``shown`` the number for the highest shown card.
    """

    cards: int
    rolled: tuple[int, ...]
    stayed: int
    passed: int
    shown: int
    missions: dict[str, Mission]


class DuelCatalogue(Printed, frozen=True):
    """The printed content with its digest, as clients receive it."""

    digest: str


PRINTED = Printed(
    cards=20,
    rolled=(1, 1, 1, 2, 2, 2),
    stayed=1,
    passed=2,
    shown=4,
    missions={
        "duel": Mission(
            "Duel", "Two players, two cards each, and one die.", {"red-1": "red", "blue-1": "blue"}
        ),
        "table": Mission(
            "Table of four",
            "Two against two, and partners do not see each other's cards.",
            {"red-1": "red", "blue-1": "blue", "red-2": "red", "blue-2": "blue"},
        ),
    },
)

GOAL = OptionInfo(
    "goal",
    "Points to win",
    tuple(Choice(str(points), f"{points} points") for points in (8, 12, 20)),
    "12",
    min=4,
    max=100,
)


class DuelEdition:
    """The only edition; implements :class:`engine.core.game.Edition`."""

    options: tuple[OptionInfo, ...] = (GOAL,)

    @property
    def digest(self) -> str:
        """The SHA-256 of the printed content."""
        return hashlib.sha256(self.dump()).hexdigest()

    @property
    def missions(self) -> dict[str, MissionInfo]:
        """The missions, the smaller one first."""
        numbered = enumerate(PRINTED.missions.items(), 1)
        return {name: self._mission(name, number, mission) for number, (name, mission) in numbered}

    def _mission(self, name: str, number: int, mission: Mission) -> MissionInfo:
        seats = tuple(SeatInfo(seat, team, team) for seat, team in mission.seats.items())
        return MissionInfo(
            name, number, mission.title, mission.story, seats, self.options, pace=Pace(5, "easy")
        )

    def public(self) -> Wire:
        """Return the whole edition as a :class:`DuelCatalogue`."""
        return {**to_wire(PRINTED), "digest": self.digest}

    def dump(self) -> bytes:
        """Return the whole edition as bytes."""
        return msgspec.json.encode(PRINTED)
