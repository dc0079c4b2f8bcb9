"""Rules where there are several ships, cards or tiles of a kind, and not the first alone counts."""

from __future__ import annotations

import pytest

from engine.galaxies.powers.helpers import hurt
from engine.galaxies.rules.control import take_over
from engine.galaxies.rules.victory import clock
from tests.rules.support import let_happen
from tests.rules.test_discovery_tiles import (
    GATE,
    SOURCE,
    STATION,
    at_distance,
    flies,
    in_range,
    rook,
    torrent,
)
from tests.rules.test_meteor_storm import NORTH, engines
from tests.rules.test_obstacles import fight, fires, purposes
from tests.scenario import Scenario


def test_CTL_06_a_whole_squadron_is_destroyed_whose_name_the_taker_has() -> None:
    scene = Scenario().ship("wretch-1", "red-tougu", at=["14,3", "15,3", "16,3"])
    scene.ship("wretch-2", "tes-kio", at="4,-3/4,-4").ship("isn-1", "isn-torrent", at="14,8/14,9")
    scene.fleet("isn-1", "red-tougu")
    let_happen(take_over(scene.state, "red-tougu", "isn-1"), scene)
    assert [ship for ship in scene.state.ships if ship.startswith("red-tougu")] == []


def test_VIC_08_all_ships_that_one_event_breaks_are_destroyed() -> None:
    scene = Scenario().ship("wretch-2", "tes-kio", at="14,3/14,2").ship("wretch-1", "red-fuvu", at=["15,3"])
    scene.ship("wretch-2", "so-bwa-tet", at="4,-3/4,-4").ship("isn-1", "isn-torrent", at="14,8/14,9")
    let_happen(hurt(scene.state, ["tes-kio-1", "red-fuvu-1"], 20, "snarl", type="snarl"), scene)
    assert list(scene.state.ships) == ["so-bwa-tet-1", "isn-torrent-1"]


def test_M4_25_any_ship_of_a_squadron_that_the_asteroid_comes_next_to() -> None:
    scene = engines(4, 1).ship("wretch-1", "red-fuvu", at=["4,-3", "14,2"])
    table = scene.play().picks("isn-1", "yes", "tile-1", NORTH)
    assert [damage["ship"] for damage in table.happened("damage")] == ["red-fuvu-2"]


def test_DSC_12_a_ship_on_any_of_two_stations() -> None:
    scene = torrent(at_distance(6)).ship("isn-1", "isn-everest", at="8,8")
    assert in_range(scene.tile(STATION, "2,4/2,5").tile(STATION, "8,8/8,9"))


def test_DSC_20_a_ship_on_any_of_two_gates() -> None:
    table = flies(rook("14,6").tile(GATE, "2,4/2,5").tile(GATE, "14,6/14,7"), "warp")
    assert "14,4" in table.options("isn-2")


def test_DSC_03_and_MOV_17_each_ship_of_a_squadron_that_stays_turns_its_tile() -> None:
    scene = Scenario().ship("isn-2", "f47-blue-hawks", at=["14,6", "10,6"]).turn("isn-2")
    scene.tile(SOURCE, "14,6/14,7", face_down=True).tile(STATION, "10,6/10,7", face_down=True)
    table = scene.play().picks("isn-2", "activate:f47-blue-hawks", "done")
    assert [tile["tile"] for tile in table.happened("tile")] == ["tile-1", "tile-2"]


def test_DEP_02_from_the_hold_of_any_carrier() -> None:
    scene = Scenario("pan-base").energy("isn", 40).turn("isn-1", "deploy")
    scene.ship("isn-1", "isn-everest", at="7,2", cargo=["rooks-f54"])
    scene.ship("isn-1", "isn-barrage", at="14,7/14,8", cargo=["f47-blue-hawks"])
    assert {"launch:rooks-f54", "launch:f47-blue-hawks"} <= set(scene.play().options("isn-1"))


def test_CHG_01_every_attached_weapon_may_be_charged() -> None:
    cards = ["erin-cho", "lr5-nuclear-warhead"]
    scene = Scenario().ship("isn-1", "isn-torrent", at="14,5/14,6", attached=cards).turn("isn-1")
    scene.ship("wretch-2", "tes-kio", at="14,2/14,1")
    table = scene.play().picks("isn-1", "activate:isn-torrent", "stop")
    assert {"primary", "a2"} <= set(table.options("isn-1"))


def test_ECM_19_one_of_two_orders_is_taken_back() -> None:
    scene = Scenario().ship("wretch-2", "tes-kio", at="14,2/14,1").ship("wretch-2", "chosh-ka", at="4,-3")
    table = scene.turn("isn-1").play()
    for card in ("tes-kio", "chosh-ka"):
        table.orders("wretch-2", f"hold-ecm:{card}")
    table.orders("wretch-2", "hold-ecm:tes-kio", on=False)
    orders = table.view("wretch-2")["orders"]
    assert [orders[f"hold-ecm:{card}"]["on"] for card in ("tes-kio", "chosh-ka")] == [False, True]


@pytest.mark.parametrize(("first", "second"), [("isn", "wretch"), ("wretch", "isn")])
def test_CLK_02_whichever_deck_has_run_out_once_only(first: str, second: str) -> None:
    scene = Scenario().run_out(first, 2).run_out(second, 1)
    let_happen(clock(scene.state), scene)
    assert scene.state.result is None


def test_OBS_23_any_asteroid_gives_cover() -> None:
    near = fires(fight("tes-kio", "14,3/14,2", "2,9", "14,1").dice("C1", 5), "tes-kio-1")
    assert purposes(near) == ["cover"]


def test_RPL_01_any_of_two_cards_of_the_type_may_be_replaced() -> None:
    scene = Scenario().ship("isn-1", "isn-torrent", at="14,5/14,6", level="veteran").turn("isn-1", "deploy")
    scene.attach("isn-torrent", "maneuvering-thrusters").attach("isn-torrent", "erin-cho")
    scene.attach("isn-torrent", "isn-transport-shuttle").hand("isn-1", "maneuvering-thrusters")
    table = scene.energy("isn", 20).play().picks("isn-1", "play:h1")
    assert {"a1", "a3"} <= set(table.options("isn-1"))
    table.picks("isn-1", "a3")
    assert table.attached("isn-torrent") == ["maneuvering-thrusters", "erin-cho", "maneuvering-thrusters"]


def test_HRO_01_of_two_heroes_that_a_second_one_is_not_alike() -> None:
    """Everest has Erin Cho and Bronson Skiles; Torrent gets another Skiles."""
    scene = Scenario().ship("isn-1", "isn-everest", at="4,9", level="veteran").turn("isn-1", "deploy")
    scene.attach("isn-everest", "erin-cho").attach("isn-everest", "bronson-skiles")
    scene.ship("isn-1", "isn-torrent", at="14,5/14,6").hand("isn-1", "bronson-skiles")
    table = scene.energy("isn", 20).play().picks("isn-1", "play:h1", "isn-torrent")
    assert table.asked("isn-1") == "duplicate-hero"
    assert len(table.options("isn-1")) == 2
