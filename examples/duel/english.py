"""The English texts of prompts, options, happenings, orders and results, built from keys and arguments.

The sentences are in ``locales/en/duel.ftl``. Seats and teams appear under their names
(:meth:`examples.duel.state.State.names`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib.resources import files

from engine.core.fluent import Args, Texts

Names = Mapping[str, str]

TEXTS = Texts("duel", folder=files("examples.duel") / "locales")


def prompt(names: Names, key: str, args: Args) -> str:
    """Return the text of a question to a seat."""
    return _say(names, "prompt", key, args)


def option(names: Names, key: str, args: Args) -> str:
    """Return the text of an option."""
    return _say(names, "option", key, args)


def happening(names: Names, kind: str, fields: Args) -> str:
    """Return the sentence that describes a happening."""
    return _say(names, "happening", kind, fields)


def order(key: str) -> str:
    """Return the text of a standing order."""
    return TEXTS.say("order", key, {})


def warning(key: str) -> str:
    """Return the warning that is shown before a standing order is set."""
    return TEXTS.say("warning", key, {})


def result(reason: str, winners: Iterable[str], points: Mapping[str, int], names: Names) -> str:
    """Return a sentence that states how the match ended.

    >>> result("points", ["red"], {"red": 13, "blue": 9}, {"red": "Ada", "blue": "Bob"})
    'Ada wins by 13 to 9 points'
    """
    args = {"winners": list(winners), "high": max(points.values()), "low": min(points.values())}
    return _say(names, "result", reason, args)


def _say(names: Names, group: str, key: str, args: Args) -> str:
    return TEXTS.say(group, key, args, lambda name: names.get(name, name))
