"""What all games must keep to, to be checked while one is played."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from engine.core.game import Game
from engine.core.matches.journal import Change
from engine.core.present.schema import definitions
from engine.core.present.views import SPECTATOR
from engine.core.present.wire import Wire
from engine.core.simulation.selfplay import Selfplay


def check_type(data: Any, kind: Any) -> None:
    """The data fits the type, and has no key that the type does not have."""
    assert msgspec.json.decode(msgspec.json.encode(msgspec.convert(data, kind))) == data


def kinds_of(game: Game[Any]) -> set[str]:
    """The kinds of questions that a game asks."""
    return set(definitions([game.view_type])["DecisionView"]["properties"]["kind"]["enum"])


def told_by(line: Wire) -> Wire:
    """Return the happening that a line of the log tells: the kind is its text's key, the fields are its
    args."""
    return {"kind": line["text"]["key"], **line["text"]["args"], "label": line["label"]}


def check_seen(match: Selfplay[Any], change: Change) -> Counter[str]:
    """What all viewers see of a position, and are told of the change that led there, is of its types; return
    how often each kind happened."""
    game, viewers, kinds = match.game, (*match.bots, SPECTATOR), Counter[str]()
    lines = dict[int, Wire]()
    for view in game.views(match.match, viewers).values():
        check_type(view, game.view_type)
        lines |= {id(line): line for line in view["log"][-len(change.facts) :] if change.facts}
    for line in lines.values():
        check_type(told_by(line), game.happening_types[line["text"]["key"]])
    told = game.happenings(match.state, change.facts, viewers)
    shown = {id(happening): happening for one in told.values() for happening in one}  # many see the same
    for happening in shown.values():
        check_type(happening, game.happening_types[happening["kind"]])
        assert happening["label"]
        kinds[happening["kind"]] += 1
    return kinds
