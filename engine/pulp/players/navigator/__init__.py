"""The computer player that weighs what it sees: payments, the exact odds of an Evade, and what cubes may
bring."""

from __future__ import annotations

from engine.core.wire import Wire
from engine.pulp.players.navigator import treason
from engine.pulp.players.navigator.answers import ANSWERS, first_options
from engine.pulp.players.navigator.sight import Sight


class Navigator:
    """Answers each question by what the view shows, as Hero or as Traitor; the same seed and view give
    the same pick."""

    def __init__(self, seed: int) -> None:
        """Take a seed: only an Alignment is chosen by lot."""
        self._seed = seed

    def __call__(self, view: Wire) -> list[str]:
        """Answer the view's decision."""
        kind = view["decision"]["kind"]
        if kind == "alignment":
            return treason.alignment(Sight(view), self._seed)
        return ANSWERS.get(kind, first_options)(Sight(view))
