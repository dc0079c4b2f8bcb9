"""Whole gestures besides flights and shots: launching, loading, asteroids, and passing, playing and
discarding cards."""

from __future__ import annotations

from engine.galaxies import hexes as hx
from tests.scenario import Scenario, Table

TEN = ["bronson-skiles"] * 3 + ["isn-transport-shuttle"] * 3 + ["lr5-nuclear-warhead"] * 3 + ["erin-cho"]
HAWKS = [f"f47-blue-hawks-{n}" for n in (1, 2, 3)]


def deploy_scene(seat: str = "isn-2") -> Scenario:
    return Scenario().energy("isn", 30).turn(seat, "deploy").gestures()


def shown_refs(table: Table, seat: str) -> dict[str, dict[str, object]]:
    return {option["id"]: option["ref"] for option in table.view(seat)["decision"]["options"]}


# Launching


def test_DEP_07_a_squadron_is_launched_close_together_in_one_answer() -> None:
    table = deploy_scene().play().picks("isn-2", "launch:f47-blue-hawks")
    assert table.asked("isn-2") == "launch-ship"
    table.picks("isn-2", "group:14,9")
    places = [hx.parse_space(table.where(ship)) for ship in HAWKS]
    assert places[0] == (14, 9)
    assert all(hx.distance(place, second) <= 1 for place in places for second in places)
    assert table.asked("isn-2") == "deploy"


def test_DEP_07_a_squadron_may_be_launched_ship_by_ship() -> None:
    table = deploy_scene().play().picks("isn-2", "launch:f47-blue-hawks", "14,9", "14,10", "14,11")
    assert [table.where(ship) for ship in HAWKS] == ["14,9", "14,10", "14,11"]


def test_DEP_11_a_group_is_placed_on_empty_spaces_of_the_zone() -> None:
    scene = deploy_scene().ship("isn-1", "isn-torrent", at="14,10/14,11")
    table = scene.play().picks("isn-2", "launch:f47-blue-hawks")
    spaces = set(table.options("isn-2"))
    occupied = {"14,10", "14,11"}
    for name, ref in shown_refs(table, "isn-2").items():
        if name.startswith("group:"):
            hexes = ref["hexes"]
            assert isinstance(hexes, list) and len(set(hexes)) == 3 and not occupied & set(hexes)
            assert set(hexes) <= spaces, "each of them could be picked by itself"


# Loading


def everest(*screen_cards: str) -> Table:
    """Return a table where ISN Everest is being launched, with only these other ship cards behind the
    screen."""
    scene = Scenario().energy("isn", 30).turn("isn-1", "deploy").gestures()
    screen = scene.state.seats["isn-1"].screen.open()
    for card in list(screen):
        if card != "isn-everest" and card not in screen_cards:
            screen.remove(card)
    return scene.play().picks("isn-1", "launch:isn-everest", "14,10")


def test_HLD_02_a_player_loads_a_hold_by_ticking_cards() -> None:
    table = everest("isn-torrent")
    decision = table.decision("isn-1")
    assert decision.kind == "hold" and (decision.min, decision.max) == (0, 1)
    assert table.options("isn-1") == ["load:isn-torrent"]
    table.picks("isn-1", ["load:isn-torrent"])
    assert table.state.cards["isn-everest"].cargo.open() == ["isn-torrent"]


def test_HLD_02_a_hold_stays_empty_when_no_card_is_ticked() -> None:
    table = everest("isn-torrent").picks("isn-1", [])
    assert table.state.cards["isn-everest"].cargo.open() == []


def test_PRV_07_a_player_without_a_card_that_fits_is_asked_anyway() -> None:
    table = everest()
    assert table.asked("isn-1") == "hold" and table.options("isn-1") == ["load:none"]


def test_HLD_05_all_loads_are_listed_when_not_every_choice_of_that_many_cards_fits() -> None:
    """A hold of 8 takes four of these cards, of 1, 2, 2 and 3 spaces, but not every set of four."""
    scene = Scenario().energy("isn", 30).turn("isn-1", "deploy").gestures()
    scene.state.seats["isn-1"].screen.open().clear()
    squadrons = ("f47-blue-hawks", "f51-blue-sparrows")
    for card in ("isn-everest", "rooks-f54", "isn-torrent", "isn-barrage", *squadrons):
        scene.fleet("isn-1", card)
    table = scene.play().picks("isn-1", "launch:isn-everest", "14,10")
    decision, loads = table.decision("isn-1"), table.options("isn-1")
    assert decision.kind == "hold" and (decision.min, decision.max) == (1, 1)
    assert "load:none" in loads and "load:isn-torrent+f47-blue-hawks+f51-blue-sparrows" in loads
    assert not any(set(squadrons) | {"isn-torrent", "rooks-f54"} <= set(cards_of(load)) for load in loads)


def cards_of(load: str) -> list[str]:
    return load.removeprefix("load:").split("+")


# Cards


def test_TEM_08_a_player_passes_ticked_cards_in_one_answer() -> None:
    scene = Scenario().hand("isn-1", "erin-cho", "bronson-skiles").turn("isn-1", "energy-menu").gestures()
    scene.state.phase = "energy"
    table = scene.play()
    decision = table.decision("isn-1")
    assert decision.kind == "pass-cards" and (decision.min, decision.max) == (0, 2)
    table.picks("isn-1", ["h2"])
    assert table.hand("isn-2") == ["bronson-skiles"] and table.asked("isn-1") == "deploy"


def test_TEM_08_no_card_is_passed_when_none_is_ticked() -> None:
    scene = Scenario().hand("isn-1", "erin-cho").turn("isn-1", "energy-menu").gestures()
    scene.state.phase = "energy"
    table = scene.play().picks("isn-1", [])
    assert table.hand("isn-2") == [] and not table.happened("passed")


def test_HND_06_the_question_depends_only_on_the_sizes_of_hands() -> None:
    scene = Scenario().turn("isn-1", "energy-menu").gestures()
    scene.state.phase = "energy"
    assert scene.play().asked("isn-1") == "deploy", "an empty hand is seen by all"


def test_HND_06_a_player_is_not_asked_when_the_ally_can_take_no_card() -> None:
    scene = (
        Scenario().hand("isn-2", *TEN).hand("isn-1", "charles-yeboah").turn("isn-1", "energy-menu").gestures()
    )
    scene.state.phase = "energy"
    assert scene.play().asked("isn-1") == "deploy", "ten cards are a full hand"


def test_TAC_09_a_player_plays_a_card_on_a_ship_card_in_one_answer() -> None:
    scene = deploy_scene("isn-1").hand("isn-1", "maneuvering-thrusters")
    scene = scene.ship("isn-1", "isn-torrent", at="14,9/14,10").ship("isn-1", "isn-everest", at="8,9")
    table = scene.play()
    offers = [name for name in table.options("isn-1") if name.startswith("play:h1:")]
    assert offers and "play:h1" not in table.options("isn-1")
    ship = offers[-1].removeprefix("play:h1:")
    table.picks("isn-1", offers[-1])
    assert table.attached(ship) == ["maneuvering-thrusters"] and table.asked("isn-1") == "deploy"


def test_NRG_06_a_player_discards_a_card_in_one_answer() -> None:
    table = deploy_scene("isn-1").hand("isn-1", "erin-cho", "bronson-skiles").play()
    table.picks("isn-1", "discard:h1")
    assert table.energy("isn") == 31 and table.hand("isn-1") == ["bronson-skiles"]
    assert {"discard", "discard:h2"} <= set(table.options("isn-1"))


# Asteroids


def engines() -> Table:
    scene = Scenario().energy("isn", 10).turn("isn-1", "end").asteroid("14,5").gestures().dice(8, 5)
    return scene.play().picks("isn-1", "yes", "tile-1")


def test_M4_21_a_player_moves_an_asteroid_to_its_final_place_in_one_answer() -> None:
    table = engines()
    drifts = {name: ref for name, ref in shown_refs(table, "isn-1").items() if name.startswith("drift:")}
    name, ref = max(drifts.items(), key=lambda item: len(str(item[1]["path"])))
    table.picks("isn-1", name)
    assert [hx.space_name(h) for h in table.state.tiles["tile-1"].hexes] == ref["hexes"]
    assert len(table.happened("asteroid")) == len(list(ref["path"]))  # type: ignore[call-overload]
    assert table.asked("isn-1") != "engine-move"


def test_M4_19_single_shifts_are_offered_too() -> None:
    table = engines()
    table.picks("isn-1", "0")
    assert table.asked("isn-1") == "engine-move" and table.decision("isn-1").text.args["left"] == 4
    table.picks("isn-1", "stop")


# Questions with only one legal outcome


def idle_table(*, is_alone: bool) -> Table:
    """Return isn-2's turn with nothing to launch and no hand, beside an unactivated ship."""
    scene = (
        Scenario().ship("isn-2", "rooks-f54", at="14,9").energy("isn", 9).turn("isn-2", "deploy").gestures()
    )
    scene.state.seats["isn-2"].screen.open().clear()
    return (scene.alone("isn-2") if is_alone else scene).play()


def test_DEP_02_a_person_among_computers_is_not_asked_when_there_is_one_legal_outcome() -> None:
    assert idle_table(is_alone=True).asked("isn-2") == "action"


def test_PRV_05_among_people_the_question_reveals_nothing() -> None:
    table = idle_table(is_alone=False)
    assert table.asked("isn-2") == "deploy" and table.options("isn-2") == ["done"]


def test_ACT_02_a_person_ends_their_turn_themselves() -> None:
    scene = Scenario().energy("isn", 0).turn("isn-2", "deploy").gestures()
    scene.state.seats["isn-2"].screen.open().clear()
    table = scene.alone("isn-2").play()
    assert table.asked("isn-2") == "action" and table.options("isn-2") == ["done"]
