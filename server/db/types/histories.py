"""The stored history of each match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from server.db.types.matches import Chance, ChatEntry, JournalRow, MatchUpdate


class Histories(Protocol):
    """Stores histories of matches. Every method is one transaction.

    >>> import asyncio
    >>> from server.db.types.matches import MatchRow
    >>> from tests.databases import store_with_ada
    >>> async def example():
    ...     async with store_with_ada() as (store, ada, at):
    ...         await store.add_match(MatchRow("m1", "chess", "fast", {}, "lobby", ada, True, "code", at))
    ...         for status in ("playing", "paused"):  # both made from the version 0
    ...             await store.commit(MatchUpdate("m1", 0, at, {"status": status}))
    >>> asyncio.run(example())
    Traceback (most recent call last):
    server.db.types.store.Conflict
    """

    async def commit(self, update: MatchUpdate) -> None:
        """Write an update. Raises Conflict if the match no longer has the update's version.

        Once it returns, the update survives a crash of the process and of the machine.
        """
        ...

    async def position(self, match_id: str, head: int) -> tuple[tuple[int, bytes], list[JournalRow]]:
        """Return the newest snapshot up to row ``head``, as number and data, and the rows between them.

        Raises NoResultFound for a match that has not begun.
        """
        ...

    async def setup(self, match_id: str) -> bytes:
        """Return the snapshot with which the match began. Raises IndexError if it has not begun."""
        ...

    async def journal(self, match_id: str, after: int = 0, until: int | None = None) -> list[JournalRow]:
        """Return all journal rows in order, or those after the number ``after`` up to ``until``. Answers that
        were taken back are included."""
        ...

    async def seed(self, match_id: str) -> bytes:
        """Return the secret seed of the match's chance. Raises IndexError if the match has not begun."""
        ...

    async def reseals(self, match_id: str) -> list[tuple[int, bytes]]:
        """Return the later seeds of a match, each with the number of its first draw."""
        ...

    async def reseal(self, match_id: str, since: int) -> None:
        """Use the match's waiting seed, if there is one, for all draws from that number on."""
        ...

    async def edition(self, game: str, digest: str) -> bytes | None:
        """Return the game's edition with that digest as it was dumped, or None if no match began with it."""
        ...

    async def replied(self, match_id: str, seat: str, message: str) -> bool:
        """Return whether a message with that id was accepted from that seat."""
        ...

    async def missed(self, match_id: str, seat: str) -> Sequence[str]:
        """Return the frames that are kept for a seat, in order. They are its player's secret."""
        ...

    async def keep_chances(self, match_id: str, chances: Sequence[Chance]) -> None:
        """Store the win chances of a match, unless some are stored already or the match is deleted."""
        ...

    async def chances(self, match_id: str) -> Sequence[Chance]:
        """Return all stored win chances, by round. They are secret until the match is over."""
        ...

    async def chat(self, match_id: str) -> Sequence[ChatEntry]:
        """Return the match's whole chat, in order. The caller must check who may read an entry."""
        ...
