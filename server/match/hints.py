"""Hints: the answers that a game's adviser would give in place of the player.

The adviser gets the knowledge of the seat, as a computer player in that seat would. It does not touch the
match, so no other player can learn that there was a hint.
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
    """The adviser's pick for a decision."""

    decision: str
    pick: asyncio.Future[Sequence[str]]


class Hints:
    """The hints of one table. The newest hint of each seat is kept, so that asking again costs nothing."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._newest: dict[str, Hint] = {}

    def ask(self, live: LiveMatch, seat: str, decision: str) -> asyncio.Future[Sequence[str]]:
        """Let the adviser think about the open decision of a seat. Return a future with its pick.

        Raises Refused if there are no hints, if the decision is not open, and while the seat waits for
        another hint.
        """
        open_decision, adviser = live.under_way.decisions.get(seat), adviser_of(live.game, live.row)
        if adviser is None:
            raise Refused("illegal", "there are no hints at this table")
        if seat in live.conceded:
            raise Refused("illegal", "you have conceded; the computer plays on for you")
        if open_decision is None or open_decision.id != decision:
            raise Refused("stale", "this question is not open any more")
        newest = self._newest.get(seat)
        if newest is not None and newest.decision == decision:
            return newest.pick
        if newest is not None and not newest.pick.done():
            raise Refused("too_fast", "another hint is being thought about")
        due = DueAnswer(seat, live.game, open_decision, adviser, live.views[seat], live.under_way.state)
        fresh = Bots(
            self._context.bot_threads, self._context.bot_processes
        )  # it has no plan from earlier decisions
        pick = asyncio.ensure_future(fresh.pick(due))
        self._newest[seat] = Hint(decision, pick)
        return pick
