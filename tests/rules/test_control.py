"""Chapter 15: taking control."""

from __future__ import annotations

from typing import Any

from engine.galaxies.rules.control import take_over
from tests.rules.support import run_rule
from tests.scenario import Scenario, Table

MISS = "A8"


def commando_scene(roll: int = 5, round: int = 2, **tes_kio: Any) -> Scenario:
    """Return a scene with Torrent beside Tes Kio, whose shields are down. Its player holds a commando team,
    which takes control on 5."""
    return (
        Scenario()
        .ship("isn-1", "isn-torrent", at="14,5/14,6")
        .ship("wretch-2", "tes-kio", at="14,4/14,3", shields=0, **tes_kio)
        .turn("isn-1", round=round)
        .hand("isn-1", "commando-away-team")
        .dice(roll)
    )


def play_commando(scene: Scenario) -> Table:
    """Begin the match and play the commando team."""
    return scene.play().picks("isn-1", "play:h1")


def add_far_fuvu(scene: Scenario) -> Scenario:
    """Add another Wretch ship far away."""
    return scene.ship("wretch-1", "red-fuvu", at=["14,-7"])


def take_card(scene: Scenario, card: str, seat: str) -> Scenario:
    """Let a power give a seat control of a ship card."""
    run_rule(take_over(scene.state, card, seat), scene)
    return scene


def test_CTL_01_only_cards_and_powers_that_say_so_take_over_ships() -> None:
    table = commando_scene().play()
    assert table.options("isn-1") == ["activate:isn-torrent", "play:h1", "done", "discard"]
    table.picks("isn-1", "play:h1")
    assert [change["ship_card"] for change in table.happened("control")] == ["tes-kio"]


def test_CTL_01_a_failed_roll_takes_over_nothing() -> None:
    table = play_commando(commando_scene(4))
    assert table.controller("tes-kio") == "wretch-2"
    assert table.hull_damage("tes-kio-1") == 1


def test_CTL_02_the_card_is_taken_over_with_all_attached_cards_and_all_its_ships() -> None:
    scene = Scenario().ship("isn-1", "isn-torrent", at="14,5/14,6").turn("isn-1")
    scene.ship("wretch-1", "red-tougu", at=["14,3", "15,3"], attached=["vecton-field-detonator"])
    table = take_card(add_far_fuvu(scene), "red-tougu", "isn-1").play()
    assert table.controller("red-tougu") == "isn-1"
    assert table.state.cards["red-tougu"].ships == ["red-tougu-1", "red-tougu-2"]
    assert table.attached("red-tougu") == ["vecton-field-detonator"]


def test_CTL_02_a_ship_is_taken_over_with_all_of_several_attached_cards() -> None:
    cards = ["erin-cho", "lr5-nuclear-warhead"]
    scene = Scenario().ship("isn-1", "isn-torrent", at="14,5/14,6", attached=cards).turn("wretch-1")
    scene.ship("isn-2", "isn-barrage", at="4,9/4,10").ship("wretch-1", "red-fuvu", at=["14,-7"])
    assert take_card(scene, "isn-torrent", "wretch-1").play().attached("isn-torrent") == cards


def test_CTL_03_and_EC_100_and_PRV_26_the_cargo_of_a_taken_ship_is_revealed_and_destroyed() -> None:
    table = (
        Scenario()
        .ship("isn-2", "isn-barrage", at="14,5/14,6", shields=0, cargo=["rooks-f54", "f47-blue-hawks"])
        .ship("isn-1", "isn-torrent", at="14,-3/14,-4")
        .ship("wretch-2", "tes-kio", at="14,4/14,3")
        .turn("wretch-2")
        .hand("wretch-2", "hijack-plan")
        .dice(6)
        .play()
    )
    assert "rooks-f54" not in table.state.out
    table.picks("wretch-2", "play:h1")
    assert table.controller("isn-barrage") == "wretch-2"
    assert [happening["cargo"] for happening in table.happened("cargo-lost")] == [
        ["rooks-f54", "f47-blue-hawks"]
    ]
    states = {c["card"]: c["state"] for c in table.view("spectator")["seats"]["isn-2"]["fleet"]}
    assert [states[card] for card in ("rooks-f54", "f47-blue-hawks")] == ["lost", "lost"]
    assert states["isn-barrage"] == "taken"


def twin_heroes_table() -> Table:
    """Return a table where Torrent, taken with Bronson Skiles on it, comes back to a fleet with another
    one."""
    table = (
        Scenario()
        .ship("isn-1", "isn-everest", at="14,7", attached=["bronson-skiles"])
        .ship("wretch-2", "isn-torrent", at="14,5/14,4", shields=0, attached=["bronson-skiles"])
        .ship("wretch-1", "red-fuvu", at=["14,-7"])
        .turn("isn-1")
        .hand("isn-1", "commando-away-team")
        .dice(5)
        .play()
    )
    return table.picks("isn-1", "play:h1")


def test_CTL_04_and_CTL_05_and_EC_102_a_player_who_takes_over_a_second_hero_of_a_name_keeps_one() -> None:
    table = twin_heroes_table()
    assert table.asked("isn-1") == "duplicate-hero"
    assert set(table.options("isn-1")) == {"a1", "a2"}
    table.picks("isn-1", "a2")
    assert (table.attached("isn-everest"), table.attached("isn-torrent")) == (["bronson-skiles"], [])
    assert table.discards("isn") == ["bronson-skiles", "commando-away-team"]
    assert twin_heroes_table().picks("isn-1", "a1").attached("isn-torrent") == ["bronson-skiles"]


def test_CTL_05_and_EC_102_a_hero_of_the_other_side_goes_to_the_pile_of_that_side() -> None:
    """The Wretch player takes Barrage, whose hero is the same as on the Torrent taken before."""
    scene = Scenario().ship("wretch-2", "isn-torrent", at="14,8/14,9", attached=["bronson-skiles"])
    scene.ship("wretch-2", "tes-kio", at="14,4/14,3").ship("isn-2", "rooks-f54", at="14,-3")
    scene.ship("isn-2", "isn-barrage", at="14,5/14,6", shields=0, attached=["bronson-skiles"])
    table = scene.turn("wretch-2").hand("wretch-2", "hijack-plan").dice(6).play()
    table.picks("wretch-2", "play:h1", "a2")
    assert (table.attached("isn-torrent"), table.attached("isn-barrage")) == (["bronson-skiles"], [])
    assert (table.discards("isn"), table.discards("wretch")) == (["bronson-skiles"], ["hijack-plan"])


def test_CTL_06_and_EC_101_a_taken_ship_is_destroyed_if_the_takers_fleet_has_its_name() -> None:
    table = play_commando(add_far_fuvu(commando_scene().fleet("isn-1", "tes-kio")))
    assert not table.alive("tes-kio-1")
    assert table.happened("control") == []


def test_CTL_06_a_ship_saved_by_not_yet_stays_with_its_player() -> None:
    """It is to be destroyed, not taken over, and its cargo is not touched."""
    scene = commando_scene(attached=["spectral-resurgence"], cargo=["chosh-ka"]).fleet("isn-1", "tes-kio")
    table = play_commando(add_far_fuvu(scene))
    assert table.alive("tes-kio-1")
    assert table.state.cards["tes-kio"].cargo.open() == ["chosh-ka"]
    assert table.controller("tes-kio") == "wretch-2"
    assert table.attached("tes-kio") == []
    assert table.happened("control") == []


def test_CTL_06_a_ship_that_returns_to_its_owner_does_not_count_twice() -> None:
    scene = Scenario().ship("wretch-2", "isn-torrent", at="14,4/14,3", shields=0).turn("isn-1")
    scene.ship("isn-1", "isn-everest", at="14,6").ship("wretch-1", "red-fuvu", at=["14,-7"])
    table = play_commando(scene.hand("isn-1", "commando-away-team").dice(5))
    assert table.controller("isn-torrent") == "isn-1"


def test_CTL_11_and_CTL_11r_the_name_of_a_destroyed_ship_card_no_longer_counts() -> None:
    scene = commando_scene().fleet("isn-1", "tes-kio").lost("tes-kio", "isn-1")
    table = play_commando(add_far_fuvu(scene))
    assert table.controller("tes-kio") == "isn-1"


def test_CTL_07_and_CTL_07r_a_taken_ship_keeps_its_pegs_and_its_place() -> None:
    table = play_commando(add_far_fuvu(commando_scene(hull_damage=3)))
    assert (table.shields("tes-kio-1"), table.hull_damage("tes-kio-1")) == (0, 3)
    assert table.where("tes-kio-1") == "14,3/14,4"


def test_CTL_08_attached_cards_still_belong_to_their_owner() -> None:
    table = play_commando(add_far_fuvu(commando_scene(attached=["lr5-plaxma-cannon"])))
    attached = table.view("spectator")["ship_cards"]["tes-kio"]["attached"]
    assert [card["owner"] for card in attached.values()] == ["wretch"]


def test_CTL_09_a_taken_ship_is_an_enemy_of_its_former_side() -> None:
    scene = commando_scene().ship("wretch-1", "red-fuvu", at=["16,2", "20,0", "21,0"])
    table = play_commando(scene.order("isn-1", "wretch-1").dice(1, "C1"))
    table.ends_turn("isn-1").picks("wretch-1", "done", "done", "activate:red-fuvu")
    table.picks("wretch-1", "red-fuvu-1", "15,3", "stop", "done", "red-fuvu-1", "primary")
    assert table.happened("roll")[-1]["source"] == "tes-kio-1"
    assert "tes-kio-1" in table.options("wretch-1")
    table.picks("wretch-1", "tes-kio-1")
    assert table.hull_damage("tes-kio-1") == 1


def test_CTL_09_and_EC_103_a_player_who_takes_over_the_last_enemy_ship_wins() -> None:
    table = play_commando(commando_scene(round=4))
    assert table.over
    assert table.winner == "isn"


def test_EC_104_a_match_without_enemy_ships_is_decided_when_round_3_begins() -> None:
    table = play_commando(commando_scene(round=2).order("isn-1", "wretch-2"))
    assert not table.over
    table.ends_turn("isn-1", "wretch-2")
    assert table.winner == "isn"


def test_CTL_10_a_taken_ship_counts_towards_the_takers_ships() -> None:
    scene = Scenario().ship("isn-1", "tes-kio", at="14,4/14,3").turn("wretch-1", round=4)
    scene.ship("isn-2", "rooks-f54", at="14,6", shields=0, hull_damage=1)
    table = scene.ship("wretch-1", "red-fuvu", at=["16,4"]).dice("D4").play()
    table.picks("wretch-1", "activate:red-fuvu", "done", "red-fuvu-1", "primary", "rooks-f54-1")
    assert not table.alive("rooks-f54-1")
    assert not table.over


def test_CTL_13_and_EC_105_destroyed_squadron_ships_do_not_come_back() -> None:
    table = (
        Scenario()
        .ship("isn-1", "isn-torrent", at="14,5/14,6")
        .ship("wretch-1", "red-tougu", at=["14,3", "15,3", "16,3"], level="standard")
        .ship("wretch-2", "tes-kio", at="14,-6/14,-7")
        .turn("isn-1")
        .dice("D6", MISS)
        .play()
    )
    table.picks("isn-1", "activate:isn-torrent", "stop", "primary", "red-tougu-1", "red-tougu-2")
    scene = Scenario()
    scene.state = table.state
    state = take_card(scene, "red-tougu", "isn-1").state
    assert state.cards["red-tougu"].seat == "isn-1"
    assert state.cards["red-tougu"].ships == ["red-tougu-2", "red-tougu-3"]
    assert state.cards["red-tougu"].lost == ["red-tougu-1"]
