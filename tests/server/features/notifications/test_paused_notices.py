"""A restored database notifies nobody until the host of the server allows it."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from functools import partial
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from typer.testing import CliRunner

from server.base.clock import now
from server.cli.commands import app
from server.features.notifications import confirmations
from server.features.notifications.notifier import Notifier
from tests.server.features.accounts.test_accounts import PASSWORD, logged_in_caller
from tests.server.features.accounts.test_proofs import settle
from tests.server.features.notifications.test_notice_ways import confirm_address, mail_client
from tests.server.features.notifications.test_notices import DELAY, MOVE, run_notifier, subscribe, texts
from tests.server.play import Caller, begin_match
from tests.server.reached import Mailbox, PushService

LINE = "galaxies admin resume-notices"


def run_command(*arguments: str) -> str:
    ran = CliRunner().invoke(app, list(arguments))
    assert ran.exit_code == 0, ran.output
    return ran.output


@pytest.fixture
def copied(tmp_path: Path, service: PushService, box: Mailbox) -> tuple[Path, Caller]:
    """Return a folder with a restored copy of a server with a due notification."""
    (tmp_path / "old").mkdir()
    (tmp_path / "new").mkdir()
    with mail_client(tmp_path / "old", service, box) as client:
        _, (red, _) = begin_match(client)
        subscribe(red, service)
        confirm_address(red, box)
    file = str(tmp_path / "all.backup")
    for name in ("old", "new"):
        url = f"sqlite:///{tmp_path / name / 'test.sqlite3'}"
        said = run_command("backup" if name == "old" else "restore", file, "--database", url)
    assert LINE in said
    return tmp_path / "new", red


def admin(folder: Path, what: str) -> str:
    return run_command("admin", what, "--database", f"sqlite:///{folder / 'test.sqlite3'}")


def other(client: TestClient, caller: Caller) -> Caller:
    """Return the same person at another server."""
    same = Caller.__new__(Caller)
    same.__dict__ |= caller.__dict__ | {"client": client}
    return same


def test_a_restored_copy_sends_nothing(
    copied: tuple[Path, Caller], service: PushService, box: Mailbox, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, before = copied
    with mail_client(folder, service, box) as client:
        assert LINE in capsys.readouterr().err
        red = other(client, before)
        for hours in (0, 1, 24, 24 * 7):
            run_notifier(client, at=now() + timedelta(hours=hours, seconds=400))
        assert red.get("/api/me/notices").json()["paused"]
        trial = red.post("/api/me/notices/trial")
        asked = red.put("/api/me/notices/mail", {"address": "b@home.example"})
        for refused in (trial, asked):
            assert (refused.status_code, refused.json()["type"]) == (409, "urn:galaxies:notices-paused")
    assert (service.asked, box.mails) == ([], [])


def test_a_restored_copy_announces_no_account_changes(
    copied: tuple[Path, Caller], service: PushService, box: Mailbox
) -> None:
    folder, before = copied
    with mail_client(folder, service, box) as client:
        link = other(client, before).post("/api/me/transfers").json()["code"]
        there = logged_in_caller(client, client.post(f"/api/transfers/{link}"))
        assert there.post("/api/me/account", {"name": "Red", "password": PASSWORD}).status_code == 201
        assert there.post("/api/me/recovery-codes").status_code == 201
        assert there.delete("/api/me/notices/mail").status_code == 204
        settle(client)
        assert (service.asked, box.mails) == ([], [])
        admin(folder, "resume-notices")
        assert there.post("/api/me/recovery-codes").status_code == 201
        settle(client)
        assert texts(service) == [("Your account was changed", "New recovery codes were created")]


def test_a_mail_is_not_retried_while_sending_is_paused(
    tmp_path: Path, service: PushService, box: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(confirmations, "AGAIN", (0.05,) * 10_000)
    with mail_client(tmp_path, service, box) as client:
        box.refusal = "450 later"
        ada = Caller(client)
        assert ada.put("/api/me/notices/mail", {"address": "a@home.example"}).status_code == 502
        (later,) = client.app.state.services.part(Notifier).confirmations._later  # type: ignore[attr-defined]
        admin(tmp_path, "pause-notices")
        assert client.portal
        client.portal.call(partial(asyncio.wait, [later], timeout=20))
        assert later.done(), "it is tried no more"
    assert box.mails == []


@pytest.mark.parametrize("ran_meanwhile", [True, False])
def test_after_resuming_only_new_events_are_announced(
    copied: tuple[Path, Caller], service: PushService, box: Mailbox, ran_meanwhile: bool
) -> None:
    folder, before = copied
    if ran_meanwhile:
        with mail_client(folder, service, box) as client:
            run_notifier(client, after=400)
    with mail_client(folder, service, box, notice_seconds=0.0, mail_seconds=0.0) as client:
        assert "from now on" in admin(folder, "resume-notices")
        assert "nothing was paused" in admin(folder, "resume-notices")
        red = other(client, before)
        assert red.get("/api/me/notices").json()["paused"] is False
        run_notifier(client, at=now() + timedelta(seconds=1))
        assert (service.asked, box.mails) == ([], []), "what stood before is no news"
        _, (ada, _) = begin_match(client)
        subscribe(ada, service)
        run_notifier(client, at=now() + timedelta(seconds=1))
        assert texts(service) == [MOVE]


def test_a_running_server_obeys_immediately(tmp_path: Path, service: PushService, box: Mailbox) -> None:
    with mail_client(tmp_path, service, box) as client:
        _, (red, _) = begin_match(client)
        subscribe(red, service)
        admin(tmp_path, "pause-notices")
        run_notifier(client, after=DELAY + 1)
        assert service.asked == []
        admin(tmp_path, "resume-notices")
        run_notifier(client, after=DELAY + 2)
        assert service.asked == []
        assert red.post("/api/me/notices/trial").json()["sent"] == 1


def test_a_server_that_was_never_restored_is_not_paused(
    tmp_path: Path, service: PushService, box: Mailbox, capsys: pytest.CaptureFixture[str]
) -> None:
    for _ in range(2):
        with mail_client(tmp_path, service, box) as client:
            assert Caller(client).get("/api/me/notices").json()["paused"] is False
    assert LINE not in capsys.readouterr().err
