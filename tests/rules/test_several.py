"""Rules that concern several ships, cards or tiles of a kind, not only the first."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.secret import Secret
from engine.galaxies import hexes as hx
from engine.galaxies.catalogue.missionmodel import Prepped
from engine.galaxies.powers.helpers import deal_direct_damage
from engine.galaxies.queries import is_in_fleet
from engine.galaxies.rules.control import take_over
from engine.galaxies.rules.launching import launch_fact
from engine.galaxies.rules.victory import check_clock
from engine.galaxies.rules.windows import decks_in_hand
from tests.edition import stored_edition
from tests.rules.barrage import BUILDS
from tests.rules.support import run_rule
from tests.rules.test_deploying import deploy_scene, fill_zone
from tests.rules.test_discovery_tiles import (
    GATE,
    SOURCE,
    STATION,
    at_distance,
    fly_rook,
    is_in_range,
    rook,
    torrent,
)
from tests.rules.test_meteor_storm import NORTH, engines
from tests.rules.test_obstacles import fight_scene, fire_at, roll_purposes
from tests.scenario import Scenario


def test_CTL_06_a_taken_squadron_is_destroyed_if_the_takers_fleet_has_its_name() -> None:
    scene = Scenario().ship("wretch-1", "red-tougu", at=["14,3", "15,3", "16,3"])
    scene.ship("wretch-2", "tes-kio", at="4,-3/4,-4").ship("isn-1", "isn-torrent", at="14,8/14,9")
    scene.fleet("isn-1", "red-tougu")
    run_rule(take_over(scene.state, "red-tougu", "isn-1"), scene)
    assert [ship for ship in scene.state.ships if ship.startswith("red-tougu")] == []


def test_VIC_08_every_ship_that_one_event_breaks_is_destroyed() -> None:
    scene = Scenario().ship("wretch-2", "tes-kio", at="14,3/14,2").ship("wretch-1", "red-fuvu", at=["15,3"])
    scene.ship("wretch-2", "so-bwa-tet", at="4,-3/4,-4").ship("isn-1", "isn-torrent", at="14,8/14,9")
    run_rule(deal_direct_damage(scene.state, ["tes-kio-1", "red-fuvu-1"], 20, "snarl", type="snarl"), scene)
    assert list(scene.state.ships) == ["so-bwa-tet-1", "isn-torrent-1"]


def test_M4_25_an_asteroid_may_damage_any_squadron_ship_that_it_stops_beside() -> None:
    scene = engines(4, 1).ship("wretch-1", "red-fuvu", at=["4,-3", "14,2"])
    table = scene.play().picks("isn-1", "yes", "tile-1", NORTH)
    assert [damage["ship"] for damage in table.happened("damage")] == ["red-fuvu-2"]


def test_DSC_12_a_ship_on_either_of_two_stations_adds_range() -> None:
    scene = torrent(at_distance(6)).ship("isn-1", "isn-everest", at="8,8")
    assert is_in_range(scene.tile(STATION, "2,4/2,5").tile(STATION, "8,8/8,9"))


def test_DSC_20_a_ship_on_either_of_two_gates_may_warp() -> None:
    table = fly_rook(rook("14,6").tile(GATE, "2,4/2,5").tile(GATE, "14,6/14,7"), "warp")
    assert "14,4" in table.options("isn-2")


def test_DSC_03_and_MOV_17_each_ship_of_a_squadron_that_stays_turns_its_tile() -> None:
    scene = Scenario().ship("isn-2", "f47-blue-hawks", at=["14,6", "10,6"]).turn("isn-2")
    scene.tile(SOURCE, "14,6/14,7", face_down=True).tile(STATION, "10,6/10,7", face_down=True)
    table = scene.play().picks("isn-2", "activate:f47-blue-hawks", "done")
    assert [tile["tile"] for tile in table.happened("tile")] == ["tile-1", "tile-2"]


def test_DEP_02_a_ship_may_be_launched_from_the_hold_of_any_carrier() -> None:
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


def test_ECM_19_a_player_may_cancel_one_of_two_orders() -> None:
    scene = Scenario().ship("wretch-2", "tes-kio", at="14,2/14,1").ship("wretch-2", "chosh-ka", at="4,-3")
    table = scene.turn("isn-1").play()
    for card in ("tes-kio", "chosh-ka"):
        table.orders("wretch-2", f"hold-ecm:{card}")
    table.orders("wretch-2", "hold-ecm:tes-kio", on=False)
    orders = table.view("wretch-2")["orders"]
    assert [orders[f"hold-ecm:{card}"]["on"] for card in ("tes-kio", "chosh-ka")] == [False, True]


@pytest.mark.parametrize(("first_team", "second_team"), [("isn", "wretch"), ("wretch", "isn")])
def test_CLK_02_the_clock_waits_for_either_deck_that_has_run_out_only_once(
    first_team: str, second_team: str
) -> None:
    scene = Scenario().run_out(first_team, 2).run_out(second_team, 1)
    run_rule(check_clock(scene.state), scene)
    assert scene.state.result is None


def test_OBS_23_any_asteroid_beside_a_ship_gives_it_cover() -> None:
    table = fire_at(fight_scene("tes-kio", "14,3/14,2", "2,9", "14,1").dice("C1", 5), "tes-kio-1")
    assert roll_purposes(table) == ["cover"]


def test_RPL_01_a_player_may_replace_either_of_two_cards_of_the_type() -> None:
    scene = Scenario().ship("isn-1", "isn-torrent", at="14,5/14,6", level="veteran").turn("isn-1", "deploy")
    scene.attach("isn-torrent", "maneuvering-thrusters").attach("isn-torrent", "erin-cho")
    scene.attach("isn-torrent", "isn-transport-shuttle").hand("isn-1", "maneuvering-thrusters")
    table = scene.energy("isn", 20).play().picks("isn-1", "play:h1")
    assert {"a1", "a3"} <= set(table.options("isn-1"))
    table.picks("isn-1", "a3")
    assert table.attached("isn-torrent") == ["maneuvering-thrusters", "erin-cho", "maneuvering-thrusters"]


def test_HRO_01_a_different_hero_is_not_offered_among_two_of_the_same_name() -> None:
    """Everest has Erin Cho and Bronson Skiles; Torrent gets another Skiles."""
    scene = Scenario().ship("isn-1", "isn-everest", at="4,9", level="veteran").turn("isn-1", "deploy")
    scene.attach("isn-everest", "erin-cho").attach("isn-everest", "bronson-skiles")
    scene.ship("isn-1", "isn-torrent", at="14,5/14,6").hand("isn-1", "bronson-skiles")
    table = scene.energy("isn", 20).play().picks("isn-1", "play:h1", "isn-torrent")
    assert table.asked("isn-1") == "duplicate-hero"
    assert len(table.options("isn-1")) == 2


@pytest.mark.parametrize("gates", [("1,7/2,7", "3,6/4,5"), ("3,6/4,5", "1,7/2,7")])
def test_DSC_20_a_ship_on_two_gates_warps_within_reach_of_either(gates: tuple[str, str]) -> None:
    """Only the eastern gate reaches spaces in column 17."""
    scene = Scenario().ship("isn-1", "isn-torrent", at="2,7/3,6").turn("isn-1")
    for gate in gates:
        _ = scene.tile(GATE, gate)
    table = scene.play().picks("isn-1", "activate:isn-torrent", "warp")
    assert [place for place in table.options("isn-1") if "17," in place]


@pytest.mark.parametrize(
    "free_spaces", [("14,9", "14,10", "15,10", "20,6", "20,7"), ("8,12", "8,13", "20,6", "20,7", "19,7")]
)
def test_DEP_15_a_squadron_may_be_launched_wherever_it_has_room(free_spaces: tuple[str, ...]) -> None:
    table = fill_zone(deploy_scene(), *free_spaces).play()
    assert "launch:f47-blue-hawks" in table.options("isn-2")


@pytest.mark.parametrize("free_spaces", [("14,10", "20,7", "20,8"), ("20,7", "14,10", "14,11")])
def test_DEP_15_a_medium_ship_may_be_launched_wherever_it_has_room(free_spaces: tuple[str, ...]) -> None:
    assert "launch:isn-barrage" in fill_zone(deploy_scene(), *free_spaces).play().options("isn-2")


def test_DEP_15_a_squadron_may_start_in_every_place_with_room_for_all_its_ships() -> None:
    west, east = ["14,9", "14,10", "15,10"], ["20,6", "20,7", "21,6"]
    table = fill_zone(deploy_scene(), *west, *east).play().picks("isn-2", "launch:f47-blue-hawks")
    assert sorted(table.options("isn-2")) == sorted([*west, *east])


@pytest.mark.parametrize(
    ("spaces", "inside"),
    [
        (["14,9", "14,10", "15,10"], True),
        (["14,2/14,9"], True),
        (["14,9/14,2"], True),
        (["14,3", "14,2", "14,9"], False),
        (["14,9", "14,10", "14,2"], False),
    ],
)
def test_HLD_14_cargo_with_each_ship_in_the_zone_may_have_been_launched_from_behind_the_screen(
    spaces: list[str], inside: bool
) -> None:
    """A medium ship may be there with one space (DEP-04). All ships of a squadron must be there (DEP-07)."""
    scene = deploy_scene().ship("isn-2", "isn-barrage", at="13,8/13,9", cargo=["f47-blue-hawks"])

    def is_unloaded(spaces: list[str]) -> bool:
        places = [tuple(hx.parse_space(h) for h in place.split("/")) for place in spaces]
        ships = {f"f47-blue-hawks-{n}": place for n, place in enumerate(places, start=1)}
        return launch_fact(scene.state, "isn-2", "f47-blue-hawks", ships, carrier="isn-barrage").unloaded

    assert is_unloaded(spaces) is not inside
    assert is_unloaded([place.replace("14,9", "14,1") for place in spaces])


def test_DEP_10_ships_launched_from_a_hold_may_have_come_from_any_carrier_beside_them() -> None:
    """The carrier must be launched before (HLD-15), may be loaded (CTL-03) and must have room (HLD-04,
    HLD-07)."""
    scene = Scenario("pan-base").turn("isn-1", "deploy").ship("wretch-1", "vapors-fate", at="20,-6")
    scene.ship("isn-1", "isn-everest", at="14,5").ship("isn-1", "isn-barrage", at="17,2/17,3")
    carriers, only_everest = ["isn-everest", "isn-barrage"], ["isn-everest"]

    def out_of(card: str, *spaces: str) -> list[str]:
        places = {
            f"{card}-{n}": tuple(map(hx.parse_space, s.split("/"))) for n, s in enumerate(spaces, start=1)
        }
        return list(launch_fact(scene.state, "isn-1", card, places, carrier="isn-everest").out_of)

    assert (out_of("rooks-f54", "16,3"), out_of("rooks-f54", "15,3")) == (carriers, only_everest)
    assert out_of("f47-blue-hawks", "16,3", "16,4", "15,3") == only_everest, (
        "each of them is beside it (DEP-11)"
    )
    assert out_of("isn-torrent", "16,3/16,2") == only_everest, "it is no smaller than the Barrage"
    scene.state.cards["isn-barrage"].launched = scene.state.turn
    assert out_of("rooks-f54", "16,3") == only_everest
    scene.state.cards["isn-barrage"].launched = 1
    run_rule(take_over(scene.state, "isn-barrage", "wretch-1"), scene)
    run_rule(take_over(scene.state, "isn-barrage", "isn-1"), scene)
    assert out_of("rooks-f54", "16,3") == only_everest


def test_PRV_13_each_launched_card_is_listed_once() -> None:
    table = deploy_scene().play().picks("isn-2", "launch:rooks-f54", "14,9")
    table.picks("isn-2", "launch:f47-blue-hawks", "12,10", "13,10", "13,9")
    fleet = [ship["card"] for ship in table.view("isn-1")["seats"]["isn-2"]["fleet"]]
    assert len(fleet) == len(set(fleet))
    assert list(table.happened("launched")[-1]["ships"]) == [f"f47-blue-hawks-{n}" for n in (1, 2, 3)]


def test_CTL_11_ships_that_escaped_in_either_of_two_holds_no_longer_belong_to_the_fleet() -> None:
    scene = Scenario("blockade-run")
    escaped = {"vapors-fate": ["red-tougu"], "so-bwa-tet": ["chosh-ka"]}
    scene.state.seats["wretch-1"].away = Secret(escaped, scene.state.seats["wretch-1"].screen.eyes)
    assert not [
        card for cargo in escaped.values() for card in cargo if is_in_fleet(scene.state, "wretch-1", card)
    ]


def test_M3_11_a_card_of_the_other_side_is_found_anywhere_in_the_hand() -> None:
    scene = Scenario("battle-for-barrage").hand("isn-1", "erin-cho", "hijack-plan")
    assert decks_in_hand(scene.state, "isn-1") == {"isn", "wretch"}


def test_HLD_03_a_load_takes_up_the_spaces_of_all_its_cards() -> None:
    """Torrent takes two spaces of the hold, Rook's F-54 one."""
    scene = deploy_scene("isn-1").fleet("isn-1", "rooks-f54")
    table = scene.play().picks("isn-1", "launch:isn-everest", "14,10")
    spaces = {o.id: o.ref["amount"] for o in table.decision("isn-1").options}
    assert spaces["load:isn-torrent+rooks-f54"] == 2 + 1


def test_M4_21_a_shift_shows_every_space_that_the_tile_will_cover() -> None:
    table = engines(4, 8).play().picks("isn-1", "yes", "tile-1")
    hexes = {o.id: o.ref["hexes"] for o in table.decision("isn-1").options if o.id == NORTH}[NORTH]
    table.picks("isn-1", NORTH)
    assert sorted(hexes) == sorted(hx.space_name(h) for h in table.state.tiles["tile-1"].hexes)


def test_DEP_07_a_placement_shows_every_space_that_the_ship_will_cover() -> None:
    table = deploy_scene().play().picks("isn-2", "launch:isn-barrage")
    assert [o.ref["hexes"] for o in table.decision("isn-2").options if o.id == "14,9/14,10"] == [
        ["14,9", "14,10"]
    ]


def test_PRP_05_every_card_prepped_for_the_ship_is_offered() -> None:
    edition = stored_edition()
    storm = edition.missions["meteor-storm"]
    cards = tuple(Prepped(card, "isn-everest", "launch") for card in ("charles-yeboah", "bronson-skiles"))
    seats = tuple(replace(seat, prepped=cards if seat.id == "isn-1" else ()) for seat in storm.seats)
    missions = {**edition.missions, "meteor-storm": replace(storm, seats=seats)}
    scene = Scenario(edition=replace(edition, missions=missions, digest="two cards are prepped for Everest"))
    table = scene.energy("isn", 30).turn("isn-1", "deploy").play()
    table.picks("isn-1", "launch:isn-everest", "14,10", "load:none", "no", "yes")
    assert table.attached("isn-everest") == ["bronson-skiles"]


def test_VIC_08_an_event_lasts_until_every_broken_ship_is_destroyed() -> None:
    """Barrage, in Wretch hands, destroys the last ISN ship and is destroyed by its own shock. It is a draw,
    although the Wretch have another ship."""
    scene = Scenario("battle-for-barrage", builds=BUILDS).ship("wretch-1", "vapors-fate", at="5,2")
    _ = scene.ship("isn-1", "isn-torrent", at="12,4/12,5", shields=0, hull_damage=5)
    barrage = {"shields": 0, "hull_damage": 5, "attached": ["lr5-nuclear-warhead"]}
    _ = scene.ship("wretch-1", "isn-barrage", at="12,3/12,2", **barrage).turn("wretch-1", round=3)
    table = scene.energy("wretch", 30).dice("D4").play()
    table.picks("wretch-1", "activate:isn-barrage", "stop", "a1", "isn-torrent-1")
    assert not table.alive("isn-torrent-1") and not table.alive("isn-barrage-1")
    assert table.winner is None
    assert table.view("isn-1")["result"]["label"] == "Both sides reach their goals at once: a draw"
