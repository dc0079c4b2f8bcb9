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
    result = CliRunner().invoke(app, list(arguments))
    assert result.exit_code == 0, result.output
    return result.output


@pytest.fixture
def restored_copy(tmp_path: Path, service: PushService, box: Mailbox) -> tuple[Path, Caller]:
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
        output = run_command("backup" if name == "old" else "restore", file, "--database", url)
    assert LINE in output
    return tmp_path / "new", red


def admin(folder: Path, command: str) -> str:
    return run_command("admin", command, "--database", f"sqlite:///{folder / 'test.sqlite3'}")


def at_server(client: TestClient, caller: Caller) -> Caller:
    """Return the same person as a caller of another server."""
    copy = Caller.__new__(Caller)
    copy.__dict__ |= caller.__dict__ | {"client": client}
    return copy


def test_a_restored_copy_sends_nothing(
    restored_copy: tuple[Path, Caller], service: PushService, box: Mailbox, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, original = restored_copy
    with mail_client(folder, service, box) as client:
        assert LINE in capsys.readouterr().err
        red = at_server(client, original)
        for hours in (0, 1, 24, 24 * 7):
            run_notifier(client, at=now() + timedelta(hours=hours, seconds=400))
        assert red.get("/api/me/notices").json()["paused"]
        trial = red.post("/api/me/notices/trial")
        mail_response = red.put("/api/me/notices/mail", {"address": "b@home.example"})
        for response in (trial, mail_response):
            assert (response.status_code, response.json()["type"]) == (409, "urn:galaxies:notices-paused")
    assert (service.requested_paths, box.mails) == ([], [])


def test_a_restored_copy_announces_no_account_changes(
    restored_copy: tuple[Path, Caller], service: PushService, box: Mailbox
) -> None:
    folder, original = restored_copy
    with mail_client(folder, service, box) as client:
        link = at_server(client, original).post("/api/me/transfers").json()["code"]
        phone = logged_in_caller(client, client.post(f"/api/transfers/{link}"))
        assert phone.post("/api/me/account", {"name": "Red", "password": PASSWORD}).status_code == 201
        assert phone.post("/api/me/recovery-codes").status_code == 201
        assert phone.delete("/api/me/notices/mail").status_code == 204
        settle(client)
        assert (service.requested_paths, box.mails) == ([], [])
        admin(folder, "resume-notices")
        assert phone.post("/api/me/recovery-codes").status_code == 201
        settle(client)
        assert texts(service) == [("Your account was changed", "New recovery codes were created")]


def test_a_mail_is_not_retried_while_sending_is_paused(
    tmp_path: Path, service: PushService, box: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(confirmations, "RETRY_DELAYS", (0.05,) * 10_000)
    with mail_client(tmp_path, service, box) as client:
        box.refusal = "450 later"
        ada = Caller(client)
        assert ada.put("/api/me/notices/mail", {"address": "a@home.example"}).status_code == 502
        (task,) = client.app.state.services.part(Notifier).confirmations._retries  # type: ignore[attr-defined]
        admin(tmp_path, "pause-notices")
        assert client.portal
        client.portal.call(partial(asyncio.wait, [task], timeout=20))
        assert task.done(), "the task has given up"
    assert box.mails == []


@pytest.mark.parametrize("ran_meanwhile", [True, False])
def test_after_resuming_only_new_events_are_announced(
    restored_copy: tuple[Path, Caller], service: PushService, box: Mailbox, ran_meanwhile: bool
) -> None:
    folder, original = restored_copy
    if ran_meanwhile:
        with mail_client(folder, service, box) as client:
            run_notifier(client, after=400)
    with mail_client(folder, service, box, notice_seconds=0.0, mail_seconds=0.0) as client:
        assert "from now on" in admin(folder, "resume-notices")
        assert "nothing was paused" in admin(folder, "resume-notices")
        red = at_server(client, original)
        assert red.get("/api/me/notices").json()["paused"] is False
        run_notifier(client, at=now() + timedelta(seconds=1))
        assert (service.requested_paths, box.mails) == ([], []), "earlier events are not announced"
        _, (ada, _) = begin_match(client)
        subscribe(ada, service)
        run_notifier(client, at=now() + timedelta(seconds=1))
        assert texts(service) == [MOVE]


def test_a_running_server_pauses_and_resumes_immediately(
    tmp_path: Path, service: PushService, box: Mailbox
) -> None:
    with mail_client(tmp_path, service, box) as client:
        _, (red, _) = begin_match(client)
        subscribe(red, service)
        admin(tmp_path, "pause-notices")
        run_notifier(client, after=DELAY + 1)
        assert service.requested_paths == []
        admin(tmp_path, "resume-notices")
        run_notifier(client, after=DELAY + 2)
        assert service.requested_paths == []
        assert red.post("/api/me/notices/trial").json()["sent"] == 1


def test_a_server_that_was_never_restored_is_not_paused(
    tmp_path: Path, service: PushService, box: Mailbox, capsys: pytest.CaptureFixture[str]
) -> None:
    for _ in range(2):
        with mail_client(tmp_path, service, box) as client:
            assert Caller(client).get("/api/me/notices").json()["paused"] is False
    assert LINE not in capsys.readouterr().err
