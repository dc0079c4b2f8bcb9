"""A match continues with its original cards, whatever the server has by then."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete
from starlette.testclient import TestClient

from engine.core.lobby.setup import MissionInfo
from engine.core.matches import record
from engine.galaxies import printed
from engine.galaxies.catalogue import catalogue, load_catalogue
from engine.galaxies.editions import GalaxiesEdition
from engine.galaxies.game import Galaxies
from examples.duel import GAME as DUEL
from server.db import schema
from tests.server.play import Caller, make_app

HEAD = 'format = "galaxies/ships"\nversion = 1\n'
PACK = HEAD + '[[ship]]\nid = "isn-everest"\nname = "Everest of the box"\n'
SEATS = ("isn-1", "wretch-1")
GAMES = {"galaxies": Galaxies()}


@pytest.fixture
def packed(tmp_path: Path) -> Galaxies:
    """The game with one changed card."""
    file = tmp_path / "everest.toml"
    _ = file.write_text(PACK)
    return Galaxies(load_catalogue(file))


@contextmanager
def server(folder: Path, game: Galaxies, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """A server in a process that has seen no other catalogue."""
    monkeypatch.setattr(printed, "EDITIONS", {game.catalogue.digest: game.catalogue})
    with TestClient(make_app(folder, game), raise_server_exceptions=False) as client:
        yield client


def start_match(client: TestClient) -> tuple[dict[str, Any], list[Caller]]:
    """Return a running Dead Zone Battle."""
    callers = [Caller(client, name) for name in ("Ada", "Bob")]
    summary = callers[0].new_match("dead-zone")
    for caller, seat in zip(callers, SEATS, strict=True):
        caller.sit(summary, seat)
    assert callers[0].post(f"/api/matches/{summary['id']}/start").status_code == 200
    return summary, callers


def test_a_match_continues_with_its_pack_after_the_pack_was_removed(
    tmp_path: Path, packed: Galaxies, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server(tmp_path, packed, monkeypatch) as client:
        summary, (ada, bob) = start_match(client)
        with ada.watch(summary["id"]) as isn:
            view, seq = isn.view, isn.seq
        assert view["catalogue"] == packed.catalogue.digest
    with server(tmp_path, Galaxies(), monkeypatch) as client:
        for caller in (ada, bob):
            caller.client = client
        assert ada.get("/api/catalogue").json()["digest"] == catalogue().digest
        with ada.watch(summary["id"], since=seq, known=view) as isn:
            assert ada.get(f"/api/matches/{summary['id']}").json()["status"] == "playing"
            assert isn.resync()["view"] == view
        catalogue_response = ada.get(f"/api/catalogue/{view['catalogue']}")
        assert catalogue_response.json()["ships"]["isn-everest"]["name"] == "Everest of the box"
        assert catalogue_response.headers["cache-control"] == "public, max-age=86400"
        for caller, seat in zip((ada, bob), SEATS, strict=True):
            with caller.watch(summary["id"]) as player:
                if decision := player.view["decision"]:
                    pick = [option["id"] for option in decision["options"]][: decision["min"]]
                    assert player.ask("answer", decision=decision["id"], pick=pick)["type"] == "accepted", (
                        seat
                    )


def test_the_record_of_a_match_with_a_pack_is_verified_anywhere(
    tmp_path: Path, packed: Galaxies, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server(tmp_path, packed, monkeypatch) as client:
        summary, (ada, _) = start_match(client)
        with ada.watch(summary["id"]) as isn:
            assert isn.ask("order", order="concede", on=True)["type"] == "accepted"
        kept = ada.get(f"/api/matches/{summary['id']}/record").json()
    monkeypatch.setattr(printed, "EDITIONS", {})
    assert hashlib.sha256(kept["edition"].encode()).hexdigest() == packed.catalogue.digest
    assert record.verify(GAMES, kept).ok
    assert list(record.replay(GAMES, kept))
    forged = kept | {"edition": kept["edition"].replace("Everest of the box", "Everest")}
    assert not record.verify(GAMES, forged).ok
    monkeypatch.setattr(printed, "EDITIONS", {})
    with pytest.raises(record.BadRecord):
        record.verify(GAMES, forged)


@pytest.mark.parametrize("data", [None, b"{}"])
def test_a_match_whose_catalogue_is_lost_is_paused(
    tmp_path: Path,
    packed: Galaxies,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    data: bytes | None,
) -> None:
    with server(tmp_path, packed, monkeypatch) as client:
        summary, (ada, _) = start_match(client)
        assert client.portal
        client.portal.call(damage_catalogue, client, data)
    with server(tmp_path, Galaxies(), monkeypatch) as client:
        ada.client = client
        with ada.watch(summary["id"]) as isn:
            assert (isn.view["status"], isn.view["result"]) == ("paused", None)
        assert ada.post(f"/api/matches/{summary['id']}/resume").status_code == 409
        assert ada.get(f"/api/catalogue/{packed.catalogue.digest}").status_code == 404
        assert packed.catalogue.digest in capsys.readouterr().err
    with server(tmp_path, packed, monkeypatch) as client:  # the host has restored the pack
        ada.client = client
        assert ada.post(f"/api/matches/{summary['id']}/resume").json()["status"] == "playing"


async def damage_catalogue(client: TestClient, data: bytes | None) -> None:
    """Remove the catalogue from the store, or corrupt it."""
    store = client.app.state.services.store  # type: ignore[attr-defined]
    async with store._engine.begin() as connection:
        await connection.execute(delete(schema.editions))
        if data is not None:
            digest = printed.EDITIONS.popitem()[0]
            await connection.execute(
                schema.editions.insert().values(game="galaxies", digest=digest, data=data)
            )


def test_an_unknown_catalogue_is_refused(client: TestClient) -> None:
    for name in ("0" * 64, "x" * 65, "%00", "toys"):
        assert client.get(f"/api/catalogue/{name}").status_code == 404
    edition = DUEL.edition()
    assert client.get(f"/api/catalogue/{edition.digest}").json() == edition.public()


def test_a_match_in_the_lobby_whose_mission_is_gone_cannot_start(tmp_path: Path) -> None:
    class SmallerEdition(GalaxiesEdition):
        @property
        def missions(self) -> dict[str, MissionInfo]:
            return {name: about for name, about in super().missions.items() if name != "dead-zone"}

    class Smaller(Galaxies):
        def edition(self, digest: str | None = None) -> GalaxiesEdition:
            return SmallerEdition(super().edition(digest).catalogue)

    with TestClient(make_app(tmp_path, Galaxies())) as client:
        ada = Caller(client)
        summary = ada.new_match("dead-zone")
        assert summary["known"]
    with TestClient(make_app(tmp_path, Smaller())) as client:
        ada.client = client
        summary_without_mission = ada.get(f"/api/matches/{summary['id']}").json()
        assert (summary_without_mission["known"], summary_without_mission["title"]) == (False, "dead-zone")
        response = ada.post(f"/api/matches/{summary['id']}/start")
        assert (response.status_code, json.dumps(response.json()).count("no longer offered")) == (409, 1)
