"""Windows: moments at which seats may answer what happens. Knows no game.

Who is asked, how often and in which order is seen by all, so it must depend on what all can see and on a
seat's own standing orders only: a seat that cannot answer and one that does not want to look the same.
One window serves several seats that take turns to answer or are asked all at once, and a single seat that
may act at certain points.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

from engine.core.decisions import PASS, Decision, Option, Text
from engine.core.facts import Fact
from engine.core.game import Rule

#: Ids of the options that a seat has picked.
Pick: TypeAlias = tuple[str, ...]


def open_window(
    seats: Iterable[str],
    may_answer: Callable[[str], bool],
    opened: Callable[[str], Fact[Any]],
    question: Callable[[str], Decision],
    take: Callable[[str, Pick], Rule[bool]],
    *,
    at_once: bool = False,
) -> Rule[None]:
    """Let ``seats`` answer in their order until all have passed since the last answer.

    They are asked one after another, or ``at_once``: then the first in the order who answers is heard, what
    the later ones picked is forgotten unseen, and all are asked again. After an answer the order goes on
    behind its seat.

    ``may_answer`` says, before a seat is asked, whether it is. ``opened`` is the fact that tells of the
    window, made for the first seat that is asked; a window in which nobody is asked does not open.
    ``question`` is what a seat is asked, ``take`` does what it picked and returns whether it has answered
    rather than passed.

    >>> def take(seat, pick):
    ...     return pick != (PASS,)
    ...     yield
    >>> def question(seat):
    ...     return answer_or_pass(seat, "respond", Text("respond"), [Option("duck", Text("duck"))])
    >>> window = open_window(["ann", "bob"], {"bob"}.__contains__, "told to {}".format, question, take)
    >>> next(window)
    'told to bob'
    >>> [(asked.seat, [option.id for option in asked.options]) for asked in window.send(None)]
    [('bob', ['duck', 'pass'])]
    """
    order, is_open = tuple(seats), False
    left = order
    while left:
        now, left = (left, ()) if at_once else (left[:1], left[1:])
        asked = [seat for seat in now if may_answer(seat)]
        if not asked:
            continue
        if not is_open:
            is_open = True
            yield opened(asked[0])
        picks: Sequence[Pick] = yield tuple([question(seat) for seat in asked])
        for seat, pick in zip(asked, picks, strict=True):
            if (yield from take(seat, pick)):
                turn = order.index(seat) + 1
                left = order[turn:] + order[:turn]
                break


def answer_or_pass(
    seat: str,
    kind: str,
    text: Text,
    answers: Iterable[Option],
    others: Sequence[Option] = (),
    *,
    hurried: bool = True,
) -> Decision:
    """Return a window's question: one of the ``answers``, or to pass, which a clock picks when time is up.

    ``others`` are further options that neither answer nor pass, such as to look something up first. No clock
    runs unless the seat is ``hurried``, which all must be able to tell.

    >>> answer_or_pass("ann", "respond", Text("respond"), [Option("duck", Text("duck"))]).default
    ('pass',)
    """
    options = (*answers, Option(PASS, Text(PASS)), *others)
    return Decision(seat, kind, text, options, default=(PASS,), hurried=hurried)
