"""The views of all viewers, composed of the shared table and a seat's private part, and the happenings."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from engine.core.decisions import PASS, Decision, Option
from engine.core.game import Situation
from engine.core.present.question_views import decision_base, detail_view, option_base, text_view
from engine.core.present.views import OrderView, Role, WithheldView
from engine.core.present.wire import Wire
from engine.pulp.present.questions import DecisionView, OptionView, Ref
from engine.pulp.present.risks import risk_of
from engine.pulp.present.table import table_view, traitor_view
from engine.pulp.present.withheld import Reason, find_missing_reasons
from engine.pulp.rules import influence
from engine.pulp.rules.basics import Kind
from engine.pulp.rules.end import CONCEDE
from engine.pulp.state import TRAITOR, State

#: The roles of options, by the part of the option id before the colon. Other options are ordinary choices.
ROLES: dict[str, Role] = {
    "back": "cancel",
    "die": "quiet",
    "weapon": "quiet",
    "exploration": "quiet",
    "ship": "quiet",
    "team": "quiet",
    "swap": "quiet",
    "planet": "quiet",
    "pay": "quiet",
    "stop": "end",
    "decline": "end",
    PASS: "default",
}
#: The default options by kind of question, except for "turn" and "take" (:func:`role_of`).
DEFAULT_OPTIONS = {
    "ability": "stop",
    "closing": "done",
    "crew": "no",
    "look": "leave",
    "return": "stop",
    "search": "draw",
    "ship": "no",
    "ship-die": "no",
    "spare": "no",
    "swap-planet": "keep",
    "team": "no",
    "translator": "no",
}


def views(situation: Situation[State], viewers: Iterable[str]) -> dict[str, Wire]:
    """Return the view of each viewer."""
    table = table_view(situation)
    return {viewer: {**table, "viewer": viewer, **_private_part(situation, viewer)} for viewer in viewers}


def _private_part(situation: Situation[State], viewer: str) -> Wire:
    """Return the private part of a viewer's view: what they know of the Traitor, the things that they have
    looked at, the question, and their orders.
    """
    g = situation.state
    private: Wire = {"traitor": traitor_view(g, viewer)} if g.traitor else {}
    if viewer not in g.seats:
        return private
    decision, refusal = situation.decisions.get(viewer), situation.undo_refusal(viewer)
    names = g.seen.names.value_for(viewer) if g.seen else None
    return {
        **private,
        "seen": {"what": g.seen.what, "names": list(names)} if g.seen and names is not None else None,
        "decision": decision_view(g, decision) if decision else None,
        "undo": {"open": refusal is None, "reason": refusal},
        "orders": {**_passing_orders(g, viewer), CONCEDE: _concession_order(g, viewer)},
    }


def _passing_orders(g: State, seat: str) -> dict[str, OrderView]:
    """Return the Traitor's standing orders to let windows pass. Only the Traitor sees them."""
    if g.traitor is None or seat != TRAITOR:
        return {}
    passing = g.traitor.passing.value_for(seat)
    return {
        name: {"text": {"key": name, "args": {}}, "on": passing == influence.passing_period(g, name)}
        for name in (influence.PASS_PHASE, influence.PASS_ROUND)
    }


def _concession_order(g: State, seat: str) -> OrderView:
    return {
        "text": {"key": CONCEDE, "args": {}},
        "on": g.seats[seat].conceded,
        "warning_text": {"key": CONCEDE if g.traitor is None else f"{CONCEDE}:{seat}", "args": {}},
    }


def decision_view(g: State, decision: Decision) -> DecisionView:
    """Return the view of a question."""
    view: DecisionView = {
        **decision_base(decision),
        "kind": cast("Kind", decision.kind),
        "options": [_option_view(g, decision, option) for option in decision.options],
    }
    if reasons := find_missing_reasons(g, decision):
        view["withheld"] = [_reason_view(reason) for reason in reasons]
    return view


def _reason_view(reason: Reason) -> WithheldView:
    text, rule = reason
    return {"text": text_view(text), "rule": rule}


def _option_view(g: State, decision: Decision, option: Option) -> OptionView:
    ref: Ref = option.ref  # type: ignore[assignment]
    view: OptionView = {**option_base(option), "ref": ref}
    role = role_of(decision, option.id)
    if role is not None:
        view["role"] = role
    if risk := risk_of(g, decision, option.id):
        view["details"] = [detail_view(risk)]
    return view


def role_of(decision: Decision, option: str) -> Role | None:
    """Return an option's role in its question, if it has one."""
    if option == DEFAULT_OPTIONS.get(decision.kind) or decision.kind == "take":
        return "default"
    if decision.kind == "turn" and option == decision.options[0].id:
        return "default"
    kind, _, rest = option.partition(":")
    if kind == "pay" and decision.kind == "engage":
        return None
    if kind == "team" and (decision.kind == "team" or (decision.kind == "cube" and not rest)):
        return None
    return ROLES.get(kind)
