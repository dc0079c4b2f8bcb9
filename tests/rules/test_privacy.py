"""Section 22 of the ledger: what each viewer may see."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.core.secret import find_secrets
from tests.rules.support import first_turn
from tests.scenario import Scenario

TORRENT: dict[str, Any] = {"seat": "isn-1", "card": "isn-torrent", "at": "14,5/14,6"}
EVERYBODY = ("isn-1", "isn-2", "wretch-1", "wretch-2", "spectator")


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_PRV_01_everybody_sees_the_board_the_ships_and_their_pegs(viewer: str) -> None:
    view = Scenario().ship(**TORRENT, shields=1, hull_damage=2).asteroid("10,6").play().view(viewer)
    ship = view["ships"]["isn-torrent-1"]
    assert (ship["hexes"], ship["shields"], ship["hull_damage"]) == (["14,5", "14,6"], 1, 2)
    assert view["tiles"]["tile-1"]["kind"] == "asteroid"


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_PRV_02_everybody_sees_launched_ship_cards_and_their_attached_cards(viewer: str) -> None:
    card = Scenario().ship(**TORRENT, attached=["erin-cho"]).play().view(viewer)["ship_cards"]["isn-torrent"]
    assert (card["level"], card["seat"]) == ("standard", "isn-1")
    assert [a["card"] for a in card["attached"].values()] == ["erin-cho"]


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_PRV_03_and_PRV_03r_everybody_sees_energy_round_phase_and_dice(viewer: str) -> None:
    table = Scenario().ship(**TORRENT).energy("isn", 17).turn("isn-1", "end").dice(3).play()
    table.picks("isn-1", "yes")
    view = table.view(viewer)
    assert view["teams"]["isn"]["energy"] == 17 - 2 + 8
    assert (view["round"], view["turn"], view["phase"]) == (2, "isn-2", "energy")
    rolls = [
        happening for fact in table.news if fact.kind == "roll" and (happening := fact.happening_for(viewer))
    ]
    assert [roll["result"] for roll in rolls] == [3]


def test_PRV_08_only_its_owner_and_an_ally_who_is_shown_it_see_a_hand() -> None:
    table = Scenario().hand("isn-1", "erin-cho").play()
    can_see_card = {viewer: "erin-cho" in cards_in_hands(table.view(viewer)) for viewer in EVERYBODY}
    assert can_see_card == {
        "isn-1": True,
        "isn-2": True,
        "wretch-1": False,
        "wretch-2": False,
        "spectator": False,
    }
    table.orders("isn-1", "show-hand", on=False)
    assert "erin-cho" not in cards_in_hands(table.view("isn-2"))


def cards_in_hands(view: dict[str, Any]) -> set[str]:
    """Return the tactic cards in the hands of a view."""
    hands = [view.get("hand") or {}, *((mate["hand"] or {}) for mate in view.get("ally", {}).values())]
    return {card["card"] for hand in hands for card in hand.values()}


def test_PRV_10_nobody_sees_the_order_of_a_deck() -> None:
    state = first_turn().state
    assert [team.deck.eyes for team in state.teams.values()] == [(), ()]


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_PRV_14_everybody_sees_the_list_of_a_mission_selected_fleet(viewer: str) -> None:
    seats = first_turn().view(viewer)["seats"]
    assert [(ship["card"], ship["level"]) for ship in seats["wretch-1"]["fleet"]] == [
        ("vapors-fate", "veteran"),
        ("red-fuvu", "veteran"),
        ("red-tougu", "veteran"),
    ]


def test_PRV_17_and_EC_148_only_the_player_who_is_asked_sees_the_options() -> None:
    table = Scenario().ship(**TORRENT).turn("isn-1").play()
    decision = {viewer: table.view(viewer).get("decision") is not None for viewer in EVERYBODY}
    assert decision == dict.fromkeys(EVERYBODY, False) | {"isn-1": True}


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_PRV_28_and_EC_150_no_view_contains_the_id_of_a_hidden_thing(viewer: str) -> None:
    """A viewer sees the same for all values of the hidden things."""
    table = first_turn("wretch-1")
    unseen_cards = {
        path for path, secret in find_secrets(table.state) if viewer not in secret.eyes and "/deck" in path
    }
    assert unseen_cards == {"/teams/wretch/deck", "/teams/isn/deck"}
    text = json.dumps(table.view(viewer))
    hidden_faces = {tile.face.open() for tile in table.state.tiles.values() if tile.face is not None}
    assert not [kind for kind in hidden_faces if kind in text]
    visible_cards = cards_in_hands(table.view(viewer))
    for seat in table.state.seats.values():
        if viewer not in seat.hand.eyes:
            leaked_cards = {card for card in seat.hand.open().values() if f'"{card}"' in text}
            assert leaked_cards <= visible_cards | {
                p.card for s in table.state.seats.values() for p in s.prepped
            }


def test_PRV_29_and_PRV_29r_everybody_sees_everything_after_the_end() -> None:
    scene = (
        Scenario().ship(**TORRENT).hand("wretch-1", "krall-draxus").tile("warp-gate", "10,5", face_down=True)
    )
    table = scene.play()
    assert "revealed" not in table.view("isn-1")
    table.orders("isn-1", "concede").orders("isn-2", "concede")
    revealed = table.view("isn-1")["revealed"]
    assert revealed["hands"]["wretch-1"] == ["krall-draxus"]
    assert revealed["screens"]["wretch-1"] == ["vapors-fate", "red-fuvu", "red-tougu"]
    assert revealed["tiles"] == {"tile-1": "warp-gate"}
