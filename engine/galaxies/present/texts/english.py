"""The English texts of prompts, options, happenings, orders and results, built from keys and arguments.

The sentences are in ``locales/en/galaxies.ftl``.
"""

from __future__ import annotations

from typing import Any

from engine.core.fluent import Args, Texts, Written, message_id
from engine.galaxies.present.texts.naming import Names

TEXTS = Texts("galaxies")


def _say(names: Names, group: str, key: str, args: Args) -> str:
    return TEXTS.say(group, key, args, names.of)


def prompt(names: Names, key: str, args: Args) -> str:
    """Return the text of a question to a seat."""
    return _say(names, "prompt", key, args)


def option(names: Names, key: str, args: Args, ref: Args) -> str:
    """Return the text of an option, built from its text's arguments and its ``ref``."""
    return _say(names, "option", key, {**ref, **args})


def detail(names: Names, key: str, args: Args) -> str:
    """Return the text of an option's detail: an effect or a risk."""
    return _say(names, "detail", key, args)


def reason(names: Names, key: str, args: Args) -> str:
    """Return the text of a reason why an option is missing."""
    return _say(names, "withheld", key, args)


def order(names: Names, key: str, args: Args) -> str:
    """Return the text of a standing order."""
    return _say(names, "order", key, args)


def warning(names: Names, key: str) -> str:
    """Return the warning that is shown before a standing order is set."""
    return _say(names, "warning", key, {})


def result(names: Names, winner: str | None, reason: str, detail: Args) -> str:
    """Return the sentence that describes the end of the match.

    ``detail`` contains the tie-breaker of the victory clock (``tie``), or the ship that had to be destroyed.
    """
    known = message_id("result", reason) in TEXTS
    return _say(names, "result", reason if known else "other", {**detail, "winner": winner})


def happening(names: Names, kind: str, fields: Args) -> str:
    """Return the sentence that describes a happening."""
    if kind == "result":
        return result(names, fields["winner"], fields["reason"], fields)
    if kind == "order-changed":
        key, _, card = fields["order"].partition(":")
        fields = {**fields, "order": Written(order(names, key, {"card": card}))}
    if kind == "moved":
        fields = {**fields, **{name: _named_spaces(fields[name]) for name in ("to", "was") if name in fields}}
    return _say(names, "happening", kind, fields)


def _named_spaces(hexes: Any) -> Any:
    """Return the spaces of a ship that a sentence names: only the centre of a large ship, but all spaces of
    others."""
    return hexes[0] if isinstance(hexes, (list, tuple)) and len(hexes) > 2 else hexes
