"""Chapter 11: squadrons."""

from __future__ import annotations

from tests.scenario import Scenario, Table

MISS = "A8"
ONE, TWO, THREE = (f"f47-blue-hawks-{n}" for n in (1, 2, 3))


def hawks(*positions: str, attached: tuple[str, ...] = ()) -> Scenario:
    """Return a scene with the Blue Hawks (range 3) on their player's turn, and Tes Kio two spaces away."""
    return (
        Scenario()
        .ship("isn-2", "f47-blue-hawks", at=positions or ["14,5", "15,4", "13,6"], attached=attached)
        .ship("wretch-2", "tes-kio", at="14,3/14,2")
        .turn("isn-2")
    )


def open_attack_step(scene: Scenario) -> Table:
    """Activate the Hawks, and open their attack step without moving."""
    return scene.play().picks("isn-2", "activate:f47-blue-hawks", "done")


def attackers(table: Table) -> list[str]:
    """Return the ships that attacked, in order."""
    return [attack["attacker"] for attack in table.happened("attack")]


def test_SQN_01_a_squadron_is_one_ship_card_with_three_ships() -> None:
    table = Scenario().turn("isn-2", "deploy").play()
    table.picks("isn-2", "launch:f47-blue-hawks", "14,9", "14,10", "14,11")
    assert table.view("isn-2")["ship_cards"]["f47-blue-hawks"]["ships"] == [ONE, TWO, THREE]
    assert [table.where(ship) for ship in (ONE, TWO, THREE)] == ["14,9", "14,10", "14,11"]


def test_SQN_02_squadron_ships_attack_one_at_a_time_in_any_order() -> None:
    table = open_attack_step(hawks().dice(MISS, MISS, MISS))
    for ship in (THREE, ONE, TWO):
        table.picks("isn-2", ship, "primary", "tes-kio-1")
    assert attackers(table) == [THREE, ONE, TWO]


def test_SQN_03_and_SQN_09_each_ship_uses_all_weapons_of_the_card() -> None:
    table = open_attack_step(hawks(attached=("sr2-twin-rocket-launchers",)).dice(*[MISS] * 6))
    for ship in (ONE, TWO):
        table.picks("isn-2", ship)
        assert table.options("isn-2") == ["primary", "a1", "done"]
        table.picks("isn-2", "primary", "tes-kio-1", "a1", "tes-kio-1", "tes-kio-1")
    assert attackers(table) == [ONE] * 3 + [TWO] * 3


def test_SQN_09_a_penalty_on_the_card_applies_to_every_ship() -> None:
    table = (
        Scenario()
        .ship("isn-2", "f47-blue-hawks", at=["14,5", "15,4", "13,6"])
        .attach("f47-blue-hawks", "exploit-weakness", by="wretch-2")
        .ship("wretch-2", "tes-kio", at="14,3/14,2")
        .turn("wretch-2")
        .dice(MISS, MISS, "D")
        .play()
    )
    table.picks("wretch-2", "activate:tes-kio", "stop", "primary", THREE)
    assert table.asked("wretch-2") == "power"
    table.picks("wretch-2", "no", TWO, "yes")
    assert table.happened("attack")[-1]["target"] == TWO


def test_SQN_04_and_EC_94_each_ship_pays_its_own_charge_cost() -> None:
    table = (
        Scenario()
        .ship("wretch-1", "red-fuvu", at=["14,5", "15,4", "13,6"], attached=["lr5-plaxma-cannon"])
        .ship("isn-1", "isn-torrent", at="14,3/14,2")
        .turn("wretch-1")
        .energy("wretch", 2 + 5)
        .hand("wretch-1", "hijack-plan")
        .play()
    )
    table.picks("wretch-1", "activate:red-fuvu", "done")
    for ship in ("red-fuvu-1", "red-fuvu-2"):
        table.picks("wretch-1", ship, "a1", "hold", "done")
    assert table.energy("wretch") == 1
    table.picks("wretch-1", "red-fuvu-3")
    assert table.refuses("wretch-1", "a1")
    table.picks("wretch-1", "discard", "h1", "a1")
    assert table.energy("wretch") == 0


def test_SQN_05_each_ship_charges_a_weapon_once() -> None:
    table = open_attack_step(hawks().dice(MISS, MISS, MISS))
    for ship in (ONE, TWO, THREE):
        table.picks("isn-2", ship, "primary", "tes-kio-1")
    assert table.asked("isn-2") == "action"
    assert [charge["ship"] for charge in table.happened("charged")] == [ONE, TWO, THREE]


def test_SQN_06_a_ship_completes_its_attacks_before_the_next_starts() -> None:
    table = open_attack_step(hawks(attached=("sr2-twin-rocket-launchers",)).dice(MISS))
    table.picks("isn-2", ONE, "a1", "tes-kio-1")
    assert table.refuses("isn-2", TWO)
    table.picks("isn-2", "hold")
    assert table.options("isn-2") == ["primary", "done"]
    assert table.refuses("isn-2", TWO)
    table.picks("isn-2", "done", TWO)
    assert table.asked("isn-2") == "weapon"


def test_SQN_06r_the_player_cannot_go_back_to_an_earlier_ship() -> None:
    table = open_attack_step(hawks().dice(MISS)).picks("isn-2", ONE, "done", TWO, "primary", "tes-kio-1")
    assert table.options("isn-2") == [THREE, "done"]


def test_SQN_07_no_ship_has_to_move_or_attack() -> None:
    table = hawks().dice(MISS).play().picks("isn-2", "activate:f47-blue-hawks", TWO, "16,3", "stop", "done")
    table.picks("isn-2", THREE, "primary", "tes-kio-1", "done")
    assert table.asked("isn-2") == "action"
    assert [move["ship"] for move in table.happened("moved")] == [TWO]
    assert attackers(table) == [THREE]


def test_SQN_08_each_ship_has_its_own_range_and_targets() -> None:
    table = open_attack_step(hawks("14,5", "14,7"))
    table.picks("isn-2", ONE, "primary")
    assert table.options("isn-2") == ["tes-kio-1", "hold"]
    table.picks("isn-2", "hold", TWO, "primary")
    assert table.asked("isn-2") == "action"


def test_SQN_08_each_ship_rolls_for_debris_and_loses_pegs_separately() -> None:
    scene = Scenario().ship("isn-2", "f51-blue-sparrows", at=["14,5", "15,5", "16,4"])
    table = scene.tile("debris-field", "14,4/15,4").turn("isn-2").dice(6, 6).play()
    table.picks("isn-2", "activate:f51-blue-sparrows", "f51-blue-sparrows-1", "14,4", "stop")
    assert [table.shields(f"f51-blue-sparrows-{n}") for n in (1, 2, 3)] == [0, 1, 1]
    table.picks("isn-2", "f51-blue-sparrows-2", "15,4", "stop")
    assert [table.shields(f"f51-blue-sparrows-{n}") for n in (1, 2, 3)] == [0, 0, 1]


def test_SQN_10_every_ship_moves_or_stays_before_any_ship_attacks() -> None:
    table = hawks().dice(MISS).play().picks("isn-2", "activate:f47-blue-hawks", ONE, "14,6", "stop")
    assert table.options("isn-2") == [TWO, THREE, "done"]
    assert table.asked("isn-2") == "move-ship"
    table.picks("isn-2", TWO, "stop", THREE, "stop")
    assert table.asked("isn-2") == "attack-ship"
    table.picks("isn-2", ONE, "primary", "tes-kio-1")
    assert table.asked("isn-2") == "attack-ship"
