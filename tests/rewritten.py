"""Rules that ask something else than they do, for tests of rules that were changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.game import Rule


def rewritten(rule: Rule[None], change: Callable[[Any], Any]) -> Rule[None]:
    """Play a rule, with all that it yields as ``change`` makes it."""
    reply: Any = None
    while True:
        try:
            out = rule.send(reply)
        except StopIteration:
            return
        reply = yield change(out)
