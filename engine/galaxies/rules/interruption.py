"""Detects unexpected events while a rule runs. A gesture of several steps stops at such an event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.game import Rule


def run_uninterrupted(rule: Rule[Any], is_expected: Callable[[Any], bool]) -> Rule[bool]:
    """Run a rule and return whether it yielded only what ``is_expected`` accepts."""
    was_uninterrupted, reply = True, None
    while True:
        try:
            request: Any = rule.send(reply)
        except StopIteration:
            return was_uninterrupted
        was_uninterrupted = was_uninterrupted and is_expected(request)
        reply = yield request
