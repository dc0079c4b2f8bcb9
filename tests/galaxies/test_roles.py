"""The roles of options, by which clients place them, in the decisions of seats."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from engine.galaxies.present.questions.views import ROLES
from tests.messages import locale_file
from tests.scenario import Scenario, Table, check_all_dice_rolled


@pytest.fixture(autouse=True)
def all_dice_rolled() -> Iterator[None]:
    yield
    check_all_dice_rolled()


def phase(name: str) -> Table:
    return Scenario().hand("isn-1", "erin-cho").energy("isn", 30).turn("isn-1", name).play()


def gesture_table(name: str) -> Table:
    return Scenario().hand("isn-1", "erin-cho").energy("isn", 30).turn("isn-1", name).gestures().play()


def torrent(*picks: str) -> Table:
    scene = Scenario().ship("isn-1", "isn-torrent", at="14,5/14,6").energy("isn", 30).turn("isn-1")
    scene = scene.ship("wretch-2", "tes-kio", at="14,3/14,2").dice(*["A8"] * ("tes-kio-1" in picks))
    return scene.play().picks("isn-1", "activate:isn-torrent", *picks)


def hawks(*picks: str) -> Table:
    scene = Scenario().ship("isn-2", "f47-blue-hawks", at=["14,5", "15,4", "13,6"]).energy("isn", 30)
    table = scene.ship("wretch-2", "tes-kio", at="14,3/14,2").turn("isn-2").play()
    return table.picks("isn-2", "activate:f47-blue-hawks", *picks)


def engines(*picks: str) -> Table:
    """Return a table where isn-1 has answered the remote engines' questions. Each pick rolls a die."""
    scene = Scenario().energy("isn", 10).turn("isn-1", "end").asteroid("14,5").asteroid("6,9")
    return scene.dice(*[8] * len(picks)).play().picks("isn-1", *picks)


def everest(*picks: str) -> Table:
    scene = Scenario().energy("isn", 30).turn("isn-1", "deploy")
    return scene.play().picks("isn-1", "launch:isn-everest", "14,10", *picks)


def replacement_table(old_card: str, new_card: str) -> Table:
    scene = Scenario().energy("isn", 30).turn("isn-1", "deploy").hand("isn-1", new_card)
    scene = scene.ship("isn-1", "isn-torrent", at="14,9/14,10", level="veteran", attached=[old_card])
    return scene.play().picks("isn-1", "play:h1")


def window() -> Table:
    """Return a table where wretch-1 may react to the loss of a ship."""
    scene = Scenario().ship("wretch-1", "red-fuvu", at=["14,3"]).hand("wretch-1", "fortunes-bounty")
    scene = scene.ship("isn-2", "rooks-f54", at="14,5", shields=0, hull_damage=1)
    table = scene.ship("isn-1", "isn-torrent", at="8,10/8,11").turn("wretch-1").dice("D4").play()
    return table.picks("wretch-1", "activate:red-fuvu", "done", "red-fuvu-1", "primary", "rooks-f54-1")


QUIET = {"discard-for-energy": "quiet"}
#: The options with a role, by kind of decision and by the keys of their texts.
QUESTIONS: list[tuple[str, Callable[[], Table], dict[str, str]]] = [
    ("energy-phase", lambda: phase("energy"), {"energy-done": "end", "pass-to": "quiet"} | QUIET),
    ("deploy", lambda: phase("deploy"), {"deploy-done": "end"} | QUIET),
    ("action", lambda: phase("action"), {"action-done": "end"} | QUIET),
    ("move", torrent, {"stop": "end"}),
    ("weapon", lambda: torrent("stop"), {"done-attacking": "end"}),
    ("target", lambda: torrent("stop", "primary", "tes-kio-1"), {"hold-fire": "end"}),
    ("move-ship", hawks, {"done-moving": "end"}),
    ("attack-ship", lambda: hawks("done"), {"done-attacking": "end"}),
    ("engines", engines, {"no-engines": "cancel"}),
    ("engine-move", lambda: engines("yes", "tile-1"), {"asteroid-stays": "end"}),
    ("hold", everest, {"load-none": "cancel"}),
    ("prepped", lambda: everest("load:none"), {"no": "cancel"}),
    (
        "replace",
        lambda: replacement_table("maneuvering-thrusters", "isn-transport-shuttle"),
        {"replace-none": "cancel"} | QUIET,
    ),
    ("respond", window, {"pass": "default"} | QUIET),
    ("deploy", lambda: gesture_table("deploy"), {"deploy-done": "end", "discard-one": "quiet"} | QUIET),
]


@pytest.mark.parametrize(("kind", "make_table", "roles"), QUESTIONS, ids=[kind for kind, *_ in QUESTIONS])
def test_only_options_that_end_cancel_or_pass_are_marked_as_such(
    kind: str, make_table: Callable[[], Table], roles: dict[str, str]
) -> None:
    table = make_table()
    (seat,) = table.match.decisions
    decision = table.view(seat)["decision"]
    shown_roles = {option["text"]["key"]: option.get("role") for option in decision["options"]}
    assert decision["kind"] == kind
    assert {key: role for key, role in shown_roles.items() if role} == roles


def test_charging_a_weapon_that_reaches_nobody_is_not_emphasised() -> None:
    """It is legal (CHG-08), but rarely useful."""
    scene = Scenario().ship("isn-1", "isn-torrent", at="14,5/14,6").energy("isn", 30).turn("isn-1")
    table = scene.ship("wretch-2", "tes-kio", at="14,-3/14,-2").play()
    options = table.picks("isn-1", "activate:isn-torrent", "stop").view("isn-1")["decision"]["options"]
    charge = [option for option in options if option["text"]["key"] == "charge"]
    assert [(option["text"]["args"]["targets"], option["role"]) for option in charge] == [(0, "quiet")]


def test_every_role_belongs_to_an_option_that_occurs() -> None:
    shown_roles = {key: role for _, _, roles in QUESTIONS for key, role in roles.items()}
    assert shown_roles == ROLES
    assert ROLES.keys() <= locale_file("galaxies").keys("option")
