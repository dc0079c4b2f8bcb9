"""A host's own data: applied to the game's data, or rejected with file, key and reason."""

import copy
import json
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine.core.content.faults import Notes, PackError
from engine.core.content.sources import Source
from engine.galaxies.catalogue import catalogue, load_catalogue
from engine.galaxies.catalogue.loading import assemble, own_source
from engine.galaxies.catalogue.public import public_form
from engine.galaxies.hexes import parse_space

FORMATS = {
    "ship": "ships",
    "card": "tactics",
    "tile": "tiles",
    "layout": "boards",
    "mission": "mission",
}
Write = Callable[..., Path]


@pytest.fixture
def pack(tmp_path: Path) -> Write:
    """Write one file of a pack with the usual head, and return the pack's folder."""

    def write(kind: str, text: str, name: str = "mine.toml") -> Path:
        head = f'format = "galaxies/{FORMATS[kind]}"\nversion = 1\n'
        (tmp_path / name).write_text(head + text, encoding="utf-8")
        return tmp_path

    return write


def fault_at(path: Path, key: str) -> tuple[str, str]:
    """Return the file and reason of the fault at a key. Other faults may accompany it."""
    with pytest.raises(PackError) as error:
        load_catalogue(path)
    faults = {fault.key: fault for fault in error.value.faults}
    assert key in faults, str(error.value)
    assert str(faults[key]) in str(error.value).splitlines()
    return faults[key].file, faults[key].reason


def house_mission(name: str, *changes: tuple[str, str]) -> str:
    """Return the text of one of the game's missions with some changes and without its head."""
    text = files("engine.galaxies.catalogue").joinpath(f"missions/{name}.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text.replace('format = "galaxies/mission"\nversion = 1\n', "")


# ---- applied -----------------------------------------------------------------------------------------

TORRENT = """
[[ship]]
id = "isn-torrent"
[[ship.versions]]
level = "veteran"
launch = 13
primary = { range = 6 }
remove = ["secondary"]
printed = ["launch", "primary.range"]
"""


def test_a_pack_lists_only_differences(pack: Write) -> None:
    old_versions, new_versions = (
        c.ships["isn-torrent"].versions for c in (catalogue(), load_catalogue(pack("ship", TORRENT)))
    )
    assert (new_versions["veteran"].launch, new_versions["veteran"].primary.range) == (13, 6)
    assert new_versions["veteran"].primary.name == old_versions["veteran"].primary.name
    assert new_versions["veteran"].secondary is None
    assert new_versions["veteran"].printed == ("launch", "primary.range")
    assert new_versions["seasoned"] == old_versions["seasoned"]


def test_a_pack_does_not_change_the_catalogue_below_it(pack: Write) -> None:
    before = copy.deepcopy(own_source())
    edition = load_catalogue(pack("ship", TORRENT))
    assert own_source() == before
    assert load_catalogue() == catalogue() != edition


def test_later_packs_override_earlier_ones(tmp_path: Path, pack: Write) -> None:
    first_pack = pack("card", '[[card]]\nid = "erin-cho"\ncost = 5\n') / "mine.toml"
    second = pack("card", '[[card]]\nid = "erin-cho"\ncost = 4\n', "later.toml") / "later.toml"
    assert load_catalogue(first_pack, second).tactics["erin-cho"].cost == 4
    assert load_catalogue(second, first_pack).tactics["erin-cho"].cost == 5


def test_a_mission_is_replaced_as_a_whole_or_added(pack: Write) -> None:
    text = house_mission("dead-zone", ('id = "dead-zone"', 'id = "my-zone"'), ("number = 1", "number = 6"))
    assert list(load_catalogue(pack("mission", text)).missions)[-2:] == ["my-zone", "first-flight"]


def test_a_pack_may_add_shapes(pack: Write) -> None:
    text = 'footprints = { bent = [[], ["d"], ["e"]] }\n[[tile]]\nid = "asteroid"\nfootprint = "bent"\n'
    edition = load_catalogue(pack("tile", text) / "mine.toml")
    assert edition.footprint("bent", (0, 0), 1) == ((0, 0), (1, -1), (1, 0))
    assert public_form(edition)["footprints"]["bent"] == ["0,-1", "0,0", "1,-1"]


def test_changes_alter_the_digest_and_comments_do_not(pack: Write) -> None:
    assert load_catalogue(pack("ship", "# nothing\n")).digest == catalogue().digest == load_catalogue().digest
    assert load_catalogue(pack("ship", TORRENT)).digest != catalogue().digest
    assert len(catalogue().digest) == 64


# ---- rejected ----------------------------------------------------------------------------------------


def test_a_file_with_invalid_toml_is_rejected(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("launch = ")
    file, reason = fault_at(tmp_path, "")
    assert file == "mine.toml"
    assert reason.startswith("no valid TOML")


def test_a_missing_folder_is_rejected(tmp_path: Path) -> None:
    assert fault_at(tmp_path / "none", "") == ("none", "no such file or folder")


@pytest.mark.parametrize(
    ("head", "key"),
    [("", "format"), ('format = "ships"', "format"), ('format = "galaxies/ships"', "version")],
)
def test_a_file_without_a_valid_head_is_rejected(tmp_path: Path, head: str, key: str) -> None:
    (tmp_path / "mine.toml").write_text(head)
    assert fault_at(tmp_path, key)[0] == "mine.toml"


SHIP = '[[ship]]\nid = "tes-kio"\n'
VETERAN = SHIP + '[[ship.versions]]\nlevel = "veteran"\n'


@pytest.mark.parametrize(
    ("kind", "text", "key", "reason"),
    [
        ("ship", SHIP + 'name = ""\n', "tes-kio.name", "must be text, not empty"),
        ("ship", SHIP + 'size = "huge"\n', "tes-kio.size", "must be one of small, medium, large, not 'huge'"),
        (
            "ship",
            SHIP + "ships = 3\n",
            "tes-kio.ships",
            "must be 2 to 6 for a squadron and 1 for a solo ship",
        ),
        ("ship", SHIP + "speed = 3\n", "tes-kio.speed", "means nothing here"),
        ("ship", SHIP + 'printed = ["sise"]\n', "tes-kio.printed", "sise names nothing here"),
        ("ship", SHIP + 'remove = ["role"]\n', "tes-kio.role", "is missing"),
        ("ship", SHIP + 'remove = "role"\n', "tes-kio.remove", "list of keys"),
        ("ship", SHIP + "versions = 3\n", "tes-kio.versions", "array of tables"),
        ("ship", SHIP + "versions = [{}]\n", "tes-kio.versions", "every entry needs a level"),
        ("ship", SHIP + '[[ship.versions]]\nlevel = "green"\n', "tes-kio.versions", "CMP-18"),
        ("ship", VETERAN + "launch = -1\n", "tes-kio.versions.veteran.launch", "from 0 to 999, not -1"),
        ("ship", VETERAN + "hull = 0\n", "tes-kio.versions.veteran.hull", "from 1 to 999, not 0"),
        (
            "ship",
            VETERAN + "move = 5.0\n",
            "tes-kio.versions.veteran.move",
            "from 0 to 999, not 5.0",
        ),
        (
            "ship",
            VETERAN + "primary = { range = 0 }\n",
            "tes-kio.versions.veteran.primary.range",
            "from 1 to 999, not 0",
        ),
        ("ship", VETERAN + "chart = []\n", "tes-kio.versions.veteran.chart", "has 0 rows, not 8"),
        (
            "ship",
            VETERAN + f"chart = {['.' * 10] * 7 + ['.' * 9]}\n",
            "tes-kio.versions.veteran.chart[7]",
            "row 8 has 9 signs, not 10",
        ),
        (
            "ship",
            VETERAN + f"chart = {['.' * 10] * 8}\n",
            "tes-kio.versions.veteran.cells.o",
            "no sign of the chart",
        ),
        (
            "ship",
            VETERAN + f"chart = {['o' * 9 + 'x'] * 8}\n",
            "tes-kio.versions.veteran.chart[0]",
            "has x in column J",
        ),
        (
            "ship",
            VETERAN + 'bounded = ["slots.heroes"]\n',
            "tes-kio.versions.veteran.bounded",
            "slots.heroes",
        ),
        (
            "ship",
            VETERAN + 'cells = { o = { hit = "x" } }\n',
            "tes-kio.versions.veteran.cells.o.hit",
            "true or false, not",
        ),
        ("ship", "[[ship]]\nname = 'x'\n", "ship[0].id", "needs an id"),
        ("ship", "[ship]\n", "ship", "array of tables"),
        ("ship", "[[boat]]\n", "boat", "is not known in this kind of file"),
        ("card", '[[card]]\nid = "erin-cho"\nicon = "solo"\n', "erin-cho.icon", "TCC-02"),
        ("card", '[[card]]\nid = "erin-cho"\npowers = []\n', "erin-cho.powers", "does nothing"),
        ("card", '[[card]]\nid = "erin-cho"\ntype = "weapon"\nicon = "solo"\n', "erin-cho.weapon", "weapon"),
        ("card", "copies = 0\n", "copies", "from 1 to 999, not 0"),
        (
            "tile",
            '[[tile]]\nid = "asteroid"\nfootprint = "star"\n',
            "asteroid.footprint",
            "there is no 'star', only",
        ),
        ("tile", '[[tile]]\nid = "asteroid"\nsymbol = "d"\n', "asteroid.symbol", "debris-field"),
        (
            "tile",
            '[[tile]]\nid = "asteroid"\nparams = { speed = 3 }\n',
            "asteroid.params.speed",
            "means nothing",
        ),
        (
            "tile",
            '[[tile]]\nid = "warp-gate"\nfootprint = "single"\n',
            "warp-gate.footprint",
            "as for all discovery tiles",
        ),
        ("tile", "footprints = { pair = [[]] }\n", "footprints.pair", "built-in"),
        ("tile", 'footprints = { odd = [[], ["f"]] }\n', "footprints.odd", "steps are"),
        ("tile", "footprints = { odd = [[], [6]] }\n", "footprints.odd", "steps are"),
        ("tile", "footprints = { odd = [[0]] }\n", "footprints.odd", "begin with the anchor"),
        ("tile", "footprints = { odd = [[], [0, 3]] }\n", "footprints.odd", "no space twice"),
    ],
)
def test_invalid_components_are_rejected(pack: Write, kind: str, text: str, key: str, reason: str) -> None:
    file, message = fault_at(pack(kind, text), key)
    assert file == "mine.toml"
    assert reason in message


LAYOUT = """
[[layout]]
id = "mine"
boards = 1
columns = 3
rows_even = 5
rows_odd = 4
text = "x"
[layout.zones]
"""
NORTH = "north = { columns = [0, 2], rows_even = [0, 0], rows_odd = [0, 0] }\n"


@pytest.mark.parametrize(
    ("zones", "key", "reason"),
    [
        (NORTH, "mine.zones", "north and a south"),
        (NORTH + NORTH.replace("north", "south"), "mine.zones", "overlap"),
        (
            NORTH + "south = { columns = [0, 2], rows_even = [4, 4], rows_odd = [4, 4] }",
            "mine.zones.south",
            "edge",
        ),
        (
            NORTH + "south = { columns = [2, 0], rows_even = [4, 4], rows_odd = [3, 3] }",
            "mine.zones.south",
            "empty",
        ),
        (
            NORTH + "south = { columns = [0, 999], rows_even = [4, 4], rows_odd = [3, 3] }",
            "mine.zones.south.columns[1]",
            "from 0 to 98, not 999",
        ),
    ],
)
def test_invalid_layouts_are_rejected(pack: Write, zones: str, key: str, reason: str) -> None:
    assert reason in fault_at(pack("layout", LAYOUT + zones), key)[1]


@pytest.mark.parametrize(
    ("name", "change", "key", "reason"),
    [
        ("dead-zone", ('layout = "single"', 'layout = "double"'), "layout", "there is no 'double'"),
        ("dead-zone", ("number = 1", "number = 0"), "number", "from 1 to 999, not 0"),
        ("dead-zone", ('story = "', 'plot = "'), "plot", "means nothing here"),
        ("dead-zone", ('printed = ["seats.fleet"', 'printed = ["seats.flett"'), "printed", "seats.flett"),
        (
            "dead-zone",
            ('["erin-cho", 2]', '["erin-choo", 2]'),
            "teams[0].deck",
            "did you mean erin-cho?",
        ),
        ("dead-zone", ('["erin-cho", 2]', '["krall-draxus", 2]'), "teams[0].deck", "no ISN card"),
        ("dead-zone", ('["erin-cho", 2]', '["erin-cho", 4]'), "teams[0].deck", "4 copies of erin-cho"),
        ("dead-zone", ('["erin-cho", 2]', '["erin-cho", 3]'), "teams[0].deck_size", "has 19 cards"),
        (
            "dead-zone",
            ('deck_kind = "listed"', 'deck_kind = "chosen"'),
            "teams[0].deck",
            "only a listed deck",
        ),
        ("dead-zone", ('team = "isn"', 'team = "nsi"'), "seats[0].team", "there is no 'nsi'"),
        ("dead-zone", ('id = "wretch-1"', 'id = "isn-1"'), "seats", "is listed twice"),
        (
            "dead-zone",
            ('["isn-everest", "seasoned"]', '["red-fuvu", "seasoned"]'),
            "seats[0].fleet",
            "no ISN ship",
        ),
        ("dead-zone", ('["isn-torrent"', '["isn-everest"'), "seats[0].fleet", "SET-08"),
        (
            "dead-zone",
            ("fleet = [", "fleet_limit = 48\nfleet = ["),
            "seats[0]",
            "either a fleet or a fleet_limit",
        ),
        ("dead-zone", ("at = [2, 8]", "at = [2, 18]"), "hidden[0]", "edge of the board"),
        (
            "dead-zone",
            ("at = [2, 8]", "at = [7, 9]"),
            "hidden[1]",
            "overlaps hidden[0] (a hidden tile) at [7, 9]",
        ),
        ("dead-zone", ("at = [2, 8]", "at = [2]"), "hidden[0].at", "must be a list of 2, not a list of 1"),
        ("dead-zone", ("dir = 3", "dir = 6"), "hidden[0].dir", "from 0 (north) clockwise to 5, not 6"),
        ("dead-zone", ("dir = 3", "tile = 3"), "hidden[0].tile", "only has a position"),
        (
            "dead-zone",
            ('deck_kind = "listed"', 'deck_kind = "listed"\nduck = []'),
            "teams[0].duck",
            "nothing",
        ),
        (
            "blockade-run",
            ("fleet_limit = 48", "fleet_limit = 0"),
            "seats[0]",
            "a fleet_limit of 1 or more",
        ),
        (
            "meteor-storm",
            ('deck_kind = "faction"', 'deck_kind = "listed"'),
            "teams[0].deck",
            "missing or empty",
        ),
        ("meteor-storm", ('beside = "asteroid"', ""), "starts[0].beside", "is missing"),
        (
            "meteor-storm",
            ('beside = "asteroid"', 'beside = "warp-gate"'),
            "starts[0].beside",
            "no warp-gate lies",
        ),
        ("dead-zone", ('rule = "eliminate"', 'rule = "points"'), "victory[0].points", "rule points"),
        ("dead-zone", ('team = "any"', 'team = "all"'), "victory[0].team", "any, isn, wretch"),
        ("dead-zone", ('id = "42"', 'id = "48"'), "options[0].choices", "is listed twice"),
        ("blockade-run", ('tile = "asteroid"', 'tile = "comet"'), "tiles[0].tile", "there is no 'comet'"),
        ("blockade-run", ("[rules.escape]", "[rules.retreat]"), "rules.retreat", "there is no 'retreat'"),
        (
            "blockade-run",
            ("large = 3", 'large = "3"'),
            "rules.escape.params.points.large",
            "must be a whole number from 0 to 999",
        ),
        ("blockade-run", ('seat = "isn-1"', 'seat = "isn-9"'), "starts[0].seat", "there is no 'isn-9'"),
        (
            "battle-for-barrage",
            ('ship = "isn-barrage"', 'ship = "barrage"'),
            "victory[1].ship",
            "there is no",
        ),
        ("battle-for-barrage", ('must_include = ["isn-barrage"]', ""), "starts[0].ships", "not in the fleet"),
        (
            "meteor-storm",
            ('deck_kind = "faction"', 'deck_kind = "faction"\ndeck_size = 35'),
            "teams[0].deck_size",
            "must be missing, because a faction's cards determine it",
        ),
        (
            "meteor-storm",
            ('card = "erin-cho"', 'card = "side-jets"'),
            "seats[2].prepped",
            "no 'side-jets'",
        ),
        ("meteor-storm", ('ship = "isn-torrent"', 'ship = "isn-everest"'), "seats[2].prepped", "no room"),
        ("meteor-storm", ("at = [14, 11]", "at = [14, 14]"), "starts[0].at", "not beside any asteroid"),
        ("meteor-storm", ('ships = ["isn-torrent"]', "ships = []"), "starts[0].ships", "one ship card"),
        ("pan-base", ("at = [15, 14]", "at = [15, 17]"), "starts[0].at", "edge of the board"),
        ("pan-base", ("at = [15, 14]\n", ""), "starts[0].at", "is missing"),
        ("blockade-run", ("fleet_limit = 48", "fleet_limit = 2"), "seats[0].fleet_limit", "less than 3"),
        (
            "battle-for-barrage",
            ("fleet_limit = 48\nmust_include", "fleet_limit = 7\nmust_include"),
            "seats[1].fleet_limit",
            "less than 8",
        ),
        ("battle-for-barrage", ('must_exclude = ["isn-barrage"]', ""), "seats[1]", "of isn-1 too"),
        ("battle-for-barrage", ("hero = 6", "heroo = 6"), "teams[0].deck_min.heroo", "not 'heroo'"),
        ("battle-for-barrage", ("hero = 6", "hero = -6"), "teams[0].deck_min.hero", "from 0 to 999, not -6"),
        ("blockade-run", ("[rules.escape]", "[rules.escape]\ntxt = 1"), "rules.escape.txt", "means nothing"),
        (
            "dead-zone",
            ('team = "isn"', 'team = ""'),
            "seats[0].team",
            "is missing; the choices are isn, wretch",
        ),
        (
            "meteor-storm",
            ('ship = "isn-torrent"', 'ship = ""'),
            "seats[2].prepped",
            "'' is not in the fleet",
        ),
        ("battle-for-barrage", ("weapon = 6", "weapon = 7"), "teams[0].deck_min", "a box has 6"),
        ("battle-for-barrage", ("hero = 6 }", "hero = 9, event = 9 }"), "teams[0].deck_min", "30 cards"),
        ("blockade-run", ("deck_size = 24", "deck_size = 37"), "teams[0].deck_size", "1 to 36"),
        ("dead-zone", ("deck_size = 24 }", "deck_size = 99 }"), "teams[0].deck_size", "1 to 36"),
        ("dead-zone", ('side = "Wretch"', 'side = "ISN"'), "teams", "SET-02"),
        ("pan-base", ("hull_damage = 4", "hull_damage = 44"), "starts[0].hull_damage", "destroy the ship"),
        ("pan-base", ("shields = 0", "shields = 9"), "starts[0].shields", "more than printed"),
        ("pan-base", ('tile = "energy-source"', 'tile = "warp-gate"'), "tiles", "2 of warp-gate"),
    ],
)
def test_invalid_missions_are_rejected(
    pack: Write, name: str, change: tuple[str, str], key: str, reason: str
) -> None:
    place = pack("mission", house_mission(name, change))
    file, message = fault_at(place, key)
    assert file == "mine.toml"
    assert reason in message


HOUSE = own_source()
BAD: tuple[Any, ...] = (None, -1, 99, "x", [], {}, [1], [[]], [{}], {"a": 1})


def paths(value: object, prefix: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if prefix:
        yield prefix
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, child in items:
        yield from paths(child, (*prefix, key))


# Ids and versions were checked when the files were read, so they are not changed here.
PLACES = [
    (kind, key, path)
    for kind, tables in HOUSE.tables.items()
    for key, table in tables.items()
    for path in paths(table)
    if path != ("id",) and (path[0] != "versions" or len(path) > 2)
]


@settings(max_examples=80, deadline=None)
@given(st.sampled_from(PLACES), st.sampled_from(BAD))
@example(("mission", "meteor-storm", ("tiles",)), 99)
def test_a_file_with_any_value_is_loaded_or_rejected(place: tuple[str, str, Any], bad_value: object) -> None:
    kind, key, path = place
    source: Source = copy.deepcopy(HOUSE)
    parent: Any = source.tables[kind][key]
    for step in path[:-1]:
        parent = parent[step]
    parent[path[-1]] = bad_value
    notes = Notes()
    edition = assemble(source, notes)
    assert bool(edition.digest) != bool(notes.faults)
    assert all(fault.file.endswith(".toml") and fault.reason for fault in notes.faults)


# ---- the public form ---------------------------------------------------------------------------------


def test_the_public_form_is_plain_json() -> None:
    public = public_form(catalogue())
    assert json.loads(json.dumps(public)) == public
    assert public["digest"] == catalogue().digest


def test_M1_12_the_public_form_shows_how_a_hosts_choices_change_a_mission() -> None:
    ways = public_form(catalogue())["missions"]["dead-zone"]["ways"]
    choices = {tuple(combination["options"].values()): combination for combination in ways}
    assert ways[0]["options"] == {"fleets": "printed", "tactic-cards": "on"}
    assert [combination["clock"] for combination in ways] == [
        combination["tactic_cards"] for combination in ways
    ]
    assert choices["printed", "on"]["fleet_limits"] == {"isn-1": 0, "wretch-1": 0}
    assert choices["48", "off"]["fleet_limits"] == {"isn-1": 48, "wretch-1": 48}
    assert set(choices["48", "off"]["deck_sizes"].values()) == {0}
    assert not choices["48", "off"]["clock"] and choices["48", "on"]["clock"]
    assert len(choices) == len(ways)


def test_the_public_form_names_spaces() -> None:
    public = public_form(catalogue())
    layout = catalogue().layouts["wide"]
    wide_layout = public["layouts"]["wide"]
    assert {parse_space(h) for h in wide_layout["hexes"]} == layout.hexes
    assert {parse_space(h) for h in wide_layout["zones"]["north"]} == set(layout.zones["north"])
    meteor = public["missions"]["meteor-storm"]
    assert [tuple(map(parse_space, t["hexes"])) for t in meteor["tiles"]] == [
        tuple(sorted(t.hexes)) for t in catalogue().missions["meteor-storm"].tiles
    ]
    assert all(parse_space(h) in layout.hexes for spot in meteor["hidden"] for h in spot)


def test_the_public_form_lists_the_spaces_of_every_footprint() -> None:
    public = public_form(catalogue())
    assert public["footprints"]["rhombus"] == ["0,-1", "0,0", "1,-2", "1,-1"]
    assert public["footprints"].keys() >= {tile["footprint"] for tile in public["tiles"].values()}


def test_the_public_form_contains_what_cards_show() -> None:
    public = public_form(catalogue())
    assert public["ships"]["isn-everest"]["versions"]["veteran"]["cells"]["o"]["name"] == "Deflector Node"
    assert public["tactics"]["lr5-plaxma-cannon"]["weapon"]["charge"] == 2
    assert public["tiles"]["warp-gate"]["class"] == "discovery"
    assert [m["players"] for m in public["missions"].values()] == [2, 2, 2, 4, 3, 2]
    assert [c["id"] for c in public["missions"]["dead-zone"]["options"][0]["choices"]] == [
        "printed",
        "48",
        "42",
    ]
