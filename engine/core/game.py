"""The contract of a game: all that the driver, a server and the command line know of it.

A game owns its words: states, views, happenings and components are typed by the game, and the code that
carries them does not read them. See ``docs/decisions/0005-the-contract-of-a-game.md``.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias, TypeVar, runtime_checkable

import msgspec

from engine.core.codec import Codec
from engine.core.decisions import Decision, Draw, Text
from engine.core.facts import Fact
from engine.core.faults import PackFault
from engine.core.options import BadOptions, OptionInfo
from engine.core.packs import PackChange
from engine.core.views import ResultView
from engine.core.wire import Wire

__all__ = ["BadOptions"]

S = TypeVar("S")
T = TypeVar("T")

#: A rule yields facts (true at once; the reply is None), decisions (the reply is the pick, a tuple
#: of option ids), tuples of decisions of different seats (a tuple of picks, in the same order), or
#: draws (the reply is CHANCE's tuple of numbers).
Rule: TypeAlias = Generator["Fact[Any] | Decision | tuple[Decision, ...] | Draw", Any, T]

#: Maps a seat's view, as wire data, to a pick: ids of options of its decision.
Player: TypeAlias = Callable[[Wire], list[str]]

LoadoutState: TypeAlias = Literal["ready", "choosing"]


@runtime_checkable
class QuickPlayer(Protocol):
    """A player that can also pick from a whole position: for trials in process, where nobody needs a view.

    It gives the pick that it would give for the seat's view.
    """

    def __call__(self, view: Wire) -> list[str]: ...

    def choose(self, state: Any, asked: Decision) -> list[str]:
        """Answer ``asked``, put to one of the seats of ``state``."""
        ...


class Use(NamedTuple):
    """What a seat did with a component: a ``kind`` of component, its id, and how ("brought", "used" ...)."""

    seat: str
    kind: str
    id: str
    how: str


@runtime_checkable
class Counted(Protocol):
    """A game that tells which components are brought and used, for statistics of many matches."""

    def brought(self, state: Any) -> Iterable[Use]:
        """What the seats have when a match begins, secret or not."""
        ...

    def uses(self, state: Any, facts: Sequence[Fact[Any]]) -> Iterable[Use]:
        """What the facts put to use; ``state`` is the position after them."""
        ...


@runtime_checkable
class Imagining(Protocol[S]):
    """A game whose players may look ahead: it imagines worlds that could be."""

    def imagine(self, state: S, viewer: str, random: Random) -> S:
        """Return a whole state that agrees with all that ``viewer``, a seat, knows of ``state``; the rest is
        dealt at random among what is possible.

        Nothing that the seat may not see is read: positions that it cannot tell apart give equal worlds for
        the same random numbers. An imagined world can be imagined anew, with the same result. It is a
        position between two steps if ``state`` is one, or if the open step would ask the same again.
        """
        ...


@runtime_checkable
class Forecasting(Imagining[S], Protocol[S]):
    """A game that tells how likely seats are to win, as far as they know."""

    def chance(self, state: S, seat: str, random: Random) -> float:
        """Return how likely the team of ``seat`` is to win, from 0 to 1, a draw counting for a half.

        It reads of ``state`` what the seat knows, so that an imagined world of it will do as well.
        """
        ...


@runtime_checkable
class DeepPlayer(Protocol):
    """A quick player that plays imagined worlds on before it answers some questions, which takes time.

    It can be pickled, so that it can think in another process, and gives the same picks for an imagined world
    as for the position of which it was imagined. From a view it answers at once, less well.
    """

    def __call__(self, view: Wire) -> list[str]: ...

    def choose(self, state: Any, asked: Decision) -> list[str]:
        """Answer ``asked``, put to one of the seats of ``state``."""
        ...

    def thinks_about(self, asked: Decision) -> bool:
        """Whether it takes time for the question: by its kind, which all know who see the position."""
        ...

    def limit(self, nodes: int, seconds: float | None = None) -> None:
        """Set how much it tries for each question from now on: so many answers in imagined worlds, and for
        about so many seconds at most.

        Where time does not stop it, the same seed and ``nodes`` give the same picks.
        """
        ...


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat that a mission has, of a side and a team; ids of seats and teams are short ASCII words."""

    id: str
    side: str
    team: str


class MissionInfo(msgspec.Struct, frozen=True):
    """A mission, scenario or level of a game, as a lobby offers it; ``number`` orders them.

    ``options`` are the game's own; those of every table come from :mod:`engine.core.options`.

    >>> MissionInfo("duel", 1, "A duel", "", (SeatInfo("a", "A", "red"), SeatInfo("b", "B", "blue"))).teams
    {'a': 'red', 'b': 'blue'}
    """

    id: str
    number: int
    title: str
    story: str
    seats: tuple[SeatInfo, ...]
    options: tuple[OptionInfo, ...] = ()

    @property
    def teams(self) -> dict[str, str]:
        """The team of each seat, in the order of the seats."""
        return {seat.id: seat.team for seat in self.seats}


class BotInfo(msgspec.Struct, frozen=True):
    """What people are told of a computer player: a title and a sentence."""

    title: str
    text: str


class Seated(msgspec.Struct, frozen=True):
    """Who takes a seat: a name to show, the computer player's name if it is one, and what the player brings
    if the mission lets players choose (wire data, secret from the other seats)."""

    name: str
    bot: str | None = None
    loadout: Wire | None = None


class Setup(msgspec.Struct, frozen=True):
    """What a match begins with.

    ``options`` are the game's own, complete; ``commitment`` is that of its chance; ``edition`` is a digest,
    or None for the present edition. With ``at_once`` a window asks all its seats at once, else in turn.
    """

    match: str
    mission: str
    options: Mapping[str, Any]
    players: Mapping[str, Seated]
    commitment: str
    edition: str | None = None
    at_once: bool = False


class LobbySeat(msgspec.Struct, frozen=True):
    """A seat of a table at which no match is under way; ``loadout`` is None where nothing is chosen."""

    player: str | None = None
    bot: bool = False
    loadout: LoadoutState | None = None


class LobbyState(msgspec.Struct, frozen=True):
    """A table without a match that can be shown: before it begins, or if it cannot be read any more.

    ``mission`` tells at least the seats; ``catalogue`` is a digest; ``result`` is how the match ended, as it
    was kept.
    """

    match: str
    mission: MissionInfo
    catalogue: str
    commitment: str | None
    status: Literal["lobby", "playing", "paused", "finished"]
    seats: Mapping[str, LobbySeat]
    result: ResultView | None = None


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended: the teams that won and those that lost; without either it is a draw.

    ``reason`` is a word of the game for programs, ``text`` the sentence as data, ``label`` in English. A
    player who plays alone can lose without anybody winning, which is no draw:

    >>> Outcome((), ("hero",), "overrun", Text("result"), "The Hero is lost").draw
    False
    """

    winners: tuple[str, ...]
    losers: tuple[str, ...]
    reason: str
    text: Text
    label: str

    @property
    def draw(self) -> bool:
        """Whether nobody won and nobody lost."""
        return not self.winners and not self.losers

    def wire(self) -> ResultView:
        """Return the ``result`` of views, match summaries and records.

        >>> Outcome(("red",), ("blue",), "points", Text("won"), "Red wins").wire()["winner"]
        'red'
        """
        return {
            "winner": self.winners[0] if len(self.winners) == 1 else None,
            "winners": list(self.winners),
            "losers": list(self.losers),
            "reason": self.reason,
            "text": {"key": self.text.key, "args": self.text.args},
            "label": self.label,
        }


class Loaded(NamedTuple):
    """A game with packs laid over: what each of them changes, and what was wrong with others, which are left
    out."""

    game: Game[Any]
    changes: Mapping[str, Sequence[PackChange]]
    faults: Sequence[PackFault]


class Edition(Protocol):
    """Everything printed at one time. A match goes on with the edition that it began with."""

    @property
    def digest(self) -> str:
        """The name of exactly this content."""
        ...

    @property
    def missions(self) -> Mapping[str, MissionInfo]:
        """The missions by their ids, in the order in which they are offered."""
        ...

    def public(self) -> Wire:
        """Return all that a client needs to draw it, with its ``digest``, as wire data of the game's
        ``catalogue_type``; nobody may change it."""
        ...

    def dump(self) -> bytes:
        """Return all of it, to be kept and given to :meth:`Game.load_edition` later.

        It is text in UTF-8 and ``digest`` is its SHA-256, hexadecimal.
        """
        ...


class LoadoutFault(msgspec.Struct, frozen=True):
    """Why a loadout is not legal: where, in words, and by which rule."""

    loc: str
    msg: str
    rule: str


class LoadoutReport(msgspec.Struct, frozen=True, kw_only=True):
    """What a loadout comes to; games add what they count."""

    faults: tuple[LoadoutFault, ...]
    legal: bool


class Loadouts(Protocol):
    """What players may choose for themselves before a match (a character, a team, a hand of cards).

    ``title`` is what people call one. Loadouts are wire data of ``loadout_type``; each is its player's
    secret. Methods that take a mission raise KeyError for one that is not offered, and :class:`BadOptions`
    for options that it does not have.
    """

    title: str
    loadout_type: Any
    limits_type: Any
    report_type: Any

    def read(self, raw: Any) -> Wire:
        """Return a loadout in the one form in which it is kept: equal loadouts are equal data.

        Raises :class:`BadOptions` for data that is no loadout, or is larger than any could be.
        """
        ...

    def limits(self, mission: str, options: Mapping[str, Any]) -> dict[str, Wire]:
        """Return what each seat chooses within, as wire data; seats that choose nothing are absent."""
        ...

    def check(self, mission: str, options: Mapping[str, Any], seat: str, loadout: Wire) -> LoadoutReport:
        """Return what a loadout comes to; raises :class:`BadOptions` for data that is no loadout."""
        ...

    def counts(self, loadout: Wire) -> dict[str, int]:
        """Return what is counted in a loadout wherever it is brought, by the game's own words for it.

        What the present edition does not know counts nothing.
        """
        ...

    def empty(self) -> Wire:
        """Return a loadout with nothing in it."""
        ...

    def default(self, mission: str, options: Mapping[str, Any], seat: str, seed: int) -> Wire | None:
        """Return one of the ready-made loadouts for a seat, or None if it chooses nothing.

        The same seed gives the same one.
        """
        ...

    def random(self, mission: str, options: Mapping[str, Any], seat: str, seed: int) -> Wire | None:
        """Return any legal loadout for a seat, for trials, or None if it chooses nothing."""
        ...


class Rules(Protocol[S]):
    """What the driver needs: how positions are kept, the next step, the end, and standing orders."""

    codec: Codec[S]

    def step(self, state: S) -> Rule[None]:
        """Return the rule that comes next in ``state``; it begins to run when the driver sends to it.

        It only reads the state: facts that it yields are applied to it by the driver.
        """
        ...

    def outcome(self, state: S) -> Outcome | None:
        """Return how the match ended, or None while it goes on.

        It is called after every fact, so it must cost next to nothing while the match goes on.
        """
        ...

    def order(self, state: S, seat: str, order: str, on: bool) -> Fact[Any]:
        """Return the fact that sets a standing order of a seat.

        Raises :class:`engine.core.decisions.Refused` with the code ``illegal`` if the seat has none of that
        name.
        """
        ...


class Situation(Protocol[S]):
    """A match as views show it; :class:`engine.core.driver.Match` is one."""

    state: S

    @property
    def decisions(self) -> dict[str, Decision]:
        """The open decisions by seat."""
        ...

    @property
    def waiting_for(self) -> tuple[str, ...]:
        """The seats that all know to be asked, also those that have answered before others did."""
        ...

    def undo_closed(self, seat: str) -> str | None:
        """Return why ``seat`` cannot take back its last answer, or None if it can."""
        ...


class Game(Rules[S], Protocol[S]):
    """What a server needs besides: missions to offer, first positions, views, players.

    ``view_type``, ``happening_types`` (by kind) and ``catalogue_type`` describe wire data: TypedDicts or
    structs. ``former_ids`` are names under which old records know the game. Of the ``bots``, the strongest
    first, ``stand_in`` plays on for who has given up while others go on, and ``adviser`` gives hints, if any
    does.
    """

    id: str
    title: str
    former_ids: tuple[str, ...]
    view_type: Any
    happening_types: Mapping[str, Any]
    catalogue_type: Any
    bots: Mapping[str, BotInfo]
    stand_in: str
    adviser: str | None
    loadouts: Loadouts | None

    def edition(self, digest: str | None = None) -> Edition:
        """Return the edition that new matches are played with, or the one with that digest.

        Raises KeyError for one that is not known here.
        """
        ...

    def load_edition(self, digest: str, data: bytes) -> None:
        """Take in an edition that was kept (:meth:`Edition.dump`), so that :meth:`edition` knows it.

        Raises ValueError for data that has another digest, or is no edition.
        """
        ...

    def with_packs(self, packs: Iterable[Path]) -> Loaded:
        """Return the game with packs (files or folders of a host's own) laid over one after another.

        Packs with faults are left out; the result lists the faults.
        """
        ...

    def check_options(self, mission: str, options: Mapping[str, Any]) -> dict[str, Any]:
        """Return the mission's own options, completed by their defaults.

        Raises :class:`BadOptions` for options that it does not have, and KeyError for an unknown mission.
        """
        ...

    def new_match(self, setup: Setup) -> S:
        """Return the first position: nothing is shuffled, dealt or rolled yet.

        Raises KeyError for an unknown mission, :class:`BadOptions` for options and loadouts that are not
        allowed, and ValueError unless there is a player for every seat and for no other.
        """
        ...

    def lobby_views(self, lobby: LobbyState, viewers: Iterable[str]) -> dict[str, Wire]:
        """Return what each viewer sees of a table at which no match can be shown."""
        ...

    def views(self, at: Situation[S], viewers: Iterable[str]) -> dict[str, Wire]:
        """Return what each viewer (a seat, or "spectator") sees, as wire data of ``view_type``.

        Parts of views may be the same dicts, so nobody may change them, but for the keys at the top.
        """
        ...

    def happenings(
        self, state: S, facts: Sequence[Fact[Any]], viewers: Iterable[str]
    ) -> dict[str, list[Wire]]:
        """Return what each viewer (a seat, or "spectator") is shown of the facts that came true, in their
        order: each with a ``kind`` of ``happening_types``, ``text`` and ``label``.

        ``state`` is the position after all of them. Nobody may change what is in it.
        """
        ...

    def bot(self, name: str, seed: int) -> Player:
        """Return a computer player; the same seed gives the same picks to the same views.

        Raises KeyError if there is none of that name.
        """
        ...
