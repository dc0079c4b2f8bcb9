"""Sections 2 and 3 of the ledger, with missions 1 to 3: fleets and decks that players choose."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.lobby.options import BadOptions
from engine.core.lobby.setup import SeatedPlayer, Setup
from engine.core.present.wire import to_wire
from engine.core.simulation.selfplay import Selfplay
from engine.galaxies import GAME
from engine.galaxies.catalogue import Catalogue, Mission, catalogue
from engine.galaxies.game import Galaxies
from engine.galaxies.rules.destruction import destroy
from tests.rules.support import run_rule, start_match
from tests.scenario import NAMES, Scenario, Table, ready_made

Build = dict[str, Any]

#: 48 launch energy and 24 cards for the ISN, 46 and 24 for the Wretch.
ISN_FLEET = [
    ["isn-everest", "seasoned"],
    ["isn-barrage", "seasoned"],
    ["isn-torrent", "seasoned"],
    ["rooks-f54", "seasoned"],
    ["f47-blue-hawks", "seasoned"],
    ["f51-blue-sparrows", "seasoned"],
]
ISN_DECK = {
    "alert-from-isn-torrent": 3,
    "sparrow-cover-fire": 3,
    "superior-squadron-tactics": 3,
    "f47-hawk-patrol": 3,
    "sr2-twin-rocket-launchers": 3,
    "lr5-nuclear-warhead": 3,
    "bronson-skiles": 3,
    "erin-cho": 3,
}
WRETCH_FLEET = [
    ["vapors-fate", "veteran"],
    ["so-bwa-tet", "standard"],
    ["tes-kio", "seasoned"],
    ["chosh-ka", "standard"],
    ["red-tougu", "standard"],
    ["red-fuvu", "seasoned"],
]
WRETCH_DECK = {
    "fortunes-bounty": 3,
    "spectral-resurgence": 3,
    "lr5-plaxma-cannon": 3,
    "lr5-ripper-cannon": 3,
    "shield-siphon": 3,
    "krall-draxus": 3,
    "fates-reach": 3,
    "wretch-boarding": 3,
}
ISN: Build = {"fleet": ISN_FLEET, "deck": ISN_DECK}
WRETCH: Build = {"fleet": WRETCH_FLEET, "deck": WRETCH_DECK}
BOTH = {"isn-1": ISN, "wretch-1": WRETCH}
SELECTED = {"fleets": "48"}
OPPONENTS = ("wretch-1", "spectator")


def broken_rules(build: Build, seat: str = "isn-1", mission: str = "dead-zone", **options: str) -> list[str]:
    """Return the rules that a build breaks, in the Dead Zone with fleets of 48."""
    choices = options or (SELECTED if mission == "dead-zone" else {})
    report = Galaxies().loadouts.check(mission, choices, seat, build)
    assert report.legal == (report.faults == ())
    return [fault.rule for fault in report.faults]


def with_copies(deck: dict[str, int], card: str, copies: int) -> dict[str, int]:
    """Return a deck with this many copies of one card, or without it."""
    return {name: n for name, n in {**deck, card: copies}.items() if n}


def begin_match(builds: dict[str, Build] = BOTH, starter: str = "isn-1", **options: str) -> Table:
    """Return the Dead Zone with chosen fleets, in the first deploy phase of the starter."""
    game = start_match(8, 1, mission="dead-zone", options={**SELECTED, **options}, builds=builds)
    return game.picks("isn-1", starter)


def scene(builds: dict[str, Build] = BOTH) -> Scenario:
    """Return a scene of the Dead Zone with chosen fleets, of which nothing is launched."""
    return Scenario("dead-zone", builds=builds, **SELECTED)


def with_mission(mission: Mission, name: str) -> Galaxies:
    """Return the game with one mission added or changed."""
    house = catalogue()
    edition: Catalogue = replace(
        house, missions={**house.missions, mission.id: mission}, digest=f"{house.digest} {name}"
    )
    return Galaxies(edition)


# 2. Fleets


def test_SET_04_a_mission_may_let_players_select_fleets_and_give_the_decks() -> None:
    printed = catalogue().missions["dead-zone"]
    seats = tuple(replace(seat, fleet=(), fleet_limit=30) for seat in printed.seats)
    game = with_mission(replace(printed, seats=seats), "fleets")
    limits = game.loadouts.limits("dead-zone", {})["wretch-1"]
    assert (limits["fleet_limit"], limits["deck_size"], limits["cards"]) == (30, 0, [])
    builds = {"isn-1": {"fleet": ISN_FLEET[:1]}, "wretch-1": {"fleet": [["tes-kio", "veteran"]]}}
    table = start_match(8, 1, mission="dead-zone", builds=builds, game=game)
    assert table.view("wretch-1")["screen"] == {"tes-kio": {"level": "veteran", "cost": 11}}
    assert table.view("isn-1")["deck_list"] == dict(printed.team("isn").deck)
    builds["isn-1"]["deck"] = ISN_DECK
    with pytest.raises(BadOptions):
        _ = start_match(mission="dead-zone", builds=builds, game=game)


def test_SET_04_a_mission_may_give_the_fleets_and_let_players_select_decks() -> None:
    printed = catalogue().missions["dead-zone"]
    teams = tuple(replace(team, deck_kind="chosen", deck=(), deck_size=24) for team in printed.teams)
    game = with_mission(replace(printed, teams=teams), "decks")
    assert game.loadouts.limits("dead-zone", {})["isn-1"]["ships"] == []
    builds = {"isn-1": {"deck": ISN_DECK}, "wretch-1": {"deck": WRETCH_DECK}}
    table = start_match(8, 1, mission="dead-zone", builds=builds, game=game)
    assert table.view("isn-1")["deck_list"] == ISN_DECK
    assert [c["card"] for c in table.view("isn-1")["seats"]["wretch-1"]["fleet"]] == [
        ship for ship, _ in printed.seat("wretch-1").fleet
    ]
    report = game.loadouts.check("dead-zone", {}, "isn-1", ISN)
    assert [fault.rule for fault in report.faults] == ["SET-05"]


def test_SET_06_the_launch_costs_of_a_fleet_do_not_exceed_the_fleet_cost() -> None:
    assert Galaxies().loadouts.check("dead-zone", SELECTED, "isn-1", ISN).cost == 48
    assert broken_rules(ISN) == []
    dearer_fleet = [*ISN_FLEET[:-1], ["f51-blue-sparrows", "veteran"]]
    report = Galaxies().loadouts.check("dead-zone", SELECTED, "isn-1", {**ISN, "fleet": dearer_fleet})
    assert (report.cost, report.legal) == (49, False)
    assert to_wire(report)["faults"] == [
        {"loc": "fleet", "msg": "the fleet costs 49, 1 more than 48", "rule": "SET-06"}
    ]


def test_SET_07_a_ship_card_is_in_a_fleet_only_once() -> None:
    assert broken_rules({**ISN, "fleet": [*ISN_FLEET[:4], ISN_FLEET[3]]}) == ["SET-08"]


@pytest.mark.parametrize("ship", ["isn-torrent", "f51-blue-sparrows"])
def test_SET_08_and_SHC_01_a_fleet_never_has_two_versions_of_a_ship(ship: str) -> None:
    assert broken_rules({**ISN, "fleet": [[ship, "standard"], [ship, "veteran"]]}) == ["SET-08"]


def test_SET_09_a_fleet_may_cost_less_and_the_rest_does_not_become_energy() -> None:
    cheap_build = {**ISN, "fleet": [["rooks-f54", "standard"]]}
    assert broken_rules(cheap_build) == []
    assert begin_match({**BOTH, "isn-1": cheap_build}).energy("isn") == 15 + 5


@pytest.mark.parametrize("mission", catalogue().missions)
def test_SET_10_and_SET_10r_two_seats_cannot_bring_ships_of_the_same_name(mission: str) -> None:
    options = SELECTED if mission == "dead-zone" else {}
    edition = catalogue()
    pools = [seat.pool(edition.ships) for seat in edition.mission_with_options(mission, options).seats]
    ships = [ship for pool in pools for ship in pool]
    assert len(ships) == len(set(ships)) <= len(edition.ships)


def test_SET_11_and_SET_12_only_selected_ships_wait_behind_the_screen() -> None:
    table = begin_match()
    assert table.state.ships == {}
    assert {c: shown_card["level"] for c, shown_card in table.view("wretch-1")["screen"].items()} == dict(
        WRETCH_FLEET
    )
    seat = table.state.seats["wretch-1"]
    assert list(seat.levels.open()) == seat.screen.open() == [ship for ship, _ in WRETCH_FLEET]


def test_SET_13_a_selected_fleet_contains_only_ships_of_its_own_faction() -> None:
    assert broken_rules({**ISN, "fleet": [["tes-kio", "standard"]]}) == ["SET-13"]
    assert broken_rules({**WRETCH, "fleet": [["isn-barrage", "standard"]]}, "wretch-1") == ["SET-13"]
    assert broken_rules({**ISN, "fleet": [["isn-barrage", "standard"]]}) == []
    assert broken_rules({**ISN, "fleet": [["death-star", "standard"]]}) == ["SET-12"]


def test_SET_16_the_dead_zone_is_listed_first_but_need_not_be_played_first() -> None:
    game = Galaxies()
    missions = list(game.edition().missions)
    assert missions[0] == "dead-zone" and len(missions) > 1
    for mission in missions[1:]:
        builds = ready_made(game, mission, {}, game.edition().missions[mission].teams)
        seated_players = {seat: SeatedPlayer("Newcomer", loadout=build) for seat, build in builds.items()}
        assert game.new_match(Setup("m", mission, {}, seated_players, "c")).mission == mission


def test_SET_17_players_may_invent_missions() -> None:
    printed = catalogue().mission_with_options("dead-zone", SELECTED)
    own_mission = replace(printed, id="close-quarters", number=6, layout="wide", options=())
    table = start_match(
        8, 1, mission="close-quarters", builds=BOTH, game=with_mission(own_mission, "invented")
    )
    assert table.view("isn-1")["mission"] == "close-quarters"
    table.picks("isn-1", "isn-1")
    assert table.asked("isn-1") == "deploy"


def test_SET_18_and_SET_18r_a_fleet_needs_a_ship() -> None:
    assert broken_rules({**ISN, "fleet": []}) == ["SET-18"]
    assert broken_rules({}, **SELECTED) == ["SET-18", "DEK-01"]


ILLEGAL: dict[str, Build | None] = {
    "nothing": None,
    "empty": {},
    "malformed": {"fleet": "everything", "deck": 7},
    "too dear": {**ISN, "fleet": [*ISN_FLEET[:-1], ["f51-blue-sparrows", "veteran"]]},
    "too few cards": {**ISN, "deck": with_copies(ISN_DECK, "erin-cho", 2)},
    "not their own": WRETCH,
}


def is_legal(seat: str, build: Build | None) -> bool:
    """Return whether the choice of a seat is complete and legal, in the Dead Zone with fleets of 48."""
    try:
        return Galaxies().loadouts.check("dead-zone", SELECTED, seat, build).legal
    except BadOptions:
        return False


@pytest.mark.parametrize("build", ILLEGAL.values(), ids=ILLEGAL.keys())
def test_SET_19_and_SET_19r_a_match_waits_for_both_players_without_revealing_what_is_missing(
    build: Build | None,
) -> None:
    game = Galaxies()
    players = {"isn-1": SeatedPlayer("Ada", loadout=build), "wretch-1": SeatedPlayer("Cleo", loadout=WRETCH)}
    assert [is_legal(seat, player.loadout) for seat, player in players.items()] == [False, True]
    with pytest.raises(BadOptions) as refusal:
        _ = game.new_match(Setup("m", "dead-zone", SELECTED, players, "c"))
    assert refusal.value.errors == [("seats.isn-1", "needs a legal fleet and deck")]


def test_SET_19r_both_choices_are_revealed_at_the_same_time() -> None:
    assert all(is_legal(seat, build) for seat, build in BOTH.items())
    table = start_match(8, 1, mission="dead-zone", options=SELECTED, builds=BOTH)
    assert [table.happened(kind) for kind in ("launched", "card-lost")] == [[], []]
    for viewer in ("isn-1", "wretch-1", "spectator"):
        assert {name: seat["fleet"] for name, seat in table.view(viewer)["seats"].items()} == {
            "isn-1": [],
            "wretch-1": [],
        }


# 3. Decks


@pytest.mark.parametrize(("fleets", "size"), [("48", 24), ("42", 21)])
def test_DEK_01_a_deck_has_half_as_many_cards_as_the_fleet_cost(fleets: str, size: int) -> None:
    fleet = [["isn-torrent", "standard"]]
    for cards in (size - 1, size, size + 1):
        names = [name for name in catalogue().faction_cards("isn") for _ in range(3)][:cards]
        deck = {name: names.count(name) for name in names}
        expected = [] if cards == size else ["DEK-01"]
        assert broken_rules({"fleet": fleet, "deck": deck}, fleets=fleets) == expected


def test_DEK_02_the_agreed_fleet_cost_counts_and_not_the_cost_of_the_fleet() -> None:
    fleet = [*ISN_FLEET[:4], ["f51-blue-sparrows", "veteran"]]
    report = Galaxies().loadouts.check("dead-zone", SELECTED, "isn-1", {"fleet": fleet, "deck": ISN_DECK})
    assert (report.cost, report.cards, report.legal) == (44, 24, True)
    assert sum(report.types.values()) == 24
    small_deck = with_copies(ISN_DECK, "erin-cho", 1)
    assert sum(small_deck.values()) == 44 // 2
    assert broken_rules({"fleet": fleet, "deck": small_deck}) == ["DEK-01"]


def test_DEK_03_all_cards_of_a_deck_belong_to_its_own_faction() -> None:
    mixed = {**with_copies(ISN_DECK, "erin-cho", 0), "krall-draxus": 3}
    assert broken_rules({**ISN, "deck": mixed}) == ["DEK-03"]
    assert broken_rules({**ISN, "deck": {**with_copies(ISN_DECK, "erin-cho", 0), "death-star": 3}}) == [
        "SET-12"
    ]


def test_DEK_04_and_TCC_01_a_deck_has_at_most_3_copies_of_a_card() -> None:
    four = {**ISN_DECK, "erin-cho": 4, "bronson-skiles": 2}
    report = Galaxies().loadouts.check("dead-zone", SELECTED, "isn-1", {**ISN, "deck": four})
    assert [(f.loc, f.rule) for f in report.faults] == [("erin-cho", "DEK-04")]


def test_DEK_05_and_PRV_14_everybody_sees_the_list_of_a_mission_selected_deck() -> None:
    table = start_match(8, 1, mission="dead-zone")
    for team in GAME.edition().public()["missions"]["dead-zone"]["teams"]:
        assert table.view(f"{team['id']}-1")["deck_list"] == dict(team["deck"])


def test_DEK_06_a_selected_deck_is_shuffled_and_its_discard_pile_is_empty() -> None:
    plain = start_match(8, 1, mission="dead-zone", options=SELECTED, builds=BOTH)
    reversed_order = tuple(range(23, -1, -1))
    mixed = start_match(8, 1, mission="dead-zone", options=SELECTED, builds=BOTH, shuffles=(reversed_order,))
    assert plain.hand("isn-1") != mixed.hand("isn-1")
    assert plain.hand("wretch-1") == mixed.hand("wretch-1")
    assert plain.discards("isn") == []


def test_DEK_06_the_order_of_choosing_cards_makes_no_difference_to_a_deck() -> None:
    reversed_build = {**ISN, "deck": dict(reversed(ISN_DECK.items()))}
    builds = [{**BOTH, "isn-1": build} for build in (ISN, reversed_build)]
    tables = [start_match(8, 1, mission="dead-zone", options=SELECTED, builds=build) for build in builds]
    assert tables[0].first == tables[1].first


def test_DEK_07_only_the_owner_sees_the_list_of_a_selected_deck_and_nobody_sees_its_order() -> None:
    table = begin_match()
    assert [team.deck.eyes for team in table.state.teams.values()] == [(), ()]
    assert table.view("isn-1")["deck_list"] == ISN_DECK
    visible = json.dumps([table.view("isn-1"), table.view("spectator")])
    assert not [card for card in WRETCH_DECK if card in visible]


def test_DEK_08_and_DEK_08r_players_choose_from_the_36_cards_of_their_faction() -> None:
    for seat, faction in (("isn-1", "isn"), ("wretch-1", "wretch")):
        limits = Galaxies().loadouts.limits("dead-zone", SELECTED)[seat]
        assert len(limits["cards"]) * limits["copies"] == 36
        assert {catalogue().tactics[card].faction for card in limits["cards"]} == {faction}


def test_DEK_03_the_first_seat_of_a_team_chooses_the_deck_that_it_shares() -> None:
    printed = catalogue().missions["meteor-storm"]
    seats = tuple(replace(seat, prepped=()) for seat in printed.seats)
    teams = tuple(replace(team, deck_kind="chosen", deck_size=24) for team in printed.teams)
    game = with_mission(replace(printed, seats=seats, teams=teams), "team decks")
    assert list(game.loadouts.limits("meteor-storm", {})) == ["wretch-1", "isn-1"]
    builds = {"isn-1": {"deck": ISN_DECK}, "wretch-1": {"deck": WRETCH_DECK}}
    table = start_match(builds=builds, game=game)
    lists = {seat: table.view(seat)["deck_list"] for seat in NAMES}
    assert lists == {"isn-1": ISN_DECK, "isn-2": ISN_DECK, "wretch-1": WRETCH_DECK, "wretch-2": WRETCH_DECK}
    assert {card for seat in ("isn-1", "isn-2") for card in table.hand(seat)} <= set(ISN_DECK)
    assert "deck_list" not in table.view("spectator")


# Missions 1 to 3


@pytest.mark.parametrize(("fleets", "deck"), [("48", 24), ("42", 21)])
def test_M1_12_and_M1_13_both_players_play_with_the_fleet_and_deck_that_they_selected(
    fleets: str, deck: int
) -> None:
    match = Selfplay(GAME, "dead-zone", bytes(range(32)), options={"fleets": fleets})
    for seat, player in match.players.items():
        state = match.state
        assert player.loadout is not None
        assert state.seats[seat].levels.open() == dict(player.loadout["fleet"])
        assert len(state.teams[state.seats[seat].team].deck.open()) == deck - 5
    assert match.play()


@pytest.mark.parametrize("fleets", ["48", "42"])
def test_M1_14_and_M1_14r_fleets_can_be_selected_without_tactic_cards(fleets: str) -> None:
    options = {"fleets": fleets, "tactic-cards": "off"}
    small_builds = {"isn-1": {"fleet": ISN_FLEET[:2]}, "wretch-1": {"fleet": WRETCH_FLEET[:2]}}
    assert broken_rules({"fleet": ISN_FLEET[:2]}, **options) == []
    assert broken_rules({"fleet": ISN_FLEET[:2], "deck": ISN_DECK}, **options) == ["SET-05"]
    table = start_match(8, 1, mission="dead-zone", options=options, builds=small_builds).picks(
        "isn-1", "isn-1"
    )
    assert table.asked("isn-1") == "deploy"
    view = table.view("isn-1")
    assert (view["hand"], view["deck_list"], view["teams"]["isn"]["deck_size"]) == ({}, {}, 0)


def test_M2_08_each_player_selects_a_fleet_of_48_and_a_deck_of_24_of_their_own_faction() -> None:
    limits = Galaxies().loadouts.limits("blockade-run", {})
    sizes = {seat: (limit["fleet_limit"], limit["deck_size"]) for seat, limit in limits.items()}
    assert sizes == {"isn-1": (48, 24), "wretch-1": (48, 24)}
    assert (
        broken_rules(ISN, "isn-1", "blockade-run") == broken_rules(WRETCH, "wretch-1", "blockade-run") == []
    )
    assert broken_rules(ISN, "wretch-1", "blockade-run") == ["SET-13"] * 6 + ["DEK-03"] * 8


CAPTORS: Build = {**WRETCH, "fleet": [["isn-barrage", "seasoned"], *WRETCH_FLEET[2:]]}


@pytest.mark.parametrize("level", ["standard", "seasoned", "veteran"])
def test_M3_05_the_wretch_fleet_has_barrage_in_any_version_and_otherwise_only_wretch_ships(
    level: str,
) -> None:
    fleet = [["isn-barrage", level], ["vapors-fate", "standard"]]
    assert broken_rules({**WRETCH, "fleet": fleet}, "wretch-1", "battle-for-barrage") == []
    assert broken_rules({**WRETCH, "fleet": fleet[1:]}, "wretch-1", "battle-for-barrage") == ["M3-05"]
    larger_fleet = [*fleet, ["isn-torrent", "standard"]]
    assert broken_rules({**WRETCH, "fleet": larger_fleet}, "wretch-1", "battle-for-barrage") == ["SET-13"]


def test_M3_06_the_cost_of_barrage_counts_towards_the_48() -> None:
    fleet = [["isn-barrage", "veteran"], ["vapors-fate", "veteran"], ["so-bwa-tet", "veteran"]]
    game, mission = Galaxies(), "battle-for-barrage"
    costs = {}
    for level in ("standard", "veteran"):
        build = {**WRETCH, "fleet": [*fleet, ["tes-kio", level]]}
        costs[level] = game.loadouts.check(mission, {}, "wretch-1", build).cost
    assert costs == {"standard": 10 + 16 + 11 + 7, "veteran": 48}
    dearer_fleet = [*fleet, ["tes-kio", "standard"], ["red-tougu", "seasoned"]]
    assert broken_rules({**WRETCH, "fleet": dearer_fleet}, "wretch-1", mission) == ["SET-06"]
    cheaper_fleet = [["isn-barrage", "standard"], *dearer_fleet[1:]]
    assert broken_rules({**WRETCH, "fleet": cheaper_fleet}, "wretch-1", mission) == []


def test_M3_07_the_wretch_deck_has_24_wretch_cards() -> None:
    assert broken_rules(CAPTORS, "wretch-1", "battle-for-barrage") == []
    small_build = {**CAPTORS, "deck": with_copies(WRETCH_DECK, "fates-reach", 2)}
    assert broken_rules(small_build, "wretch-1", "battle-for-barrage") == ["DEK-01"]
    large_build = {**CAPTORS, "deck": {**WRETCH_DECK, "hijack-plan": 1}}
    assert broken_rules(large_build, "wretch-1", "battle-for-barrage") == ["DEK-01"]
    other = {**CAPTORS, "deck": {**with_copies(WRETCH_DECK, "fates-reach", 0), "erin-cho": 3}}
    assert broken_rules(other, "wretch-1", "battle-for-barrage") == ["DEK-03"]


RESCUERS: Build = {
    "fleet": [ship for ship in ISN_FLEET if ship[0] != "isn-barrage"],
    "deck": {
        "sr2-twin-rocket-launchers": 3,
        "lr5-nuclear-warhead": 3,
        "maneuvering-thrusters": 3,
        "isn-transport-shuttle": 3,
        "bronson-skiles": 3,
        "erin-cho": 3,
        "alert-from-isn-torrent": 3,
        "sparrow-cover-fire": 3,
    },
}


def test_M3_08_the_isn_fleet_does_not_include_barrage() -> None:
    assert broken_rules(RESCUERS, mission="battle-for-barrage") == []
    assert broken_rules({**RESCUERS, "fleet": ISN_FLEET}, mission="battle-for-barrage") == ["SET-13"]


@pytest.mark.parametrize(
    ("card", "replacement"),
    [
        ("lr5-nuclear-warhead", "superior-squadron-tactics"),
        ("isn-transport-shuttle", "superior-squadron-tactics"),
        ("erin-cho", "superior-squadron-tactics"),
    ],
)
def test_M3_09_the_isn_deck_has_6_weapons_6_upgrades_and_6_heroes(card: str, replacement: str) -> None:
    deck = {**with_copies(RESCUERS["deck"], card, 2), replacement: 1}
    assert sum(deck.values()) == 24
    assert broken_rules({**RESCUERS, "deck": deck}, mission="battle-for-barrage") == ["M3-09"]


# 22. Privacy


def launch_torrent(viewer: str) -> Table:
    """Return a view after Torrent was launched with the Sparrows in its hold. The rest of the ISN fleet is
    not launched."""
    table = begin_match(starter="isn-1")
    return table.picks("isn-1", "launch:isn-torrent", "7,11/7,12", "load:f51-blue-sparrows")


@pytest.mark.parametrize("viewer", OPPONENTS)
def test_PRV_13_an_opponent_knows_of_a_selected_fleet_only_what_was_launched(viewer: str) -> None:
    view = launch_torrent(viewer).view(viewer)
    assert view["seats"]["isn-1"]["fleet"] == [
        {"card": "isn-torrent", "level": "seasoned", "state": "launched"}
    ]
    names = [ship for ship, _ in ISN_FLEET if ship != "isn-torrent"]
    assert not [name for name in names if name in json.dumps(view)]


@pytest.mark.parametrize("viewer", OPPONENTS)
def test_PRV_13_and_PRV_16_ships_destroyed_with_their_carrier_become_known(viewer: str) -> None:
    torrent = {"seat": "isn-1", "card": "isn-torrent", "at": "7,6/7,7", "cargo": ["f51-blue-sparrows"]}
    kio = {"seat": "wretch-1", "card": "tes-kio", "at": "7,3/7,4"}
    table = scene().ship(**torrent, shields=0, hull_damage=5).ship(**kio).turn("wretch-1").dice("E4").play()
    table.picks("wretch-1", "activate:tes-kio", "stop", "primary", "isn-torrent-1")
    assert not table.alive("isn-torrent-1")
    assert table.view(viewer)["seats"]["isn-1"]["fleet"] == [
        {"card": "isn-torrent", "level": "seasoned", "state": "lost"},
        {"card": "f51-blue-sparrows", "level": "seasoned", "state": "lost"},
    ]


def test_PRV_13_and_PRV_16_each_ship_destroyed_with_its_carrier_becomes_known() -> None:
    cargo = ["f51-blue-sparrows", "f47-blue-hawks"]
    table = scene().ship("isn-1", "isn-everest", at="7,6", cargo=cargo)
    table.ship("isn-1", "isn-torrent", at="3,8/3,9").ship("wretch-1", "tes-kio", at="7,1/7,2")
    run_rule(destroy(table.state, "isn-everest-1", "ecm"), table)
    fleet = table.turn("wretch-1").play().view("wretch-1")["seats"]["isn-1"]["fleet"]
    lost_ships = [ship["card"] for ship in fleet if ship["state"] == "lost"]
    assert sorted(lost_ships) == sorted(["isn-everest", *cargo])


@pytest.mark.parametrize("viewer", OPPONENTS)
def test_PRV_13_only_the_owner_knows_a_selected_deck(viewer: str) -> None:
    view = begin_match().view(viewer)
    assert view.get("deck_list", {}) == (WRETCH_DECK if viewer == "wretch-1" else {})
    assert not [card for card in ISN_DECK if card in json.dumps(view)]


@pytest.mark.parametrize("viewer", OPPONENTS)
def test_PRV_05_nobody_can_tell_a_large_fleet_from_a_small_one(viewer: str) -> None:
    lone_build = {**ISN, "fleet": [["isn-torrent", "seasoned"]]}
    views = []
    for build in (ISN, lone_build):
        table = begin_match({**BOTH, "isn-1": build}).picks("isn-1", "launch:isn-torrent", "7,11/7,12")
        views.append(table.picks("isn-1", "load:none").view(viewer))
    assert views[0] == views[1]


def test_PRV_29_and_PRV_29r_everybody_sees_the_selected_fleets_and_decks_after_the_end() -> None:
    table = begin_match()
    assert "revealed" not in table.view("spectator")
    table.orders("isn-1", "concede")
    revealed = table.view("spectator")["revealed"]
    assert revealed["fleets"] == {"isn-1": dict(ISN_FLEET), "wretch-1": dict(WRETCH_FLEET)}
    assert revealed["decks"] == {"isn": ISN_DECK, "wretch": WRETCH_DECK}
