"""The texts about payments and cubes describe what the engine does."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.pulp.scenes import C1, C2, D1, Scene
from tests.pulp.test_search import search_scene

ROOT = Path(__file__).parents[2]
TEAM = {"cards": "x2", "landing_team": "on"}


@pytest.mark.parametrize(
    ("ability", "name"), [("combat", "Combat"), ("diplomacy", "Diplomacy"), ("science", "Science")]
)
def test_EVA_01_a_point_is_shown_as_paid(ability: str, name: str) -> None:
    scene = Scene(C1, D1, cubes=["red", "blue"]).do("evade", f"point:{ability}")
    point, *other_points = scene.happened("points")
    assert (point["points"], point["paid"], point["crew"]) == ({ability: -1}, True, None)
    assert f"Pays 1 {name} to evade Gate Wardens" in scene.labels()
    assert not any(happening["paid"] for happening in other_points) and len(other_points) == 2


@pytest.mark.parametrize(
    ("crew", "name"), [("rhea-stroud", "Rhea Stroud"), ("inez-marchetti", "Inez Marchetti")]
)
def test_X3B_08_a_payment_of_a_crew_member_is_shown(crew: str, name: str) -> None:
    scene = Scene(C1, D1, crew={crew: 5}, cubes=["red", "blue"]).do("evade", f"point:{crew}")
    assert next((happening["points"], happening["crew"]) for happening in scene.happened("points")) == (
        {},
        crew,
    )
    assert f"Pays a point of {name} to evade Gate Wardens" in scene.labels()
    assert f"Evades Gate Wardens for a point of {name}: 1 red cube and 1 blue cube" in scene.labels()


def test_X3B_06_an_engagement_paid_by_a_crew_member_is_shown() -> None:
    scene = Scene(C1, C2, crew={"kolb-the-younger": 5}).do("engage", "pay:0.0.0+kolb-the-younger:1")
    assert "Engages Gate Wardens for 1 point of Kolb the Younger" in scene.labels()


def test_EVA_01_no_payment_is_shown_without_a_point() -> None:
    scene = Scene(C1, D1, location="smugglers-canyon", column=1, cubes=["red", "blue"]).do("evade")
    assert scene.labels()[0].startswith("Evades Gate Wardens without a point")
    assert not any(happening["paid"] for happening in scene.happened("points"))


@pytest.mark.parametrize("color", ["red", "blue"])
def test_X2L_02_the_log_says_that_the_spared_cube_goes_to_the_supply(color: str) -> None:
    scene = Scene(C1, D1, team=1, cubes=["red", "blue"], **TEAM).do("evade", "point:science")
    label = next(option["label"] for option in scene.view()["decision"]["options"] if option["id"] == color)
    assert label == f"Cancel the {color} cube: a green one goes into the bag"
    before = dict(scene.state.supply)
    scene.do(color)
    assert scene.state.supply[color] == before[color] + 1  # type: ignore[index]
    assert any(line.endswith(f"the Landing Team cancels a cube ({color})") for line in scene.labels())


@pytest.mark.parametrize(("line", "whites"), [(C1, 1), (C2, 2)])
def test_SRC_20_the_return_of_white_cubes_is_shown(line: str, whites: int) -> None:
    scene = search_scene(line, cubes=["white"] * whites, bag={"white": 9}, planet="solace").do("draw")
    (happening,) = scene.happened("cubes")
    assert (happening["cubes"], happening["source"], happening["target"]) == (
        {"white": whites},
        "drawn",
        "bag",
    )
    assert scene.state.bag["white"] == 9


def test_X3B_10_the_rule_texts_promise_no_points_for_the_crew() -> None:
    chapter = ROOT / "web" / "src" / "games" / "pulp" / "book" / "chapters" / "17-ship.md"
    assert "bring points back" not in chapter.read_text("utf-8")
