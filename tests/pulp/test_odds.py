"""Every chance that is shown is exact. It is compared with the results of all possible draws."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from math import prod
from typing import Any

import pytest

from engine.core.decisions import Dice, Draw
from engine.pulp.state import State
from tests.pulp.scenes import C1, C2, C2K, D1, D1X, S1, Luck, Scene

Play = Callable[[Scene], bool]


class Branches(Luck):
    """A source of random results that follows a path, and records the number of branches at each point."""

    def __init__(self, scene: Scene, path: list[int]) -> None:
        super().__init__(scene, (), ())
        self.path, self.sides = path, list[int]()

    def draw(self, number: int, request: Draw) -> tuple[int, ...]:
        if not isinstance(request, Dice):
            return super().draw(number, request)
        index = len(self.sides)
        self.sides += request.sides
        self.path += [1] * (len(self.sides) - len(self.path))
        return tuple(self.path[index : len(self.sides)])


def possible_results(make_scene: Callable[[], Scene], play: Play) -> Iterator[tuple[bool, float]]:
    """Yield the result of each possible course of a scene, and its probability."""
    path: list[int] | None = []
    while path is not None:
        scene = make_scene()
        luck = Branches(scene, path)
        scene.luck = luck
        scene.begin()
        yield play(scene), 1 / prod(luck.sides)
        path = _next_path(path[: len(luck.sides)], luck.sides)


def _next_path(path: list[int], sides: list[int]) -> list[int] | None:
    while path and path[-1] == sides[len(path) - 1]:
        _ = path.pop()
    return [*path[:-1], path[-1] + 1] if path else None


def true_chance(make_scene: Callable[[], Scene], play: Play) -> float:
    results = list(possible_results(make_scene, play))
    assert sum(chance for _, chance in results) == pytest.approx(1)
    return sum(chance for occurs, chance in results if occurs)


# The success of a search


class Prepared(Scene):
    """A scene in which an Influence card was played before the search."""

    def prepare(self, g: State) -> None:
        if self.blueprint:
            g.once.append("stolen-blueprint:turned")

    blueprint = False


class Robbed(Prepared):
    blueprint = True


def make_search_play(before: list[str]) -> Play:
    """Return a function that plays a scene and returns whether the Hero finds a yellow cube. The function
    puts back all other cubes if possible.
    """

    def play(scene: Scene) -> bool:
        weapons = len(scene.state.weapons)
        scene.do(*before, "draw")
        while scene.match.decisions and scene.kind in ("return", "remove"):
            scene.do(min(scene.options, key=("white", "red", "blue", "black", "stop", "yellow").index))
        search = scene.state.search
        return len(scene.state.weapons) > weapons or bool(search and "yellow" in (search.drawn or ()))

    return play


PLANETS: dict[str, dict[str, Any]] = {
    "velloria": {},
    "last-lantern": {"hand": [C2K, D1X]},
    "tethys-minor": {"hand": [C2K, D1X]},
    "nine-bridges": {"hand": [C2K, D1X]},
}
BAGS: list[dict[str, int]] = [
    {"yellow": 1, "white": 3},
    {"yellow": 1, "red": 1, "black": 3},
]
USED = ["die:universal-translator:0", "turn:3"]


@pytest.mark.parametrize("bag", BAGS, ids=["white", "black"])
@pytest.mark.parametrize("alien", ["kah", "echo-without-voice"])
@pytest.mark.parametrize("planet", PLANETS)
def test_PRV_03r_the_chance_of_a_yellow_cube_is_correct(planet: str, alien: str, bag: dict[str, int]) -> None:
    line = [C1] if bag["yellow"] + bag.get("white", 0) > 3 else [C2]
    for pair, kind in product((False, True), (Prepared, Robbed)):

        def make(pair: bool = pair, kind: type[Scene] = kind) -> Scene:
            dice = {"universal-translator": 4} if pair else {}
            setup: dict[str, Any] = {"cards": "all", "row": [alien, "arvan", "quietus"], **PLANETS[planet]}
            return kind(
                *line, engaged=line, stage="search", planet=planet, bag=bag, dice=dice, begin=False, **setup
            )

        scene = make()
        scene.begin()
        payments = ["pay"] if PLANETS[planet] and "pay" in scene.options else []
        used_dice = USED if pair else []
        shown_chance = scene.do(*payments, *used_dice).view()["search"]["yellow"]
        assert shown_chance == pytest.approx(
            true_chance(make, make_search_play([*payments, *used_dice])), abs=1e-4
        ), (
            pair,
            kind,
        )


def test_SRC_01_a_declined_search_has_no_chance() -> None:
    scene = Scene(C2K, D1, engaged=[C2K, D1], stage="search").do("decline")
    assert scene.kind == "take" and scene.view()["search"]["yellow"] is None


# The cost of an Evade


def evade_answers(scene: Scene) -> list[str]:
    """Return the answers that lead to the question of the point. The list is empty if the card must be
    evaded.
    """
    return ["evade"] if scene.kind == "encounter" else []


def play_evade(point: str) -> Play:
    def play(scene: Scene) -> bool:
        scene.do(*evade_answers(scene), f"point:{point}")
        while scene.match.decisions and scene.kind in ("spare", "ability"):
            safe_options = [
                option for option in scene.view()["decision"]["options"] if not option.get("details")
            ]
            scene.do((safe_options or scene.view()["decision"]["options"])[0]["id"])
        return scene.reason == "abilities"

    return play


EVADES: dict[str, dict[str, Any]] = {
    "plain": {"line": [C1, D1]},
    "a-toll": {"line": ["moat-hounds", D1]},
    "a-toll-of-choice": {"line": ["bounty-hunter-vrask", D1]},
    "a-cube-more": {"line": [C1, D1], "location": "embassy-spires"},
    "a-cube-fewer": {"line": ["ion-storm", D1]},
    "the-landing-team": {"line": [C1, S1], "team": 1, "cards": "x2", "landing_team": "on"},
}


@pytest.mark.parametrize("points", [(2, 1, 0), (1, 1, 2), (3, 1, 1)])
@pytest.mark.parametrize("name", EVADES)
def test_PRV_03r_the_danger_of_an_evade_is_correct(name: str, points: tuple[int, int, int]) -> None:
    setup = {**EVADES[name]}
    line = setup.pop("line")
    combat, diplomacy, science = points

    def make() -> Scene:
        bag = {"red": 2, "blue": 1, "orange": 1, "white": 2, "yellow": 1}
        abilities = {"combat": combat, "diplomacy": diplomacy, "science": science}
        return Scene(*line, bag=bag, begin=False, **abilities, **setup)

    scene = make()
    scene.begin()
    scene.do(*evade_answers(scene))
    assert scene.kind == "evade"
    for option in scene.view()["decision"]["options"]:
        if option["id"].startswith("point:"):
            shown_chances = [detail["text"]["args"].get("chance", 0) for detail in option.get("details", [])]
            actual_chance = true_chance(make, play_evade(option["id"].partition(":")[2]))
            assert (shown_chances[0] if shown_chances else 0) == pytest.approx(actual_chance, abs=1e-4), (
                option["id"]
            )
