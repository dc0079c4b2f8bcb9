"""What the driver and a server need to know of a game."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import msgspec

from engine.core.decisions import Decision, Draw
from engine.core.facts import Fact
from engine.core.faults import PackFault

if TYPE_CHECKING:
    from engine.core.driver import Match

S = TypeVar("S")
T = TypeVar("T")

#: A rule yields facts (true at once; the reply is None), decisions (the reply is the pick, a tuple
#: of option ids), tuples of decisions of different seats (a tuple of picks, in the same order), or
#: draws (the reply is CHANCE's tuple of numbers).
Rule = Generator["Fact[Any] | Decision | tuple[Decision, ...] | Draw", Any, T]

#: Maps a seat's view, as wire data, to a pick.
Player = Callable[[dict[str, Any]], list[str]]


class Seated(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who takes a seat: a name to show, the computer player's name if it is one, and what the player brings
    if the mission lets players choose (wire data, secret from the other seats)."""

    name: str
    bot: str | None = None
    build: dict[str, Any] | None = None


class AboutPlayer(msgspec.Struct, frozen=True):
    """What people are told of a computer player: its name in the program, a title, a sentence."""

    name: str
    title: str
    text: str


class BadOptions(Exception):
    """Options that a mission does not know: ``errors`` holds pairs of place and reason."""

    def __init__(self, errors: Sequence[tuple[str, str]]) -> None:
        super().__init__("; ".join(f"{loc}: {msg}" for loc, msg in errors))
        self.errors = list(errors)


class Rules(Protocol[S]):
    """What the driver needs: the type of the state, the next step, and standing orders."""

    state_type: type[S]

    def step(self, state: S) -> Rule[None]:
        """Return the rule that comes next in ``state``."""
        ...

    def over(self, state: S) -> bool:
        """Whether the match has ended; asked after every fact."""
        ...

    def order(self, state: S, seat: str, order: str, on: bool) -> Fact[Any]:
        """Return the fact that sets a standing order; raises Refused if there is no such order."""
        ...


class Game(Rules[S], Protocol[S]):
    """What a server needs besides: missions to offer, first positions, views, players."""

    def missions(self, catalogue: str | None = None) -> list[dict[str, Any]]:
        """Return the missions, as wire data: those on offer, or all of another catalogue.

        Raises KeyError for a catalogue that is not known here.
        """
        ...

    def catalogue(self, digest: str | None = None) -> dict[str, Any]:
        """Return everything printed, as wire data, with its ``digest``: as now, or as it was.

        Raises KeyError for a catalogue that is not known here.
        """
        ...

    def with_packs(self, folder: Path) -> tuple[Game[S], list[str], list[PackFault]]:
        """Return the game with every pack of a folder laid over, the names of these packs, and what was wrong
        with others, which are left out."""
        ...

    def components(self) -> tuple[str, bytes]:
        """Return the digest of the catalogue that new matches are played with, and all of it, to be kept."""
        ...

    def knows(self, digest: str) -> bool:
        """Whether matches with the catalogue of that name can be played here."""
        ...

    def learn(self, digest: str, data: bytes) -> None:
        """Take in a catalogue that was kept; raises ValueError if it is another one, or none."""
        ...

    def check_options(self, mission: str, options: dict[str, Any]) -> dict[str, Any]:
        """Return the options completed by their defaults; raises BadOptions, KeyError for no such mission."""
        ...

    def choices(self, mission: str, options: dict[str, Any]) -> dict[str, dict[str, Any]]:
        """Return what each seat may choose for itself, as wire data; seats that choose nothing are absent."""
        ...

    def check_build(
        self, mission: str, options: dict[str, Any], seat: str, build: dict[str, Any]
    ) -> dict[str, Any]:
        """Return what a build comes to and what is wrong with it, as wire data with ``legal``.

        Raises BadOptions for data that is no build.
        """
        ...

    def default_build(
        self, mission: str, options: dict[str, Any], seat: str, seed: int
    ) -> dict[str, Any] | None:
        """Return one of the ready-made builds for a seat, or None if it chooses nothing."""
        ...

    def missing(self, mission: str, options: dict[str, Any], seats: dict[str, Seated]) -> list[str]:
        """Return the reasons, besides empty seats, why the match cannot start."""
        ...

    def new_match(
        self,
        match_id: str,
        mission: str,
        options: dict[str, Any],
        players: dict[str, Seated],
        commitment: str,
    ) -> bytes:
        """Return the first snapshot of a match."""
        ...

    def view(self, match: Match[S], viewer: str) -> dict[str, Any]:
        """Return what ``viewer`` (a seat id, or "spectator") sees, as wire data."""
        ...

    def views(self, match: Match[S], viewers: Iterable[str]) -> dict[str, dict[str, Any]]:
        """Return what each viewer sees; parts of views may be the same dicts, which nobody may change."""
        ...

    def all_happenings(
        self, match: Match[S], news: Sequence[Fact[Any]], viewers: Iterable[str]
    ) -> dict[str, list[dict[str, Any]]]:
        """Return what each viewer is shown of the news; nobody may change what is in it."""
        ...

    def bots(self) -> list[dict[str, str]]:
        """Return the computer players, the strongest first, as wire data: ``name``, ``title``, ``text``."""
        ...

    def bot(self, name: str, seed: int) -> Player:
        """Return a computer player; raises KeyError if there is none of that name."""
        ...
