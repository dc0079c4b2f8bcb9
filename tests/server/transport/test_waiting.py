"""Waiting requests take no slot from others, and each client has a limited number of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from threading import Event
from typing import Any

import httpx2
import pytest
from starlette.testclient import TestClient

from server.base.clients import BoundedCounter
from server.features.identity import passwords
from server.features.lobby.service import Lobby
from server.features.notifications.notifier import Notifier
from server.features.own_data import api as own_data
from server.features.own_data import deletion as account_deletion
from server.features.replays.chances import WinChances
from server.features.replays.service import Replays
from server.transport.errors import Problem
from server.transport.limits import admission
from server.transport.limits.waiting_room import CURRENT_REQUEST, CurrentRequest, RequestSlot, WaitingRoom
from tests.busy import BUSY
from tests.server.features.replays.test_chances import finished_match
from tests.server.match.test_trouble import run_in_loop
from tests.server.play import Caller, make_app
from tests.server.pondering import GAME

IMMEDIATE = 120
ATTACKERS = [f"192.0.2.{n}" for n in range(1, 5)]
USERS, EACH = 10, 5
#: The seconds after which the server has accepted or refused all requests
SETTLED = 5.0
STRANGER = "198.51.100.1"
CHANGED = {
    "smtp_host": "127.0.0.1",
    "mail_from": "host@play.example",
    "public_url": "http://testserver",
    "confirm_rate": "1000/day",
    "login_rate": "1000/minute",
    "account_rate": "1000/minute",
}


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    monkeypatch.setattr(admission, "MAX_TURN_SECONDS", 0.1)
    with TestClient(make_app(tmp_path, GAME, requests_at_once=IMMEDIATE, **CHANGED)) as client:
        yield client


class Blocked:
    """A replacement for slow work. It continues on demand."""

    def __init__(self, client: TestClient) -> None:
        self.client, self.over, self.goes_on = client, Event(), run_in_loop(client, asyncio.Event)

    async def wait(self, *_: Any, **__: Any) -> Any:
        await self.goes_on.wait()
        raise Problem(409, "busy")

    def wait_in_a_thread(self, *_: Any) -> bool:
        return self.over.wait(BUSY) and False

    def end(self) -> None:
        self.over.set()
        run_in_loop(self.client, _as_coroutine(self.goes_on.set))


def _as_coroutine(what: Callable[[], None]) -> Callable[[], Any]:
    async def call() -> None:
        what()

    return call


Asking = tuple[str, str, Any]


def replay(patch: pytest.MonkeyPatch, blocked: Blocked, services: Any, match: str, code: str) -> Asking:
    patch.setattr(services.part(Replays), "_begin", blocked.wait)
    return "GET", f"/api/matches/{match}/replay?since=900&code={code}", None


def chances(patch: pytest.MonkeyPatch, blocked: Blocked, services: Any, match: str, code: str) -> Asking:
    patch.setattr(services.part(WinChances), "_compute_chances", blocked.wait)
    return "GET", f"/api/matches/{match}/chances?code={code}", None


def export(patch: pytest.MonkeyPatch, blocked: Blocked, _services: Any, *_: str) -> Asking:
    patch.setattr(own_data, "export", blocked.wait)
    return "GET", "/api/me/export", None


def deletion(patch: pytest.MonkeyPatch, blocked: Blocked, _services: Any, *_: str) -> Asking:
    patch.setattr(account_deletion, "begin_deletion", blocked.wait)
    return "POST", "/api/me/deletion", {"name": "Ada"}


def trial(patch: pytest.MonkeyPatch, blocked: Blocked, services: Any, *_: str) -> Asking:
    patch.setattr(services.part(Notifier).push, "send", blocked.wait)
    return "POST", "/api/me/notices/trial", None


def confirmation(patch: pytest.MonkeyPatch, blocked: Blocked, services: Any, *_: str) -> Asking:
    patch.setattr(services.part(Notifier).mail, "send", blocked.wait)
    return "PUT", "/api/me/notices/mail", {"address": "ada@play.example"}


def login(patch: pytest.MonkeyPatch, blocked: Blocked, _services: Any, *_: str) -> Asking:
    patch.setattr(passwords, "_matches_hash", blocked.wait_in_a_thread)
    return "POST", "/api/login", {"name": "Ada", "password": "wrong password"}


def slow_store(patch: pytest.MonkeyPatch, blocked: Blocked, services: Any, match: str, code: str) -> Asking:
    patch.setattr(services.part(Lobby).store, "match", blocked.wait)
    return "GET", f"/api/matches/{match}?code={code}", None


FLOODS = (replay, chances, export, deletion, trial, confirmation, login, slow_store)


@pytest.mark.parametrize("begin", FLOODS)
def test_others_are_served_while_four_addresses_request_slow_work(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, begin: Callable[..., Asking]
) -> None:
    match, (ada, _), _ = finished_match(client)
    code = ada.get(f"/api/matches/{match}").json()["invite"]["code"]
    people = [Caller(client).headers for _ in ATTACKERS for _ in range(USERS)]
    services = client.app.state.services  # type: ignore[attr-defined]

    async def run() -> list[httpx2.Response]:
        asked = []
        for n, headers in enumerate(people):
            address = ATTACKERS[n % len(ATTACKERS)]
            asked += [asyncio.create_task(ask(client.app, address, asking, headers)) for _ in range(EACH)]
        with suppress(TimeoutError):
            async with asyncio.timeout(SETTLED):
                while sum(one.done() for one in asked) <= len(asked) / 2:
                    await asyncio.sleep(0.05)
        for path in ("/api/missions", "/readyz", "/livez", "/api/missions"):
            async with asyncio.timeout(BUSY):
                assert (await ask(client.app, STRANGER, ("GET", path, None))).status_code == 200
        blocked.over.set()
        blocked.goes_on.set()
        return await asyncio.gather(*asked)

    blocked = Blocked(client)
    try:
        with monkeypatch.context() as patch:
            asking = begin(patch, blocked, services, match, code)
            answers = run_in_loop(client, run)
    finally:
        blocked.end()
    refused = [answer for answer in answers if answer.status_code in (429, 503)]
    assert len(answers) - len(refused) >= len(ATTACKERS), "some had their turn"
    assert len(refused) > len(answers) / 2
    assert all(int(answer.headers["retry-after"]) > 0 for answer in refused)
    assert {answer.status_code for answer in answers} - {429, 503} <= {403, 409}
    assert not services.part(Replays)._room._inside._count


#: Few enough that waiting requests could fill all slots if they kept them.
FEW_PLACES, MANY_ADDRESSES = 24, 12


@pytest.mark.parametrize("begin", [replay, chances, export, login])
def test_waiting_requests_keep_no_slots_however_many_addresses_they_have(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begin: Callable[..., Asking]
) -> None:
    changed = CHANGED | {"requests_at_once": FEW_PLACES, "requests_per_address": 4}
    with TestClient(make_app(tmp_path, GAME, **changed)) as client:
        match, (ada, _), _ = finished_match(client)
        code = ada.get(f"/api/matches/{match}").json()["invite"]["code"]
        people = [Caller(client).headers for _ in range(3 * MANY_ADDRESSES)]
        services = client.app.state.services  # type: ignore[attr-defined]
        blocked = Blocked(client)

        async def run() -> tuple[httpx2.Response, list[httpx2.Response]]:
            asked = []
            for n, headers in enumerate(people):
                address = f"192.0.2.{n % MANY_ADDRESSES}"
                asked.append(asyncio.create_task(ask(client.app, address, asking, headers)))
                await asyncio.sleep(0.05)  # it waits before the next one comes
            await asyncio.sleep(1)
            stranger = await ask(client.app, STRANGER, ("GET", "/api/missions", None))
            blocked.over.set()
            blocked.goes_on.set()
            return stranger, await asyncio.gather(*asked)

        try:
            with monkeypatch.context() as patch:
                asking = begin(patch, blocked, services, match, code)
                stranger, answers = run_in_loop(client, run)
        finally:
            blocked.end()
    assert stranger.status_code == 200
    assert len([answer for answer in answers if answer.status_code in (403, 409)]) > FEW_PLACES


async def ask(
    app: Any, address: str, asking: Asking, headers: Mapping[str, str] | None = None
) -> httpx2.Response:
    method, path, body = asking
    transport = httpx2.ASGITransport(app, client=(address, 1))
    async with httpx2.AsyncClient(transport=transport, base_url="http://testserver") as browser:
        return await browser.request(method, path, json=body, headers=headers, timeout=None)


# Clients


@pytest.fixture
def room() -> WaitingRoom:
    return WaitingRoom(turns=1, per_user=2, per_client=3, total=40)


def visit(address: str | None) -> CurrentRequest:
    return CurrentRequest(address, RequestSlot(BoundedCounter(1), []))


async def enter_room(room: WaitingRoom, address: str | None, user: str | None = None) -> asyncio.Task[int]:
    """Enter the room as a request of that address. The task returns 200, or the status of the refusal."""

    async def stay() -> int:
        _ = CURRENT_REQUEST.set(visit(address))
        try:
            async with room.turn(user):
                await asyncio.sleep(3600)
        except Problem as problem:
            return problem.status
        return 200

    task = asyncio.create_task(stay())
    await asyncio.sleep(0)
    return task


async def waiting_requests(
    room: WaitingRoom, addresses: Iterable[str | None], user: str | None = None
) -> list[bool]:
    """Return which of the requests may wait, one after another."""
    return [not (await enter_room(room, address, user)).done() for address in addresses]


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("addresses", "fit"),
    [
        (["192.0.2.1"] * 5, 3),
        (["::ffff:192.0.2.1", "192.0.2.1"] * 3, 3),
        ([f"2001:db8::{n:x}" for n in range(5)], 3),
        ([f"2001:db8:0:{n:x}::1" for n in range(30)], 10),
        ([f"2001:db8:0:{n << 8:x}::1" for n in range(30)], 10),
        ([f"2001:db8:{n:x}::1" for n in range(30)], 30),
        ([f"192.0.2.{n}" for n in range(50)], 40),
        ([None] * 50, 40),
    ],
)
async def test_a_room_admits_a_limited_number_per_client_and_network(
    room: WaitingRoom, addresses: list[str | None], fit: int
) -> None:
    assert sum(await waiting_requests(room, addresses)) == fit


@pytest.mark.anyio
async def test_a_room_admits_a_limited_number_per_user_from_any_address(room: WaitingRoom) -> None:
    assert await waiting_requests(room, ["192.0.2.1", "192.0.2.2", "192.0.2.3"], "ada") == [True, True, False]
    assert await waiting_requests(room, [None], "bob") == [True]


@pytest.mark.anyio
async def test_clients_take_turns(room: WaitingRoom) -> None:
    async with asyncio.timeout(BUSY):
        order = list[str]()

        async def work(address: str) -> None:
            _ = CURRENT_REQUEST.set(visit(address))
            async with room.turn():
                order.append(address)
                await asyncio.sleep(0)

        await asyncio.gather(*(work(f"192.0.2.{n}") for n in (1, 1, 1, 2, 3)))
    assert [address[-1] for address in order] == ["1", "1", "2", "3", "1"]


@pytest.mark.anyio
@pytest.mark.parametrize("moment", ["waiting", "at its turn"])
async def test_a_request_that_is_cancelled_leaves_the_room_and_passes_its_turn_on(
    room: WaitingRoom, moment: str
) -> None:
    first = await enter_room(room, "192.0.2.1")
    second = await enter_room(room, "192.0.2.1")
    third = await enter_room(room, "192.0.2.2")
    if moment == "at its turn":
        _ = first.cancel()
        _ = await asyncio.wait([first])
    _ = second.cancel()
    _ = first.cancel()
    _ = await asyncio.wait([first, second])
    async with asyncio.timeout(BUSY):
        while room._queue._queues:
            await asyncio.sleep(0)
    assert not third.done()
    _ = third.cancel()
    _ = await asyncio.wait([third])
    assert (room._queue._free, room._inside._count, room._inside._counts) == (1, 0, {})


def test_a_slot_is_counted_once_however_a_request_ends() -> None:
    places = BoundedCounter(total=2)
    place = RequestSlot(places, [("ada", 1)])
    with place.release_temporarily():
        with place.release_temporarily():
            assert places._count == 0
        assert places._count == 0
        place.leave()
    assert places._count == 0
    with place.release_temporarily():  # a task that outlives the request
        pass
    place.leave()
    assert (places._count, places._counts) == (0, {})
