"""A token alone cannot change its owner's login methods, and the owner is notified of each change."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from typer.testing import CliRunner

from server.base.clock import now
from server.cli.commands import app as cli
from server.db.types.people import User
from server.features.identity.service import token_digest
from tests.server.authenticator import Authenticator
from tests.server.exchange import Servers
from tests.server.features.accounts.test_accounts import (
    PASSWORD,
    create_account,
    create_passkey_account,
    log_in,
    log_in_with_passkey,
    logged_in_caller,
    passkey_options,
    problem_kind,
)
from tests.server.features.notifications.test_notices import subscribe, texts
from tests.server.features.own_data.test_own_data import call_store
from tests.server.play import Caller, make_app
from tests.server.reached import Mailbox, PushService

CHANGE_TITLE = "Your account was changed"
PROOF_NEEDED = (403, "proof-needed")
#: Calls that create, show or remove login methods. The last one deletes the account.
PROTECTED_CALLS = [
    ("POST", "recovery-codes", None),
    ("POST", "passkeys/options", None),
    ("POST", "passkeys", {"credential": {}}),
    ("DELETE", "passkeys/x", None),
    ("POST", "transfers", None),
    ("PUT", "notices/mail", {"address": "eve@example.org"}),
    ("DELETE", "notices/mail", None),
    ("POST", "deletion", {"name": "Ada"}),
]


def digest(caller: Caller) -> str:
    return token_digest(caller.headers["Authorization"].removeprefix("Bearer "))


def make_proof_old(client: TestClient, caller: Caller, minutes: float = 11) -> None:
    """Make the caller's last proof this old."""
    call_store(client, "set_proved", digest(caller), now() - timedelta(minutes=minutes))


def request_result(caller: Caller, method: str, path: str, body: Any) -> tuple[int, str]:
    response = caller.client.request(method, f"/api/me/{path}", json=body, headers=caller.headers)
    return response.status_code, problem_kind(response) if response.status_code >= 400 else ""


@pytest.mark.parametrize(("method", "path", "body"), PROTECTED_CALLS)
def test_a_token_alone_cannot_change_login_methods(
    client: TestClient, method: str, path: str, body: dict[str, Any] | None
) -> None:
    ada, _ = create_account(client)
    assert request_result(ada, method, path, body) != PROOF_NEEDED, "creating an account is a proof"
    if path == "deletion":
        ada, _ = create_account(client)
    make_proof_old(client, ada)
    account = ada.get("/api/me/account").json()
    assert request_result(ada, method, path, body) == PROOF_NEEDED
    assert ada.get("/api/me/account").json() == account
    assert request_result(ada, "POST", "proof", {"password": "wrong password"}) == (403, "bad-password")
    assert request_result(ada, method, path, body) == PROOF_NEEDED
    assert request_result(ada, "POST", "proof", {"password": PASSWORD})[0] == 204
    assert request_result(ada, method, path, body) != PROOF_NEEDED


def test_a_proof_is_valid_for_ten_minutes_on_its_device_with_every_worker(tmp_path: Path) -> None:
    with ExitStack() as stack:
        servers = Servers(tmp_path, stack, poll_seconds=60)
        ada, _ = create_account(servers.one)
        phone = logged_in_caller(servers.two, log_in(servers.two))
        make_proof_old(servers.one, ada, minutes=9.5)
        assert ada.post("/api/me/recovery-codes").status_code == 201
        make_proof_old(servers.one, ada)
        make_proof_old(servers.one, phone)
        assert ada.post("/api/me/proof", {"password": PASSWORD}).status_code == 204
        same_device = Caller.__new__(Caller)
        same_device.client, same_device.headers = servers.two, ada.headers
        assert same_device.post("/api/me/recovery-codes").status_code == 201
        assert request_result(phone, "POST", "recovery-codes", None) == PROOF_NEEDED


@pytest.mark.parametrize("hours", [0.25, 3, 24 * 401])
def test_setting_the_clock_back_does_not_extend_a_proof(client: TestClient, hours: float) -> None:
    ada, _ = create_account(client)
    make_proof_old(client, ada, minutes=-60 * hours)
    assert request_result(ada, "POST", "recovery-codes", None) == PROOF_NEEDED
    make_proof_old(client, ada, minutes=-1)
    assert request_result(ada, "POST", "recovery-codes", None)[0] == 201, (
        "the clocks of two hosts may differ slightly"
    )


def test_a_passkey_proves_only_its_owners_identity_and_only_once(client: TestClient) -> None:
    ada, device = create_passkey_account(client)
    _, bobs_device = create_passkey_account(client, "Bob")
    make_proof_old(client, ada)
    assert request_result(ada, "PUT", "password", {"password": PASSWORD}) == PROOF_NEEDED, (
        "Ada has no password to prove it with"
    )
    bobs_signature = bobs_device.sign(passkey_options(ada.post("/api/me/proof/options")))
    assert request_result(ada, "POST", "proof", {"credential": bobs_signature}) == (403, "bad-proof")
    login_signature = device.sign(passkey_options(client.post("/api/login/passkey/options")))
    assert request_result(ada, "POST", "proof", {"credential": login_signature}) == (422, "challenge-over")
    signature = device.sign(passkey_options(ada.post("/api/me/proof/options")))
    assert problem_kind(client.post("/api/login/passkey", json={"credential": signature})) == "challenge-over"
    assert request_result(ada, "POST", "proof", {"credential": signature})[0] == 204
    assert request_result(ada, "POST", "proof", {"credential": signature}) == (422, "challenge-over")
    assert request_result(ada, "PUT", "password", {"password": PASSWORD})[0] == 204


def test_every_login_method_is_a_proof_but_a_link_is_not(client: TestClient) -> None:
    ada, device = create_passkey_account(client)
    codes = ada.post("/api/me/recovery-codes").json()["codes"]
    link = ada.post("/api/me/transfers").json()["code"]
    linked = logged_in_caller(client, client.post(f"/api/transfers/{link}"))
    assert request_result(linked, "POST", "recovery-codes", None) == PROOF_NEEDED
    recovery = {"name": "Ada", "code": codes[0], "password": PASSWORD}
    recovered = logged_in_caller(client, client.post("/api/login/recovery", json=recovery))
    for response in (log_in_with_passkey(client, device), log_in(client)):
        assert logged_in_caller(client, response).post("/api/me/transfers").status_code == 201
    assert recovered.post("/api/me/recovery-codes").status_code == 201


def test_a_guest_has_nothing_to_prove(client: TestClient) -> None:
    ada = Caller(client)
    link = ada.post("/api/me/transfers")
    assert link.status_code == 201
    phone = logged_in_caller(client, client.post(f"/api/transfers/{link.json()['code']}"))
    assert request_result(ada, "POST", "proof", {"password": PASSWORD}) == (409, "no-account")
    assert ada.get("/api/me/changes").json() == []
    assert phone.post("/api/me/account", {"name": "Ada", "password": PASSWORD}).status_code == 201
    assert request_result(ada, "POST", "deletion", {"name": "Ada"}) == PROOF_NEEDED


@pytest.mark.parametrize(
    "body", [{}, {"password": PASSWORD, "credential": {}}, {"password": ""}, {"code": "x"}]
)
def test_a_proof_has_exactly_one_kind(client: TestClient, body: dict[str, Any]) -> None:
    ada, _ = create_account(client)
    assert request_result(ada, "POST", "proof", body)[0] == 422


def test_proofs_are_limited_like_logins(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path, login_rate="1000/minute", account_rate="3/minute")) as client:
        ada, _ = create_account(client)
        statuses = [request_result(ada, "POST", "proof", {"password": "wrong"})[0] for _ in range(4)]
        assert statuses == [403, 403, 403, 429]
        assert log_in(client).status_code == 429, "logins and proofs share a limit"


# Messages to the owner


def change_kinds(caller: Caller, *, new: bool = False) -> list[str]:
    changes = caller.get("/api/me/changes").json()
    return [change["kind"] for change in changes if change["new"] or not new]


def test_each_change_is_reported_on_every_device_until_it_was_shown_there(client: TestClient) -> None:
    ada, _ = create_account(client)
    phone = logged_in_caller(client, log_in(client))
    assert change_kinds(phone, new=True) == []
    assert ada.post("/api/me/recovery-codes").status_code == 201
    passkey = ada.post(
        "/api/me/passkeys",
        {"credential": Authenticator().create(passkey_options(ada.post("/api/me/passkeys/options")))},
    )
    assert ada.delete(f"/api/me/passkeys/{passkey.json()['id']}").status_code == 204
    assert ada.delete("/api/me/passkeys/x").status_code == 404, "nothing was changed"
    kinds = ["passkey-removed", "passkey", "codes"]
    assert change_kinds(phone, new=True) == change_kinds(ada, new=True)[:3] == kinds
    newest = phone.get("/api/me/changes").json()[0]["at"]
    assert phone.post("/api/me/changes/seen", {"until": newest}).status_code == 204
    assert (change_kinds(phone, new=True), change_kinds(phone)) == ([], [*kinds, "account"])
    assert change_kinds(ada, new=True)[:3] == kinds
    assert phone.post("/api/me/changes/seen", {"until": "9999-01-01T00:00:00Z"}).status_code == 204
    assert ada.post("/api/me/transfers").status_code == 201
    assert change_kinds(phone, new=True) == ["link"]
    assert [change["kind"] for change in ada.get("/api/me/export").json()["changes"]] == [
        "link",
        *kinds,
        "account",
    ]


def test_a_change_is_pushed_to_the_other_devices(tmp_path: Path, service: PushService) -> None:
    with TestClient(make_app(tmp_path, push_hosts=[service.host])) as client:
        ada, _ = create_account(client)
        phone = logged_in_caller(client, log_in(client))
        for caller in (ada, phone):
            subscribe(caller, service)
        assert (
            ada.put("/api/me/password", {"former": PASSWORD, "password": "battery staple"}).status_code == 204
        )
        settle(client)
    assert texts(service) == [(CHANGE_TITLE, "The password was set")]


def settle(client: TestClient) -> None:
    """Wait until all notifications of the owner are sent."""

    async def wait() -> None:
        for task in list(client.app.state.services.tables._tasks._tasks):  # type: ignore[attr-defined]
            if "notify_owner" in repr(task):
                await task

    assert client.portal
    client.portal.call(wait)


@pytest.fixture
def mails() -> Iterator[Mailbox]:
    with Mailbox() as box:
        yield box


def test_the_old_address_is_notified_of_its_replacement_and_of_the_deletion(
    tmp_path: Path, mails: Mailbox
) -> None:
    settings = {
        "smtp_host": "127.0.0.1",
        "smtp_port": mails.port,
        "smtp_tls": "none",
        "mail_from": "g@play.example",
    }
    with TestClient(make_app(tmp_path, **settings, public_url="http://testserver")) as client:
        ada, _ = create_account(client)
        confirm_address(client, ada, "ada@example.org")
        assert ada.put("/api/me/notices/mail", {"address": "eve@example.org"}).status_code == 202
        settle(client)
        kinds = {mail["To"]: mail["Subject"] for mail in mails.mails}
        assert kinds["ada@example.org"].startswith("Your account was changed: The e-mail address was changed")
        assert ada.post("/api/me/recovery-codes").status_code == 201
        settle(client)
        assert len(mails.mails) == 2, "Eve's address is not confirmed"
        confirm_address(client, ada, "ada@example.org")
        mails.mails.clear()
        assert ada.post("/api/me/deletion", {"name": "Ada"}).status_code == 204
        settle(client)
        assert [mail["Subject"] for mail in mails.mails] == [
            "Your account was changed: The account was deleted"
        ]


def confirm_address(client: TestClient, caller: Caller, address: str) -> None:
    user, code = User(caller.user["id"], ""), "c" * 64
    call_store(client, "set_address", user, address, code, f"leave-{address}", now() + timedelta(hours=1))
    assert call_store(client, "confirm_address", code, now())


# The audit log


def test_the_audit_log_is_complete_and_contains_no_secrets(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with TestClient(make_app(tmp_path, log_json=True, log_level="error", log_repeats="1/minute")) as client:
        ada, created = create_account(client)
        user = ada.user["id"]
        token = ada.headers["Authorization"].removeprefix("Bearer ")
        for password in ("wrong password", "wrong password", PASSWORD):
            _ = log_in(client, password=password)
            _ = ada.post("/api/me/proof", {"password": password})
        _ = log_in(client, "Nobody")
        recovery = {"name": "Ada", "code": created["codes"][0], "password": "battery staple"}
        for _ in range(2):
            _ = client.post("/api/login/recovery", json=recovery)
    text = capfd.readouterr().err
    lines = [json.loads(line) for line in text.splitlines() if '"audit"' in line]
    assert {line["client"] for line in lines} == {"testclient"}
    assert [(line["event"], line["user"] == user, line.get("way") or line["change"]) for line in lines] == [
        ("audit.account-changed", True, "account"),
        ("audit.login-failed", True, "password"),
        ("audit.proof-failed", True, "password"),
        ("audit.login-failed", True, "password"),
        ("audit.proof-failed", True, "password"),
        ("audit.login", True, "password"),
        ("audit.proof", True, "password"),
        ("audit.login-failed", False, "password"),
        ("audit.login", True, "recovery"),
        ("audit.account-changed", True, "recovered"),
        ("audit.login-failed", True, "recovery"),
    ]
    for secret in (PASSWORD, "wrong password", "battery staple", *created["codes"], token, digest(ada)):
        assert secret not in text


def test_failed_passkeys_are_audited(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """The signature is repeated, is for another purpose, or is invalid."""
    with TestClient(make_app(tmp_path, log_json=True)) as client:
        ada, device = create_passkey_account(client)
        login_signature = device.sign(passkey_options(client.post("/api/login/passkey/options")))
        other_signature = device.sign(passkey_options(client.post("/api/login/passkey/options")))
        _ = capfd.readouterr()
        for credential in (login_signature, login_signature, login_signature | {"response": {}}):
            _ = client.post("/api/login/passkey", json={"credential": credential})
            client.cookies.clear()
        for credential in (other_signature, {"id": "x"}):
            assert request_result(ada, "POST", "proof", {"credential": credential})[0] == 422
    lines = [json.loads(line) for line in capfd.readouterr().err.splitlines() if '"audit"' in line]
    assert [line["event"].removeprefix("audit.") for line in lines] == [
        "login",
        "login-failed",
        "login-failed",
        "proof-failed",
        "proof-failed",
    ]


def test_an_account_deleted_by_the_operator_is_audited(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path)) as client:
        ada, _ = create_account(client)
        bob = Caller(client, "Bob")
    environment = {"GALAXIES_LOG_JSON": "1", "GALAXIES_GAMES": json.dumps({"duel": "tests.server.toy:GAME"})}
    database, lines = f"sqlite+aiosqlite:///{tmp_path / 'test.sqlite3'}", list[str]()
    for user in (ada, bob):
        command = ["admin", "delete-user", user.user["id"], "--yes", "--database", database]
        result = CliRunner(env=environment).invoke(cli, command)
        assert result.exit_code == 0, result.output
        lines += [line for line in result.output.splitlines() if '"audit"' in line]
    (line,) = map(json.loads, lines)
    assert (line["user"], line["change"]) == (ada.user["id"], "deleted")


def test_bans_are_audited(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path)) as client:
        ada = Caller(client)
    database, user = f"sqlite+aiosqlite:///{tmp_path / 'test.sqlite3'}", ada.user["id"]
    lines = list[dict[str, Any]]()
    for act in ("ban", "lift", "lift"):
        result = CliRunner(env={"GALAXIES_LOG_JSON": "1"}).invoke(
            cli, ["admin", act, user, "--database", database]
        )
        lines += [json.loads(line) for line in result.output.splitlines() if line.startswith("{")]
    assert [(line["event"], line["stream"], line["user"]) for line in lines] == [
        ("audit.ban", "audit", user),
        ("audit.ban-lifted", "audit", user),
    ]
