"""Detects unexpected events while a rule runs. A gesture of several steps stops at such an event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.game import Rule


def ran_uninterrupted(rule: Rule[Any], expected: Callable[[Any], bool]) -> Rule[bool]:
    """Run a rule and return whether everything that it yielded was ``expected``."""
    uninterrupted, reply = True, None
    while True:
        try:
            out: Any = rule.send(reply)
        except StopIteration:
            return uninterrupted
        uninterrupted = uninterrupted and expected(out)
        reply = yield out
