"""Matches of every snapshot version can be continued, and no change is made without a new version."""

from __future__ import annotations

import gzip
import json
from hashlib import sha256
from itertools import count
from pathlib import Path

import pytest

from engine.core.players import QuickPlayer
from engine.galaxies.catalogue.storage import dump_catalogue, restore_catalogue
from server.db.migrate import revisions
from tests.saves.versions import FOLDER, GAMES, folder_of, read_save, state_of

SAVES = sorted(
    (path.parent, path.name.removesuffix(".json.gz"))
    for path in FOLDER.glob("*/v*/*.json.gz")
    if path.name != "edition.json.gz"
)
MAX_ANSWERS = 10_000
#: One in this many answers is picked from a view.
VIEW_INTERVAL = 5


@pytest.mark.parametrize("name", GAMES)
def test_every_version_has_a_stored_match_of_every_mission(name: str) -> None:
    game = GAMES[name]()
    for version in range(1, game.codec.version + 1):
        stored = {mission for folder, mission in SAVES if folder == folder_of(name, version)}
        assert stored, f"save matches of version {version}: python -m tests.saves.versions {name}"
        if version == game.codec.version:  # a lesson may have been added later
            assert stored >= {
                mission.id for mission in game.edition().missions.values() if not mission.lesson
            }


@pytest.mark.parametrize("folder", sorted(FOLDER.glob("galaxies/v*")), ids=lambda folder: folder.name)
def test_a_stored_edition_is_written_back_byte_for_byte(folder: Path) -> None:
    """Records of matches with this edition identify it by its bytes."""
    data = gzip.decompress((folder / "edition.json.gz").read_bytes())
    assert dump_catalogue(restore_catalogue(sha256(data).hexdigest(), data)) == data


@pytest.mark.parametrize("name", GAMES)
def test_a_state_changes_only_with_a_new_version(name: str) -> None:
    """See docs/HOW-TO-ADD.md, "a field of a state"."""
    codec = GAMES[name].codec
    stored_state = json.loads((folder_of(name, codec.version) / "state.json").read_text())
    assert state_of(codec) == stored_state, (
        "the fields of a position have changed: add a version and an upgrade"
    )
    assert set(codec.upgrades) == set(range(1, codec.version))


def test_a_new_version_brings_a_migration_that_tells_older_code_that_it_is_older() -> None:
    modules = [script.module for script in revisions().walk_revisions()]
    migration = next(module.SNAPSHOTS for module in modules if hasattr(module, "SNAPSHOTS"))
    assert migration == {name: game.codec.version for name, game in GAMES.items()}


@pytest.mark.parametrize(("folder", "mission"), SAVES, ids=lambda part: getattr(part, "name", part))
def test_a_match_of_each_version_loads_in_the_middle_of_a_step_and_can_be_finished(
    folder: Path, mission: str
) -> None:
    game, save = read_save(folder, mission)
    version = json.loads(save.snapshot["data"])["version"]
    assert folder == folder_of(folder.parent.name, version)
    match = save.open(game)
    assert save.entries, "in the middle of a step"
    players = {seat: game.bot("random", n) for n, seat in enumerate(match.state.seats)}
    for answers in count():
        if match.over:
            break
        assert answers < MAX_ANSWERS
        seat, decision = next(iter(match.decisions.items()))
        player = players[seat]
        if answers % VIEW_INTERVAL and isinstance(player, QuickPlayer):
            picks = player.choose(match.state, decision)
        else:
            picks = player(game.views(match, [seat])[seat])
        match.answer(seat, decision.id, picks)
    assert match.outcome is not None
