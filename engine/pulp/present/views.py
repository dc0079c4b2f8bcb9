"""The views of all viewers, composed of the shared table and a seat's private part, and the happenings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

from engine.core import logged_facts
from engine.core.decisions import PASS, Decision, Option, Text
from engine.core.facts import Fact
from engine.core.game import Situation
from engine.core.present.question_views import decision_base, detail_view, option_base, text_view
from engine.core.present.views import DetailView, OrderView, Role, WithheldView
from engine.core.present.wire import Wire
from engine.pulp.present.questions import DecisionView, OptionView, Ref
from engine.pulp.present.risks import risk_of
from engine.pulp.present.table import table_view, traitor_view
from engine.pulp.present.withheld import Reason, find_missing_reasons
from engine.pulp.printed import edition_of
from engine.pulp.rules import influence
from engine.pulp.rules.basics import Kind
from engine.pulp.rules.end import CONCEDE
from engine.pulp.state import TRAITOR, State
from engine.pulp.texts import english

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
        name: {"label": english.order(name), "on": passing == influence.passing_period(g, name)}
        for name in (influence.PASS_PHASE, influence.PASS_ROUND)
    }


def _concession_order(g: State, seat: str) -> OrderView:
    return {
        "label": english.order(CONCEDE),
        "on": g.seats[seat].conceded,
        "warning": english.warning(CONCEDE if g.traitor is None else f"{CONCEDE}:{seat}"),
    }


def decision_view(g: State, decision: Decision) -> DecisionView:
    """Return the view of a question."""
    prompt = english.prompt(edition_of(g), decision.text.key, decision.text.args)
    view: DecisionView = {
        **decision_base(decision, prompt),
        "kind": cast("Kind", decision.kind),
        "options": [_option_view(g, decision, option) for option in decision.options],
    }
    if reasons := find_missing_reasons(g, decision):
        view["withheld"] = [_reason_view(g, reason) for reason in reasons]
    return view


def _reason_view(g: State, reason: Reason) -> WithheldView:
    text, rule = reason
    label = english.withheld(edition_of(g), text.key, text.args)
    return {"text": text_view(text), "label": label, "rule": rule}


def _option_view(g: State, decision: Decision, option: Option) -> OptionView:
    ref: Ref = option.ref  # type: ignore[assignment]
    label = english.option(edition_of(g), option.text.key, option.text.args)
    view: OptionView = {**option_base(option, label), "ref": ref}
    role = role_of(decision, option.id)
    if role is not None:
        view["role"] = role
    if risk := risk_of(g, decision, option.id):
        view["details"] = [_detail_view(g, risk)]
    return view


def _detail_view(g: State, text: Text) -> DetailView:
    return detail_view(text, english.detail(edition_of(g), text.key, text.args))


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


def happenings(state: State, facts: Sequence[Fact[Any]], viewers: Iterable[str]) -> dict[str, list[Wire]]:
    """Return the happenings of the facts for each viewer."""
    edition = edition_of(state)

    def happening_label(kind: str, fields: Mapping[str, Any]) -> str:
        return english.happening(edition, kind, fields)

    return logged_facts.happenings(facts, viewers, happening_label)
