"""The memo for states of this game. It ignores the log, because no cached query reads the log.

Cached queries without a separate measurement were measured as a group: 3 % (docs/PERFORMANCE.md).
"""

from __future__ import annotations

from engine.core.memo import Fields, Memo, cached_on
from engine.galaxies.state import State

__all__ = ["EVERYTHING", "Fields", "cached_on", "cached_until_touched", "forget"]

_memo = Memo(State, ignored=("log", "lines"))

EVERYTHING = _memo.everything
cached_until_touched = _memo.cached_until_touched
forget = _memo.forget
