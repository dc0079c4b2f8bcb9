"""Mission 2: the Blockade Run at Entebe."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.galaxies import hexes as hx
from engine.galaxies.queries import is_in_fleet
from engine.galaxies.rules.destruction import destroy
from engine.galaxies.rules.victory import fleet_value
from tests.edition import stored_edition
from tests.rules.support import ready_made, run_rule, start_match
from tests.scenario import Scenario, Table

BUILDS = {"isn-1": ready_made("isn-line-of-battle"), "wretch-1": ready_made("wretch-red-tide")}
ISN = {"isn-everest", "isn-barrage", "isn-torrent", "rooks-f54", "f47-blue-hawks", "f51-blue-sparrows"}
FAR = {"seat": "isn-1", "card": "isn-torrent", "at": "1,4/1,5"}
FATE = {"seat": "wretch-1", "card": "vapors-fate", "at": "7,9"}
TET = {"seat": "wretch-1", "card": "so-bwa-tet", "at": "7,10/7,9"}
KA = {"seat": "wretch-1", "card": "chosh-ka", "at": "7,10"}
TOUGU = {"seat": "wretch-1", "card": "red-tougu", "at": ["7,11", "7,10", "7,9"]}
EVERYBODY = ("isn-1", "wretch-1", "spectator")


def scene(*ships: dict[str, Any], **extra: Any) -> Scenario:
    """Return a scene with an ISN ship far away, and Wretch ships near the ISN zone. ``extra`` applies to the
    first of them."""
    scenario = Scenario("blockade-run", builds=BUILDS).ship(**FAR)
    for number, ship in enumerate(ships):
        scenario = scenario.ship(**ship, **({} if number else extra))
    return scenario.turn("wretch-1")


def match_after_placement() -> Table:
    """Return a match from its beginning, with all ISN ships placed."""
    table = start_match(8, 1, mission="blockade-run", builds=BUILDS)
    while table.asked("isn-1") in ("launch-at", "launch-ship"):
        table.picks("isn-1", table.options("isn-1")[0])
    return table


def run_ship(table: Table, card: str, *steps: str) -> Table:
    """Activate a ship card, move its ship, and end the activation without an attack."""
    return table.picks("wretch-1", f"activate:{card}", *steps, "stop", "done")


def points(table: Table) -> int:
    return int(table.view("spectator")["teams"]["wretch"]["victory_points"])


# Setup


def test_M2_01_the_mission_is_for_two_players() -> None:
    assert [seat.id for seat in stored_edition().missions["blockade-run"].seats] == ["isn-1", "wretch-1"]


def test_M2_05_and_M2_26_all_isn_ships_start_in_their_zone_and_nothing_is_left_to_launch() -> None:
    table = match_after_placement().picks("isn-1", "isn-1")
    assert set(table.state.cards) == ISN
    zone = set(stored_edition().layouts["single"].zones["south"])
    assert all(zone.intersection(ship.hexes) for ship in table.state.ships.values())
    assert table.energy("isn") == 5 + 5
    assert table.asked("isn-1") == "deploy"
    assert not [option for option in table.options("isn-1") if option.startswith("launch")]


def test_M2_06r_isn_ships_are_not_transported_during_the_whole_match() -> None:
    scenario = Scenario("blockade-run", builds=BUILDS).ship(**KA).energy("isn", 30)
    table = scenario.turn("isn-1", "deploy", round=5).play().picks("isn-1", "launch:isn-barrage", "7,12/7,13")
    assert table.asked("isn-1") == "deploy"
    assert table.state.cards["isn-barrage"].cargo.open() == []
    wretch = scene().energy("wretch", 30).turn("wretch-1", "deploy").play()
    assert wretch.picks("wretch-1", "launch:so-bwa-tet", "7,-3/7,-2").asked("wretch-1") == "hold"


def test_M2_07_launch_powers_of_isn_ships_take_effect_in_this_placement() -> None:
    table = match_after_placement()
    assert [power["power"] for power in table.happened("power")] == ["flagship"]
    assert len(table.hand("isn-1")) == 5 + 1


def test_M2_09_and_M2_10_and_M2_10r_and_EC_145_both_reductions_apply_to_an_isn_starter() -> None:
    before = match_after_placement()
    assert (before.energy("isn"), before.energy("wretch")) == (5, 15)
    table = before.picks("isn-1", "isn-1")
    assert table.energy("isn") == 10
    table.ends_turn("isn-1")
    assert table.energy("wretch") == 15 + 10
    other_table = match_after_placement().picks("isn-1", "wretch-1")
    assert other_table.energy("wretch") == 15 + 5
    other_table.ends_turn("wretch-1")
    assert other_table.energy("isn") == 5 + 10


def test_M2_24_isn_ships_are_placed_before_anybody_rolls_or_launches() -> None:
    table = start_match(mission="blockade-run", builds=BUILDS)
    assert table.asked("isn-1") == "launch-at" and table.asked("wretch-1") is None
    assert table.happened("roll") == []
    state = match_after_placement()
    kinds = [fact.kind for fact in state.news if fact.kind in ("launched", "roll")]
    assert kinds == ["launched"] * 6 + ["roll"] * 2


def test_M2_25_a_squadron_forms_a_chain_and_other_ships_need_one_space_in_the_zone() -> None:
    table = start_match(mission="blockade-run", builds=BUILDS)
    places = {
        "isn-everest": "12,8",
        "isn-barrage": "10,9/10,10",
        "isn-torrent": "0,15/0,16",
        "rooks-f54": "14,11",
    }
    for card, positions in places.items():
        assert table.decision("isn-1").text.args["ship_card"] == card
        table.picks("isn-1", positions)
    zone = table.game.catalogue.layouts[table.state.layout].zones["south"]
    assert set(table.options("isn-1")) <= {hx.space_name(h) for h in zone}
    table.picks("isn-1", "4,14")
    assert table.options("isn-1") == [
        name for name in ("3,14", "3,15", "4,13", "4,15", "5,13", "5,14") if name in table.options("isn-1")
    ]
    assert len(table.options("isn-1")) == 6
    table.picks("isn-1", "4,15")
    assert table.refuses("isn-1", "12,12")


def test_players_know_the_part_of_a_fleet_that_is_on_the_board() -> None:
    table = match_after_placement()
    for viewer in EVERYBODY:
        seats = table.view(viewer)["seats"]
        assert {card["card"] for card in seats["isn-1"]["fleet"]} == ISN
        assert seats["wretch-1"]["fleet"] == []


# Escaping


@pytest.mark.parametrize(
    ("ship", "steps", "score"),
    [(FATE, ("7,10",), 3), (TET, ("7,10>7,11",), 2), (KA, ("7,11",), 1)],
)
def test_M2_12_and_M2_13_and_DST_10_a_ship_that_ends_in_the_zone_escapes_and_scores_by_size(
    ship: dict[str, Any], steps: tuple[str, ...], score: int
) -> None:
    """Only the edge of the ring of Vapor's Fate is in the zone."""
    table = scene(ship).play()
    card = ship["card"]
    assert points(table) == 0
    run_ship(table, card, *steps)
    assert card not in table.state.cards and not table.alive(f"{card}-1")
    assert points(table) == score
    assert table.happened("destroyed") == table.happened("card-lost") == []
    assert card not in table.state.destroyed and card in table.state.out
    fleet = table.view("isn-1")["seats"]["wretch-1"]["fleet"]
    assert {ship["state"] for ship in fleet if ship["card"] == card} <= {"escaped"}
    assert [happening["ship"] for happening in table.happened("escaped")] == [f"{card}-1"]


def test_M2_11_everybody_sees_the_points() -> None:
    table = run_ship(scene(KA).play(), "chosh-ka", "7,11")
    for viewer in EVERYBODY:
        assert table.view(viewer)["teams"]["wretch"]["victory_points"] == 1
        assert "Wretch scores 1 victory point" in table.view(viewer)["log"][-1]["label"]


def test_M2_12_no_ship_escapes_outside_the_zone() -> None:
    table = run_ship(scene({**KA, "at": "7,9"}).play(), "chosh-ka", "7,10")
    assert table.alive("chosh-ka-1") and points(table) == 0


def test_M2_14_and_M2_14r_and_EC_114_a_carrier_scores_for_itself_and_takes_its_cargo_away() -> None:
    table = run_ship(scene(FATE, cargo=["red-tougu", "chosh-ka"]).play(), "vapors-fate", "7,10")
    assert points(table) == 3
    assert "red-tougu" not in [*table.state.out, *table.state.destroyed]
    assert not [o for o in table.options("wretch-1") if "tougu" in o or "chosh" in o]
    assert "red-tougu" not in table.view("wretch-1")["screen"]
    for viewer in ("isn-1", "spectator"):
        fleet = table.view(viewer)["seats"]["wretch-1"]["fleet"]
        assert [(ship["card"], ship["state"]) for ship in fleet] == [("vapors-fate", "escaped")]
    assert table.happened("launched") == table.happened("cargo-lost") == []


def test_CTL_11_a_ship_that_escaped_in_a_hold_no_longer_belongs_to_the_fleet() -> None:
    table = scene(FATE, cargo=["red-tougu"]).play()
    assert is_in_fleet(table.state, "wretch-1", "red-tougu")
    assert not is_in_fleet(run_ship(table, "vapors-fate", "7,10").state, "wretch-1", "red-tougu")


def view_text(table: Table, viewer: str) -> str:
    return msgspec.json.encode(table.view(viewer)).decode()


def happenings_of(table: Table, viewer: str) -> list[dict[str, Any]]:
    return table.seen_happenings(viewer)


def test_PRV_27_and_PRV_27r_nobody_else_learns_before_the_end_which_ships_escaped_in_a_hold() -> None:
    guard = {**KA, "at": "12,-3"}
    full_table = run_ship(scene(FATE, guard, cargo=["red-tougu"]).play(), "vapors-fate", "7,10")
    empty_table = run_ship(scene(FATE, guard).play(), "vapors-fate", "7,10")
    full_table.ends_turn("wretch-1")
    empty_table.ends_turn("wretch-1")
    for viewer in ("isn-1", "spectator"):
        assert view_text(full_table, viewer) == view_text(empty_table, viewer)
        assert happenings_of(full_table, viewer) == happenings_of(empty_table, viewer)
        assert "red-tougu" not in view_text(full_table, viewer)
    full_table.orders("isn-1", "concede")
    for viewer in EVERYBODY:
        assert full_table.view(viewer)["revealed"]["holds"]["vapors-fate"] == ["red-tougu"]


@pytest.mark.parametrize(("before", "round"), [(7, 1), (7, 4), (6, 4)])
def test_M2_02_and_M2_15_and_EC_111_and_EC_113_eight_points_win_even_with_the_last_ship(
    before: int, round: int
) -> None:
    scenario = scene(KA).turn("wretch-1", round=round)
    scenario.state.teams["wretch"].victory_points = before
    table = run_ship(scenario.play(), "chosh-ka", "7,11")
    assert table.over
    result = table.view("isn-1")["result"]
    expected = ("wretch", "victory-points") if before == 7 else ("isn", "elimination")
    assert (result["winner"], result["reason"]) == expected


def test_M2_22_and_EC_112_when_the_last_ship_escapes_with_7_points_the_isn_player_wins() -> None:
    scenario = scene(KA).turn("wretch-1", round=4)
    scenario.state.teams["wretch"].victory_points = 6
    table = run_ship(scenario.play(), "chosh-ka", "7,11")
    assert points(table) == 7
    assert table.winner == "isn"


def test_M2_22_in_round_2_the_wretch_may_still_launch() -> None:
    table = run_ship(scene(KA).play(), "chosh-ka", "7,11")
    assert not table.over


@pytest.mark.parametrize("losing_team", ["isn", "wretch"])
def test_M2_02_and_M2_03_and_M2_16_from_round_3_a_side_without_ships_loses(losing_team: str) -> None:
    ship = "isn-torrent-1" if losing_team == "isn" else "chosh-ka-1"
    round_2 = scene(KA).turn("wretch-1", round=2)
    run_rule(destroy(round_2.state, ship, "test"), round_2)
    assert round_2.state.result is None
    scenario = scene(KA).turn("wretch-1", round=3)
    run_rule(destroy(scenario.state, ship, "test"), scenario)
    assert scenario.state.result is not None
    assert scenario.state.result.winner == ("wretch" if losing_team == "isn" else "isn")


def test_M2_17_and_M2_17r_and_EC_115_each_squadron_ship_escapes_and_scores_by_itself() -> None:
    table = scene(TOUGU).play().picks("wretch-1", "activate:red-tougu")
    table.picks("wretch-1", "red-tougu-2", "8,10", "8,11", "stop", "done", "done")
    assert points(table) == 2
    assert table.state.cards["red-tougu"].ships == ["red-tougu-3"]
    assert table.view("isn-1")["ship_cards"]["red-tougu"]["lost"] == 2
    assert table.happened("card-escaped") == []


def test_M2_15_the_ship_that_brings_the_last_point_ends_the_match_before_the_next_escapes() -> None:
    scenario = scene({**TOUGU, "at": ["7,11", "7,12", "7,9"]})
    scenario.state.teams["wretch"].victory_points = 7
    table = scenario.play().picks("wretch-1", "activate:red-tougu", "done", "done")
    assert table.winner == "wretch" and points(table) == 8
    assert table.alive("red-tougu-2")


def test_M2_18_a_ship_attacks_before_it_escapes() -> None:
    scenario = Scenario("blockade-run", builds=BUILDS).ship(**{**FAR, "at": "7,13/7,14"}).ship(**TET)
    table = scenario.turn("wretch-1").dice("A8").play()
    table.picks("wretch-1", "activate:so-bwa-tet", "7,10>7,11", "stop")
    assert table.alive("so-bwa-tet-1") and points(table) == 0
    table.picks("wretch-1", "primary", "isn-torrent-1")
    assert len(table.happened("attack")) == 1 and points(table) == 0
    table.picks("wretch-1", "hold", "done")
    if table.asked("wretch-1") == "power":
        table.picks("wretch-1", "no")
    assert points(table) == 2


@pytest.mark.parametrize(("exit_space", "score"), [("7,10", 0), ("7,12", 1)])
def test_M2_18_powers_at_the_end_of_the_activation_act_before_the_escape(exit_space: str, score: int) -> None:
    """Slip Away places a veteran Chosh Ka elsewhere."""
    table = scene({**KA, "at": "7,11"}, level="veteran").play()
    table.picks("wretch-1", "activate:chosh-ka", "stop", "done")
    assert table.asked("wretch-1") == "power"
    assert table.picks("wretch-1", exit_space).alive("chosh-ka-1") == (score == 0)
    assert points(table) == score


def test_M2_19_only_the_end_of_its_own_activation_counts() -> None:
    table = scene({**KA, "at": "7,12"}, just_launched=True).play()
    table.ends_turn("wretch-1", "isn-1")
    assert table.alive("chosh-ka-1") and points(table) == 0
    table.picks("wretch-1", "done")
    run_ship(table, "chosh-ka")
    assert points(table) == 1


def test_M2_20_and_M2_20r_nobody_is_asked_whether_they_want_to_escape() -> None:
    table = run_ship(scene(KA, {**TET, "at": "2,4/2,3"}).play(), "chosh-ka", "7,11")
    assert table.asked("wretch-1") == "action"
    assert points(table) == 1


def test_M2_21_and_M2_21r_attached_cards_go_to_the_discard_piles_of_their_owners() -> None:
    scenario = scene(TET, attached=["krall-draxus", "spectral-resurgence"])
    scenario.attach("so-bwa-tet", "erin-cho", by="isn-1")
    table = run_ship(scenario.play(), "so-bwa-tet", "7,10>7,11")
    assert table.discards("wretch") == ["krall-draxus", "spectral-resurgence"]
    assert table.discards("isn") == ["erin-cho"]
    assert [happening["why"] for happening in table.happened("detached")] == ["escape"] * 3


def test_M2_21_a_squadrons_cards_stay_until_its_last_ship_is_gone() -> None:
    scenario = scene({**TOUGU, "at": ["7,11", "7,10", "7,9"]}, attached=["vecton-field-detonator"])
    table = scenario.play().picks("wretch-1", "activate:red-tougu", "done", "done")
    assert points(table) == 1
    assert table.discards("wretch") == []
    assert table.attached("red-tougu") == ["vecton-field-detonator"]


def test_M2_23_and_M2_23r_a_taken_isn_ship_scores_too() -> None:
    table = scene(KA).ship("wretch-1", "isn-barrage", at="7,12/7,13").play()
    run_ship(table, "isn-barrage")
    assert points(table) == 2
    assert "isn-barrage" not in table.state.cards


def test_M2_12_and_M2_23_a_wretch_ship_that_the_isn_player_has_taken_does_not_escape() -> None:
    table = scene(TET).ship("isn-1", "chosh-ka", at="7,12").turn("isn-1").play()
    table.picks("isn-1", "activate:chosh-ka", "stop", "done")
    assert table.alive("chosh-ka-1") and points(table) == 0


def test_EC_121_and_CLK_04_ships_that_have_escaped_do_not_count_when_the_clock_ends_the_match() -> None:
    table = run_ship(scene(FATE, {**KA, "at": "12,-3"}, cargo=["red-tougu"]).play(), "vapors-fate", "7,10")
    ka = table.game.catalogue.ships["chosh-ka"].versions["seasoned"]
    assert fleet_value(table.state, table.state.teams["wretch"]) == ka.launch


def test_M2_23_an_isn_ship_of_the_isn_player_does_not_escape() -> None:
    table = scene(KA).ship("isn-1", "isn-barrage", at="10,11/10,12").turn("isn-1").play()
    table.picks("isn-1", "activate:isn-barrage", "stop", "done")
    assert table.alive("isn-barrage-1")


def test_M2_27_the_victory_clock_runs_in_this_mission() -> None:
    scenario = scene(KA).run_out("isn", 2).deck("isn", only=True).run_out("wretch", 1)
    table = scenario.deck("wretch", "krall-draxus", only=True).turn("isn-1").play().ends_turn("isn-1")
    assert table.state.result is not None and table.state.result.reason == "clock"
