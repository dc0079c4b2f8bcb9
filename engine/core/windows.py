"""Windows, which are moments at which seats may react to an event.

Everybody sees which seats are asked, how often and in which order. Therefore this must depend only on public
facts and on a seat's own standing orders. A seat that cannot answer must look like one that does not want to.

A window may serve several seats, which are asked in turn or simultaneously, or a single seat that may act at
certain points.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

from engine.core.decisions import PASS, Decision, Option, Text
from engine.core.facts import Fact
from engine.core.game import Rule

#: The ids of the options that a seat picked.
Pick: TypeAlias = tuple[str, ...]


def open_window(
    seats: Iterable[str],
    may_answer: Callable[[str], bool],
    announce: Callable[[str], Fact[Any]],
    question: Callable[[str], Decision],
    take: Callable[[str, Pick], Rule[bool]],
    *,
    at_once: bool = False,
) -> Rule[None]:
    """Ask ``seats`` in their order until all have passed since the last answer.

    The seats are asked in turn, or simultaneously if ``at_once`` is set. In the second case, only the first
    answer in the order counts. Later picks are discarded unseen, and all seats are asked again, beginning
    with the seat after the one that answered.

    ``may_answer`` decides before each question whether a seat is asked. ``announce`` returns the fact that
    announces the window before the first question. A window without questions does not open. ``question``
    returns the question for a seat. ``take`` carries out a pick, and returns True for an answer and False for
    a pass.

    >>> def take(seat, pick):
    ...     return pick != (PASS,)
    ...     yield
    >>> def question(seat):
    ...     return answer_or_pass(seat, "respond", Text("respond"), [Option("duck", Text("duck"))])
    >>> window = open_window(["ann", "bob"], {"bob"}.__contains__, "opened for {}".format, question, take)
    >>> next(window)
    'opened for bob'
    >>> [(decision.seat, [option.id for option in decision.options]) for decision in window.send(None)]
    [('bob', ['duck', 'pass'])]
    """
    order, is_open = tuple(seats), False
    remaining = order
    while remaining:
        group, remaining = (remaining, ()) if at_once else (remaining[:1], remaining[1:])
        askable = [seat for seat in group if may_answer(seat)]
        if not askable:
            continue
        if not is_open:
            is_open = True
            yield announce(askable[0])
        picks: Sequence[Pick] = yield tuple([question(seat) for seat in askable])
        for seat, pick in zip(askable, picks, strict=True):
            if (yield from take(seat, pick)):
                turn = order.index(seat) + 1
                remaining = order[turn:] + order[:turn]
                break


def answer_or_pass(
    seat: str,
    kind: str,
    text: Text,
    answers: Iterable[Option],
    extra_options: Sequence[Option] = (),
    *,
    hurried: bool = True,
) -> Decision:
    """Return the question of a window: pick one of the ``answers`` or pass. A clock picks "pass" when the
    time runs out.

    ``extra_options`` neither answer nor pass, such as looking something up first. A clock
    runs only if the seat is ``hurried``, which must be public.

    >>> answer_or_pass("ann", "respond", Text("respond"), [Option("duck", Text("duck"))]).default
    ('pass',)
    """
    options = (*answers, Option(PASS, Text(PASS)), *extra_options)
    return Decision(seat, kind, text, options, default=(PASS,), hurried=hurried)
