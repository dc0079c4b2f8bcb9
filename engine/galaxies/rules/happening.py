"""Whether something happened while a rule ran: gestures of several steps stop then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.game import Rule


def undisturbed(rule: Rule[Any], expected: Callable[[Any], bool]) -> Rule[bool]:
    """Run a rule, and return whether all that it yielded was ``expected``."""
    calm, reply = True, None
    while True:
        try:
            out: Any = rule.send(reply)
        except StopIteration:
            return calm
        calm = calm and expected(out)
        reply = yield out
