"""What the server keeps, and the protocol of the thing that keeps it.

All times are aware and in UTC, to the millisecond. Seats and teams are ids of the mission; a viewer is a
seat, or "spectator". Loadouts, results and journal values are wire data of the game: plain JSON.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, Final, Literal, Protocol

from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from server.store.accounts import Accounts
from server.store.histories import Histories
from server.store.leaving import Leavers
from server.store.notices import Notices
from server.store.people import User, Users
from server.store.together import Later, Together
from server.texts import told_apart

Status = Literal["lobby", "playing", "paused", "finished"]

#: What a store forgets when it is old: lobbies and matches of computer players alone that nobody has changed,
#: finished matches, and what was said in those; tokens, and guests without a match.
Prunable = Literal["abandoned", "finished", "chat", "tokens", "guests"]


class StoreAway(Exception):
    """An update could not be written now."""


#: What is raised while the store cannot be reached, or has no room: it may pass, so it is tried again. No
#: OSError is among them: a client that goes away raises one, too.
STORE_AWAY: Final = (StoreAway, OperationalError, InterfaceError, PoolTimeoutError)


class Conflict(Exception):
    """Another writer changed the match first; nothing was written."""


@dataclass(frozen=True)
class Occupant:
    """Who sits in a seat: a user, or the computer player called ``bot``.

    >>> Occupant(bot="random", seat="red-2", ready=True).name
    'RED 2'
    """

    user: User | None = None
    bot: str | None = None
    seat: str = field(default="", compare=False)
    ready: bool | None = None  # whether the loadout is chosen; None: there is nothing to choose
    loadout: dict[str, Any] | None = field(default=None, repr=False)  # its player's secret

    @property
    def name(self) -> str:
        """What others see; a bot is named by its seat, so that several can be told apart."""
        return self.user.name if self.user else _spoken(self.seat)

    @property
    def left(self) -> bool:
        """Whether a person sat there who has left for good: a computer player plays on for him."""
        return self.user is not None and self.user.left

    @property
    def loadout_state(self) -> Literal["ready", "choosing"] | None:
        """All that others learn of the loadout; None where nothing is chosen."""
        if self.ready is None:
            return None
        return "ready" if self.ready else "choosing"


def _spoken(seat: str) -> str:
    """A seat's id as it is said: "red-2" is RED 2, "north-1" North 1."""
    return " ".join(word.upper() if len(word) <= 3 else word.capitalize() for word in seat.split("-"))


@dataclass(frozen=True)
class SavedLoadout:
    """A loadout that a user keeps for later."""

    id: str
    game: str
    name: str
    side: str
    loadout: dict[str, Any]
    saved: datetime


@dataclass(frozen=True)
class JournalRow:
    """One entry of a match's journal; ``number`` counts from 1 without gaps.

    ``kind`` is that of :class:`engine.core.journal.Entry`; ``fingerprint`` marks what was asked.
    """

    number: int
    kind: str
    seat: str
    value: list[str | int]
    fingerprint: str


@dataclass(frozen=True)
class ChatEntry:
    """One line of chat: `place` counts all lines and stays here, `n` counts those of its channel. ``user_id``
    is who said it, as long as he is known; it stays here, too."""

    place: int
    n: int
    channel: str
    team: str | None
    seat: str
    name: str
    text: str
    at: datetime
    user_id: str | None = None


@dataclass(frozen=True)
class Chance:
    """How likely a seat's team was to win, from 0 to 1, as far as that seat could know in a turn; ``turn`` is
    the seat whose turn it was."""

    round: int
    turn: str
    seat: str
    chance: float


@dataclass(frozen=True)
class Patch:
    """One `diff` as it was sent to one viewer: ``body`` is its JSON text, ``seq`` the number of the view."""

    viewer: str
    seq: int
    body: str


@dataclass(frozen=True)
class Missed:
    """A message that nobody at a seat was there to get, as text; ``number`` counts those kept for it."""

    seat: str
    number: int
    body: str = field(repr=False)


@dataclass
class MatchRow:
    """A match as the store knows it, without its journal, snapshots and chat.

    ``version`` grows by one with every update, ``head`` is the number of the last journal row; ``seqs`` tells
    for each viewer the number of its last view, ``made_by`` which code made them. ``waits`` is what the
    server does for seats that are asked, and when (server/play/clocks.py); ``due_at`` is the earliest of
    these, and None while no person plays: then it is done only as long as somebody watches. ``times`` is how
    long each person may think still (server/play/timing.py). ``free`` counts seats that nobody has taken;
    ``asked`` tells of each seat that is asked the id of the question, and since when; ``next`` is the match
    that the same people go on with (server/lobby/again.py). At ``notify_at`` somebody looks whether people
    must be told of something (server/notices). ``absent`` tells by user id who is away
    (server/play/presence.py), ``handed`` which links lead to seats and who has sat on which side
    (server/play/handing.py), and ``missing`` how much of what a seat missed is kept (server/play/recap.py).

    >>> from datetime import UTC
    >>> ada = User("u1", "Ada")
    >>> row = MatchRow("m1", "chess", "fast", {}, "lobby", ada, True, "code", datetime.now(UTC))
    >>> row.seats["red"] = Occupant(ada)
    >>> row.seat_of(ada)
    'red'
    """

    id: str
    game: str
    mission: str
    options: dict[str, Any]
    status: Status
    host: User
    private: bool
    invite: str
    created: datetime
    commitment: str | None = None
    catalogue: str | None = None  # digest of the edition that it began with
    result: dict[str, Any] | None = None
    paused_reason: str | None = None
    version: int = 0
    head: int = 0
    seqs: dict[str, int] = field(default_factory=dict)
    made_by: str | None = None
    deciding: list[str] = field(default_factory=list)
    waits: dict[str, dict[str, Any]] = field(default_factory=dict)
    due_at: datetime | None = None
    times: dict[str, dict[str, Any]] = field(default_factory=dict)
    free: int = 0
    round: int = 0
    asked: dict[str, dict[str, str]] = field(default_factory=dict)
    next: dict[str, Any] | None = None
    notify_at: datetime | None = None
    absent: dict[str, dict[str, Any]] = field(default_factory=dict)
    handed: dict[str, dict[str, Any]] = field(default_factory=dict)
    missing: dict[str, list[int]] = field(default_factory=dict)
    seats: dict[str, Occupant] = field(default_factory=dict)

    def names(self) -> dict[str, str]:
        """What those who sit there are called, by seat: of several with one name, computer players keep it,
        then the host, and others get a number."""

        def rank(seat: str) -> tuple[bool, bool, str]:
            who = self.seats[seat].user
            return who is not None, who != self.host, seat

        return told_apart({seat: self.seats[seat].name for seat in sorted(self.seats, key=rank)})

    def name_of(self, user: User) -> str:
        """What a user is called there."""
        seat = self.seat_of(user)
        return self.names()[seat] if seat else user.name

    def seat_of(self, user: User | None) -> str | None:
        """The seat that the user has taken, if any."""
        taken = (seat for seat, who in self.seats.items() if user and who.user and who.user.id == user.id)
        return next(taken, None)


@dataclass
class MatchUpdate:
    """One change of one match: all of it is written, or `Conflict` is raised and nothing is.

    >>> from datetime import UTC
    >>> row = MatchRow("m1", "chess", "fast", {}, "lobby", User("u1", "Ada"), True, "code", datetime.now(UTC))
    >>> update = MatchUpdate("m1", row.version, datetime.now(UTC), {"status": "playing"}, unseated=["red"])
    >>> after = update.applied_to(row)
    >>> after.status, after.version
    ('playing', 1)
    """

    match_id: str
    version: int  # that the change was made from; the match has the next one afterwards
    at: datetime
    columns: dict[str, Any] = field(default_factory=dict)  # of the match's row, by the names of MatchRow
    journal: list[JournalRow] = field(default_factory=list)
    snapshots: list[tuple[int, bytes]] = field(default_factory=list)  # number of the last row before, data
    reply: tuple[str, str] | None = None  # seat and the client's id of the accepted message
    chat: ChatEntry | None = None
    seed: bytes | None = None
    edition: tuple[str, str, bytes] | None = None  # game, digest and content, kept once for all matches
    seated: dict[str, Occupant] = field(default_factory=dict)
    unseated: list[str] = field(default_factory=list)
    missed: list[Missed] = field(default_factory=list)
    caught_up: list[str] = field(default_factory=list)  # seats of which all frames before these are forgotten
    #: What each viewer is told, and shown besides as part of it (None if nothing was played): not written.
    patches: list[Patch] = field(default_factory=list)
    happenings: dict[str, list[dict[str, Any]]] | None = None
    later: list[Later] = field(default_factory=list)  # that spectators are shown later

    def applied_to(self, row: MatchRow) -> MatchRow:
        """Return the match's row as the update leaves it."""
        seats = {seat: who for seat, who in row.seats.items() if seat not in self.unseated} | self.seated
        return replace(row, **self.columns, seats=seats, version=row.version + 1)


class Store(Users, Accounts, Leavers, Notices, Together, Histories, Protocol):
    """Where users and matches live. Every method is one transaction.

    Methods raise the driver's own errors if the database cannot be reached. Strings that a caller sends are
    only ever bound as parameters.

    >>> import asyncio
    >>> from datetime import UTC
    >>> from server.store.migrate import upgrade
    >>> from server.store.people import Token
    >>> from server.store.sql import SqlStore, open_engine
    >>> async def example() -> User | None:
    ...     engine = open_engine("sqlite+aiosqlite://")
    ...     await upgrade(engine)
    ...     store: Store = SqlStore(engine)
    ...     token = Token("digest of a token", "laptop")
    ...     await store.add_user(User("u1", "Ada"), token, datetime.now(UTC))
    ...     try:
    ...         return await store.user_of("digest of a token", datetime.now(UTC))
    ...     finally:
    ...         await store.close()
    >>> asyncio.run(example())
    User(id='u1', name='Ada')
    """

    async def close(self) -> None:
        """Let go of all connections."""
        ...

    async def ping(self) -> None:
        """Raise if the store cannot be reached, or holds no table of matches."""
        ...

    async def probe(self) -> None:
        """Raise if nothing can be written now; else it has been tried."""
        ...

    # Loadouts that users keep

    async def add_loadout(self, user: User, loadout: SavedLoadout, most: int) -> bool:
        """Keep a loadout; returns False, and keeps nothing, if the user has ``most`` already."""
        ...

    async def loadouts_of(self, user: User) -> list[SavedLoadout]:
        """Return all that the user keeps, of every game, newest first."""
        ...

    async def change_loadout(self, user: User, loadout: SavedLoadout) -> bool:
        """Keep this instead of the loadout with its id; returns False if the user has none of that id."""
        ...

    async def forget_loadout(self, user: User, loadout_id: str) -> bool:
        """Throw a loadout away; returns False if the user has none of that id."""
        ...

    # Matches

    async def add_match(self, row: MatchRow, most: int | None = None) -> bool:
        """Keep a new match without seats taken; returns False, and keeps nothing, if its host has ``most`` in
        the lobby or under way already.

        Raises IntegrityError for an id or invite that is taken.
        """
        ...

    async def match(self, match_id: str) -> MatchRow | None:
        """Return the match with its seats and what they bring, or None."""
        ...

    async def match_by_invite(self, code: str) -> MatchRow | None:
        """Return the match that an invite leads to, as `match` does."""
        ...

    async def matches_of(
        self,
        user: User,
        limit: int,
        over: bool | None = None,
        before: str | None = None,
        unseen: datetime | None = None,
    ) -> list[MatchRow]:
        """Return at most so many matches that the user hosts or sits at, newest first, without loadouts:
        those that are over, or not, or all; with ``before``, an id, only those that come after it in the
        list. To who only hosts one it is not over as long as a view later than ``unseen`` is kept."""
        ...

    async def public_matches(self, limit: int, unseen: datetime | None = None) -> list[MatchRow]:
        """Return at most so many public matches that are not over, newest first, without loadouts, and those
        of which a view later than ``unseen`` is kept for spectators."""
        ...

    async def open_tables(
        self, since: datetime, limit: int, *, game: str | None = None, before: str | None = None
    ) -> list[MatchRow]:
        """Return at most so many public matches made since then that wait for players, newest first, without
        loadouts; ``before`` as in `matches_of`."""
        ...

    async def versions(self, match_ids: Iterable[str]) -> dict[str, int]:
        """Return the version of each match; ids that are not known are absent."""
        ...

    async def due(self, before: datetime, limit: int) -> list[str]:
        """Return at most so many ids of matches in which the server should have acted by then."""
        ...

    async def discard(self, match_id: str) -> bool:
        """Forget a match in the lobby, or one that only computer players play; returns False for another."""
        ...

    async def prune(self, what: Prunable, before: datetime, limit: int) -> Sequence[str]:
        """Forget at most so many of those that are older; returns their ids: of matches, tokens or users.

        A match of which only a part is forgotten is as it was, and its viewers need whole views.
        """
        ...
