"""The view of a seat's decision."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import cast

from engine.core.decisions import Decision, Option, Text
from engine.core.present.question_views import decision_base, detail_view, option_base, text_view
from engine.core.present.views import Role, WithheldView
from engine.galaxies.present.questions.details import option_describer
from engine.galaxies.present.questions.paths import flight_tree, path_tree
from engine.galaxies.present.questions.withheld import Reason, find_missing_reasons
from engine.galaxies.present.viewtypes import DecisionView, OptionView, Ref
from engine.galaxies.rules.asking import DecisionKind
from engine.galaxies.state import State

#: The roles of some options, by the keys of their texts. Without roles, clients would have to guess them from
#: ids.
ROLES: dict[str, Role] = {
    "action-done": "end",
    "asteroid-stays": "end",
    "deploy-done": "end",
    "discard-for-energy": "quiet",
    "discard-one": "quiet",
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

#: The text keys of options that name only spaces.
PLACES = ("place", "place-over")

#: The text keys of options for whole flights. One tree contains all their paths.
FLIGHTS = ("fly", "fly-over")


def decision_view(g: State, decision: Decision) -> DecisionView:
    """Return the view of a decision for its seat."""
    describe = option_describer(g, decision)
    view: DecisionView = {
        **decision_base(decision),  # type: ignore[typeddict-item]  # it has no `paths`
        "kind": cast("DecisionKind", decision.kind),
        "options": [_option_view(option, describe(option)) for option in decision.options],
    }
    if decision.kind == "move":
        if decision.seat in g.stepwise:  # the client draws these paths and sends them option by option
            view["paths"] = path_tree(g, str(decision.text.args["ship"]))
        else:
            view["flights"] = flight_tree(decision.options)
    if reasons := find_missing_reasons(g, decision):
        view["withheld"] = [_reason_view(reason) for reason in reasons]
    return view


def _reason_view(reason: Reason) -> WithheldView:
    text, rule = reason
    return {"text": text_view(text), "rule": rule}


def _option_view(option: Option, texts: Iterable[Text]) -> OptionView:
    key = option.text.key
    if key in PLACES:
        view = _placement_view(option)
    elif key in FLIGHTS:
        view = _flight_view(option.id, key, tuple(option.ref["hexes"]))
    else:
        view = _basic_view(option)
    details = [detail_view(text) for text in texts]
    return {**view, "details": details} if details else view


@lru_cache(maxsize=4096)
def _placement_view(option: Option) -> OptionView:
    """Return the view of a placement. All matches share these texts, which saves 50 KiB at the start of a
    match."""
    return _basic_view(option)


@lru_cache(maxsize=8192)
def _flight_view(name: str, key: str, hexes: tuple[str, ...]) -> OptionView:
    """Return the view of a flight. All matches share these texts, because the decision names the flying
    ship."""
    return _basic_view(Option(name, Text(key), {"hex": hexes[0], "hexes": list(hexes)}))


def _basic_view(option: Option) -> OptionView:
    ref: Ref = option.ref  # type: ignore[assignment]
    view: OptionView = {**option_base(option), "ref": ref}
    if role := _role(option):
        view["role"] = role
    return view


def _role(option: Option) -> Role | None:
    """Return the role of an option. Charging a weapon that cannot reach any target (CHG-08) has a role of its
    own, because it is rarely useful."""
    key, args = option.text.key, option.text.args
    return "quiet" if key == "charge" and not args["targets"] else ROLES.get(key)
