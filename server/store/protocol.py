"""What the server keeps, and the protocol of the thing that keeps it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, Literal, Protocol

Status = Literal["lobby", "playing", "paused", "finished"]


class Conflict(Exception):
    """Somebody else changed the match first; nothing was written."""


@dataclass(frozen=True)
class User:
    """Who is asking."""

    id: str
    name: str


@dataclass(frozen=True)
class Occupant:
    """Who sits in a seat: a user, or a bot of that name."""

    user: User | None = None
    bot: str | None = None
    seat: str = field(default="", compare=False)
    ready: bool | None = None  # whether the loadout is chosen; None: there is nothing to choose
    loadout: dict[str, Any] | None = field(default=None, repr=False)  # its player's secret

    @property
    def name(self) -> str:
        """What others see; a bot is named by its seat, so that several can be told apart."""
        return self.user.name if self.user else f"Bot {_spoken(self.seat)}"

    @property
    def loadout_state(self) -> Literal["ready", "choosing"] | None:
        """All that others learn of what it brings."""
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
    """One journal row."""

    number: int
    kind: str
    seat: str
    value: list[str | int]
    fingerprint: str


@dataclass(frozen=True)
class ChatEntry:
    """One line of chat: `place` counts all lines and stays here, `n` counts those of its channel."""

    place: int
    n: int
    channel: str
    team: str | None
    seat: str
    name: str
    text: str
    at: datetime


@dataclass(frozen=True)
class StoredPatch:
    """One diff as it was sent to one viewer."""

    viewer: str
    seq: int
    body: str


@dataclass
class MatchRow:
    """A match as the store knows it, without its journal."""

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
    digests: dict[str, str] = field(default_factory=dict)
    deciding: list[str] = field(default_factory=list)
    waits: dict[str, dict[str, str]] = field(default_factory=dict)
    due_at: datetime | None = None
    seats: dict[str, Occupant] = field(default_factory=dict)

    def seat_of(self, user: User | None) -> str | None:
        """The seat that the user has taken, if any."""
        taken = (seat for seat, who in self.seats.items() if user and who.user and who.user.id == user.id)
        return next(taken, None)


@dataclass
class MatchUpdate:
    """One change of one match: all of it is written, or `Conflict` is raised and nothing is.

    >>> from datetime import UTC
    >>> MatchUpdate("m1", version=7, at=datetime.now(UTC), columns={"head": 3}).journal
    []
    """

    match_id: str
    version: int  # that the change was made from; the match has the next one afterwards
    at: datetime
    columns: dict[str, Any] = field(default_factory=dict)  # of the match's row
    journal: list[JournalRow] = field(default_factory=list)
    snapshots: list[tuple[int, bytes]] = field(default_factory=list)
    patches: list[StoredPatch] = field(default_factory=list)
    keeps_patches: bool = True  # not in the lobby: there a viewer may become another one
    oldest_patches: dict[str, int] = field(default_factory=dict)  # viewer → older ones are thrown away
    reply: tuple[str, str] | None = None  # seat and the client's id of the accepted message
    chat: ChatEntry | None = None
    seed: bytes | None = None
    edition: tuple[str, str, bytes] | None = None  # game, digest and content, kept once for all matches
    seated: dict[str, Occupant] = field(default_factory=dict)
    unseated: list[str] = field(default_factory=list)
    #: What each viewer is shown besides; written as part of the patches. None if nothing was played.
    happenings: dict[str, list[dict[str, Any]]] | None = None

    def applied_to(self, row: MatchRow) -> MatchRow:
        """Return the match's row as the update leaves it."""
        seats = {seat: who for seat, who in row.seats.items() if seat not in self.unseated} | self.seated
        return replace(row, **self.columns, seats=seats, version=row.version + 1)


class Store(Protocol):
    """Where users and matches live. Every method is one transaction."""

    async def close(self) -> None:
        """Let go of all connections."""
        ...

    async def ping(self) -> None:
        """Raise if the store cannot be reached."""
        ...

    # Users

    async def add_user(self, user: User, digest: str, at: datetime) -> None:
        """Keep a new user and the digest of its token."""
        ...

    async def user_of(self, digest: str) -> User | None:
        """Whose token that is."""
        ...

    async def forget_token(self, digest: str) -> None:
        """Make the token worthless."""
        ...

    # Loadouts that users keep

    async def add_loadout(self, user: User, loadout: SavedLoadout, most: int) -> bool:
        """Keep a loadout; False if the user has so many already."""
        ...

    async def loadouts_of(self, user: User) -> list[SavedLoadout]:
        """All that the user keeps, newest first."""
        ...

    async def change_loadout(self, user: User, loadout: SavedLoadout) -> bool:
        """Keep this instead of the loadout with its id; False if the user has none of that id."""
        ...

    async def forget_loadout(self, user: User, loadout_id: str) -> bool:
        """Throw a loadout away; False if the user has none of that id."""
        ...

    # Matches

    async def add_match(self, row: MatchRow) -> None:
        """Keep a new match, still without seats taken."""
        ...

    async def match(self, match_id: str) -> MatchRow | None:
        """The match with its seats."""
        ...

    async def match_by_invite(self, code: str) -> MatchRow | None:
        """The match that an invite leads to."""
        ...

    async def matches_of(self, user: User, limit: int) -> list[MatchRow]:
        """Those that the user hosts or sits at, newest first; without loadouts, as in all lists."""
        ...

    async def public_matches(self, limit: int) -> list[MatchRow]:
        """Public ones that are not over, newest first."""
        ...

    async def versions(self, match_ids: Iterable[str]) -> dict[str, int]:
        """The version of each match."""
        ...

    async def due(self, before: datetime, limit: int) -> list[str]:
        """Matches under way in which the server should have acted by then."""
        ...

    # One match's history

    async def commit(self, update: MatchUpdate) -> None:
        """Write a change; raises Conflict if the match has moved on."""
        ...

    async def position(self, match_id: str, head: int) -> tuple[tuple[int, bytes], list[JournalRow]]:
        """The newest snapshot up to `head`, with its number, and the journal rows after it."""
        ...

    async def setup(self, match_id: str) -> bytes:
        """The first snapshot."""
        ...

    async def journal(self, match_id: str) -> list[JournalRow]:
        """All rows."""
        ...

    async def seed(self, match_id: str) -> bytes:
        """The secret seed of the match's chance."""
        ...

    async def edition(self, game: str, digest: str) -> bytes | None:
        """The game's edition of that name, if a match began with it."""
        ...

    async def replied(self, match_id: str, seat: str, message: str) -> bool:
        """Whether a message of that id was accepted."""
        ...

    async def patches(self, match_id: str, viewer: str, after: int) -> list[StoredPatch]:
        """The viewer's frames after `after`, in order."""
        ...

    async def chat(self, match_id: str) -> Sequence[ChatEntry]:
        """All chat lines, in order."""
        ...
