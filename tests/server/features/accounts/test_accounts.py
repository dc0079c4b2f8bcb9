"""Accounts: a guest can log in anywhere with a password, a passkey or a recovery code."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import ExitStack
from datetime import timedelta
from pathlib import Path
from typing import Any, Literal

import pytest
from argon2 import PasswordHasher, extract_parameters
from httpx2 import Response
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from server.db.types.people import User
from server.features.accounts.service import name_digest
from server.features.identity import passkeys, passwords
from server.features.identity.passwords import CODES, HASHER, Passwords, code_digests, new_codes
from server.transport.limits import rates
from tests.server.authenticator import PRESENT, Authenticator
from tests.server.exchange import Servers
from tests.server.play import Caller, Seat, begin_match, make_app

PASSWORD = "correct horse"
WRONG = {"type": "urn:galaxies:bad-login", "status": 403}


def problem_kind(response: Any) -> str:
    return str(response.json()["type"]).removeprefix("urn:galaxies:")


def create_account(
    client: TestClient, name: str = "Ada", **login_methods: Any
) -> tuple[Caller, dict[str, Any]]:
    caller = Caller(client, name)
    response = caller.post("/api/me/account", {"name": name, **(login_methods or {"password": PASSWORD})})
    assert response.status_code == 201, response.text
    return caller, response.json()


def log_in(client: TestClient, name: str = "Ada", password: str = PASSWORD) -> Any:
    response = client.post("/api/login", json={"name": name, "password": password})
    client.cookies.clear()
    return response


def passkey_options(response: Any) -> dict[str, Any]:
    assert response.status_code == 200, response.text
    options: dict[str, Any] = response.json()["options"]
    return options


def create_passkey_account(client: TestClient, name: str = "Ada") -> tuple[Caller, Authenticator]:
    caller, device = Caller(client, name), Authenticator()
    passkey = device.create(passkey_options(caller.post("/api/me/account/passkey", {"name": name})))
    assert caller.post("/api/me/account", {"name": name, "passkey": passkey}).status_code == 201
    return caller, device


def log_in_with_passkey(client: TestClient, device: Authenticator) -> Any:
    credential = device.sign(passkey_options(client.post("/api/login/passkey/options")))
    response = client.post("/api/login/passkey", json={"credential": credential})
    client.cookies.clear()
    return response


# With a password


def test_a_guest_who_creates_an_account_keeps_their_matches_and_can_log_in_elsewhere(
    client: TestClient,
) -> None:
    summary, (ada, _) = begin_match(client)
    assert ada.get("/api/me/account").json() == {"account": None}
    created = ada.post("/api/me/account", {"name": "Ada", "password": PASSWORD}).json()
    assert len(created["codes"]) == CODES == created["account"]["codes"]
    assert created["account"] | {"created": ""} == {
        "name": "Ada",
        "created": "",
        "password": True,
        "passkeys": [],
        "codes": CODES,
    }
    assert ada.get("/api/me/account").json() == {"account": created["account"]}
    login = client.post("/api/login", json={"name": " aDA ", "password": PASSWORD}).json()
    assert login["user"] == ada.user
    matches = client.get("/api/matches?mine=1").json()
    assert [(match["id"], match["your_seat"]) for match in matches] == [(summary["id"], "red-1")]
    client.cookies.clear()
    assert len(ada.get("/api/me/devices").json()) == 2


def test_guessing_a_password_costs_what_RFC_9106_recommends() -> None:
    assert HASHER.hash("x").startswith("$argon2id$v=19$m=65536,t=3,p=4$")


def test_nothing_stored_allows_a_login(client: TestClient, tmp_path: Path) -> None:
    _, created = create_account(client)
    with sqlite3.connect(tmp_path / "test.sqlite3") as database:
        dump = "\n".join(database.iterdump())
    assert "$argon2id$" in dump
    for secret in (PASSWORD, *created["codes"], *(code.replace("-", "") for code in created["codes"])):
        assert secret not in dump


@pytest.mark.parametrize("name", ["Ada", "ADA", " ada ", "\u0410da"])
def test_an_account_name_belongs_to_one_account_in_every_spelling(client: TestClient, name: str) -> None:
    _ = create_account(client)
    bob = Caller(client, "Bob")
    response = bob.post("/api/me/account", {"name": name, "password": PASSWORD})
    assert (response.status_code, problem_kind(response)) == (409, "name-taken")
    assert bob.get("/api/me/account").json() == {"account": None}


@pytest.mark.parametrize(
    "body",
    [
        {"name": "Ada"},
        {"name": "", "password": PASSWORD},
        {"name": "A" * 25, "password": PASSWORD},
        {"name": "\u202eAda", "password": PASSWORD},
        {"name": "Ada", "password": "short"},
        {"name": "Ada", "password": "x" * 201},
        {"name": "Ada", "passkey": {"id": "x"}},
        {"name": "Ada", "passkey": {"response": {"clientDataJSON": "e30"}}},
        {"name": "Ada", "passkey": {"response": {"clientDataJSON": 7}}},
        {"name": "Ada", "password": PASSWORD, "admin": True},
    ],
)
def test_an_invalid_account_is_not_created(client: TestClient, body: dict[str, Any]) -> None:
    ada = Caller(client)
    assert ada.post("/api/me/account", body).status_code == 422
    assert ada.get("/api/me/account").json() == {"account": None}


def test_one_address_can_create_a_limited_number_of_accounts_per_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Accounts are stored permanently."""
    monkeypatch.setattr(rates, "ACCOUNTS", "2/day")
    with TestClient(make_app(tmp_path)) as client:
        (ada, _), _ = create_account(client), create_account(client, "Bob")
        rejection = Caller(client).post("/api/me/account", {"name": "Cleo", "password": PASSWORD})
        assert (rejection.status_code, int(rejection.headers["retry-after"]) > 3600) == (429, True)
        assert ada.get("/api/me/account").json()["account"]["name"] == "Ada"


def test_a_user_can_create_only_one_account(client: TestClient) -> None:
    ada, _ = create_account(client)
    for path in ("/api/me/account", "/api/me/account/passkey"):
        second_response = ada.post(
            path, {"name": "Other"} | ({"password": PASSWORD} if path[-1] == "t" else {})
        )
        assert (second_response.status_code, problem_kind(second_response)) == (409, "has-account")


def test_only_users_can_have_an_account(client: TestClient) -> None:
    for method, path in [
        ("GET", "account"),
        ("POST", "account"),
        ("POST", "account/passkey"),
        ("PUT", "password"),
        ("POST", "passkeys/options"),
        ("POST", "passkeys"),
        ("DELETE", "passkeys/x"),
        ("POST", "recovery-codes"),
    ]:
        assert client.request(method, f"/api/me/{path}", json={"name": "x"}).status_code == 401


def test_a_guest_has_no_login_methods_to_change(client: TestClient) -> None:
    ada = Caller(client)
    responses = [
        ada.put("/api/me/password", {"password": PASSWORD}),
        ada.post("/api/me/passkeys/options"),
        ada.post("/api/me/passkeys", {"credential": {}}),
        ada.post("/api/me/recovery-codes"),
    ]
    assert [(response.status_code, problem_kind(response)) for response in responses] == [
        (409, "no-account")
    ] * 4
    assert ada.delete("/api/me/passkeys/x").status_code == 404


def time_header(response: Response) -> set[tuple[str, str]]:
    return {("server-time", response.headers["server-time"])}


def test_a_failed_login_reveals_nothing(client: TestClient) -> None:
    _ = create_account(client)
    _ = create_passkey_account(client, "Bob")
    login_responses = [
        log_in(client, name, "wrong password") for name in ("Ada", "Bob", "Nobody", "A" * 200, "\ud7ff")
    ]
    assert {response.status_code for response in login_responses} == {403}
    distinct_responses = {
        (response.text, tuple(sorted(response.headers.items() - time_header(response))))
        for response in login_responses
    }
    assert len(distinct_responses) == 1
    recovery_responses = [
        client.post("/api/login/recovery", json={"name": name, "code": "x", "password": PASSWORD})
        for name in ("Ada", "Bob", "Nobody")
    ]
    assert {response.text for response in recovery_responses} == {login_responses[0].text}


def test_an_unknown_name_takes_as_long_as_a_wrong_password(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The test compares the number and the costs of computed hashes, not times."""
    _ = create_account(client)
    _ = create_passkey_account(client, "Bob")
    computed = list[str]()

    class CountingHasher(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
            computed.append(str(hash).rsplit("$", 2)[0])
            return super().verify(hash, password)

        def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
            computed.append("made")
            return super().hash(password, salt=salt)

    costs = extract_parameters(passwords.HASHER.hash("x"))
    monkeypatch.setattr(passwords, "HASHER", CountingHasher.from_parameters(costs))
    for name in ("Ada", "Bob", "Nobody"):
        _ = log_in(client, name, "wrong password")
    assert len(computed) == 3
    assert len(set(computed)) == 1
    for name in ("Ada", "Bob", "Nobody"):
        _ = client.post("/api/login/recovery", json={"name": name, "code": "x", "password": PASSWORD})
    assert computed[3:] == ["made"] * 3


def test_a_user_who_knows_the_password_can_change_or_remove_it(client: TestClient) -> None:
    ada, _ = create_account(client)
    change = {"former": PASSWORD, "password": "battery staple"}
    for old_password in ({}, {"former": "wrong password"}):
        response = ada.put("/api/me/password", {"password": "battery staple"} | old_password)
        assert (response.status_code, problem_kind(response)) == (403, "bad-password")
    assert ada.put("/api/me/password", change).status_code == 204
    assert log_in(client).status_code == 403
    assert log_in(client, password="battery staple").status_code == 201
    removal = ada.put("/api/me/password", {"former": "battery staple"})
    assert (removal.status_code, problem_kind(removal)) == (409, "last-way")
    passkey = Authenticator().create(passkey_options(ada.post("/api/me/passkeys/options")))
    assert ada.post("/api/me/passkeys", {"credential": passkey}).status_code == 201
    assert ada.put("/api/me/password", {"former": "battery staple"}).status_code == 204
    assert ada.get("/api/me/account").json()["account"]["password"] is False
    assert log_in(client, password="battery staple").status_code == 403
    assert ada.put("/api/me/password", {"password": PASSWORD}).status_code == 204
    assert log_in(client).status_code == 201


def test_a_new_password_logs_out_all_other_devices_on_every_server(tmp_path: Path) -> None:
    """This holds for every way of setting it. Removing a password does not log out other devices."""
    with ExitStack() as stack:
        servers = Servers(tmp_path, stack, poll_seconds=60)
        ada, created = create_account(servers.one)
        summary = ada.new_match()
        phone = logged_in_caller(servers.two, log_in(servers.two))
        link = ada.post("/api/me/transfers").json()["code"]
        with ada.watch(summary["id"]) as laptop_seat, phone.watch(summary["id"]) as phone_seat:
            assert ada.put("/api/me/password", {"former": PASSWORD, "password": "battery staple"}).is_success
            check_logged_out(phone_seat)
            laptop_seat.pending_messages()
        assert phone.get("/api/me").status_code == 401
        assert ada.get("/api/me").json() == ada.user
        assert [device["here"] for device in ada.get("/api/me/devices").json()] == [True]
        assert servers.two.post(f"/api/transfers/{link}").status_code == 404
        recovery = {"name": "Ada", "code": created["codes"][0], "password": PASSWORD}
        with ada.watch(summary["id"]) as phone_seat:
            recovered = logged_in_caller(servers.two, servers.two.post("/api/login/recovery", json=recovery))
            check_logged_out(phone_seat)
        assert [ada.get("/api/me").status_code, recovered.get("/api/me").status_code] == [401, 200]


def logged_in_caller(client: TestClient, response: Any) -> Caller:
    """Return the person who has logged in on another device."""
    caller = Caller(client)
    caller.headers = {"Authorization": f"Bearer {response.json()['token']}"}
    client.cookies.clear()
    return caller


def check_logged_out(seat: Seat) -> None:
    with pytest.raises(WebSocketDisconnect) as disconnect:
        while True:
            seat.read()
    assert disconnect.value.code == 4401


def test_a_password_is_the_same_from_any_keyboard(client: TestClient) -> None:
    _ = create_account(client, password="caf\u00e9 au lait")
    assert log_in(client, password="cafe\u0301 au lait").status_code == 201


# With a passkey


def test_a_guest_creates_an_account_with_a_passkey_and_logs_in_without_a_name(client: TestClient) -> None:
    ada, device = create_passkey_account(client)
    account = ada.get("/api/me/account").json()["account"]
    assert (account["password"], len(account["passkeys"])) == (False, 1)
    assert log_in_with_passkey(client, device).json()["user"] == ada.user
    device.count = 3
    assert log_in_with_passkey(client, device).json()["user"] == ada.user
    device.count = 2
    assert log_in_with_passkey(client, device).status_code == 403, (
        "a copy of the key signs with an older count"
    )


def test_a_passkey_works_only_for_this_site_and_its_owner(client: TestClient) -> None:
    _, device = create_passkey_account(client)
    for field, value in (("origin", "https://evil.example"), ("host", "evil.example"), ("flags", PRESENT)):
        wrong_device = Authenticator(**(vars(device) | {field: value}))
        response = log_in_with_passkey(client, wrong_device)
        assert (response.status_code, problem_kind(response)) == (403, "bad-login"), field
    stranger = Authenticator(credential=device.credential, user=device.user)
    assert log_in_with_passkey(client, stranger).status_code == 403
    assert log_in_with_passkey(client, Authenticator(user=device.user)).status_code == 403
    assert log_in_with_passkey(client, device).status_code == 201


def test_a_passkey_of_another_site_is_not_stored(client: TestClient) -> None:
    ada = Caller(client)
    for fields in ({"origin": "https://evil.example"}, {"host": "evil.example"}, {"flags": PRESENT}):
        passkey = Authenticator(**fields).create(
            passkey_options(ada.post("/api/me/account/passkey", {"name": "Ada"}))
        )
        response = ada.post("/api/me/account", {"name": "Ada", "passkey": passkey})
        assert (response.status_code, problem_kind(response)) == (422, "bad-passkey")


def test_a_signature_is_valid_once_for_its_purpose_and_for_a_short_time(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, device = create_passkey_account(client)
    credential = device.sign(passkey_options(client.post("/api/login/passkey/options")))
    assert client.post("/api/login/passkey", json={"credential": credential}).status_code == 201
    client.cookies.clear()
    repeated = client.post("/api/login/passkey", json={"credential": credential})
    assert (repeated.status_code, problem_kind(repeated)) == (422, "challenge-over")
    passkey_signature = device.sign(passkey_options(ada.post("/api/me/passkeys/options")))
    assert (
        problem_kind(client.post("/api/login/passkey", json={"credential": passkey_signature}))
        == "challenge-over"
    )
    bob, _ = create_account(client, "Bob")
    adas_passkey = Authenticator().create(passkey_options(ada.post("/api/me/passkeys/options")))
    assert problem_kind(bob.post("/api/me/passkeys", {"credential": adas_passkey})) == "challenge-over"
    monkeypatch.setattr(passkeys, "CHALLENGE_LIFETIME", timedelta(0))
    assert problem_kind(log_in_with_passkey(client, device)) == "challenge-over"


def test_passkeys_are_listed_and_removed_except_for_the_last_login_method(client: TestClient) -> None:
    ada, device = create_passkey_account(client)
    options = passkey_options(ada.post("/api/me/passkeys/options"))
    assert [known["type"] for known in options["excludeCredentials"]] == ["public-key"]
    second_device = Authenticator()
    second_passkey = ada.post("/api/me/passkeys", {"credential": second_device.create(options)}).json()
    listed_passkeys = ada.get("/api/me/account").json()["account"]["passkeys"]
    assert listed_passkeys[1] == second_passkey
    assert [passkey["name"] for passkey in listed_passkeys] == ["", "Passkey"]
    bob, _ = create_account(client, "Bob")
    assert bob.delete(f"/api/me/passkeys/{listed_passkeys[0]['id']}").status_code == 404
    assert ada.delete(f"/api/me/passkeys/{listed_passkeys[0]['id']}").status_code == 204
    assert log_in_with_passkey(client, device).status_code == 403
    removal = ada.delete(f"/api/me/passkeys/{second_passkey['id']}")
    assert (removal.status_code, problem_kind(removal)) == (409, "last-way")
    assert log_in_with_passkey(client, second_device).status_code == 201


def test_a_passkey_belongs_to_one_user_and_their_number_is_limited(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, device = create_passkey_account(client)
    carl = Caller(client, "Carl")
    existing_passkey = device.create(passkey_options(carl.post("/api/me/account/passkey", {"name": "Carl"})))
    assert (
        problem_kind(carl.post("/api/me/account", {"name": "Carl", "passkey": existing_passkey}))
        == "passkey-known"
    )
    assert carl.get("/api/me/account").json() == {"account": None}
    bob, _ = create_account(client, "Bob")
    taken = device.create(passkey_options(bob.post("/api/me/passkeys/options")))
    assert problem_kind(bob.post("/api/me/passkeys", {"credential": taken})) == "passkey-known"
    monkeypatch.setattr(passkeys, "MAX_PASSKEYS", 1)
    for status in (201, 409):
        new_passkey = Authenticator().create(passkey_options(bob.post("/api/me/passkeys/options")))
        response = bob.post("/api/me/passkeys", {"credential": new_passkey})
        assert response.status_code == status
    assert problem_kind(response) == "too-many-passkeys"


def test_a_server_with_only_an_address_has_no_passkeys(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path, allowed_hosts=["192.0.2.1"]), base_url="http://192.0.2.1") as client:
        response = client.post("/api/login/passkey/options")
        assert (response.status_code, problem_kind(response)) == (409, "no-passkeys")


@pytest.mark.parametrize(("origin", "status"), [("https://play.example", 201), ("http://testserver", 403)])
def test_the_public_url_determines_the_site_of_a_passkey(tmp_path: Path, origin: str, status: int) -> None:
    with TestClient(make_app(tmp_path, public_url="https://play.example")) as client:
        ada, device = Caller(client), Authenticator("https://play.example", "play.example")
        options = passkey_options(ada.post("/api/me/account/passkey", {"name": "Ada"}))
        assert options["rp"]["id"] == "play.example"
        body = {"name": "Ada", "passkey": device.create(options)}
        assert ada.post("/api/me/account", body).status_code == 201
        device.origin = origin
        assert log_in_with_passkey(client, device).status_code == status


# Recovery


def test_a_recovery_code_works_once_and_sets_a_password(client: TestClient) -> None:
    ada, created = create_account(client)
    code = created["codes"][0].upper().replace("-", " ")
    recovery = {"name": "ada", "code": code, "password": "battery staple"}
    assert client.post("/api/login/recovery", json=recovery | {"password": "short"}).status_code == 422
    assert client.post("/api/login/recovery", json=recovery).json()["user"] == ada.user
    client.cookies.clear()
    assert client.post("/api/login/recovery", json=recovery).json()["type"] == WRONG["type"]
    logged_in = logged_in_caller(client, log_in(client, password="battery staple"))
    assert logged_in.get("/api/me/account").json()["account"]["codes"] == CODES - 1


def test_new_codes_replace_the_old_codes_and_belong_to_one_user(client: TestClient) -> None:
    ada, created = create_account(client)
    _ = create_account(client, "Bob")
    codes = ada.post("/api/me/recovery-codes").json()["codes"]
    attempts = [("Ada", created["codes"][0]), ("Bob", codes[0]), ("Ada", codes[0])]
    statuses = [
        client.post(
            "/api/login/recovery", json={"name": name, "code": code, "password": PASSWORD}
        ).status_code
        for name, code in attempts
    ]
    assert statuses == [403, 403, 201]


def test_codes_cannot_be_guessed() -> None:
    codes = new_codes()
    assert len(set(codes)) == CODES
    assert all(len(code.replace("-", "")) * 5 == 80 for code in codes)
    assert set(code_digests(User("u1", "Ada"), codes)).isdisjoint(code_digests(User("u2", "Ada"), codes))


# Limits


def test_logins_are_limited_by_address_and_by_name(tmp_path: Path) -> None:
    app = make_app(tmp_path, login_rate="1000/minute", account_rate="3/minute")
    with TestClient(app) as client:
        for name in ("Ada", "Nobody"):
            statuses = [log_in(client, spelling, "x").status_code for spelling in (name, name.upper()) * 2]
            assert statuses == [403, 403, 403, 429]
        body = {"name": "Ada", "code": "x", "password": PASSWORD}
        assert client.post("/api/login/recovery", json=body).status_code == 429
        assert log_in(client, "Bob", "x").status_code == 403
        assert client.post("/api/login/passkey/options").status_code == 200
    with TestClient(make_app(tmp_path, login_rate="4/minute")) as client:
        ada = Caller(client)
        statuses = [log_in(client, f"name {n}", "x").status_code for n in range(4)]
        rejection = client.post("/api/login/passkey/options")
        assert (statuses, rejection.status_code, problem_kind(rejection)) == ([403] * 4, 429, "too-many")
        assert int(rejection.headers["retry-after"]) > 0
        for path, body in (("account", {"name": "Ada", "password": PASSWORD}), ("recovery-codes", None)):
            assert ada.post(f"/api/me/{path}", body).status_code == 429


@pytest.mark.anyio
async def test_a_limited_number_of_passwords_wait_to_be_hashed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "MAX_TOTAL", 1)
    hasher = Passwords()
    results = await asyncio.gather(*(hasher.verify(None, "x") for _ in range(3)), return_exceptions=True)
    hasher.close()
    assert results[0] is False
    assert [getattr(error, "status", None) for error in results[1:]] == [503, 503]


def test_pages_of_other_sites_cannot_log_in(client: TestClient) -> None:
    _ = create_account(client)
    headers = {"Origin": "https://evil.example"}
    for path in ("", "/passkey/options", "/passkey", "/recovery"):
        response = client.post(f"/api/login{path}", json={}, headers=headers)
        assert (response.status_code, problem_kind(response)) == (403, "foreign-origin")


def test_an_account_survives_its_tokens(client: TestClient, tmp_path: Path) -> None:
    ada, _ = create_account(client)
    with sqlite3.connect(tmp_path / "test.sqlite3") as database:
        database.execute("DELETE FROM tokens")
        database.execute("UPDATE users SET created = '2020-01-01 00:00:00.000000'")
    client.portal.call(client.app.state.services.tables._prune)  # type: ignore[union-attr, attr-defined]
    assert log_in(client).json()["user"] == ada.user


def test_a_name_has_one_spelling() -> None:
    assert name_digest("Ada") == name_digest(" aDa  ") == name_digest("\u0410da")
    assert name_digest("Ada") != name_digest("Ada 2")
