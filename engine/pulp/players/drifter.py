"""The computer player that answers at random."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.core.decisions import Decision
from engine.core.present.wire import Wire
from engine.pulp.state import State

#: Options that do not advance the match are picked less often.
WEIGHTS = {"back": 0.1, "decline": 0.1}


class Drifter:
    """Picks at random. The same seed gives the same picks for the same questions."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def __call__(self, view: Wire) -> list[str]:
        """Return a pick for the decision in the view."""
        decision = view["decision"]
        return self._pick([option["id"] for option in decision["options"]], decision["min"], decision["max"])

    def choose(self, state: State, decision: Decision) -> list[str]:
        """Return the same pick as for a view with the decision."""
        return self._pick([option.id for option in decision.options], decision.min, decision.max)

    def _pick(self, option_ids: Sequence[str], minimum: int, maximum: int) -> list[str]:
        if minimum == maximum == 1:
            if option_ids[-1] in WEIGHTS:
                return self._random.choices(
                    option_ids, [1.0] * (len(option_ids) - 1) + [WEIGHTS[option_ids[-1]]]
                )
            return [option_ids[int(self._random.random() * len(option_ids))]]
        return self._random.sample(option_ids, self._random.randint(minimum, maximum))
