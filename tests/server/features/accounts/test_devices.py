"""One person on several devices: transfers in the store, and over HTTP."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from server.db.migrate import upgrade
from server.db.sql.store import Store, open_engine
from server.db.types.people import Token, Transfer, User
from server.features.accounts import devices
from tests.server.play import Caller, begin_match

AT = datetime(2026, 11, 21, 12, 0, tzinfo=UTC)
LATER = AT + timedelta(minutes=10)
ADA, BOB = User("u1", "Ada"), User("u2", "Bob")
FIREFOX = {"User-Agent": "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"}


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    engine = open_engine(database, synchronous="OFF")
    await upgrade(engine)
    store = Store(engine)
    await store.add_user(ADA, Token("a1", "laptop"), AT)
    await store.add_user(BOB, Token("b1", "tablet"), AT)
    yield store
    await store.close()


@pytest.mark.anyio
async def test_a_transfer_works_once(store: Store) -> None:
    transfer = Transfer("x", ADA, LATER)
    await store.add_transfer(transfer, AT)
    assert await store.transfer("x", AT) == transfer
    redemptions = [store.redeem("x", Token(name, "phone"), 5, AT) for name in ("a2", "a3")]
    assert sorted(map(str, await asyncio.gather(*redemptions))) == sorted(map(str, [ADA, None]))
    assert await store.transfer("x", AT) is None
    assert len(await store.devices_of(ADA)) == 2
    assert len(await store.devices_of(BOB)) == 1


@pytest.mark.anyio
async def test_a_transfer_expires_and_a_new_one_replaces_it(store: Store) -> None:
    await store.add_transfer(Transfer("x", ADA, LATER), AT)
    assert await store.transfer("x", LATER) is None
    assert await store.redeem("x", Token("a2", "phone"), 5, LATER) is None
    await store.add_transfer(Transfer("y", ADA, LATER), AT)
    await store.add_transfer(Transfer("z", BOB, LATER), AT)
    assert await store.transfer("x", AT) is None
    assert await store.redeem("y", Token("a2", "phone"), 5, AT) == ADA
    assert await store.redeem("z", Token("b2", "phone"), 5, AT) == BOB


@pytest.mark.anyio
async def test_a_user_with_too_many_devices_is_logged_out_on_the_least_recently_used_ones(
    store: Store,
) -> None:
    for days in (1, 2, 3):
        at = AT + timedelta(days=days)
        await store.add_transfer(Transfer("x", ADA, at + timedelta(minutes=10)), at)
        if days == 3:
            assert await store.user_of("a1", at) == ADA
        assert await store.redeem("x", Token(f"a{days + 1}", "phone"), 3, at) == ADA
    assert [device.token.digest for device in await store.devices_of(ADA)] == ["a4", "a3", "a1"]
    assert await store.user_of("a2", AT) is None
    assert await store.user_of("b1", AT) == BOB


@pytest.mark.anyio
async def test_all_other_devices_and_pending_transfers_are_deleted(store: Store) -> None:
    await store.add_transfer(Transfer("x", ADA, LATER), AT)
    assert await store.redeem("x", Token("a2", "phone"), 5, AT) == ADA
    await store.add_transfer(Transfer("y", ADA, LATER), AT)
    await store.add_transfer(Transfer("z", BOB, LATER), AT)
    assert await store.delete_other_tokens(ADA, "a2") == ["a1"]
    assert await store.delete_other_tokens(ADA, "a2") == []
    assert [device.token.digest for device in await store.devices_of(ADA)] == ["a2"]
    assert await store.transfer("y", AT) is None
    assert [await store.user_of("b1", AT), (await store.transfer("z", AT)) is None] == [BOB, False]


def test_a_link_that_works_once_makes_another_device_the_same_person(client: TestClient) -> None:
    ada = Caller(client)
    made = ada.post("/api/me/transfers").json()
    assert made["url"] == f"http://testserver/continue/{made['code']}"
    path = f"/api/transfers/{made['code']}"
    assert client.get(path).json() == {"name": "Ada", "expires": made["expires"]}
    qr_code = client.get(f"{path}/qr.svg")
    assert qr_code.headers["content-type"] == "image/svg+xml"
    assert qr_code.text.startswith("<?xml")
    response = client.post(path, headers=FIREFOX)
    assert response.status_code == 201
    assert response.json()["user"] == ada.user
    assert client.get("/api/me").json() == ada.user, "the cookie is set"
    client.cookies.clear()
    for repeated in (client.get(path), client.post(path), client.get(f"{path}/qr.svg")):
        assert repeated.status_code == 404
    assert ada.get("/api/me").json() == ada.user


def test_a_link_expires_soon(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(devices, "LINK_LIFETIME", timedelta(0))
    path = f"/api/transfers/{Caller(client).post('/api/me/transfers').json()['code']}"
    assert client.get(path).status_code == 404
    assert client.post(path).status_code == 404


@pytest.mark.parametrize("code", ["nothing", "a" * 500, "%F0%9F%98%80"])
def test_a_wrong_link_leads_to_nobody(client: TestClient, code: str) -> None:
    _ = Caller(client).post("/api/me/transfers")
    assert client.get(f"/api/transfers/{code}").status_code == 404
    assert client.post(f"/api/transfers/{code}").status_code == 404


def test_only_users_get_a_link(client: TestClient) -> None:
    assert client.post("/api/me/transfers").status_code == 401
    assert client.get("/api/me/devices").status_code == 401


def test_only_the_hash_of_a_code_is_stored(client: TestClient, tmp_path: Path) -> None:
    code = Caller(client).post("/api/me/transfers").json()["code"]
    with sqlite3.connect(tmp_path / "test.sqlite3") as database:
        rows = database.execute("SELECT digest FROM transfers").fetchall()
    assert len(code) >= 22
    assert rows
    assert all(code not in digest for (digest,) in rows)


def test_users_see_their_own_devices_and_can_log_out_each(client: TestClient) -> None:
    summary, (ada, bob) = begin_match(client)
    code = ada.post("/api/me/transfers").json()["code"]
    phone = client.post(f"/api/transfers/{code}", headers=FIREFOX).json()
    client.cookies.clear()
    own_devices = ada.get("/api/me/devices").json()
    assert [(device["name"], device["here"]) for device in own_devices] == [
        ("Firefox on Android", False),
        ("", True),
    ]
    assert bob.delete(f"/api/me/devices/{own_devices[0]['id']}").status_code == 404
    headers = {"Authorization": f"Bearer {phone['token']}"}
    with client.websocket_connect(f"/ws/matches/{summary['id']}", headers=headers) as socket:
        assert socket.receive_json()["view"]["viewer"] == "red-1"
        assert ada.delete(f"/api/me/devices/{own_devices[0]['id']}").status_code == 204
        assert socket.receive()["type"] == "websocket.close"
    assert client.get("/api/me", headers=headers).status_code == 401
    assert [device["here"] for device in ada.get("/api/me/devices").json()] == [True]
    assert ada.delete(f"/api/me/devices/{own_devices[0]['id']}").status_code == 404


def test_all_other_devices_can_be_logged_out_together(client: TestClient) -> None:
    ada, bob = Caller(client), Caller(client, "Bob")
    tokens = list[str]()
    for _ in range(2):
        code = ada.post("/api/me/transfers").json()["code"]
        tokens.append(client.post(f"/api/transfers/{code}").json()["token"])
        client.cookies.clear()
    assert ada.delete("/api/me/devices").status_code == 204
    assert [device["here"] for device in ada.get("/api/me/devices").json()] == [True]
    for token in tokens:
        assert client.get("/api/me", headers={"Authorization": f"Bearer {token}"}).status_code == 401
    assert bob.get("/api/me").json() == bob.user
