"""Mission 1: the Dead Zone Battle, with its printed fleets and without tactic cards."""

from __future__ import annotations

import pytest

from engine.core.decisions import Refused
from tests.rules.support import start_match
from tests.scenario import Scenario, Table

WITHOUT = {"tactic-cards": "off"}
TORRENT = {"seat": "isn-1", "card": "isn-torrent", "at": "7,8/7,9"}
TES_KIO = {"seat": "wretch-1", "card": "tes-kio", "at": "7,3/7,4"}


def begin_match(starter: str = "isn-1", **options: str) -> Table:
    """Return a match from its beginning, in the first energy phase of the starter."""
    return start_match(8, 1, mission="dead-zone", options=options).picks("isn-1", starter)


def scene(**options: str) -> Scenario:
    """Return a scene with two ships that cannot reach each other."""
    return Scenario("dead-zone", **options).ship(**TORRENT).ship(**TES_KIO)


def test_M1_03_three_of_eight_tiles_lie_black_side_up_and_ships_turn_them() -> None:
    table = start_match(8, 1, mission="dead-zone")
    hidden_tiles = [tile for tile in table.state.tiles.values() if tile.face is not None]
    assert len(hidden_tiles) == len(table.state.tiles) == 3
    assert all(view["kind"] is None for view in table.view("isn-1")["tiles"].values())
    scene = Scenario("dead-zone").tile("energy-source", "7,9/7,10", face_down=True).ship(**TORRENT)
    later_table = scene.ship(**TES_KIO).turn("isn-1").play().picks("isn-1", "activate:isn-torrent", "stop")
    assert later_table.view("wretch-1")["tiles"]["tile-1"]["kind"] == "energy-source"


def test_M1_08_all_ships_wait_behind_the_screens() -> None:
    table = begin_match()
    assert table.state.ships == {}
    assert len(table.view("isn-1")["screen"]) == len(table.view("wretch-1")["screen"]) == 4


@pytest.mark.parametrize("starter", ["isn-1", "wretch-1"])
def test_M1_11_energy_hands_and_the_starters_penalty_are_as_usual(starter: str) -> None:
    table = begin_match(starter)
    assert table.energy(table.state.seats[starter].team) == 15 + 5
    assert len(table.hand(starter)) == 5 + 1
    other = "wretch-1" if starter == "isn-1" else "isn-1"
    table.ends_turn(starter)
    assert table.energy(table.state.seats[other].team) == 15 + 10


@pytest.mark.parametrize(("round", "is_over"), [(2, False), (3, True)])
def test_M1_02_and_M1_09_a_player_without_ships_after_round_2_loses(round: int, is_over: bool) -> None:
    target = {**TES_KIO, "at": "7,6/7,7"}
    table = Scenario("dead-zone").ship(**TORRENT).ship(**target, shields=0, hull_damage=4)
    play = table.turn("isn-1", round=round).dice("E4").play()
    play.picks("isn-1", "activate:isn-torrent", "stop", "primary", "tes-kio-1")
    assert not play.alive("tes-kio-1")
    assert play.over is is_over
    if is_over:
        assert play.winner == "isn"


def test_M1_10_the_side_with_more_points_wins_when_both_decks_have_run_out_twice() -> None:
    table = scene().run_out("isn", 2).run_out("wretch", 1).deck("wretch", "krall-draxus", only=True)
    play = table.turn("isn-1").play().picks("isn-1", "done")
    torrent, kio = (play.game.catalogue.ships[ship].versions for ship in ("isn-torrent", "tes-kio"))
    assert play.over and play.state.result is not None and play.state.result.reason == "clock"
    points = torrent["seasoned"].launch, kio["standard"].launch
    assert play.winner == ("isn" if points[0] > points[1] else "wretch") and points[0] != points[1]


def test_M1_15_and_M1_15r_there_are_no_obstacles_on_the_board() -> None:
    assert not [tile for tile in begin_match().state.tiles.values() if tile.kind is not None]


# Without tactic cards


def test_M1_14_and_M1_14r_without_tactic_cards_there_are_no_decks_hands_draws_or_discards() -> None:
    table = begin_match(**WITHOUT)
    view = table.view("isn-1")
    assert view["hand"] == {} and [team["deck_size"] for team in view["teams"].values()] == [0, 0]
    assert table.happened("drew") == table.happened("run-out") == table.happened("reshuffled") == []
    assert table.asked("isn-1") == "deploy"
    assert "discard" not in table.options("isn-1")
    table.ends_turn("isn-1", "wretch-1", "isn-1")
    assert table.hand("isn-1") == table.hand("wretch-1") == []


def test_M1_14_without_tactic_cards_nobody_is_asked_to_respond_or_gives_orders_about_it() -> None:
    tes_kio = {**TES_KIO, "at": "7,6/7,7"}
    scenario = Scenario("dead-zone", **WITHOUT).ship(**TORRENT).ship(**tes_kio).turn("isn-1").dice("E4")
    table = scenario.play().picks("isn-1", "activate:isn-torrent")
    assert table.asked("wretch-1") is None
    table.picks("isn-1", "stop", "primary", "tes-kio-1")
    assert table.asked("wretch-1") is None
    assert table.happened("window") == []
    assert set(table.view("wretch-1")["orders"]) == {"hold-ecm:tes-kio", "concede"}
    with pytest.raises(Refused):
        table.orders("wretch-1", "pass")
    assert "pass" in Scenario("dead-zone").play().view("wretch-1")["orders"]


def test_M1_14_menus_do_not_mention_tactic_cards() -> None:
    with_cards = scene().turn("isn-1", "deploy").play()
    without_cards = scene(**WITHOUT).turn("isn-1", "deploy").play()
    for phase in ("deploy", "action"):
        assert "play a card" in with_cards.view("isn-1")["decision"]["prompt"]
        prompt = without_cards.view("isn-1")["decision"]["prompt"]
        assert (prompt.startswith(f"{phase.capitalize()} phase"), "play a card" in prompt) == (True, False)
        with_cards.picks("isn-1", "done")
        without_cards.picks("isn-1", "done")


def test_M1_14r_the_victory_clock_does_not_run_without_decks() -> None:
    table = scene(**WITHOUT).turn("isn-1", round=4).play()
    table.ends_turn(*["isn-1", "wretch-1"] * 4)
    assert not table.over and table.state.round == 8


def test_M1_14_a_power_that_also_draws_tactic_cards_has_its_other_effects() -> None:
    """Flagship draws no card, but later launches are cheaper."""
    table = Scenario("dead-zone", **WITHOUT).ship(**TES_KIO).energy("isn", 40).turn("isn-1", "deploy").play()
    table.picks("isn-1", "launch:isn-everest", "7,12", "load:none")
    assert table.happened("power")[0]["power"] == "flagship"
    assert table.happened("drew") == []
    before = table.energy("isn")
    table.picks("isn-1", "launch:isn-torrent", "4,14/4,15", "load:none")
    torrent = table.game.catalogue.ships["isn-torrent"].versions["seasoned"]
    assert table.energy("isn") == before - torrent.launch + 1


def test_EC_146_a_market_has_no_effect_in_a_match_without_tactic_cards() -> None:
    table = scene(**WITHOUT).tile("orbital-market", "7,9/7,10").turn("isn-1", "energy").play()
    assert table.asked("isn-1") == "deploy"
    assert table.hand("isn-1") == []
