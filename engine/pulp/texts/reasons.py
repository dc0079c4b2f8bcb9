"""The English reasons why options are missing."""

from __future__ import annotations

from collections.abc import Sized

from engine.pulp.texts.wording import Fields, Sentence, count_of, cubes, join_words, points


def _has_or_have(several: Sized) -> str:
    return "has" if len(several) == 1 else "have"


def _unpayable_sentence(f: Fields) -> str:
    crew = f", and {count_of(f['crew'], 'point')} of the crew" if f["crew"] else ""
    held = f"{points(f['have'])}{crew}"
    return f"You cannot pay for {f.name(f['card'])}: it costs {points(f['due'])}, and you have {held}"


def _forced_by(f: Fields) -> str:
    """Return the cause that forces the choice at a card in parentheses, or "" if it is the card itself."""
    return "" if f["by"] == f["card"] else f" ({f.name(f['by'])})"


#: The purposes of the tools of each moment.
_FOR = {
    "encounter": "the choice of how to meet a card",
    "engage": "engaging",
    "evade": "evading",
    "closing": "the end of the encounters",
    "search": "the moment before a draw",
    "drawn": "drawn cubes",
}


def _purposes(f: Fields) -> str:
    """Return the purposes of a tool in words. A tool without moments changes how the line is drawn
    (DIE-18)."""
    return join_words(_FOR[moment] for moment in f["moments"]) if f["moments"] else "drawing the line"


def _needed_cubes(f: Fields) -> str:
    """Return the needed cubes in words. If a green cube could count as several colours, the colours are
    alternatives."""
    n, colors = f["n"], f["cubes"]
    return cubes(colors) if sum(colors.values()) == n else f"{count_of(n, 'cube')}, {' or '.join(colors)}"


def _side_name(f: Fields) -> str:
    """Return the name of an Influence card, or of one side of it."""
    return f.name(f["card"]) + (f", {f['side']}," if "side" in f else "")


#: The sentences by the keys of :mod:`engine.pulp.present.withheld`.
WITHHELD: dict[str, Sentence] = {
    "at-top": lambda f: f"{f.name(f['ability'])} is at its maximum of {f['top']}",
    "barred-die": lambda f: f"{f.name(f['by'])} prevents the use of {f.name(f['card'])}",
    "crew-bound": lambda f: (
        f"The next point of {f.name(f['crew'])} is {f.name(f['ability'])}, but the point must be "
        f"{f.name(f['only'])} ({f.name(f['by'])})"
    ),
    "die-face": lambda f: f"{f.name(f['die'])} shows {f['face']}, which is for {_purposes(f)}",
    "die-no-use": lambda f: f"{f.name(f['die'])} shows {f['face']}, which is of no use now",
    "engaged-now": lambda f: f"{f.name(f['card'])} comes into your hand only after the search",
    "evaded-icon": lambda f: f"{f.name(f['card'])} was evaded: you cannot take its key or code",
    "influence-cost": lambda f: f"{_side_name(f)} costs {f['cost']} Influence, and you have {f['have']}",
    "influence-no-use": lambda f: f"{_side_name(f)} is of no use now",
    "influence-phase": lambda f: f"{_side_name(f)} is for the {str(f['phase']).capitalize()} phase",
    "influence-played": lambda f: "You have already played an Influence card in this phase",
    "must-engage": lambda f: f"{f.name(f['card'])} must be engaged{_forced_by(f)}",
    "must-engage-unpaid": lambda f: (
        f"{f.name(f['card'])} should be engaged{_forced_by(f)}, but you cannot pay for it and must evade it"
    ),
    "must-evade": lambda f: f"{f.name(f['card'])} must be evaded{_forced_by(f)}",
    "no-strength": lambda f: f"{f.name(f['card'])} has Strength 0 and must be evaded",
    "no-use": lambda f: f"{f.name(f['card'])} is of no use now",
    "not-understood": lambda f: f"{f.name(f['card'])} is not Understood: it still needs {_needed_cubes(f)}",
    "one-die:closing": lambda f: "A die was already used in the last encounter",
    "one-die:encounter": lambda f: "A die was already used in this encounter",
    "one-die:phase": lambda f: "A die was already used in this Encounter phase",
    "one-die:search": lambda f: "A die was already used in this search",
    "other-moment": lambda f: f"{f.name(f['card'])} is for {_purposes(f)}",
    "other-sector": lambda f: f"{f.name(f['card'])} is for another sector",
    "planet-no-use": lambda f: f"Paying for {f.name(f['planet'])} is of no use now",
    "planet-paid": lambda f: f"{f.name(f['planet'])} has already been paid for in this search",
    "planet-unpaid": lambda f: (
        f"{f.name(f['planet'])} costs {join_words(count_of(n, icon) for icon, n in f['cost'].items())}, "
        "and your hand cannot pay for it"
    ),
    "point-bound": lambda f: (
        f"The point must be {f.name(f['only'])}, not {f.name(f['ability'])} ({f.name(f['by'])})"
    ),
    "point-zero": lambda f: f"{f.name(f['ability'])} is at 0 and pays no point",
    "silenced": lambda f: f"The Hero has paid {f.name(f['planet'])} for silence in this phase",
    "team-fresh": lambda f: "You can use the new Landing Team cube from the next phase on",
    "unpayable": _unpayable_sentence,
    "used": lambda f: f"{f.name(f['card'])} has already been used in this round",
    "used-dice": lambda f: f"{f.names(f['dice'])} {_has_or_have(f['dice'])} already been used in this round",
}
