"""The Navigator's view of the table, and the values of Ability points and of cubes in the bag on one scale.

The unit is a point of an Ability that is neither scarce nor full, at the start of the match.
"""

from __future__ import annotations

from functools import cached_property
from math import exp
from typing import Any

from engine.core.present.wire import Wire
from engine.pulp.catalogue.model import ABILITIES, COLOR_OF, Components
from engine.pulp.printed import edition_by_digest
from engine.pulp.queries import COLORED, ROUNDS, Points

#: The value of survival, which exceeds any other value.
LIFE = 1000.0
#: The parameters of the value of Ability points, which decreases with each further point. The last remaining
#: point has the highest value.
DEPTH, STEEP, LAST = 1.6, 5.0, 3.0
#: The share of a point's value that is left at the end of the game.
LATE = 0.55
YELLOW, URGENT, MOST_URGENT = 5.0, 9.0, 1.5
BLACK_NOW, BLACK_PAST = 0.35, 1.2
POINT_LOW, POINT_HIGH, LOW = 1.25, 0.8, 0.7
KEY = 1.2


def points_value_at_start(points: int) -> float:
    """Return the value of an Ability's points in the first round."""
    return points + STEEP * (1 - exp(-points / DEPTH)) - (LAST if points <= 0 else 0.0)


class Sight:
    """A view and the values derived from it. Points are in the order of the Abilities."""

    def __init__(self, view: Wire) -> None:
        self.view = view
        self.decision: Wire = view["decision"]
        self.options: list[Wire] = self.decision["options"]
        self.round = max(1, int(view["round"]))

    @cached_property
    def printed(self) -> Components:
        """The printed components of the match's edition."""
        return edition_by_digest(self.view["catalogue"])

    def effect_name(self, name: str) -> str:
        """Return the name of the effect of a card, or of an option to use one ("weapon:card").

        The values of cards are listed by effect.
        """
        kind, colon, card = name.rpartition(":")
        return f"{kind}{colon}{self.printed.effect(card)}"

    @cached_property
    def option_ids_by_effect(self) -> dict[str, str]:
        """The ids of the options, keyed by the names of their effects."""
        return {self.effect_name(name): name for name in self.ids}

    @property
    def ids(self) -> list[str]:
        """The ids of the options."""
        return [str(option["id"]) for option in self.options]

    @cached_property
    def points(self) -> Points:
        """The points of the three Abilities."""
        tracks = self.view["abilities"]
        c, d, s = (int(tracks[ability]["value"]) for ability in ABILITIES)
        return c, d, s

    @cached_property
    def maxima(self) -> Points:
        """The maxima of the three Abilities."""
        tracks = self.view["abilities"]
        c, d, s = (int(tracks[ability]["top"]) for ability in ABILITIES)
        return c, d, s

    @cached_property
    def unfound(self) -> int:
        """The number of unfound Super Weapons."""
        return int(self.view["weapon_pile"])

    @cached_property
    def current(self) -> Wire:
        """The current card of the line."""
        cards: list[Wire] = self.view["line"]
        return next(card for card in cards if card["status"] == "current")

    @cached_property
    def due(self) -> Points:
        """The cost of engaging the current card, by Ability."""
        due = dict.fromkeys(ABILITIES, 0)
        for part in self.current["parts"]:
            due[part["ability"]] += part["due"]
        return due["combat"], due["diplomacy"], due["science"]

    @cached_property
    def crew(self) -> tuple[tuple[str, ...], ...]:
        """The Abilities that the remaining points of each Bridge Crew member pay for."""
        return tuple(
            tuple(self.printed.crew[member["id"]].track[-member["points"] :]) for member in self.view["crew"]
        )

    @cached_property
    def bag(self) -> dict[str, int]:
        """The cubes in the bag. If it is hidden, these are the cubes at the start."""
        visible: dict[str, int] | None = self.view["bag"]
        if visible is not None:
            return visible
        seed: dict[str, int] = {str(color): n for color, n in self.printed.numbers.fixed_seed.items()}
        return seed | {"yellow": self.unfound, "white": 4}

    @cached_property
    def colored(self) -> Points:
        """The red, blue and orange cubes in the bag."""
        red, blue, orange = (self.bag.get(color, 0) for color in COLORED)
        return red, blue, orange

    def points_value(self, points: Points) -> float:
        """Return the value of these points in this round. If two of them are 0, the value of survival is
        subtracted (END-03)."""
        rounds_left = max(0, ROUNDS - self.round) / ROUNDS
        value = (LATE + (1 - LATE) * rounds_left) * sum([points_value_at_start(n) for n in points])
        return value - (LIFE if points.count(0) >= 2 else 0.0)

    @cached_property
    def current_value(self) -> float:
        """The value of the current points."""
        return self.points_value(self.points)

    @cached_property
    def black_cube_cost(self) -> float:
        """The cost of drawing a black cube. If The Quietus is past, this is the cost of a point."""
        quietus = [alien for alien in self.view["aliens"] if alien["sector"] == "quietus"]
        is_past = bool(quietus) and all(alien["past"] for alien in quietus)
        return BLACK_PAST if is_past else BLACK_NOW

    @cached_property
    def cube_value(self) -> float:
        """The average value of one more cube in the search."""
        total = sum(self.bag.values()) or 1
        is_scarce = sum(self.points) < LOW * sum(self.maxima)
        colored = sum([self.bag.get(color, 0) for color in COLORED]) * (
            POINT_LOW if is_scarce else POINT_HIGH
        )
        rounds = max(1, ROUNDS + 1 - self.round)
        yellow = YELLOW + URGENT * min(MOST_URGENT, self.unfound / rounds)
        value = self.bag.get("yellow", 0) * yellow + colored + self.bag.get("green", 0)
        return (value - self.bag.get("black", 0) * self.black_cube_cost) / total

    def gain_value(self, ability: str, n: int = 1) -> float:
        """Return the value of gaining this many points of an Ability, up to its maximum."""
        index = ABILITIES.index(ability)
        points: list[int] = list(self.points)
        points[index] = max(0, min(self.maxima[index], points[index] + n))
        return self.points_value((points[0], points[1], points[2])) - self.current_value

    def best_gain_value(self, n: int = 1) -> float:
        """Return the value of gaining this many points of the most valuable Ability."""
        return max([self.gain_value(ability, n) for ability in ABILITIES])

    def die(self, name: str) -> Any:
        """Return the Hero's die with that name, or None."""
        return next((die for die in self.view["dice"] if die["id"] == name), None)


def ability_of(color: str) -> str:
    """Return the Ability of a cube's colour."""
    return next(ability for ability, ability_color in COLOR_OF.items() if ability_color == color)
