"""Sections 1b and 1c of the ledger: each field of a ship card and of a tactic card, in play."""

from __future__ import annotations

from typing import Any

import pytest

from engine.galaxies.catalogue import catalogue
from engine.galaxies.queries import hand_of
from tests.scenario import Scenario, Table

TORRENT: dict[str, Any] = {"seat": "isn-1", "card": "isn-torrent", "at": "14,5/14,6"}
ROOK: dict[str, Any] = {"seat": "isn-2", "card": "rooks-f54", "at": "20,5"}
BARRAGE: dict[str, Any] = {"seat": "isn-2", "card": "isn-barrage", "at": "18,4/18,5"}
KIO: dict[str, Any] = {"seat": "wretch-2", "card": "tes-kio", "at": "14,3/14,4"}
FATE: dict[str, Any] = {"seat": "wretch-1", "card": "vapors-fate", "at": "14,0"}


def deploy_scene(seat: str) -> Scenario:
    return Scenario().energy("isn", 30).energy("wretch", 30).turn(seat, "deploy")


def playable_cards(table: Table, seat: str) -> list[str]:
    """Return the hand cards that are offered."""
    offers = [option for option in table.options(seat) if option.startswith("play:")]
    hand = hand_of(table.state, seat)
    return [hand[option.removeprefix("play:")] for option in offers]


# Ship cards


@pytest.mark.parametrize(
    ("card", "positions", "ships", "spaces"),
    [
        ("isn-everest", ["14,10"], 1, 7),
        ("isn-barrage", ["14,9/14,10"], 1, 2),
        ("rooks-f54", ["14,9"], 1, 1),
        ("f51-blue-sparrows", ["14,9", "14,10", "13,10"], 3, 1),
    ],
)
def test_SHC_02_a_solo_card_is_one_ship_and_a_squadron_three_each_of_the_size_on_the_card(
    card: str, positions: list[str], ships: int, spaces: int
) -> None:
    seat = "isn-1" if card == "isn-everest" else "isn-2"
    table = deploy_scene(seat).play().picks(seat, f"launch:{card}", *positions)
    if table.asked(seat) == "hold":
        table.picks(seat, "load:none")
    assert [len(ship.hexes) for ship in table.state.ships.values()] == [spaces] * ships


@pytest.mark.parametrize(
    ("level", "launch", "activation", "shields"),
    [("standard", 7, 2, 2), ("seasoned", 9, 2, 3), ("veteran", 11, 3, 3)],
)
def test_SHC_03_and_CMP_18_and_CMP_18r_each_version_of_a_name_is_launched_and_played_by_its_own_numbers(
    level: str, launch: int, activation: int, shields: int
) -> None:
    scene = deploy_scene("wretch-2").fleet("wretch-2", "tes-kio", level)
    scene.state.seats["wretch-2"].screen.open().remove("tes-kio")
    table = scene.play().picks("wretch-2", "launch:tes-kio", "14,-6/14,-5", "load:none")
    assert table.energy("wretch") == 30 - launch
    assert (table.state.cards["tes-kio"].level, table.shields("tes-kio-1")) == (level, shields)
    table.picks("wretch-2", "done", "activate:tes-kio")
    assert table.energy("wretch") == 30 - launch - activation


@pytest.mark.parametrize(
    ("weapon", "charge", "reach", "attacks", "strength"),
    [("primary", 0, 4, 3, 2), ("secondary", 0, 3, 1, 2), ("a1", 2, 5, 1, 3)],
)
def test_SHC_05_every_weapon_has_a_charge_cost_a_range_attacks_and_a_strength(
    weapon: str, charge: int, reach: int, attacks: int, strength: int
) -> None:
    def table_at_range(spaces: int, *dice: str) -> Table:
        position = f"14,{1 + spaces}/14,{2 + spaces}"
        scene = Scenario().ship(**FATE, attached=["lr5-plaxma-cannon"]).turn("wretch-1").energy("wretch", 20)
        scene = scene.ship("isn-2", "isn-barrage", at=position, shields=0).dice(*dice)
        return scene.play().picks("wretch-1", "activate:vapors-fate", "stop", weapon)

    assert table_at_range(reach + 1).asked("wretch-1") == "weapon"
    table = table_at_range(reach, "D3")
    assert (table.asked("wretch-1"), table.energy("wretch")) == ("target", 20 - 4 - charge)
    assert table.decision("wretch-1").text.args["left"] == attacks
    assert table.picks("wretch-1", "isn-barrage-1").hull_damage("isn-barrage-1") == strength


def test_SHC_06_a_charge_cost_is_paid_in_addition_and_a_weapon_without_one_is_free() -> None:
    def armed_table(energy: int) -> Table:
        scene = Scenario().ship(**FATE, attached=["lr5-plaxma-cannon"]).ship(**BARRAGE, shields=0)
        table = scene.energy("wretch", 4 + energy).turn("wretch-1").play()
        return table.picks("wretch-1", "activate:vapors-fate", "stop")

    assert armed_table(1).options("wretch-1") == ["primary", "secondary", "done"]
    table = armed_table(2)
    offers = {option.id: option.text.args.get("cost") for option in table.decision("wretch-1").options}
    assert offers == {"primary": 0, "secondary": 0, "a1": 2, "done": None}
    assert table.picks("wretch-1", "primary").energy("wretch") == 2
    assert table.picks("wretch-1", "a1").energy("wretch") == 0


def test_SHC_26_a_card_without_a_capacity_symbol_transports_nothing() -> None:
    launches = {"rooks-f54": ["14,9"], "f47-blue-hawks": ["14,9", "14,10", "13,10"]}
    for card, position in launches.items():
        table = deploy_scene("isn-2").play().picks("isn-2", f"launch:{card}", *position)
        assert table.asked("isn-2") == "deploy"
        assert table.state.cards[card].cargo.open() == []
    carrier = deploy_scene("isn-2").play().picks("isn-2", "launch:isn-barrage", "14,9/14,10")
    assert carrier.asked("isn-2") == "hold"


@pytest.mark.parametrize(
    ("ship", "tactic"),
    [
        (BARRAGE, "erin-cho"),
        (ROOK, "lr5-nuclear-warhead"),
        ({"seat": "wretch-1", "card": "red-tougu", "at": ["18,0", "18,1", "18,2"]}, "vecton-field-detonator"),
    ],
)
def test_SHC_26_a_card_without_the_symbol_of_a_type_takes_no_card_of_that_type(
    ship: dict[str, Any], tactic: str
) -> None:
    """The standard version has no such symbol, the seasoned one does."""
    seat = ship["seat"]
    for level, expected in (("standard", []), ("seasoned", [tactic])):
        table = deploy_scene(seat).ship(**ship, level=level).hand(seat, tactic).play()
        assert playable_cards(table, seat) == expected


# Tactic cards


@pytest.mark.parametrize(
    ("seat", "phases"),
    [
        ("isn-1", {"erin-cho": "deploy", "commando-away-team": "action", "alert-from-isn-torrent": None}),
        ("wretch-1", {"lr5-plaxma-cannon": "deploy", "shield-siphon": "action", "fortunes-bounty": None}),
    ],
)
def test_TCC_03_a_card_is_offered_only_in_its_phase(seat: str, phases: dict[str, str | None]) -> None:
    """The card drawn in the energy phase is only for reactions."""
    scene = Scenario().ship(**TORRENT).ship(**KIO, shields=0).energy("isn", 30).energy("wretch", 30)
    scene = scene.ship(**FATE).hand(seat, *phases).deck("isn", "alert-from-isn-torrent")
    table = scene.deck("wretch", "fortunes-bounty").turn(seat, "energy").play()
    for menu, phase in (("energy-phase", "energy"), ("deploy", "deploy"), ("action", "action")):
        assert table.asked(seat) == menu
        assert playable_cards(table, seat) == [card for card, printed in phases.items() if printed == phase]
        table.picks(seat, "done")


@pytest.mark.parametrize(
    ("ship", "captured_card", "tactics"),
    [
        (TORRENT, "so-bwa-tet", ("erin-cho", "maneuvering-thrusters", "lr5-nuclear-warhead")),
        (FATE, "isn-torrent", ("krall-draxus", "spectral-resurgence", "lr5-ripper-cannon")),
    ],
)
def test_TCC_04_and_TAC_10_and_SHC_16_a_card_can_be_attached_only_to_the_ship_of_its_own_faction(
    ship: dict[str, Any], captured_card: str, tactics: tuple[str, ...]
) -> None:
    """The other ship has been taken over and has room for such cards too."""
    seat = ship["seat"]
    for tactic in tactics:
        scene = deploy_scene(seat).ship(**ship).ship(seat, captured_card, at="18,4/18,5", level="veteran")
        table = scene.hand(seat, tactic).play().picks(seat, "play:h1")
        assert table.attached(ship["card"]) == [tactic]


@pytest.mark.parametrize(
    ("seat", "phase", "tactic", "host", "cost"),
    [
        ("isn-1", "deploy", "erin-cho", "isn-torrent", 3),
        ("isn-1", "deploy", "lr5-nuclear-warhead", "isn-torrent", 3),
        ("isn-1", "deploy", "maneuvering-thrusters", "isn-torrent", 2),
        ("wretch-1", "action", "shield-siphon", "isn-torrent", 2),
        ("wretch-1", "deploy", "krall-draxus", "vapors-fate", 3),
    ],
)
def test_TCC_05_and_TAC_08_and_NRG_05_a_card_is_offered_and_paid_for_at_its_printed_cost(
    seat: str, phase: str, tactic: str, host: str, cost: int
) -> None:
    side = seat.partition("-")[0]

    def table_with_card(energy: int) -> Table:
        scene = Scenario().ship(**TORRENT).ship(**FATE).hand(seat, tactic)
        return scene.energy(side, energy).turn(seat, phase).play()

    assert playable_cards(table_with_card(cost - 1), seat) == []
    table = table_with_card(cost)
    (option,) = [option for option in table.decision(seat).options if option.id == "play:h1"]
    assert option.text.args["cost"] == cost
    assert table.picks(seat, "play:h1").energy(side) == 0
    assert table.attached(host) == [tactic]


# What the texts say (TCC-06) is when the game offers it


def texts(timing: str) -> dict[str, str]:
    """Return the texts of the current powers at a timing, by ship card or tactic card."""
    edition = catalogue()
    ships = ((f"{s.id} {v.level}", v.powers) for s in edition.ships.values() for v in s.versions.values())
    cards = ((card.id, card.powers) for card in edition.tactics.values())
    powers = ((f"{name} {p.id}", p) for name, of in (*ships, *cards) for p in of)
    return {name: power.text for name, power in powers if power.timing == timing}


def texts_between_activations() -> dict[str, str]:
    cards = catalogue().tactics.values()
    played_cards = [card for card in cards if card.trigger == "play" and card.phase == "action"]
    return {card.id: card.powers[0].text for card in played_cards} | texts("own-action")


def test_TCC_06_and_TIM_01_cards_and_powers_for_use_between_activations_say_so() -> None:
    sentences = texts_between_activations()
    assert sentences.keys() >= {"shield-siphon", "exploit-weakness", "isn-torrent veteran shield-lender"}
    assert {name for name, text in sentences.items() if "between activations" not in text.lower()} == set()


def test_TCC_06_and_OBS_21_reroll_cards_respond_to_the_result_of_the_dice() -> None:
    sentences = texts("attack-missed")
    assert len(sentences) > 3
    assert {
        name for name, text in sentences.items() if "coordinate dice" not in text or "misses" in text
    } == set()


def test_TIM_01_sabotage_is_played_between_activations_and_not_within_one() -> None:
    scene = Scenario().ship(**TORRENT).ship(**KIO).hand("wretch-2", "shield-siphon").turn("wretch-2")
    table = scene.energy("wretch", 30).play()
    assert playable_cards(table, "wretch-2") == ["shield-siphon"]
    table.picks("wretch-2", "activate:tes-kio")
    for question, end_option in (("move", "stop"), ("weapon", "done")):
        while table.asked("wretch-2") == "respond":
            table.picks("wretch-2", "pass")
        assert table.asked("wretch-2") == question
        assert playable_cards(table, "wretch-2") == []
        table.picks("wretch-2", end_option)
    assert table.asked("wretch-2") == "action"
    assert playable_cards(table, "wretch-2") == ["shield-siphon"]


def test_TIM_01_a_ship_does_not_lend_shields_within_an_activation() -> None:
    scene = Scenario().ship(**TORRENT, level="veteran").ship("isn-1", "rooks-f54", at="14,3", shields=0)
    table = scene.energy("isn", 30).turn("isn-1").play()
    power = "power:shield-lender@isn-torrent"
    assert power in table.options("isn-1")
    table.picks("isn-1", "activate:isn-torrent")
    assert power not in table.options("isn-1")
    table.picks("isn-1", "stop")
    assert table.asked("isn-1") == "weapon" and power not in table.options("isn-1")
    table.picks("isn-1", "done")
    assert power in table.options("isn-1")


def test_TIM_01_sabotage_of_a_squadron_is_not_played_within_an_activation() -> None:
    """Exploit Weakness, which goes on a squadron."""
    scene = Scenario().ship("isn-2", "f51-blue-sparrows", at=["20,5", "20,6", "20,7"]).ship(**KIO)
    scene.hand("wretch-2", "exploit-weakness").turn("wretch-2").energy("wretch", 30)
    table = scene.play()
    assert playable_cards(table, "wretch-2") == ["exploit-weakness"]
    table.picks("wretch-2", "activate:tes-kio")
    assert table.asked("wretch-2") == "move" and playable_cards(table, "wretch-2") == []
