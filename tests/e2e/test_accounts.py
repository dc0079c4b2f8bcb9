"""A guest on two devices gets an account: with a password and the keyboard alone, and with a passkey."""

from __future__ import annotations

import sqlite3
from datetime import UTC, datetime, timedelta
from typing import Any

from playwright.sync_api import CDPSession, expect
from sqlalchemy import make_url

from tests.e2e.axe import violations
from tests.e2e.conftest import Invite
from tests.e2e.people import Person
from tests.e2e.test_pages import DESKTOP, PHONE, check_width
from tests.serving import Server

PASSWORD = "correct horse"
AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def use_keyboard_on(ada: Person, name: str, text: str = "") -> None:
    """Move the focus to an element with the keyboard. Then type the text, or press Enter."""
    target = ada.by_id(name)
    expect(target).to_be_enabled()
    for _ in range(40):
        if target.evaluate("(element) => element === document.activeElement"):
            break
        ada.page.keyboard.press("Tab")
    expect(target).to_be_focused()
    if text:
        ada.page.keyboard.press("Control+A")
        ada.page.keyboard.type(text)
    else:
        ada.page.keyboard.press("Enter")


def check_page(ada: Person) -> None:
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    assert violations(ada.page) == []
    check_width(ada.page)


def test_a_guest_logs_in_elsewhere_with_a_password_by_keyboard_alone(person: Invite) -> None:
    ada = person("Ada", expects="401", **DESKTOP)
    ada.enter()
    invite = ada.create()
    ada.page.goto("/account")
    use_keyboard_on(ada, "account-name", "Ada L")
    check_page(ada)
    use_keyboard_on(ada, "new-password", PASSWORD)
    use_keyboard_on(ada, "make-account")
    expect(ada.page.get_by_role("heading", level=1)).to_be_focused()
    code = ada.by_id("codes").get_by_role("listitem").first.text_content()
    check_page(ada)
    use_keyboard_on(ada, "codes-kept")
    expect(ada.by_id("account-of")).to_have_text("Ada L")
    check_page(ada)

    other = person("Ada elsewhere", expects="403", **PHONE)
    other.page.goto(invite)
    use_keyboard_on(other, "account-link")
    use_keyboard_on(other, "login-name", "ada l")
    use_keyboard_on(other, "password", "wrong password")
    use_keyboard_on(other, "log-in")
    expect(other.by_id("wrong")).to_contain_text("does not match that password or code")
    use_keyboard_on(other, "lost")
    use_keyboard_on(other, "recovery-code", str(code))
    use_keyboard_on(other, "password", "battery staple")
    check_page(other)
    use_keyboard_on(other, "log-in")
    expect(other.by_id("slow-switch")).to_be_visible()  # the seat of the match's creator
    other.page.goto("/account")
    expect(other.by_id("codes-left")).to_have_text("9 left")
    check_page(other)
    other.page.goto("/")
    expect(other.by_id("user-name")).to_have_text("Ada")
    expect(other.by_id("my-matches").get_by_role("listitem")).to_have_count(1)


def add_authenticator(ada: Person, path: str, server: Server) -> tuple[CDPSession, str]:
    """Add a device that stores passkeys, and open the page by the server's host name. Return the session and
    the device's id."""
    session = ada.context.new_cdp_session(ada.page)
    session.send("WebAuthn.enable")
    authenticator = session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    ada.page.goto(server.url.replace("127.0.0.1", "localhost") + path)
    return session, authenticator["authenticatorId"]


def test_a_guest_logs_in_elsewhere_with_a_passkey_and_deletes_the_account(
    person: Invite, server: Server
) -> None:
    ada, other = person("Ada", new=True, **PHONE), person("Ada elsewhere", new=True, **DESKTOP)
    session, authenticator = add_authenticator(ada, "/", server)
    ada.by_id("name-input").fill("Ada of the chain")
    ada.by_id("enter").click()
    ada.by_id("you").click()
    ada.by_id("account-link").click()
    check_page(ada)
    ada.by_id("make-account").click()
    ada.by_id("codes-kept").click()
    expect(ada.by_id("ways")).to_contain_text("Passkey")

    other_session, other_authenticator = add_authenticator(other, "/account", server)
    credential: Any = session.send("WebAuthn.getCredentials", {"authenticatorId": authenticator})[
        "credentials"
    ][0]
    other_session.send(
        "WebAuthn.addCredential", {"authenticatorId": other_authenticator, "credential": credential}
    )
    check_page(other)
    other.by_id("passkey-login").click()
    expect(other.by_id("account-of")).to_have_text("Ada of the chain")
    with other.page.expect_download() as download:
        other.by_id("export").click()
    assert '"name":"Ada of the chain"' in download.value.path().read_text()
    other.by_id("delete").click()
    check_page(other)
    expect(other.by_id("delete-sure")).to_be_disabled()
    other.by_id("typed").fill("Ada of the chain")
    other.by_id("delete-sure").click()
    expect(other.by_id("play-now")).to_be_visible()
    expect(other.by_id("user-name")).to_have_count(0)
    _ = ada.page.goto(ada.page.url)
    expect(ada.by_id("passkey-login")).to_be_visible()


def make_proofs_old(server: Server) -> None:
    """Set the time of all identity proofs to an hour ago."""
    hour_ago = (datetime.now(UTC) - timedelta(hours=1)).replace(tzinfo=None)
    with sqlite3.connect(make_url(server.options["database"]).database or "", timeout=30) as database:
        _ = database.execute("UPDATE tokens SET proved = ?", (hour_ago.isoformat(" "),))


def test_changing_login_methods_requires_proof_and_is_reported_on_other_devices(
    person: Invite, server: Server
) -> None:
    ada = person("Ada", expects="403", **DESKTOP)
    ada.enter()
    ada.page.goto("/account")
    use_keyboard_on(ada, "account-name", "Ada of the proofs")
    use_keyboard_on(ada, "new-password", PASSWORD)
    use_keyboard_on(ada, "make-account")
    use_keyboard_on(ada, "codes-kept")
    other = person("Ada elsewhere", **PHONE)
    other.page.goto("/account")
    other.by_id("login-name").fill("Ada of the proofs")
    other.by_id("password").fill(PASSWORD)
    other.by_id("log-in").click()
    expect(other.by_id("account-of")).to_be_visible()
    other.page.goto("/rules")
    expect(other.by_id("change-banner")).to_have_count(0)

    make_proofs_old(server)
    use_keyboard_on(ada, "new-codes")
    ada.by_id("new-codes-sure").click()
    check_page(ada)
    expect(ada.by_id("proof-password")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.by_id("wrong")).to_contain_text("Nothing has changed")
    ada.by_id("new-codes-sure").click()
    ada.by_id("proof-password").fill("wrong password")
    ada.by_id("prove").click()
    expect(ada.by_id("proof-wrong")).to_contain_text("not your current password")
    ada.by_id("proof-password").fill(PASSWORD)
    ada.by_id("prove").click()
    expect(ada.by_id("codes").get_by_role("listitem")).to_have_count(10)
    ada.by_id("codes-kept").click()
    expect(ada.by_id("changes")).to_contain_text("New recovery codes were created")
    ada.page.goto("/devices")
    ada.by_id("new-transfer").click()
    expect(ada.by_id("transfer-link")).to_be_visible()

    other.page.goto("/")
    expect(other.by_id("change-banner")).to_contain_text("A link for another device was created")
    expect(other.by_id("change-banner")).to_contain_text("and 1 more")
    check_page(other)
    other.by_id("change-banner").get_by_role("link").click()
    expect(other.by_id("changes").locator(".new")).to_have_count(2)
    check_page(other)
    other.page.goto("/")
    expect(other.by_id("play-now")).to_be_visible()
    expect(other.by_id("change-banner")).to_have_count(0)
    ada.page.goto("/")
    expect(ada.by_id("play-now")).to_be_visible()
    expect(ada.by_id("change-banner")).to_have_count(0)


def test_a_passkey_proves_the_users_identity(person: Invite, server: Server) -> None:
    ada = person("Ada", new=True, expects="403", **PHONE)
    _ = add_authenticator(ada, "/account", server)
    ada.by_id("tab-new").click()
    ada.by_id("account-name").fill("Ada of the keys")
    ada.by_id("make-account").click()
    ada.by_id("codes-kept").click()
    make_proofs_old(server)
    ada.page.goto(server.url.replace("127.0.0.1", "localhost") + "/devices")
    ada.by_id("new-transfer").click()
    check_page(ada)
    ada.by_id("prove-passkey").click()
    expect(ada.by_id("transfer-link")).to_be_visible()
    expect(ada.by_id("proof")).to_have_count(0)
