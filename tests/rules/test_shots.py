"""Section 9 and chapter 11 in whole gestures: a shot is one answer."""

from __future__ import annotations

from engine.galaxies.queries import weapons_of
from tests.scenario import Scenario, Table

MISS = "A8"
ONE, TWO, THREE = (f"f47-blue-hawks-{n}" for n in (1, 2, 3))


def rook(**extra: object) -> Scenario:
    """Return a scene with Rook's F-54 (range 3, two attacks) two spaces from Tes Kio, with whole gestures."""
    scene = Scenario().ship("isn-2", "rooks-f54", at="14,5", level="standard", **extra)  # type: ignore[arg-type]
    return scene.ship("wretch-2", "tes-kio", at="14,3/14,2").turn("isn-2").gestures()


def hawks(*attached: str) -> Scenario:
    """Return a scene with the Blue Hawks (range 3, one attack each), all in reach of Tes Kio."""
    scene = Scenario().ship("isn-2", "f47-blue-hawks", at=["14,5", "15,4", "13,6"], attached=attached)
    return scene.ship("wretch-2", "tes-kio", at="14,3/14,2").turn("isn-2").gestures()


def open_attack_step(scene: Scenario, card: str = "rooks-f54", move: str = "stop") -> Table:
    """Activate the card, and open its attack step without moving."""
    return scene.play().picks("isn-2", f"activate:{card}", move)


def attackers(table: Table) -> list[str]:
    return [attack["attacker"] for attack in table.happened("attack")]


def test_CHG_01_and_TGT_01_a_player_charges_a_weapon_and_attacks_in_one_answer() -> None:
    table = open_attack_step(rook().dice(MISS))
    assert table.asked("isn-2") == "shot"
    table.picks("isn-2", "rooks-f54-1:primary:tes-kio-1")
    assert [charge["weapon"] for charge in table.happened("charged")] == ["primary"]
    assert attackers(table) == ["rooks-f54-1"]
    assert table.options("isn-2") == ["rooks-f54-1:primary:tes-kio-1", "done"], "one attack is left"


def test_ATK_06_a_player_makes_all_attacks_of_a_weapon_in_one_answer() -> None:
    table = open_attack_step(rook().dice(MISS, MISS)).picks("isn-2", "rooks-f54-1:primary:tes-kio-1:all")
    assert len(attackers(table)) == 2
    assert table.asked("isn-2") == "action"


def test_ATK_06_the_attacks_end_when_the_target_is_destroyed() -> None:
    scene = rook().ship("wretch-1", "chosh-ka", at="15,4", shields=0, hull_damage=1, level="standard")
    table = open_attack_step(scene.dice("D4")).picks("isn-2", "rooks-f54-1:primary:chosh-ka-1:all")
    assert not table.alive("chosh-ka-1")
    assert table.options("isn-2") == ["rooks-f54-1:primary:tes-kio-1", "done"]


def test_TGT_11_nobody_is_asked_when_no_target_is_in_reach() -> None:
    scene = Scenario().ship("isn-2", "rooks-f54", at="14,5").ship("wretch-2", "tes-kio", at="14,-3/14,-2")
    assert open_attack_step(scene.turn("isn-2").gestures()).asked("isn-2") == "action"


def test_CHG_08_a_weapon_without_a_target_may_be_charged_while_another_has_one() -> None:
    table = open_attack_step(
        hawks("sr2-twin-rocket-launchers").energy("isn", 9).dice(MISS), "f47-blue-hawks", "done"
    )
    assert f"{THREE}:a1" in table.options("isn-2"), "range 2, and Tes Kio is 3 spaces away"
    (option,) = [o for o in table.view("isn-2")["decision"]["options"] if o["id"] == f"{THREE}:a1"]
    assert option["role"] == "quiet" and option["text"]["args"]["targets"] == 0
    before = table.energy("isn")
    table.picks("isn-2", f"{THREE}:a1")
    assert table.energy("isn") == before - 1
    table.picks("isn-2", f"{THREE}:primary:tes-kio-1")
    assert attackers(table) == [THREE]


def test_CHG_05_the_attacks_of_a_weapon_end_when_another_weapon_is_charged() -> None:
    scene = rook(attached=["sr2-twin-rocket-launchers"]).energy("isn", 9).dice(MISS, MISS, MISS)
    table = open_attack_step(scene).picks(
        "isn-2", "rooks-f54-1:primary:tes-kio-1", "rooks-f54-1:a1:tes-kio-1"
    )
    assert table.options("isn-2") == ["rooks-f54-1:a1:tes-kio-1", "done"], (
        "one attack of the primary weapon is lost"
    )
    table.picks("isn-2", "rooks-f54-1:a1:tes-kio-1")
    assert table.asked("isn-2") == "action"


def test_CHG_06_a_weapon_is_charged_once() -> None:
    table = open_attack_step(rook(attached=["sr2-twin-rocket-launchers"]).energy("isn", 9).dice(MISS, MISS))
    table.picks("isn-2", "rooks-f54-1:a1:tes-kio-1:all")
    assert not any(":a1:" in name for name in table.options("isn-2"))


def test_CHG_03_a_charge_that_cannot_be_paid_is_offered_only_after_cards_are_discarded() -> None:
    scene = (
        rook(attached=["sr2-twin-rocket-launchers"])
        .energy("isn", 1)
        .hand("isn-2", "erin-cho")
        .dice(MISS, MISS)
    )
    table = open_attack_step(scene).picks("isn-2", "rooks-f54-1:primary:tes-kio-1:all")
    assert table.options("isn-2") == ["done", "discard"], "as far as everybody can see, it could be paid"
    table.picks("isn-2", "discard", "h1")
    assert "rooks-f54-1:a1:tes-kio-1" in table.options("isn-2")


def test_CHG_03_a_charge_that_discarding_cannot_pay_for_is_not_offered() -> None:
    scene = rook(attached=["sr2-twin-rocket-launchers"]).energy("isn", 1).dice(MISS, MISS)
    table = open_attack_step(scene).picks("isn-2", "rooks-f54-1:primary:tes-kio-1:all")
    assert table.asked("isn-2") == "action"


def test_a_player_attacks_one_target_with_all_weapons_of_a_ship_in_one_answer() -> None:
    scene = rook(attached=["sr2-twin-rocket-launchers"]).energy("isn", 9).dice(*[MISS] * 4)
    table = open_attack_step(scene)
    (option,) = [o for o in table.view("isn-2")["decision"]["options"] if o["text"]["key"] == "all-weapons"]
    assert option["ref"]["weapons"] == ["primary", "a1"] and option["ref"]["amount"] == 1
    table.picks("isn-2", "rooks-f54-1:all:tes-kio-1")
    assert [attack["weapon"] for attack in table.happened("attack")] == ["primary", "primary", "a1", "a1"]
    assert table.asked("isn-2") == "action"


def test_undo_before_the_roll_takes_back_the_charge() -> None:
    scene = hawks("sr2-twin-rocket-launchers").energy("isn", 9)
    table = open_attack_step(scene, "f47-blue-hawks", "done")
    before = table.energy("isn")
    table.picks("isn-2", f"{THREE}:a1").undo("isn-2")
    assert table.energy("isn") == before and f"{THREE}:a1" in table.options("isn-2")


# Squadrons


def test_SQN_02_any_ship_of_a_squadron_may_attack_next() -> None:
    table = open_attack_step(hawks().dice(MISS, MISS, MISS), "f47-blue-hawks", "done")
    for ship in (THREE, ONE, TWO):
        table.picks("isn-2", f"{ship}:primary:tes-kio-1")
    assert attackers(table) == [THREE, ONE, TWO]
    assert table.asked("isn-2") == "action"


def test_SQN_06_the_attacks_of_a_ship_end_when_another_ship_attacks() -> None:
    scene = hawks("sr2-twin-rocket-launchers").energy("isn", 9).dice(MISS, MISS)
    table = open_attack_step(scene, "f47-blue-hawks", "done")
    table.picks("isn-2", f"{ONE}:primary:tes-kio-1", f"{TWO}:primary:tes-kio-1")
    assert not any(name.startswith(ONE) for name in table.options("isn-2"))
    assert f"{TWO}:a1:tes-kio-1" in table.options("isn-2")


def test_SQN_02_all_ships_of_a_squadron_attack_one_target_in_one_answer() -> None:
    table = open_attack_step(hawks().dice(MISS, MISS, MISS), "f47-blue-hawks", "done")
    assert table.options("isn-2")[0] == "f47-blue-hawks:primary:tes-kio-1"
    table.picks("isn-2", "f47-blue-hawks:primary:tes-kio-1")
    assert attackers(table) == [ONE, TWO, THREE]
    assert table.asked("isn-2") == "action"


def test_SQN_02_the_ships_of_a_squadron_stop_attacking_when_the_target_is_gone() -> None:
    scene = hawks().ship("wretch-1", "chosh-ka", at="14,4", shields=0, hull_damage=1, level="standard")
    table = open_attack_step(scene.dice("D4"), "f47-blue-hawks", "done")
    table.picks("isn-2", "f47-blue-hawks:primary:chosh-ka-1")
    assert attackers(table) == [ONE] and not table.alive("chosh-ka-1")
    assert f"{TWO}:primary:tes-kio-1" in table.options("isn-2")


def test_SQN_04_each_ship_pays_for_itself_and_only_ships_that_can_pay_attack() -> None:
    scene = hawks("lr5-nuclear-warhead").energy("isn", 30).dice(*[MISS] * 2)
    charge = weapons_of(scene.state, "f47-blue-hawks")["a1"].charge
    table = open_attack_step(scene.energy("isn", 2 + 2 * charge), "f47-blue-hawks", "done")
    assert table.energy("isn") == 2 * charge
    volley = "f47-blue-hawks:a1:tes-kio-1"
    (option,) = [o for o in table.view("isn-2")["decision"]["options"] if o["id"] == volley]
    assert option["text"]["args"]["ships"] == 2 and option["ref"]["amount"] == 2 * charge
    table.picks("isn-2", volley)
    assert table.energy("isn") == 0 and attackers(table) == [ONE, TWO]


def test_TIM_01_playing_a_card_interrupts_several_attacks() -> None:
    scene = (
        Scenario()
        .ship("wretch-1", "red-fuvu", at=["14,3", "15,2", "13,4"])
        .ship("isn-2", "f51-blue-sparrows", at=["14,5", "15,4", "13,6"])
        .ship("isn-1", "isn-torrent", at="15,3/16,3", shields=3)
        .hand("isn-1", "sparrow-cover-fire")
        .energy("isn", 9)
        .turn("wretch-1")
        .gestures()
        .dice("D4", 8)
    )
    table = (
        scene.play().picks("wretch-1", "activate:red-fuvu").picks("isn-1", "pass").picks("wretch-1", "done")
    )
    table.picks("wretch-1", "red-fuvu:primary:isn-torrent-1").picks("isn-1", "h1")
    while table.asked("wretch-1") != "shot":
        table.picks("isn-1", table.options("isn-1")[0])
    assert len(table.happened("attack")) == 1


def test_a_shot_describes_its_effect_on_the_target() -> None:
    table = open_attack_step(rook())
    (option,) = [o for o in table.view("isn-2")["decision"]["options"] if o["text"]["key"] == "shot"]
    assert option["label"] == "Rook's F-54: attack Tes Kio once with Paired Autocannon"
    volley = next(o for o in table.view("isn-2")["decision"]["options"] if o["text"]["key"] == "shots")
    assert volley["label"] == "Rook's F-54: attack Tes Kio 2 times with Paired Autocannon"
    assert option["ref"] == {
        "ship": "rooks-f54-1", "weapon": "primary", "target": "tes-kio-1", "amount": 0,
    }  # fmt: skip
    labels = [detail["label"] for detail in option["details"]]
    assert labels[0] == "2 spaces away" and any("to hit" in label for label in labels)


def test_TGT_03_a_target_too_far_away_for_all_weapons_is_named() -> None:
    table = open_attack_step(rook().ship("wretch-1", "chosh-ka", at="14,0"))
    reasons = [(reason["rule"], reason["label"]) for reason in table.view("isn-2")["decision"]["withheld"]]
    assert any(rule == "TGT-03" and label.startswith("Chosh Ka is 5 spaces away") for rule, label in reasons)
