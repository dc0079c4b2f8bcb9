"""Deletion of users, and the export of their data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from server.db.types.matches import JournalRow
from server.db.types.moderation import SpectatorFrame
from server.db.types.people import User


@dataclass(frozen=True)
class Renaming:
    """A user's new ``name`` in a match: in chat lines, snapshots, columns of the match's row, entries of the
    ``journal``, server messages (``server_lines``, by place), and spectators' frames (``later``).

    >>> renaming = Renaming(User("u1", "Ada"), "Somebody", server_lines={4: "Somebody has left"})
    >>> renaming.name, renaming.server_lines[4], renaming.journal
    ('Somebody', 'Somebody has left', ())
    """

    user: User
    name: str
    snapshots: Mapping[int, bytes] = field(default_factory=dict)
    columns: Mapping[str, Any] = field(default_factory=dict)
    journal: Sequence[JournalRow] = ()
    server_lines: Mapping[int, str] = field(default_factory=dict)
    later: Sequence[SpectatorFrame] = ()
