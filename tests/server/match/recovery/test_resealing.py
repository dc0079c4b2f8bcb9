"""A match from a backup continues with new dice, and its record can be verified to the end."""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

from engine.core.matches.record import replay, verify
from server.db.schema import PENDING
from server.match.recovery.resealing import MESSAGE
from tests.server.play import Caller, Seat, begin_match, make_app
from tests.server.toy import GAME

GAMES = {GAME.id: GAME}
NEW = b"\x07" * 32
SEAL = hashlib.sha256(NEW).hexdigest()


def mark_restored(folder: Path) -> None:
    """Make the database look restored."""
    with closing(sqlite3.connect(folder / "test.sqlite3")) as connection, connection:
        statement = "INSERT INTO reseals (match_id, since, seed) SELECT id, ?, ? FROM matches"
        _ = connection.execute(statement, (PENDING, NEW))
        _ = connection.execute("UPDATE matches SET reseal = 1, made_by = NULL")


def play(*seats: Seat, answers: int = 2000) -> None:
    """Answer at random until the match is over, or this many times."""
    random = Random(5)
    for _ in range(answers):
        seat = next((one for one in seats if one.resync()["view"].get("decision")), None)
        if seat is None or seat.view["status"] == "finished":
            return
        option_ids = [option["id"] for option in seat.view["decision"]["options"]]
        assert seat.pick(random.choice([one for one in option_ids if one != "boom"]))["type"] == "accepted"


@pytest.fixture
def match_and_commitment(tmp_path: Path) -> Iterator[tuple[Caller, str, dict[str, Any], str]]:
    """Return a player, the match, its record, and the commitment that both players got at the beginning."""
    with TestClient(make_app(tmp_path)) as client:
        summary, (ada, bob) = begin_match(client, goal=80)
        with ada.watch(summary["id"]) as red, bob.watch(summary["id"]) as blue:
            sealed = red.view["commitment"]
            play(red, blue, answers=4)
    mark_restored(tmp_path)
    with TestClient(make_app(tmp_path)) as client:
        ada.client = bob.client = client
        with ada.watch(summary["id"]) as red, bob.watch(summary["id"]) as blue:
            for seat in (red, blue):
                assert [line["text"] for line in seat.view["chat"]] == [MESSAGE + SEAL]
                assert (seat.view["commitment"], seat.view["chat"][0]["seat"]) == (sealed, "")
            assert ada.get(f"/api/matches/{summary['id']}/seals").status_code == 409
            play(red, blue)
            assert red.resync()["view"]["status"] == "finished"
            yield ada, summary["id"], ada.get(f"/api/matches/{summary['id']}/record").json(), sealed


def test_dice_rolled_after_a_restore_are_verified_with_both_seals(
    match_and_commitment: tuple[Caller, str, Any, str],
) -> None:
    ada, match, record, sealed = match_and_commitment
    (reseal,) = record["resealed"]
    since, seal, seed = reseal["since"], reseal["commitment"], reseal["seed"]
    assert (record["commitment"], seal, seed) == (sealed, SEAL, NEW.hex())
    assert verify(GAMES, record, [sealed, SEAL]).problems == []
    assert len(list(replay(GAMES, record))) > 3
    assert sum(entry["kind"] == "chance" for entry in record["entries"]) > since + 12, (
        "dice fell after the backup"
    )
    for wrong_commitment in ("00" * 32, hashlib.sha256(seed.encode()).hexdigest()):
        assert not verify(GAMES, record, [wrong_commitment]).ok
    for forged in (
        {"resealed": []},
        {"resealed": [reseal | {"since": since + 12}]},
        {"resealed": [reseal | {"seed": "08" * 32}]},
        {"resealed": [reseal | {"commitment": "08" * 32}]},
    ):
        assert not verify(GAMES, record | forged, [sealed]).ok, forged
    assert ada.get(f"/api/matches/{match}/seals").json() == [
        {"since": 0, "commitment": sealed, "seed": record["seed"]},
        {"since": since, "commitment": SEAL, "seed": NEW.hex()},
    ]
    for commitment_, number in (([sealed], since), ([SEAL], 0)):
        (problem,) = verify(GAMES, record, commitment_).problems
        assert f"from draw {number} on" in problem
    replayed = ada.get(f"/api/matches/{match}/replay").json()
    assert not replayed["cut"]
