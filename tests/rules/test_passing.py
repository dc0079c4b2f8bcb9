"""Section 8d: passing, landing, half hexes."""

from __future__ import annotations

import pytest

from engine.galaxies import hexes as hx
from engine.galaxies.hexes import Hex
from engine.galaxies.rules import stepwise
from engine.galaxies.rules.paths import Step
from engine.galaxies.state import State
from tests.scenario import Scenario, Table


def rook(position: str = "14,6") -> Scenario:
    """Return a scene with Rook's F-54 (move 5) on its player's turn."""
    return Scenario().ship("isn-2", "rooks-f54", at=position).turn("isn-2")


def activate_rook(scene: Scenario) -> Table:
    """Activate Rook's F-54."""
    return scene.play().picks("isn-2", "activate:rooks-f54")


def everest(position: str, *asteroids: str) -> Table:
    """Return a table where Everest is activated, with asteroids."""
    scene = Scenario().ship("isn-1", "isn-everest", at=position).turn("isn-1")
    for rock in asteroids:
        scene.asteroid(rock)
    return scene.play().picks("isn-1", "activate:isn-everest")


def test_PAS_01_and_EC_70_a_ship_may_pass_through_friends_and_enemies() -> None:
    table = activate_rook(
        rook().ship("isn-1", "isn-torrent", at="14,5/14,4").ship("wretch-2", "chosh-ka", at="14,3").dice(1)
    )
    table.picks("isn-2", "14,5", "14,4", "14,3", "14,2", "stop")
    assert table.where("rooks-f54-1") == "14,2"


def test_PAS_02_a_ship_that_passes_through_an_enemy_causes_ecm_when_it_becomes_adjacent() -> None:
    table = activate_rook(rook().ship("wretch-2", "tes-kio", at="14,4/14,3").dice(5))
    table.picks("isn-2", "14,5")
    assert [roll["source"] for roll in table.happened("roll")] == ["tes-kio-1"]
    table.picks("isn-2", "14,4", "14,3", "14,2", "stop")
    assert len(table.happened("roll")) == 1


def test_PAS_03_and_EC_70_no_movement_ends_on_a_friend_or_an_enemy() -> None:
    table = activate_rook(
        rook().ship("isn-1", "isn-torrent", at="14,5/15,5").ship("wretch-2", "chosh-ka", at="14,4").dice(1)
    )
    table.picks("isn-2", "14,5")
    assert table.refuses("isn-2", "stop")
    table.picks("isn-2", "14,4")
    assert table.refuses("isn-2", "stop")
    table.picks("isn-2", "14,3")
    assert "stop" in table.options("isn-2")


def test_PAS_03_no_space_of_a_ship_ends_on_another_ship() -> None:
    scene = Scenario().ship("isn-1", "isn-torrent", at="14,6/14,7").ship("isn-2", "rooks-f54", at="14,5")
    table = scene.turn("isn-1").play().picks("isn-1", "activate:isn-torrent", "14,6>14,5")
    assert table.refuses("isn-1", "stop")
    table.picks("isn-1", "14,4")
    assert table.refuses("isn-1", "stop")
    table.picks("isn-1", "14,3")
    assert "stop" in table.options("isn-1")


def test_PAS_04_no_ship_moves_onto_the_half_hexes_around_the_board() -> None:
    assert set(activate_rook(rook("14,-7")).options("isn-2")) == {"15,-7", "14,-6", "13,-6", "stop"}
    assert set(activate_rook(rook("0,9")).options("isn-2")) == {"0,8", "1,8", "1,9", "0,10", "stop"}


def test_PAS_04_no_part_of_a_base_moves_onto_a_half_hex() -> None:
    scene = Scenario().ship("isn-1", "isn-torrent", at="14,-7/14,-6").turn("isn-1")
    offers = scene.play().picks("isn-1", "activate:isn-torrent").options("isn-1")
    assert {pick for pick in offers if pick.startswith("14,-7>")} == {"14,-7>15,-7", "14,-7>13,-6"}
    assert set(everest("14,-6").options("isn-1")) == {"15,-6", "14,-5", "13,-5", "stop"}


def test_PAS_05_and_EC_71_the_last_space_of_a_movement_cannot_be_an_occupied_one() -> None:
    table = activate_rook(rook().ship("isn-1", "isn-torrent", at="14,1/15,1"))
    table.picks("isn-2", "14,5", "14,4", "14,3")
    assert "14,2" in table.options("isn-2")
    table.picks("isn-2", "14,2")
    assert table.refuses("isn-2", "14,1")
    assert table.refuses("isn-2", "15,1")
    assert {"13,2", "15,2"} <= set(table.options("isn-2"))


@pytest.mark.parametrize(("friend", "allowed"), [("14,2", False), ("14,3", True)])
def test_PAS_05_a_medium_ship_needs_room_for_its_trailing_end_too(friend: str, allowed: bool) -> None:
    """Torrent (move 4) flies over a friend. With one space left, only its front would be past it."""
    scene = Scenario().ship("isn-1", "isn-torrent", at="14,5/14,6").ship("isn-2", "rooks-f54", at=friend)
    table = scene.turn("isn-1").play().picks("isn-1", "activate:isn-torrent", "14,5>14,4")
    if friend == "14,2":
        table.picks("isn-1", "14,3")
    assert (friend in table.options("isn-1")) == allowed


@pytest.mark.parametrize(("steps", "allowed"), [(1, True), (2, False)])
def test_PAS_05_a_large_ship_needs_room_for_all_its_seven_spaces(steps: int, allowed: bool) -> None:
    """Everest (move 3) would end with its rim on a friend and its centre beside it. With another space left
    it can still move away."""
    friend, target = f"14,{4 - steps}", f"14,{5 - steps}"
    scene = Scenario().ship("isn-1", "isn-everest", at="14,6").ship("isn-2", "rooks-f54", at=friend)
    table = scene.turn("isn-1").play().picks("isn-1", "activate:isn-everest")
    table.picks("isn-1", *[f"14,{5 - step}" for step in range(steps)])
    assert (target in table.options("isn-1")) == allowed


@pytest.mark.parametrize("friend", ["14,3", "14,2", "15,2", "15,3", "14,4", "13,4", "13,3"])
def test_PAS_05_a_friend_on_any_of_its_seven_spaces_keeps_a_large_ship_from_ending_there(friend: str) -> None:
    start, *steps = ("11,5", "12,4", "13,3") if friend == "14,4" else ("14,6", "14,5", "14,4")
    scene = Scenario().ship("isn-1", "isn-everest", at=start).ship("isn-2", "rooks-f54", at=friend)
    table = scene.turn("isn-1").play().picks("isn-1", "activate:isn-everest", *steps)
    assert "14,3" not in table.options("isn-1")


@pytest.mark.parametrize(
    ("rocks", "allowed"), [("15,2/15,3/13,4/13,3", True), ("14,2/15,2/15,3/13,4/13,3", False)]
)
def test_PAS_05_a_ship_cannot_pass_over_another_if_asteroids_block_every_legal_end(
    rocks: str, allowed: bool
) -> None:
    """Torrent (move 4) flies over a friend in front of a wall of rocks, with a gap or without."""
    scene = Scenario().ship("isn-1", "isn-torrent", at="14,5/14,6").ship("isn-2", "rooks-f54", at="14,3")
    table = scene.tile("asteroid", rocks).turn("isn-1").play()
    table.picks("isn-1", "activate:isn-torrent", "14,5>14,4")
    assert ("14,3" in table.options("isn-1")) == allowed


def test_PAS_05r_a_step_onto_a_ship_needs_a_legal_end_within_the_spaces_left() -> None:
    table = activate_rook(rook().ship("isn-1", "isn-everest", at="14,2")).picks("isn-2", "14,5", "14,4")
    assert "14,3" in table.options("isn-2")
    table.picks("isn-2", "14,3")
    assert table.refuses("isn-2", "14,2")
    assert {"13,4", "15,3", "14,4"} <= set(table.options("isn-2"))


def test_PAS_05r_the_same_step_is_allowed_with_more_spaces_left() -> None:
    table = activate_rook(rook("14,4").ship("isn-1", "isn-everest", at="14,2")).picks("isn-2", "14,3")
    assert "14,2" in table.options("isn-2")


def test_PAS_05r_a_ship_whose_movement_is_taken_away_goes_back_to_its_last_legal_place(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    next_steps = stepwise.next_steps

    def limit_steps(g: State, ship: str, moves_left: int, leading_end: Hex | None) -> list[Step]:
        return next_steps(g, ship, moves_left, leading_end) if moves_left > 3 else []

    monkeypatch.setattr(stepwise, "next_steps", limit_steps)
    table = activate_rook(rook().ship("isn-1", "isn-torrent", at="14,4/14,3")).picks("isn-2", "14,5", "14,4")
    assert table.where("rooks-f54-1") == "14,5"
    assert table.asked("isn-2") == "weapon"


def test_PAS_06_and_EC_73_the_whole_base_is_checked_against_half_hexes_at_every_step() -> None:
    table = everest("14,-5").picks("isn-1", "14,-6")
    assert table.where("isn-everest-1").startswith("13,-6/")
    assert table.refuses("isn-1", "14,-7")
    assert table.refuses("isn-1", "15,-7")


def test_PAS_06_the_whole_base_is_checked_against_asteroids() -> None:
    table = everest("14,4", "14,1").picks("isn-1", "14,3")
    assert table.refuses("isn-1", "14,2")
    assert "14,2" in everest("14,4").picks("isn-1", "14,3").options("isn-1")


def test_PAS_06_each_space_of_a_large_base_is_checked_against_asteroids() -> None:
    """Asteroids surround Everest. A step is offered if no space where it ends is under one."""
    base, blocked_count = {"14,8", *map(hx.space_name, hx.neighbours((14, 8)))}, 0
    for rock in hx.spaces_within((14, 8), 4):
        rock_spaces = {hx.space_name(h) for h in hx.footprint("rhombus", rock, 0)}
        if rock_spaces & base:
            continue
        offers = everest("14,8", hx.space_name(rock)).options("isn-1")
        for centre in hx.neighbours((14, 8)):
            covered = {hx.space_name(centre), *map(hx.space_name, hx.neighbours(centre))}
            assert (hx.space_name(centre) in offers) == (not covered & rock_spaces)
            blocked_count += bool(covered & rock_spaces)
    assert blocked_count > 20


def test_PAS_07_ships_may_move_over_tiles_and_debris_and_end_on_them() -> None:
    table = activate_rook(
        rook()
        .tile("energy-source", "14,5/15,5", face_down=True)
        .tile("alien-artifact", "14,4/15,4")
        .tile("debris-field", "14,3/15,3")
        .dice(7)
    )
    table.picks("isn-2", "14,5")
    assert "stop" in table.options("isn-2")
    table.picks("isn-2", "14,4")
    assert "stop" in table.options("isn-2")
    table.picks("isn-2", "14,3", "stop")
    assert table.where("rooks-f54-1") == "14,3"
