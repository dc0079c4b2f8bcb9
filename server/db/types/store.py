"""The errors of the store, and the kinds of old data that it can delete."""

from __future__ import annotations

from typing import Final, Literal

from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

#: Kinds of old data that a store can delete: unchanged lobbies, matches among computer players, finished
#: matches and their chat, tokens, and guests without a match.
Prunable = Literal["abandoned", "finished", "chat", "tokens", "guests"]


class StoreUnavailable(Exception):
    """Raised when an update could not be written now."""


#: The errors raised while the store cannot be reached or has no space. They are temporary, so callers try
#: again. OSError is not included, because a disconnecting client raises it, too.
STORE_UNAVAILABLE: Final = (StoreUnavailable, OperationalError, InterfaceError, PoolTimeoutError)


class Conflict(Exception):
    """Raised when another writer has changed the match first. Nothing was written."""
