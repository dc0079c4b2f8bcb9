"""Chapter 12: destruction and discard."""

from __future__ import annotations

from typing import Any

import pytest

from engine.galaxies.rules.destruction import destroy
from tests.rules.support import run_rule
from tests.scenario import Scenario, Table

MISS, HIT = "A8", "C1"


def torrent_against(seat: str, card: str, position: Any, **extra: Any) -> Scenario:
    """Return a scene with Torrent, strength 2, and an enemy in range."""
    scene = Scenario().ship("isn-1", "isn-torrent", at="14,5/14,6").ship(seat, card, at=position, **extra)
    return scene.turn("isn-1")


def fire_at(scene: Scenario, *targets: str) -> Table:
    """Let Torrent attack the targets, one after another."""
    return scene.play().picks("isn-1", "activate:isn-torrent", "stop", "primary", *targets)


def tes_kio(**extra: Any) -> Scenario:
    """Return a scene with Tes Kio (hull 6, shields down) two spaces from Torrent."""
    return torrent_against("wretch-2", "tes-kio", "14,3/14,2", shields=0, **extra)


def tougu(*positions: str, **extra: Any) -> Scenario:
    """Return a scene with a standard Tougu (hull 2, no shields) near Torrent."""
    return torrent_against("wretch-1", "red-tougu", positions, level="standard", **extra).dice("D6")


@pytest.mark.parametrize(("hull_damage", "alive"), [(3, True), (4, False), (5, False)])
def test_DST_01_a_ship_is_destroyed_when_red_pegs_reach_its_hull_value(hull_damage: int, alive: bool) -> None:
    assert fire_at(tes_kio(hull_damage=hull_damage).dice(HIT), "tes-kio-1").alive("tes-kio-1") is alive


def test_DST_02_a_destroyed_ship_leaves_the_board_and_is_put_on_its_card() -> None:
    table = fire_at(tougu("14,3", "15,3"), "red-tougu-1")
    assert "red-tougu-1" not in table.view("isn-1")["ships"]
    card = table.view("isn-1")["ship_cards"]["red-tougu"]
    assert (card["ships"], card["lost"]) == (["red-tougu-2"], 1)


def test_DST_03_and_DST_06_and_EC_10_a_squadrons_card_and_attached_cards_stay_while_a_ship_is_left() -> None:
    scene = tougu("14,3", "15,3", "16,3", attached=["vecton-field-detonator"])
    table = fire_at(scene.dice("D6"), "red-tougu-1", "red-tougu-3")
    assert table.state.cards["red-tougu"].ships == ["red-tougu-2"]
    assert table.attached("red-tougu") == ["vecton-field-detonator"]
    assert table.discards("wretch") == []


def place_of(table: Table, seat: str, card: str) -> str:
    """Return where a ship card is, as a spectator sees it."""
    fleet = table.view("spectator")["seats"][seat]["fleet"]
    return str(next(entry["state"] for entry in fleet if entry["card"] == card))


def test_DST_04_and_EC_11_a_card_is_visibly_out_of_play_after_its_last_ship_is_destroyed() -> None:
    table = fire_at(tougu("14,3").ship("wretch-2", "tes-kio", at="14,-3/14,-4"), "red-tougu-1")
    assert "red-tougu" not in table.view("isn-1")["ship_cards"]
    assert place_of(table, "wretch-1", "red-tougu") == "lost"
    assert "red-tougu" not in table.view("wretch-1")["screen"]


def test_DST_05_and_EC_11_attached_cards_go_to_the_discard_pile_of_their_owner() -> None:
    scene = tougu("14,3", attached=["vecton-field-detonator"]).ship("wretch-2", "tes-kio", at="14,-3/14,-4")
    table = fire_at(scene, "red-tougu-1")
    assert table.discards("wretch") == ["vecton-field-detonator"]


def test_DST_05_and_EC_11_all_attached_cards_of_a_destroyed_ship_are_discarded() -> None:
    cards = ["erin-cho", "lr5-nuclear-warhead", "bronson-skiles"]
    scene = Scenario().ship("isn-1", "isn-torrent", at="14,3/14,2", attached=cards).turn("isn-1")
    scene.ship("isn-2", "isn-barrage", at="4,9/4,10").ship("wretch-2", "tes-kio", at="14,-3/14,-4")
    run_rule(destroy(scene.state, "isn-torrent-1", "ecm"), scene)
    assert sorted(scene.state.teams["isn"].discard) == sorted(cards)


def destroy_carrier(*cargo: str) -> Table:
    """Destroy Vapor's Fate, which was almost destroyed before, with its cargo."""
    scene = torrent_against("wretch-1", "vapors-fate", "14,1", shields=0, hull_damage=10, cargo=cargo)
    scene.ship("wretch-2", "tes-kio", at="14,-3/14,-4")
    return fire_at(scene.dice("C4"), "vapors-fate-1")


def test_DST_07_and_EC_12_the_cargo_of_a_destroyed_carrier_is_revealed_and_lost() -> None:
    table = destroy_carrier("red-fuvu", "red-tougu")
    (happening,) = table.happened("card-lost")
    assert (happening["ship_card"], sorted(happening["cargo"])) == ("vapors-fate", ["red-fuvu", "red-tougu"])
    assert table.happened("launched") == []
    assert [ship for ship in table.state.ships if ship.startswith("red-")] == []
    assert [place_of(table, "wretch-1", card) for card in ("red-fuvu", "red-tougu")] == ["lost", "lost"]


def test_DST_08_everybody_sees_destroyed_cargo_set_aside() -> None:
    table = destroy_carrier("red-fuvu", "red-tougu")
    assert [place_of(table, "wretch-1", card) for card in ("red-fuvu", "red-tougu")] == ["lost", "lost"]
    assert table.view("wretch-1")["screen"] == {}


def test_DST_09_a_destroyed_ship_immediately_frees_its_spaces_and_has_no_ecm() -> None:
    scene = tes_kio(hull_damage=5).ship("isn-2", "rooks-f54", at="14,4").dice(HIT)
    table = fire_at(scene.ship("wretch-1", "red-fuvu", at=["14,-3"]).order("isn-1", "isn-2"), "tes-kio-1")
    table.ends_turn("isn-1").picks("isn-2", "done", "done", "activate:rooks-f54", "14,3", "stop")
    assert table.where("rooks-f54-1") == "14,3"
    assert table.happened("roll") == []


def test_DST_11_and_EC_19_a_card_goes_to_the_pile_of_its_owner_whoever_controlled_the_ship() -> None:
    table = (
        Scenario()
        .ship("isn-1", "isn-torrent", at="14,3/14,2", shields=0, hull_damage=3, attached=["bronson-skiles"])
        .attach("isn-torrent", "shield-siphon", by="wretch-2")
        .ship("wretch-2", "tes-kio", at="14,5/14,6")
        .ship("isn-2", "rooks-f54", at="14,-3")
        .turn("wretch-2")
        .dice("B4")
        .play()
    )
    table.picks("wretch-2", "activate:tes-kio", "stop", "primary", "isn-torrent-1")
    assert not table.alive("isn-torrent-1")
    assert table.discards("isn") == ["bronson-skiles"]
    assert table.discards("wretch") == ["shield-siphon"]


def test_DST_05_and_DST_11_and_CTL_08_the_cards_of_a_taken_ship_go_to_the_pile_of_their_owner() -> None:
    table = (
        Scenario()
        .ship(
            "wretch-1", "isn-torrent", at="14,3/14,2", shields=0, hull_damage=3, attached=["bronson-skiles"]
        )
        .ship("isn-2", "isn-barrage", at="14,5/14,6")
        .ship("wretch-2", "tes-kio", at="14,-3/14,-4")
        .turn("isn-2")
        .dice("B4")
        .play()
    )
    table.picks("isn-2", "activate:isn-barrage", "stop", "primary", "isn-torrent-1")
    assert (table.discards("isn"), table.discards("wretch")) == (["bronson-skiles"], [])
