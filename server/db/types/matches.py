"""The stored data of matches and loadouts.

All times are in UTC with a time zone, to the millisecond. Seats and teams are ids of the mission. A viewer is
a seat, or "spectator". Loadouts, results and journal values are stored in
the game's wire format, which is plain JSON.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal

from server.base.texts import disambiguate
from server.db.types.moderation import SpectatorFrame
from server.db.types.people import User

Status = Literal["lobby", "playing", "paused", "finished"]


@dataclass(frozen=True)
class Occupant:
    """The occupant of a seat: a user, or the computer player named ``bot``.

    >>> Occupant(bot="random", seat="red-2", ready=True).name
    'RED 2'
    """

    user: User | None = None
    bot: str | None = None
    seat: str = field(default="", compare=False)
    ready: bool | None = None  # whether the loadout is chosen; None if there is no choice
    loadout: dict[str, Any] | None = field(default=None, repr=False)  # known only to the player

    @property
    def name(self) -> str:
        """The name that others see. A computer player is named after its seat, so that several can be
        distinguished."""
        return self.user.name if self.user else _seat_name(self.seat)

    @property
    def has_left(self) -> bool:
        """Whether the person in the seat has deleted their account. A computer player continues for them."""
        return self.user is not None and self.user.left

    @property
    def loadout_state(self) -> Literal["ready", "choosing"] | None:
        """The state of the loadout that others may see, or None if there is no choice."""
        if self.ready is None:
            return None
        return "ready" if self.ready else "choosing"


def _seat_name(seat: str) -> str:
    """Return a seat's id in words: "red-2" becomes RED 2, "north-1" becomes North 1."""
    return " ".join(word.upper() if len(word) <= 3 else word.capitalize() for word in seat.split("-"))


@dataclass(frozen=True)
class SavedLoadout:
    """A loadout that a user has saved.

    >>> from datetime import UTC
    >>> at = datetime(2026, 11, 21, tzinfo=UTC)
    >>> SavedLoadout("l1", "chess", "Gambit", "White", {"pieces": ["queen"]}, at).loadout["pieces"]
    ['queen']
    """

    id: str
    game: str
    name: str
    side: str
    loadout: dict[str, Any]
    saved: datetime


@dataclass(frozen=True)
class JournalRow:
    """An entry of a match's journal. ``number`` counts from 1 without gaps.

    ``kind`` is the kind of :class:`engine.core.matches.journal.Entry`. ``fingerprint`` identifies the
    decision.

    >>> JournalRow(1, "answer", "red-1", ["stay"], "1f2e3d4c").value
    ['stay']
    """

    number: int
    kind: str
    seat: str
    value: list[str | int]
    fingerprint: str


#: The number of lines that are kept in each channel of a match, so that long chats do not slow down reading.
CHAT_KEPT = 200
#: The number of extra lines that are deleted together, because finding them is expensive.
CHAT_FORGOTTEN = 100


@dataclass(frozen=True)
class ChatEntry:
    """A chat line.

    ``place`` counts all lines of the match. ``n`` counts those of the channel, of which at least the newest
    CHAT_KEPT are kept. ``user_id`` is the author, or None after their deletion. ``place`` and ``user_id`` are
    never sent.

    >>> from datetime import UTC
    >>> at = datetime(2026, 11, 21, tzinfo=UTC)
    >>> line = ChatEntry(7, 2, "team", "red", "red-1", "Ada", "Hello", at, user_id="u1")
    >>> line.place, line.n
    (7, 2)
    """

    place: int
    n: int
    channel: str
    team: str | None
    seat: str
    name: str
    text: str
    at: datetime
    user_id: str | None = None

    def is_kept_after(self, newest: ChatEntry) -> bool:
        """Return whether this line is kept when the newest one is added.

        >>> from dataclasses import replace
        >>> line = ChatEntry(1, 1, "table", None, "red-1", "Ada", "Hello", datetime.now())
        >>> full = CHAT_KEPT + CHAT_FORGOTTEN
        >>> line.is_kept_after(replace(line, n=full - 1)), line.is_kept_after(replace(line, n=full))
        (True, False)
        """
        return self.team != newest.team or self.n > newest.deleted_until

    @property
    def deleted_until(self) -> int:
        """Return the `n` up to which lines of the channel are deleted when this line is added, or 0."""
        excess = self.n - CHAT_KEPT
        return excess if excess > 0 and excess % CHAT_FORGOTTEN == 0 else 0


@dataclass(frozen=True)
class Chance:
    """The win chance of a seat's team, from 0 to 1, estimated from the seat's knowledge in a turn. ``turn``
    is the seat whose turn it was.

    >>> Chance(round=3, turn="red-1", seat="blue-1", chance=0.25).chance
    0.25
    """

    round: int
    turn: str
    seat: str
    chance: float


@dataclass(frozen=True)
class Patch:
    """A `diff` as it was sent to one viewer. ``body`` is its JSON text, and ``seq`` is the number of the
    view.

    >>> Patch("red-1", 12, '{"type":"diff","seq":12,"patch":[],"happenings":[]}').seq
    12
    """

    viewer: str
    seq: int
    body: str


@dataclass(frozen=True)
class MissedFrame:
    """A text message that was sent while the player of a seat was away. ``number`` counts the messages of the
    seat.

    >>> MissedFrame("red-1", 1, '{"type":"view"}')  # its content is secret
    MissedFrame(seat='red-1', number=1)
    """

    seat: str
    number: int
    body: str = field(repr=False)


@dataclass
class MatchRow:
    """A match without its journal, snapshots and chat.

    - ``version`` grows by one with every update. ``head`` is the number of the last journal row.
    - ``seqs`` contains the number of each viewer's last view. ``made_by`` identifies the code that made these
      views.
    - ``waits`` contains the server's scheduled actions for each seat with an open decision
      (server/match/clock/deadlines.py), and ``due_at`` is the earliest of their times. It is None while only
      computer players play; the server then acts only while the match is watched.
    - ``times`` contains each player's remaining time (server/match/clock/time_control.py).
    - ``free`` is the number of free seats.
    - ``asked`` contains the id of each seat's open decision, and the time at which it was opened.
    - ``next`` is the id of the rematch (server/features/rematch/service.py).
    - ``slow`` lists the users who have said that they read slowly.
    - ``notify_at`` is when to check whether people must be notified (server/features/notifications).
    - ``absent`` contains the absent people by user id (server/match/people/presence.py).
    - ``handed`` contains the links to seats, the sides of former players
      (server/match/commands/seat_handover.py) and the requests to swap seats
      (server/match/people/seat_swaps.py).
    - ``missing`` contains the number of stored missed messages for each seat (server/match/views/recap.py).
    - ``outage`` is the newest outage that the match's clocks allow for (server/match/clock/outages.py).
    - ``reseal`` is set if the match came from a backup and needs new dice
      (server/match/recovery/resealing.py).

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
    catalogue: str | None = None  # digest of the edition in use when the match began
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
    outage: int = 0
    reseal: bool = False
    slow: list[str] = field(default_factory=list)
    seats: dict[str, Occupant] = field(default_factory=dict)

    def with_columns(self, **columns: Any) -> MatchRow:
        """Return the row with new values in these columns. The values are not checked. Every answer creates a
        new row, and `dataclasses.replace` takes several times as long.

        >>> from datetime import UTC
        >>> ada, at = User("u1", "Ada"), datetime.now(UTC)
        >>> row = MatchRow("m1", "chess", "fast", {}, "lobby", ada, True, "code", at)
        >>> row.with_columns(status="playing").status, row.status
        ('playing', 'lobby')
        """
        row = MatchRow.__new__(MatchRow)
        vars(row).update(vars(self), **columns)
        return row

    def differing_columns(self, columns: Mapping[str, Any]) -> dict[str, Any]:
        """Return the columns whose values differ from this row's. A database would write unchanged values
        again, and update their indexes.

        >>> from datetime import UTC
        >>> ada, at = User("u1", "Ada"), datetime.now(UTC)
        >>> row = MatchRow("m1", "chess", "fast", {}, "lobby", ada, True, "code", at)
        >>> row.differing_columns({"status": "playing", "host": ada})
        {'status': 'playing'}
        """
        current = vars(self)
        return {name: value for name, value in columns.items() if current[name] != value}

    def names(self) -> dict[str, str]:
        """Return the names of the occupants by seat. If several have the same name, a computer player keeps
        it, otherwise the host does, and the others get a number.

        >>> from datetime import UTC
        >>> ada, other = User("u1", "Ada"), User("u2", "ADA")
        >>> row = MatchRow("m1", "chess", "fast", {}, "lobby", ada, True, "code", datetime.now(UTC))
        >>> row.seats |= {"black": Occupant(other), "white": Occupant(ada)}
        >>> row.names()
        {'white': 'Ada', 'black': 'ADA (2)'}
        """

        def rank(seat: str) -> tuple[bool, bool, str]:
            user = self.seats[seat].user
            return user is not None, user != self.host, seat

        return disambiguate({seat: self.seats[seat].name for seat in sorted(self.seats, key=rank)})

    def name_of(self, user: User) -> str:
        """Return the name of a user in this match."""
        seat = self.seat_of(user)
        return self.names()[seat] if seat else user.name

    def seat_of(self, user: User | None) -> str | None:
        """Return the user's seat, or None."""
        seats = (
            seat
            for seat, occupant in self.seats.items()
            if user and occupant.user and occupant.user.id == user.id
        )
        return next(seats, None)

    def is_hosted_by(self, user: User | None) -> bool:
        """Return whether the user has the rights of the host. If the host has deleted their account, all
        players have them."""
        if user is None:
            return False
        return self.host.id == user.id or (self.host.left and self.seat_of(user) is not None)


@dataclass
class MatchUpdate:
    """A change of a match. Either all of it is written, or `Conflict` is raised and nothing is written.

    >>> from datetime import UTC
    >>> row = MatchRow("m1", "chess", "fast", {}, "lobby", User("u1", "Ada"), True, "code", datetime.now(UTC))
    >>> update = MatchUpdate("m1", row.version, datetime.now(UTC), {"status": "playing"}, unseated=["red"])
    >>> after = update.apply_to(row)
    >>> after.status, after.version
    ('playing', 1)
    """

    match_id: str
    version: int  # the version on which the change is based; the match then gets the next one
    at: datetime
    # changed columns of the match's row, by MatchRow field
    columns: dict[str, Any] = field(default_factory=dict)
    journal: list[JournalRow] = field(default_factory=list)
    # number of the last journal row before the snapshot; snapshot
    snapshots: list[tuple[int, bytes]] = field(default_factory=list)
    reply: tuple[str, str] | None = None  # seat, and the client's id of the accepted message
    chat: ChatEntry | None = None
    reads_slowly: tuple[str, bool] | None = None  # id of a user, and whether they read slowly
    seed: bytes | None = None
    edition: tuple[str, str, bytes] | None = None  # game, digest and content; stored once for all matches
    seated: dict[str, Occupant] = field(default_factory=dict)
    unseated: list[str] = field(default_factory=list)
    missed: list[MissedFrame] = field(default_factory=list)
    caught_up: list[str] = field(default_factory=list)  # seats whose earlier frames are deleted
    #: Each viewer's patch, and its happenings (None if nothing was played). They are not stored.
    patches: list[Patch] = field(default_factory=list)
    happenings: dict[str, list[dict[str, Any]]] | None = None
    later: list[SpectatorFrame] = field(default_factory=list)  # frames for spectators who watch with a delay

    def apply_to(self, row: MatchRow) -> MatchRow:
        """Return the match's row after the update."""
        seats = {
            seat: occupant for seat, occupant in row.seats.items() if seat not in self.unseated
        } | self.seated
        return row.with_columns(**self.columns, seats=seats, version=row.version + 1)
