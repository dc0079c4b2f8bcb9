"""Changed rules for tests: they ask other questions than the original ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.game import Rule


def rewrite_rule(rule: Rule[None], change: Callable[[Any], Any]) -> Rule[None]:
    """Run a rule whose yielded values are replaced by those that ``change`` returns."""
    reply: Any = None
    while True:
        try:
            out = rule.send(reply)
        except StopIteration:
            return
        reply = yield change(out)
