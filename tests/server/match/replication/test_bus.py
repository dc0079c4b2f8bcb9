"""Messages between servers: frames for their viewers, and logouts."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

from server.match.replication import messages as replication
from server.match.replication.bus import LOGOUTS
from server.match.replication.redis_bus import RedisBus
from server.match.replication.table_signals import SUFFIX
from tests.busy import BUSY
from tests.server.exchange import Fault, Servers, drop_every, garble_message, repeat_messages, swap_messages
from tests.server.match.replication.test_workers import DeafBus
from tests.server.play import Caller, Seat, begin_match, make_app

#: The seconds before a client without a question checks again
A_MOMENT = 0.01
READS = ("match", "snapshot_and_journal", "journal", "seed", "chat", "setup")


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[Servers]:
    """Two servers that are connected only by the bus."""
    with ExitStack() as stack:
        yield Servers(tmp_path, stack, poll_seconds=60)


def count_reads(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Count the server's reads of matches from now on."""
    store: Any = client.app.state.store  # type: ignore[attr-defined]
    counts: Counter[str] = Counter()

    def count_calls(name: str) -> Any:
        read_match = getattr(store, name)

        async def count(*arguments: Any) -> Any:
            counts[name] += 1
            return await read_match(*arguments)

        return count

    for name in READS:
        monkeypatch.setattr(store, name, count_calls(name))
    return counts


def user_at(client: TestClient, caller: Caller) -> Caller:
    """Return the same user at another server."""
    other = Caller.__new__(Caller)
    other.client, other.user, other.headers = client, caller.user, caller.headers
    return other


def pick(seat: Seat, random: Random) -> None:
    """Answer the seat's decision, if any."""
    option_ids = [option["id"] for option in seat.view["decision"]["options"] if option["id"] != "boom"]
    assert seat.pick(random.choice(option_ids))["type"] == "accepted"


def diff_texts(seat: Seat) -> list[str]:
    return [text for text in seat.texts if text.startswith('{"type":"diff"')]


def test_viewers_on_another_server_get_the_same_frames_without_reads(
    servers: Servers, monkeypatch: pytest.MonkeyPatch
) -> None:
    random = Random(1)
    summary, (ada, bob) = begin_match(servers.one, goal=100_000, private=False)
    eve = Caller(servers.one, "Eve")
    code = summary["invite"]["code"]
    with ExitStack() as stack:
        local_seats, remote_seats = (
            [
                stack.enter_context(user_at(client, caller).watch(summary["id"], code=code))
                for caller in (ada, bob, eve)
            ]
            for client in (servers.one, servers.two)
        )
        reads = count_reads(servers.two, monkeypatch)
        for _ in range(60):
            for seat in local_seats[:2]:
                seat.pending_messages()
                if seat.view["decision"]:
                    pick(seat, random)
        local_seats[0].ask("chat", channel="team", text="Only for red.")
        for local_seat, remote_seat in zip(local_seats, remote_seats, strict=True):
            local_seat.pending_messages()
            while remote_seat.seq < local_seat.seq:
                remote_seat.read()
            assert diff_texts(remote_seat) == diff_texts(local_seat)
            assert remote_seat.view == local_seat.view
            assert len(diff_texts(remote_seat)) > 30
        assert not reads
        assert max(servers.exchange.sizes) < replication.MAX_BYTES
        assert [remote_seat.resync()["view"] for remote_seat in remote_seats] == [
            local_seat.view for local_seat in local_seats
        ]


def test_a_player_on_another_server_continues_without_a_read_of_the_store(
    servers: Servers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Answers, undo and chat alternate between two servers. Each server receives a message before the next is
    sent."""
    random = Random(2)
    summary, (ada, bob) = begin_match(servers.one, goal=100_000)
    with ada.watch(summary["id"]) as red, user_at(servers.two, bob).watch(summary["id"]) as blue:
        reads = [count_reads(client, monkeypatch) for client in (servers.one, servers.two)]
        done = Counter[str]()
        for _ in range(250):
            seat = random.choice((red, blue))
            servers.settle(summary["id"])
            seat.pending_messages()
            action = random.choices(["answer", "chat"], [8, 1])[0]
            action = "undo" if seat.view["undo"]["open"] else action
            fields: dict[str, Any] = {"chat": {"channel": "table", "text": "Well."}}.get(action, {})
            if action == "answer" and seat.view["decision"]:
                fields = answer(seat, random)
            if action != "answer" or fields:
                done[action] += seat.ask(action, **fields)["type"] == "accepted"
        servers.settle(summary["id"])
        assert min(done[action] for action in ("answer", "undo", "chat")) > 2, done
        assert reads == [{}, {}]
        for seat in (red, blue):
            seat.pending_messages()
            assert seat.view == seat.resync()["view"]


def play(red: Seat, blue: Seat, random: Random, answers: int = 40) -> None:
    """Let both seats answer their questions immediately."""
    done = 0
    while done < answers:
        old_count = done
        for seat in (red, blue):
            seat.pending_messages()
            if seat.view["decision"] and seat.ask("answer", **answer(seat, random))["type"] == "accepted":
                done += 1
        if done == old_count:
            time.sleep(A_MOMENT)


def answer(seat: Seat, random: Random) -> dict[str, Any]:
    decision = seat.view["decision"]
    option_ids = [option["id"] for option in decision["options"] if option["id"] != "boom"]
    return {"decision": decision["id"], "pick": [random.choice(option_ids)]}


@pytest.mark.parametrize(
    "fault", [drop_every(3), drop_every(1), repeat_messages, swap_messages(), garble_message]
)
def test_a_failing_bus_only_costs_time(tmp_path: Path, fault: Fault) -> None:
    """The clients in this test check that no message is missing."""
    with ExitStack() as stack:
        servers = Servers(tmp_path, stack, fault=fault, poll_seconds=0.02)
        summary, (ada, bob) = begin_match(servers.one, goal=100_000)
        with (
            ada.watch(summary["id"]) as red,
            user_at(servers.two, bob).watch(summary["id"]) as blue,
            user_at(servers.two, ada).watch(summary["id"]) as elsewhere,
        ):
            play(red, blue, Random(3))
            red.ask("chat", channel="table", text="That was it.")
            for seat in (red, blue, elsewhere):
                while not seat.view["chat"]:
                    seat.read()
                assert seat.view == seat.resync()["view"]
            assert elsewhere.view == red.view


def test_a_message_that_is_too_large_for_the_bus_is_read_from_the_store(
    servers: Servers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replication, "MAX_BYTES", 50)
    summary, (ada, bob) = begin_match(servers.one, goal=100_000)
    with ada.watch(summary["id"]) as red, user_at(servers.two, bob).watch(summary["id"]) as blue:
        reads = count_reads(servers.two, monkeypatch)
        red.ask("chat", channel="table", text="Hello!")
        assert blue.read()["type"] == "view"
        assert blue.view["chat"][0]["text"] == "Hello!"
        assert reads["match"] == 1
        assert max(servers.exchange.sizes) <= 50


def test_a_user_who_takes_a_seat_on_another_server_becomes_another_viewer_here(servers: Servers) -> None:
    ada = Caller(servers.one, "Ada")
    summary = ada.new_match("duel", private=False)
    bob, eve = Caller(servers.one, "Bob"), Caller(servers.one, "Eve")
    with (
        user_at(servers.two, bob).watch(summary["id"]) as blue,
        user_at(servers.two, eve).watch(summary["id"]) as spectator,
    ):
        assert blue.view["viewer"] == "spectator"
        bob.sit(summary, "red-1")
        assert blue.read()["type"] == "view"
        assert blue.view["viewer"] == "red-1"
        bob.sit(summary, "blue-1")
        while blue.view["viewer"] != "blue-1":
            blue.read()
        ada.sit(summary, "red-1")
        assert ada.post(f"/api/matches/{summary['id']}/start").status_code == 200
        for seat in (blue, spectator):
            while seat.view["status"] != "playing":
                seat.read()
        assert blue.view["hand"]
        assert spectator.view["viewer"] == "spectator"
        assert "hand" not in spectator.view
        with ada.watch(summary["id"]) as red:
            red.pick("stay") if red.view["decision"] else None
            while not blue.view["decision"]:
                blue.read()
            assert blue.pick("stay")["type"] == "accepted"


def test_a_table_that_nobody_uses_receives_no_messages(tmp_path: Path) -> None:
    with ExitStack() as stack:
        servers = Servers(tmp_path, stack, idle_seconds=0.1)
        tables = servers.two.app.state.services.tables  # type: ignore[attr-defined]
        summary, (ada, _) = begin_match(servers.one)
        assert tables.bus.topics == {LOGOUTS}
        with user_at(servers.two, ada).watch(summary["id"]):
            assert tables.bus.topics == {LOGOUTS, summary["id"], summary["id"] + SUFFIX}
        deadline = time.monotonic() + BUSY
        while tables.bus.topics != {LOGOUTS} and time.monotonic() < deadline:
            time.sleep(0.02)
        assert (tables.bus.topics, len(tables)) == ({LOGOUTS}, 0)


def test_a_logout_closes_sockets_on_every_server_immediately(servers: Servers) -> None:
    summary, (ada, bob) = begin_match(servers.one)
    with (
        user_at(servers.two, ada).watch(summary["id"]) as red,
        user_at(servers.two, bob).watch(summary["id"]) as blue,
    ):
        assert seconds_until_closed(ada, red) < BUSY, "long before they look by themselves"
        assert blue.pick("roll")["type"] in ("accepted", "refused") if blue.view["decision"] else True
        assert blue.resync()["type"] == "view"


def test_a_logout_that_the_bus_loses_takes_effect_later(tmp_path: Path) -> None:
    with ExitStack() as stack:
        first, second = (
            stack.enter_context(TestClient(make_app(tmp_path, bus=DeafBus(), poll_seconds=0.2)))
            for _ in range(2)
        )
        summary, (ada, bob) = begin_match(first)
        with (
            user_at(second, ada).watch(summary["id"]) as red,
            user_at(second, bob).watch(summary["id"]) as blue,
        ):
            assert seconds_until_closed(ada, red) < BUSY
            assert blue.resync()["type"] == "view"


def seconds_until_closed(caller: Caller, seat: Seat) -> float:
    """Log out, and return the seconds until the seat's socket is closed."""
    start = time.monotonic()
    assert caller.delete("/api/me").status_code == 204
    with pytest.raises(WebSocketDisconnect) as disconnect:
        while True:
            seat.read()
    assert disconnect.value.code == 4401
    return time.monotonic() - start


# Redis


@pytest.mark.anyio
async def test_redis_carries_only_subscribed_topics(redis_url: str) -> None:
    first, second = RedisBus(redis_url), RedisBus(redis_url)
    heard: list[tuple[str, bytes | None]] = []
    await first.start(lambda *_: None)
    await second.start(lambda topic, message: heard.append((topic, message)))
    try:
        second.subscribe("m1")
        await wait_until(lambda: {(LOGOUTS, None), ("m1", None)} <= set(heard))
        for number in range(200):
            first.publish("m1", bytes([number]))
            first.publish("m2", b"not for two")
        await wait_until(lambda: ("m1", bytes([199])) in heard)
        assert [m for topic, m in heard if m and topic == "m1"] == [bytes([n]) for n in range(200)]
        second.unsubscribe("m1")
        await asyncio.sleep(0.2)
        first.publish("m1", b"late")
        first.publish(LOGOUTS, b"digest")
        await wait_until(lambda: (LOGOUTS, b"digest") in heard)
        assert ("m1", b"late") not in heard
        assert "m2" not in {topic for topic, _ in heard}
    finally:
        await first.close()
        await second.close()


@pytest.mark.anyio
async def test_a_broken_connection_is_reopened(redis_url: str) -> None:
    bus = RedisBus(redis_url)
    heard: list[tuple[str, bytes | None]] = []
    bus.subscribe("m1")
    await bus.start(lambda topic, message: heard.append((topic, message)))
    try:
        await wait_until(lambda: ("m1", None) in heard)
        heard.clear()
        await bus._redis.execute_command("CLIENT", "KILL", "TYPE", "pubsub")
        await wait_until(lambda: {(LOGOUTS, None), ("m1", None)} <= set(heard))
        bus.publish("m1", b"again")
        await wait_until(lambda: ("m1", b"again") in heard)
    finally:
        await bus.close()


async def wait_until(so: Any) -> None:
    async with asyncio.timeout(10):
        while not so():
            await asyncio.sleep(0.01)


def test_a_users_sockets_are_counted_on_all_servers(tmp_path: Path, redis_url: str) -> None:
    with ExitStack() as stack:
        first, second = (
            stack.enter_context(TestClient(make_app(tmp_path, redis=redis_url, sockets_per_user=3)))
            for _ in range(2)
        )
        summary, (ada, bob) = begin_match(first)
        sockets = [
            stack.enter_context(user_at(client, ada).watch(summary["id"])) for client in (first, second)
        ]
        with user_at(second, ada).watch(summary["id"]):
            for client in (first, second):
                with (
                    pytest.raises(WebSocketDenialResponse) as denial,
                    user_at(client, ada).watch(summary["id"]),
                ):
                    pass
                assert denial.value.status_code == 429
            with user_at(first, bob).watch(summary["id"]) as blue:
                assert blue.view["viewer"] == "blue-1"
        time.sleep(0.2)
        with user_at(first, ada).watch(summary["id"]) as last_seat:
            assert last_seat.view == sockets[0].view
