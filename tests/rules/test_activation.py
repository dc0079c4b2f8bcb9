"""Section 8a: activating ship cards."""

from __future__ import annotations

import pytest

from tests.scenario import Scenario

HAWKS = ["14,5", "15,5", "16,4"]


def hawks_scene(*positions: str) -> Scenario:
    """Return a scene with the Blue Hawks in mid-board on their player's turn, and nobody near."""
    return Scenario().ship("isn-2", "f47-blue-hawks", at=positions or HAWKS).turn("isn-2")


def test_ACT_01_a_player_may_activate_the_ship_cards_they_control_on_the_battlefield() -> None:
    table = (
        Scenario()
        .ship("isn-1", "isn-torrent", at="14,5/14,6")
        .ship("isn-2", "isn-barrage", at="16,5/16,6")
        .ship("wretch-2", "tes-kio", at="14,-3/14,-4")
        .turn("isn-1")
        .play()
    )
    assert table.options("isn-1") == ["activate:isn-torrent", "done"]


def test_ACT_01_the_player_who_controls_a_taken_ship_activates_it() -> None:
    table = Scenario().ship("wretch-2", "isn-torrent", at="14,5/14,6").turn("wretch-2").play()
    assert table.options("wretch-2") == ["activate:isn-torrent", "done"]


def test_ACT_02_ship_cards_are_activated_one_after_another_as_far_as_energy_allows() -> None:
    table = (
        hawks_scene()
        .ship("isn-2", "rooks-f54", at="10,7")
        .ship("isn-2", "isn-barrage", at="12,5/12,6")
        .ship("isn-2", "f51-blue-sparrows", at=["8,8", "8,9", "9,8"])
        .energy("isn", 7)
        .play()
    )
    table.picks("isn-2", "activate:isn-barrage", "stop", "done")
    table.picks("isn-2", "activate:rooks-f54", "stop", "done")
    table.picks("isn-2", "activate:f47-blue-hawks", "done", "done")
    assert table.energy("isn") == 1
    assert table.options("isn-2") == ["done"]


def test_ACT_03_no_ship_card_is_activated_twice_in_a_turn() -> None:
    table = hawks_scene().ship("wretch-2", "tes-kio", at="14,-3/14,-4").order("isn-2", "wretch-2").play()
    table.picks("isn-2", "activate:f47-blue-hawks", "done", "done")
    assert table.energy("isn") >= 2
    assert table.refuses("isn-2", "activate:f47-blue-hawks")
    table.ends_turn("isn-2", "wretch-2").picks("isn-2", "done", "done")
    assert "activate:f47-blue-hawks" in table.options("isn-2")


def test_ACT_03_a_squadron_with_one_ship_left_is_not_activated_twice_in_a_turn() -> None:
    scene = (
        Scenario().ship("isn-2", "f51-blue-sparrows", at=["14,8"]).ship("wretch-1", "vapors-fate", at="14,0")
    )
    table = scene.energy("isn", 20).turn("isn-2").play()
    table.picks("isn-2", "activate:f51-blue-sparrows", "done", "done")
    assert table.asked("isn-2") == "action"
    assert "activate:f51-blue-sparrows" not in table.options("isn-2")


def test_ACT_04_an_activation_consists_of_paying_then_moving_then_attacking() -> None:
    table = Scenario().ship("isn-2", "rooks-f54", at="14,5").turn("isn-2").energy("isn", 4).play()
    table.picks("isn-2", "activate:rooks-f54")
    assert (table.energy("isn"), table.asked("isn-2")) == (3, "move")
    table.picks("isn-2", "14,4", "stop")
    assert table.asked("isn-2") == "weapon"
    table.picks("isn-2", "done")
    assert table.asked("isn-2") == "action"
    assert [step["step"] for step in table.happened("stage")] == ["move", "attack", "end"]
    assert table.view("isn-2")["activation"] is None


def test_ACT_05_one_card_finishes_its_three_steps_before_another_is_activated() -> None:
    table = hawks_scene().ship("isn-2", "rooks-f54", at="10,7").play().picks("isn-2", "activate:rooks-f54")
    assert table.asked("isn-2") == "move"
    assert table.refuses("isn-2", "activate:f47-blue-hawks")
    table.picks("isn-2", "10,6", "stop")
    assert table.asked("isn-2") == "weapon"
    assert table.refuses("isn-2", "activate:f47-blue-hawks")
    table.picks("isn-2", "done")
    assert "activate:f47-blue-hawks" in table.options("isn-2")


def test_ACT_06_activating_a_card_costs_its_activation_cost() -> None:
    table = hawks_scene().energy("isn", 6).play()
    table.picks("isn-2", "activate:f47-blue-hawks")
    assert table.energy("isn") == 4


@pytest.mark.parametrize(("energy", "is_offered"), [(1, False), (2, True)])
def test_ACT_06_a_card_cannot_be_activated_without_enough_energy(energy: int, is_offered: bool) -> None:
    table = hawks_scene().energy("isn", energy).play()
    assert ("activate:f47-blue-hawks" in table.options("isn-2")) is is_offered


def test_ACT_07_one_payment_activates_all_ships_of_a_squadron() -> None:
    table = hawks_scene().energy("isn", 2).play()
    table.picks("isn-2", "activate:f47-blue-hawks")
    table.picks("isn-2", "f47-blue-hawks-1", "14,4", "stop")
    table.picks("isn-2", "f47-blue-hawks-2", "15,4", "stop")
    table.picks("isn-2", "f47-blue-hawks-3", "16,3", "stop")
    assert [table.where(f"f47-blue-hawks-{n}") for n in (1, 2, 3)] == ["14,4", "15,4", "16,3"]
    assert table.energy("isn") == 0


def test_ACT_07_activating_a_squadron_with_one_ship_left_costs_as_much() -> None:
    table = hawks_scene("14,5").energy("isn", 6).play()
    table.picks("isn-2", "activate:f47-blue-hawks")
    assert table.energy("isn") == 4


@pytest.mark.parametrize("movers", [(), (2,), (1, 3), (1, 2, 3)])
def test_ACT_08_a_player_may_move_any_all_or_none_of_the_ships(movers: tuple[int, ...]) -> None:
    start, end = ["14,5", "15,5", "16,4"], ["14,4", "15,4", "16,3"]
    table = hawks_scene(*start).play().picks("isn-2", "activate:f47-blue-hawks")
    for n in movers:
        table.picks("isn-2", f"f47-blue-hawks-{n}", end[n - 1], "stop")
    if len(movers) < 3:
        table.picks("isn-2", "done")
    assert table.asked("isn-2") == "attack-ship"
    positions = [table.where(f"f47-blue-hawks-{n}") for n in (1, 2, 3)]
    assert positions == [(end if n in movers else start)[n - 1] for n in (1, 2, 3)]


def test_ACT_09_attacking_is_optional() -> None:
    table = (
        Scenario()
        .ship("isn-1", "isn-torrent", at="14,5/14,6")
        .ship("wretch-2", "tes-kio", at="14,2/14,1")
        .turn("isn-1")
        .play()
    )
    table.picks("isn-1", "activate:isn-torrent", "stop")
    assert table.options("isn-1") == ["primary", "done"]
    table.picks("isn-1", "done")
    assert table.asked("isn-1") == "action"
    assert table.happened("attack") == []


def test_ACT_10_and_EC_99_no_ship_moves_after_the_attack_step_has_begun() -> None:
    table = hawks_scene().ship("wretch-2", "tes-kio", at="14,3/14,2").dice("A8").play()
    table.picks("isn-2", "activate:f47-blue-hawks", "done", "f47-blue-hawks-1", "primary", "tes-kio-1")
    assert table.options("isn-2") == ["f47-blue-hawks-2", "f47-blue-hawks-3", "done"]
    table.picks("isn-2", "f47-blue-hawks-2")
    assert table.options("isn-2") == ["primary", "done"]
    assert table.refuses("isn-2", "15,4")
    table.picks("isn-2", "done", "done")
    assert table.asked("isn-2") == "action"
    assert table.happened("movement") == []


@pytest.mark.parametrize(("moves", "place"), [(["14,6>14,7"], "14,6/14,7"), ([], "14,5/14,6")])
def test_ACT_10_a_solo_ship_does_not_move_after_its_attack_step_has_begun(
    moves: list[str], place: str
) -> None:
    """Torrent has three spaces of its movement left when it stops to fire, or all four."""
    scene = (
        Scenario().ship("isn-1", "isn-torrent", at="14,5/14,6").ship("wretch-2", "tes-kio", at="14,2/14,1")
    )
    table = scene.attach("isn-torrent", "lr5-nuclear-warhead").turn("isn-1").dice("A8", "A8").play()
    table.picks("isn-1", "activate:isn-torrent", *moves, "stop")
    assert table.options("isn-1") == ["primary", "a1", "done"]
    table.picks("isn-1", "primary", "tes-kio-1", "tes-kio-1")
    assert table.options("isn-1") == ["a1", "done"]
    table.picks("isn-1", "done")
    assert table.asked("isn-1") == "action"
    assert table.where("isn-torrent-1") == place
    kinds = [fact.kind for fact in table.news]
    assert ("moved" in kinds) == bool(moves)
    assert "moved" not in kinds[kinds.index("attack") :]


def test_ACT_11_the_activation_ends_without_a_refund_when_its_last_ship_is_destroyed() -> None:
    table = (
        Scenario()
        .ship("isn-2", "rooks-f54", at="14,6", shields=0)
        .ship("wretch-2", "tes-kio", at="14,4/14,3")
        .turn("isn-2")
        .energy("isn", 5)
        .dice(8)
        .play()
    )
    table.picks("isn-2", "activate:rooks-f54", "14,5")
    assert not table.alive("rooks-f54-1")
    assert table.asked("isn-2") == "action"
    assert table.energy("isn") == 4


def test_ACT_12_a_card_may_be_activated_without_moving_or_attacking() -> None:
    table = Scenario().ship("isn-2", "rooks-f54", at="14,5").turn("isn-2").energy("isn", 4).play()
    table.picks("isn-2", "activate:rooks-f54", "stop", "done")
    assert table.asked("isn-2") == "action"
    assert (table.where("rooks-f54-1"), table.energy("isn")) == ("14,5", 3)


def take_over_scene(*, is_activated: bool) -> Scenario:
    """Return a scene in which a commando team is about to take Tes Kio."""
    return (
        Scenario()
        .ship("isn-1", "isn-torrent", at="14,5/14,6")
        .ship("wretch-2", "tes-kio", at="14,4/14,3", shields=0, activated=is_activated)
        .ship("wretch-1", "vapors-fate", at="14,-3")
        .turn("isn-1")
        .hand("isn-1", "commando-away-team")
        .dice(5)
    )


def test_ACT_13_a_taken_ship_card_may_be_activated_by_its_new_controller() -> None:
    table = take_over_scene(is_activated=False).play().picks("isn-1", "play:h1")
    assert table.controller("tes-kio") == "isn-1"
    assert "activate:tes-kio" in table.options("isn-1")


def test_ACT_13r_and_EC_98_a_taken_ship_card_is_not_activated_a_second_time_in_the_same_turn() -> None:
    table = take_over_scene(is_activated=True).play().picks("isn-1", "play:h1")
    assert table.controller("tes-kio") == "isn-1"
    assert table.refuses("isn-1", "activate:tes-kio")


def test_ACT_14_unlaunched_transported_and_destroyed_ship_cards_cannot_be_activated() -> None:
    table = (
        Scenario()
        .ship("isn-2", "isn-barrage", at="14,5/14,6", cargo=["rooks-f54"])
        .lost("f47-blue-hawks")
        .turn("isn-2")
        .play()
    )
    assert table.options("isn-2") == ["activate:isn-barrage", "done"]
