"""The five missions as the rules text prints them. The lesson is this project's own mission."""

from collections import Counter
from itertools import combinations, product

import pytest
from msgspec.structs import replace

from engine.galaxies import hexes
from engine.galaxies.catalogue import LEVELS, Mission, OptionError, Start, catalogue
from engine.galaxies.catalogue.missionmodel import Choice, Option
from engine.galaxies.catalogue.options import apply_options

C = catalogue()
DEAD_ZONE, BLOCKADE, BARRAGE, METEOR, PAN, FLIGHT = C.missions.values()
mission_cases = pytest.mark.parametrize("mission", C.missions.values(), ids=list(C.missions))


def fleet(mission: Mission, seat: str) -> dict[str, str]:
    return dict(mission.seat(seat).fleet)


def deck(mission: Mission, team: str) -> Counter[str]:
    return Counter(C.team_deck(mission, team))


def tile_counts(mission: Mission) -> Counter[str]:
    return Counter(t.tile for t in mission.tiles)


def ways_to_win(mission: Mission) -> set[tuple[str, str, int]]:
    return {(v.team, v.rule, v.points or v.from_round) for v in mission.victory}


COMMON_WAYS = {("any", "eliminate", 3), ("any", "victory-clock", 0)}


def test_missions_are_listed_in_order() -> None:
    printed = [m for m in C.missions.values() if not m.lesson]
    assert [m.id for m in printed] == [
        "dead-zone",
        "blockade-run",
        "battle-for-barrage",
        "meteor-storm",
        "pan-base",
    ]
    assert [m.number for m in printed] == [1, 2, 3, 4, 5]
    assert (FLIGHT.number, FLIGHT.printed) == (901, ())  # after all missions that a host may add


@mission_cases
def test_seats_are_named_after_side_and_number(mission: Mission) -> None:
    for team in mission.teams:
        ids = [s.id for s in mission.seats_of(team.id)]
        assert ids == [f"{team.id}-{n + 1}" for n in range(len(ids))]
        assert team.id == team.side.lower() == team.faction


@mission_cases
def test_CLK_01_every_mission_ends_by_the_clock(mission: Mission) -> None:
    assert ways_to_win(mission) >= COMMON_WAYS


@mission_cases
def test_VIC_03_and_M1_09_and_M2_16_and_M3_27_and_M4_33_and_M5_33_ships_decide_from_round_3(
    mission: Mission,
) -> None:
    assert [v.from_round for v in mission.victory if v.rule == "eliminate"] == [3]


# ---- mission 1 ---------------------------------------------------------------------------------------


def test_M1_01_the_mission_is_for_two_players() -> None:
    assert [s.id for s in DEAD_ZONE.seats] == ["isn-1", "wretch-1"]


def test_M1_03_three_discovery_tiles_lie_black_side_up() -> None:
    assert DEAD_ZONE.hidden_count == 3


def test_M1_08_no_ship_starts_on_the_board() -> None:
    assert DEAD_ZONE.starts == ()


def test_M1_11_sides_start_with_the_usual_energy() -> None:
    assert {(t.energy, t.gain, t.first_gain) for t in DEAD_ZONE.teams} == {(15, 10, 5)}


@pytest.mark.parametrize(("limit", "cards"), [("48", 24), ("42", 21)])
def test_M1_12_and_M1_13_players_choose_fleets_and_decks_of_half_their_cost(limit: str, cards: int) -> None:
    mission = C.mission_with_options("dead-zone", {"fleets": limit})
    assert {(s.fleet, s.fleet_limit) for s in mission.seats} == {((), int(limit))}
    assert {(t.deck_kind, t.deck_size) for t in mission.teams} == {("chosen", cards)}
    assert [C.team_deck(mission, t.id) for t in mission.teams] == [[], []]
    assert cards == int(limit) // 2


@pytest.mark.parametrize("fleets", ["printed", "48", "42"])
def test_M1_14_the_mission_can_be_played_without_tactic_cards(fleets: str) -> None:
    mission = C.mission_with_options("dead-zone", {"tactic-cards": "off", "fleets": fleets})
    assert not mission.tactic_cards
    assert {(t.deck_kind, t.deck_size) for t in mission.teams} == {("none", 0)}
    assert ways_to_win(mission) == {("any", "eliminate", 3)}


def test_M1_14_without_tactic_cards_there_is_no_deck_whatever_else_is_chosen() -> None:
    cards = Option(
        "cards", "Cards", (Choice("with", "With"), Choice("without", "Without", tactic_cards=False))
    )
    decks = Option("decks", "Decks", (Choice("given", "Given"), Choice("own", "Own", deck_size=20)))
    for options in ((cards, decks), (decks, cards)):
        mission = replace(METEOR, options=options)
        chosen_mission = apply_options(mission, {"cards": "without", "decks": "own"})
        assert {(team.deck_kind, team.deck_size) for team in chosen_mission.teams} == {("none", 0)}
        assert not chosen_mission.tactic_cards
        own_decks_mission = apply_options(mission, {"decks": "own"})
        assert {(team.deck_kind, team.deck_size) for team in own_decks_mission.teams} == {("chosen", 20)}


def test_M1_14r_playing_without_tactic_cards_does_not_change_the_fleets() -> None:
    mission = C.mission_with_options("dead-zone", {"tactic-cards": "off"})
    assert [s.fleet for s in mission.seats] == [s.fleet for s in DEAD_ZONE.seats]


def test_M1_15_no_obstacles() -> None:
    assert DEAD_ZONE.tiles == ()


def test_M1_16_both_printed_fleets_cost_twice_the_size_of_their_decks() -> None:
    for seat in DEAD_ZONE.seats:
        assert sum(C.ships[ship].versions[level].launch for ship, level in seat.fleet) == 36


@pytest.mark.parametrize("options", [{}, {"fleets": "printed"}, {"tactic-cards": "on"}])
def test_usual_choices_change_nothing_in_the_mission(options: dict[str, str]) -> None:
    assert C.mission_with_options("dead-zone", options) == DEAD_ZONE


@pytest.mark.parametrize("options", [{"fleets": "50"}, {"sides": "two"}, {"fleets": ""}])
def test_choices_that_are_not_offered_are_rejected(options: dict[str, str]) -> None:
    with pytest.raises(OptionError):
        C.mission_with_options("dead-zone", options)


# ---- mission 2 ---------------------------------------------------------------------------------------


def test_M2_02_and_M2_03_and_M2_15_each_side_wins_as_the_mission_says() -> None:
    assert ways_to_win(BLOCKADE) == COMMON_WAYS | {("wretch", "points", 8)}


def test_M2_04_the_mission_has_no_discovery_tiles() -> None:
    assert set(tile_counts(BLOCKADE)) == {"asteroid", "debris-field"}
    assert BLOCKADE.hidden == ()


def test_M2_05_all_isn_ships_start_in_their_zone() -> None:
    assert BLOCKADE.starts == (Start("isn-1", "zone"),)


def test_M2_08_both_choose_fleets_of_48_and_decks_of_24() -> None:
    assert {s.fleet_limit for s in BLOCKADE.seats} == {48}
    assert {(t.deck_kind, t.deck_size) for t in BLOCKADE.teams} == {("chosen", 24)}


def test_M2_09_isn_starts_with_5_energy() -> None:
    assert [(t.id, t.energy) for t in BLOCKADE.teams] == [("isn", 5), ("wretch", 15)]


def test_M2_10_the_starter_gains_5_either_way() -> None:
    assert {t.first_gain for t in BLOCKADE.teams} == {5}


def test_M2_06_isn_ships_are_not_transported_in_this_mission() -> None:
    assert BLOCKADE.rules["no-transport"].params == {"team": "isn"}


def test_M2_12_and_M2_13_escapes_score_the_printed_points() -> None:
    assert BLOCKADE.rules["escape"].params["team"] == "wretch"
    assert BLOCKADE.rules["escape"].params["points"] == {"large": 3, "medium": 2, "small": 1}
    assert BLOCKADE.rules["escape"].params["zone"] == BLOCKADE.seat("isn-1").zone


# ---- mission 3 ---------------------------------------------------------------------------------------


def test_M3_02_and_M3_03_and_M3_25_and_M3_26_each_side_wins_as_the_mission_says() -> None:
    extra = {("wretch", "points", 10), ("isn", "destroy-ship", 0)}
    assert ways_to_win(BARRAGE) == COMMON_WAYS | extra
    assert [(v.ship, v.from_round) for v in BARRAGE.victory if v.rule == "destroy-ship"] == [
        ("isn-barrage", 0)
    ]


def test_M3_04_the_mission_has_two_asteroids_and_three_black_tiles() -> None:
    assert tile_counts(BARRAGE) == {"asteroid": 2}
    assert BARRAGE.hidden_count == 3


def test_M3_05_the_wretch_fleet_includes_barrage() -> None:
    seat = BARRAGE.seat("wretch-1")
    assert (seat.fleet_limit, seat.must_include) == (48, ("isn-barrage",))


def test_M3_07_the_wretch_deck_has_24_cards() -> None:
    team = BARRAGE.team("wretch")
    assert (team.deck_kind, team.deck_size, team.deck_min) == ("chosen", 24, {})


def test_M3_08_the_isn_fleet_does_not_include_barrage() -> None:
    seat = BARRAGE.seat("isn-1")
    assert (seat.fleet_limit, seat.must_exclude) == (48, ("isn-barrage",))


def test_M3_09_the_isn_deck_has_24_cards_six_each_of_three_types() -> None:
    team = BARRAGE.team("isn")
    assert (team.deck_kind, team.deck_size) == ("chosen", 24)
    assert team.deck_min == {"weapon": 6, "upgrade": 6, "hero": 6}


def test_M3_10_and_M3_30_barrage_starts_in_the_wretch_zone_with_full_shields() -> None:
    assert BARRAGE.starts == (Start("wretch-1", "zone", ("isn-barrage",), holds=True),)


def test_M3_11_and_M3_12_the_computer_core_has_its_printed_numbers() -> None:
    core = BARRAGE.rules["computer-core"].params
    assert core == {"team": "wretch", "source": "isn", "look": 3, "keep": 1}


def test_M3_17_wretch_ships_count_as_both_factions() -> None:
    assert BARRAGE.rules["both-factions"].params == {"team": "wretch", "factions": ["isn", "wretch"]}


def test_M3_18_and_M3_20_and_M3_21_isn_heroes_upgrades_and_weapons_score_one_point_each() -> None:
    data = BARRAGE.rules["data-points"].params
    assert set(data["types"]) == {"hero", "upgrade", "weapon"}
    assert (data["team"], data["faction"], data["points"]) == ("wretch", "isn", 1)


def test_M3_29_sides_start_with_the_usual_energy() -> None:
    assert {(t.energy, t.gain, t.first_gain) for t in BARRAGE.teams} == {(15, 10, 5)}


def test_some_fleets_in_mission_3_have_enough_slots_for_ten_points() -> None:
    wretch = [s for s in C.ships.values() if s.faction == "wretch"]
    for ships in combinations(wretch, 3):
        for levels in product(LEVELS, repeat=4):
            versions = [s.versions[x] for s, x in zip((C.ships["isn-barrage"], *ships), levels, strict=True)]
            slots = sum(v.slots.upgrade + v.slots.weapon + v.slots.hero for v in versions)
            if sum(v.launch for v in versions) <= 48 and slots >= 10:
                return
    pytest.fail("nobody could score 10 points")


# ---- mission 4 ---------------------------------------------------------------------------------------


def test_M4_01_two_teams_of_two_sit_side_by_side() -> None:
    assert [s.id for s in METEOR.seats] == ["wretch-1", "wretch-2", "isn-1", "isn-2"]


def test_M4_03_the_mission_has_four_asteroids() -> None:
    assert tile_counts(METEOR) == {"asteroid": 4}


def test_M4_04_four_tiles_lie_black_side_up() -> None:
    assert METEOR.hidden_count == 4


def test_M4_05_wretch_1_has_the_printed_fleet() -> None:
    veterans = ("vapors-fate", "red-fuvu", "red-tougu")
    assert fleet(METEOR, "wretch-1") == dict.fromkeys(veterans, "veteran")


def test_M4_06_wretch_2_has_the_printed_fleet() -> None:
    assert fleet(METEOR, "wretch-2") == dict.fromkeys(("so-bwa-tet", "chosh-ka", "tes-kio"), "veteran")


def test_M4_07_isn_1_has_the_printed_fleet() -> None:
    assert fleet(METEOR, "isn-1") == dict.fromkeys(("isn-everest", "isn-torrent"), "standard")


def test_M4_08_isn_2_has_the_printed_fleet() -> None:
    names = ("isn-barrage", "f47-blue-hawks", "rooks-f54", "f51-blue-sparrows")
    assert fleet(METEOR, "isn-2") == dict.fromkeys(names, "standard")


def test_M4_09_and_M4_16_and_M4_17_seats_have_their_prepped_heroes() -> None:
    prepped_cards = [(s.id, p.card, p.ship, p.when) for s in METEOR.seats for p in s.prepped]
    assert prepped_cards == [
        ("wretch-1", "krall-draxus", "vapors-fate", "launch"),
        ("isn-1", "erin-cho", "isn-torrent", "start"),
        ("isn-1", "charles-yeboah", "isn-everest", "launch"),
    ]


def test_M4_10_a_team_shares_one_deck_of_its_faction() -> None:
    for team in METEOR.teams:
        cards = deck(METEOR, team.id)
        assert set(cards) == set(C.faction_cards(team.faction))
        assert cards.total() == team.deck_size


def test_M4_10r_prepped_cards_are_taken_out_of_the_set() -> None:
    assert deck(METEOR, "isn").total() == 34
    assert deck(METEOR, "wretch").total() == 35
    assert deck(METEOR, "isn")["erin-cho"] == deck(METEOR, "isn")["charles-yeboah"] == 2
    assert deck(METEOR, "wretch")["krall-draxus"] == 2


def test_M4_12_torrent_starts_beside_an_asteroid() -> None:
    (start,) = METEOR.starts
    assert (start.seat, start.ships, start.where, start.beside) == (
        "isn-1",
        ("isn-torrent",),
        "beside",
        "asteroid",
    )
    assert any(hexes.shapes_touch(start.hexes, t.hexes) for t in METEOR.tiles)


def test_M4_13_torrent_starts_undamaged_and_empty() -> None:
    (start,) = METEOR.starts
    assert (start.shields, start.hull_damage, start.holds) == (None, 0, False)


def test_M4_14_teams_start_with_20_energy() -> None:
    assert {t.energy for t in METEOR.teams} == {20}


def test_M4_15_teams_gain_8_energy_and_so_does_the_starter() -> None:
    assert {(t.gain, t.first_gain) for t in METEOR.teams} == {(8, 8)}


def test_M4_18_and_M4_19_and_M4_20_and_M4_25_the_remote_engines_have_their_printed_numbers() -> None:
    engines = METEOR.rules["remote-engines"].params
    assert {k: engines[k] for k in ("cost", "at_least", "asteroids", "damage")} == {
        "cost": 2,
        "at_least": 4,
        "asteroids": 3,
        "damage": 1,
    }


def test_M4_28_and_M4_32_the_isn_team_uses_them_against_the_wretch() -> None:
    engines = METEOR.rules["remote-engines"].params
    assert (engines["team"], engines["target"]) == ("isn", "wretch")


def test_M4_21_a_move_enters_two_or_three_spaces() -> None:
    assert METEOR.rules["asteroid-step"].params["enters"] == [2, 3]


# ---- mission 5 ---------------------------------------------------------------------------------------


def test_M5_01_one_isn_player_plays_against_two_wretch_players() -> None:
    assert [s.id for s in PAN.seats] == ["isn-1", "wretch-1", "wretch-2"]


def test_M5_02_and_M5_03_and_M5_32_each_side_wins_as_the_mission_says() -> None:
    assert ways_to_win(PAN) == COMMON_WAYS | {("isn", "points", 10)}


def test_M5_04_tiles_lie_power_side_up() -> None:
    open_tiles = {k: n for k, n in tile_counts(PAN).items() if C.tiles[k].cls == "discovery"}
    assert open_tiles == {"warp-gate": 1, "energy-source": 2, "orbital-market": 1, "shield-regenerator": 1}
    assert PAN.hidden == ()


def test_M5_05_the_mission_has_two_asteroids() -> None:
    assert tile_counts(PAN)["asteroid"] == 2


def test_M5_09_and_M5_12_and_M5_22_and_M5_22r_seats_have_their_prepped_heroes() -> None:
    assert [(s.id, p.card, p.ship, p.when) for s in PAN.seats for p in s.prepped] == [
        ("isn-1", "charles-yeboah", "isn-everest", "start"),
        ("isn-1", "erin-cho", "isn-everest", "start"),
        ("wretch-1", "krall-draxus", "vapors-fate", "launch"),
        ("wretch-2", "captain-vulchar", "so-bwa-tet", "launch"),
    ]


def test_M5_11r_the_wretch_players_share_the_deck_of_30() -> None:
    assert PAN.team("wretch").deck_size == 30
    assert {s.team for s in PAN.seats[1:]} == {"wretch"}


def test_M5_12_and_M5_13_and_M5_14_and_M5_16_everest_starts_on_the_board_with_damage() -> None:
    (start,) = PAN.starts
    assert (start.seat, start.where, start.ships) == ("isn-1", "at", ("isn-everest",))
    assert (start.shields, start.hull_damage) == (0, 4)
    assert PAN.rules["ignored-powers"].params == {"powers": ["flagship"]}
    assert set(start.hexes) == set(C.footprint("flower", hexes.from_offset(15, 14)))


def test_M5_17_and_M5_18_sides_have_their_starting_energy() -> None:
    assert [(t.id, t.energy) for t in PAN.teams] == [("isn", 10), ("wretch", 15)]


def test_M5_19_sides_have_their_gains() -> None:
    assert [(t.id, t.gain) for t in PAN.teams] == [("isn", 10), ("wretch", 6)]


def test_M5_20_the_starter_first_gains_5() -> None:
    assert {t.first_gain for t in PAN.teams} == {5}


def test_M5_20r_the_starter_gains_5_even_if_the_wretch_start() -> None:
    assert PAN.team("wretch").first_gain == 5


def test_M5_23_and_M5_26_and_M5_40_isn_solo_ships_beside_an_asteroid_recover() -> None:
    rule = PAN.rules["recover-survivors"].params
    assert (rule["team"], rule["kind"], rule["beside"]) == ("isn", "solo", "asteroid")


def test_M5_24_and_M5_25_survivors_have_their_printed_numbers() -> None:
    rule = PAN.rules["recover-survivors"].params
    table = {roll: n for low, high, n in rule["survivors"] for roll in range(low, high + 1)}
    assert table == {1: 1, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2, 7: 3, 8: 3}
    assert rule["points"] == 1


def test_everest_cannot_be_attacked_in_the_first_wretch_turn() -> None:
    ship = C.ships["vapors-fate"].versions["seasoned"]
    overhang = 2
    reach = overhang + ship.move + ship.primary.range
    zone = C.layouts[PAN.layout].zones["north"]
    assert hexes.distance_between(PAN.starts[0].hexes, zone) > reach


# ---- decks in general -------------------------------------------------------------------------------


@mission_cases
def test_DEK_04_decks_have_no_more_copies_of_a_card_than_a_box(mission: Mission) -> None:
    for team in mission.teams:
        prepped_cards = Counter(p.card for s in mission.seats_of(team.id) for p in s.prepped)
        assert all(n <= 3 for n in (deck(mission, team.id) + prepped_cards).values())


@mission_cases
def test_DEK_01_chosen_decks_have_half_as_many_cards_as_the_fleet_cost(mission: Mission) -> None:
    for seat in mission.seats:
        if seat.fleet_limit:
            assert mission.team(seat.team).deck_size == seat.fleet_limit // 2
