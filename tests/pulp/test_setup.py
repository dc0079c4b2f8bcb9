"""Components and setup (CMP, SET)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.core.lobby.options import BadOptions
from engine.pulp import GAME
from engine.pulp.catalogue.model import ABILITIES
from engine.pulp.rules.setup import aliens_in_use
from tests.pulp.printed import EDITION
from tests.pulp.scenes import C1, D1, Scene
from tests.pulp.test_search import search_scene

#: The order without shuffling: Mina Tormelson, who has two Systems dice.
ROLLS = [3, 5]
#: Parts of expansions that need no other cards.
PARTS = ("landing_team", "exploration", "ship_cards", "ship_die")


def setup_scene(rolls: list[int] | None = None, **options: Any) -> Scene:
    """Return a scene of the setup. The default rolls are for Mina Tormelson, who has two Systems dice."""
    return Scene(stage="setup", rolls=ROLLS if rolls is None else rolls, **options)


def reversed_setup_scene(sizes: tuple[int, ...] = (3, 48, 6, 12, 6), **options: Any) -> Scene:
    """Return a scene of the setup in which every shuffle reverses the order of aliens, encounters, Super
    Weapons, Planets and Captains.
    """
    scene = Scene(stage="setup", rolls=ROLLS, captain="random", begin=False, **options)
    scene.luck.shuffles = [tuple(range(n))[::-1] for n in sizes]
    scene.begin()
    return scene


def count_in_set(cards: Any, name: str) -> int:
    return sum(card.set == name for card in cards.values())


# Components


def test_CMP_01_the_base_box_has_these_components() -> None:
    counts = [
        count_in_set(cards, "base")
        for cards in (EDITION.planets, EDITION.captains, EDITION.aliens, EDITION.weapons)
    ]
    assert counts == [12, 6, 3, 6]
    assert sum(counts) + len(EDITION.encounters) + 3 == 78


def test_CMP_02_and_CMP_02r_and_CMP_03_and_CMP_03r_there_are_three_kinds_of_encounter_cards() -> None:
    kinds = Counter(card.kind for card in EDITION.encounters.values())
    assert kinds == {"guardforce": 30, "agent": 10, "location": 8}


def test_CMP_04_and_CMP_04r_and_CMP_05_the_base_game_has_five_dice() -> None:
    base = {name: (die.kinds, die.color) for name, die in EDITION.dice.items() if die.set == "base"}
    assert base == {
        "weapons-specialist": (("crew",), "red"),
        "engineer": (("crew",), "orange"),
        "infiltration-agent": (("crew",), "blue"),
        "scanning-technology": (("systems",), "orange"),
        "artificial-intelligence": (("systems",), "gray"),
    }


def test_CMP_07_the_base_game_has_these_cubes() -> None:
    assert EDITION.numbers.cubes["base"] == {
        "yellow": 6,
        "white": 10,
        "red": 15,
        "blue": 15,
        "orange": 15,
        "black": 15,
    }


def test_CMP_09_and_CMP_10_encounter_cards_have_these_fields() -> None:
    for card in EDITION.encounters.values():
        if card.kind == "location":
            assert len(card.cubes) == 2 and card.actions.keys() == set(ABILITIES)
            assert (card.strength, card.ability, card.planets, card.icon, card.text) == (0, None, 0, None, "")
        else:
            assert len(card.cubes) == 1 and card.ability in ABILITIES and not card.actions


def test_CMP_09_the_printed_guardforce_5_and_the_card_of_strength_4_have_their_own_icons() -> None:
    five = next(card for card in EDITION.encounters.values() if card.number == 5)
    assert five.strength == 4 and "Kah's Sector" in five.text
    assert EDITION.encounters["glass-automata"].strength == 4


def test_CMP_11_and_CMP_12_and_CMP_13_there_are_planets_weapons_and_aliens() -> None:
    assert all(planet.text for planet in EDITION.planets.values())
    assert all(
        weapon.text and (weapon.free or sum(weapon.need.values())) for weapon in EDITION.weapons.values()
    )
    base = [alien for alien in EDITION.aliens.values() if alien.set == "base"]
    assert [(alien.id, alien.sector) for alien in base] == [(s, s) for s in ("kah", "arvan", "quietus")]
    assert {alien.ability for alien in base} == set(ABILITIES)


def test_CMP_14_and_CMP_14r_each_ability_has_its_colour_of_cubes() -> None:
    scene = Scene(C1, D1, cubes=["red", "orange"]).do("evade", "point:diplomacy")
    assert scene.points == (7, 7, 7)


def test_CMP_15_a_captain_has_numbers_and_dice() -> None:
    for captain in EDITION.captains.values():
        assert captain.abilities.keys() == set(ABILITIES)
        assert captain.keep <= len(captain.dice) and set(captain.dice) <= EDITION.dice.keys()


def test_CMP_16_every_card_exists_once() -> None:
    scene = setup_scene()
    decks = [card for deck in scene.state.decks for card in deck.cards.open()]
    assert len(set(decks)) == len(decks) == 48


def test_CMP_17_and_CMP_17r_the_first_expansion_has_these_components() -> None:
    counts = [
        count_in_set(cards, "x1")
        for cards in (EDITION.planets, EDITION.captains, EDITION.aliens, EDITION.weapons)
    ]
    assert counts == [4, 2, 3, 2]
    assert sum(counts) + 1 + len(EDITION.influence) + 1 == 23
    assert EDITION.numbers.cubes["x1"] == {"yellow": 2, "white": 12}
    assert EDITION.dice["universal-translator"].color == "purple"


def test_CMP_18_the_second_expansion_has_these_components() -> None:
    counts = [
        count_in_set(cards, "x2")
        for cards in (EDITION.planets, EDITION.captains, EDITION.aliens, EDITION.weapons)
    ]
    assert counts == [2, 2, 3, 2]
    assert sum(counts) + len(EDITION.exploration) == 17
    assert EDITION.numbers.cubes["x2"] == {"green": 6} and EDITION.dice["landing-team"].color == "green"


def test_CMP_19_and_CMP_20_the_board_and_tokens_of_the_third_expansion_have_no_rules() -> None:
    assert (len(EDITION.crew), len(EDITION.ships)) == (8, 8)
    assert EDITION.dice["space-ship"].kinds == ("crew", "systems")
    assert len(EDITION.captains) == 10  # a token for each


# Setup


def test_SET_01_aliens_lie_in_a_row_in_shuffled_order() -> None:
    assert [alien["id"] for alien in setup_scene().view()["aliens"]] == ["kah", "arvan", "quietus"]
    assert [alien["id"] for alien in reversed_setup_scene().view()["aliens"]] == ["quietus", "arvan", "kah"]


def test_SET_02_and_SET_02r_the_captain_is_drawn_or_chosen() -> None:
    assert setup_scene().view()["captain"] == "mina-tormelson"
    assert reversed_setup_scene().view()["captain"] == "old-brandt-halloway"
    scene = setup_scene(captain="choose")
    assert scene.kind == "captain" and len(scene.options) == 6
    assert setup_scene(cards="x1", captain="random").view()["captain"] == "mina-tormelson"


@pytest.mark.parametrize(
    "expansion",
    [
        {"cards": "x1"},
        {"cards": "x2"},
        *({part: "on"} for part in PARTS),
        {"cards": "all", "bridge_crew": "on"},
    ],
)
def test_SET_02r_the_hero_chooses_the_captain_with_any_expansion(expansion: dict[str, str]) -> None:
    assert setup_scene(**expansion).kind == "captain"


def test_SET_03_and_CMP_15_abilities_begin_at_the_captains_numbers_which_are_also_their_maximum() -> None:
    scene = setup_scene(captain="choose").do("dax-ravello")
    assert scene.view()["abilities"]["combat"] == {"value": 12, "top": 12}
    assert scene.points == (12, 9, 10)


def test_SET_04_and_SET_06_and_SET_07_the_hero_keeps_two_dice_with_crew_at_6_and_systems_rolled() -> None:
    scene = setup_scene([4], captain="choose").do("sela-ondrake")
    assert (scene.kind, scene.decision.min, scene.decision.max) == ("dice", 2, 2)
    scene.pick("engineer", "scanning-technology")
    dice = {die["id"]: die["value"] for die in scene.view()["dice"]}
    assert dice == {"engineer": 6, "scanning-technology": 4}


def test_SET_05_mina_tormelson_keeps_all_three_dice() -> None:
    dice = [(die["id"], die["value"]) for die in setup_scene().view()["dice"]]
    assert dice == [("infiltration-agent", 6), ("scanning-technology", 3), ("artificial-intelligence", 5)]


def test_SET_08_three_decks_of_sixteen_lie_face_down() -> None:
    assert [alien["left"] for alien in setup_scene().view()["aliens"]] == [16, 16, 16]
    decks = reversed_setup_scene().state.decks
    assert [card for deck in decks for card in deck.cards.open()] == list(EDITION.encounters)[::-1]


@pytest.mark.parametrize(("level", "n"), [("basic", 4), ("normal", 5), ("advanced", 6)])
def test_SET_09_and_SET_09r_and_SET_10_the_level_decides_the_bag_and_the_weapons(level: str, n: int) -> None:
    view = setup_scene(level=level).view()
    four = dict.fromkeys(("red", "blue", "orange", "black"), 4)
    assert view["bag"] == {"yellow": n, "white": n, "green": 0, **four}
    assert (view["weapons_needed"], view["weapon_pile"]) == (n, n)
    bag = setup_scene(level=level, white_fixed="on").view()["bag"]
    assert (bag["white"], bag["yellow"]) == (4, n)


def test_SET_11_and_SET_12_and_SET_12r_the_rest_is_the_supply_without_yellow_and_white_cubes() -> None:
    view = setup_scene().view()
    assert view["supply"] == {
        "yellow": 0,
        "white": 0,
        "red": 11,
        "blue": 11,
        "orange": 11,
        "black": 11,
        "green": 0,
    }
    assert view["gone"]["yellow"] == 2 and view["gone"]["white"] == 6


def test_SET_13_and_SET_13r_the_other_weapons_leave_the_game_unseen() -> None:
    scene = setup_scene()
    pile = scene.state.weapon_pile.cards.open()
    assert len(pile) == 4 and set(scene.state.aside.open()) == set(list(EDITION.weapons)[:6]) - set(pile)
    assert not any(name in str(scene.view()) for name in scene.state.aside.open())
    assert reversed_setup_scene().state.weapon_pile.cards.open() == list(EDITION.weapons)[5:1:-1]


def test_SET_14_three_planets_lie_face_up() -> None:
    view = setup_scene().view()
    assert len(view["planets"]) == 3 and view["planet_pile"] == 9
    shuffled = reversed_setup_scene()
    shuffled.pick("weapons-specialist", "engineer")
    assert shuffled.view()["planets"] == list(EDITION.planets)[11:8:-1]


def test_SET_15_the_hand_is_empty_and_no_planet_is_chosen() -> None:
    view = setup_scene().view()
    assert (view["hand"], view["planet"], view["location"], view["weapons"]) == ([], None, None, [])


def test_SET_16_twelve_planets_are_used_if_there_are_more() -> None:
    scene = setup_scene(cards="all", captain="random")
    planets = [*scene.state.planets, *scene.state.planet_pile.cards.open()]
    assert len(planets) == 12
    assert len([name for name in scene.state.aside.open() if name in EDITION.planets]) == 6


@pytest.mark.parametrize(("cards", "count"), [("x1", 8), ("x2", 8), ("all", 10)])
def test_SET_17_and_SET_18_cards_of_expansions_may_be_combined_freely(cards: str, count: int) -> None:
    scene = setup_scene(cards=cards)
    assert scene.kind == "captain" and len(scene.options) == count
    weapons = [*scene.state.weapon_pile.cards.open(), *scene.state.aside.open()]
    assert len([name for name in weapons if name in EDITION.weapons]) == count


def test_SET_19_vassals_are_shuffled_with_the_aliens_and_three_of_them_lie_in_the_row() -> None:
    g = setup_scene(cards="all", captain="random").state
    assert len(aliens_in_use(g)) == 9 and len(g.row) == 3
    assert len([name for name in g.aside.open() if name in EDITION.aliens]) == 6
    assert len(aliens_in_use(setup_scene(cards="all", vassals="off", captain="random").state)) == 3
    assert len(aliens_in_use(setup_scene(cards="x2", captain="random").state)) == 6
    mixed = reversed_setup_scene((9, 48, 10, 18, 10), cards="all")
    assert mixed.state.row == list(EDITION.aliens)[:-4:-1]


def test_SET_20_and_EC_11_a_vassal_replaces_the_alien_of_its_sector() -> None:
    row = ("warlord-skarn", "arvan", "quietus")
    scene = Scene("kahs-own", D1, row=row, combat=2)
    assert scene.costs("kahs-own") == [("diplomacy", 4), ("combat", 1)]


def test_SET_20_cards_that_name_an_alien_also_mean_its_vassals() -> None:
    for name, alien in EDITION.aliens.items():
        other_sectors = [sector for sector in ("kah", "arvan", "quietus") if sector != alien.sector]
        row = (name, *other_sectors)
        scene = Scene("quiet-ones", D1, row=row, explored=["deep-survey", "advance-scouts"])
        assert ("science", 1) in scene.costs("quiet-ones") or alien.sector != "quietus", name
        fits = {card["id"]: card["fits"] for card in scene.view()["exploration"]}
        assert fits == {"deep-survey": alien.sector == "quietus", "advance-scouts": alien.sector == "kah"}, (
            name
        )
        heralds = Scene("arvans-heralds", D1, row=row).costs("arvans-heralds")[0][1]
        printed = EDITION.encounters["arvans-heralds"].strength
        assert (heralds != printed) == (alien.sector == "arvan"), name


def test_SET_21_and_SET_21r_a_vassal_has_its_own_action_instead_of_the_aliens() -> None:
    row = ("warlord-skarn", "arvan", "quietus")
    scene = Scene(C1, D1, row=row, level="advanced", diplomacy=2)
    assert scene.costs(C1) == [("diplomacy", 1), ("combat", 1)]  # the alien's own; Kah's would be the same
    assert Scene(C1, D1, row=row, level="advanced", combat=2).costs(C1) == [("diplomacy", 1)]


def test_SET_21r_a_vassal_of_the_quietus_collects_black_cubes() -> None:
    scene = search_scene(D1, row=("kah", "arvan", "the-pale-choir"), column=2, cubes=["black"]).do("draw")
    assert scene.state.aliens["the-pale-choir"] == 1 and scene.state.supply["black"] == 9


def test_SET_22_and_SET_22r_a_vassal_has_the_icon_of_its_alien() -> None:
    row = ("chancellor-iphis", "kah", "quietus")
    scene = Scene(C1, D1, row=row, location="fighting-pits")
    assert scene.view()["location_ability"] == "diplomacy"
    assert scene.card(C1)["forced_by"] == "fighting-pits:diplomacy"
    for alien in EDITION.aliens.values():
        assert alien.ability == EDITION.aliens[alien.sector].ability


def test_SET_23_and_SET_23r_and_EC_94_the_row_may_hold_two_of_one_sector() -> None:
    row = ["kah", "warlord-skarn", "arvan"]
    dealt = Scene(stage="setup", rolls=ROLLS, captain="random", begin=False, cards="all")
    names = sorted(EDITION.aliens, key=lambda name: name not in row)
    dealt.luck.shuffles = [tuple(list(EDITION.aliens).index(name) for name in names)]
    dealt.begin()
    assert sorted(dealt.state.row) == sorted(row)
    scene = Scene("kahs-own", D1, row=("kah", "warlord-skarn", "arvan"), column=1, combat=2)
    assert scene.view()["sector"] == "kah"
    assert len(scene.costs("kahs-own")) == 2


def test_SET_24_and_SET_24r_free_dice_are_set_to_a_total_of_7() -> None:
    scene = setup_scene([2], cards="x1").do("tamsin-veil")
    assert (scene.kind, scene.decision.min, scene.decision.max) == ("free-dice", 2, 2)
    assert "universal-translator" not in scene.options
    scene.pick("engineer", "scanning-technology")
    assert scene.options == ["1-6", "2-5", "3-4", "4-3", "5-2", "6-1"]
    scene.do("3-4")
    dice = {die["id"]: die["value"] for die in scene.view()["dice"]}
    assert dice == {"universal-translator": 2, "engineer": 3, "scanning-technology": 4}  # SET-25


def test_SET_25_the_translator_of_an_x1_captain_is_rolled() -> None:
    scene = setup_scene([5], cards="x1").do("bram-ironside")
    scene.pick("engineer", "weapons-specialist")
    assert scene.do("6-1").die("universal-translator") == 5


def test_SET_26_and_SET_26r_captains_of_x2_have_the_landing_team_die_at_6() -> None:
    finn = setup_scene([], cards="x2").do("finn-corwin")
    finn.pick("engineer", "weapons-specialist")
    assert finn.do("3-4").die("landing-team") == 6
    ilse = setup_scene([1], cards="x2").do("captain-ilse-morrow")
    assert {die["id"]: die["value"] for die in ilse.view()["dice"]} == {
        "landing-team": 6,
        "scanning-technology": 1,
    }


def test_SET_27_and_SET_27r_a_single_player_uses_the_number_of_weapons_of_the_level() -> None:
    view = setup_scene(cards="all", level="advanced").view()
    assert (view["weapon_pile"], view["bag"]["yellow"]) == (6, 6)


def test_invalid_options_are_rejected() -> None:
    with pytest.raises(BadOptions):
        GAME.check_options("pulp-invasion", {"bridge_crew": "on"})
    with pytest.raises(BadOptions):
        GAME.check_options("pulp-invasion", {"level": "heroic"})
