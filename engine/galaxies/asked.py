"""What a seat is asked, as it sees it."""

from __future__ import annotations

from engine.core.decisions import Decision, Option
from engine.core.driver import Match
from engine.galaxies import english
from engine.galaxies.naming import Names, names_of
from engine.galaxies.rules import movement
from engine.galaxies.state import State
from engine.galaxies.viewtypes import DecisionView, OptionView, TextView
from engine.galaxies.wire import Wire, wire


def decision_view(match: Match[State], seat: str) -> Wire | None:
    """The question that is put to a seat, if there is one."""
    asked = match.decisions.get(seat)
    if asked is None:
        return None
    names = names_of(match.state)
    view = DecisionView(
        id=asked.id,
        kind=asked.kind,
        prompt=english.prompt(names, asked.text.key, asked.text.args),
        text=TextView(asked.text.key, asked.text.args),
        min=asked.min,
        max=asked.max,
        ordered=asked.ordered,
        options=[_option(names, option) for option in asked.options],
    )
    found, paths = wire(view), _paths(match.state, asked)
    return found if paths is None else found | {"paths": paths}


def _option(names: Names, option: Option) -> OptionView:
    key, args = option.text.key, option.text.args
    return OptionView(option.id, english.option(names, key, args), TextView(key, args), option.ref)


def _paths(g: State, asked: Decision) -> dict[str, list[str]] | None:
    """Whole movements to draw and to send pick by pick."""
    if asked.kind != "move":
        return None
    return movement.paths(g, str(asked.text.args["ship"]))
