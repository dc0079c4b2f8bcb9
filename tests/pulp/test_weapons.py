"""Super Weapons and cubes (SWP, CUB), and every text of a card, which must act where it should and only
there.
"""

from __future__ import annotations

import pytest

import engine.pulp.effects  # noqa: F401 - registers the functions
from engine.pulp import registry
from engine.pulp.line import LINE
from tests.pulp.printed import EDITION
from tests.pulp.scenes import C1, C2, C2K, D1, D2, S1, S3, ZERO, Scene
from tests.pulp.test_rounds import round_scene
from tests.pulp.test_search import search_scene


def armed_scene(*names: str, line: tuple[str, ...] = (C1, D1), **setup: object) -> Scene:
    """Return a scene with Super Weapons that are Understood."""
    return Scene(*line, weapons={name: {} for name in names}, understood=names, **setup)  # type: ignore[arg-type]


# Every text has its function


def test_every_text_has_its_function_and_every_function_its_text() -> None:
    ids = {
        name
        for table in (
            LINE,
            registry.ENGAGED,
            registry.EVADED,
            registry.TOLLS,
            registry.SEARCH,
            registry.PRICES,
            registry.DRAWN,
            registry.PHASE_START,
            registry.SETUP,
            registry.TOOLS,
        )
        for name in table
    } | {name for names in registry.GRANTS.values() for name in names}
    texts = {f"{card.id}:{a}" for card in EDITION.encounters.values() for a in card.actions}
    texts |= {card.id for card in EDITION.encounters.values() if card.text}
    texts |= {*EDITION.aliens, *EDITION.planets, *EDITION.weapons, *EDITION.exploration, *EDITION.ships}
    sides = {f"{card}:{side}" for card in EDITION.influence for side in ("upright", "turned")}
    assert registry.INFLUENCE.keys() == sides
    ids -= {*sides, "alignment:kah"}
    #: The rules look these up directly.
    optional_ids = {"interpreters", "cartographers", "anvil-of-peace", "lodestar"}
    assert ids | optional_ids == texts
    assert not ids & optional_ids


# Super Weapons


def test_SWP_02_and_SWP_07_matching_cubes_make_a_weapon_understood_and_yellow_does_not_count() -> None:
    weapons = {"graviton-fist": {"red": 2}}
    scene = search_scene(D1, weapons=weapons, cubes=["orange"]).do("draw", "place:orange:graviton-fist")
    assert scene.state.weapons[0].understood
    assert scene.happened("understood")[0]["weapon"] == "graviton-fist"
    incomplete = search_scene(D1, weapons={"graviton-fist": {"red": 1}}, cubes=["red"])
    assert not incomplete.do("draw", "place:red:graviton-fist").state.weapons[0].understood


def test_SWP_04_and_SWP_13_and_EC_47_a_newly_understood_weapon_works_from_the_next_encounter_on() -> None:
    scene = search_scene(D1, weapons={"the-hollow-bell": {"blue": 2}}, cubes=["blue"]).do("draw")
    scene.do("place:blue:the-hollow-bell")
    assert scene.kind == "planet"
    assert "weapon:the-hollow-bell" in scene.do("solace").options
    assert not any("weapon" in name for name in search_scene(D1, weapons={"phase-lantern": {}}).options)


def test_SWP_05_each_power_is_used_once_in_each_phase() -> None:
    scene = armed_scene("the-hollow-bell").do("weapon:the-hollow-bell", "combat")
    assert not any(name.startswith("weapon") for name in scene.options)
    scene.do("engage", "pay", "engage", "pay", "decline", "solace")
    assert "weapon:the-hollow-bell" in scene.options


def test_SWP_06_some_weapons_work_without_being_understood() -> None:
    scene = Scene(C1, D1, weapons={"phase-lantern": {}, "graviton-fist": {}})
    assert "weapon:phase-lantern" in scene.options
    assert "weapon:graviton-fist" not in scene.do("engage").options


def test_SWP_08_cubes_of_one_search_may_go_onto_several_weapons() -> None:
    scene = search_scene(C2, weapons={"graviton-fist": {}, "mind-prism": {}}, cubes=["red", "blue"]).do(
        "draw"
    )
    scene.do("place:red:graviton-fist", "place:blue:mind-prism")
    assert [weapon.cubes for weapon in scene.state.weapons] == [{"red": 1}, {"blue": 1}]


def test_SWP_12_the_hero_never_has_to_use_a_power() -> None:
    scene = armed_scene("the-hollow-bell", line=(C1, D1)).do("engage", "pay", "engage", "pay")
    assert scene.kind == "closing"
    assert scene.do("done").kind == "search"
    weapons = {"treason-engine": {}}
    white = search_scene(D1, weapons=weapons, understood=weapons, cubes=["white"]).do("draw", "aside")
    assert white.state.bag["white"] == 4


# Cubes


def test_CUB_02_and_CUB_06_the_number_of_cubes_of_a_colour_stays_the_same() -> None:
    cubes = ["red", "yellow", "black", "white"]
    scene = search_scene(
        C2, S1, weapons={"graviton-fist": {}}, pile=["mind-prism", "sunsplitter"], cubes=cubes
    )

    def count(color: str) -> int:
        g = scene.state
        places = [g.bag, g.supply, g.gone, *(weapon.cubes for weapon in g.weapons)]
        total = sum(place.get(color, 0) for place in places)  # type: ignore[call-overload]
        return total + (len(g.weapons) if color == "yellow" else 0)

    before = [count(color) for color in ("red", "yellow", "white")]
    scene.do("draw", "find", "place:red:graviton-fist")
    assert [count(color) for color in ("red", "yellow", "white")] == before


def test_CUB_03_no_effect_takes_a_yellow_cube_out_of_the_bag() -> None:
    scene = Scene(C1, "runaway-scientist", engaged=[C1]).do("engage", "pay")
    assert "yellow" not in scene.options and "white" in scene.options


def test_CUB_04_and_CUB_04r_removed_white_cubes_go_to_the_supply() -> None:
    scene = search_scene(C1, planet="the-drowned-moon", hand=[C2K]).do("pay")
    assert (scene.state.bag["white"], scene.state.supply["white"]) == (2, 2)


def test_CUB_05_black_cubes_may_be_put_into_the_bag_again() -> None:
    scene = round_scene(
        decks=[(), (C2, C1, D1, S1), ()], row=("quietus", "kah", "arvan"), black=2, supply={"black": 0}
    )
    scene.do("solace")
    assert scene.happened("line")[0]["cubes"]["black"] == 1 and scene.state.supply["black"] == 1
    next_round = round_scene(C2, C1, D1, S1, row=("quietus", "kah", "arvan"), black=2, supply={"black": 0})
    assert "black" not in next_round.do("solace").happened("line")[0]["cubes"]  # they stay in its sector


# Texts of Super Weapons


def test_graviton_fist_gives_a_bonus_of_2_for_one_part() -> None:
    scene = armed_scene("graviton-fist", line=(S3, D1)).do("engage", "weapon:graviton-fist")
    assert scene.card(S3)["parts"][0]["due"] == 1
    assert "weapon:graviton-fist" not in scene.options


def test_mind_prism_chooses_the_ability_of_a_card() -> None:
    scene = armed_scene("mind-prism").do("weapon:mind-prism", "science", "engage", "pay:0.0.1")
    assert scene.points == (8, 8, 7)


def test_chrono_siphon_evades_without_a_point_or_cubes() -> None:
    scene = armed_scene("chrono-siphon").do("weapon:chrono-siphon")
    assert scene.points == (8, 8, 8) and scene.view()["line"][0]["status"] == "evaded"
    assert "weapon:chrono-siphon" not in armed_scene("chrono-siphon", line=("choir-of-masks", C1)).options


def test_sunsplitter_engages_a_card_of_strength_up_to_3_at_no_cost() -> None:
    scene = armed_scene("sunsplitter", line=(S3, D1)).do("weapon:sunsplitter")
    assert scene.points == (8, 8, 8) and scene.view()["line"][0]["status"] == "engaged"
    assert "weapon:sunsplitter" not in armed_scene("sunsplitter", line=("glass-automata", D1)).options
    assert "weapon:sunsplitter" not in armed_scene("sunsplitter", line=(ZERO, D1)).options


def test_the_hollow_bell_gains_a_point() -> None:
    assert armed_scene("the-hollow-bell").do("weapon:the-hollow-bell", "science").points == (8, 8, 9)


def test_phase_lantern_and_worldroot_drill_draw_an_additional_cube() -> None:
    assert armed_scene("phase-lantern").do("weapon:phase-lantern").view()["search"]["count"] == 3
    drill = armed_scene("worldroot-drill").do("weapon:worldroot-drill", "combat")
    assert drill.points == (6, 8, 8) and drill.view()["search"]["count"] == 3


def test_worldroot_drill_never_takes_points_whose_loss_would_lose_the_match() -> None:
    two_combat = armed_scene("worldroot-drill", combat=2, diplomacy=0, science=5)
    assert two_combat.do("weapon:worldroot-drill").points == (2, 0, 3), (
        "2 Combat would leave two Abilities at 0"
    )
    two_science = armed_scene("worldroot-drill", combat=2, diplomacy=0, science=2)
    assert "weapon:worldroot-drill" not in two_science.options


def test_treason_engine_keeps_a_white_cube_out_of_the_bag() -> None:
    weapons = {"treason-engine": {}}
    scene = search_scene(D1, weapons=weapons, understood=weapons, cubes=["white"]).do(
        "draw", "weapon:treason-engine"
    )
    assert (scene.state.bag["white"], scene.state.supply["white"]) == (3, 1)


def test_star_eaters_key_lets_one_card_count_as_a_key_and_a_code() -> None:
    scene = armed_scene("star-eaters-key", line=(C1, D1), hand=["customs-patrol", "archive-drones"])
    scene.do("weapon:star-eaters-key", "engage", "pay", "engage", "pay")
    assert "pay" in scene.options
    scene.do("pay", "customs-patrol")
    assert scene.view()["search"]["count"] == 4


def test_star_eaters_key_lets_only_one_card_count_as_both() -> None:
    """The code cannot be paid as the key, because the key would then have to be paid as the code. Only one
    card counts as both.
    """
    hand = ["the-smiling-broker", "old-flame-from-rigel"]
    scene = armed_scene("star-eaters-key", line=(C1, D1), planet="last-lantern", hand=hand)
    assert [EDITION.encounters[name].icon for name in hand] == ["code", "key"]
    scene.do("weapon:star-eaters-key", "engage", "pay", "engage", "pay", "pay")
    assert scene.state.hand == []


def test_tide_of_glass_turns_an_evaded_card_upright_again() -> None:
    scene = armed_scene("tide-of-glass", line=(C2, D1), evaded=[C2]).do("weapon:tide-of-glass")
    assert scene.view()["search"]["count"] == 3


# Texts of line cards, aliens, Locations and Planets


def points_after(card: str, **setup: object) -> tuple[int, ...]:
    """Return the points after a card, whose neighbour has Combat, was engaged only for its text."""
    scene = Scene(card, C1, **setup).do("engage", "pay")  # type: ignore[arg-type]
    return scene.points


def test_engaged_cards_do_what_their_texts_say() -> None:
    assert points_after("palace-ushers") == (7, 9, 8)
    keepers = Scene("orrery-keepers", C1, dice={"scanning-technology": 2}).do("engage", "pay")
    assert keepers.die("scanning-technology") == 3
    assert Scene("coil-operators", C1).do("engage", "pay").view()["search"]["count"] == 3
    broker = Scene("the-smiling-broker", C1).do("engage", "pay", "combat", "science")
    assert broker.points == (6, 8, 9)
    undecided_broker = Scene("the-smiling-broker", C1).do("engage", "pay", "combat")
    assert undecided_broker.options == ["diplomacy", "science"]
    scientist = Scene("runaway-scientist", C1).do("engage", "pay", "black")
    assert scientist.state.bag["black"] == 3
    assert Scene("council-courier", C1).do("engage", "pay", "science").points == (7, 8, 9)
    old_flame = Scene("old-flame-from-rigel", C1, dice={"engineer": 2}).do("engage", "pay")
    assert old_flame.die("engineer") == 4


def test_evaded_cards_do_what_their_texts_say() -> None:
    def evade(card: str, **setup: object) -> Scene:
        return Scene(card, C1, bag={"white": 2}, **setup).do("evade", "point:combat")  # type: ignore[arg-type]

    assert evade("moat-hounds").points == (6, 8, 8)
    assert evade("night-rangers").view()["search"]["extras"] == [{"by": "night-rangers", "n": -1}]
    assert evade("vault-spiders").state.bag["black"] == 1
    assert evade("bounty-hunter-vrask", science=9).points == (7, 8, 8)
    assert evade("mutiny-whispers", dice={"engineer": 3}).die("engineer") == 2
    assert evade("mutiny-whispers", dice={"engineer": 2}).die("engineer") == 1


def test_cards_that_change_the_line_do_what_their_texts_say() -> None:
    assert Scene("kahs-own", D1).costs("kahs-own")[1:] == [("combat", 1)]
    assert Scene("quiet-ones", D1, column=2).costs("quiet-ones") == [("diplomacy", 2), ("science", 1)]
    assert Scene("quiet-ones", D1).costs("quiet-ones") == [("diplomacy", 2)]
    assert Scene("penal-regiment", D1).costs("penal-regiment") == [("combat", 1)]
    assert Scene("glass-automata", D1).costs("glass-automata") == [("science", 4)]
    assert Scene("arvans-heralds", D1).costs("arvans-heralds") == [("diplomacy", 2)]
    assert Scene("breach-troopers", C1, dice={"weapons-specialist": 6}).do("engage").options == [
        "pay:3.0.0",
        *[name for name in Scene("breach-troopers", C1).do("engage").options if name != "pay:3.0.0"],
    ]


@pytest.mark.parametrize(
    ("alien", "ability", "marked_places"), [("kah", "combat", [0, 1]), ("arvan", "diplomacy", [2, 3])]
)
def test_aliens_add_parts_for_each_weapon_beyond_three(
    alien: str, ability: str, marked_places: list[int]
) -> None:
    row = (alien, *(other for other in ("kah", "arvan", "quietus") if other != alien))
    line = (C1, C2, S1, D1)
    scene = Scene(*line, row=row, level="advanced")  # five are unfound
    places = [place for place, card in enumerate(line) if (ability, 1) in scene.costs(card)[1:]]
    assert places == marked_places


def test_the_quietus_also_adds_parts_for_black_cubes() -> None:
    row = ("quietus", "kah", "arvan")
    scene = Scene(C1, ZERO, S1, D1, row=row, level="normal", black=3)
    assert [len(scene.costs(card)) for card in (C1, ZERO, S1, D1)] == [1, 1, 2, 2]


def test_vassals_do_what_their_texts_say() -> None:
    skarn = ("warlord-skarn", "arvan", "quietus")
    assert Scene(C1, D2, row=skarn, diplomacy=5).costs(C1) == [("diplomacy", 1), ("combat", 1)]
    assert Scene(C1, D2, row=skarn, diplomacy=5).costs(D2) == [("combat", 2)]
    row = ("chancellor-iphis", "kah", "quietus")
    assert Scene(C1, D1, row=row, cubes=["red", "red"]).do("evade").points == (6, 7, 8)
    scene_without_diplomacy = Scene(C1, D1, row=row, diplomacy=0).do("evade")
    assert scene_without_diplomacy.options == ["point:combat", "point:science", "back"]
    choir = search_scene(C1, D1, row=("the-pale-choir", "kah", "arvan"), cubes=["white", "white"]).do("draw")
    assert choir.state.aliens["the-pale-choir"] == 2 and choir.state.supply["black"] == 7
    brood = Scene(C1, D1, row=("brood-mother-ix", "kah", "arvan"), bag={"red": 0}).do("evade", "point:combat")
    assert brood.state.bag["red"] == 1
    tithe = round_scene(row=("the-tithe-collector", "kah", "arvan"), hand=[C2K]).do("solace")
    assert tithe.kind == "tithe" and tithe.options == [C2K, "diplomacy"]
    assert tithe.do(C2K).state.hand == []
    assert round_scene(row=("the-tithe-collector", "kah", "arvan")).do("solace").points == (8, 7, 8)
    echo = ("echo-without-voice", "kah", "arvan")
    interrupted_search = search_scene(
        C2, row=echo, planet="tethys-minor", hand=["customs-patrol"], cubes=["black", "black"]
    ).do("pay", "draw")
    assert interrupted_search.kind == "planet"  # no more cubes are drawn


def test_actions_of_locations_do_what_their_texts_say() -> None:
    def scene_at(location: str, column: int, *line: str, **setup: object) -> Scene:
        return Scene(*(line or (C1, D2)), location=location, column=column, **setup)  # type: ignore[arg-type]

    agent = "council-courier"
    assert scene_at("smugglers-canyon", 0, D2, C1).costs(D2) == [("combat", 1)]
    assert not scene_at("smugglers-canyon", 1).card(C1)["evade"]["point"]
    assert scene_at("floating-bazaar", 0, agent, C1).costs(agent) == [("combat", 2)]
    bazaar_scene = scene_at("floating-bazaar", 1, combat=5, diplomacy=0, science=5).do("engage")
    assert "pay:1.0.0+free:1" in bazaar_scene.options
    bazaar_scene.do("pay:1.0.0+free:1")
    assert bazaar_scene.points == (4, 0, 5)
    assert not any("free" in name for name in bazaar_scene.do("engage").options)
    assert scene_at("ruined-observatory", 0).costs(C1) == [("science", 1)]
    assert scene_at("ruined-observatory", 1, agent, C1).costs(agent) == [("combat", 1)]
    assert scene_at("fighting-pits", 2, "palace-ushers", C1).costs("palace-ushers") == [("combat", 1)]
    assert scene_at("embassy-spires", 1).costs(C1) == [("diplomacy", 1)]
    assert scene_at("embassy-spires", 2).do("engage", "pay:0.1.0").points == (8, 8, 8)
    assert scene_at("crystal-mines", 1, D1, S1).do("engage", "pay:0.0.1").points == (8, 8, 8)
    assert (
        scene_at("crystal-mines", 2, "palace-ushers", C1, engaged=["palace-ushers"]).view()["search"]["icons"]
        == 2
    )
    assert scene_at("sunken-hangar", 1, agent, C1).card(agent)["barred"] == ["crew", "systems"]
    assert scene_at("sunken-hangar", 2).card(C1)["evade"]["cubes"] == 1
    assert scene_at("temple-of-static", 0).view()["search"]["count"] == 3
    supply = search_scene(D1, location="temple-of-static", column=1, cubes=["black"], planets=("ghar",)).do(
        "draw"
    )
    assert supply.state.supply["black"] == 10
    assert scene_at("temple-of-static", 2).card(C1)["barred"] == ["systems"]
    assert search_scene(
        C1, C2, evaded=[C2], location="temple-of-static", column=2, dice={"scanning-technology": 2}
    ).options == ["draw", "decline"]


def test_planets_do_what_their_texts_say() -> None:
    code = ["customs-patrol"]

    def scene_at(planet: str, hand: list[str], *line: str, **setup: object) -> Scene:
        return search_scene(*(line or (C1, D1)), planet=planet, hand=hand, **setup)

    assert scene_at("velloria", [C2K]).do("pay").view()["search"]["count"] == 4
    assert Scene(C1, D1, planet="ashen-reach").costs(C1) == [("diplomacy", 2)]
    assert scene_at("ashen-reach", []).view()["search"]["count"] == 4
    tethys_minor = scene_at("tethys-minor", code, D1, weapons={}, cubes=["black", "red"]).do(
        "pay", "draw", "black"
    )
    assert tethys_minor.points == (9, 8, 8) and tethys_minor.state.bag["black"] == 4
    assert scene_at("ghar", []).view()["search"]["count"] == 3
    assert scene_at("the-drowned-moon", [C2K]).do("pay").state.bag["white"] == 2
    assert scene_at("caldera-ix", code).do("pay", "combat").points == (11, 8, 8)
    assert Scene(C1, D1, planet="solace").card(C1)["evade"]["cubes"] == 1
    assert scene_at("mirrorfall", [C2K], C2, D1, evaded=[C2]).do("pay").view()["search"]["count"] == 3
    assert Scene("council-courier", C1, planet="port-umbra").costs("council-courier") == [("combat", 1)]
    hunter = Scene("bounty-hunter-vrask", C1, planet="port-umbra")
    assert hunter.costs("bounty-hunter-vrask") == [("combat", 1)]
    assert scene_at("port-umbra", code).do("pay").view()["search"]["count"] == 3
    assert scene_at("hespers-cradle", code).do("pay").state.bag["black"] == 1
    assert scene_at("iron-garden", [C2K], dice={"engineer": 2}).do("pay").die("engineer") == 6
    assert scene_at("whisper-station", code).do("pay").view()["search"]["count"] == 3
    assert Scene("council-courier", C1, planet="carnival-of-rust").costs("council-courier") == [("combat", 2)]
    assert scene_at("carnival-of-rust", []).view()["search"]["count"] == 3
    bridges = scene_at("nine-bridges", [C2K], D1, weapons={}, cubes=["black", "white", "red"]).do(
        "pay", "draw", "black"
    )
    assert bridges.happened("cubes")[0] | {"source": "drawn", "target": "bag"} == bridges.happened("cubes")[0]
    assert scene_at("the-unlit-world", code).do("pay").state.bag["white"] == 1


def test_last_lantern_draws_until_a_yellow_cube_comes_and_then_draws_the_others() -> None:
    scene = search_scene(
        D1,
        planet="last-lantern",
        hand=[C2K, "customs-patrol"],
        weapons={},
        cubes=["white", "yellow", "black"],
    ).do("pay")
    scene.do("draw")
    assert [happening["cubes"] for happening in scene.happened("drawn")] == [["white"], ["yellow"], ["black"]]
