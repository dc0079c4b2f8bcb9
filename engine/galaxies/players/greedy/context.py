"""The context for scoring the options of a decision, and the table of functions that score them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from engine.galaxies.hexes import Hex
from engine.galaxies.players.greedy.places import PlaceEvaluator
from engine.galaxies.players.greedy.reading.board import View
from engine.galaxies.players.greedy.reading.parsed_view import ParsedView
from engine.galaxies.players.greedy.reading.vessels import Vessel
from engine.galaxies.players.greedy.weights import Weights

NEVER = -1000.0
DISCARD = "discard-for-energy"


class Choice(NamedTuple):
    """An option: its id, the key and arguments of its text, and its ``ref``."""

    id: str
    key: str
    args: dict[str, Any]
    ref: dict[str, Any]

    @property
    def amount(self) -> float:
        """The energy that the option costs."""
        return float(self.ref.get("amount", self.args.get("cost", 0)))


class ScoringContext:
    """A decision with the view in which it appears, and the weights for scoring its options.

    For each option that begins a ship's movement, ``movement_paths`` caches the value and the remaining
    steps. If ``spaces`` is not 0, activations are estimated from about that many spaces for each ship.
    """

    def __init__(self, view: View, weights: Weights, spaces: int = 0) -> None:
        self.parsed, self.weights, self.spaces = ParsedView(view), weights, spaces
        self.board = self.parsed.board
        self.decision = view["decision"]
        self.kind: str = self.decision["kind"]
        self.args: dict[str, Any] = self.decision["text"]["args"]
        self.choices = [
            Choice(o["id"], o["text"]["key"], o["text"]["args"], o["ref"]) for o in self.decision["options"]
        ]
        self.activation = view["activation"]
        self.movement_paths: dict[str, tuple[float, Sequence[str]]] = {}

    def sample(self, spaces: list[Hex]) -> list[Hex]:
        """Return the spaces to consider, evenly distributed over the given spaces."""
        return spaces[:: 1 + len(spaces) // self.spaces] if self.spaces else spaces

    @cached_property
    def price(self) -> float:
        """The value of 1 energy now. It falls as more energy remains after launching and activating all
        ships."""
        return self.weights.energy * (1 - self.parsed.surplus)

    def cost(self, amount: float) -> float:
        """Return the value of the energy spent on a card, a power or a charge.

        The price rises when a lack of energy would keep ships from a useful activation.
        """
        shortfall = min(amount, max(0.0, amount - self.spare_energy))
        return self.price * (amount - shortfall) + self.weights.dear * shortfall

    @cached_property
    def spare_energy(self) -> float:
        """The energy that remains after activating all of the player's ships with a useful activation.

        In the player's own turn, only ships that have not been activated count. Otherwise all ships count,
        and the energy includes the income of the next turn.
        """
        parsed = self.parsed
        if parsed.view["turn"] == parsed.me and self.kind != "engines":
            return parsed.energy - parsed.activation_energy(again=False)
        return (
            parsed.energy
            + parsed.board.mission.team(parsed.board.team).gain
            - parsed.activation_energy(again=True)
        )

    def evaluator(self, ship: Vessel, *, armed: bool = False) -> PlaceEvaluator:
        """Return an evaluator of places for a ship."""
        return PlaceEvaluator(self.parsed, ship, self.weights, armed=armed)


Score = Callable[[Choice], float]
Scorer = Callable[[ScoringContext], Score]

#: The functions that score options, by kind of decision. The best options are picked. Optional choices are
#: picked only if they score above 0.
SCORERS: dict[str, Scorer] = {}


def scorer_for(*kinds: str) -> Callable[[Scorer], Scorer]:
    """Register a function that scores the options of the given kinds of decision."""

    def register(scorer: Scorer) -> Scorer:
        for kind in kinds:
            SCORERS[kind] = scorer
        return scorer

    return register
