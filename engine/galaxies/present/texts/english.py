"""English text for prompts, options, happenings, orders and results, built from keys and arguments.

The first lookup combines the key with a variant that depends on the arguments. The second lookup uses only
the key. ``{ship}`` is replaced by a name. ``{left:space}`` is replaced by a number with a noun: "1 space", "3
spaces".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from string import Formatter
from typing import Any

from engine.galaxies.present.texts.naming import Names, id_to_words
from engine.galaxies.present.texts.sentences import (
    DETAILS,
    HAPPENINGS,
    OPTIONS,
    ORDERS,
    PROMPTS,
    RESULTS,
    WARNINGS,
    WITHHELD,
)

Args = Mapping[str, Any]


def fill_template(names: Names, table: Mapping[str, str], key: str, args: Args) -> str:
    """Return the text of a template with its arguments filled in. Raises KeyError if the template or an
    argument is missing."""
    said = ""
    for text, field, noun in _parse_template(table[key]):
        said += text
        if field is not None:
            said += _format_count(args[field], noun) if noun else names.of(args[field])
    return said


@cache
def _parse_template(template: str) -> list[tuple[str, str | None, str | None]]:
    """Return the literal parts of a template, each with the argument that follows it and the noun of that
    argument.

    Parsing the template each time takes 4.5 % more instructions when views are built (bench.caches).
    """
    return [(text, arg, noun) for text, arg, noun, _ in Formatter().parse(template)]


def _format_count(value: Any, noun: str) -> str:
    return f"{value} {noun}" if value == 1 else f"{value} {noun}s"


def _fill_first(names: Names, table: Mapping[str, str], keys: tuple[str, ...], args: Args) -> str:
    for key in keys:
        if key in table:
            try:
                return fill_template(names, table, key, args)
            except KeyError:
                continue
    return id_to_words(keys[-1]).capitalize()


def prompt(names: Names, key: str, args: Args) -> str:
    """Return the text of a question to a seat."""
    return _fill_first(names, PROMPTS, (*_prompt_variants(key, args), key), args)


def _prompt_variants(key: str, args: Args) -> tuple[str, ...]:
    about = args.get("event") or args.get("power") or args.get("play")
    stake = next((name for name in ("critical", "damage") if name in args), None)
    keys = (f"{key}:{about}:{stake}", f"{key}:{about}") if stake else (f"{key}:{about}",)
    return keys if about else ()


def option(names: Names, key: str, args: Args, ref: Args) -> str:
    """Return the text of an option, built from its text's arguments and its ``ref``."""
    return _fill_first(names, OPTIONS, (key,), {**ref, **args})


def detail(names: Names, key: str, args: Args) -> str:
    """Return the text of an option's detail: an effect or a risk."""
    return fill_template(names, DETAILS, key, args)


def reason(names: Names, key: str, args: Args) -> str:
    """Return the text of a reason why an option is missing."""
    return fill_template(names, WITHHELD, key, args)


def order(names: Names, key: str, args: Args) -> str:
    """Return the text of a standing order."""
    return _fill_first(names, ORDERS, (key,), args)


def warning(names: Names, key: str) -> str:
    """Return the warning that is shown before a standing order is set."""
    return _fill_first(names, WARNINGS, (key,), {})


def result(names: Names, winner: str | None, reason: str, detail: Args) -> str:
    """Return the sentence that describes the end of the match.

    ``detail`` contains the tie-breaker of the victory clock (``tie``), or the ship that had to be destroyed.
    """
    args, tie = {**detail, "winner": winner, "reason": reason}, detail.get("tie")
    ended = (f"{reason}:{tie}" if tie else reason) if winner else f"{reason}:draw"
    return _fill_first(names, RESULTS, (ended, "won" if winner else "draw"), args)


def happening(names: Names, kind: str, fields: Args) -> str:
    """Return the sentence that describes a happening."""
    if kind == "result":
        return result(names, fields["winner"], fields["reason"], fields)
    if kind == "order-changed":
        given, _, card = fields["order"].partition(":")
        fields = {**fields, "order": order(names, given, {"card": card})}
    if kind == "moved":
        fields = {**fields, **{name: _named_spaces(fields[name]) for name in ("to", "was") if name in fields}}
    variant = VARIANTS[kind](fields) if kind in VARIANTS else ""
    return _fill_first(names, HAPPENINGS, (f"{kind}:{variant}", kind), fields)


def _variant_if(field: str, yes: str, no: str = "") -> Callable[[Args], str]:
    return lambda fields: yes if fields.get(field) else no


def _variant_from(field: str) -> Callable[[Args], str]:
    return lambda fields: str(fields.get(field))


def _attack_variant(fields: Args) -> str:
    hit = "critical" if fields.get("critical") else "hit"  # old log lines have no "critical"
    return f"{'again-' if fields['again'] else ''}{hit if fields['hit'] else 'miss'}"


def _roll_variant(fields: Args) -> str:
    judged = fields.get("success")
    of = (
        "-of" if fields["purpose"] == "engine-move" and fields["source"] else ""
    )  # old log lines have no source
    outcome = {True: "-success", False: "-failure", None: of}[judged]
    return f"{fields['purpose']}{outcome}"


def _energy_variant(fields: Args) -> str:
    return "gain" if fields["amount"] > 0 else "cost"


def _damage_variant(fields: Args) -> str:
    return "both" if fields["shields"] and fields["hull"] else "shields" if fields["shields"] else "hull"


def _moved_variant(fields: Args) -> str:
    known = "from" if fields.get("was") else ""  # old log lines have no starting place
    return "-".join(filter(None, ("placed" if fields.get("placed") else "", known)))


def _named_spaces(hexes: Any) -> Any:
    """Return the spaces of a ship that a sentence names: only the centre of a large ship, but all spaces of
    others."""
    return hexes[0] if isinstance(hexes, (list, tuple)) and len(hexes) > 2 else hexes


VARIANTS: dict[str, Callable[[Args], str]] = {
    "attack": _attack_variant,
    "card-lost": _variant_if("cargo", "cargo"),
    "conceded": _variant_if("lost", "lost"),
    "core": _variant_if("cards", "seen"),
    "core-kept": _variant_if("card", "seen"),
    "damage": _damage_variant,
    "drew": _variant_if("card", "seen"),
    "energy": _energy_variant,
    "engines": _variant_if("left", "", "over"),
    "asteroid-steps": _variant_if("tile", "", "over"),
    "moved": _moved_variant,
    "order-changed": _variant_if("on", "on", "off"),
    "passed": _variant_if("cards", "seen"),
    "phase": _variant_from("phase"),
    "points": _variant_from("why"),
    "prepped": _variant_if("used", "used", "declined"),
    "roll": _roll_variant,
    "run-out": _variant_from("times"),
    "settled": _variant_if("hit", "hit", "miss"),
    "shields": lambda fields: "up" if fields["amount"] >= 0 else "down",
    "stage": _variant_from("step"),
    "window": _variant_from("event"),
}
