"""Builds the parts of a view that the greedy player reads from a state, without texts for people."""

from __future__ import annotations

from engine.core.decisions import Decision, Option
from engine.core.present.wire import Wire
from engine.galaxies.players.greedy.reading.board import FrozenView
from engine.galaxies.players.greedy.reading.parsed_view import ATTACK
from engine.galaxies.present.questions.paths import flight_tree, path_tree
from engine.galaxies.present.views import LOG_LINES_SHOWN, own_cards, table_view
from engine.galaxies.state import State


def greedy_view(g: State, decision: Decision) -> FrozenView:
    """Return the parts of a seat's view that the greedy player reads for a decision."""
    view = FrozenView(table_view(g, ()), **own_cards(g, decision.seat))
    view["viewer"] = decision.seat
    view["log"] = _newest_attack(g)
    view["decision"] = {
        "kind": decision.kind,
        "min": decision.min,
        "max": decision.max,
        "text": {"key": decision.text.key, "args": decision.text.args},
        "options": [_option(option) for option in decision.options],
    }
    if decision.kind == "move":
        if decision.seat in g.stepwise:
            view["decision"]["paths"] = path_tree(g, str(decision.text.args["ship"]))
        else:
            view["decision"]["flights"] = flight_tree(decision.options)
    return view


def _newest_attack(g: State) -> list[Wire]:
    """Return the newest log line about an attack, which is the only line that the greedy player reads."""
    for line in reversed(g.log[-LOG_LINES_SHOWN:]):
        if line.kind == ATTACK:
            return [{"round": line.round, "text": {"key": ATTACK}}]
    return []


def _option(option: Option) -> Wire:
    return {
        "id": option.id,
        "text": {"key": option.text.key, "args": option.text.args},
        "ref": option.ref,
    }
