"""Packs for any game: reading, merging and reporting. The content is that of a small card game."""

from __future__ import annotations

import doctest
from pathlib import Path
from typing import Annotated

import pytest
from msgspec import Meta, Struct

from engine.core.content import faults as pack_faults
from engine.core.content import packs
from engine.core.content.faults import Notes, Place, Skip, check_section
from engine.core.content.packs import PackChange
from engine.core.content.sources import FileForm, PackFormat, Source, Table
from engine.core.content.validation import build, build_checked, read_partially

FORMAT = PackFormat(
    files={
        "duel/base": FileForm({"captains": "captain", "planets": "planet"}, values=("cubes", "hand")),
        "duel/story": FileForm(whole="story"),
    },
    merged=("captain",),
    keyed={"dice": "color"},
)
HEAD = 'format = "duel/base"\nversion = 1\n'
BASE = (
    HEAD + "hand = 5\n"
    'captains = [{ id = "mina", keep = 3, start = { C = 10, D = 9 }, '
    'dice = [{ color = "red", faces = 6 }] }]\n'
    'planets = [{ id = "ghar", text = "Draw 1 more.", fx = [{ do = "search", n = 1 }] }]\n'
    "[cubes]\nY = 6\nW = 10\n"
)


def write_file(folder: Path, name: str, text: str | bytes) -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    _ = path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


@pytest.fixture
def base(tmp_path: Path) -> Source:
    notes = Notes()
    source = Source(FORMAT).with_pack(write_file(tmp_path, "base.toml", BASE), notes)
    assert notes.faults == []
    return source


def apply(base: Source, *places: Path) -> tuple[Source, list[str]]:
    """Return the source with the packs applied, and the faults."""
    notes = Notes()
    for place in places:
        base = base.with_pack(place, notes)
    return base, [str(fault) for fault in notes.faults]


def test_the_example_in_the_documentation_is_correct() -> None:
    assert doctest.testmod(pack_faults).failed == 0


# ---- merging ---------------------------------------------------------------------------------------------


def test_a_table_is_merged_by_key_and_a_list_by_its_field(tmp_path: Path, base: Source) -> None:
    text = 'captains = [{ id = "mina", start = { D = 8 }, dice = [{ color = "black", faces = 6 }] }]\n'
    after, faults = apply(base, write_file(tmp_path, "mine.toml", HEAD + text))
    assert faults == []
    mina = after.tables["captain"]["mina"]
    assert mina["start"] == {"C": 10, "D": 8}
    assert list(mina["dice"]) == ["red", "black"]
    assert base.tables["captain"]["mina"]["start"]["D"] == 9, "the base source has changed"


def test_unmerged_tables_and_single_values_are_replaced(tmp_path: Path, base: Source) -> None:
    text = 'hand = 6\nplanets = [{ id = "ghar", text = "x" }]\n[cubes]\nY = 5\n'
    after, faults = apply(base, write_file(tmp_path, "mine.toml", HEAD + text))
    assert faults == []
    assert after.tables["planet"]["ghar"] == {"id": "ghar", "text": "x"}
    assert after.values == {"hand": 6, "cubes": {"Y": 5, "W": 10}}


def test_the_changes_of_a_pack_are_listed(tmp_path: Path, base: Source) -> None:
    text = (
        "hand = 5\n"
        'captains = [{ id = "mina", keep = 2, start = { C = 11 } }, { id = "rook" }]\n'
        'planets = [{ id = "ghar", text = "x" }]\n[cubes]\nY = 5\n'
    )
    story = 'format = "duel/story"\nversion = 1\nid = "first"\ntitle = "x"\n'
    _ = write_file(tmp_path, "mine/base.toml", HEAD + text)
    _ = write_file(tmp_path, "mine/story.toml", story)
    after, faults = apply(base, tmp_path / "mine")
    assert faults == []
    changes = list(packs.find_changes(base, after))
    assert changes == [
        PackChange("captain", "mina", False, ("keep", "start.C")),
        PackChange("captain", "rook", True),
        PackChange("planet", "ghar", False, ("text", "fx")),
        PackChange("", "cubes", False),
        PackChange("story", "first", True),
    ]
    assert [str(change) for change in changes] == [
        "captain mina changed: keep, start.C",
        "captain rook added",
        "planet ghar changed: text, fx",
        "cubes changed",
        "story first added",
    ]


def test_an_invalid_pack_is_skipped_with_all_its_faults(tmp_path: Path, base: Source) -> None:
    good_pack = write_file(tmp_path, "a.toml", HEAD + "hand = 7\n")
    bad_pack = write_file(tmp_path, "b.toml", HEAD + "hand = 8\nplanet = []\ncaptain = []\n")
    last_pack = write_file(tmp_path, "c.toml", HEAD + 'captains = [{ id = "rook" }]\n')

    def make(source: Source, before: int, notes: Notes) -> int:
        return int(source.values["hand"])

    outcome = packs.apply_packs([good_pack, bad_pack, last_pack], base, 5, make)
    assert outcome.edition == 7
    assert outcome.accepted == [str(good_pack), str(last_pack)]
    assert [fault.key for fault in outcome.faults] == ["planet", "captain"]
    assert {fault.pack for fault in outcome.faults} == {str(bad_pack)}


# ---- files -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "content", "fault"),
    [
        ("bom.toml", b"\xef\xbb\xbf" + HEAD.encode(), ""),
        ("crlf.toml", HEAD.replace("\n", "\r\n"), ""),
        ("notes.txt", "To do", ""),
        ("guide.md", f"```toml\n{HEAD}```\n", ""),
        ("map.png", b"\x89PNG\x00\xff", ""),
        ("Wrong.TOML", HEAD, "Wrong.TOML: is not read: the name of a file must end with .toml"),
        ("base.toml.txt", HEAD, "base.toml.txt: is not read: the name of a file must end with .toml"),
        ("base.tml", "# mine\n" + HEAD, "base.tml: is not read: the name of a file must end with .toml"),
        ("bom.txt", b"\xef\xbb\xbf" + HEAD.encode(), "bom.txt: is not read: the name of a file must"),
        ("latin.toml", HEAD.encode() + b"# caf\xe9\n", "latin.toml: no valid TOML: line 3 is not UTF-8;"),
        ("utf16.toml", HEAD.encode("utf-16"), "utf16.toml: no valid TOML: line 1 is not UTF-8;"),
        ("binary.toml", bytes(range(256)), "binary.toml: no valid TOML: "),
        ("empty.toml", "", "empty.toml: format: is missing; the choices are duel/base, duel/story"),
        (
            "head.toml",
            'format = "duel/bas"\n',
            "head.toml: format: there is no 'duel/bas'; did you mean duel/base?",
        ),
        ("two.toml", HEAD.replace("1", "2"), "two.toml: version: must be the number 1"),
        ("true.toml", HEAD.replace("1", "true"), "true.toml: version: must be the number 1"),
    ],
)
def test_files_are_read_or_their_faults_are_reported(
    tmp_path: Path, base: Source, name: str, content: str | bytes, fault: str
) -> None:
    _ = write_file(tmp_path, "pack/good.toml", HEAD)
    _ = write_file(tmp_path, f"pack/{name}", content)
    after, faults = apply(base, tmp_path / "pack")
    assert len(faults) == bool(fault)
    assert "".join(faults).startswith(fault)
    assert after.whole == (not fault)


def test_a_folder_without_files_is_reported_and_hidden_folders_are_not_read(
    tmp_path: Path, base: Source
) -> None:
    _ = write_file(tmp_path, "pack/.git/config.toml", "no pack")
    _ = write_file(tmp_path, "pack/.hidden.toml", "no pack")
    assert apply(base, tmp_path / "pack")[1] == ["pack: contains no .toml file"]
    assert apply(base, tmp_path / "none")[1] == ["none: no such file or folder"]


def test_a_folder_in_a_pack_without_a_readable_file_is_reported(tmp_path: Path, base: Source) -> None:
    _ = write_file(tmp_path, "pack/base.toml", HEAD + "hand = 7\n")
    _ = write_file(tmp_path, "pack/pictures/README.md", "none yet")
    _ = write_file(tmp_path, "pack/__pycache__/more.pyc", "")
    (tmp_path / "pack" / "cards" / "new").mkdir(parents=True)
    after, faults = apply(base, tmp_path / "pack")
    assert faults == ["cards/new: contains no .toml file", "pictures: contains no .toml file"]
    assert after.values["hand"] == 7


def test_files_that_look_like_packs_are_found_and_reported(tmp_path: Path) -> None:
    for name in ("b.TOML", "a.toml", "README.md", ".hidden.toml", "c/base.toml"):
        _ = write_file(tmp_path, name, HEAD)
    assert [place.name for place in packs.packs_in_folder(tmp_path)] == ["a.toml", "b.TOML", "c"]


# ---- tables ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "captain = []\n",
            "captain: is not known in this kind of file: duel/base has [[captains]], [[planets]],",
        ),
        ("captains = 3\n", "captains: must be written as an array of tables, [[captains]]"),
        ("captains = [3]\n", "captains[0]: must be a table, written under [[captains]]"),
        ("captains = [{}]\n", "captains[0].id: every table needs an id"),
        ("captains = [{ id = 3 }]\n", "captains[0].id: must be text"),
        ('planets = [{ id = "x" }, { id = "x" }]\n', "planets[1].id: x is listed twice"),
        ('captains = [{ id = "mina", dice = 3 }]\n', "mina.dice: must be written as an array of tables"),
        ('captains = [{ id = "mina", dice = [{}] }]\n', "mina.dice: every entry needs a color"),
        (
            'captains = [{ id = "mina", dice = [{ color = "x" }, { color = "x" }] }]\n',
            "mina.dice: x is listed twice",
        ),
        ('captains = [{ id = "mina", remove = "keep" }]\n', "mina.remove: must be a list of keys"),
        ('captains = [{ id = "mina", remove = ["kep"] }]\n', "mina.remove: there is no 'kep' to remove"),
    ],
)
def test_a_table_that_cannot_be_merged_is_reported(
    tmp_path: Path, base: Source, text: str, expected: str
) -> None:
    (fault,) = apply(base, write_file(tmp_path, "mine.toml", HEAD + text))[1]
    assert fault.startswith(f"mine.toml: {expected}")


def test_an_id_occurs_once_in_a_pack(tmp_path: Path, base: Source) -> None:
    for name in "ab":
        _ = write_file(tmp_path, f"pack/{name}.toml", HEAD + 'hand = 4\ncaptains = [{ id = "mina" }]\n')
    assert apply(base, tmp_path / "pack")[1] == [
        "b.toml: captains[0].id: mina is listed in a.toml too",
        "b.toml: hand: hand is listed in a.toml too",
    ]


def test_all_faults_of_all_files_are_reported_together(tmp_path: Path, base: Source) -> None:
    _ = write_file(tmp_path, "pack/a.toml", HEAD + "captains = [{}, 3]\nplanet = 1\n")
    _ = write_file(tmp_path, "pack/b.toml", "x = ")
    _ = write_file(tmp_path, "pack/c.TOML", HEAD)
    faults = apply(base, tmp_path / "pack")[1]
    assert [line.split(": ")[1] for line in faults[:3]] == ["captains[0].id", "captains[1]", "planet"]
    assert [line.split(": ")[0] for line in faults[3:]] == ["b.toml", "c.TOML"]


# ---- records ---------------------------------------------------------------------------------------------

Few = Annotated[int, Meta(ge=0, le=9, description="a number from 0 to 9")]


class Die(Struct, frozen=True, forbid_unknown_fields=True):
    """A die of a captain."""

    color: str
    faces: Few


class Captain(Struct, frozen=True, forbid_unknown_fields=True):
    """A captain with dice."""

    id: str
    keep: Few
    dice: dict[str, Die]
    pair: tuple[int, str] = (0, "")
    friend: Die | None = None


def test_every_mismatch_with_a_record_is_reported_together() -> None:
    notes = Notes()
    raw = {
        "id": "mina",
        "keep": 10,
        "kepe": 1,
        "dice": {"red": {"color": 3, "faces": "x"}, "black": {"faces": 1}, "green": []},
        "pair": [1.5, 2],
        "friend": {"color": "red", "faces": True, "size": 1},
    }
    with check_section():
        _ = build(Captain, raw, Place(notes, "mine.toml")["mina"])
    assert [f"{fault.key}: {fault.reason}" for fault in notes.faults] == [
        "mina.keep: must be a number from 0 to 9, not 10",
        "mina.kepe: means nothing here",
        "mina.dice.red.color: must be text, not 3",
        "mina.dice.red.faces: must be a number from 0 to 9, not 'x'",
        "mina.dice.black.color: is missing",
        "mina.dice.green: must be a table, not a list of 0",
        "mina.pair[0]: must be a whole number, not 1.5",
        "mina.pair[1]: must be text, not 2",
        "mina.friend.faces: must be a number from 0 to 9, not true",
        "mina.friend.size: means nothing here",
    ]


def test_a_reference_to_an_invalid_thing_is_not_another_fault(tmp_path: Path, base: Source) -> None:
    notes = Notes()
    text = 'captains = [{ id = "rook", keep = 1 }]\n'
    after, _ = apply(base, write_file(tmp_path, "mine.toml", HEAD + text))

    def make(key: str, table: Table, place: Place) -> Captain:
        return build(Captain, table, place, lambda: after.missing_keys_message("captain", key))

    captains = after.build_records("captain", notes, make)
    assert [(fault.key, fault.reason) for fault in notes.faults] == [
        ("mina.start", "means nothing here"),
        ("rook.dice", "there is no captain rook to change, and a new one needs dice"),
    ]
    Place(notes, "mine.toml", "crew").check_all_known(captains, ["rook", "nobody"])
    assert [fault.reason for fault in notes.faults[2:]] == ["there is no 'nobody', only mina, rook"]


# ---- partial records --------------------------------------------------------------------------------------


class OneDie(Struct, frozen=True):
    color: str
    faces: int


class Player(Struct, frozen=True):
    keep: int
    dice: tuple[OneDie, ...]
    bag: dict[str, OneDie] = {}
    rank: str = "none"

    @property
    def colors(self) -> list[str]:
        return [die.color for die in self.dice]


def test_only_the_valid_parts_of_an_invalid_record_can_be_read() -> None:
    red = {"color": "red", "faces": "six"}
    captain = read_partially(Player, {"keep": "x", "dice": [red], "rank": "high"})
    assert (captain.rank, captain.bag, captain.colors) == ("high", {}, ["red"])
    for read_invalid_part in (lambda: captain.keep, lambda: captain.dice[0].faces):
        with pytest.raises(Skip):
            _ = read_invalid_part()
    assert not hasattr(captain, "age")
    for raw in ({"dice": [5]}, {"dice": 5}, {}, 5):
        with pytest.raises(Skip):
            _ = read_partially(Player, raw).colors


def test_checks_continue_after_a_fault_and_rejected_data_is_not_a_record() -> None:
    notes = Notes()
    place = Place(notes, "f")
    checks = (
        lambda captain: place["keep"].demand(captain.keep > 1, "too few"),
        lambda captain: place["dice"].refuse(f"{captain.colors}"),
        lambda captain: place["rank"].demand(False, captain.rank),
    )
    for raw, expected in (
        ({"keep": 1, "dice": []}, ["keep: too few", "dice: []", "rank: none"]),
        (
            {"keep": "x", "dice": [], "rank": "low"},
            ["keep: must be a whole number, not 'x'", "dice: []", "rank: low"],
        ),
    ):
        notes.faults.clear()
        with pytest.raises(Skip):
            _ = build_checked(Player, raw, place, *checks)
        assert [f"{fault.key}: {fault.reason}" for fault in notes.faults] == expected
    table = {"keep": 2, "dice": [], "rank": "low"}
    assert build_checked(Player, table, place, checks[0]) == Player(2, (), rank="low")
