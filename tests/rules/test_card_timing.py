"""Section 16c: the phase and turn in which a card is played. Cards missing in the set come from a pack."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.galaxies.catalogue import Catalogue, load_catalogue
from tests.scenario import Scenario, Table

THRUSTERS = """
id = "maneuvering-thrusters"
name = "Thrusters"
faction = "isn"
type = "upgrade"
icon = "solo"
cost = 2
trigger = "play"
[[card.powers]]
id = "side-jets"
name = "Side Jets"
timing = "static"
text = "Moves farther."
"""
BOUNTY = """
id = "fortunes-bounty"
name = "Bounty"
faction = "wretch"
type = "event"
cost = 1
trigger = "ship-destroyed"
[[card.powers]]
id = "spoils"
name = "Spoils"
timing = "ship-destroyed"
text = "Energy for an enemy ship."
"""


def edition_with_timing(folder: Path, card: str, phase: str, turn_of: str) -> Catalogue:
    """Return the catalogue with a card for another phase or turn."""
    head, powers = card.split("[[card.powers]]")
    lines = f'{head}phase = "{phase}"\nby = "{turn_of}"\n[[card.powers]]{powers}'
    _ = (folder / "own.toml").write_text(f'format = "galaxies/tactics"\nversion = 1\n[[card]]\n{lines}')
    return load_catalogue(folder)


FLAK = """
id = "f47-hawk-patrol"
name = "Flak"
faction = "isn"
type = "event"
cost = 5
trigger = "attack-hit"
[[card.powers]]
id = "cover-fire"
name = "Cover Fire"
timing = "attack-hit"
text = "Turns a hit into a miss."
"""

TACTICS = """
id = "superior-squadron-tactics"
name = "Tactics"
faction = "isn"
type = "event"
cost = 1
trigger = "activation-start"
[[card.powers]]
id = "coordinated-fire"
name = "Coordinated Fire"
timing = "activation-start"
text = "Rerolls."
"""
SALVAGE = """
id = "f47-hawk-patrol"
name = "Salvage"
faction = "isn"
type = "event"
cost = 1
trigger = "ship-destroyed"
[[card.powers]]
id = "spoils"
name = "Spoils"
timing = "ship-destroyed"
text = "Energy for an enemy ship."
"""


def is_offered(table: Table) -> bool:
    return "play:h1" in table.options("isn-1")


@pytest.mark.parametrize("phase", ["energy", "deploy", "action", "any"])
def test_EPH_06_and_TIM_01_and_TIM_05_a_card_is_played_in_its_phase_or_in_any_phase_if_it_says_so(
    tmp_path: Path, phase: str
) -> None:
    scenario = Scenario(edition=edition_with_timing(tmp_path, THRUSTERS, phase, "own")).turn(
        "isn-1", "energy"
    )
    table = (
        scenario.ship("isn-1", "isn-torrent", at="14,5/14,6").hand("isn-1", "maneuvering-thrusters").play()
    )
    results = []
    for menu in ("energy-phase", "deploy", "action"):
        assert table.asked("isn-1") == menu
        results.append(is_offered(table))
        table.picks("isn-1", "done")
    assert results == [phase in (current_phase, "any") for current_phase in ("energy", "deploy", "action")]


@pytest.mark.parametrize(("turn_of", "playable"), [("own", True), ("any", True), ("opponent", False)])
def test_TIM_01_a_card_for_an_opponents_turn_is_not_played_in_ones_own_phase(
    tmp_path: Path, turn_of: str, playable: bool
) -> None:
    scenario = Scenario(edition=edition_with_timing(tmp_path, THRUSTERS, "deploy", turn_of)).turn(
        "isn-1", "deploy"
    )
    scenario.ship("isn-1", "isn-torrent", at="14,5/14,6").hand("isn-1", "maneuvering-thrusters")
    assert is_offered(scenario.play()) is playable


def hunt_scene(edition: Catalogue) -> Scenario:
    """Return a scene in which a damaged Rook's F-54 can fly beside Tes Kio, and wretch-1 holds the bounty."""
    return (
        Scenario(edition=edition)
        .ship("wretch-2", "tes-kio", at="14,4/14,3")
        .ship("isn-2", "rooks-f54", at="14,6", shields=0, hull_damage=1)
        .ship("isn-1", "isn-torrent", at="4,9/4,10")
        .hand("wretch-1", "fortunes-bounty")
    )


@pytest.mark.parametrize("turn_of", ["own", "opponent", "any"])
def test_TIM_02_a_card_that_responds_is_played_in_the_turn_that_it_names(
    tmp_path: Path, turn_of: str
) -> None:
    """A loss to a shot in the Wretch player's turn, and one to countermeasures in the ISN player's."""
    edition = edition_with_timing(tmp_path, BOUNTY, "any", turn_of)
    own_table = hunt_scene(edition).ship("wretch-1", "chosh-ka", at="14,8").turn("wretch-1").dice("D4").play()
    own_table.picks("wretch-1", "activate:chosh-ka", "stop", "primary", "rooks-f54-1")
    other_table = (
        hunt_scene(edition).turn("isn-2").dice(5).play().picks("isn-2", "activate:rooks-f54", "14,5")
    )
    for table, expected in ((own_table, "own"), (other_table, "opponent")):
        assert not table.alive("rooks-f54-1")
        assert (table.asked("wretch-1") == "respond") is (turn_of in (expected, "any"))


@pytest.mark.parametrize(("energy", "playable"), [(2, ["h2"]), (4, ["h2"]), (5, ["h1", "h2"])])
def test_TIM_04_and_EC_24_only_a_response_that_can_be_paid_is_offered(
    tmp_path: Path, energy: int, playable: list[str]
) -> None:
    """Torrent is hit. One of its player's cards costs 5 and one 2, and discarding the others cannot pay for
    the first."""
    scenario = (
        Scenario(edition=edition_with_timing(tmp_path, FLAK, "action", "opponent"))
        .turn("wretch-1")
        .dice("B4")
    )
    scenario.ship("wretch-1", "chosh-ka", at="14,3").ship("isn-1", "isn-torrent", at="14,5/14,6")
    scenario.hand("isn-1", "f47-hawk-patrol", "sparrow-cover-fire", *["erin-cho"] * 2).energy("isn", energy)
    table = scenario.play().picks("wretch-1", "activate:chosh-ka").picks("isn-1", "pass")
    table.picks("wretch-1", "stop", "primary", "isn-torrent-1")
    assert table.options("isn-1") == [*playable, "pass"]


# Reactions are for the phase and the turn that their card names


def destroy_rook(edition: Catalogue, seat: str = "wretch-1") -> Table:
    """Let this seat's Chosh Ka destroy a damaged Rook's F-54 while wretch-1 holds the bounty."""
    table = hunt_scene(edition).ship(seat, "chosh-ka", at="14,8").turn(seat).dice("D4").play()
    return table.picks(seat, "activate:chosh-ka", "stop", "primary", "rooks-f54-1")


@pytest.mark.parametrize("phase", ["energy", "deploy", "action", "any"])
def test_TCC_03_and_TIM_05_a_response_is_played_in_the_phase_that_its_card_names(
    tmp_path: Path, phase: str
) -> None:
    table = destroy_rook(edition_with_timing(tmp_path, BOUNTY, phase, "any"))
    assert not table.alive("rooks-f54-1")
    assert (table.asked("wretch-1") == "respond") is (phase in ("action", "any"))
    assert len(table.happened("window")) == (phase in ("action", "any"))


@pytest.mark.parametrize(("turn_of", "question"), [("own", False), ("opponent", False), ("any", True)])
def test_TIM_08_an_allys_turn_counts_neither_as_ones_own_nor_as_an_opponents(
    tmp_path: Path, turn_of: str, question: bool
) -> None:
    table = destroy_rook(edition_with_timing(tmp_path, BOUNTY, "any", turn_of), "wretch-2")
    assert (table.asked("wretch-1") == "respond") is question


@pytest.mark.parametrize(
    ("phase", "turn_of", "playable_cards", "reasons"),
    [
        ("action", "opponent", ["h1", "h2"], set()),
        ("any", "any", ["h1", "h2"], set()),
        ("deploy", "opponent", ["h2"], {("TIM-05", "F-47 Hawk Patrol is for the deploy phase")}),
        ("energy", "any", ["h2"], {("TIM-05", "F-47 Hawk Patrol is for the energy phase")}),
        ("action", "own", ["h2"], {("TIM-02", "F-47 Hawk Patrol is for your own turn")}),
    ],
)
def test_TIM_05_a_response_for_another_phase_is_not_offered_beside_one_that_fits(
    tmp_path: Path, phase: str, turn_of: str, playable_cards: list[str], reasons: set[tuple[str, str]]
) -> None:
    """Torrent is hit. The window opens for Sparrow Cover Fire. The other card is for hits, too."""
    scenario = (
        Scenario(edition=edition_with_timing(tmp_path, FLAK, phase, turn_of)).turn("wretch-1").dice("B4")
    )
    scenario.ship("wretch-1", "chosh-ka", at="14,3").ship("isn-1", "isn-torrent", at="14,5/14,6")
    scenario.hand("isn-1", "f47-hawk-patrol", "sparrow-cover-fire").energy("isn", 20)
    table = scenario.play().picks("wretch-1", "activate:chosh-ka").picks("isn-1", "pass")
    table.picks("wretch-1", "stop", "primary", "isn-torrent-1")
    assert table.options("isn-1") == [*playable_cards, "pass"]
    withheld = table.view("isn-1")["decision"].get("withheld", ())
    assert {
        (reason["rule"], reason["label"].replace("Flak", "F-47 Hawk Patrol")) for reason in withheld
    } == reasons


@pytest.mark.parametrize("phase", ["deploy", "action", "any"])
def test_TIM_05_a_response_to_an_activation_is_played_in_the_phase_that_its_card_names(
    tmp_path: Path, phase: str
) -> None:
    """The card belongs to the squadron's player."""
    edition = edition_with_timing(tmp_path, TACTICS, phase, "own")
    scene = Scenario(edition=edition).ship("isn-2", "f51-blue-sparrows", at=["14,5", "14,6", "14,7"])
    table = scene.hand("isn-2", "superior-squadron-tactics").turn("isn-2").play()
    table.picks("isn-2", "activate:f51-blue-sparrows")
    assert (table.asked("isn-2") == "respond") is (phase in ("action", "any"))


@pytest.mark.parametrize("phase", ["action", "any"])
def test_TIM_05_only_a_card_for_any_phase_is_played_at_the_end_of_the_turn(
    tmp_path: Path, phase: str
) -> None:
    """Remote engines strike Chosh Ka; isn-2 could salvage it."""
    scene = (
        Scenario(edition=edition_with_timing(tmp_path, SALVAGE, phase, "any"))
        .asteroid("14,5")
        .energy("isn", 10)
    )
    scene.ship("wretch-2", "chosh-ka", at="14,2", shields=0, hull_damage=2).hand("isn-2", "f47-hawk-patrol")
    table = scene.turn("isn-1", "end").dice(4, 1).play().picks("isn-1", "yes", "tile-1", "0")
    assert not table.alive("chosh-ka-1")
    assert (table.asked("isn-2") == "respond") is (phase == "any")
