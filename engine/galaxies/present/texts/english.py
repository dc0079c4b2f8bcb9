"""The English texts of prompts, options, happenings, orders and results, built from keys and arguments.

The sentences are in ``locales/en/galaxies.ftl``.
"""

from __future__ import annotations

from typing import Any

from engine.core.fluent import Args, Written, message_id
from engine.core.present.labels import NO_REF, Writer
from engine.galaxies.present.texts.naming import TEXTS, Names


def writer(names: Names) -> Writer:
    """Return the function that writes the sentences of a match with these names."""

    def write(group: str, key: str, args: Args, ref: Args = NO_REF) -> str:
        if group == "happening":
            return happening(names, key, args)
        if group == "result":
            return result(names, args["winner"], key, args)
        return _say(names, group, key, {**ref, **args})

    return write


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
        fields = {**fields, "order": Written(_say(names, "order", key, {"card": card}))}
    if kind == "moved":
        fields = {**fields, **{name: _named_spaces(fields[name]) for name in ("to", "was") if name in fields}}
    return _say(names, "happening", kind, fields)


def _say(names: Names, group: str, key: str, args: Args) -> str:
    return TEXTS.say(group, key, args, names.of)


def _named_spaces(hexes: Any) -> Any:
    """Return the spaces of a ship that a sentence names: only the centre of a large ship, but all spaces of
    others."""
    return hexes[0] if isinstance(hexes, (list, tuple)) and len(hexes) > 2 else hexes
