"""Packs of Pulp Invasion: their application, all their faults at once, and several editions in one
process.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.core.content.edition_data import digest_of
from engine.core.content.faults import Notes
from engine.core.content.packs import readable_packs_in
from engine.core.game import GameWithPacks
from engine.core.simulation import selfplay
from engine.core.simulation.selfplay import Selfplay, derive_seed
from engine.pulp import GAME, printed
from engine.pulp.catalogue import checks
from engine.pulp.catalogue.loading import assemble, components, own_source
from engine.pulp.catalogue.model import Components
from engine.pulp.game import Pulp
from engine.pulp.line import LINE
from tests.pulp.printed import EDITION
from tests.pulp.scenes import Scene
from tests.pulp.test_properties import cards_of
from tests.pulp.traitor_scenes import scene_before_search

EXAMPLES = Path(__file__).parents[2] / "examples" / "packs" / "pulp"
CARDS = 'format = "pulp/cards"\nversion = 1\n'
NUMBERS = 'format = "pulp/numbers"\nversion = 1\n'


def write_pack(folder: Path, text: str, name: str = "mine.toml") -> Path:
    path = folder / name
    _ = path.write_text(text, encoding="utf-8")
    return path


def faults_of(folder: Path, text: str) -> dict[str, str]:
    """Return the reasons of all faults of a pack by their keys."""
    faults = GAME.with_packs([write_pack(folder, text)]).faults
    assert all(fault.file == "mine.toml" for fault in faults)
    keys = dict.fromkeys(fault.key for fault in faults)
    return {key: "; ".join(fault.reason for fault in faults if fault.key == key) for key in keys}


def game_with_pack(folder: Path, text: str) -> Pulp:
    """Return the game with a valid pack."""
    loaded = GAME.with_packs([write_pack(folder, text)])
    assert loaded.faults == []
    return as_pulp(loaded)


def as_pulp(loaded: GameWithPacks) -> Pulp:
    assert isinstance(loaded.game, Pulp)
    return loaded.game


def components_of(game: Pulp) -> Components:
    return printed.edition_by_digest(game.edition().digest)


# ---- the worked example ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def example() -> Pulp:
    places, unreadable = readable_packs_in(EXAMPLES)
    loaded = GAME.with_packs(places)
    assert (unreadable, loaded.faults, len(loaded.changes)) == ([], [], 1)
    return as_pulp(loaded)


@pytest.mark.parametrize("mission", ["pulp-invasion", "traitor", "landing-team", "bridge-crew"])
def test_the_example_can_be_played_to_its_end_in_every_mission(example: Pulp, mission: str) -> None:
    report = selfplay.play_matches(example, mission, games=range(4), players=["navigator"], views=True)
    assert report["finished"] == 4


def test_the_example_makes_the_changes_that_it_describes(example: Pulp) -> None:
    components = components_of(example)
    assert (
        components.encounters["glass-automata"].strength,
        EDITION.encounters["glass-automata"].strength,
    ) == (
        3,
        4,
    )
    assert components.encounters["glass-automata"].text == EDITION.encounters["glass-automata"].text
    assert components.numbers.bonus == {"basic": 1, "normal": 0, "advanced": 0}
    assert components.captains.keys() - EDITION.captains.keys() == {"ada-winterhall"}
    assert example.edition().public()["planets"]["harbour-seven"]["cost"] == ["code"]


@pytest.mark.parametrize("number", range(4))
def test_no_card_is_lost_and_48_encounters_are_dealt(example: Pulp, number: int) -> None:
    """With more than 48 encounter cards, the rounds stay the same (SET-08). The other cards are set aside
    unseen."""
    components = components_of(example)
    game = Selfplay(example, "pulp-invasion", derive_seed(1, number), ["navigator"], strict=True)
    while not game.match.over:
        if game.state.row:
            set_aside = Counter(card for card in game.state.aside.open() if card in components.encounters)
            cards = cards_of(game.state, components)
            assert cards.total() == 48
            assert cards + set_aside == Counter(list(components.encounters))
        _ = game.turn()


def test_the_example_in_the_guide_is_a_valid_pack(tmp_path: Path) -> None:
    guide = (EXAMPLES.parents[2] / "docs" / "PACKS.md").read_text("utf-8")
    example_text = guide.split("```toml\n")[2].split("```")[0]
    assert components_of(game_with_pack(tmp_path, example_text)).planets["harbour-seven"].effect == "velloria"


# ---- effects ---------------------------------------------------------------------------------------------


def test_a_card_has_the_effect_of_the_card_that_it_names_under_its_own_name(tmp_path: Path) -> None:
    text = '[[planet]]\nid = "my-moon"\nname = "My Moon"\ntext = "All cards are engaged with Combat."\n'
    game = game_with_pack(tmp_path, f'{CARDS}{text}effect = "ghar"\n')
    scene = Scene("toll-keepers", "furnace-robots", planet="my-moon", game=game)
    parts = [card["parts"][0]["ability"] for card in scene.view()["line"]]
    assert parts == ["combat", "combat"]
    assert {change["by"] for card in scene.view()["line"] for change in card["changes"]} == {"my-moon"}


def test_an_influence_card_appears_under_its_own_name_when_it_takes_effect_later(tmp_path: Path) -> None:
    text = """[[influence]]
id = "my-leak"
name = "My Leak"
upright = { cost = 1, phase = "search", text = "Fewer cubes.", effect = "jammed-scanner:upright" }
turned = { cost = 1, phase = "search", text = "One goes back.", effect = "stolen-blueprint:turned" }
"""
    setup: dict[str, Any] = {"game": game_with_pack(tmp_path, CARDS + text), "holds": ["my-leak"]}
    scene = scene_before_search("toll-keepers", "furnace-robots", **setup).play_influence(
        "my-leak", "upright"
    )
    assert {"by": "my-leak", "n": -1} in scene.view()["search"]["extras"]
    scene = scene_before_search("furnace-robots", cubes=["red", "white"], **setup).play_influence(
        "my-leak", "turned"
    )
    assert scene.do("draw").happened("cubes")[0]["by"] == "my-leak"


def test_a_card_without_an_effect_does_nothing(tmp_path: Path) -> None:
    game = game_with_pack(tmp_path, f'{CARDS}[[planet]]\nid = "ghar"\neffect = ""\n')
    assert "ghar" in LINE
    scene = Scene("toll-keepers", "furnace-robots", planet="ghar", game=game)
    assert [card["changes"] for card in scene.view()["line"]] == [[], []]


DULL = """
[[super_weapon]]
id = "dull-thing"
name = "Dull Thing"
need = { red = 1 }
free = false
text = "It hums."
[[exploration]]
id = "dull-scouts"
name = "Dull Scouts"
sectors = ["kah"]
limit = "round"
text = "They wait."
[[ship]]
id = "dull-hull"
name = "Dull Hull"
when = "encounter"
charges = 0
text = "It floats."
"""


def test_a_card_without_an_effect_that_lies_ready_is_not_mentioned(tmp_path: Path) -> None:
    game = game_with_pack(tmp_path, CARDS + DULL)
    setup: dict[str, Any] = {"weapons": {"dull-thing": {}}, "explored": ["dull-scouts"], "ship": "dull-hull"}
    scene = Scene("toll-keepers", "furnace-robots", understood=["dull-thing"], game=game, **setup)
    assert "withheld" not in scene.view()["decision"]
    scene_without_effects = Scene("toll-keepers", "furnace-robots", weapons={"dull-thing": {}}, game=game)
    (reason,) = scene_without_effects.view()["decision"]["withheld"]
    assert reason["label"] == "Dull Thing is not Understood: it still needs 1 red cube"


@pytest.mark.parametrize("mission", ["traitor", "bridge-crew"])
def test_a_match_with_cards_without_an_effect_can_be_played_to_its_end(tmp_path: Path, mission: str) -> None:
    report = selfplay.play_matches(
        game_with_pack(tmp_path, CARDS + DULL), mission, games=range(12), players=["navigator"], views=True
    )
    assert report["finished"] == 12


# ---- faults ----------------------------------------------------------------------------------------------


def test_all_faults_of_a_pack_are_reported_together(tmp_path: Path) -> None:
    text = f"""{CARDS}
[[planet]]
id = "velloria"
naem = "Velloria Two"
cost = []
set = "x1"
[[planet]]
id = "vellorria"
cost = ["key"]
[[planet]]
id = "kah"
name = "Kah"
text = "Nothing."
effect = "the-firebrand"
[[card]]
id = "drydock"
kind = "location"
name = "Drydock"
cubes = ["red", "white"]
strength = 3
actions = {{ combat = "x" }}
effects = {{ combat = "temple-of-static" }}
[[card]]
id = "gate-wardens"
strength = "strong"
cubes = ["red", "red"]
effect = "moat-hounds"
[[die]]
id = "navigator"
name = "Navigator"
kinds = ["crew"]
color = "red"
faces = ["1", "2", "3", "4", "5", "6"]
[[captain]]
id = "mina-tormelson"
dice = ["enginer", "landing-team"]
keep = 3
[[influence]]
id = "false-orders"
turned = {{ phase = "search", effect = "false-orders:upright" }}
[[super_weapon]]
id = "bag"
name = "Bag"
need = {{ black = 1 }}
free = true
text = "x"
[[crew]]
id = "rhea-stroud"
track = ["any"]
"""
    faults = faults_of(tmp_path, text)
    expected = {
        "velloria.naem": "means nothing here",
        "velloria.cost": "needs a key or a code for this effect",
        "velloria.set": "must be base, as in the game",
        "vellorria.name": "there is no planet vellorria to change (did you mean velloria?)",
        "vellorria.cost": "must be empty, because this effect costs nothing",
        "kah.id": "kah is already the id of something of another kind (alien)",
        "kah.effect": "there is no 'the-firebrand'",
        "drydock.cubes": "must be of red, blue, orange, black, not white",
        "drydock.strength": "a Location has none",
        "drydock.actions.diplomacy": "is missing",
        "drydock.actions.science": "is missing",
        "drydock.effects.combat": "there is no 'temple-of-static'; did you mean",
        "gate-wardens.strength": "must be a whole number from 0 to 999, not 'strong'",
        "gate-wardens.cubes": "must be 1 for this kind",
        "gate-wardens.text": "must say what the effect does",
        "navigator": "there is no die navigator to change, and a new one would need code",
        "mina-tormelson.dice": "there is no 'enginer'; did you mean engineer?",
        "mina-tormelson.keep": "must be from 1 to the number of dice, 2",
        "false-orders.turned.effect": "there is no 'false-orders:upright'",
        "bag.id": "bag means something else",
        "bag.need": "must be of red, blue, orange, not black",
        "rhea-stroud.track": "must be 5, not 1",
    }
    assert {key: reason for key, reason in expected.items() if reason not in faults.get(key, "")} == {}
    assert faults.keys() - expected.keys() == set()


@pytest.mark.parametrize(
    ("text", "key", "reason"),
    [
        ("levels = { advanced = 7 }", "levels.advanced", "at most 6, the number of Super Weapons"),
        ("fixed_seed = { red = 16 }", "fixed_seed.red", "at most 15, the number of red cubes"),
        ("team_seed = { basic = 5 }", "team_seed.basic", "at most 4, the number of green cubes"),
        ("exploration = { basic = 9 }", "exploration.basic", "at most 8"),
        ('top = "high"', "top", "must be a whole number"),
        ('[row]\nremove = ["basic"]', "row.basic", "is missing"),
        ("tops = 3", "tops", "is not known in this kind of file: pulp/numbers has cubes"),
    ],
)
def test_numbers_that_leave_too_little_of_something_are_rejected(
    tmp_path: Path, text: str, key: str, reason: str
) -> None:
    faults = faults_of(tmp_path, f"{NUMBERS}{text}\n")
    assert faults.keys() == {key}
    assert reason in faults[key]


def test_an_invalid_pack_is_skipped_and_later_packs_are_applied(tmp_path: Path) -> None:
    packs = [
        write_pack(tmp_path, f'{CARDS}[[planet]]\nid = "ghar"\nname = "First"\n', "a.toml"),
        write_pack(tmp_path, f'{CARDS}[[planet]]\nid = "ghar"\nname = ""\n', "b.toml"),
        write_pack(tmp_path, f'{CARDS}[[planet]]\nid = "ghar"\ntext = "Third"\n', "c.toml"),
    ]
    loaded = GAME.with_packs(packs)
    planet = components_of(as_pulp(loaded)).planets["ghar"]
    assert (planet.name, planet.text) == ("First", "Third")
    assert [(Path(fault.pack).name, fault.key) for fault in loaded.faults] == [("b.toml", "ghar.name")]
    assert [str(change) for changes in loaded.changes.values() for change in changes] == [
        "planet ghar changed: name",
        "planet ghar changed: text",
    ]


def test_the_games_own_files_are_valid() -> None:
    notes = Notes()
    assert (assemble(own_source(), notes), notes.faults) == (components(), [])


TEXTS = [file.read_text("utf-8") for file in sorted(EXAMPLES.glob("*/*.toml"))]
VALUES = st.sampled_from(
    ["true", "-1", "0", "7", "1000", "0.5", '""', '"kah"', '"no"', "[]", '["red"]', "{}", "[{}]"]
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
        f"{key}{separator}{value}"
        if separator
        else data.draw(st.sampled_from(["", "[[die]]", "[planet]", "x"]))
    )
    notes = Notes()
    source = own_source().with_pack(write_pack(tmp_path, "\n".join(lines)), notes)
    edition = assemble(source, notes)
    checks.check_components(edition, source, notes)
    assert all(fault.reason and fault.file for fault in notes.faults)
    if not notes.faults:
        assert components_of(Pulp(edition)) == edition


# ---- several editions ------------------------------------------------------------------------------------


def test_a_match_continues_with_the_edition_that_it_began_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pack was deleted and the process restarted, so only the stored edition has the printed data."""
    text = f'{CARDS}[[card]]\nid = "toll-keepers"\nname = "My Toll"\nstrength = 4\n'
    edition = (game := game_with_pack(tmp_path, text)).edition()
    old_scene, new_scene = Scene("toll-keepers", game=game), Scene("toll-keepers")
    monkeypatch.setattr(printed, "EDITIONS", {})
    later = Pulp()
    with pytest.raises(KeyError):
        _ = later.edition(edition.digest)
    later.load_edition(edition.digest, edition.dump())
    for scene, strength, name in ((old_scene, 4, "My Toll"), (new_scene, 1, "Toll Keepers")):
        view: dict[str, Any] = scene.view()
        assert view["line"][0]["parts"][0]["due"] == strength
        encounter = later.edition(view["catalogue"]).public()["encounters"]["toll-keepers"]
        assert (encounter["strength"], encounter["name"]) == (strength, name)
        assert any(option["label"] == f"Engage {name}" for option in view["decision"]["options"])


def test_a_stored_edition_is_restored_completely_and_in_order(
    example: Pulp, monkeypatch: pytest.MonkeyPatch
) -> None:
    edition, components = example.edition(), components_of(example)
    monkeypatch.setattr(printed, "EDITIONS", {})
    later = Pulp()
    later.load_edition(edition.digest, edition.dump())
    restored = printed.edition_by_digest(edition.digest)
    assert restored == components and list(restored.encounters) == list(components.encounters)
    assert later.edition(edition.digest).dump() == edition.dump()


@pytest.mark.parametrize("data", [b"", b"{}", b"\xff", b"[1]"])
def test_data_that_is_not_an_edition_is_rejected(data: bytes) -> None:
    with pytest.raises(ValueError, match="components"):
        GAME.load_edition(digest_of(data), data)
