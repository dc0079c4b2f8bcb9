"""A match begins with everything that its mission prints: players, boards, tiles, fleets and decks.

Therefore this uses the newest edition, not the stored one.
"""

from __future__ import annotations

from collections import Counter

import pytest

from engine.galaxies.game import Galaxies
from engine.galaxies.queries import are_enemies
from tests.rules.barrage import BUILDS as CAPTORS
from tests.rules.support import ready_made, start_match
from tests.scenario import Scenario, Table

RUNNERS = {"isn-1": ready_made("isn-line-of-battle"), "wretch-1": ready_made("wretch-red-tide")}
ISN = ("isn-everest", "isn-barrage", "isn-torrent", "rooks-f54", "f47-blue-hawks", "f51-blue-sparrows")


def dead_zone() -> Table:
    return start_match(8, 1, mission="dead-zone", game=Galaxies()).picks("isn-1", "isn-1")


def pan_base() -> Table:
    return start_match(8, 1, 2, mission="pan-base", game=Galaxies())


def fleet(table: Table, seat: str) -> dict[str, str]:
    """Return a seat's ship cards with their versions, on the board or behind its screen."""
    place = table.state.seats[seat]
    launched = {card.id: card.level for card in table.state.cards.values() if card.owner == seat}
    fleet = {card: place.levels.open()[card] for card in place.screen.open()}
    return {**launched, **fleet}


def cards(table: Table, team: str) -> Counter[str]:
    """Return the cards in the deck and the hands of a team."""
    side = table.state.teams[team]
    return Counter([*side.deck.open(), *(card for seat in side.seats for card in table.hand(seat))])


def tiles(table: Table) -> Counter[str]:
    """Return the tiles as all viewers see them."""
    return Counter(str(tile["kind"]) for tile in table.view("spectator")["tiles"].values())


# Boards and tiles


@pytest.mark.parametrize(
    ("mission", "seat", "continues"), [("dead-zone", "isn-1", False), ("meteor-storm", "isn-2", True)]
)
def test_CMP_06_and_CMP_06r_a_second_board_continues_where_the_first_one_ends(
    mission: str, seat: str, continues: bool
) -> None:
    scene = Scenario(mission).ship(seat, "f51-blue-sparrows", at=["14,-2"]).turn(seat)
    table = scene.play().picks(seat, "activate:f51-blue-sparrows", "f51-blue-sparrows-1")
    assert {"13,-1", "13,-2", "14,-3", "14,-1"} <= set(table.options(seat))
    assert ({"15,-3", "15,-2"} <= set(table.options(seat))) is continues
    assert bool({"15,-3", "15,-2"} & set(table.options(seat))) is continues


def test_CMP_12_and_M1_03_the_black_sides_are_drawn_from_the_eight_discovery_tiles_of_the_box() -> None:
    tile_counts = Counter[str]()
    for offset in range(8):
        order = tuple((offset + n) % 8 for n in range(8))
        shuffles = (tuple(range(18)), tuple(range(18)), order)
        state = start_match(8, 1, mission="dead-zone", shuffles=shuffles, game=Galaxies()).state
        tile_counts[next(tile.face.open() for tile in state.tiles.values() if tile.face)] += 1
    assert tile_counts == {
        "alien-artifact": 1,
        "observation-station": 1,
        "energy-source": 2,
        "orbital-market": 1,
        "shield-regenerator": 2,
        "warp-gate": 1,
    }


def test_M2_04_the_mission_has_asteroids_and_debris_but_no_discovery_tile() -> None:
    board_tiles = tiles(start_match(mission="blockade-run", builds=RUNNERS, game=Galaxies()))
    assert set(board_tiles) == {"asteroid", "debris-field"}


def test_M3_04_the_mission_has_two_asteroids_and_three_tiles_black_side_up() -> None:
    assert tiles(start_match(mission="battle-for-barrage", builds=CAPTORS, game=Galaxies())) == {
        "asteroid": 2,
        "None": 3,
    }


# Mission 1


def test_M1_01_one_isn_player_and_one_wretch_player_take_turns() -> None:
    table = dead_zone()
    assert {seat.id: seat.side for seat in table.state.seats.values()} == {
        "isn-1": "ISN",
        "wretch-1": "Wretch",
    }
    assert are_enemies(table.state, "isn-1", "wretch-1")
    turns = []
    for _ in range(4):
        assert table.state.active is not None
        turns.append(table.state.active)
        table.ends_turn(table.state.active)
    assert turns == ["isn-1", "wretch-1", "isn-1", "wretch-1"]


def test_M1_04_and_M1_06_both_sides_have_the_fleets_of_the_mission() -> None:
    table = dead_zone()
    assert fleet(table, "isn-1") == {
        "isn-everest": "seasoned",
        "isn-barrage": "standard",
        "isn-torrent": "seasoned",
        "f51-blue-sparrows": "standard",
    }
    assert fleet(table, "wretch-1") == {
        "vapors-fate": "veteran",
        "so-bwa-tet": "standard",
        "tes-kio": "standard",
        "red-tougu": "veteran",
    }


def test_M1_05_and_M1_07_both_sides_have_the_decks_of_the_mission() -> None:
    table = dead_zone()
    assert cards(table, "isn") == {
        "superior-squadron-tactics": 3,
        "sr2-twin-rocket-launchers": 3,
        "alert-from-isn-torrent": 3,
        "lr5-nuclear-warhead": 3,
        "bronson-skiles": 2,
        "sparrow-cover-fire": 2,
        "erin-cho": 2,
    }
    assert cards(table, "wretch") == {
        "fortunes-bounty": 3,
        "spectral-resurgence": 3,
        "lr5-plaxma-cannon": 3,
        "shield-siphon": 3,
        "lr5-ripper-cannon": 3,
        "krall-draxus": 2,
        "fates-reach": 1,
    }


# Mission 5


def test_M5_01_the_two_wretch_players_form_one_team_against_the_isn_player() -> None:
    table = pan_base()
    seats = list(table.state.seats)
    foes = {seat: [other for other in seats if are_enemies(table.state, seat, other)] for seat in seats}
    assert foes == {"isn-1": ["wretch-1", "wretch-2"], "wretch-1": ["isn-1"], "wretch-2": ["isn-1"]}


def test_M5_06_and_M5_07_and_M5_08_both_sides_have_the_fleets_of_the_mission() -> None:
    table = pan_base()
    assert fleet(table, "isn-1") == dict.fromkeys(ISN, "veteran")
    assert fleet(table, "wretch-1") == dict.fromkeys(("vapors-fate", "chosh-ka", "red-tougu"), "seasoned")
    assert fleet(table, "wretch-2") == dict.fromkeys(("so-bwa-tet", "tes-kio", "red-fuvu"), "seasoned")


def test_M5_09_and_M5_35_prepped_heroes_are_set_aside_and_are_in_no_deck() -> None:
    table = pan_base()
    prepped_cards = {s.id: [(p.card, p.on) for p in s.prepped] for s in table.state.seats.values()}
    assert prepped_cards == {
        "isn-1": [("charles-yeboah", "isn-everest"), ("erin-cho", "isn-everest")],
        "wretch-1": [("krall-draxus", "vapors-fate")],
        "wretch-2": [("captain-vulchar", "so-bwa-tet")],
    }
    set_aside = {card for cards in prepped_cards.values() for card, _ in cards}
    assert set_aside.isdisjoint(cards(table, "isn") + cards(table, "wretch"))


def test_M5_10_and_M5_11_both_sides_have_the_decks_of_the_mission() -> None:
    table = pan_base()
    assert cards(table, "isn") == {
        "alert-from-isn-torrent": 3,
        "sparrow-cover-fire": 3,
        "maneuvering-thrusters": 3,
        "lr5-nuclear-warhead": 3,
        "f47-hawk-patrol": 3,
        "commando-away-team": 3,
        "superior-squadron-tactics": 3,
        "sr2-twin-rocket-launchers": 3,
        "bronson-skiles": 2,
        "isn-transport-shuttle": 2,
    }
    assert cards(table, "wretch") == {
        "wretch-boarding": 3,
        "fortunes-bounty": 3,
        "spectral-resurgence": 3,
        "hijack-plan": 3,
        "shield-siphon": 3,
        "lr5-plaxma-cannon": 3,
        "fates-reach": 3,
        "vecton-field-detonator": 3,
        "exploit-weakness": 3,
        "lr5-ripper-cannon": 3,
    }


def test_M5_11r_both_wretch_players_draw_from_the_same_deck() -> None:
    table = pan_base().picks("isn-1", "wretch-1")
    deck_sizes = []
    for seat in ("wretch-1", "wretch-2"):
        assert table.state.active == seat
        deck_sizes.append(len(table.state.teams["wretch"].deck.open()))
        table.ends_turn(seat)
    assert deck_sizes == [30 - 10 - 1, 30 - 10 - 2]
