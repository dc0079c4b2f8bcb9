"""Picks at random: every legal pick can happen, but what makes a match lively happens more often."""

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

#: How often an option is picked, by the key of its text; 1 if it is not named here.
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

#: A weapon without a target is seldom charged, and a step towards the enemy is often made.
WASTED, NEARER = 0.05, 4.0

#: Of a question that allows any number, each further option is picked with this chance.
ONE_MORE = 0.3


class RandomPlayer:
    """A player that picks at random; the same seed gives the same picks to the same questions."""

    def __init__(self, seed: int, weights: Mapping[str, float] | None = None) -> None:
        self._random = Random(seed)
        self._weights = {**WEIGHTS, **(weights or {})}

    def __call__(self, view: dict[str, Any]) -> list[str]:
        """Answer the view's decision."""
        asked = view["decision"]
        options = asked["options"]
        weights = [self._weights.get(o["text"]["key"], 1.0) for o in options]
        if asked["kind"] == "weapon":
            weights = _useful([o["text"]["args"] for o in options], weights)
        elif asked["kind"] == "move" and (foes := tuple(foes_in(view))):
            weights = _nearer([o["ref"].get("hex") for o in options], weights, foes)
        return self._pick([o["id"] for o in options], weights, self._count(asked["min"], asked["max"]))

    def choose(self, state: State, asked: Decision) -> list[str]:
        """Answer as if the decision had been seen in a view."""
        options = asked.options
        weights = [self._weights.get(o.text.key, 1.0) for o in options]
        if asked.kind == "weapon":
            weights = _useful([o.text.args for o in options], weights)
        elif asked.kind == "move" and (foes := foes_of(state, asked.seat)):
            weights = _nearer([o.ref.get("hex") for o in options], weights, foes)
        return self._pick([o.id for o in options], weights, self._count(asked.min, asked.max))

    def _pick(self, offered: list[str], weights: list[float], count: int) -> list[str]:
        """Draw as ``Random.choices`` does, without its checks: weights are positive."""
        picked = list[str]()
        for _ in range(count):
            upto = list(accumulate(weights))
            at = bisect(upto, self._random.random() * upto[-1], 0, len(upto) - 1)
            picked.append(offered.pop(at))
            del weights[at]
        return picked

    def _count(self, least: int, most: int) -> int:
        count = least
        while count < most and self._random.random() < ONE_MORE:
            count += 1
        return count


def _useful(args: Sequence[Mapping[str, Any]], weights: Sequence[float]) -> list[float]:
    """Weigh weapons that have no target less."""
    return [w if about.get("targets", 1) else WASTED for w, about in zip(weights, args, strict=True)]


def _nearer(spaces: Sequence[str | None], weights: Sequence[float], foes: Foes) -> list[float]:
    """Weigh the options with the spaces that are nearest to an enemy more."""
    far = hx.distances(foes)
    reach = [far[space] if space else inf for space in spaces]
    nearest = min(reach)
    return [w * NEARER if steps == nearest else w for w, steps in zip(weights, reach, strict=True)]


def foes_of(g: State, seat: str) -> Foes:
    """Return the spaces under each ship of a seat's enemies."""
    return tuple([tuple(g.ships[ship].hexes) for ship in enemy_ships(g, seat)])


def foes_in(view: dict[str, Any]) -> Iterator[tuple[Hex, ...]]:
    """Yield the spaces under each ship of the viewer's enemies."""
    seats, cards = view["seats"], view["ship_cards"]
    own = seats[view["viewer"]]["team"]
    for ship in view["ships"].values():
        if seats[cards[ship["card"]]["seat"]]["team"] != own:
            yield tuple(hx.parse(text) for text in ship["hexes"])
