"""Card Duel with additions for tests of the server: an error in its rules, and an unreachable goal.

In its turn, each seat may also pick `boom`, which causes an internal error. Computer players never do. The
goal may be up to a million points. A match with a higher goal cannot start.
"""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core.decisions import Decision, Option, Text
from engine.core.game import Rule
from engine.core.lobby.options import BadOptions
from engine.core.lobby.setup import Setup
from engine.core.players import Player
from engine.core.present.wire import Wire
from examples.duel.edition import GOAL, DuelEdition
from examples.duel.game import Duel
from examples.duel.state import State

MAX_GOAL = 1_000_000


class ToyEdition(DuelEdition):
    options = (msgspec.structs.replace(GOAL, min=1, max=10 * MAX_GOAL),)


class Toy(Duel):
    printed = ToyEdition()

    def step(self, state: State) -> Rule[None]:
        rule, reply = super().step(state), None
        while True:
            try:
                request = rule.send(reply)
            except StopIteration:
                return
            reply = yield _with_boom(request)
            if reply == ("boom",):
                raise ZeroDivisionError("the rules are wrong")

    def new_match(self, setup: Setup) -> State:
        if setup.options["goal"] > MAX_GOAL:
            raise BadOptions([("goal", "the goal is out of reach")])
        return super().new_match(setup)

    def bot(self, name: str, seed: int) -> Player:
        player = super().bot(name, seed)
        return lambda view: player(_without_boom(view))


def _with_boom(request: Any) -> Any:
    if isinstance(request, Decision) and request.kind == "action":
        return msgspec.structs.replace(request, options=(*request.options, Option("boom", Text("boom"))))
    return request


def _without_boom(view: Wire) -> Wire:
    options = [option for option in view["decision"]["options"] if option["id"] != "boom"]
    return {**view, "decision": {**view["decision"], "options": options}}


GAME = Toy()
