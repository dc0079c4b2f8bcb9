"""The newest patches of a match in memory, for clients that reconnect."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from server.db.types.matches import Patch


class PatchBuffer:
    """Keeps the newest patches of a match, up to ``max_bytes`` bytes.

    >>> recent = PatchBuffer(12)
    >>> recent.add([Patch("red", 1, "first"), Patch("blue", 1, "other")])
    >>> recent.add([Patch("red", 2, "next")])
    >>> recent.patches_after("red", 1, 2), recent.patches_after("red", 0, 2)
    ([Patch(viewer='red', seq=2, body='next')], None)
    """

    def __init__(self, max_bytes: int) -> None:
        self._max_bytes = max_bytes
        self._size = 0
        self._patches: deque[Patch] = deque()

    def add(self, patches: Iterable[Patch]) -> None:
        """Add patches, and drop the oldest ones."""
        for patch in patches:
            self._patches.append(patch)
            self._size += len(patch.body)
        while self._size > self._max_bytes:
            self._size -= len(self._patches.popleft().body)

    def patches_after(self, viewer: str, seq: int, newest: int) -> list[Patch] | None:
        """Return the viewer's patches from the view ``seq`` to ``newest``, or None if one of them is
        missing."""
        missed = [patch for patch in self._patches if patch.viewer == viewer and seq < patch.seq <= newest]
        return missed if len(missed) == newest - seq else None
