"""Mission 5: the Struggle at Pan Base, one against two."""

from __future__ import annotations

import pytest

from engine.galaxies import hexes as hx
from tests.rules.support import start_match
from tests.scenario import Scenario, Table

#: An asteroid on 14,2 15,2 14,3 15,3, and places beside it.
ROCK = "14,2"
EVEREST = {"seat": "isn-1", "card": "isn-everest", "at": "14,5"}
TORRENT = {"seat": "isn-1", "card": "isn-torrent", "at": "13,3/13,2"}
ROOK = {"seat": "isn-1", "card": "rooks-f54", "at": "16,1"}
FAR = {"seat": "isn-1", "card": "isn-barrage", "at": "20,5/20,6"}
KIO = {"seat": "wretch-2", "card": "tes-kio", "at": "8,0/8,1"}
RECOVER = "recover-survivors"


def scene(*ships: dict[str, str], rock: bool = True) -> Scenario:
    """Return a scene with the ISN ships, a Wretch ship far away, and the base."""
    scenario = Scenario("pan-base")
    for ship in ships or (TORRENT,):
        scenario = scenario.ship(**ship)
    scenario = scenario.ship(**KIO)
    return scenario.asteroid(ROCK, 2) if rock else scenario


def begin_match(starter: str) -> Table:
    """Return a match from its beginning, in the first turn of ``starter``."""
    return start_match(8, 1, 2, mission="pan-base").picks("isn-1", starter)


def points(table: Table) -> int:
    return int(table.view("spectator")["teams"]["isn"]["victory_points"])


# Setup


def test_M5_04_and_M5_04r_and_M5_05_and_SET_15_five_tiles_lie_power_side_up_beside_two_asteroids() -> None:
    kinds = [tile["kind"] for tile in begin_match("isn-1").view("wretch-1")["tiles"].values()]
    assert sorted(kind for kind in kinds if kind not in ("asteroid", "debris-field")) == [
        "energy-source", "energy-source", "orbital-market", "shield-regenerator", "warp-gate",
    ]  # fmt: skip
    assert kinds.count("asteroid") == 2


def test_M5_15_and_M5_15r_everest_belongs_to_the_isn_player() -> None:
    table = begin_match("wretch-1")
    assert table.controller("isn-everest") == "isn-1"
    assert list(table.state.cards) == ["isn-everest"]


def test_M5_37_and_HLD_19_and_HLD_19r_everest_starts_with_an_empty_hold_and_counts_as_launched_earlier() -> (
    None
):
    table = begin_match("isn-1")
    everest = table.state.cards["isn-everest"]
    assert everest.cargo.open() == []
    assert everest.launched < table.state.turn


@pytest.mark.parametrize("starter", ["isn-1", "wretch-1"])
def test_M5_12_and_M5_14_and_M5_16_everest_starts_free_and_damaged_in_its_place_with_its_heroes(
    starter: str,
) -> None:
    table = start_match(8, 1, 2, mission="pan-base")
    assert table.energy("isn") == 10
    table.picks("isn-1", starter)
    centre = hx.from_offset(15, 14)
    assert set(table.state.ships["isn-everest-1"].hexes) == {centre, *hx.neighbours(centre)}
    assert (table.shields("isn-everest-1"), table.hull_damage("isn-everest-1")) == (0, 4)
    assert sorted(table.attached("isn-everest")) == ["charles-yeboah", "erin-cho"]
    assert table.discards("isn") == []


def test_M5_13_flagship_does_not_draw_cards_or_make_launches_cheaper_at_the_start() -> None:
    table = start_match(8, 1, 2, mission="pan-base")
    assert len(table.hand("isn-1")) == 5
    table.picks("isn-1", "isn-1")
    while table.asked("isn-1") != "deploy":
        table.picks("isn-1", "no")
    assert table.happened("power") == table.happened("effect") == []
    veteran = table.game.catalogue.ships["rooks-f54"].versions["veteran"]
    launch = next(o for o in table.decision("isn-1").options if o.id == "launch:rooks-f54")
    assert launch.text.args["cost"] == veteran.launch


def test_M5_17_and_M5_18_and_M5_19_and_M5_20_and_M5_20r_both_sides_start_with_and_gain_their_energy() -> None:
    """The energy of both sides in the turns of the first, second and third player, for each starter."""
    energies = {}
    for starter in ("isn-1", "wretch-1", "wretch-2"):
        table = start_match(8, 1, 2, mission="pan-base")
        assert (table.energy("isn"), table.energy("wretch")) == (10, 15)
        table.picks("isn-1", starter)
        energies[starter] = []
        for _ in range(3):
            energies[starter].append((table.energy("isn"), table.energy("wretch")))
            seat = table.state.active
            assert seat is not None
            table.ends_turn(seat)
    assert energies == {
        "isn-1": [(15, 15), (15, 21), (15, 27)],
        "wretch-1": [(10, 20), (10, 26), (20, 26)],
        "wretch-2": [(10, 20), (20, 20), (20, 26)],
    }


def test_M5_13r_and_BRK_03_and_BRK_03r_the_power_named_by_the_mission_is_ignored_all_match() -> None:
    table = Scenario("pan-base").energy("isn", 40).turn("isn-1", "deploy").play()
    table.picks("isn-1", "launch:isn-everest", "14,10", "load:none")
    assert table.happened("power") == table.happened("effect") == table.happened("drew") == []
    table.picks("isn-1", "launch:rooks-f54", "20,6")
    assert table.energy("isn") == 40 - 16 - 6


def test_BRK_03_any_other_card_prevails_over_a_rule_of_the_mission() -> None:
    """A ship that has recovered survivors cannot move (M5-27), but Hit And Run lets Rook move."""
    table = scene(ROOK).turn("isn-1").dice(4).play()
    table.picks("isn-1", "activate:rooks-f54", RECOVER, "done", "yes")
    assert table.asked("isn-1") == "move"


def test_M5_18r_and_M5_21_both_wretch_players_spend_the_same_15_energy() -> None:
    table = begin_match("wretch-1")
    assert table.energy("wretch") == 15 + 5
    table.picks("wretch-1", "done", "launch:red-tougu")
    while table.asked("wretch-1") == "launch-ship":
        table.picks("wretch-1", table.options("wretch-1")[0])
    energy = table.energy("wretch")
    assert energy < 20
    table.ends_turn("wretch-1")
    assert table.state.active == "wretch-2"
    assert table.energy("wretch") == energy + 6
    assert table.view("wretch-2")["seats"]["wretch-2"]["energy"] == energy + 6
    while table.asked("wretch-2") != "deploy":
        table.picks("wretch-2", "done")
    table.picks("wretch-2", "launch:red-fuvu")
    while table.asked("wretch-2") == "launch-ship":
        table.picks("wretch-2", table.options("wretch-2")[0])
    version = table.game.catalogue.ships["red-fuvu"].versions["seasoned"]
    assert table.energy("wretch") == energy + 6 - version.launch
    assert table.energy("isn") == 10


@pytest.mark.parametrize(
    ("seat", "ship", "hero", "position"),
    [
        ("wretch-1", "vapors-fate", "krall-draxus", "14,-5"),
        ("wretch-2", "so-bwa-tet", "captain-vulchar", "14,-6/14,-5"),
    ],
)
def test_M5_22_and_M5_22r_each_captain_may_be_attached_to_their_own_ship(
    seat: str, ship: str, hero: str, position: str
) -> None:
    table = Scenario("pan-base").energy("wretch", 14).turn(seat, "deploy").play()
    table.picks(seat, f"launch:{ship}", position, "load:none")
    assert table.asked(seat) == "prepped"
    before = table.energy("wretch")
    table.picks(seat, "yes")
    assert table.attached(ship) == [hero]
    assert table.energy("wretch") == before


def test_EC_124_a_wretch_starter_gains_five_energy_once_and_six_afterwards() -> None:
    table = begin_match("wretch-1")
    table.ends_turn("wretch-1", "wretch-2", "isn-1")
    gains = [(change["team"], change["amount"]) for change in table.happened("energy")]
    assert gains == [("wretch", 5), ("wretch", 6), ("isn", 10), ("wretch", 6)]


def test_EC_125_a_shared_marker_stops_at_forty_too() -> None:
    table = scene().energy("wretch", 38).turn("wretch-1", "energy").play()
    assert table.energy("wretch") == 40


# Survivors


@pytest.mark.parametrize("result", range(1, 9))
def test_M5_23_and_M5_24_and_M5_25_a_ship_may_roll_for_survivors_instead_of_moving(result: int) -> None:
    table = scene().turn("isn-1").dice(result).play()
    table.picks("isn-1", "activate:isn-torrent", RECOVER)
    assert (table.asked("isn-1"), table.where("isn-torrent-1")) == ("weapon", "13,2/13,3")
    assert points(table) == {1: 1, 7: 3, 8: 3}.get(result, 2)
    assert table.happened("points") == [
        {
            "kind": "points", "team": "isn", "amount": points(table), "why": "survivors",
            "now": points(table), "ship": "isn-torrent-1",
        }
    ]  # fmt: skip


def test_M5_23_no_ship_is_obliged_to_recover_survivors() -> None:
    table = scene().turn("isn-1").play().picks("isn-1", "activate:isn-torrent", "stop")
    assert points(table) == 0


def test_M5_23_and_M5_40_ships_away_from_the_asteroids_and_wretch_ships_cannot_recover_survivors() -> None:
    table = scene(FAR).turn("isn-1").play().picks("isn-1", "activate:isn-barrage")
    assert RECOVER not in table.options("isn-1")
    near_scene = (
        Scenario("pan-base").ship(**FAR).ship("wretch-2", "tes-kio", at="13,3/13,2").asteroid(ROCK, 2)
    )
    table = near_scene.turn("wretch-2").play().picks("wretch-2", "activate:tes-kio")
    assert RECOVER not in table.options("wretch-2")


def test_M5_26_and_EC_137_squadron_ships_cannot_recover_survivors() -> None:
    hawks = Scenario("pan-base").ship("isn-1", "f47-blue-hawks", at=["13,3", "13,2", "12,3"]).ship(**KIO)
    table = hawks.asteroid(ROCK, 2).turn("isn-1").play()
    table.picks("isn-1", "activate:f47-blue-hawks", "f47-blue-hawks-1")
    assert RECOVER not in table.options("isn-1")


def test_M5_27_and_EC_136_a_ship_that_has_recovered_survivors_may_attack_but_not_move() -> None:
    target = {**KIO, "at": "10,3/10,4"}
    scenario = Scenario("pan-base").ship(**TORRENT).ship(**target).asteroid(ROCK, 2).turn("isn-1")
    table = scenario.dice(5, "J8").play().picks("isn-1", "activate:isn-torrent", RECOVER)
    assert table.asked("isn-1") == "weapon"
    assert table.where("isn-torrent-1") == "13,2/13,3"
    table.picks("isn-1", "primary", "tes-kio-1")
    assert len(table.happened("attack")) == 1


def test_M5_27_a_ship_that_moves_or_warps_does_not_recover_survivors() -> None:
    table = scene().tile("warp-gate", "13,3/12,3").turn("isn-1").dice(5).play()
    table.picks("isn-1", "activate:isn-torrent")
    assert {RECOVER, "warp", "stop"} < set(table.options("isn-1"))
    moving_table = scene().turn("isn-1").play().picks("isn-1", "activate:isn-torrent")
    moving_table.picks("isn-1", next(pick for pick in moving_table.options("isn-1") if ">" in pick))
    assert RECOVER not in moving_table.options("isn-1")
    table.picks("isn-1", RECOVER)
    assert table.asked("isn-1") == "weapon"


def test_M5_27_a_recovery_is_not_a_movement_for_powers() -> None:
    """Limpet Pulse acts when Chosh Ka ends a movement, even one of 0 spaces."""
    scenario = Scenario("pan-base").ship("isn-1", "chosh-ka", at="16,1").ship(**{**KIO, "at": "17,0/17,-1"})
    scenario = scenario.asteroid(ROCK, 2).turn("isn-1")
    unmoved_table = scenario.play().picks("isn-1", "activate:chosh-ka", "stop")
    assert unmoved_table.asked("isn-1") == "power"
    table = scenario.dice(5).play().picks("isn-1", "activate:chosh-ka", RECOVER)
    assert table.asked("isn-1") == "weapon"


def test_M5_28_and_EC_135_a_ship_that_arrives_beside_the_base_recovers_in_a_later_activation() -> None:
    table = scene({**EVEREST, "at": "14,6"}).turn("isn-1").dice(3).play()
    table.picks("isn-1", "activate:isn-everest")
    assert RECOVER not in table.options("isn-1")
    table.picks("isn-1", "14,5")
    assert RECOVER not in table.options("isn-1")
    table.picks("isn-1", "stop", "done").ends_turn("isn-1", "wretch-1", "wretch-2")
    table.picks("isn-1", "done", "activate:isn-everest", RECOVER)
    assert points(table) == 2


def test_M5_29_and_M5_29r_the_supply_of_survivors_never_runs_out() -> None:
    ships = scene(EVEREST, TORRENT, ROOK).turn("isn-1").dice(2, 2, 2).play()
    for ship in ("isn-everest", "isn-torrent", "rooks-f54"):
        ships.picks("isn-1", f"activate:{ship}", RECOVER, "done")
        if ships.asked("isn-1") == "power":
            ships.picks("isn-1", "no")
    assert points(ships) == 6


def test_M5_30_a_ship_beside_both_asteroids_still_makes_one_attempt() -> None:
    table = scene().asteroid("12,4", 4).turn("isn-1").dice(8).play()
    table.picks("isn-1", "activate:isn-torrent")
    assert table.options("isn-1").count(RECOVER) == 1
    table.picks("isn-1", RECOVER)
    assert table.asked("isn-1") == "weapon"
    assert points(table) == 3


def test_M5_31_points_start_at_0_grow_with_each_survivor_and_are_visible_to_everybody() -> None:
    table = scene().turn("isn-1").dice(8).play()
    assert points(table) == 0
    table.picks("isn-1", "activate:isn-torrent", RECOVER)
    for viewer in ("isn-1", "wretch-1", "wretch-2", "spectator"):
        assert table.view(viewer)["teams"]["isn"]["victory_points"] == 3
        assert "brings survivors home" in table.view(viewer)["log"][-1]["label"]


@pytest.mark.parametrize(("before", "is_over"), [(6, False), (7, True), (9, True)])
def test_M5_03_and_M5_32_ten_points_win_immediately(before: int, is_over: bool) -> None:
    scenario = scene().turn("isn-1", round=1).dice(8)
    scenario.state.teams["isn"].victory_points = before
    table = scenario.play().picks("isn-1", "activate:isn-torrent", RECOVER)
    assert table.over is is_over
    if is_over:
        assert table.winner == "isn"
        assert table.view("wretch-1")["result"]["reason"] == "victory-points"


@pytest.mark.parametrize(("round", "winner"), [(2, None), (3, "wretch")])
def test_M5_02_and_M5_33_from_round_3_on_the_wretch_team_wins_when_no_isn_ship_is_left(
    round: int, winner: str | None
) -> None:
    table = (
        Scenario("pan-base").ship(**TORRENT, shields=0, hull_damage=5).ship(**{**KIO, "at": "13,-1/13,-2"})
    )
    play = table.turn("wretch-2", round=round).dice("E4").play()
    play.picks("wretch-2", "activate:tes-kio", "stop", "primary", "isn-torrent-1")
    assert not play.alive("isn-torrent-1")
    assert (play.winner if play.over else None) == winner


def test_M5_03_and_M5_33_the_isn_player_must_defeat_both_wretch_players() -> None:
    fuvu = {"seat": "wretch-1", "card": "chosh-ka", "at": "8,6"}
    scenario = (
        Scenario("pan-base").ship(**TORRENT).ship(**{**KIO, "at": "13,-1/13,-2"}, shields=0, hull_damage=5)
    )
    table = scenario.ship(**fuvu).turn("isn-1", round=3).dice("E4").play()
    table.picks("isn-1", "activate:isn-torrent", "stop", "primary", "tes-kio-1")
    assert not table.alive("tes-kio-1") and not table.over
    scene_of_one = (
        Scenario("pan-base").ship(**TORRENT).ship(**{**KIO, "at": "13,-1/13,-2"}, shields=0, hull_damage=5)
    )
    table = scene_of_one.turn("isn-1", round=3).dice("E4").play()
    table.picks("isn-1", "activate:isn-torrent", "stop", "primary", "tes-kio-1")
    assert table.winner == "isn"


def test_M5_34_the_victory_clock_runs_with_the_two_decks() -> None:
    scenario = scene().run_out("isn", 2).deck("isn", only=True).run_out("wretch", 1)
    table = scenario.deck("wretch", "hijack-plan", only=True).turn("isn-1").play()
    table.ends_turn("isn-1")
    assert table.over and table.state.result is not None
    assert table.state.result.reason == "clock"
    assert set(table.state.result.detail["totals"]) == {"isn", "wretch"}


def test_M5_34_the_match_does_not_end_while_one_of_the_decks_lasts() -> None:
    scenario = (
        scene().run_out("wretch", 1).deck("wretch", "hijack-plan", only=True).turn("wretch-1", "energy")
    )
    table = scenario.play()
    assert table.state.teams["wretch"].run_outs == 2
    assert not table.over


def test_M5_36_the_asteroids_give_cover_and_block_movement() -> None:
    target = {**KIO, "at": "16,3/17,2"}
    scenario = Scenario("pan-base").ship(**TORRENT).ship(**target).asteroid(ROCK, 2).turn("isn-1")
    table = scenario.dice("E4", 6).play().picks("isn-1", "activate:isn-torrent")
    assert not [pick for pick in table.options("isn-1") if pick.endswith(">14,2")]
    table.picks("isn-1", "stop", "primary", "tes-kio-1")
    assert [attack["why"] for attack in table.happened("settled")] == ["cover"]


def regenerator_table(shields: int) -> Table:
    """Return a table where Everest, with a shield value of 6, begins an energy phase on a regenerator."""
    scenario = Scenario("pan-base").ship(**EVEREST, shields=shields, hull_damage=4).ship(**KIO)
    return scenario.tile("shield-regenerator", "14,5/14,6").turn("isn-1", "energy").play()


@pytest.mark.parametrize("shields", range(6))
def test_M5_38_and_EC_138_a_regenerator_raises_the_shields_of_everest_from_0(shields: int) -> None:
    table = regenerator_table(shields).picks("isn-1", "isn-everest-1")
    assert table.shields("isn-everest-1") == shields + 1


def test_M5_38_a_regenerator_raises_the_shields_of_everest_only_to_the_printed_number() -> None:
    table = regenerator_table(6)
    assert table.asked("isn-1") == "deploy"
    assert table.shields("isn-everest-1") == 6


@pytest.mark.parametrize(
    ("card", "position"), [("tes-kio", "13,3/13,2"), ("red-fuvu", ["13,3", "13,2", "12,3"])]
)
def test_M5_39_and_M5_39r_a_taken_ship_recovers_survivors_if_it_is_a_solo_ship(
    card: str, position: str
) -> None:
    scenario = (
        Scenario("pan-base").ship("isn-1", card, at=position).ship("wretch-1", "vapors-fate", at="24,-6")
    )
    table = scenario.asteroid(ROCK, 2).turn("isn-1").play().picks("isn-1", f"activate:{card}")
    if card == "red-fuvu":
        table.picks("isn-1", "red-fuvu-1")
    assert (RECOVER in table.options("isn-1")) == (card == "tes-kio")


def test_a_recovery_cannot_be_undone() -> None:
    table = scene().turn("isn-1").dice(2).play().picks("isn-1", "activate:isn-torrent", RECOVER)
    assert table.view("isn-1")["undo"] == {"open": False, "reason": "dice-rolled"}
