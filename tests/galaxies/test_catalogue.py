"""The printed ships, tactic cards and tiles: every number and name that the rules text specifies."""

import re
from collections import Counter
from itertools import product

import pytest

from engine.galaxies import hexes
from engine.galaxies.catalogue import (
    LETTERS,
    LEVELS,
    NUMBERS,
    Catalogue,
    Level,
    ShipType,
    ShipVersion,
    TacticCard,
    catalogue,
    chart_cell,
    is_hit,
)
from engine.galaxies.catalogue.public import public_form

C = catalogue()
FACTIONS = ("isn", "wretch")
SHIPS = list(C.ships.values())
VERSIONS = [(s, v) for s in SHIPS for v in s.versions.values()]
CARDS = list(C.tactics.values())
version_cases = pytest.mark.parametrize(
    ("ship", "version"), VERSIONS, ids=[f"{s.id}-{v.level}" for s, v in VERSIONS]
)
card_cases = pytest.mark.parametrize("card", CARDS, ids=[c.id for c in CARDS])


def version(ship: str, level: Level) -> ShipVersion:
    return C.ships[ship].versions[level]


def ships_of(faction: str) -> list[ShipType]:
    return [s for s in SHIPS if s.faction == faction]


def chart_signs(version: ShipVersion) -> str:
    """Return the signs of the whole chart, cell by cell."""
    return "".join(chart_cell(version, letter, number) for number in NUMBERS for letter in LETTERS)


def count_hits(version: ShipVersion) -> int:
    return sum(is_hit(version, sign, shields_up=False) for sign in chart_signs(version))


# ---- pieces of the box -------------------------------------------------------------------------------


def test_CMP_01_there_are_two_factions() -> None:
    assert {s.faction for s in SHIPS} == {c.faction for c in CARDS} == set(FACTIONS)


@pytest.mark.parametrize("faction", FACTIONS)
def test_CMP_02_the_box_has_ten_ships_in_four_solo_ships_and_two_squadrons_of_three(faction: str) -> None:
    assert sorted(s.ships for s in ships_of(faction)) == [1, 1, 1, 1, 3, 3]
    assert Counter(s.kind for s in ships_of(faction)) == {"solo": 4, "squadron": 2}


def test_CMP_03_the_isn_has_these_ships() -> None:
    solo = {s.name for s in ships_of("isn") if s.kind == "solo"}
    squadrons = {s.name for s in ships_of("isn") if s.kind == "squadron"}
    assert solo == {"ISN Everest", "ISN Barrage", "ISN Torrent", "Rook's F-54"}
    assert squadrons == {"F-47 Blue Hawks", "F-51 Blue Sparrows"}


def test_CMP_03r_the_ships_are_split_into_solo_ships_and_squadrons() -> None:
    assert {s.id for s in ships_of("isn") if s.ships == 3} == {"f47-blue-hawks", "f51-blue-sparrows"}


def test_CMP_04_the_wretch_have_these_ships() -> None:
    solo = {s.name for s in ships_of("wretch") if s.kind == "solo"}
    squadrons = {s.name for s in ships_of("wretch") if s.kind == "squadron"}
    assert solo == {"Vapor's Fate", "So Bwa Tet", "Tes Kio", "Chosh Ka"}
    assert squadrons == {"Red Tougu", "Red Fuvu"}


def test_CMP_04r_only_squadrons_have_red_in_their_names() -> None:
    assert [s.name for s in SHIPS if "Red" in s.name] == ["Red Tougu", "Red Fuvu"]


@version_cases
def test_CMP_08_a_hit_chart_has_eighty_cells_each_with_a_letter_and_a_number(
    ship: ShipType, version: ShipVersion
) -> None:
    assert len(chart_signs(version)) == 80


def test_CMP_08r_letters_name_columns_and_numbers_rows() -> None:
    everest = version("isn-everest", "standard")
    assert everest.chart[0] == "....###..."
    assert [chart_cell(everest, letter, 1) for letter in "DEFGH"] == [".", "#", "#", "#", "."]
    assert chart_cell(everest, "C", 4) == "*"


@pytest.mark.parametrize(("letter", "number"), [("K", 1), ("a", 1), ("A", 9)])
def test_a_roll_that_the_dice_cannot_show_has_no_cell(letter: str, number: int) -> None:
    with pytest.raises((ValueError, IndexError)):
        chart_cell(version("chosh-ka", "standard"), letter, number)


def test_CMP_09_and_CMP_10_there_are_pegs_for_the_largest_hull_and_all_shields() -> None:
    """The box has 45 red and 35 blue pegs, and our numbers must be playable with them."""
    assert max(v.hull for _, v in VERSIONS) <= 45
    for level in LEVELS:
        assert sum(s.ships * s.versions[level].shields for s in SHIPS) <= 35


def test_CMP_11_the_box_has_four_debris_fields_and_four_asteroids() -> None:
    obstacles = {t.id: t.count for t in C.tiles.values() if t.cls == "obstacle"}
    assert obstacles == {"debris-field": 4, "asteroid": 4}


def test_CMP_13_all_black_sides_have_the_same_shape() -> None:
    assert {t.footprint for t in C.tiles.values() if t.cls == "discovery"} == {"pair"}


@pytest.mark.parametrize("faction", FACTIONS)
def test_CMP_16_each_faction_has_thirty_six_tactic_cards(faction: str) -> None:
    assert sum(C.copies for c in CARDS if c.faction == faction) == 36


def test_CMP_17_the_box_has_twelve_ships_on_two_cards_each() -> None:
    assert len(SHIPS) == 12
    assert Counter(s.kind for s in SHIPS) == {"solo": 8, "squadron": 4}


def test_CMP_18_each_ship_has_three_versions_with_their_own_launch_costs() -> None:
    for ship in SHIPS:
        assert tuple(ship.versions) == LEVELS
        costs = [v.launch for v in ship.versions.values()]
        assert costs == sorted(set(costs))


def test_CMP_18r_there_are_thirty_six_versions() -> None:
    assert len(VERSIONS) == 36
    assert all(v.level == level for s in SHIPS for level, v in s.versions.items())


def test_CMP_20_all_five_card_types_exist() -> None:
    assert {c.type for c in CARDS} == {"event", "weapon", "hero", "upgrade", "sabotage"}
    assert {c.icon for c in CARDS} == {"solo", "squadron", ""}


# ---- ship cards --------------------------------------------------------------------------------------


def test_SHC_01_every_name_occurs_once() -> None:
    assert len({s.name for s in SHIPS}) == len(SHIPS)


def test_SHC_02_every_ship_has_a_size_and_a_kind() -> None:
    sizes = {s.id: s.size for s in SHIPS if s.kind == "solo"}
    assert all(s.size == "small" for s in SHIPS if s.kind == "squadron")
    assert sizes == {
        "isn-everest": "large",
        "isn-barrage": "medium",
        "isn-torrent": "medium",
        "rooks-f54": "small",
        "vapors-fate": "large",
        "so-bwa-tet": "medium",
        "tes-kio": "medium",
        "chosh-ka": "small",
    }


@version_cases
def test_SHC_03_a_version_knows_its_level(ship: ShipType, version: ShipVersion) -> None:
    assert ship.versions[version.level] is version


@version_cases
def test_SHC_06_most_printed_weapons_have_no_charge_cost(ship: ShipType, version: ShipVersion) -> None:
    assert {w.charge for w in (version.primary, version.secondary) if w} == {0}


@version_cases
def test_SHC_05_weapons_have_all_their_fields(ship: ShipType, version: ShipVersion) -> None:
    for weapon in filter(None, (version.primary, version.secondary)):
        assert weapon.name
        assert weapon.charge >= 0
        assert min(weapon.range, weapon.attacks, weapon.strength) >= 1


@version_cases
def test_every_ship_has_numbers_with_which_it_can_act(ship: ShipType, version: ShipVersion) -> None:
    assert min(version.activation, version.move, version.hull, version.launch) >= 1
    assert version.shields >= 0


def test_SHC_10_the_text_about_a_weapons_targets_matches_its_effect() -> None:
    sizes_by_note = {
        "May not target large ships.": ("small", "medium"),
        "May target only small ships.": ("small",),
    }
    weapons = [w for _, v in VERSIONS for w in (v.primary, v.secondary) if w is not None]
    assert {w.note for w in weapons if w.sizes} == set(sizes_by_note)
    assert all(w.sizes == sizes_by_note.get(w.note, ()) for w in weapons)
    assert any("sizes" in w for s in public_form(C)["ships"].values() for v in s["versions"].values()
               for w in (v["primary"], v["secondary"]) if w)  # fmt: skip


@pytest.mark.parametrize("word", ["silhouette", "picture", "collection", "reference"])
def test_CMP_19_and_SHC_15_and_SHC_20_and_TCC_07_pictures_and_numbers_without_rules_are_left_out(
    word: str,
) -> None:
    fields = {*Catalogue.__struct_fields__}
    for kind in (ShipType, ShipVersion, TacticCard):
        fields |= {*kind.__struct_fields__}
    assert not [name for name in fields if word in name]


def test_SHC_16_a_ship_card_belongs_to_one_faction() -> None:
    assert {s.id: s.faction for s in SHIPS if s.faction == "isn"}.keys() == {
        "isn-everest", "isn-barrage", "isn-torrent", "rooks-f54", "f47-blue-hawks", "f51-blue-sparrows"
    }  # fmt: skip
    assert {s.faction for s in SHIPS} == set(FACTIONS)


@version_cases
def test_SHC_19_every_special_cell_is_explained(ship: ShipType, version: ShipVersion) -> None:
    special = set(chart_signs(version)) - set(".#*")
    assert special == set(version.cells)
    assert all(version.cells[sign].text for sign in special)


def test_SHC_26_small_ships_carry_no_cargo_and_squadrons_no_heroes() -> None:
    assert all(v.capacity == 0 for s, v in VERSIONS if s.size == "small")
    assert all(v.slots.hero == 0 for s, v in VERSIONS if s.kind == "squadron")


def test_a_node_covered_by_shields_is_hit_only_without_them() -> None:
    everest = version("isn-everest", "veteran")
    assert everest.cells["o"].id == "deflector-node"
    assert is_hit(everest, "o", shields_up=False)
    assert not is_hit(everest, "o", shields_up=True)


def test_printed_symbols_do_not_depend_on_shields() -> None:
    everest = version("isn-everest", "veteran")
    for shields_up in (True, False):
        assert [is_hit(everest, sign, shields_up) for sign in ".#*"] == [False, True, True]


def test_ACT_06_and_MOV_05_and_CLK_06_the_hawks_have_their_printed_numbers() -> None:
    assert version("f47-blue-hawks", "seasoned").launch == 5
    assert version("f47-blue-hawks", "veteran").activation == 2
    assert version("f47-blue-hawks", "veteran").move == 5
    assert C.ships["f47-blue-hawks"].ships == 3


def test_HLD_21_and_TGT_13_barrage_has_its_printed_numbers() -> None:
    assert len(C.footprint(C.ships["isn-barrage"].footprint, (0, 0))) == 2
    for v in C.ships["isn-barrage"].versions.values():
        assert v.primary.range == 4
        assert v.move >= 4


def test_everest_has_the_numbers_of_appendix_A() -> None:
    assert C.ships["isn-everest"].size == "large"
    for v in C.ships["isn-everest"].versions.values():
        assert v.move >= 3
        assert v.primary.strength == 2
    veteran = version("isn-everest", "veteran")
    assert veteran.hull > 4
    assert veteran.slots.hero >= 2
    assert [p.timing for p in veteran.powers if p.name == "Flagship"] == ["on-launch"]


def test_HLD_21_the_sparrows_take_three_spaces_in_all() -> None:
    sparrows = C.ships["f51-blue-sparrows"]
    assert sparrows.ships * len(C.footprint(sparrows.footprint, (0, 0))) == 3


def test_chosh_ka_is_hit_at_D_4_as_in_appendix_A() -> None:
    for v in C.ships["chosh-ka"].versions.values():
        assert chart_cell(v, "D", 4) == "#"
        assert v.shields >= 1
        assert v.hull >= 2


def test_hero_slots_match_appendix_A() -> None:
    for ship, level in (
        ("isn-everest", "standard"),
        ("isn-torrent", "standard"),
        ("so-bwa-tet", "seasoned"),
        ("vapors-fate", "seasoned"),
        ("vapors-fate", "veteran"),
    ):
        assert C.ships[ship].versions[level].slots.hero >= 1  # type: ignore[index]


def test_so_bwa_tet_carries_an_additional_weapon_as_in_appendix_A() -> None:
    assert all(v.slots.weapon >= 1 for v in C.ships["so-bwa-tet"].versions.values())


def test_the_fuvu_deal_vecton_damage_as_in_appendix_A() -> None:
    for v in C.ships["red-fuvu"].versions.values():
        assert any("direct vecton shield damage" in p.text for p in v.powers)


def test_HLD_21_a_hold_of_twelve_spaces_exists() -> None:
    assert any(v.capacity == 12 for _, v in VERSIONS)


def test_the_story_damage_at_G_5_and_J_6_lies_on_everests_hull() -> None:
    for v in C.ships["isn-everest"].versions.values():
        assert chart_cell(v, "G", 5) != "."
        assert chart_cell(v, "J", 6) != "."


SHARE = {"large": (0.6, 0.67), "medium": (0.43, 0.5), "solo": (0.32, 0.37), "squadron": (0.26, 0.34)}


@version_cases
def test_charts_have_a_usual_share_of_cells_that_hit(ship: ShipType, version: ShipVersion) -> None:
    low, high = SHARE[ship.kind if ship.size == "small" else ship.size]
    assert low <= count_hits(version) / 80 <= high
    assert chart_signs(version).count("*") <= 2


@version_cases
def test_experienced_ships_have_more_powers(ship: ShipType, version: ShipVersion) -> None:
    lowest, highest = {"standard": (0, 1), "seasoned": (1, 2), "veteran": (2, 3)}[version.level]
    assert lowest <= len(version.powers) <= highest


@pytest.mark.parametrize("faction", FACTIONS)
def test_whole_fleets_have_the_expected_launch_costs(faction: str) -> None:
    costs = {level: sum(s.versions[level].launch for s in ships_of(faction)) for level in LEVELS}
    assert costs == {"standard": 39, "seasoned": 48, "veteran": 57}


@pytest.mark.parametrize("limit", [42, 48])
@pytest.mark.parametrize("faction", FACTIONS)
def test_many_different_fleets_nearly_reach_a_limit(faction: str, limit: int) -> None:
    offers = [[0, *(v.launch for v in s.versions.values())] for s in ships_of(faction)]
    near_limit = [pick for pick in product(*offers) if limit - 2 <= sum(pick) <= limit]
    assert len(near_limit) >= 50
    assert len({sum(cost > 0 for cost in pick) for pick in near_limit}) >= 2


# ---- tactic cards ------------------------------------------------------------------------------------

ISN_CARDS = {
    "Erin Cho",
    "Charles Yeboah",
    "Bronson Skiles",
    "LR5 Nuclear Warhead",
    "SR2 Twin Rocket Launchers",
    "Maneuvering Thrusters",
    "ISN Transport Shuttle",
    "Superior Squadron Tactics",
    "Sparrow Cover Fire",
    "F-47 Hawk Patrol",
    "Alert From ISN Torrent",
    "Commando Away Team",
}
WRETCH_CARDS = {
    "Krall Draxus",
    "Captain Vulchar",
    "LR5 Plaxma Cannon",
    "LR5 Ripper Cannon",
    "Vecton Field Detonator",
    "Fate's Reach",
    "Shield Siphon",
    "Exploit Weakness",
    "Spectral Resurgence",
    "Fortune's Bounty",
    "Hijack Plan",
    "Wretch Boarding",
}


def test_TCC_01_the_factions_have_these_card_names() -> None:
    assert {c.name for c in CARDS if c.faction == "isn"} == ISN_CARDS
    assert {c.name for c in CARDS if c.faction == "wretch"} == WRETCH_CARDS


@card_cases
def test_TCC_02_every_type_has_its_icons(card: TacticCard) -> None:
    assert bool(card.icon) == (card.type in ("upgrade", "weapon", "sabotage"))


@card_cases
def test_TCC_03_cards_that_stay_attached_are_played_in_the_players_own_turn(card: TacticCard) -> None:
    if card.type != "event":
        assert card.by == "own"
        assert card.trigger == "play"


def test_TCC_04_each_faction_has_half_of_the_card_names() -> None:
    assert Counter(c.faction for c in CARDS) == {"isn": 12, "wretch": 12}


@card_cases
def test_TCC_05_every_cost_is_affordable(card: TacticCard) -> None:
    assert 0 <= card.cost <= 6


@card_cases
def test_TCC_06_every_card_has_an_effect(card: TacticCard) -> None:
    assert card.powers or card.weapon
    assert (card.weapon is not None) == (card.type == "weapon")


def test_the_heroes_have_these_names() -> None:
    heroes = {c.id for c in CARDS if c.type == "hero"}
    assert heroes == {"erin-cho", "charles-yeboah", "bronson-skiles", "krall-draxus", "captain-vulchar"}


def test_CHG_04_the_plaxma_cannon_costs_2_to_charge_and_attacks_once() -> None:
    card = C.tactics["lr5-plaxma-cannon"]
    assert card.weapon is not None
    assert (card.weapon.charge, card.weapon.attacks) == (2, 1)
    assert (card.type, card.icon) == ("weapon", "solo")


def test_some_cards_respond_to_other_players() -> None:
    assert {c.id for c in CARDS if c.by != "own"} == {
        "alert-from-isn-torrent",
        "sparrow-cover-fire",
        "fortunes-bounty",
    }


@pytest.mark.parametrize("faction", FACTIONS)
def test_DEK_08_a_box_has_twelve_card_names_for_each_faction(faction: str) -> None:
    assert sum(c.faction == faction for c in CARDS) == 12


def test_DEK_08r_every_name_has_three_copies() -> None:
    assert C.copies == 3


def test_M3_09_there_are_enough_names_for_the_required_types() -> None:
    names = Counter(c.type for c in CARDS if c.faction == "isn")
    for kind in ("weapon", "upgrade", "hero"):
        assert names[kind] * C.copies >= 6


# ---- tiles -------------------------------------------------------------------------------------------


def test_OBS_04_a_debris_field_covers_two_spaces() -> None:
    assert len(C.footprint(C.tiles["debris-field"].footprint, (0, 0))) == 2


def test_OBS_05_and_OBS_16_and_OBS_17_obstacles_have_their_printed_numbers() -> None:
    assert C.tiles["debris-field"].params["damage_on_at_most"] == 6
    assert C.tiles["debris-field"].params["amount"] == 1
    assert C.tiles["asteroid"].params["cover_on_at_least"] == 6
    assert C.tiles["asteroid"].params["cover_sizes"] == ["small", "medium"]


def test_DSC_09_and_DSC_12_tiles_that_extend_range_have_their_printed_numbers() -> None:
    assert C.tiles["alien-artifact"].params == {"range_add": 7}
    assert C.tiles["observation-station"].params == {"range_add": 2}


def test_DSC_10_and_DSC_14_and_DSC_15_and_DSC_16_energy_phase_tiles_have_their_printed_numbers() -> None:
    assert C.tiles["energy-source"].params == {"energy": 2}
    assert C.tiles["orbital-market"].params == {"draw": 1}
    assert C.tiles["shield-regenerator"].params == {"shield": 1}


def test_DSC_20_and_DSC_22_the_warp_gate_has_its_printed_numbers() -> None:
    assert C.tiles["warp-gate"].params == {"place_within": 13, "sizes": ["small", "medium"]}


def test_M4_21_the_asteroid_tile_enters_two_or_three_spaces_in_every_position() -> None:
    for facing in range(6):
        rock = C.footprint(C.tiles["asteroid"].footprint, (4, 4), facing)
        assert {len(hexes.newly_covered_spaces(rock, d)) for d in range(6)} == {2, 3}


# ---- the whole ---------------------------------------------------------------------------------------


def test_ids_are_derived_from_names() -> None:
    """A card's id is its name in lower case, so nobody has to look up ids."""
    ids = (
        {t.id: t.name for t in SHIPS}
        | {t.id: t.name for t in CARDS}
        | {t.id: t.name for t in C.tiles.values()}
    )
    for key, name in ids.items():
        words = re.sub(r"'|(?<=F)-(?=\d)", "", name).lower()
        assert key == re.sub(r"[^a-z0-9]+", "-", words)


def test_powers_with_the_same_id_have_the_same_name() -> None:
    powers = [p for _, v in VERSIONS for p in v.powers] + [p for c in CARDS for p in c.powers]
    names = {(p.id, p.name, p.timing) for p in powers}
    assert len(names) == len({p.id for p in powers})
    assert all(len(p.text) > 20 for p in powers)


def test_the_catalogue_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        C.ships["isn-everest"].name = "HMS Everest"  # type: ignore[misc]
    assert catalogue() is C
