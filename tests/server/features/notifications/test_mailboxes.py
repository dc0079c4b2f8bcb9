"""All spellings of a mailbox's address count as one mailbox, and its owner decides about all mail."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from server.db.types.mailboxes import mailbox_of
from server.features.notifications import confirmations
from server.features.notifications.notifier import Notifier
from tests.server.features.notifications.test_notice_ways import confirm_address, mail_client, mail_code
from tests.server.features.notifications.test_notices import run_notifier, services
from tests.server.play import Caller, begin_match
from tests.server.reached import Mailbox, PushService

SPELLINGS = ["victim@home.example", "VICTIM@home.example", "victim+1@home.example", "Victim+a+b@HOME.example"]


@pytest.fixture
def client(tmp_path: Path, service: PushService, box: Mailbox) -> Iterator[TestClient]:
    with mail_client(tmp_path, service, box, confirm_rate="100/day") as client:
        yield client


def request_mail(client: TestClient, address: str) -> int:
    return Caller(client).put("/api/me/notices/mail", {"address": address}).status_code


def test_all_spellings_of_an_address_are_one_mailbox() -> None:
    assert len({mailbox_of(address) for address in SPELLINGS}) == 1
    assert mailbox_of("v.ic.tim@gmail.com") == mailbox_of("Victim+x@googlemail.com")
    different = [
        "victim@home.example",
        "v.ictim@home.example",
        "victim1@home.example",
        "victim@home2.example",
    ]
    assert len({mailbox_of(address) for address in different}) == len(different)
    assert mailbox_of("+1@home.example") != mailbox_of("+2@home.example"), "there is no name before the tag"


def test_confirmations_are_counted_per_mailbox(tmp_path: Path, service: PushService, box: Mailbox) -> None:
    with mail_client(tmp_path, service, box, confirm_rate="2/day") as client:
        assert [request_mail(client, address) for address in SPELLINGS] == [202, 202, 429, 429]
        idn = ["ada@bücher.example", "ada@xn--bcher-kva.example", "ADA@BÜCHER.example"]
        assert [request_mail(client, address) for address in idn] == [202, 202, 429]
    assert [mail["To"] for mail in box.mails[2:]] == ["ada@xn--bcher-kva.example"] * 2


def test_mails_of_all_accounts_to_a_mailbox_are_counted_together(
    tmp_path: Path, service: PushService, box: Mailbox
) -> None:
    with mail_client(tmp_path, service, box, mail_rate="1/day") as client:
        for address in SPELLINGS[:3]:
            _, (red, _) = begin_match(client)
            confirm_address(red, box, address)
        run_notifier(client, after=400)
    assert len(box.mails) == 1


@pytest.mark.parametrize("address", [*SPELLINGS, "victim+new@home.example"])
def test_a_user_who_stopped_all_mail_gets_none_from_anybody(
    client: TestClient, box: Mailbox, address: str
) -> None:
    """This includes accounts of strangers that have confirmed the address, confirmations, and test
    messages."""
    (_, (ada, _)), (_, (eve, _)) = begin_match(client), begin_match(client)
    confirm_address(ada, box, SPELLINGS[0])
    confirm_address(eve, box, SPELLINGS[2])
    assert request_mail(client, SPELLINGS[0]) == 202
    code = mail_code(box.mails.pop(), "leave")
    assert client.post(f"/api/notices/leave/{code}").status_code == 204
    assert [user.get("/api/me/notices").json()["address"] for user in (ada, eve)] == [None, None]
    assert request_mail(client, address) == 202, "the owner's choice is secret"
    for caller in (ada, eve):
        assert caller.put("/api/me/notices/mail", {"address": address}).status_code == 202
        assert caller.post("/api/me/notices/trial").json()["mailed"] is False
    run_notifier(client, after=400)
    assert box.mails == []
    assert request_mail(client, "other@home.example") == 202
    assert len(box.mails) == 1


def test_the_link_in_a_mail_works_whatever_happened_to_the_account(client: TestClient, box: Mailbox) -> None:
    eve = Caller(client)
    assert eve.put("/api/me/notices/mail", {"address": SPELLINGS[0]}).status_code == 202
    code = mail_code(box.mails.pop(), "leave")
    assert eve.put("/api/me/notices/mail", {"address": "eve@home.example"}).status_code == 202
    assert eve.delete("/api/me/notices/mail").status_code == 204
    box.mails.clear()
    assert client.post(f"/api/notices/leave/{code}").status_code == 204
    assert eve.put("/api/me/notices/mail", {"address": SPELLINGS[1]}).status_code == 202
    assert box.mails == []


def test_a_confirmed_address_gets_no_mail_after_its_owner_stopped_all_mail(
    client: TestClient, box: Mailbox
) -> None:
    eve = Caller(client)
    assert eve.put("/api/me/notices/mail", {"address": SPELLINGS[0]}).status_code == 202
    mail = box.mails.pop()
    assert client.post(f"/api/notices/leave/{mail_code(mail, 'leave')}").status_code == 204
    assert client.post(f"/api/notices/confirm/{mail_code(mail, 'confirm')}").status_code == 404


def test_the_owner_of_a_mailbox_can_allow_mail_again(client: TestClient, box: Mailbox) -> None:
    ada = Caller(client)
    confirm_address(ada, box, SPELLINGS[0])
    assert ada.post("/api/me/notices/trial").json()["mailed"]
    code = mail_code(box.mails.pop(), "leave")
    for _ in range(2):
        assert client.post(f"/api/notices/leave/{code}").status_code == 204
    for wrong_code in ("A" * 32, "nothing", code[:-1] + ("A" if code[-1] != "A" else "B")):
        assert client.post(f"/api/notices/allow/{wrong_code}").status_code == 404
    assert request_mail(client, SPELLINGS[0]) == 202
    assert box.mails == []
    for _ in range(2):
        assert client.post(f"/api/notices/allow/{code}").status_code == 204
    confirm_address(ada, box, SPELLINGS[0])
    assert ada.post("/api/me/notices/trial").json()["mailed"]


# Mailboxes that refuse


@pytest.mark.parametrize(
    ("refusal", "trouble", "message"),
    [
        ("552 5.2.2 mailbox full", "full", "full"),
        ("552 over quota", "full", "full"),
        ("452 4.2.2 mailbox full", "full", "full"),
        ("550 5.1.1 no such user", "unknown", "not know this mailbox"),
        ("550 no", "unknown", "not know this mailbox"),
        ("553 5.1.3 bad address", "unknown", "not know this mailbox"),
        ("550 5.7.1 blocked", "refused", "not accept e-mail from this server"),
        ("554 no", "refused", "not accept e-mail from this server"),
        ("450 4.2.0 greylisted", "later", "later"),
        ("451 try again", "later", "later"),
        ("421 4.3.2 closing", "later", "later"),
    ],
)
def test_a_user_learns_why_a_mailbox_accepts_no_mail(
    client: TestClient, box: Mailbox, refusal: str, trouble: str, message: str
) -> None:
    """This holds whether the mailbox rejects the address or the whole mail."""
    ada = Caller(client)
    for attribute in ("recipient_refusal", "refusal"):
        setattr(box, attribute, refusal)
        response = ada.put("/api/me/notices/mail", {"address": "ada@home.example"})
        assert (response.status_code, response.json()["type"]) == (502, "urn:galaxies:mail-failed")
        assert message in response.json()["detail"]
        assert ada.get("/api/me/notices").json()["mail_trouble"] == trouble
        setattr(box, attribute, "")
    assert ada.put("/api/me/notices/mail", {"address": "ada@home.example"}).status_code == 202
    assert ada.get("/api/me/notices").json()["mail_trouble"] is None


def test_a_mail_that_is_refused_temporarily_is_sent_later(
    client: TestClient, box: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(confirmations, "RETRY_DELAYS", (0.01, 0.01, 0.01))
    ada, bob = Caller(client), Caller(client)
    box.refusal = "450 4.7.1 greylisted"
    assert ada.put("/api/me/notices/mail", {"address": "ada@home.example"}).status_code == 502
    assert client.portal
    pending_tasks = services(client).part(Notifier).confirmations._retries
    client.portal.call(wait_for_tasks, pending_tasks)
    assert box.mails == []
    monkeypatch.setattr(confirmations, "RETRY_DELAYS", (0.5,))
    assert bob.put("/api/me/notices/mail", {"address": "bob@home.example"}).status_code == 502
    box.refusal = ""
    client.portal.call(wait_for_tasks, pending_tasks)
    (mail,) = box.mails
    assert client.post(f"/api/notices/confirm/{mail_code(mail, 'confirm')}").status_code == 204
    assert bob.get("/api/me/notices").json()["mail_trouble"] is None


@pytest.mark.parametrize("change", ["forgotten", "another"])
def test_a_mail_that_is_no_longer_wanted_is_not_sent_later(
    client: TestClient, box: Mailbox, monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    monkeypatch.setattr(confirmations, "RETRY_DELAYS", (0.5,))
    ada = Caller(client)
    box.refusal = "450 4.7.1 greylisted"
    assert ada.put("/api/me/notices/mail", {"address": "ada@home.example"}).status_code == 502
    box.refusal = ""
    if change == "forgotten":
        assert ada.delete("/api/me/notices/mail").status_code == 204
    else:
        assert ada.put("/api/me/notices/mail", {"address": "b@home.example"}).status_code == 202
    assert client.portal
    client.portal.call(wait_for_tasks, services(client).part(Notifier).confirmations._retries)
    assert [mail["To"] for mail in box.mails] == ([] if change == "forgotten" else ["b@home.example"])


async def wait_for_tasks(tasks: set[asyncio.Task[None]]) -> None:
    await asyncio.gather(*tasks)


@pytest.mark.parametrize(
    ("refusal", "mail_count"),
    [("552 5.2.2 full", 0), ("550 5.1.1 unknown", 0), ("452 4.2.2 full", 1), ("450 no", 1)],
)
def test_a_notification_is_retried_only_where_that_may_help(
    client: TestClient, box: Mailbox, refusal: str, mail_count: int
) -> None:
    _, (red, _) = begin_match(client)
    confirm_address(red, box)
    box.refusal = refusal
    run_notifier(client, after=400)
    assert red.get("/api/me/notices").json()["mail_trouble"]
    box.refusal = ""
    run_notifier(client, after=4000)
    assert len(box.mails) == mail_count
