"""A random player. Every legal pick is possible, but active picks are more likely."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from math import inf
from random import Random
from typing import Any, TypeAlias

from engine.core.decisions import Decision
from engine.galaxies import hexes as hx
from engine.galaxies.hexes import Hex
from engine.galaxies.queries import enemy_ships
from engine.galaxies.state import State

#: The spaces under each ship of a seat's enemies.
Foes: TypeAlias = tuple[tuple[Hex, ...], ...]

#: The weights of options in a random choice, by the keys of their texts. All other options have weight 1.
WEIGHTS = {
    "action-done": 0.3,
    "activate": 4.0,
    "all-weapons": 3.0,
    "attack": 3.0,
    "charge": 4.0,
    "deploy-done": 0.6,
    "discard-for-energy": 0.15,
    "discard-one": 0.02,
    "drift": 0.3,
    "done-attacking": 0.4,
    "done-moving": 0.3,
    "fly": 0.3,
    "fly-over": 0.3,
    "energy-done": 3.0,
    "hold-fire": 0.1,
    "launch": 6.0,
    "no": 0.5,
    "pass": 0.5,
    "play": 3.0,
    "play-on": 1.5,
    "recover-survivors": 4.0,
    "run-engines": 2.0,
    "shot": 3.0,
    "shots": 3.0,
    "stop": 0.3,
    "together": 0.3,
    "volley": 3.0,
}

#: Weights for charging a weapon without a target and for steps towards the enemy.
NO_TARGET, NEARER = 0.05, 4.0

#: The chance of picking another option in decisions that allow several.
ONE_MORE = 0.3


class RandomPlayer:
    """A player that picks at random. The same seed leads to the same picks for the same decisions."""

    def __init__(self, seed: int, weights: Mapping[str, float] | None = None) -> None:
        self._random = Random(seed)
        self._weights = {**WEIGHTS, **(weights or {})}

    def __call__(self, view: dict[str, Any]) -> list[str]:
        """Answer the view's decision."""
        decision = view["decision"]
        options = decision["options"]
        weights = [self._weights.get(o["text"]["key"], 1.0) for o in options]
        if decision["kind"] == "weapon":
            weights = _weigh_targets([o["text"]["args"] for o in options], weights)
        elif decision["kind"] == "move" and (foes := tuple(foes_in(view))):
            weights = _weigh_distance([o["ref"].get("hex") for o in options], weights, foes)
        return self._pick(
            [o["id"] for o in options], weights, self._random_count(decision["min"], decision["max"])
        )

    def choose(self, state: State, decision: Decision) -> list[str]:
        """Answer the decision as if it were part of a view."""
        options = decision.options
        weights = [self._weights.get(o.text.key, 1.0) for o in options]
        if decision.kind == "weapon":
            weights = _weigh_targets([o.text.args for o in options], weights)
        elif decision.kind == "move" and (foes := foes_of(state, decision.seat)):
            weights = _weigh_distance([o.ref.get("hex") for o in options], weights, foes)
        return self._pick([o.id for o in options], weights, self._random_count(decision.min, decision.max))

    def _pick(self, option_ids: list[str], weights: list[float], count: int) -> list[str]:
        """Pick like ``Random.choices``, but without its checks, because all weights are positive."""
        result = list[str]()
        for _ in range(count):
            cumulative = list(accumulate(weights))
            index = bisect(cumulative, self._random.random() * cumulative[-1], 0, len(cumulative) - 1)
            result.append(option_ids.pop(index))
            del weights[index]
        return result

    def _random_count(self, minimum: int, maximum: int) -> int:
        count = minimum
        while count < maximum and self._random.random() < ONE_MORE:
            count += 1
        return count


def _weigh_targets(args: Sequence[Mapping[str, Any]], weights: Sequence[float]) -> list[float]:
    """Return the weights, reduced for weapons that have no target."""
    return [
        w if text_args.get("targets", 1) else NO_TARGET for w, text_args in zip(weights, args, strict=True)
    ]


def _weigh_distance(spaces: Sequence[str | None], weights: Sequence[float], foes: Foes) -> list[float]:
    """Return the weights, increased for the options whose spaces are nearest to an enemy."""
    distances = hx.distances(foes)
    option_distances = [distances[space] if space else inf for space in spaces]
    nearest = min(option_distances)
    return [
        w * NEARER if distance == nearest else w
        for w, distance in zip(weights, option_distances, strict=True)
    ]


def foes_of(g: State, seat: str) -> Foes:
    """Return the spaces under each ship of a seat's enemies."""
    return tuple([tuple(g.ships[ship].hexes) for ship in enemy_ships(g, seat)])


def foes_in(view: dict[str, Any]) -> Iterator[tuple[Hex, ...]]:
    """Yield the spaces under each ship of the viewer's enemies."""
    seats, cards = view["seats"], view["ship_cards"]
    own_team = seats[view["viewer"]]["team"]
    for ship in view["ships"].values():
        if seats[cards[ship["card"]]["seat"]]["team"] != own_team:
            yield tuple(hx.parse_space(text) for text in ship["hexes"])
