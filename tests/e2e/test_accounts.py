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


def press_on(ada: Person, name: str, text: str = "") -> None:
    """Move the focus to an element with the keyboard. Then type the text, or press Enter."""
    target = ada.by_id(name)
    expect(target).to_be_enabled()
    for _ in range(40):
        if target.evaluate("(one) => one === document.activeElement"):
            break
        ada.page.keyboard.press("Tab")
    expect(target).to_be_focused()
    if text:
        ada.page.keyboard.press("Control+A")
        ada.page.keyboard.type(text)
    else:
        ada.page.keyboard.press("Enter")


def looks_well(ada: Person) -> None:
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    assert violations(ada.page) == []
    check_width(ada.page)


def test_a_guest_is_known_elsewhere_by_a_password_with_the_keyboard_alone(person: Invite) -> None:
    ada = person("Ada", expects="401", **DESKTOP)
    ada.enter()
    invite = ada.create()
    ada.page.goto("/account")
    press_on(ada, "account-name", "Ada L")
    looks_well(ada)
    press_on(ada, "new-password", PASSWORD)
    press_on(ada, "make-account")
    expect(ada.page.get_by_role("heading", level=1)).to_be_focused()
    code = ada.by_id("codes").get_by_role("listitem").first.text_content()
    looks_well(ada)
    press_on(ada, "codes-kept")
    expect(ada.by_id("account-of")).to_have_text("Ada L")
    looks_well(ada)

    there = person("Ada elsewhere", expects="403", **PHONE)
    there.page.goto(invite)
    press_on(there, "account-link")
    press_on(there, "login-name", "ada l")
    press_on(there, "password", "wrong password")
    press_on(there, "log-in")
    expect(there.by_id("wrong")).to_contain_text("does not match that password or code")
    press_on(there, "lost")
    press_on(there, "recovery-code", str(code))
    press_on(there, "password", "battery staple")
    looks_well(there)
    press_on(there, "log-in")
    expect(there.by_id("slow-switch")).to_be_visible()  # the seat of the match's creator
    there.page.goto("/account")
    expect(there.by_id("codes-left")).to_have_text("9 left")
    looks_well(there)
    there.page.goto("/")
    expect(there.by_id("user-name")).to_have_text("Ada")
    expect(there.by_id("my-matches").get_by_role("listitem")).to_have_count(1)


def with_passkeys(ada: Person, path: str, server: Server) -> tuple[CDPSession, str]:
    """Return a browser at the page, with a device that stores passkeys. They need the server's host name."""
    session = ada.context.new_cdp_session(ada.page)
    session.send("WebAuthn.enable")
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    ada.page.goto(server.url.replace("127.0.0.1", "localhost") + path)
    return session, made["authenticatorId"]


def test_a_guest_is_known_elsewhere_by_a_passkey_and_leaves_for_good(person: Invite, server: Server) -> None:
    ada, there = person("Ada", new=True, **PHONE), person("Ada elsewhere", new=True, **DESKTOP)
    device, keys = with_passkeys(ada, "/", server)
    ada.by_id("name-input").fill("Ada of the chain")
    ada.by_id("enter").click()
    ada.by_id("you").click()
    ada.by_id("account-link").click()
    looks_well(ada)
    ada.by_id("make-account").click()
    ada.by_id("codes-kept").click()
    expect(ada.by_id("ways")).to_contain_text("Passkey")

    other, chain = with_passkeys(there, "/account", server)
    credential: Any = device.send("WebAuthn.getCredentials", {"authenticatorId": keys})["credentials"][0]
    other.send("WebAuthn.addCredential", {"authenticatorId": chain, "credential": credential})
    looks_well(there)
    there.by_id("passkey-login").click()
    expect(there.by_id("account-of")).to_have_text("Ada of the chain")
    with there.page.expect_download() as download:
        there.by_id("export").click()
    assert '"name":"Ada of the chain"' in download.value.path().read_text()
    there.by_id("delete").click()
    looks_well(there)
    expect(there.by_id("delete-sure")).to_be_disabled()
    there.by_id("typed").fill("Ada of the chain")
    there.by_id("delete-sure").click()
    expect(there.by_id("play-now")).to_be_visible()
    expect(there.by_id("user-name")).to_have_count(0)
    _ = ada.page.goto(ada.page.url)
    expect(ada.by_id("passkey-login")).to_be_visible()


def let_proofs_grow_old(server: Server) -> None:
    """Set the time of all identity proofs to an hour ago."""
    hour_ago = (datetime.now(UTC) - timedelta(hours=1)).replace(tzinfo=None)
    with sqlite3.connect(make_url(server.options["database"]).database or "", timeout=30) as database:
        _ = database.execute("UPDATE tokens SET proved = ?", (hour_ago.isoformat(" "),))


def test_a_change_of_ways_to_log_in_asks_who_is_there_and_is_told_on_other_devices(
    person: Invite, server: Server
) -> None:
    ada = person("Ada", expects="403", **DESKTOP)
    ada.enter()
    ada.page.goto("/account")
    press_on(ada, "account-name", "Ada of the proofs")
    press_on(ada, "new-password", PASSWORD)
    press_on(ada, "make-account")
    press_on(ada, "codes-kept")
    there = person("Ada elsewhere", **PHONE)
    there.page.goto("/account")
    there.by_id("login-name").fill("Ada of the proofs")
    there.by_id("password").fill(PASSWORD)
    there.by_id("log-in").click()
    expect(there.by_id("account-of")).to_be_visible()
    there.page.goto("/rules")
    expect(there.by_id("change-banner")).to_have_count(0)

    let_proofs_grow_old(server)
    press_on(ada, "new-codes")
    ada.by_id("new-codes-sure").click()
    looks_well(ada)
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

    there.page.goto("/")
    expect(there.by_id("change-banner")).to_contain_text("A link for another device was created")
    expect(there.by_id("change-banner")).to_contain_text("and 1 more")
    looks_well(there)
    there.by_id("change-banner").get_by_role("link").click()
    expect(there.by_id("changes").locator(".new")).to_have_count(2)
    looks_well(there)
    there.page.goto("/")
    expect(there.by_id("play-now")).to_be_visible()
    expect(there.by_id("change-banner")).to_have_count(0)
    ada.page.goto("/")
    expect(ada.by_id("play-now")).to_be_visible()
    expect(ada.by_id("change-banner")).to_have_count(0)


def test_a_passkey_answers_who_is_there(person: Invite, server: Server) -> None:
    ada = person("Ada", new=True, expects="403", **PHONE)
    _ = with_passkeys(ada, "/account", server)
    ada.by_id("tab-new").click()
    ada.by_id("account-name").fill("Ada of the keys")
    ada.by_id("make-account").click()
    ada.by_id("codes-kept").click()
    let_proofs_grow_old(server)
    ada.page.goto(server.url.replace("127.0.0.1", "localhost") + "/devices")
    ada.by_id("new-transfer").click()
    looks_well(ada)
    ada.by_id("prove-passkey").click()
    expect(ada.by_id("transfer-link")).to_be_visible()
    expect(ada.by_id("proof")).to_have_count(0)
