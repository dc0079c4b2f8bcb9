"""One question as the greedy player thinks about it, and the table of those who score its options."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from engine.galaxies.hexes import Hex
from engine.galaxies.players.greedy.board import View
from engine.galaxies.players.greedy.places import Judge
from engine.galaxies.players.greedy.sight import Sight
from engine.galaxies.players.greedy.vessels import Vessel
from engine.galaxies.players.greedy.weights import Weights

NEVER = -1000.0
DISCARD = "discard-for-energy"


class Choice(NamedTuple):
    """An option: the key of its text, the text's arguments, and what it points at."""

    id: str
    key: str
    args: dict[str, Any]
    ref: dict[str, Any]

    @property
    def amount(self) -> float:
        """The energy that it costs."""
        return float(self.ref.get("amount", self.args.get("cost", 0)))


class Mind:
    """A view with its question and the weights to think with.

    Of every answer by which a ship may set out ``ways`` keeps the worth and the picks, once they are found.
    What activations are worth it judges by about so many ``spaces`` for each ship, if that is not 0.
    """

    def __init__(self, view: View, weights: Weights, spaces: int = 0) -> None:
        self.sight, self.weights, self.spaces = Sight(view), weights, spaces
        self.board = self.sight.board
        self.asked = view["decision"]
        self.kind: str = self.asked["kind"]
        self.args: dict[str, Any] = self.asked["text"]["args"]
        self.choices = [
            Choice(o["id"], o["text"]["key"], o["text"]["args"], o["ref"]) for o in self.asked["options"]
        ]
        self.activation = view["activation"]
        self.ways: dict[str, tuple[float, Sequence[str]]] = {}

    def some(self, spaces: list[Hex]) -> list[Hex]:
        """Return those to look at, spread over all."""
        return spaces[:: 1 + len(spaces) // self.spaces] if self.spaces else spaces

    @cached_property
    def price(self) -> float:
        """What 1 energy is worth now: less the more is left when all ships are launched and activated."""
        return self.weights.energy * (1 - self.sight.plenty)

    def cost(self, amount: float) -> float:
        """What spending so much energy on a card, a power or a charge is worth: more as soon as ships that
        have something to do would stay where they are for it."""
        short = min(amount, max(0.0, amount - self.spare))
        return self.price * (amount - short) + self.weights.dear * short

    @cached_property
    def spare(self) -> float:
        """The energy beyond what activating all own ships with something to do costs: those that were not
        activated yet in the own turn, and all in the next one."""
        sight = self.sight
        if sight.view["turn"] == sight.me and self.kind != "engines":
            return sight.energy - sight.due(again=False)
        return sight.energy + sight.board.mission.team(sight.board.team).gain - sight.due(again=True)

    def judge(self, ship: Vessel, *, armed: bool = False) -> Judge:
        """A judge of places for a ship."""
        return Judge(self.sight, ship, self.weights, armed=armed)


Score = Callable[[Choice], float]
Scorer = Callable[[Mind], Score]

#: Who scores the options of a kind of question; the best are picked, further ones only above 0.
SCORERS: dict[str, Scorer] = {}


def scores(*kinds: str) -> Callable[[Scorer], Scorer]:
    """Register who scores the options of some kinds of questions."""

    def register(scorer: Scorer) -> Scorer:
        for kind in kinds:
            SCORERS[kind] = scorer
        return scorer

    return register
