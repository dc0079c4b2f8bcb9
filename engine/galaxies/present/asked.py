"""What a seat is asked, as it sees it."""

from __future__ import annotations

from engine.core.decisions import Decision, Option, Text
from engine.core.views import TextView
from engine.galaxies.present import english
from engine.galaxies.present.naming import Names, names_of
from engine.galaxies.present.paths import paths
from engine.galaxies.present.viewtypes import DecisionView, OptionView, Ref
from engine.galaxies.state import State


def decision_view(g: State, asked: Decision) -> DecisionView:
    """A question as the seat sees it to which it is put."""
    names = names_of(g)
    view: DecisionView = {
        "id": asked.id,
        "kind": asked.kind,
        "prompt": english.prompt(names, asked.text.key, asked.text.args),
        "text": _text(asked.text),
        "min": asked.min,
        "max": asked.max,
        "ordered": asked.ordered,
        "options": [_option(names, option) for option in asked.options],
    }
    if asked.kind == "move":  # whole movements to draw and to send pick by pick
        view["paths"] = paths(g, str(asked.text.args["ship"]))
    return view


def _option(names: Names, option: Option) -> OptionView:
    label = english.option(names, option.text.key, option.text.args)
    ref: Ref = option.ref  # type: ignore[assignment]
    return {"id": option.id, "label": label, "text": _text(option.text), "ref": ref}


def _text(text: Text) -> TextView:
    return {"key": text.key, "args": text.args}
