"""Records of Galaxies matches from before the first change of rulings verify as they were played."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from engine.core.matches import record
from engine.galaxies import GAME
from tests.saves.versions import FOLDER

RECORDS = sorted((FOLDER / "galaxies" / "records").glob("*.json.gz"))
GAMES = {GAME.id: GAME}

each_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name.partition(".")[0])


def read_record(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(gzip.decompress(path.read_bytes()))
    return data


@each_record
def test_a_record_of_the_first_rulings_verifies(path: Path) -> None:
    """In each of them a deck ran out over a filled pile, and nobody was asked for discards first."""
    data = read_record(path)
    assert record.Playback(GAMES, data).first.rulings == 1
    assert record.verify(GAMES, data).problems == []


@each_record
def test_a_record_of_the_first_rulings_does_not_verify_with_the_current_rulings(path: Path) -> None:
    data = read_record(path)
    snapshot = json.loads(data["snapshot"])
    snapshot["state"]["rulings"] = 2
    data["snapshot"] = json.dumps(snapshot | {"version": 7})
    assert any("not offered" in problem for problem in record.verify(GAMES, data).problems)
