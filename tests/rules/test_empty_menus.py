"""PRV-17: the seats that are asked in a menu without any action."""

from __future__ import annotations

from tests.scenario import Scenario, Table


def scene(energy: int = 0, *hand: str) -> Scenario:
    """Return a scene with ISN-1's Torrent, which costs energy to activate, and a Wretch ship far away."""
    return (
        Scenario()
        .ship("isn-1", "isn-torrent", at="8,10/8,11")
        .ship("wretch-1", "tes-kio", at="20,-8/20,-9")
        .fleet("isn-1", "rooks-f54")
        .hand("isn-1", *hand)
        .energy("isn", energy)
        .gestures()
    )


def begin_phase(scene: Scenario, phase: str) -> Table:
    return scene.turn("isn-1", phase).play()


def test_PRV_17_a_person_among_computers_is_not_asked_when_they_can_do_nothing() -> None:
    """The end of the turn is always asked, because the player can take everything back until then."""
    assert begin_phase(scene().alone("isn-1"), "deploy").asked("isn-1") == "action"
    assert begin_phase(scene(), "deploy").asked("isn-1") == "deploy", "among people everybody is asked"


def test_PRV_17_a_person_who_can_discard_cards_for_energy_is_asked() -> None:
    """NRG-06: their energy could launch or activate a ship."""
    assert begin_phase(scene(0, "erin-cho").alone("isn-1"), "deploy").asked("isn-1") == "deploy"
    assert begin_phase(scene(0, "erin-cho").alone("isn-1"), "action").asked("isn-1") == "action"


def test_PRV_17_a_person_who_can_pay_for_something_is_asked_as_usual() -> None:
    assert begin_phase(scene(10).alone("isn-1"), "deploy").asked("isn-1") == "deploy"
    assert begin_phase(scene(10).alone("isn-1"), "action").asked("isn-1") == "action"


def test_PRV_17_whether_a_computer_player_is_asked_depends_on_public_facts() -> None:
    """The computer player's cards stay hidden from the person."""
    assert begin_phase(scene().alone("wretch-1"), "deploy").asked("isn-1") == "deploy"
