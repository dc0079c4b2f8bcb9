"""Hints: the answers that a game's adviser would give in place of the player.

The adviser gets only the knowledge of the seat, like a computer player there. It does not change the match,
so no other player can learn of a hint.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from engine.core.decisions import Refused
from server.match.bots.bots import Bots, DueAnswer
from server.match.state.context import TableContext
from server.match.state.live import LiveMatch
from server.match.views.views import adviser_of


class Hint(NamedTuple):
    """The adviser's choice for a decision."""

    decision: str
    pick: asyncio.Future[Sequence[str]]


class Hints:
    """The hints of one table. The latest hint of each seat is kept, so that repeated requests cost
    nothing."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._newest: dict[str, Hint] = {}

    def request_hint(self, live: LiveMatch, seat: str, decision: str) -> asyncio.Future[Sequence[str]]:
        """Let the adviser think about the open decision of a seat. Return a future with its choice.

        Raises Refused if there are no hints, if the decision is not open, or while the seat waits for another
        hint.
        """
        open_decision, adviser = live.under_way.decisions.get(seat), adviser_of(live.game, live.row)
        if adviser is None:
            raise Refused("illegal", "there are no hints at this table")
        if seat in live.conceded:
            raise Refused("illegal", "you have conceded, and the computer plays on for you")
        if open_decision is None or open_decision.id != decision:
            raise Refused("stale", "this question is no longer open")
        newest = self._newest.get(seat)
        if newest is not None and newest.decision == decision:
            return newest.pick
        if newest is not None and not newest.pick.done():
            raise Refused("too_fast", "another hint is still being computed")
        due_answer = DueAnswer(
            seat, live.game, open_decision, adviser, live.views[seat], live.under_way.state
        )
        adviser_bots = Bots(
            self._context.bot_threads, self._context.bot_processes
        )  # the adviser has no plan from earlier decisions
        pick = asyncio.ensure_future(adviser_bots.pick(due_answer))
        self._newest[seat] = Hint(decision, pick)
        return pick
