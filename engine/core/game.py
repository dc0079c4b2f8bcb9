"""The contract of a game: all that the driver, a server and the command line know of it.

A game owns its words: states, views, happenings and components are typed by the game, and the code that
carries them does not read them. See ``docs/decisions/0005-the-contract-of-a-game.md``.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

import msgspec

from engine.core.codec import Codec
from engine.core.decisions import Decision, Draw, Text
from engine.core.facts import Fact
from engine.core.faults import PackFault
from engine.core.loadouts import Loadouts
from engine.core.packs import PackChange
from engine.core.players import BotInfo, Player
from engine.core.setup import LobbyState, MissionInfo, Setup
from engine.core.views import ResultView
from engine.core.wire import Wire

S = TypeVar("S")
T = TypeVar("T")

#: A rule yields facts (true at once; the reply is None), decisions (the reply is the pick, a tuple
#: of option ids), tuples of decisions of different seats (a tuple of picks, in the same order), or
#: draws (the reply is CHANCE's tuple of numbers).
Rule: TypeAlias = Generator["Fact[Any] | Decision | tuple[Decision, ...] | Draw", Any, T]


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
    out.

    >>> from tests.core.tiny import Tiny
    >>> game = Tiny("stones")
    >>> Loaded(game, {"mine": [PackChange("card", "joker", True)]}, faults=[]).changes["mine"][0].added
    True
    """

    game: Game[Any]
    changes: Mapping[str, Sequence[PackChange]]
    faults: Sequence[PackFault]


def without_packs(game: Game[Any], packs: Iterable[Path]) -> Loaded:
    """Return a game that takes no packs as it is; each of them is at fault.

    >>> from tests.core.tiny import Tiny
    >>> print(*without_packs(Tiny("stones"), [Path("mine")]).faults)
    mine: Stones takes no packs
    """
    faults = [PackFault(str(pack), pack.name, "", f"{game.title} takes no packs") for pack in packs]
    return Loaded(game, {}, faults)


class Edition(Protocol):
    """Everything printed at one time. A match goes on with the edition that it began with.

    >>> from hashlib import sha256
    >>> from tests.core.tiny import Tiny
    >>> edition = Tiny("stones").edition()
    >>> list(edition.missions), sha256(edition.dump()).hexdigest() == edition.digest
    (['two', 'alone'], True)
    """

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


class Rules(Protocol[S]):
    """What the driver needs: how positions are kept, the next step, the end, and standing orders.

    >>> from tests.core.tiny import Heap, Tiny
    >>> rules: Rules[Heap] = Tiny("stones")
    >>> left = Heap("edition", stones=1, teams={"a": "left", "b": "right"}, luck={})
    >>> step = rules.step(left)
    >>> [option.id for option in next(step).options], step.send(("1",))
    (['1'], Took(seat='a', stones=1))
    """

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
    """A match as views show it; :class:`engine.core.match.Match` is one.

    >>> from engine.core.selfplay import Selfplay
    >>> from tests.core.tiny import Heap, Tiny
    >>> shown: Situation[Heap] = Selfplay(Tiny("stones"), "two", bytes(32)).match
    >>> list(shown.decisions), shown.waiting_for, shown.undo_closed("a")
    (['a'], ('a',), 'nothing-to-undo')
    """

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

    >>> from engine.core.chance import SealedChance
    >>> from engine.core.match import Match
    >>> from engine.core.setup import Seated
    >>> from tests.core.tiny import Tiny
    >>> game, chance = Tiny("stones"), SealedChance(bytes(32))
    >>> players = {"a": Seated("Ann"), "b": Seated("random b", bot="random")}
    >>> setup = Setup("m1", "two", game.check_options("two", {}), players, chance.commitment)
    >>> match, _ = Match.begin(game, game.codec.first(game.new_match(setup)), chance)
    >>> change = match.answer("a", match.decisions["a"].id, ["2"])
    >>> game.happenings(match.state, change.news, ["b"])
    {'b': [{'kind': 'took', 'seat': 'a', 'stones': 2, 'label': 'took a 2'}]}
    >>> game.views(match, ["b"])["b"]["stones"]
    7
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

        In every game a state tells of itself the ``round``, as views do, and the ``seats``: of each what its
        ``player`` is called, and whether it has ``conceded``.

        Raises KeyError for an unknown mission, :class:`BadOptions` for options and loadouts that are not
        allowed, and ValueError unless there is a player for every seat and for no other.
        """
        ...

    def people(self, state: S) -> dict[str, str]:
        """Return what those who play are called in a position, by seat; empty if it does not say."""
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
        order: each of the ``happening_types`` by its ``kind``, with a ``label``.

        ``state`` is the position after all of them. Nobody may change what is in it.
        """
        ...

    def bot(self, name: str, seed: int) -> Player:
        """Return a computer player; the same seed gives the same picks to the same views.

        Raises KeyError if there is none of that name.
        """
        ...
