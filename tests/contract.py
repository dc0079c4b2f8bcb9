"""Checks the contract of every game while a match is played."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from engine.core.game import Game
from engine.core.matches.journal import Change
from engine.core.present.schema import schema_definitions
from engine.core.present.views import SPECTATOR
from engine.core.present.wire import Wire
from engine.core.simulation.selfplay import Selfplay
from tests.labels import labelled, labelled_happenings


def check_type(data: Any, kind: Any) -> None:
    """Check that the data fits the type, and has no key that the type lacks."""
    assert msgspec.json.decode(msgspec.json.encode(msgspec.convert(data, kind))) == data


def decision_kinds(game: Game[Any]) -> set[str]:
    """Return the kinds of decisions that a game asks for."""
    return set(schema_definitions([game.view_type])["DecisionView"]["properties"]["kind"]["enum"])


def happening_of_line(line: Wire) -> Wire:
    """Return the happening of a log line: the kind is the key of its text, the fields are its arguments."""
    return {"kind": line["text"]["key"], **line["text"]["args"]}


def check_messages(match: Selfplay[Any], change: Change) -> Counter[str]:
    """Check that all views of a position and the happenings that led to it fit their types. Return the number
    of happenings by kind."""
    game, viewers, kinds = match.game, (*match.bots, SPECTATOR), Counter[str]()
    lines = dict[int, Wire]()
    for view in game.views(match.match, viewers).values():
        check_type(view, game.view_type)
        check_type(labelled(game, view), game.view_type)
        lines |= {id(line): line for line in view["log"][-len(change.facts) :] if change.facts}
    for line in lines.values():
        check_type(happening_of_line(line), game.happening_types[line["text"]["key"]])
    by_viewer = game.happenings(match.state, change.facts, viewers)
    # many viewers see the same happenings
    distinct = {id(happening): happening for happenings in by_viewer.values() for happening in happenings}
    told = labelled_happenings(game, match.view(), distinct.values())
    for happening, labelled_happening in zip(distinct.values(), told, strict=True):
        check_type(happening, game.happening_types[happening["kind"]])
        assert labelled_happening["label"]
        kinds[happening["kind"]] += 1
    return kinds
