"""The interface of a game, which the driver, the server and the command line use.

Each game defines its own types of states, views, happenings and components. Code outside the game passes them
on without reading them. See ``docs/decisions/0005-the-contract-of-a-game.md``.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

import msgspec

from engine.core.codec import Codec
from engine.core.content.faults import PackFault
from engine.core.content.packs import PackChange
from engine.core.decisions import Decision, Draw, Text
from engine.core.facts import Fact
from engine.core.lobby.loadouts import Loadouts
from engine.core.lobby.setup import LobbyState, MissionInfo, Setup
from engine.core.players import BotInfo, Player
from engine.core.present.labels import Writer
from engine.core.present.views import ResultView
from engine.core.present.wire import Wire

S = TypeVar("S")
T = TypeVar("T")

#: A rule yields facts, decisions, tuples of decisions and draws. A fact is applied immediately, and the reply
#: is None. The reply to a decision is the pick, a tuple of option ids. A tuple asks several seats
#: simultaneously, and the reply is a tuple of picks in the same order. The reply to a draw is a tuple of
#: numbers.
Rule: TypeAlias = Generator["Fact[Any] | Decision | tuple[Decision, ...] | Draw", Any, T]


class Outcome(msgspec.Struct, frozen=True):
    """The result of a match: the winning and the losing teams. If there are neither, it is a draw.

    ``reason`` is a keyword of the game, ``text`` is the sentence as data, and ``label`` is the sentence in
    English. A player who plays alone can lose although nobody wins, which is not a draw:

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

    def to_wire(self) -> ResultView:
        """Return the ``result`` field of views, match summaries and records.

        >>> Outcome(("red",), ("blue",), "points", Text("won"), "Red wins").to_wire()["winner"]
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


class GameWithPacks(NamedTuple):
    """A game with packs applied: the changes of each pack, and the faults of the packs that were left out.

    >>> from tests.core.tiny import Tiny
    >>> game = Tiny("stones")
    >>> GameWithPacks(game, {"mine": [PackChange("card", "joker", True)]}, faults=[]).changes["mine"][0].added
    True
    """

    game: Game[Any]
    changes: Mapping[str, Sequence[PackChange]]
    faults: Sequence[PackFault]


def without_packs(game: Game[Any], packs: Iterable[Path]) -> GameWithPacks:
    """Return a game that supports no packs unchanged, with a fault for each pack.

    >>> from tests.core.tiny import Tiny
    >>> print(*without_packs(Tiny("stones"), [Path("mine")]).faults)
    mine: Stones does not support packs
    """
    faults = [PackFault(str(pack), pack.name, "", f"{game.title} does not support packs") for pack in packs]
    return GameWithPacks(game, {}, faults)


class Edition(Protocol):
    """One version of everything printed on the components. A match keeps the edition it began with.

    >>> from hashlib import sha256
    >>> from tests.core.tiny import Tiny
    >>> edition = Tiny("stones").edition()
    >>> list(edition.missions), sha256(edition.dump()).hexdigest() == edition.digest
    (['two', 'alone'], True)
    """

    @property
    def digest(self) -> str:
        """The SHA-256 digest that identifies this content."""
        ...

    @property
    def missions(self) -> Mapping[str, MissionInfo]:
        """The missions by id, in the order in which a lobby offers them."""
        ...

    def public(self) -> Wire:
        """Return all data that a client needs to show the edition, including its ``digest``.

        The result has the game's ``catalogue_type``. Callers must not change it.
        """
        ...

    def dump(self) -> bytes:
        """Return the whole edition as bytes to store, for a later :meth:`Game.load_edition`.

        The bytes are UTF-8 text, and ``digest`` is their SHA-256 in hexadecimal.
        """
        ...


class Rules(Protocol[S]):
    """The rules that the driver runs: the codec for positions, the next step, the outcome, and standing
    orders.

    >>> from tests.core.tiny import Heap, Tiny
    >>> rules: Rules[Heap] = Tiny("stones")
    >>> heap = Heap("edition", stones=1, teams={"a": "left", "b": "right"}, luck={})
    >>> step = rules.step(heap)
    >>> [option.id for option in next(step).options], step.send(("1",))
    (['1'], Took(seat='a', stones=1))
    """

    codec: Codec[S]

    def step(self, state: S) -> Rule[None]:
        """Return the rule of the next step from ``state``. The driver starts it with ``send(None)``.

        The rule only reads the state. The driver applies the facts that the rule yields.
        """
        ...

    def outcome(self, state: S) -> Outcome | None:
        """Return how the match ended, or None while it continues.

        The driver calls it after every fact, so it must be cheap while the match continues.
        """
        ...

    def order(self, state: S, seat: str, order: str, on: bool) -> Fact[Any]:
        """Return the fact that sets or unsets a standing order of a seat.

        Raises :class:`engine.core.decisions.Refused` with the code ``illegal`` if the seat has no such order.
        """
        ...


class Situation(Protocol[S]):
    """The parts of a match from which views are built. :class:`engine.core.matches.match.Match` provides
    them.

    >>> from engine.core.simulation.selfplay import Selfplay
    >>> from tests.core.tiny import Heap, Tiny
    >>> situation: Situation[Heap] = Selfplay(Tiny("stones"), "two", bytes(32)).match
    >>> list(situation.decisions), situation.waiting_for, situation.undo_refusal("a")
    (['a'], ('a',), 'nothing-to-undo')
    """

    state: S

    @property
    def decisions(self) -> dict[str, Decision]:
        """The open decisions by seat."""
        ...

    @property
    def waiting_for(self) -> tuple[str, ...]:
        """The seats that the match waits for. If several seats are asked simultaneously, seats that have
        already answered are included.
        """
        ...

    def undo_refusal(self, seat: str) -> str | None:
        """Return why ``seat`` cannot undo its last answer, or None if it can."""
        ...


class Game(Rules[S], Protocol[S]):
    """The rules, and everything else that a server needs: missions, first positions, views and computer
    players.

    ``view_type``, ``happening_types`` (by kind) and ``catalogue_type`` describe wire data: TypedDicts or
    structs. ``former_ids`` are ids of the game in old records. ``bots`` lists the computer players, strongest
    first. ``stand_in`` names the computer player that replaces a player who has given up. ``adviser`` names
    the computer player that gives hints, or is None.

    >>> from engine.core.chance import SealedChance
    >>> from engine.core.matches.match import Match
    >>> from engine.core.lobby.setup import SeatedPlayer
    >>> from tests.core.tiny import Tiny
    >>> game, chance = Tiny("stones"), SealedChance(bytes(32))
    >>> players = {"a": SeatedPlayer("Ann"), "b": SeatedPlayer("random b", bot="random")}
    >>> setup = Setup("m1", "two", game.check_options("two", {}), players, chance.commitment)
    >>> match, _ = Match.begin(game, game.codec.first(game.new_match(setup)), chance)
    >>> change = match.answer("a", match.decisions["a"].id, ["2"])
    >>> game.happenings(match.state, change.facts, ["b"])
    {'b': [{'kind': 'took', 'seat': 'a', 'stones': 2}]}
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
        """Return the edition for new matches, or the one with that digest.

        Raises KeyError for an unknown edition.
        """
        ...

    def load_edition(self, digest: str, data: bytes) -> None:
        """Load a stored edition (:meth:`Edition.dump`), so that :meth:`edition` can return it.

        Raises ValueError if the data has another digest or is not an edition.
        """
        ...

    def with_packs(self, packs: Iterable[Path]) -> GameWithPacks:
        """Return the game with a host's packs (files or folders) applied one after another.

        Packs with faults are left out; the result lists the faults.
        """
        ...

    def check_options(self, mission: str, options: Mapping[str, Any]) -> dict[str, Any]:
        """Return the mission's own options, with defaults for the missing ones.

        Raises :class:`BadOptions` for options that the mission does not have, and KeyError for an unknown
        mission.
        """
        ...

    def new_match(self, setup: Setup) -> S:
        """Return the first position, before anything is shuffled, dealt or rolled.

        In every game, the state has a ``round``, as views do, and ``seats``. Each seat has the name of its
        ``player`` and a flag ``conceded``.

        Raises KeyError for an unknown mission, and :class:`BadOptions` for options or loadouts that are not
        allowed. Raises ValueError unless every seat, and no other, has a player.
        """
        ...

    def people(self, state: S) -> dict[str, str]:
        """Return the names of the players in a position, by seat. The result is empty if the state contains
        no names."""
        ...

    def lobby_views(self, lobby: LobbyState, viewers: Iterable[str]) -> dict[str, Wire]:
        """Return what each viewer sees of a table whose match cannot be shown."""
        ...

    def views(self, situation: Situation[S], viewers: Iterable[str]) -> dict[str, Wire]:
        """Return what each viewer (a seat or "spectator") sees, as wire data of ``view_type``.

        Views may share parts, so callers may change only the top-level keys.
        """
        ...

    def happenings(
        self, state: S, facts: Sequence[Fact[Any]], viewers: Iterable[str]
    ) -> dict[str, list[Wire]]:
        """Return the happenings of the facts for each viewer (a seat or "spectator"), in their order.

        Each has one of the ``happening_types`` by its ``kind``. ``state`` is the position after all facts.
        Callers must not change the happenings.
        """
        ...

    def writer(self, view: Wire) -> Writer:
        """Return the function that writes the English sentences of a match.

        ``view`` is a view of the match. The names of its players and things appear in the sentences.
        """
        ...

    def bot(self, name: str, seed: int) -> Player:
        """Return a computer player. With the same seed, it gives the same answers to the same views.

        Raises KeyError if the game has no computer player with that name.
        """
        ...
