"""Folders of packs: applied one after another, with faulty ones named and left out."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.core.content.edition_data import digest_of
from engine.core.content.faults import Notes, PackError
from engine.core.content.packs import AppliedPacks, readable_packs_in
from engine.core.simulation import selfplay
from engine.galaxies import packs, registry
from engine.galaxies.catalogue import Catalogue, catalogue, load_catalogue, storage
from engine.galaxies.catalogue.loading import own_source
from engine.galaxies.catalogue.model import LEVELS
from engine.galaxies.catalogue.params import RULES
from engine.galaxies.game import Galaxies
from engine.galaxies.powers import known

EXAMPLES = Path(__file__).parents[2] / "examples" / "packs"
HOUSE = Path(__file__).parents[2] / "engine" / "galaxies" / "catalogue"
SHIPS = 'format = "galaxies/ships"\nversion = 1\n[[ship]]\nid = "isn-torrent"\n'
CARDS = 'format = "galaxies/tactics"\nversion = 1\n'


def write_file(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    _ = path.write_text(text, encoding="utf-8")
    return path


def apply_paths(paths: Iterable[Path]) -> AppliedPacks[Catalogue]:
    return packs.apply_packs(paths, Galaxies)


@cache
def example() -> AppliedPacks[Catalogue]:
    return apply_paths([EXAMPLES / "strait-run"])


def apply_folder(folder: Path) -> AppliedPacks[Catalogue]:
    paths, unreadable = readable_packs_in(folder)
    result = apply_paths(paths)
    result.faults += unreadable
    return result


def fault_of(folder: Path, text: str) -> tuple[str, str, str]:
    """Return the file, key and reason of a pack's only fault."""
    (fault,) = apply_paths([write_file(folder, "mine.toml", text)]).faults
    return fault.file, fault.key, fault.reason


# ---- folders ---------------------------------------------------------------------------------------------


def test_packs_are_applied_by_name_and_the_last_one_prevails(tmp_path: Path) -> None:
    for name, ship_name in (("b.toml", "Second"), ("a/ships.toml", "First"), ("c.toml", "Third")):
        _ = write_file(tmp_path, name, SHIPS + f'name = "{ship_name}"\n')
    _ = write_file(tmp_path, "README.md", "no pack")
    _ = write_file(tmp_path, ".hidden.toml", "no pack")
    _ = write_file(tmp_path, "__pycache__/bot.pyc", "no pack")
    result = apply_folder(tmp_path)
    assert [Path(name).name for name in result.accepted] == ["a", "b.toml", "c.toml"]
    assert result.edition.ships["isn-torrent"].name == "Third"
    assert not result.faults


def test_an_invalid_pack_is_skipped_and_later_packs_are_applied(tmp_path: Path) -> None:
    _ = write_file(tmp_path, "a.toml", SHIPS + 'name = "First"\n')
    _ = write_file(tmp_path, "b/good.toml", CARDS + '[[card]]\nid = "erin-cho"\ncost = 1\n')
    _ = write_file(tmp_path, "b/worse.toml", SHIPS + 'size = "huge"\n')
    _ = write_file(tmp_path, "c.toml", SHIPS + 'role = "Third"\n')
    result = apply_folder(tmp_path)
    torrent = result.edition.ships["isn-torrent"]
    assert (torrent.name, torrent.role, torrent.size) == ("First", "Third", "medium")
    assert result.edition.tactics["erin-cho"] == catalogue().tactics["erin-cho"], "half a pack was applied"
    (fault,) = result.faults
    assert (Path(fault.pack).name, fault.file, fault.key) == ("b", "worse.toml", "isn-torrent.size")
    assert str(fault) == f"worse.toml: isn-torrent.size: {fault.reason}"


def test_a_pack_may_build_on_the_one_before(tmp_path: Path) -> None:
    board = write_file(tmp_path, "board.toml", (EXAMPLES / "strait-run" / "boards.toml").read_text())
    text = (EXAMPLES / "strait-run" / "strait-run.toml").read_text().replace("decoy-flares", "hijack-plan")
    mission = write_file(tmp_path, "mission.toml", text)
    assert apply_paths([board, mission]).faults == []
    assert [fault.key for fault in apply_paths([mission, board]).faults] == ["layout"]


def test_a_missing_folder_leaves_the_catalogue_unchanged(tmp_path: Path) -> None:
    result = apply_folder(tmp_path / "none")
    assert result.edition is catalogue()
    assert [fault.reason for fault in result.faults] == ["cannot be read: No such file or directory"]


# ---- what a pack may name --------------------------------------------------------------------------------


def test_every_rule_that_a_mission_may_set_has_an_effect() -> None:
    assert known.known_rules() == set(RULES)


VETERAN = "isn-torrent.versions.veteran"
VERSION = SHIPS + '[[ship.versions]]\nlevel = "veteran"\n'
TILES = 'format = "galaxies/tiles"\nversion = 1\n'
POWER = 'name = "x"\ntiming = "static"\ntext = "x"\n'
CARD = (
    'name = "Mine"\nfaction = "isn"\ntype = "event"\ncost = 1\n'
    'phase = "action"\nby = "own"\ntrigger = "play"\n'
)
#: Powers of ships and cards that have an effect.
KNOWN_POWER = '[[{}.powers]]\nid = "jinking"\n' + POWER
EVENT = CARDS + '[[card]]\nid = "mine"\n' + CARD


@pytest.mark.parametrize(
    ("text", "key", "reason"),
    [
        (
            VERSION + '[[ship.versions.powers]]\nid = "laser"\n' + POWER,
            "isn-torrent.versions.veteran.powers",
            "laser",
        ),
        (
            VERSION + '[[ship.versions.powers]]\nid = "cover-fire"\n' + POWER,
            "isn-torrent.versions.veteran.powers",
            "there is no 'cover-fire'",
        ),
        (
            VERSION + f"chart = {['o' * 10] * 8}\n[ship.versions.cells]\n"
            'o = { id = "hole", name = "x", hit = true, text = "x" }\n',
            "isn-torrent.versions.veteran.cells",
            "there is no 'hole'",
        ),
        (EVENT + '[[card.powers]]\nid = "jinking"\n' + POWER, "mine.powers", "one power with the timing"),
        (
            EVENT + '[[card.powers]]\nid = "jinking"\n' + POWER.replace("static", "play"),
            "mine.powers",
            "there is no 'jinking'",
        ),
        (
            EVENT + '[[card.powers]]\nid = "cover-fire"\n' + POWER.replace("static", "play"),
            "mine.trigger",
            "must be attack-hit for cover-fire",
        ),
        (
            CARDS + '[[card]]\nid = "erin-cho"\ntrigger = "attack-hit"\n',
            "erin-cho.trigger",
            "only an event",
        ),
        (SHIPS + 'name = "x"\n' + "ships = 1000\n", "isn-torrent.ships", "from 1 to 999, not 1000"),
        (
            CARDS
            + f'[[card]]\nid = "{"x" * 33}"\n'
            + CARD
            + '[[card.powers]]\nid = "patrol-launch"\n'
            + POWER.replace("static", "play"),
            "x" * 33 + ".id",
            "up to 32 characters",
        ),
        ("x = " + "[" * 5000 + "]" * 5000, "", "nested too deeply"),
        (
            VERSION
            + KNOWN_POWER.format("ship.versions")
            + '[[ship.versions.powers]]\nid = "laser"\n'
            + POWER,
            "isn-torrent.versions.veteran.powers",
            "there is no 'laser'",
        ),
        (
            VERSION + f"chart = {['om' * 5] * 8}\n[ship.versions.cells]\n"
            'm = { id = "magazine", name = "x", hit = true, text = "x" }\n'
            'o = { id = "hole", name = "x", hit = true, text = "x" }\n',
            "isn-torrent.versions.veteran.cells",
            "there is no 'hole'",
        ),
        (
            CARDS
            + f'[[card]]\nid = "erin-cho"\n{KNOWN_POWER.format("card")}[[card.powers]]\nid = "laser"\n'
            + POWER,
            "erin-cho.powers",
            "there is no 'laser'",
        ),
        (
            EVENT
            + '[[card.powers]]\nid = "torrent-on-station"\n'
            + POWER
            + '[[card.powers]]\nid = "cover-fire"\n'
            + POWER.replace("static", "play"),
            "mine.trigger",
            "must be attack-hit for cover-fire",
        ),
    ],
)
def test_data_without_any_effect_is_rejected(tmp_path: Path, text: str, key: str, reason: str) -> None:
    fault = fault_of(tmp_path, text)
    assert fault[:2] == ("mine.toml", key)
    assert reason in fault[2]


def event(power: str, trigger: str, turn_of: str, phase: str) -> str:
    """Return the text of an event card with this trigger, turn and phase."""
    head = EVENT.replace('by = "own"', f'by = "{turn_of}"').replace('phase = "action"', f'phase = "{phase}"')
    head = head.replace('trigger = "play"', f'trigger = "{trigger}"')
    return head + f'[[card.powers]]\nid = "{power}"\n' + POWER.replace("static", trigger)


@pytest.mark.parametrize(
    ("card", "key", "allowed"),
    [
        (("storm-the-bridge", "play", "opponent", "action"), "by", "own"),
        (("hard-haul", "play", "any", "any"), "by", "own"),
        (("patrol-launch", "play", "opponent", "deploy"), "by", "own"),
        (("coordinated-fire", "activation-start", "opponent", "action"), "by", "own or any"),
        (("evade-order", "enemy-activation-start", "own", "action"), "by", "opponent or any"),
        (("coordinated-fire", "activation-start", "own", "deploy"), "phase", "action or any"),
        (("evade-order", "enemy-activation-start", "opponent", "energy"), "phase", "action or any"),
        (("cover-fire", "attack-hit", "opponent", "deploy"), "phase", "action or any"),
        (("cover-fire", "attack-hit", "own", "action"), "by", "opponent or any"),
        (("spoils", "ship-destroyed", "any", "energy"), "phase", "action or any"),
        (("spoils", "ship-destroyed", "own", "deploy"), "phase", "action or any"),
    ],
)
def test_TCC_03_and_TIM_05_a_card_for_a_turn_or_phase_in_which_its_trigger_never_occurs_is_refused(
    tmp_path: Path, card: tuple[str, str, str, str], key: str, allowed: str
) -> None:
    fault = fault_of(tmp_path, event(*card))
    reason = f"must be {allowed} for the trigger {card[1]}, otherwise it can never be played"
    assert fault == ("mine.toml", f"mine.{key}", reason)


@pytest.mark.parametrize(
    ("power", "timing"),
    [("no-quarter", "static"), ("damage-control", "energy-start"), ("squad-reroll", "attack-missed")],
)
def test_a_second_power_on_an_event_is_rejected_if_it_would_never_act(
    tmp_path: Path, power: str, timing: str
) -> None:
    second_power = f'[[card.powers]]\nid = "{power}"\n' + POWER.replace("static", timing)
    fault = fault_of(tmp_path, event("cover-fire", "attack-hit", "opponent", "action") + second_power)
    assert fault == ("mine.toml", f"mine.powers.{power}", "would never act, because an event is not attached")


@pytest.mark.parametrize("power", ["torrent-on-station", "sound-logistics"])
def test_a_power_that_changes_the_cost_of_an_event_is_accepted(tmp_path: Path, power: str) -> None:
    second_power = f'[[card.powers]]\nid = "{power}"\n' + POWER
    text = event("cover-fire", "attack-hit", "opponent", "action") + second_power
    assert not apply_paths([write_file(tmp_path, "mine.toml", text)]).faults


@pytest.mark.parametrize("turn_of", ["opponent", "any"])
@pytest.mark.parametrize("card", ["erin-cho", "shield-siphon", "lr5-plaxma-cannon", "side-jets-mk2"])
def test_TIM_05_a_card_that_is_attached_in_another_players_turn_is_refused(
    tmp_path: Path, card: str, turn_of: str
) -> None:
    text = f'{CARDS}[[card]]\nid = "{card}"\nby = "{turn_of}"\n'
    if card == "side-jets-mk2":
        text += 'name = "x"\nfaction = "isn"\ntype = "upgrade"\nicon = "solo"\ncost = 1\nphase = "deploy"\n'
        text += f'trigger = "play"\n[[card.powers]]\nid = "side-jets"\n{POWER}'
    assert fault_of(tmp_path, text)[1] == f"{card}.by"


@pytest.mark.parametrize(
    ("power", "trigger", "turn_of", "phase"),
    [
        ("storm-the-bridge", "play", "own", "energy"),
        ("hard-haul", "play", "own", "any"),
        ("coordinated-fire", "activation-start", "any", "any"),
        ("evade-order", "enemy-activation-start", "any", "action"),
        ("cover-fire", "attack-hit", "any", "any"),
        ("spoils", "ship-destroyed", "opponent", "action"),
        ("spoils", "ship-destroyed", "own", "any"),
    ],
)
def test_TIM_05_a_card_that_can_be_played_is_accepted(
    tmp_path: Path, power: str, trigger: str, turn_of: str, phase: str
) -> None:
    assert not apply_paths([write_file(tmp_path, "mine.toml", event(power, trigger, turn_of, phase))]).faults


@pytest.mark.parametrize(
    ("old", "new", "key", "reason"),
    [
        ('team = "wretch", zone', 'team = "pirates", zone', "rules.escape.params.team", "no 'pirates'"),
        ("[rules.escape]", "[rules.flight]", "rules.flight", "there is no 'flight'"),
        (
            "[rules.escape]",
            '[rules.remote-engines]\ntext = "x"\nparams = { team = "isn", target = "wretch", cost = 1, '
            "at_least = 1, asteroids = 1, damage = 1 }\n[rules.escape]",
            "rules.remote-engines",
            "needs the rule asteroid-step",
        ),
        ('id = "isn-1"', 'id = "spectator"', "seats", "means something else"),
        ("points = 3", "points = 0", "victory[0].points", "must be 1 or more"),
        ('rule = "points"', 'rule = "eliminate"', "victory[0].points", "belong to the rule points"),
        ('rule = "points"', 'rule = "pionts"', "victory[0].rule", "must be one of points, eliminate"),
        (
            'rule = "points"\npoints = 3',
            'rule = "destroy-ship"',
            "victory[0].ship",
            "is missing; the choices are",
        ),
        ('rule = "points"\n', "", "victory[0].rule", "is missing"),
        ("fleet = [[", "flat = [[", "seats[0].flat", "means nothing here"),
        ('tile = "debris-field"\n', "", "tiles[0].tile", "is missing; the choices are alien-artifact"),
        ('id = "strait-run"', 'id = "Strait Run"', "id", "must be an id: a-z, 0-9"),
    ],
)
def test_a_mission_that_cannot_be_played_is_rejected(
    tmp_path: Path, old: str, new: str, key: str, reason: str
) -> None:
    for name in ("boards", "tactics", "strait-run"):
        text = (EXAMPLES / "strait-run" / f"{name}.toml").read_text()
        _ = write_file(
            tmp_path, f"pack/{name}.toml", text.replace(old, new, 1) if name == "strait-run" else text
        )
    (fault,) = apply_folder(tmp_path).faults
    assert (fault.file, fault.key) == ("strait-run.toml", key)
    assert reason in fault.reason


INCOMPLETE = "must be complete, even if it replaces another, and this one lacks"


@pytest.mark.parametrize(
    ("file_kind", "text", "key", "reason"),
    [
        (
            "ships",
            '[[ship]]\nid = "isn-torent"\n[[ship.versions]]\nlevel = "standard"\nlaunch = 8\n',
            "isn-torent.name",
            "there is no ship isn-torent to change (did you mean isn-torrent?), and a new one needs name,",
        ),
        (
            "ships",
            '[[ship]]\nid = "mine"\nname = "x"\nfaction = "isn"\nsize = "small"\n'
            'kind = "solo"\nships = 1\nrole = ""',
            "mine.versions",
            "there is no ship mine to change, and a new one needs versions",
        ),
        (
            "tactics",
            '[[card]]\nid = "erin-choo"\ncost = 2\n',
            "erin-choo.name",
            "there is no card erin-choo to change (did you mean erin-cho?), and a new one needs name,",
        ),
        (
            "tiles",
            '[[tile]]\nid = "asteriod"\ncount = 3\n',
            "asteriod",
            "there is no 'asteriod'; did you mean asteroid?",
        ),
        (
            "builds",
            '[[build]]\nid = "mine"\nname = "Mine"\nfleet = [["isn-torrent", "standard"]]\n',
            "mine.text",
            f"a build {INCOMPLETE} text, side",
        ),
        (
            "boards",
            '[[layout]]\nid = "single"\ntext = "x"\n',
            "single.boards",
            f"a layout {INCOMPLETE} boards, columns, rows_even, rows_odd, zones",
        ),
        (
            "mission",
            'id = "dead-zone"\ntitle = "Mine"\nnumber = 1\n',
            "story",
            f"a mission {INCOMPLETE} story, layout, teams, seats, victory",
        ),
    ],
)
def test_a_change_to_a_missing_thing_is_reported_with_what_it_lacks(
    tmp_path: Path, file_kind: str, text: str, key: str, reason: str
) -> None:
    fault = fault_of(tmp_path, f'format = "galaxies/{file_kind}"\nversion = 1\n{text}')
    assert fault[:2] == ("mine.toml", key)
    assert fault[2].startswith(reason)


def test_removing_a_required_key_is_reported_only_as_a_missing_key(tmp_path: Path) -> None:
    assert fault_of(tmp_path, SHIPS + 'remove = ["role"]\n')[1:] == ("isn-torrent.role", "is missing")


def test_a_fault_of_a_ship_is_not_reported_as_a_fault_of_missions(tmp_path: Path) -> None:
    """Pan Base places Everest with hull damage, and marks this as printed."""
    text = SHIPS.replace("isn-torrent", "isn-everest") + '[[ship.versions]]\nlevel = "standard"\n'
    key = "isn-everest.versions.standard.capacity"
    assert fault_of(tmp_path, text + 'remove = ["capacity"]\n')[1:] == (key, "is missing")


@pytest.mark.parametrize("kind", ["asteroid", "wall"])
def test_OBS_15_no_ship_starts_on_a_tile_that_blocks_ships(
    tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "BARRIERS", {kind})
    start = '\n[[tiles]]\ntile = "asteroid"\nat = [4, 10]\ndir = 3\n[[starts]]\nseat = "isn-1"\nwhere = '
    at_a_place = start + '"at"\nat = [4, 10]\ndir = 3\nships = ["isn-torrent"]\n\n[rules.escape]'
    in_a_zone = '[[starts]]\nseat = "isn-1"\nwhere = "zone"\nships = ["isn-torrent"]\n\n[rules.escape]'
    message = "strait-run.toml: starts: isn-torrent would be on asteroid at [4, 10], [4, 11] (OBS-15)"
    faults = faults_of(tmp_path, ("strait-run.toml", in_a_zone, at_a_place))
    assert faults == ([message] if kind == "asteroid" else [])


def test_OBS_15_no_ship_of_any_start_begins_on_any_tile_that_blocks_ships(tmp_path: Path) -> None:
    rocks = "".join(
        f'[[tiles]]\ntile = "asteroid"\nat = {position}\ndir = 3\n' for position in ("[4, 2]", "[4, 10]")
    )
    start = '[[starts]]\nseat = "isn-1"\nwhere = "at"\nat = [4, {}]\ndir = 3\nships = ["{}"]\n'
    starts = start.format(6, "rooks-f54") + start.format(10, "isn-torrent")
    in_a_zone = '[[starts]]\nseat = "isn-1"\nwhere = "zone"\nships = ["isn-torrent"]\n'
    (fault,) = faults_of(tmp_path, ("strait-run.toml", in_a_zone, rocks + starts))
    assert "isn-torrent would be on asteroid at [4, 10], [4, 11]" in fault


@pytest.mark.parametrize(
    ("rows", "rocks", "fits"),
    [
        ("[10, 12]", ["[4, 2]"], True),
        ("[11, 12]", ["[4, 2]"], False),
        ("[10, 12]", ["[4, 2]", "[4, 10]"], False),
    ],
)
@pytest.mark.parametrize(
    "starts", [['["isn-torrent", "f47-blue-hawks"]'], ['["isn-torrent"]', '["f47-blue-hawks"]']]
)
def test_DEP_07_each_ship_of_each_start_has_room(
    tmp_path: Path, rows: str, rocks: list[str], fits: bool, starts: list[str]
) -> None:
    """Three spaces of the zone without a rock have room for a squadron, two do not."""
    zone = "south = { columns = [0, 8], rows_even = [9, 12], rows_odd = [9, 11] }"
    start = '[[starts]]\nseat = "isn-1"\nwhere = "zone"\nships = {}\n'
    rock = '[[tiles]]\ntile = "asteroid"\nat = {}\ndir = 3\n'
    tables = [*map(rock.format, rocks), *map(start.format, starts)]
    changes = [
        ("boards.toml", zone, f"south = {{ columns = [4, 4], rows_even = {rows}, rows_odd = [0, 0] }}"),
        ("strait-run.toml", '["rooks-f54", "standard"]', '["f47-blue-hawks", "standard"]'),
        ("strait-run.toml", start.format('["isn-torrent"]'), "".join(tables)),
    ]
    message = "strait-run.toml: starts: there is no room for f47-blue-hawks"
    assert (message in faults_of(tmp_path, *changes)) is not fits


def test_a_mission_that_nobody_could_win_is_rejected(tmp_path: Path) -> None:
    text = (HOUSE / "missions" / "dead-zone.toml").read_text(encoding="utf-8")
    start = text.index("[[victory]]")
    parts = text[start:].partition("[[options]]")
    without_victory = text[:start] + parts[1] + parts[2]
    assert "[[victory]]" not in without_victory
    assert fault_of(tmp_path, without_victory)[1:] == ("victory", f"a mission {INCOMPLETE} victory")
    head, line, tail = without_victory.partition("layout = ")
    assert fault_of(tmp_path, f"{head}victory = []\n{line}{tail}")[1:] == ("victory", "nobody could win")


@pytest.mark.parametrize(
    ("ship", "rows", "fits"),
    [
        ("isn-torrent", "[12, 12]", True),
        ("f47-blue-hawks", "[12, 12]", False),
        ("f47-blue-hawks", "[11, 12]", False),
        ("f47-blue-hawks", "[10, 12]", True),
    ],
)
def test_a_ship_that_starts_on_the_board_has_room_there(
    tmp_path: Path, ship: str, rows: str, fits: bool
) -> None:
    """A squadron of three needs three spaces of the zone (DEP-07), other ships only one (DEP-04)."""
    zone = "south = { columns = [0, 8], rows_even = [9, 12], rows_odd = [9, 11] }"
    changes = [
        ("boards.toml", zone, f"south = {{ columns = [4, 4], rows_even = {rows}, rows_odd = [0, 0] }}"),
        ("strait-run.toml", '["rooks-f54", "standard"]', '["f47-blue-hawks", "standard"]'),
        ("strait-run.toml", '"zone"\nships = ["isn-torrent"]', f'"zone"\nships = ["{ship}"]'),
    ]
    message = f"strait-run.toml: starts: there is no room for {ship}"
    assert (message in faults_of(tmp_path, *changes)) is not fits


def test_a_ship_that_starts_beside_a_tile_has_room_around_tiles_of_that_kind(tmp_path: Path) -> None:
    start = 'where = "zone"\nships = ["isn-torrent"]'
    start_beside = 'where = "beside"\nbeside = "debris-field"\nships = ["isn-torrent"]'
    assert faults_of(tmp_path, ("strait-run.toml", start, start_beside)) == []


# ---- all faults together --------------------------------------------------------------------------------


def faults_of(folder: Path, *changes: tuple[str, str, str]) -> list[str]:
    """Return the faults of the worked example with some changes."""
    for file in sorted((EXAMPLES / "strait-run").iterdir()):
        text = file.read_text()
        for name, old, new in changes:
            if name == file.name:
                assert old in text
                text = text.replace(old, new, 1)
        _ = write_file(folder, f"pack/{file.name}", text)
    return [str(fault) for fault in apply_folder(folder).faults]


def test_all_faults_of_all_files_of_a_pack_are_reported_together(tmp_path: Path) -> None:
    assert faults_of(
        tmp_path,
        ("boards.toml", "boards = 1", "boards = 0"),
        ("ships.toml", "launch = 8", 'launch = "eight"'),
        ("ships.toml", "attacks = 2", "atacks = 2"),
        ("ships.toml", 'timing = "activation-end"', 'timing = "end"'),
        ("strait-run.toml", "energy = 6", "energie = 6"),
        ("strait-run.toml", '["fates-reach", 3]', '["fate-reach", 3]'),
        ("strait-run.toml", 'tile = "debris-field"', 'tile = "debris"'),
        ("strait-run.toml", 'seat = "isn-1"\nwhere', "seat = 1\nwhere"),
        ("tactics.toml", "cost = 2", "cost = -2"),
        ("tactics.toml", 'by = "opponent"', 'by = "foe"'),
    ) == [
        "ships.toml: isn-torrent.versions.standard.launch: must be a whole number from 0 to 999, not 'eight'",
        "ships.toml: isn-torrent.versions.standard.primary.atacks: means nothing here",
        "ships.toml: so-bwa-tet.versions.standard.powers[0].timing: must be one of static, on-launch, "
        "energy-start, own-deploy, own-action, play, activation-start, enemy-activation-start, after-move, "
        "enemy-after-move, attack-missed, attack-hit, before-damage, after-damage, would-be-destroyed, "
        "ship-destroyed, activation-end, not 'end'",
        "tactics.toml: erin-cho.cost: must be a whole number from 0 to 999, not -2",
        "tactics.toml: decoy-flares.by: must be one of own, opponent, any, not 'foe'",
        "boards.toml: strait.boards: must be a whole number from 1 to 999, not 0",
        "strait-run.toml: tiles[0].tile: there is no 'debris'; did you mean debris-field?",
        "strait-run.toml: starts[0].seat: must be text, not 1",
        "strait-run.toml: teams[0].energy: is missing",
        "strait-run.toml: teams[0].energie: means nothing here; did you mean energy?",
        "strait-run.toml: teams[1].deck: there is no 'fate-reach'; did you mean fates-reach?",
    ]


def test_an_invalid_part_of_a_mission_hides_no_fault_of_another_part(tmp_path: Path) -> None:
    changes = (
        ("energy = 6", 'energy = "six"'),
        ('zone = "south"\nfleet', 'zone = "south"\nmust_exclude = ["rook-f54"]\nfleet'),
        ("at = [7, 5]", "at = [9, 6]"),
        ('params = { team = "isn" }', 'params = { team = "ins" }'),
        ('rule = "points"\npoints = 3', 'rule = "points"'),
        ('rule = "eliminate"', 'rule = "eliminated"'),
    )
    assert [
        fault.split(": ")[1] for fault in faults_of(tmp_path, *(("strait-run.toml", *c) for c in changes))
    ] == [
        "teams[0].energy",
        "victory[1].rule",
        "seats[0].must_exclude",
        "hidden[1]",
        "rules.no-transport.params.team",
        "victory[0].points",
    ]


def test_fleets_and_decks_are_checked_even_if_another_part_of_a_mission_is_invalid(tmp_path: Path) -> None:
    changes = [
        ("energy = 6", 'energy = "6"'),
        ("deck_size = 15", "deck_size = 16"),
        ('["tes-kio", "standard"]', '["teskio", "standard"]'),
    ]
    messages = [
        "teams[0].energy: must be a whole number from 0 to 999, not '6'",
        "seats[1].fleet: there is no 'teskio'; did you mean tes-kio?",
        "teams[1].deck_size: is 16, but the deck has 15 cards",
    ]
    faults = faults_of(tmp_path, *(("strait-run.toml", old, new) for old, new in changes))
    assert faults == [f"strait-run.toml: {line}" for line in messages]
    faults_without_first = faults_of(tmp_path, *(("strait-run.toml", old, new) for old, new in changes[1:]))
    assert set(faults_without_first) == set(faults[1:]), "a fault has one key, whatever else is wrong"


def test_a_key_that_may_be_misspelt_is_not_also_reported_as_missing(tmp_path: Path) -> None:
    (fault,) = faults_of(tmp_path, ("strait-run.toml", "deck_size = 15", "deck_sise = 15"))
    assert fault == "strait-run.toml: teams[1].deck_sise: means nothing here; did you mean deck_size?"


def test_things_that_depend_on_a_broken_thing_are_not_reported_too(tmp_path: Path) -> None:
    (fault,) = faults_of(tmp_path, ("tactics.toml", "cost = 1\nphase", 'cost = "1"\nphase'))
    assert fault.startswith("tactics.toml: decoy-flares.cost: ")
    (fault,) = faults_of(tmp_path, ("boards.toml", "columns = 9", "columns 9"))
    assert fault.startswith("boards.toml: no valid TOML: ")


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        (
            [("at = [1, 6]", "at = [4, 6]"), ("at = [7, 5]", "at = [9, 6]")],
            [
                "hidden[0]: a hidden tile overlaps tiles[0] (debris-field) at [4, 7]",
                "hidden[1]: lies over the edge of the board: [9, 6], [9, 7]",
            ],
        ),
        (
            [
                ('team = "isn"\nzone', 'team = "ins"\nzone'),
                ('rule = "points"\npoints = 3', 'rule = "points"'),
            ],
            [
                "victory[0].points: must be 1 or more for the rule points",
                "seats[0].team: there is no 'ins'; did you mean isn?",
            ],
        ),
        (
            [('rule = "points"\npoints = 3', 'rule = "destroy-ship"\nship = "isn-everest"')],
            ["victory[0].ship: isn-everest is in no fleet of an opponent: nobody could destroy it"],
        ),
        (
            [('rule = "points"\npoints = 3', 'rule = "destroy-ship"\nship = "tes-kio"')],
            ["victory[0].ship: tes-kio is in no fleet of an opponent: nobody could destroy it"],
        ),
        (
            [('rule = "eliminate"', 'rule = "eliminate"\nship = "tes-kio"'), ("points = 3", "points = 0")],
            [
                "victory[0].points: must be 1 or more for the rule points",
                "victory[1].ship: belongs to the rule destroy-ship",
            ],
        ),
        ([("number = 6", "number = 3")], ["number: 3 is the number of battle-for-barrage already"]),
        (
            [("[rules.escape]", "[rules.excape]"), ('{ team = "isn" }', '{ team = "ins" }')],
            [
                "rules.excape: there is no 'excape'; did you mean escape?",
                "rules.no-transport.params.team: there is no 'ins'; did you mean isn?",
            ],
        ),
        (
            [('["tes-kio", "standard"]', '["teskio", "standard"]'), ("deck_size = 15", "deck_size = 20")],
            [
                "teams[1].deck_size: is 20, but the deck has 15 cards",
                "seats[1].fleet: there is no 'teskio'; did you mean tes-kio?",
            ],
        ),
        (
            [("at = [1, 6]", "at = [1]"), ("at = [4, 6]\ndir = 3", "at = [4, 6]\ndir = 9")],
            [
                "tiles[0].dir: must be a direction from 0 (north) clockwise to 5, not 9",
                "hidden[0].at: must be a list of 2, not a list of 1",
            ],
        ),
        (
            [("at = [4, 6]\ndir = 3", "at = [4, 6]\ndirection = 3"), ("at = [1, 6]", "at = [4, 6]")],
            [
                "tiles[0].direction: means nothing here",
                "hidden[0]: a hidden tile overlaps tiles[0] (debris-field) at [4, 6]",
            ],
        ),
        (
            [('where = "zone"\n', 'where = "zone"\nhexes = [[1, 2]]\n')],
            ["starts[0].hexes: is not known here; use at to give a position"],
        ),
        (
            [('tile = "debris-field"\nat = [4, 6]', 'tile = "debris"\nat = [4, 60]')],
            [
                "tiles[0].tile: there is no 'debris'; did you mean debris-field?",
                "tiles[0].at: lies over the edge of the board: [4, 60]",
            ],
        ),
        (
            [("at = [4, 6]\ndir = 3", "at = [4, 60]\ndir = 9"), ("at = [1, 6]", "at = [1, 66]")],
            [
                "tiles[0].dir: must be a direction from 0 (north) clockwise to 5, not 9",
                "tiles[0].at: lies over the edge of the board: [4, 60]",
                "hidden[0]: lies over the edge of the board: [1, 66], [1, 67]",
            ],
        ),
        (
            [
                (
                    'tile = "debris-field"\nat = [4, 6]\ndir = 3',
                    'tile = "debris"\nat = [4]\ndir = 9\nspeed = 1',
                )
            ],
            [
                "tiles[0].tile: there is no 'debris'; did you mean debris-field?",
                "tiles[0].at: must be a list of 2, not a list of 1",
                "tiles[0].dir: must be a direction from 0 (north) clockwise to 5, not 9",
                "tiles[0].speed: means nothing here",
            ],
        ),
        (
            [
                (
                    'seat = "isn-1"\nwhere = "zone"\nships = ["isn-torrent"]',
                    'seat = "isn-9"\nwhere = "here"\nships = ["isn-torent"]',
                )
            ],
            [
                "starts[0].where: must be one of zone, beside, at, not 'here'",
                "starts[0].seat: there is no 'isn-9'; did you mean isn-1?",
                "starts[0].ships: there is no 'isn-torent'; did you mean isn-torrent?",
            ],
        ),
        (
            [('where = "zone"\nships = ["isn-torrent"]', 'where = "at"\nships = ["isn-torent"]\nat = [1]')],
            [
                "starts[0].ships: there is no 'isn-torent'; did you mean isn-torrent?",
                "starts[0].at: must be a list of 2, not a list of 1",
            ],
        ),
    ],
)
def test_every_fault_of_a_mission_is_reported(
    tmp_path: Path, changes: list[tuple[str, str]], expected: list[str]
) -> None:
    faults = faults_of(tmp_path, *(("strait-run.toml", old, new) for old, new in changes))
    assert faults == [f"strait-run.toml: {line}" for line in expected]


def test_inconsistent_parts_are_reported_along_with_invalid_ones(tmp_path: Path) -> None:
    misfits = [("energy = 6", 'energy = "six"'), ("[[tiles]]", "[[tiles]]\nspeed = 3")]
    replacements = {
        'id = "wretch"\nside = "Wretch"\ngoal': (
            'id = "wretch"\nside = "ISN"\ngoal',
            "teams: each team plays one faction, so their sides must differ (SET-02)",
        ),
        'team = "wretch"\nzone': (
            'team = "wretches"\nzone',
            "seats[1].team: there is no 'wretches'; did you mean wretch?",
        ),
        'seat = "isn-1"\nwhere': (
            'seat = "isn-2"\nwhere',
            "starts[0].seat: there is no 'isn-2'; did you mean isn-1?",
        ),
        'ships = ["isn-torrent"]': (
            'ships = ["isn-everest"]',
            "starts[0].ships: isn-everest is not in the fleet of isn-1",
        ),
        'rule = "points"\npoints = 3': (
            'rule = "destroy-ship"\nship = "isn-everest"',
            "victory[0].ship: isn-everest is in no fleet of an opponent: nobody could destroy it",
        ),
    }
    for old_text, (new_text, message) in replacements.items():
        changes = [("strait-run.toml", *change) for change in (*misfits, (old_text, new_text))]
        faults = faults_of(tmp_path, *changes)
        assert f"strait-run.toml: {message}" in faults
        assert len(faults) == 3, faults


def test_the_id_and_the_number_of_a_mission_occur_once_in_a_pack(tmp_path: Path) -> None:
    text = (EXAMPLES / "strait-run" / "strait-run.toml").read_text()
    _ = write_file(tmp_path, "pack/two.toml", text)
    assert faults_of(tmp_path) == ["two.toml: id: strait-run is listed in strait-run.toml too"]
    _ = write_file(tmp_path, "pack/two.toml", text.replace('id = "strait-run"', 'id = "strait-two"'))
    assert faults_of(tmp_path) == ["two.toml: number: 6 is the number of strait-run already"]


def test_every_mission_whose_number_is_taken_is_reported(tmp_path: Path) -> None:
    text = (EXAMPLES / "strait-run" / "strait-run.toml").read_text()
    text = text.replace("number = 6", "number = 3")
    for name in ("strait-two", "strait-three"):
        _ = write_file(tmp_path, f"pack/{name}.toml", text.replace('id = "strait-run"', f'id = "{name}"'))
    message = "number: 3 is the number of battle-for-barrage already"
    assert sorted(faults_of(tmp_path)) == [f"strait-{name}.toml: {message}" for name in ("three", "two")]


def test_a_duplicate_is_reported_with_all_faults_of_both(tmp_path: Path) -> None:
    level = '[[ship.versions]]\nlevel = "standard"\n'
    _ = write_file(tmp_path, "pack/a.toml", SHIPS + level + "launch = 8\nspeed = 3\n")
    _ = write_file(tmp_path, "pack/b.toml", SHIPS + level + 'launch = "x"\n')
    _ = write_file(
        tmp_path,
        "pack/c.toml",
        SHIPS + level + 'powers = [{ id = "nix", name = "N", text = "t", timing = "static" }]\n',
    )
    _ = write_file(tmp_path, "pack/d.toml", CARDS + "copies = 3\n")
    _ = write_file(tmp_path, "pack/e.toml", CARDS + "copies = 0\n")
    faults = [str(fault).partition(", only")[0] for fault in apply_folder(tmp_path).faults]
    torrent = "isn-torrent.versions.standard"
    assert faults == [
        "b.toml: ship[0].id: isn-torrent is listed in a.toml too",
        "c.toml: ship[0].id: isn-torrent is listed in a.toml too",
        "c.toml: ship[0].id: isn-torrent is listed in b.toml too",
        "e.toml: copies: copies is listed in d.toml too",
        f"a.toml: {torrent}.speed: means nothing here",
        f"b.toml: {torrent}.launch: must be a whole number from 0 to 999, not 'x'",
        "e.toml: copies: must be a whole number from 1 to 999, not 0",
        f"c.toml: {torrent}.powers: there is no 'nix'",
    ]


def test_a_duplicate_level_hides_no_fault_of_its_ship(tmp_path: Path) -> None:
    level = '[[ship.versions]]\nlevel = "{}"\nlaunch = {}\n'
    text = SHIPS + level.format("standard", 1) + level.format("standard", 2) + level.format("veteran", -1)
    assert [fault.key for fault in apply_paths([write_file(tmp_path, "mine.toml", text)]).faults] == [
        "isn-torrent.versions",
        "isn-torrent.versions.veteran.launch",
    ]


def test_a_power_has_the_timing_that_it_was_written_for(tmp_path: Path) -> None:
    change = ("ships.toml", 'timing = "activation-end"', 'timing = "static"')
    key = "so-bwa-tet.versions.standard.powers.hit-and-run.timing"
    assert faults_of(tmp_path, change) == [f"ships.toml: {key}: must be activation-end for hit-and-run"]


def test_each_power_of_a_card_has_the_timing_that_it_was_written_for(tmp_path: Path) -> None:
    pack = CARDS + '[[card]]\nid = "captain-vulchar"\n[[card.powers]]\nid = "shakedown"\n' + POWER
    (file, key, reason) = fault_of(tmp_path, pack)
    assert (file, key) == ("mine.toml", "captain-vulchar.powers.shakedown.timing")
    assert reason == "must be after-damage for shakedown"


def test_an_inherited_label_is_reported_with_its_list(tmp_path: Path) -> None:
    fuvu = SHIPS.replace("isn-torrent", "red-fuvu") + '[[ship.versions]]\nlevel = "standard"\npowers = []\n'
    file, key, reason = fault_of(tmp_path, fuvu)
    assert (file, key) == ("mine.toml", "red-fuvu.versions.standard.bounded")
    assert reason == (
        "powers.vecton-sting names nothing here; the list is not yours but that of the game: "
        "give your own, bounded = []"
    )
    assert apply_paths([write_file(tmp_path, "mine.toml", fuvu + "bounded = []\n")]).faults == []
    text = fuvu + 'bounded = ["powers.vecton-sting"]\n'
    assert fault_of(tmp_path, text)[2] == "powers.vecton-sting names nothing here"


def test_the_changes_of_a_pack_are_listed(tmp_path: Path) -> None:
    (changes,) = example().changes.values()
    assert [str(change) for change in changes] == [
        "layout strait added",
        "ship isn-torrent changed: versions.standard.shields, versions.standard.primary.name, "
        "versions.standard.primary.range, versions.standard.printed",
        "ship so-bwa-tet changed: versions.standard.powers",
        "mission strait-run added",
        "card erin-cho changed: cost, printed",
        "card decoy-flares added",
    ]
    number = SHIPS + '[[ship.versions]]\nlevel = "veteran"\nprimary = { range = 6 }\n'
    result = apply_paths([write_file(tmp_path, "mine.toml", number)])
    ((change,),) = result.changes.values()
    assert (change.id, change.keys) == ("isn-torrent", ("versions.veteran.primary.range",))
    old_weapon, new_weapon = (
        c.ships["isn-torrent"].versions["veteran"].primary for c in (catalogue(), result.edition)
    )
    assert (new_weapon.range, new_weapon.name, new_weapon.attacks) == (6, old_weapon.name, old_weapon.attacks)


def test_a_hexadecimal_number_that_is_too_long_is_a_fault(tmp_path: Path) -> None:
    reason = fault_of(tmp_path, SHIPS + f"ships = 0x{'F' * 6000}\n")[2]
    assert reason == "must be a whole number from 1 to 999, not a number that large"


# ---- the worked example ----------------------------------------------------------------------------------


def test_the_example_is_a_valid_pack_whose_mission_can_be_played_to_its_end() -> None:
    result = example()
    assert (result.faults, len(result.accepted)) == ([], 1)
    game = Galaxies(result.edition)
    assert list(game.edition().missions)[-2:] == ["strait-run", "first-flight"]
    report = selfplay.play_matches(game, "strait-run", games=range(6), views=True)
    assert report["finished"] == 6
    assert {"victory-points", "elimination"} & set(report["reasons"])


def test_the_example_makes_the_changes_that_it_describes() -> None:
    edition = example().edition
    torrent = edition.ships["isn-torrent"].versions["standard"]
    assert (torrent.launch, torrent.shields, torrent.primary.range) == (8, 4, 5)
    assert "launch" in torrent.printed
    assert edition.tactics["erin-cho"].cost == 2
    assert [p.id for p in edition.ships["so-bwa-tet"].versions["standard"].powers] == ["hit-and-run"]
    assert edition.digest != catalogue().digest


def test_a_deck_of_the_whole_faction_counts_the_cards_that_a_pack_adds() -> None:
    edition = example().edition
    sizes = [c.missions["meteor-storm"].team("wretch").deck_size for c in (catalogue(), edition)]
    assert sizes == [35, 38]


def test_random_matches_with_changed_content_reveal_no_fault(tmp_path: Path) -> None:
    edition = apply_paths([write_file(tmp_path, "mine.toml", SHIPS + 'name = "Mine"\n')]).edition
    assert list(selfplay.try_missions(Galaxies(edition), 1, "pan-base")) == []


def test_the_example_in_the_guide_is_a_valid_pack(tmp_path: Path) -> None:
    guide = (EXAMPLES.parents[1] / "docs" / "PACKS.md").read_text()
    example_text = guide.split("```toml\n")[1].split("```")[0]
    result = apply_paths([write_file(tmp_path, "guide.toml", example_text)])
    assert result.faults == []
    assert result.edition.ships["isn-torrent"].versions["standard"].primary.range == 6


# ---- all faults of one file ------------------------------------------------------------------------------


def faults_as_text(folder: Path, text: str) -> str:
    """Return all faults of a pack with one file as text."""
    return "\n".join(map(str, apply_paths([write_file(folder, "mine.toml", text)]).faults))


def reasons_by_key(folder: Path, text: str) -> dict[str, str]:
    """Return the reasons of all faults of a pack by their keys."""
    faults = apply_paths([write_file(folder, "mine.toml", text)]).faults
    reasons = {fault.key: fault.reason for fault in faults}
    assert len(reasons) == len(faults)
    return reasons


def test_a_chart_row_that_is_not_text_hides_no_fault_of_another(tmp_path: Path) -> None:
    chart: list[Any] = ["." * 10] * 5 + ["." * 9, "?" + "." * 9, 5]
    cell = '[ship.versions.cells]\nx = { id = "hole", name = "x", hit = true, text = "x" }\n'
    reasons = reasons_by_key(tmp_path, f"{VERSION}chart = {chart}\n{cell}")
    assert reasons.pop(f"{VETERAN}.chart[7]").startswith("must be text, not 5")
    assert "row 6 has 9 signs" in reasons.pop(f"{VETERAN}.chart[5]")
    assert "row 7 has ? in column A" in reasons.pop(f"{VETERAN}.chart[6]")
    assert f"{VETERAN}.cells.x" not in reasons, "it may be in the row that cannot be read"


def test_a_fault_of_a_tile_does_not_hide_that_its_symbol_is_taken(tmp_path: Path) -> None:
    text = f'{TILES}[[tile]]\nid = "asteroid"\nclass = "nuclear"\nsymbol = "d"\nfootprint = "star"\n'
    reasons = reasons_by_key(tmp_path, text)
    assert reasons["asteroid.symbol"] == "d already stands for debris-field"
    assert {"asteroid.class", "asteroid.footprint"} <= reasons.keys()


@pytest.mark.parametrize("sign", [".", "?", "i", "w", " "])
def test_the_symbol_of_a_tile_has_no_other_meaning_on_maps(tmp_path: Path, sign: str) -> None:
    reasons = reasons_by_key(tmp_path, f'{TILES}[[tile]]\nid = "asteroid"\nsymbol = "{sign}"\n')
    assert reasons == {"asteroid.symbol": f"{sign!r} stands for something else on maps"}


CHART = ["." * 10] * 5 + ["." * 9, "?" + "." * 9]
MISPRINTS = {
    f"{VETERAN}.chart": "has 7 rows, not 8",
    f"{VETERAN}.chart[5]": "row 6 has 9 signs",
    f"{VETERAN}.chart[6]": "row 7 has ? in column A",
    f"{VETERAN}.cells.x": "is no sign of the chart",
    f"{VETERAN}.cells": "there is no 'hole'",
    f"{VETERAN}.powers": "there is no 'cover-fire'",
    f"{VETERAN}.printed": "speed names nothing here",
}
FULL_OF_FAULTS = (
    f"chart = {CHART}\n" + 'printed = ["shields", "primary.range", "speed"]\nbounded = []\n'
    '[ship.versions.cells]\nx = { id = "hole", name = "x", hit = true, text = "x" }\n'
    f'[[ship.versions.powers]]\nid = "cover-fire"\n{POWER}'
)
HEROES = [f"versions.{level}.slots.hero" for level in LEVELS]


@pytest.mark.parametrize(
    ("line", "extra_faults"),
    [
        ("", {}),
        ('shields = "four"\n', {f"{VETERAN}.shields": "must be a whole number from 0 to 999, not 'four'"}),
        ("primary = { range = 0 }\n", {f"{VETERAN}.primary.range": "from 1 to 999, not 0"}),
        ("primary = 3\n", {f"{VETERAN}.primary": "must be a table, not 3"}),
        ('remove = ["shields"]\n', {f"{VETERAN}.shields": "is missing"}),
        ("speed = 3\n", {f"{VETERAN}.speed": "means nothing here"}),
    ],
    ids=["none", "type", "inside", "whole", "missing", "unknown"],
)
def test_a_fault_of_one_number_hides_no_other_fault_of_the_same_ship(
    tmp_path: Path, line: str, extra_faults: dict[str, str]
) -> None:
    reasons = reasons_by_key(tmp_path, VERSION + line + FULL_OF_FAULTS)
    expected = MISPRINTS | extra_faults
    assert reasons.keys() == expected.keys()
    assert {key: reason for key, reason in expected.items() if reason not in reasons[key]} == {}


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        (
            SHIPS + 'name = ""\nships = 2\nprinted = ["name", "sise"]\n'
            '[[ship.versions]]\nlevel = "green"\n[[ship.versions]]\nlevel = "veteran"\nhull = "x"\n',
            ["name", "ships", "printed", "versions", "versions.veteran.hull"],
        ),
        (SHIPS + 'kind = "squadron"\nships = "x"\nsize = "large"\n', ["ships", "size", *HEROES]),
        (
            SHIPS + 'kind = "squadron"\nships = 3\nsize = "small"\n'
            '[[ship.versions]]\nlevel = "veteran"\nhull = "x"\n',
            ["versions.veteran.hull", *HEROES],
        ),
        (
            CARDS + '[[card]]\nid = "erin-cho"\ncost = "x"\nicon = "solo"\npowers = []\n'
            'trigger = "static"\nprinted = ["cost", "price"]\n',
            ["cost", "icon", "powers", "trigger", "printed"],
        ),
        (
            'format = "galaxies/tiles"\nversion = 1\n[[tile]]\nid = "asteroid"\ncount = "x"\n'
            'footprint = "star"\nparams = { speed = 3 }\nprinted = ["size"]\n',
            ["count", "footprint", "params.speed", "printed"],
        ),
        (
            'format = "galaxies/builds"\nversion = 1\n[[build]]\nid = "mine"\nname = 3\ntext = "x"\n'
            'side = "ISN"\nfleet = []\ndeck = { nothing = 1 }\n',
            ["name", "fleet", "deck"],
        ),
    ],
    ids=["ship", "squadron", "heroes", "card", "tile", "build"],
)
def test_all_faults_of_one_thing_are_reported_together(tmp_path: Path, text: str, keys: list[str]) -> None:
    item_id = text.partition('id = "')[2].partition('"')[0]
    assert reasons_by_key(tmp_path, text).keys() == {f"{item_id}.{key}" for key in keys}


def test_every_unknown_name_in_a_build_is_reported_along_with_invalid_entries(tmp_path: Path) -> None:
    build = 'format = "galaxies/builds"\nversion = 1\n[[build]]\nid = "mine"\nname = "x"\ntext = "x"\n'
    fleet = 'fleet = [["isn-torrnt", "standart"], ["isn-barrage"], [3, "standard"], "tes-kio"]\n'
    faults = faults_as_text(
        tmp_path, build + 'side = "ISN"\n' + fleet + "deck = { erin-choo = 1, captain-vulchar = 0 }\n"
    )
    for word in (
        "'isn-torrnt'; did you mean isn-torrent?",
        "'standart'",
        "'erin-choo'",
        "fleet[1]",
        "fleet[2][0]",
    ):
        assert word in faults, word


def test_a_misspelt_level_is_reported_by_the_word_used(tmp_path: Path) -> None:
    versions = '[[ship.versions]]\nlevel = "standart"\nlaunch = 3\n'
    faults = faults_as_text(
        tmp_path, 'format = "galaxies/ships"\nversion = 1\n[[ship]]\nid = "isn-torrent"\n' + versions
    )
    assert "must be exactly standard, seasoned, veteran (CMP-18), not 'standart'" in faults


BUILD = """
[[build]]
id = "{}"
name = "Mine"
text = "x"
side = "{}"
fleet = [["{}", "standard"]]
"""


def test_SET_05_a_build_that_is_legal_nowhere_is_reported_where_it_has_the_fewest_faults(
    tmp_path: Path,
) -> None:
    head = 'format = "galaxies/builds"\nversion = 1\n'
    good_build = BUILD.format("good", "ISN", "isn-torrent")
    assert faults_as_text(tmp_path, head + good_build) == ""
    bad_build = BUILD.format("wrong", "ISN", "tes-kio") + "[build.deck]\nerin-cho = 99\n"
    assert faults_as_text(tmp_path, head + good_build + bad_build) == (
        "mine.toml: wrong: is legal in no mission, nearest in dead-zone: "
        "Tes Kio cannot be in this fleet (SET-13)"
    )


def test_illegal_builds_and_unplayable_missions_are_reported_together(
    tmp_path: Path,
) -> None:
    bad_build = 'format = "galaxies/builds"\nversion = 1\n' + BUILD.format("wrong", "ISN", "tes-kio")
    lesson = f'[lesson]\nseat = "isn-1"\nopponent = "nobody"\nluck = "{"0f" * 16}"\n'
    _ = write_file(tmp_path, "pack/builds.toml", bad_build)
    faults = faults_of(tmp_path, ("strait-run.toml", "[rules.escape]", f"{lesson}[rules.escape]"))
    assert sorted(fault.split(": ")[:2] for fault in faults) == [
        ["builds.toml", "wrong"],
        ["strait-run.toml", "lesson.opponent"],
    ]


# ---- storing ---------------------------------------------------------------------------------------------


def test_a_stored_catalogue_is_restored_completely_and_in_order() -> None:
    edition = example().edition
    restored = storage.restore_catalogue(edition.digest, storage.dump_catalogue(edition))
    assert restored == edition
    assert list(restored.tactics) == list(edition.tactics)
    assert storage.dump_catalogue(restored) == storage.dump_catalogue(edition)


@pytest.mark.parametrize("data", [b"", b"{}", b"\xff", b"[1]"])
def test_data_that_is_not_a_catalogue_is_not_restored(data: bytes) -> None:
    with pytest.raises(ValueError, match="components"):
        _ = storage.restore_catalogue(digest_of(data), data)
    with pytest.raises(ValueError, match="are not the components"):
        _ = storage.restore_catalogue("0" * 64, data)


def test_the_order_of_cards_is_part_of_the_content(tmp_path: Path) -> None:
    """The order determines the shuffled deck."""
    new_cards = [EVENT.replace('"mine"', f'"{name}"') for name in ("one", "two")]
    power = '[[card.powers]]\nid = "hard-haul"\n' + POWER.replace("static", "play")
    a, b = (write_file(tmp_path, f"{n}.toml", text + power) for n, text in enumerate(new_cards))
    assert load_catalogue(a, b).digest != load_catalogue(b, a).digest


# ---- broken packs ----------------------------------------------------------------------------------------

TEXTS = [file.read_text() for file in sorted((EXAMPLES / "strait-run").iterdir())]
VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=8),
    st.lists(st.integers(), max_size=3),
    st.just({}),
    st.just([{}]),
)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data(), text=st.sampled_from(TEXTS))
def test_a_damaged_file_is_either_accepted_or_rejected(
    tmp_path: Path, data: st.DataObject, text: str
) -> None:
    lines = text.splitlines()
    index = data.draw(st.integers(0, len(lines) - 1))
    key, separator, _ = lines[index].partition(" = ")
    value = data.draw(VALUES)
    lines[index] = (
        f"{key}{separator}{_toml(value)}" if separator and value is not None else data.draw(st.text())
    )
    damaged_text = "\n".join(lines)
    path = write_file(tmp_path, "damaged.toml", damaged_text.encode("utf-8", "replace").decode())
    try:
        edition = load_catalogue(
            EXAMPLES / "strait-run" / "boards.toml", EXAMPLES / "strait-run" / "tactics.toml", path
        )
    except PackError as error:
        assert all(fault.reason and fault.file for fault in error.faults)
    else:
        assert storage.restore_catalogue(edition.digest, storage.dump_catalogue(edition)) == edition


def _toml(value: Any) -> str:
    """Return a value roughly as TOML writes it."""
    if isinstance(value, bool):
        return str(value).lower()
    return "{}" if value == {} else repr(value)


def test_another_library_reads_the_toml_of_the_examples_too() -> None:
    assert all(tomllib.loads(text)["version"] == 1 for text in TEXTS)


# ---- special files, and extreme content -------------------------------------------------------------------


def test_a_number_with_thousands_of_digits_is_a_fault_of_the_pack(tmp_path: Path) -> None:
    file, _, reason = fault_of(tmp_path, SHIPS + f"role = {'9' * 5000}\n")
    assert file == "mine.toml"
    assert reason.startswith("no valid TOML")


def test_tables_nested_to_any_depth_are_a_fault_of_the_pack(tmp_path: Path) -> None:
    deep = f"{'.'.join(['x'] * 3000)} = 1\n"
    first, second = (write_file(tmp_path, f"{n}.toml", SHIPS + deep) for n in "ab")
    source, notes = own_source(), Notes()
    for pack in (first, second):
        source = source.with_pack(pack, notes)
    assert notes.faults[-1].reason in ("nested too deeply", "no valid TOML: nested too deeply")


def test_a_folder_that_links_to_itself_is_read_once(tmp_path: Path) -> None:
    pack = write_file(tmp_path, "pack/ships.toml", SHIPS + 'name = "Mine"\n').parent
    for name in ("a", "b"):
        (pack / name).symlink_to(pack, target_is_directory=True)
    result = apply_paths([pack])
    assert not result.faults
    assert result.edition.ships["isn-torrent"].name == "Mine"


def test_the_loader_does_not_wait_for_a_pipe(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "mine.toml")
    (fault,) = apply_paths([tmp_path]).faults
    assert (fault.file, fault.reason) == ("mine.toml", "no such file")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (SHIPS + SHIPS.partition("version = 1\n")[2], "ship[1].id"),
        (SHIPS + r'name = "Turned \u202e round"', "isn-torrent.name"),
        (SHIPS + r'name = "Nothing \u0000"', "isn-torrent.name"),
        (SHIPS.replace("isn-torrent", "red-fuvu") + "ships = 99", "red-fuvu.ships"),
        (SHIPS.replace("isn-torrent", "red-fuvu") + 'size = "large"', "red-fuvu.size"),
    ],
)
def test_data_that_could_not_be_shown_or_placed_is_rejected(tmp_path: Path, text: str, key: str) -> None:
    assert fault_of(tmp_path, text)[:2] == ("mine.toml", key)


def test_points_for_escaping_are_required_for_every_size(tmp_path: Path) -> None:
    text = (HOUSE / "missions" / "blockade-run.toml").read_text(encoding="utf-8")
    assert "large = 3, " in text
    file, key, reason = fault_of(tmp_path, text.replace("large = 3, ", ""))
    assert (file, key) == ("mine.toml", "rules.escape.params.points.large")
    assert reason == "is missing"
