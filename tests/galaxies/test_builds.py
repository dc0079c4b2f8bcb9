"""Fleets and decks as the server sees them: offered, parsed, checked and random ones."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.lobby.options import BadOptions
from engine.core.present.wire import to_wire
from engine.core.simulation.selfplay import Selfplay, derive_seed
from engine.galaxies import loadouts
from engine.galaxies.catalogue import LEVELS, Build, catalogue
from engine.galaxies.game import Galaxies
from engine.galaxies.players.admiral.experience import WEAK_BUILDS, preferred_builds

GAME, EDITION = Galaxies(), catalogue()
#: Seats with a choice: mission, options, seat.
Case = tuple[str, dict[str, str], str]


def cases() -> list[Case]:
    """Return every seat with a choice, in every variant of every mission."""
    cases = []
    for mission in EDITION.missions.values():
        for choices in product(*(option.choices for option in mission.options)):
            options = {o.id: choice.id for o, choice in zip(mission.options, choices, strict=True)}
            cases += [(mission.id, options, seat) for seat in GAME.loadouts.limits(mission.id, options)]
    return cases


CASES = cases()
each_case = pytest.mark.parametrize(
    ("mission", "options", "seat"), CASES, ids=["-".join([m, *o.values(), s]) for m, o, s in CASES]
)


def limits_of(mission: str, options: dict[str, str], seat: str) -> loadouts.Limits:
    limits = loadouts.seat_limits(EDITION, EDITION.mission_with_options(mission, options), seat)
    assert limits is not None
    return limits


def test_players_choose_fleets_or_decks_in_missions_1_to_3() -> None:
    assert {mission for mission, _, _ in CASES} == {"dead-zone", "blockade-run", "battle-for-barrage"}
    assert len(CASES) == 4 * 2 + 2 + 2


# Offered builds


@each_case
def test_every_choice_has_three_ready_made_builds(mission: str, options: dict[str, str], seat: str) -> None:
    ready_made_builds = GAME.loadouts.limits(mission, options)[seat]["ready_made"]
    assert len({build["id"] for build in ready_made_builds}) >= 3
    for ready_made_build in ready_made_builds:
        build = {"fleet": ready_made_build["fleet"], "deck": ready_made_build["deck"]}
        report = GAME.loadouts.check(mission, options, seat, build)
        assert report.legal, ready_made_build["id"]
        assert (
            ready_made_build["counts"]
            == {"cost": report.cost, "cards": report.cards}
            == GAME.loadouts.counts(build)
        )


@pytest.mark.parametrize("build", EDITION.builds.values(), ids=EDITION.builds)
def test_every_ready_made_build_is_legal_somewhere_without_changes(build: Any) -> None:
    legal_cases = [
        case for case in CASES if loadouts.check_build(EDITION, limits_of(*case), build.build).legal
    ]
    assert {seat.split("-")[0] for _, _, seat in legal_cases} == {build.side.lower()}


@pytest.mark.parametrize("build", EDITION.builds.values(), ids=EDITION.builds)
def test_a_ready_made_build_has_a_whole_deck_and_no_number_in_its_text(build: Any) -> None:
    """Clients show what its fleet costs, with the sign of energy."""
    assert not any(letter.isdigit() for letter in build.text)
    assert sum(build.deck.values()) in (21, 24)


def test_every_limit_and_build_offered_is_plain_data() -> None:
    for mission, options, seat in CASES:
        limits = GAME.loadouts.limits(mission, options)[seat]
        assert msgspec.json.decode(msgspec.json.encode(limits)) == limits
        assert set(limits) == set(loadouts.OfferedLimits.__struct_fields__)
        assert to_wire(msgspec.convert(limits, loadouts.OfferedLimits)) == limits
        build = GAME.loadouts.default(mission, options, seat, 1)
        assert build is not None and msgspec.json.decode(msgspec.json.encode(build)) == build
        report = GAME.loadouts.check(mission, options, seat, {})
        assert msgspec.convert(to_wire(report), loadouts.Report) == report


@each_case
def test_every_ready_made_build_is_chosen_by_some_seed(
    mission: str, options: dict[str, str], seat: str
) -> None:
    default_builds = [GAME.loadouts.default(mission, options, seat, seed) for seed in range(60)]
    ready_made_builds = GAME.loadouts.limits(mission, options)[seat]["ready_made"]
    for build in ready_made_builds:
        assert {"fleet": build["fleet"], "deck": build["deck"]} in default_builds
    assert default_builds[7] == GAME.loadouts.default(mission, options, seat, 7)


@each_case
def test_the_admiral_brings_one_of_several_winning_builds(
    mission: str, options: dict[str, str], seat: str
) -> None:
    default_builds = [GAME.loadouts.default(mission, options, seat, seed, "admiral") for seed in range(60)]
    ready_made_builds = GAME.loadouts.limits(mission, options)[seat]["ready_made"]
    chosen = [
        build["id"]
        for build in ready_made_builds
        if {"fleet": build["fleet"], "deck": build["deck"]} in default_builds
    ]
    ignored = WEAK_BUILDS.get(mission, frozenset())
    assert chosen == [build["id"] for build in ready_made_builds if build["id"] not in ignored]
    assert len(chosen) >= 2
    greedy_builds = [GAME.loadouts.default(mission, options, seat, seed, "greedy") for seed in range(60)]
    assert greedy_builds == [GAME.loadouts.default(mission, options, seat, seed) for seed in range(60)]


def test_in_trials_each_player_brings_a_build_that_it_prefers() -> None:
    builds = {"greedy": set[str](), "admiral": set[str]()}
    fleets = {build.fleet: build.id for build in EDITION.builds.values()}
    for number in range(30):
        names = ["greedy", "admiral"] if number % 2 else ["admiral", "greedy"]
        match = Selfplay(GAME, "blockade-run", derive_seed(1, number), names)
        for player in match.players.values():
            builds[str(player.bot)].add(fleets[loadouts.parse_build(player.loadout).fleet])
    assert builds["greedy"] - builds["admiral"] == WEAK_BUILDS["blockade-run"]
    assert builds["admiral"] < builds["greedy"]


def test_the_builds_that_the_admiral_avoids_are_still_offered() -> None:
    for mission, ignored in WEAK_BUILDS.items():
        limits = GAME.loadouts.limits(mission, {})
        ready_made_builds = {build["id"] for limit in limits.values() for build in limit["ready_made"]}
        assert ignored < ready_made_builds


def test_the_admiral_prefers_new_builds_and_takes_any_if_there_is_no_other() -> None:
    build = EDITION.builds["wretch-hammer"]
    new_build = msgspec.structs.replace(build, id="from-a-pack")
    assert preferred_builds("blockade-run", [build, new_build]) == [new_build]
    assert preferred_builds("blockade-run", [build]) == [build]
    assert preferred_builds("from-a-pack", [build, new_build]) == [build, new_build]


def test_a_seat_without_a_choice_brings_nothing() -> None:
    assert GAME.loadouts.limits("meteor-storm", {}) == {}
    assert GAME.loadouts.default("dead-zone", {}, "isn-1", 0) is None
    assert GAME.loadouts.default("dead-zone", {}, "isn-1", 0, "admiral") is None
    assert GAME.loadouts.random("dead-zone", {}, "isn-1", 0) is None
    with pytest.raises(BadOptions):
        _ = GAME.loadouts.check("dead-zone", {}, "isn-1", {})


def test_an_unknown_mission_option_or_seat_is_rejected() -> None:
    with pytest.raises(KeyError):
        _ = GAME.loadouts.limits("no-such-mission", {})
    with pytest.raises(BadOptions):
        _ = GAME.loadouts.limits("dead-zone", {"fleets": "1000"})
    with pytest.raises(KeyError):
        _ = GAME.loadouts.check("dead-zone", {"fleets": "48"}, "isn-7", {})
    with pytest.raises(BadOptions):  # the table's own options do not belong to the game
        _ = GAME.loadouts.limits("dead-zone", {"fleets": "48", "reaction_seconds": 10})


# Parsed builds


MALFORMED: dict[str, tuple[Any, str]] = {
    "a list": ([], "loadout"),
    "a fleet of names": ({"fleet": ["isn-torrent"]}, "fleet[0]"),
    "a fleet of pairs and more": ({"fleet": [["isn-torrent", "veteran", 3]]}, "fleet[0]"),
    "a version that is a number": ({"fleet": [["isn-torrent", 7]]}, "fleet[0][1]"),
    "a ship that is a number": ({"fleet": [[7, "veteran"]]}, "fleet[0][0]"),
    "a fleet that is none": ({"fleet": "all"}, "fleet"),
    "no copies": ({"deck": {"erin-cho": 0}}, "deck[...]"),
    "fewer than no copies": ({"deck": {"erin-cho": -3}}, "deck[...]"),
    "half a copy": ({"deck": {"erin-cho": 1.5}}, "deck[...]"),
    "true": ({"deck": {"erin-cho": True}}, "deck[...]"),
    "a deck that is a list": ({"deck": ["erin-cho"]}, "deck"),
    "more than a build": ({"fleet": [], "energy": 40}, "loadout"),
}


@pytest.mark.parametrize(("raw", "location"), MALFORMED.values(), ids=MALFORMED.keys())
def test_data_that_is_not_a_build_is_rejected_with_its_location(raw: Any, location: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        _ = loadouts.parse_build(raw)
    ((loc, reason),) = refusal.value.errors
    assert (loc, bool(reason)) == (location, True)
    assert loadouts.legal_build(EDITION, limits_of("dead-zone", {"fleets": "48"}, "isn-1"), raw) is None


def test_a_fault_names_a_version_that_a_ship_does_not_have() -> None:
    build = {"fleet": [["isn-torrent", "admiral"]], "deck": {}}
    report = GAME.loadouts.check("dead-zone", {"fleets": "48", "tactic-cards": "off"}, "isn-1", build)
    (fault,) = report.faults
    message = "ISN Torrent has no version admiral, only standard, seasoned, veteran"
    assert (fault.loc, fault.msg, report.cost) == ("isn-torrent", message, 0)


names = st.sampled_from([*EDITION.ships, *EDITION.tactics, "nothing"])
any_builds = st.fixed_dictionaries(
    {
        "fleet": st.lists(st.tuples(names, st.sampled_from([*LEVELS, "admiral"])), max_size=20),
        "deck": st.dictionaries(names, st.integers(1, 99), max_size=60),
    }
)


@given(build=any_builds, case=st.sampled_from(CASES))
def test_every_build_has_a_report_and_every_fault_a_reason(build: dict[str, Any], case: Case) -> None:
    report = GAME.loadouts.check(*case, build)
    assert report.legal == (report.faults == ())
    assert all(fault.loc and fault.msg and fault.rule for fault in report.faults)
    assert report.legal == (loadouts.legal_build(EDITION, limits_of(*case), build) is not None)


# Random builds


@each_case
def test_random_builds_are_legal_and_may_hold_any_component(
    mission: str, options: dict[str, str], seat: str
) -> None:
    limits = limits_of(mission, options, seat)
    ships, cards, sizes = set(), set(), set()
    for seed in range(300):
        raw = GAME.loadouts.random(mission, options, seat, seed)
        assert raw is not None and GAME.loadouts.check(mission, options, seat, raw).legal, seed
        ships |= {tuple(ship) for ship in raw["fleet"]}
        cards |= set(raw["deck"])
        sizes.add(len(raw["fleet"]))
    assert ships == {(ship, level) for ship in limits.ships for level in LEVELS}
    assert cards == set(limits.cards)
    assert min(sizes) == 1 and max(sizes) >= 5


@each_case
def test_random_decks_vary_in_their_number_of_copies(
    mission: str, options: dict[str, str], seat: str
) -> None:
    """Types of which the deck needs every card are an exception."""
    limits = limits_of(mission, options, seat)
    if not limits.deck_size:
        return
    decks = [loadouts.random_build(EDITION, limits, Random(seed)).deck for seed in range(60)]
    counts = Counter(EDITION.tactics[card].type for card in limits.cards)
    for card in limits.cards:
        kind = EDITION.tactics[card].type
        needs_all = counts[kind] * limits.copies == limits.deck_min.get(kind, 0)
        copies = {deck.get(card, 0) for deck in decks}
        assert copies == {limits.copies} if needs_all else len(copies) > 1, card
    assert all(1 in deck.values() or 2 in deck.values() for deck in decks)


def bounds(fleet_limit: int, *required: str, ships: tuple[str, ...] = ()) -> loadouts.Limits:
    """Return the limits of a fleet alone."""
    return loadouts.Limits(
        "isn-1", "ISN", fleet_limit, (*required, *ships), required, 0, (), EDITION.copies, {}
    )


def cheapest(*ships: str) -> int:
    return sum(EDITION.ships[ship].lowest_cost for ship in ships)


def random_fleets(limits: loadouts.Limits) -> set[frozenset[tuple[str, str]]]:
    return {frozenset(loadouts.random_build(EDITION, limits, Random(seed)).fleet) for seed in range(80)}


def test_a_random_fleet_leaves_room_for_all_required_ships() -> None:
    required = ("isn-everest", "isn-barrage", "isn-torrent")
    (fleet,) = random_fleets(bounds(cheapest(*required), *required, ships=("rooks-f54",)))
    assert sum(EDITION.ships[ship].versions[level].launch for ship, level in fleet) == cheapest(*required)  # type: ignore[index]
    assert {ship for ship, _ in fleet} == set(required)
    fleets = random_fleets(bounds(cheapest(*required) + 1, *required))
    assert {len(fleet) for fleet in fleets} == {3} and len(fleets) > 1


def test_a_random_fleet_may_be_one_ship_that_uses_the_whole_limit() -> None:
    for ship in ("isn-everest", "rooks-f54"):
        (fleet,) = random_fleets(bounds(cheapest(ship), ships=(ship,)))
        assert {name for name, _ in fleet} == {ship}


def test_a_random_fleet_has_the_required_ships_alone_or_with_more() -> None:
    escorts = ("isn-torrent", "rooks-f54", "f47-blue-hawks")
    sizes = {len(fleet) for fleet in random_fleets(bounds(90, "isn-barrage", ships=escorts))}
    assert sizes == {1, 2, 3, 4}
    extra_ships = Counter(
        len(loadouts.random_build(EDITION, bounds(90, ships=escorts), Random(seed)).fleet)
        for seed in range(400)
    )
    assert set(extra_ships) == {1, 2, 3}
    assert (
        3 / 4 < extra_ships[3] / 400 < 0.9
    )  # in a quarter of the cases the number is random, up to all ships


def test_the_same_seed_makes_the_same_build() -> None:
    first, second = (GAME.loadouts.random("blockade-run", {}, "isn-1", 99) for _ in range(2))
    assert first == second != GAME.loadouts.random("blockade-run", {}, "isn-1", 100)


def test_a_legal_build_comes_back_unchanged_with_its_deck_in_order() -> None:
    limits = limits_of("blockade-run", {}, "wretch-1")
    raw = GAME.loadouts.random("blockade-run", {}, "wretch-1", 5)
    assert raw is not None
    build = loadouts.legal_build(EDITION, limits, raw)
    assert isinstance(build, Build)
    assert (list(map(list, build.fleet)), build.deck) == (raw["fleet"], raw["deck"])
    assert list(build.deck) == [card for card in EDITION.tactics if card in raw["deck"]]
