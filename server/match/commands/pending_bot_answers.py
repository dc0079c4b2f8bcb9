"""The answers that the server must give at a table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from server.match.bots.bots import DueAnswer
from server.match.clock import deadlines, time_control
from server.match.commands.handlers import Source
from server.match.state.live import LiveMatch


def metric_label(source: Source) -> str:
    """Return the kind of player who gave an answer, as a label for the metrics."""
    if isinstance(source, DueAnswer):
        return "bot" if source.bot else "clock"
    return "player"


def early_answers(live: LiveMatch) -> Iterator[DueAnswer]:
    """Yield the answers for which computer players may start early, because they search or are asked together
    with others."""
    early = deadlines.searching_seats(live.row.waits)
    if early or deadlines.asks_all_at_once(live.row):
        yield from (
            due for due in pending_answers(live, live.row.waits) if due.until is not None or due.seat in early
        )


def pending_answers(live: LiveMatch, seats: Iterable[str]) -> Iterator[DueAnswer]:
    """Yield the due answers for these seats, of computer players and of people whom a computer player
    replaces."""
    row, match = live.row, live.match
    if match is None:
        return
    decisions, stand_in = match.decisions, live.game.stand_in
    for seat in seats:
        if seat in decisions and row.waits[seat].get("by") != "time":
            bot, until = (
                deadlines.bot_of(row, row.waits, seat, stand_in),
                deadlines.answer_due_time(row, seat),
            )
            usual = time_control.is_only_this_time(row.times, seat)
            yield DueAnswer(
                seat, live.game, decisions[seat], bot, live.views[seat], match.state, until, usual
            )
