"""Records of matches from before the first change of rulings can be replayed and verified."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from engine.core.matches import record
from engine.pulp import GAME
from tests.saves.versions import FOLDER

RECORDS = sorted((FOLDER / "pulp" / "records").glob("*.json.gz"))
GAMES = {GAME.id: GAME}

each_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name.partition(".")[0])


def read_record(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(gzip.decompress(path.read_bytes()))
    return data


@each_record
def test_a_record_of_the_first_rulings_verifies(path: Path) -> None:
    data = read_record(path)
    assert "rulings" not in data["options"]
    assert record.verify(GAMES, data).problems == []
    assert any(line.startswith("The Hegemony") for line in record.replay(GAMES, data))


@each_record
def test_a_record_of_the_first_rulings_is_played_with_them(path: Path) -> None:
    start = record.Playback(GAMES, read_record(path)).first
    assert (start.options.rulings, start.options.one_die_per_phase) == (1, False)


@each_record
def test_a_record_of_the_first_rulings_does_not_verify_with_the_current_rulings(path: Path) -> None:
    data = read_record(path)
    data["options"]["rulings"] = "2"
    assert record.verify(GAMES, data).problems
