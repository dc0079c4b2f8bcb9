"""The setup of the Traitor (X1S)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.decisions import Refused
from engine.core.lobby.options import BadOptions
from engine.core.present.views import SPECTATOR
from engine.pulp import GAME
from engine.pulp.rules.setup import aliens_in_use
from tests.pulp.printed import EDITION
from tests.pulp.traitor_scenes import TraitorScene


def setup_scene(**options: Any) -> TraitorScene:
    """Return a scene in which the Hero has chosen Mina Tormelson, with all her dice, and the Traitor has to
    choose.
    """
    return TraitorScene(stage="setup", rolls=[3, 5], **options).do("mina-tormelson")


def finished_setup(**options: Any) -> TraitorScene:
    """Return a scene in which all setup choices are made, and the first round begins."""
    scene = setup_scene(**options).do("bram-ironside")
    _ = scene.pick("engineer", "weapons-specialist")
    return scene.do("quietus")


def test_X1S_01_there_are_two_players_and_everybody_knows_the_traitor() -> None:
    view = finished_setup().view(SPECTATOR)
    assert {seat: info["side"] for seat, info in view["seats"].items()} == {
        "hero": "hero",
        "traitor": "traitor",
    }
    assert view["seats"]["traitor"]["player"] == "Bela"


def test_X1S_02_vassals_of_the_first_expansion_are_among_the_aliens() -> None:
    state = setup_scene().state
    assert {name for name, alien in EDITION.aliens.items() if alien.set in ("base", "x1")} == set(
        aliens_in_use(state)
    )
    assert aliens_in_use(setup_scene(vassals="off").state) == ["kah", "arvan", "quietus"]


def test_X1S_03_the_hero_chooses_captain_and_dice_first() -> None:
    scene = TraitorScene(stage="setup", rolls=[2])
    assert (scene.seat, scene.kind) == ("hero", "captain")
    scene.do("dax-ravello")
    assert (scene.seat, scene.kind) == ("hero", "dice")
    _ = scene.pick("weapons-specialist", "engineer")
    assert (scene.seat, scene.kind) == ("traitor", "captain")


def test_X1S_04_the_traitor_takes_another_captain_and_two_dice_that_the_hero_does_not_have() -> None:
    scene = setup_scene()
    assert "mina-tormelson" not in scene.options and "bram-ironside" in scene.options
    scene.do("bram-ironside")
    assert scene.options == ["weapons-specialist", "engineer", "universal-translator"]
    for picks in (["engineer"], ["engineer", "weapons-specialist", "universal-translator"]):
        with pytest.raises(Refused):
            _ = scene.pick(*picks)
    _ = scene.pick("engineer", "weapons-specialist")
    assert scene.traitor.dice == ("weapons-specialist", "engineer")


def test_X1S_05_and_X1S_05r_the_traitors_captain_gives_nothing_to_the_traitor() -> None:
    scene = TraitorScene(stage="setup").do("dax-ravello")
    _ = scene.pick("weapons-specialist", "engineer")
    scene.do("bram-ironside")
    _ = scene.pick("infiltration-agent", "scanning-technology")
    scene.do("quietus")
    dax = EDITION.captains["dax-ravello"].abilities
    bonus = EDITION.numbers.hero_bonus  # the Hero's, no matter which Captain the Traitor has
    assert scene.points == tuple(min(EDITION.numbers.top, points + bonus) for points in dax.values())
    assert [die.id for die in scene.state.dice] == ["weapons-specialist", "engineer"]
    assert scene.view_of_traitor("hero")["captain"] == "bram-ironside"


HEROES = ("dax-ravello", "mina-tormelson", "juno-kestrel", "bram-ironside")


@pytest.mark.parametrize("captain", HEROES)
@pytest.mark.parametrize(
    ("choices", "bonus"), [({}, 4), ({"hero_bonus": "on"}, 4), ({"hero_bonus": "off"}, 0)]
)
def test_X1S_03_the_host_may_raise_the_heros_start_and_maximum_by_4(
    captain: str, choices: dict[str, str], bonus: int
) -> None:
    scene = TraitorScene(stage="setup", rolls=[3, 5], **choices).do(captain)
    printed = EDITION.captains[captain].abilities
    for ability, track in scene.view()["abilities"].items():
        assert track["value"] == track["top"] == min(EDITION.numbers.top, printed[ability] + bonus)


def test_X1S_03_the_option_says_how_much_higher_the_hero_starts() -> None:
    options = {name: mission.options for name, mission in GAME.edition().missions.items()}
    (option,) = [option for option in options["traitor"] if option.id == "hero_bonus"]
    assert option.choices[0].name == "4 higher than the Captain's card says"
    missions = [
        name
        for name, mission_options in options.items()
        if "hero_bonus" in {option.id for option in mission_options}
    ]
    assert missions == ["traitor"]


def test_X1S_06_the_traitor_starts_with_12_influence_and_11_white_cubes() -> None:
    view = finished_setup().view_of_traitor("hero")
    assert (view["influence"], view["area"]) == (12, 11)


def test_X1S_07_the_traitors_dice_have_no_value_and_no_action() -> None:
    scene = finished_setup()
    assert scene.view_of_traitor(SPECTATOR)["dice"] == ["weapons-specialist", "engineer"]
    assert "weapons-specialist" not in {die["id"] for die in scene.view()["dice"]}


def test_X1S_08_the_traitor_chooses_the_alignment_secretly() -> None:
    scene = setup_scene().do("bram-ironside")
    _ = scene.pick("engineer", "weapons-specialist")
    assert scene.options == ["kah", "arvan", "quietus", "neutral"]
    scene.do("arvan")
    assert scene.view_of_traitor("traitor")["alignment"]["id"] == "arvan"
    assert scene.view_of_traitor("hero")["alignment"]["id"] is None
    assert scene.view_of_traitor(SPECTATOR)["alignment"]["id"] is None
    assert scene.happened("aligned") == [{"kind": "aligned"}]


def test_X1S_09_and_X1S_09r_a_match_has_eight_weapons_eight_yellow_cubes_and_the_advanced_bag() -> None:
    view = setup_scene().view()
    assert (view["weapons_needed"], view["weapon_pile"]) == (8, 8)
    assert {color: n for color, n in view["bag"].items() if n} == {
        "yellow": 8,
        "white": 6,
        "red": 4,
        "blue": 4,
        "orange": 4,
        "black": 4,
    }
    assert (view["gone"]["yellow"], view["gone"]["white"]) == (0, 4)


def test_X1S_09_there_are_too_few_weapons_without_those_of_the_first_expansion() -> None:
    cards = next(option for option in GAME.edition().missions["traitor"].options if option.id == "cards")
    assert [choice.id for choice in cards.choices] == ["x1", "all"] and cards.default == "x1"
    for choices in ({"cards": "base"}, {"cards": "x2"}, {"level": "basic"}, {"ship_die": "on"}):
        with pytest.raises(BadOptions):
            _ = GAME.check_options("traitor", choices)


def test_X1S_10_all_ten_influence_cards_are_in_the_traitors_hand() -> None:
    assert finished_setup().view_of_traitor("hero")["hand"] == list(EDITION.influence)
    assert len(EDITION.influence) == 10


def test_X1S_11_planets_of_the_expansion_are_added_and_twelve_are_used() -> None:
    state = setup_scene().state
    assert state.planet_pile.left == 12
    set_aside = [card for card in state.aside.open() if card in EDITION.planets]
    assert {*state.planet_pile.cards.open(), *set_aside} == {
        name for name, planet in EDITION.planets.items() if planet.set in ("base", "x1")
    }


def test_X1S_12_and_X1S_12r_the_traitor_may_choose_an_alignment_whose_sector_is_not_in_the_row() -> None:
    scene = TraitorScene(stage="setup", rolls=[3, 5], begin=False)
    scene.luck.shuffles = [(0, 3, 2, 1, 4, 5)]
    scene.begin()
    scene.do("mina-tormelson", "bram-ironside")
    _ = scene.pick("engineer", "weapons-specialist")
    sectors = [alien["sector"] for alien in scene.view()["aliens"]]
    assert sectors == ["kah", "kah", "quietus"]  # the row is visible before the choice
    assert scene.options == ["kah", "arvan", "quietus", "neutral"]
    kah = TraitorScene("gate-wardens", alignment="kah", revealed=True, row=["arvan", "quietus"])
    assert kah.costs("gate-wardens") == [("combat", 1)]
    vassals = TraitorScene(
        "gate-wardens", alignment="arvan", revealed=True, row=["kah", "warlord-skarn", "quietus"]
    )
    assert vassals.costs("gate-wardens") == [("combat", 1)]  # it never acts there


def test_X3S_08_and_X3S_08r_ship_cards_and_bridge_crew_belong_to_the_hero() -> None:
    scene = finished_setup(cards="all", ship_cards="on")
    assert (scene.seat, scene.kind) == ("hero", "ship")
    crew = finished_setup(cards="all", bridge_crew="on")
    assert (crew.seat, crew.kind) == ("hero", "crew")


def test_CUB_02_every_white_cube_of_the_expansion_is_accounted_for() -> None:
    scene = finished_setup()
    white = sum(place.get("white", 0) for place in (scene.state.bag, scene.state.supply, scene.state.gone))
    assert white + scene.traitor.area + 1 == 10 + 12  # one cube marks the track
