"""The question to a seat, as the seat sees it."""

from __future__ import annotations

from engine.core.decisions import Decision, Option, Text
from engine.core.views import Role, TextView
from engine.galaxies.present import english
from engine.galaxies.present.naming import Names, names_of
from engine.galaxies.present.paths import paths
from engine.galaxies.present.viewtypes import DecisionView, OptionView, Ref
from engine.galaxies.state import State

#: What some options are for, by the keys of their texts: so that no client need guess it from ids.
ROLES: dict[str, Role] = {
    "action-done": "end",
    "asteroid-stays": "end",
    "deploy-done": "end",
    "discard-for-energy": "quiet",
    "done-attacking": "end",
    "done-moving": "end",
    "energy-done": "end",
    "hold-fire": "end",
    "load-none": "cancel",
    "no": "cancel",
    "no-engines": "cancel",
    "pass": "default",
    "pass-to": "quiet",
    "replace-none": "cancel",
    "stop": "end",
}


def decision_view(g: State, asked: Decision) -> DecisionView:
    """Return a question as the seat sees it that it is put to."""
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
    key = option.text.key
    ref: Ref = option.ref  # type: ignore[assignment]
    view: OptionView = {
        "id": option.id,
        "label": english.option(names, key, option.text.args),
        "text": _text(option.text),
        "ref": ref,
    }
    if role := _role(option):
        view["role"] = role
    return view


def _role(option: Option) -> Role | None:
    """What an option is for; to charge a weapon that reaches nobody (CHG-08) is seldom wanted."""
    key, args = option.text.key, option.text.args
    return "quiet" if key == "charge" and not args["targets"] else ROLES.get(key)


def _text(text: Text) -> TextView:
    return {"key": text.key, "args": text.args}
