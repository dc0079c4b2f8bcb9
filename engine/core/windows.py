"""Windows: moments at which seats may answer what happens. Knows no game.

Who is asked, how often and in which order is seen by all, so it must depend on what all can see and on a
seat's own standing orders only: a seat that cannot answer and one that does not want to look the same.
One window serves several seats that take turns to answer, and a single seat that may act at certain points.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from engine.core.decisions import PASS, Decision, Option, Text
from engine.core.facts import Fact
from engine.core.game import Rule


def open_window(
    seats: Iterable[str],
    may_answer: Callable[[str], bool],
    opened: Callable[[str], Fact[Any]],
    answer: Callable[[str], Rule[bool]],
) -> Rule[None]:
    """Let ``seats`` answer, one after another in their order, until all have passed since the last answer.

    ``may_answer`` says, before each turn of a seat, whether it is asked. ``opened`` is the fact that tells of
    the window, made for the first seat that is asked; a window in which nobody is asked does not open.
    ``answer`` asks a seat and returns whether it has answered rather than passed.
    """
    order, is_open = tuple(seats), False
    left = order
    while left:
        seat, left = left[0], left[1:]
        if not may_answer(seat):
            continue
        if not is_open:
            is_open = True
            yield opened(seat)
        if (yield from answer(seat)):
            turn = order.index(seat) + 1
            left = order[turn:] + order[:turn]


def answer_or_pass(
    seat: str, kind: str, text: Text, answers: Iterable[Option], others: Sequence[Option] = ()
) -> Decision:
    """Return a window's question: one of the ``answers``, or to pass, which a clock picks when time is up.

    ``others`` are further options that neither answer nor pass, such as to look something up first.
    """
    return Decision(seat, kind, text, (*answers, Option(PASS, Text(PASS)), *others), default=(PASS,))
