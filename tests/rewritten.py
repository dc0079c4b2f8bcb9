"""Changed rules for tests, which ask other questions than the original rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.game import Rule


def rewrite_rule(rule: Rule[None], change: Callable[[Any], Any]) -> Rule[None]:
    """Run a rule. Replace its yielded values by the results of ``change``."""
    reply: Any = None
    while True:
        try:
            request = rule.send(reply)
        except StopIteration:
            return
        reply = yield change(request)
