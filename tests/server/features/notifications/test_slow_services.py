"""A slow push service or mail server delays only its own users."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from server.base.clock import now
from server.db.types.notices import Subscription
from server.features.notifications import push
from server.features.notifications.notifier import Notifier
from server.features.notifications.slots import Busy, SendSlots
from server.features.notifications.texts import PushMessage
from server.settings import Settings
from tests.server.features.notifications.test_notices import (
    DELAY,
    MOVE,
    notice_client,
    services,
    subscribe,
    texts,
)
from tests.server.play import Caller, begin_match
from tests.server.reached import PushService

DELAY_SECONDS = 2.0


@pytest.fixture
def slow_service() -> Iterator[PushService]:
    with PushService() as running_service:
        yield running_service


def begin_sending(client: TestClient) -> None:
    """Let the notifier start sending the due messages without waiting for them, as its own task does."""
    at = now() + timedelta(seconds=DELAY + 1)
    assert client.portal
    client.portal.call(services(client).part(Notifier).plan_notices, at)
    client.portal.call(services(client).part(Notifier)._begin_sending, at)


def seconds_until_pushed(service: PushService, seconds: float) -> float:
    """Return the seconds until a message is pushed."""
    start = time.monotonic()
    while not service.pushed and time.monotonic() - start < seconds:
        time.sleep(0.02)
    return time.monotonic() - start


@pytest.mark.parametrize("same_host", [True, False])
def test_a_slow_endpoint_delays_no_other_user(
    tmp_path: Path, service: PushService, slow_service: PushService, same_host: bool
) -> None:
    target = service if same_host else slow_service
    with notice_client(tmp_path, service, push_hosts=[service.host, slow_service.host]) as client:
        for _ in range(3):
            _, (red, _) = begin_match(client)
            target.delays[f"/{subscribe(red, target).id}"] = DELAY_SECONDS
        begin_sending(client)
        _, (ada, _) = begin_match(client)
        subscribe(ada, service)
        begin_sending(client)
        assert seconds_until_pushed(service, DELAY_SECONDS) < DELAY_SECONDS / 2
        assert texts(service) == [MOVE]
        assert len(target.requested_paths) == 3 + same_host


def test_a_test_message_does_not_wait_for_another(
    tmp_path: Path, service: PushService, slow_service: PushService
) -> None:
    with notice_client(tmp_path, service, push_hosts=[service.host, slow_service.host]) as client:
        eve, ada = Caller(client), Caller(client)
        slow_service.delays[f"/{subscribe(eve, slow_service).id}"] = DELAY_SECONDS
        subscribe(ada, service)
        assert client.portal
        slow_request = client.portal.start_task_soon(
            services(client).part(Notifier).send_test_message, eve.user["id"], push_trial()
        )
        start = time.monotonic()
        assert ada.post("/api/me/notices/trial").json()["sent"] == 1
        assert time.monotonic() - start < DELAY_SECONDS
        assert slow_request.result().sent == 1


def push_trial() -> push.PushMessage:
    return push.PushMessage("It works", "", "/notices", "galaxies.trial")


def test_a_message_without_a_slot_is_sent_soon_and_counts_as_no_attempt(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    with notice_client(tmp_path, service) as client:
        _, (red, _) = begin_match(client)
        subscribe(red, service)
        notifier = services(client).part(Notifier)
        with monkeypatch.context() as patch:
            patch.setattr(notifier.push, "_sites", SendSlots(0, 1))
            at = now() + timedelta(seconds=DELAY + 1)
            assert client.portal
            client.portal.call(notifier.plan_notices, at)
            client.portal.call(notifier.send, at)
        assert service.requested_paths == []
        (notice,) = client.portal.call(notifier._store.due_notices, at + timedelta(minutes=1), 9)
        assert (notice.tries, notice.due) == (0, at + timedelta(seconds=5))
        client.portal.call(notifier.send, at + timedelta(seconds=6))
    assert texts(service) == [MOVE]


def test_a_destination_has_its_own_slots(monkeypatch: pytest.MonkeyPatch) -> None:
    slots = SendSlots(total=4, per_site=2, slow=1)
    with slots.take("a"), slots.take("a"):
        with pytest.raises(Busy), slots.take("a"):
            pass
        with slots.take("b"), slots.take("c"), pytest.raises(Busy), slots.take("d"):
            pass
    at = [0.0]
    monkeypatch.setattr("server.features.notifications.slots.monotonic", lambda: at[0])
    with slots.take("a"):
        at[0] += 9
    with slots.take("a"), pytest.raises(Busy), slots.take("a"):
        pass
    with slots.take("a"), slots.take("a"):
        pass


@pytest.mark.anyio
async def test_one_site_takes_only_a_few_of_all_slots(monkeypatch: pytest.MonkeyPatch) -> None:
    """This holds however slow the site is, and however many of its browsers are notified together."""
    released, sender = asyncio.Event(), push.Push(Settings())

    async def hand_over(subscription: Subscription, _message: PushMessage) -> str:
        if "slow" in subscription.endpoint:
            await released.wait()
        return "sent"

    async def send(site: str, count: int) -> list[str]:
        browsers = {str(n): Subscription(f"https://{site}/{n}", "key", "secret") for n in range(count)}
        return list((await sender.send(browsers, PushMessage("title", "body", "/", "tag"))).values())

    monkeypatch.setattr(sender, "_deliver", hand_over)
    slow_service = [
        asyncio.create_task(send(f"a{n}.slow{n // 4}.example", push.MAX_TOTAL // 4)) for n in range(16)
    ]
    await asyncio.sleep(0)
    await asyncio.sleep(0.1)
    assert await send("push.example", 20) == ["sent"] * 20
    released.set()
    all_outcomes = [outcome for outcomes in await asyncio.gather(*slow_service) for outcome in outcomes]
    assert 0 < all_outcomes.count("sent") <= push.MAX_TOTAL // 2


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ("https://a.push.example/1", "https://b.c.push.example/2", True),
        ("https://push.example/1", "https://other.example/1", False),
        ("http://127.0.0.1:1/a", "http://127.0.0.1:2/a", False),
        ("https://[2620:fe::fe]/1", "https://[2620:fe::fe]/2", True),
    ],
)
def test_hosts_of_one_owner_count_as_one_site(first: str, second: str, expected: bool) -> None:
    assert (push.site_of(first) == push.site_of(second)) is expected
