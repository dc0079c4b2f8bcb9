"""Subscribed browsers and confirmed addresses receive notifications, unless a user stops them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from engine.core.game import Game
from server.base.clock import now
from server.db.sql.store import Store
from server.db.types.notices import Subscription
from server.features.notifications.endpoints import may_send_to
from server.features.notifications.resolver import PublicResolver
from tests.server.features.notifications.test_notices import (
    notice_client,
    run_notifier,
    services,
    subscribe,
    texts,
)
from tests.server.features.own_data.test_leaving import dump_database
from tests.server.play import Caller, begin_match
from tests.server.reached import Browser, Mailbox, PushService

SITE = "https://play.example"
HOURS = {"begin": "02:00", "end": "02:01", "zone": "Europe/Paris"}


@contextmanager
def mail_client(
    folder: Path, service: PushService, box: Mailbox, *games: Game[Any], **overrides: Any
) -> Iterator[TestClient]:
    options = {"smtp_host": "127.0.0.1", "smtp_port": box.port, "smtp_tls": "none", "public_url": SITE}
    options |= {"mail_from": "galaxies@play.example", "mail_rate": "1000/minute"}
    with notice_client(folder, service, *games, **(options | overrides)) as client:
        yield client


@pytest.fixture
def client(tmp_path: Path, service: PushService, box: Mailbox) -> Iterator[TestClient]:
    with mail_client(tmp_path, service, box) as client:
        yield client


def mail_code(mail: Any, page: str) -> str:
    link = re.search(rf"{SITE}/mail/{page}/(\S+)", mail.get_content())
    assert link
    return link[1]


def confirm_address(caller: Caller, box: Mailbox, address: str = "ada@home.example") -> None:
    """Let the caller give an address and confirm it."""
    assert caller.put("/api/me/notices/mail", {"address": address}).status_code == 202
    code = mail_code(box.mails.pop(), "confirm")
    assert caller.client.post(f"/api/notices/confirm/{code}").status_code == 204


# E-mail


def test_an_address_is_notified_of_a_move_once_it_is_confirmed(client: TestClient, box: Mailbox) -> None:
    summary, (red, _) = begin_match(client)
    assert red.put("/api/me/notices/mail", {"address": " ada@home.example "}).status_code == 202
    run_notifier(client, after=400)
    (confirmation,) = box.mails
    assert (confirmation["To"], confirmation["From"]) == ("ada@home.example", "galaxies@play.example")
    assert confirmation["List-Unsubscribe"] is None
    notices = red.get("/api/me/notices").json()
    assert (notices["mail_offered"], notices["address"], notices["confirmed"]) == (
        True,
        "ada@home.example",
        False,
    )
    code = mail_code(confirmation, "confirm")
    assert client.post(f"/api/notices/confirm/{code}").status_code == 204
    assert client.post(f"/api/notices/confirm/{code}").status_code == 404, "the link works only once"
    assert red.get("/api/me/notices").json()["confirmed"]
    with red.watch(summary["id"]) as seat:
        assert seat.pick("swap")["type"] == "accepted"
    run_notifier(client, after=100)
    assert len(box.mails) == 1, "mail waits longer than a push"
    for _ in range(3):
        run_notifier(client, after=400)
    _, mail = box.mails
    assert mail["Subject"] == "Your move: Duel · Card Duel"
    assert mail["Auto-Submitted"] == "auto-generated"
    assert f"{SITE}/m/{summary['id']}" in mail.get_content().splitlines()


def test_a_deleted_user_gets_no_notifications_and_their_address_is_deleted(
    client: TestClient, tmp_path: Path, box: Mailbox
) -> None:
    """This holds even if their seat is kept for the remaining players."""
    summary, (red, blue) = begin_match(client)
    confirm_address(blue, box, "bob@home.example")
    assert blue.put("/api/me/notices/quiet/mail", HOURS).status_code == 204
    run_notifier(client, after=400)
    mail_count = len(box.mails)
    name = blue.get("/api/me").json()["name"]
    assert blue.post("/api/me/deletion", {"name": name}).status_code == 204
    with red.watch(summary["id"]) as seat:
        assert seat.ask("order", order="concede", on=True)["type"] == "accepted"
    for _ in range(2):
        run_notifier(client, after=30 * 3600)
    assert len(box.mails) == mail_count
    dump = dump_database(tmp_path)
    assert not [secret for secret in ("bob@home.example", "Europe/Paris") if secret in dump]


@pytest.mark.parametrize("method", ["page", "mail program"])
def test_every_mail_has_a_link_that_stops_mail_without_a_login(
    client: TestClient, box: Mailbox, method: str
) -> None:
    _, (red, _) = begin_match(client)
    confirm_address(red, box)
    assert red.post("/api/me/notices/trial").json() == {"sent": 0, "failed": 0, "mailed": True}
    (mail,) = box.mails
    link = mail["List-Unsubscribe"].strip("<>")
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    code = mail_code(mail, "leave")
    assert link == f"{SITE}/api/notices/leave/{code}"
    path = link.removeprefix(SITE)
    page_response = client.get(path, follow_redirects=False)
    assert (page_response.status_code, page_response.headers["location"]) == (303, f"/mail/leave/{code}")
    assert red.get("/api/me/notices").json()["confirmed"], "opening the link changes nothing"
    form = {"data": {"List-Unsubscribe": "One-Click"}} if method == "mail program" else {}
    for _ in range(2):
        assert client.post(path, **form).status_code == 204
    assert red.get("/api/me/notices").json()["address"] is None
    assert not red.post("/api/me/notices/trial").json()["mailed"]
    run_notifier(client, after=400)
    assert len(box.mails) == 1


def test_a_confirmation_link_expires_and_is_replaced_by_a_newer_one(
    client: TestClient, box: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = Caller(client)
    codes = []
    for address in ("a@home.example", "b@home.example"):
        assert ada.put("/api/me/notices/mail", {"address": address}).status_code == 202
        codes.append(mail_code(box.mails.pop(), "confirm"))
    assert client.post(f"/api/notices/confirm/{codes[0]}").status_code == 404
    tomorrow = now() + timedelta(days=1)
    with monkeypatch.context() as patch:
        patch.setattr("server.features.accounts.notifications_api.now", lambda: tomorrow)
        assert client.post(f"/api/notices/confirm/{codes[1]}").status_code == 404
    assert client.post(f"/api/notices/confirm/{codes[1]}").status_code == 204
    assert ada.delete("/api/me/notices/mail").status_code == 204
    assert ada.get("/api/me/notices").json()["address"] is None


def test_nobodys_mailbox_can_be_filled_with_confirmations(
    tmp_path: Path, service: PushService, box: Mailbox
) -> None:
    with mail_client(tmp_path, service, box, confirm_rate="2/day") as client:
        for n in range(4):
            response = Caller(client).put("/api/me/notices/mail", {"address": "Victim@home.example"})
            assert response.status_code == (202 if n < 2 else 429)
        ada = Caller(client)
        responses = [ada.put("/api/me/notices/mail", {"address": f"a{n}@home.example"}) for n in range(3)]
        assert [response.status_code for response in responses] == [202, 202, 429]
    assert len(box.mails) == 4


def test_mail_that_cannot_be_sent_is_retried_unless_it_was_refused_permanently(
    client: TestClient, box: Mailbox
) -> None:
    _, (red, _) = begin_match(client)
    confirm_address(red, box)
    box.refusal = "451 later"
    run_notifier(client, after=400)
    mail_response = red.put("/api/me/notices/mail", {"address": "b@home.example"})
    assert (mail_response.status_code, mail_response.json()["type"]) == (502, "urn:galaxies:mail-failed")
    assert "later" in mail_response.json()["detail"]
    assert red.get("/api/me/notices").json()["confirmed"] is False
    confirm_after_refusal(red, box)
    run_notifier(client, after=600)
    assert [mail["Subject"] for mail in box.mails] == ["Your move: Duel · Card Duel"]


def confirm_after_refusal(caller: Caller, box: Mailbox) -> None:
    box.refusal = ""
    confirm_address(caller, box)


@pytest.mark.parametrize(
    "address", ["ada", "a@b", "a b@c.example", "a@c.example\nBcc: d@e.example", "<a@c.de>"]
)
def test_an_invalid_address_is_rejected(client: TestClient, box: Mailbox, address: str) -> None:
    assert Caller(client).put("/api/me/notices/mail", {"address": address}).status_code == 422
    assert box.mails == []


def test_without_a_mail_server_there_is_no_mail(tmp_path: Path, service: PushService) -> None:
    with notice_client(tmp_path, service) as client:
        ada = Caller(client)
        assert ada.get("/api/me/notices").json()["mail_offered"] is False
        response = ada.put("/api/me/notices/mail", {"address": "ada@home.example"})
        assert (response.status_code, response.json()["type"]) == (409, "urn:galaxies:no-notices")


# Web push


def test_a_device_is_notified_until_it_is_switched_off_or_logged_out(
    client: TestClient, service: PushService
) -> None:
    _, (red, _) = begin_match(client)
    subscribe(red, service)
    subscribe(red, service)
    notices = red.get("/api/me/notices").json()
    assert (notices["here"], notices["devices"]) == (True, 1)
    link = red.post("/api/me/transfers").json()["code"]
    login = client.post(f"/api/transfers/{link}", headers={"cookie": ""}).json()
    client.cookies.clear()
    phone_headers = {"Authorization": f"Bearer {login['token']}"}
    body = Browser(service).target
    assert client.put("/api/me/notices/push", json=body, headers=phone_headers).status_code == 204
    assert red.get("/api/me/notices").json()["devices"] == 2
    assert red.post("/api/me/notices/trial").json() == {"sent": 2, "failed": 0, "mailed": False}
    assert client.delete("/api/me", headers=phone_headers).status_code == 204
    assert red.get("/api/me/notices").json()["devices"] == 1
    assert red.delete("/api/me/notices/push").status_code == 204
    service.pushed = []
    run_notifier(client)
    assert service.pushed == []
    assert red.get("/api/me/notices").json()["here"] is False


def test_a_browser_notifies_the_last_subscriber(client: TestClient, service: PushService) -> None:
    _, (red, blue) = begin_match(client)
    browser = subscribe(red, service)
    assert blue.put("/api/me/notices/push", browser.target).status_code == 204
    assert red.get("/api/me/notices").json()["devices"] == 0
    run_notifier(client)
    assert MOVE not in texts(service)


MOVE = ("Your move", "Duel · Card Duel")


def test_a_server_without_pushes_says_so(tmp_path: Path, service: PushService) -> None:
    with notice_client(tmp_path, service, push=False) as client:
        ada = Caller(client)
        assert ada.get("/api/me/notices").json()["key"] is None
        assert ada.put("/api/me/notices/push", Browser(service).target).status_code == 409


def test_the_servers_key_is_kept_unless_the_settings_name_another(
    tmp_path: Path, service: PushService
) -> None:
    keys = []
    phone_headers = "OT2FDXnLyWHQ4K0ZNcKCKZKtGgK2QnQxlEUKkYnW0hM"
    for options in ({}, {}, {"push_key": phone_headers}):
        with notice_client(tmp_path, service, **options) as client:
            keys.append(Caller(client).get("/api/me/notices").json()["key"])
            assert services(client).settings.push_key is None or phone_headers not in repr(
                services(client).settings
            )
    assert keys[0] == keys[1] != keys[2]


#: The requests that one guest makes, which are fewer than the limit allows.
REQUESTS_PER_GUEST = 20
#: URLs of no push service. Some lead into the host's network, and some are invalid.
UNSAFE_URLS = [
    "http://push.example/a",
    "https://127.0.0.1/a",
    "https://[::1]/a",
    "https://[::ffff:10.0.0.1]/a",
    "https://[64:ff9b::a00:1]/a",
    "https://[2002:a00:1::]/a",
    "https://[::127.0.0.1]/a",
    "https://[::9.9.9.9]/a",
    "https://[fec0::1]/a",
    "https://[feff::1]/a",
    "https://[fd00:ec2::254]/a",
    "https://[fe80::1%25eth0]/a",
    "https://[2620:fe::fe%25eth0]/a",
    "https://[ff02::1]/a",
    "https://[ff0e::1]/a",
    "https://[64:ff9b:1::a00:1]/a",
    "https://[64:ff9b:1::808:808]/a",
    "https://[64:ff9b::7f00:1]/a",
    "https://[64:ff9b::a9fe:a9fe]/a",
    "https://[2001:0:a00:1::f5ff:fffe]/a",
    "https://[2001::1]/a",
    "https://[2620:fe::5efe:a00:1]/a",
    "https://[2620:fe::200:5efe:7f00:1]/a",
    "https://[2001:db8::1]/a",
    "https://[3fff::1]/a",
    "https://[2001:2::1]/a",
    "https://[2001:10::1]/a",
    "https://[100::1]/a",
    "https://[5f00::1]/a",
    "https://[::]/a",
    "https://[::ffff:169.254.169.254]/a",
    "https://0.0.0.0/a",
    "https://0.1.2.3/a",
    "https://172.31.0.1/a",
    "https://192.0.0.192/a",
    "https://192.0.2.1/a",
    "https://192.88.99.1/a",
    "https://198.18.0.1/a",
    "https://203.0.113.7/a",
    "https://224.0.0.1/a",
    "https://239.1.1.1/a",
    "https://255.255.255.255/a",
    "https://100.100.100.200/a",
    "https://168.63.129.16/a",
    "https://127.0.0.%31/a",
    "https://127.0.0.1./a",
    "https://0177.0.0.1/a",
    "https://push.example\\@10.0.0.1/a",
    "https://a..example/a",
    "https://box.lan./a",
    "https://10.1.2.3/a",
    "https://169.254.169.254/latest",
    "https://100.64.0.1/a",
    "https://2130706433/a",
    "https://127.1/a",
    "https://0x7f000001/a",
    "https://localhost/a",
    "https://localhost./a",
    "https://printer.local/a",
    "https://db.internal/a",
    "https://db/a",
    "https://push.example:8443/a",
    "https://ada:secret@push.example/a",
    "https://push.example@10.0.0.1/a",
    "https://push.example:x/a",
    "https:///a",
    "https://push.example/a b",
    "https://push.example/ä",
    "ftp://push.example/a",
    "file:///etc/passwd",
    "push.example",
    "https://push.example/" + "a" * 1000,
]


def test_a_url_that_may_lead_into_the_network_is_rejected(client: TestClient, service: PushService) -> None:
    target = Browser(service).target
    assert [url for url in UNSAFE_URLS if may_send_to(url, [service.host])] == []
    for n, url in enumerate(UNSAFE_URLS):
        if n % REQUESTS_PER_GUEST == 0:
            ada = Caller(client)
        response = ada.put("/api/me/notices/push", target | {"endpoint": url})
        assert response.status_code == 422, url


def test_a_push_service_must_be_public() -> None:
    urls = [
        "https://push.example/a",
        "https://push.example:443/a?b",
        "https://9.9.9.9/a",
        "https://[2620:fe::fe]/a",
        "https://[64:ff9b::909:909]/a",
        "https://[2002:909:909::1]/a",
        "https://[::ffff:9.9.9.9]/a",
        "https://updates.push.services.mozilla.com/wpush/v2/a",
    ]
    assert all(may_send_to(url, []) for url in urls)


@pytest.mark.anyio
async def test_a_public_name_that_leads_into_the_network_is_not_followed() -> None:
    with pytest.raises(OSError, match="public"):
        await PublicResolver([]).resolve("localhost", 443)
    assert await PublicResolver(["localhost:9"]).resolve("localhost", 9)
    assert await PublicResolver(["localhost"]).resolve("localhost", 443)
    with pytest.raises(OSError, match="public"):
        await PublicResolver(["localhost:9"]).resolve("localhost", 443)


@pytest.mark.anyio
async def test_only_the_public_addresses_of_a_name_are_connected_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The connection goes to a checked address, whatever the name resolves to later."""
    resolver = PublicResolver([])
    addresses = ["127.0.0.1", "::7f00:1", "fec0::1", "9.9.9.9", "64:ff9b::a00:1", "10.0.0.1"]

    async def resolve(host: str, port: int, _family: Any) -> list[dict[str, Any]]:
        return [{"hostname": host, "host": ip, "port": port} for ip in addresses]

    monkeypatch.setattr(resolver._resolver, "resolve", resolve)
    assert [resolved["host"] for resolved in await resolver.resolve("push.example", 443)] == ["9.9.9.9"]


@pytest.mark.parametrize(
    "change",
    [{"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": "B" * 87}, {"auth": "!"}, {"more": 1}, {"endpoint": 1}],
)
def test_invalid_keys_are_rejected(client: TestClient, service: PushService, change: dict[str, Any]) -> None:
    ada = Caller(client)
    assert ada.put("/api/me/notices/push", Browser(service).target | change).status_code == 422
    assert ada.get("/api/me/notices").json()["devices"] == 0


def test_a_subscription_that_the_settings_no_longer_allow_gets_nothing(
    tmp_path: Path, service: PushService
) -> None:
    with notice_client(tmp_path, service) as client:
        _, (red, _) = begin_match(client)
        subscribe(red, service)
        headers = red.headers
    with notice_client(tmp_path, service, push_hosts=[]) as client:
        response = client.post("/api/me/notices/trial", headers=headers)
        assert response.json() == {"sent": 0, "failed": 1, "mailed": False}
    assert service.requested_paths == []


def test_only_users_have_notification_settings(client: TestClient) -> None:
    for method, path in (("GET", ""), ("PUT", "/push"), ("DELETE", "/mail"), ("POST", "/trial")):
        assert client.request(method, f"/api/me/notices{path}", json={}).status_code in (401, 422)
    assert client.post("/api/notices/confirm/nothing").status_code == 404
    assert client.post("/api/notices/confirm/%00").status_code == 404


def test_too_many_notifications_are_delayed_and_not_lost(tmp_path: Path, service: PushService) -> None:
    with notice_client(tmp_path, service, push_rate="1/hour") as client:
        callers = [begin_match(client)[1][0] for _ in range(2)]
        red = callers[0]
        summary = red.new_match(private=False)
        red.sit(summary, "red-1")
        Caller(client).sit(summary, "blue-1")
        assert red.post(f"/api/matches/{summary['id']}/start").status_code == 200
        subscribe(red, service)
        run_notifier(client)
        assert texts(service) == [MOVE]
        run_notifier(client, after=3700)
        assert len(service.requested_paths) == 1, "the rate limit uses the clock of the process"
        store: Store = services(client).store
        assert client.portal
        (notice,) = client.portal.call(store.due_notices, now() + timedelta(hours=3), 9)
        assert notice.due is not None
        assert notice.tries == 0


def test_a_subscription_keeps_its_secret() -> None:
    assert "hidden" not in repr(Subscription("https://push.example", "point", "hidden"))
