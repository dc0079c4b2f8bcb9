"""Section 18 of the ledger: allies."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.decisions import Refused
from engine.core.secret import Secret
from engine.galaxies.rules.destruction import destroy
from engine.galaxies.rules.teams import order_fact, orders
from engine.galaxies.state import Orders
from tests.rules.support import first_turn, initial_state, run_rule, start_match
from tests.scenario import Scenario, Table

TORRENT: dict[str, Any] = {"seat": "isn-1", "card": "isn-torrent", "at": "14,5/14,6"}
ROOK: dict[str, Any] = {"seat": "isn-2", "card": "rooks-f54", "at": "16,5"}


def passing_table(*hand: str) -> Table:
    return Scenario().hand("isn-1", *hand).energy("isn", 10).turn("isn-1", "energy").play()


def test_TEM_01_and_TEM_02_and_TEM_02r_allies_have_consecutive_turns() -> None:
    assert first_turn("isn-2").state.order == ["isn-2", "wretch-1", "wretch-2", "isn-1"]
    assert first_turn("wretch-1").state.order == ["wretch-1", "wretch-2", "isn-1", "isn-2"]
    assert first_turn("wretch-2").state.order == ["wretch-2", "isn-1", "isn-2", "wretch-1"]


def test_TEM_03_every_player_takes_their_own_turns_with_their_own_fleet_and_hand() -> None:
    scene = Scenario().ship(**TORRENT).ship(**ROOK).hand("isn-2", "f47-hawk-patrol").turn("isn-1")
    assert scene.play().options("isn-1") == ["activate:isn-torrent", "done"]


def test_TEM_04_and_TEM_04r_an_opponent_is_any_player_of_the_other_team() -> None:
    scene = Scenario().ship(**TORRENT).ship(**ROOK).ship("wretch-1", "vapors-fate", at="14,-2")
    table = scene.hand("wretch-1", "shield-siphon").turn("wretch-1").play().picks("wretch-1", "play:h1")
    assert table.options("wretch-1") == ["isn-torrent", "rooks-f54", "discard"]


def test_TEM_05_a_player_cannot_launch_or_activate_an_allys_ships() -> None:
    scene = Scenario().ship(**ROOK).energy("isn", 30).turn("isn-1", "deploy")
    table = scene.play()
    assert table.options("isn-1") == ["launch:isn-everest", "launch:isn-torrent", "done"]
    table.picks("isn-1", "done")
    assert table.options("isn-1") == ["done"]


def test_TEM_07_and_TEM_07r_a_hand_is_shown_to_an_ally_unless_its_owner_hides_it() -> None:
    table = Scenario().hand("isn-1", "erin-cho").play()
    assert [c["card"] for c in table.view("isn-2")["ally"]["isn-1"]["hand"].values()] == ["erin-cho"]
    table.orders("isn-1", "show-hand", on=False)
    assert table.view("isn-2")["ally"]["isn-1"]["hand"] is None
    assert [c["card"] for c in table.view("isn-1")["hand"].values()] == ["erin-cho"]
    table.orders("isn-1", "show-hand")
    assert table.view("isn-2")["ally"]["isn-1"]["hand"] is not None


def test_TEM_07_a_card_drawn_into_a_hidden_hand_stays_hidden() -> None:
    scene = Scenario().deck("isn", "erin-cho", "bronson-skiles").turn("wretch-2")
    table = scene.play().orders("isn-1", "show-hand", on=False).picks("wretch-2", "done")
    assert table.hand("isn-1") == ["erin-cho"]
    assert table.view("isn-2")["ally"]["isn-1"]["hand"] is None
    (fact,) = [fact for fact in table.news if fact.kind == "drew"]
    assert fact.happening_for("isn-2") == {"kind": "drew", "seat": "isn-1"}


def test_TEM_08_and_TEM_09_a_player_may_pass_any_number_of_cards_at_no_cost() -> None:
    table = passing_table("erin-cho", "bronson-skiles", "charles-yeboah")
    before = table.energy("isn")
    table.picks("isn-1", "pass-to:isn-2", ["h1", "h3"])
    assert table.hand("isn-2") == ["erin-cho", "charles-yeboah"]
    assert table.hand("isn-1")[0] == "bronson-skiles"
    assert table.energy("isn") == before


def test_TEM_08_a_player_may_pass_cards_repeatedly_and_passes_at_least_one() -> None:
    table = passing_table("erin-cho", "bronson-skiles").picks("isn-1", "pass-to:isn-2")
    assert table.refuses("isn-1")
    table.undo("isn-1")
    table.picks("isn-1", "pass-to:isn-2", ["h2"], "pass-to:isn-2", ["h1"])
    assert table.hand("isn-2") == ["bronson-skiles", "erin-cho"]


def test_TEM_08_a_player_cannot_pass_cards_from_an_empty_hand() -> None:
    scenario = Scenario().deck("isn", only=True).run_out("isn", 2).hand("isn-2", "erin-cho")
    table = scenario.turn("isn-1", "energy").play()
    assert (table.asked("isn-1"), table.options("isn-1")) == ("energy-phase", ["done"])


@pytest.mark.parametrize("phase", ["deploy", "action"])
def test_TEM_08_and_EC_127_cards_cannot_be_passed_in_another_phase(phase: str) -> None:
    table = Scenario().hand("isn-1", "erin-cho").turn("isn-1", phase).play()
    assert table.refuses("isn-1", "pass-to:isn-2")


def test_TEM_10_and_TEM_10r_and_EC_127_only_the_active_player_passes() -> None:
    table = Scenario().hand("isn-2", "erin-cho").turn("isn-1", "energy").play()
    assert list(table.match.decisions) == ["isn-1"]
    assert "pass-to:isn-2" in table.options("isn-1")
    with pytest.raises(Refused):
        _ = table.match.answer("isn-2", table.decision("isn-1").id, ["pass-to:isn-1"])
    assert table.hand("isn-2") == ["erin-cho"]


def test_PRV_20_only_the_two_allies_see_a_passed_card() -> None:
    table = passing_table("erin-cho").picks("isn-1", "pass-to:isn-2", ["h1"])
    (fact,) = [fact for fact in table.news if fact.kind == "passed"]
    for viewer in ("isn-1", "isn-2"):
        assert (fact.happening_for(viewer) or {})["cards"] == ["erin-cho"]
    for viewer in ("wretch-1", "spectator"):
        happening = fact.happening_for(viewer) or {}
        assert "cards" not in happening
        assert happening["count"] == 1


def test_TEM_11_and_TEM_12_and_TEM_13_a_team_has_one_energy_board() -> None:
    table = Scenario().hand("isn-2", "erin-cho").energy("isn", 10).turn("isn-2", "deploy").play()
    table.picks("isn-2", "discard", ["h1"], "launch:rooks-f54", "14,9")
    assert table.energy("isn") == 10 + 1 - 4
    seats = table.view("isn-1")["seats"]
    assert seats["isn-1"]["energy"] == seats["isn-2"]["energy"] == 7


def test_TEM_14_each_ally_is_dealt_five_cards_from_the_shared_deck() -> None:
    table = start_match()
    assert len(table.hand("isn-1")) == len(table.hand("isn-2")) == 5
    assert table.view("isn-1")["teams"]["isn"]["deck_size"] == 34 - 10


def test_TEM_16_allies_keep_their_unlaunched_fleets_apart_behind_one_screen() -> None:
    view = start_match().view("isn-1")
    assert set(view["screen"]) == {"isn-everest", "isn-torrent"}
    assert set(view["ally"]["isn-2"]["screen"]) == {
        "isn-barrage",
        "f47-blue-hawks",
        "rooks-f54",
        "f51-blue-sparrows",
    }


def test_TEM_17_allies_share_the_starting_zone() -> None:
    zones = []
    for seat, card in (("isn-2", "rooks-f54"), ("wretch-2", "chosh-ka"), ("wretch-1", "red-fuvu")):
        table = Scenario().turn(seat, "deploy").play().picks(seat, f"launch:{card}")
        zones.append(set(table.options(seat)))
    assert zones[1] == zones[2]
    assert not zones[0] & zones[1]


def test_TEM_18_ships_fly_through_an_allys_ships_without_ecm_but_never_end_on_them() -> None:
    scene = Scenario().ship("isn-2", "rooks-f54", at="14,4").ship("isn-1", "chosh-ka", at="14,3")
    scene.ship("wretch-2", "tes-kio", at="14,-1/14,0")
    table = scene.turn("isn-2").play().picks("isn-2", "activate:rooks-f54", "14,3")
    assert "stop" not in table.options("isn-2")
    table.picks("isn-2", "14,2", "stop")
    assert table.where("rooks-f54-1") == "14,2"
    assert table.happened("roll") == []
    assert table.picks("isn-2", "primary").options("isn-2")[0] == "tes-kio-1"
    assert "chosh-ka-1" not in table.options("isn-2")


def test_TEM_20_the_player_who_controls_a_ship_decides_about_its_ecm() -> None:
    table = Scenario().ship(**TORRENT).play()
    with pytest.raises(Refused):
        table.orders("isn-2", "hold-ecm:isn-torrent")


def test_TEM_19_everybody_rolls_for_the_first_turn_in_teams_too() -> None:
    table = start_match(1, 2, 3, 4).picks("isn-1", "14,5/14,6")
    assert [roll["seat"] for roll in table.happened("roll")] == ["wretch-1", "wretch-2", "isn-1", "isn-2"]


# Standing orders


def test_an_order_that_does_not_exist_is_rejected() -> None:
    table = Scenario().ship(**TORRENT).play()
    for order in ("dance", "hold-ecm:vapors-fate", "hold-ecm:rooks-f54", "hold-ecm:"):
        with pytest.raises(Refused):
            table.orders("isn-1", order)


def test_a_seat_can_give_the_documented_orders() -> None:
    table = Scenario().ship(**TORRENT).ship(**ROOK).play().orders("isn-1", "pass")
    orders = {name: order["on"] for name, order in table.view("isn-1")["orders"].items()}
    assert orders == {"show-hand": True, "pass": True, "hold-ecm:isn-torrent": False, "concede": False}


def test_VIC_12_a_concession_cannot_be_taken_back() -> None:
    table = Scenario().play().orders("isn-1", "concede")
    with pytest.raises(Refused):
        table.orders("isn-1", "concede", on=False)
    concede = table.view("isn-1")["orders"]["concede"]
    assert (concede["on"], concede["final"]) == (True, True)


def test_VIC_12_a_player_is_warned_what_a_concession_leads_to() -> None:
    def concession_warning(table: Table, seat: str) -> str:
        return str(table.view(seat)["orders"]["concede"]["warning"])

    table = Scenario().play()
    assert concession_warning(table, "isn-1").startswith("Your side fights on")
    table.orders("isn-1", "concede")
    assert concession_warning(table, "isn-2").startswith("Your side loses")
    table.state.seats["wretch-2"].bot = "greedy"
    assert concession_warning(table, "wretch-1").startswith("Your side loses")


def test_TEM_07_a_player_without_an_ally_cannot_show_a_hand() -> None:
    state = initial_state("pan-base")
    assert "show-hand" not in [name for name, *_ in orders(state, "isn-1")]
    with pytest.raises(Refused):
        order_fact(state, "isn-1", "show-hand", on=False)


def test_ECM_19_a_player_can_still_cancel_an_order_for_a_lost_ship() -> None:
    scene = Scenario().ship(**TORRENT)
    scene.state.seats["isn-1"].orders = Secret(Orders(False, ["isn-torrent"]), ("isn-1",))
    run_rule(destroy(scene.state, "isn-torrent-1", "test"), scene)
    table = scene.play().orders("isn-1", "hold-ecm:isn-torrent", on=False)
    assert table.state.seats["isn-1"].orders.open().hold_ecm == []


def test_TIM_07_and_TIM_07r_passing_in_advance_lasts_until_the_players_next_turn() -> None:
    table = Scenario().turn("wretch-2").play().orders("isn-1", "pass").orders("isn-2", "pass")
    assert table.state.seats["isn-1"].orders.open().passing
    table.picks("wretch-2", "done")
    assert table.state.active == "isn-1"
    assert not table.state.seats["isn-1"].orders.open().passing
    assert table.state.seats["isn-2"].orders.open().passing


def test_ECM_19_and_ECM_19r_an_order_to_hold_ecm_is_private() -> None:
    table = Scenario().ship(**TORRENT).play().orders("isn-1", "hold-ecm:isn-torrent")
    assert table.state.seats["isn-1"].orders.open().hold_ecm == ["isn-torrent"]
    assert [fact.happening_for("wretch-1") for fact in table.news if fact.kind == "order-changed"] == [None]
    order = table.view("isn-1")["orders"]["hold-ecm:isn-torrent"]
    assert (order["label"], order["on"]) == ("Do not roll ECM with ISN Torrent", True)
    table.orders("isn-1", "hold-ecm:isn-torrent", on=False)
    assert table.state.seats["isn-1"].orders.open().hold_ecm == []


@pytest.mark.parametrize("seat", ["isn-2", "wretch-1"])
def test_ECM_19r_a_player_can_hold_ecm_only_for_their_own_ships(seat: str) -> None:
    table = Scenario().ship(**TORRENT).play()
    with pytest.raises(Refused):
        table.orders(seat, "hold-ecm:isn-torrent")
