"""The computer player that evaluates payments, the exact odds of an Evade, and the value of cubes."""

from __future__ import annotations

from engine.core.present.wire import Wire
from engine.pulp.players.navigator import traitor_play
from engine.pulp.players.navigator.answers import ANSWERS, pick_fewest_options
from engine.pulp.players.navigator.sight import Sight


class Navigator:
    """Answers each question of the Hero or the Traitor from the view. The same seed and view give the same
    pick.
    """

    def __init__(self, seed: int) -> None:
        """Store the seed, which is used only to choose an Alignment."""
        self._seed = seed

    def __call__(self, view: Wire) -> list[str]:
        """Return a pick for the decision in the view."""
        kind = view["decision"]["kind"]
        if kind == "alignment":
            return traitor_play.choose_alignment(Sight(view), self._seed)
        return ANSWERS.get(kind, pick_fewest_options)(Sight(view))
