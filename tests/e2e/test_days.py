"""A correspondence match in two browsers: notified by push and by e-mail, across a restart, until a player's
time is up.

Ada has only a keyboard and a large screen, Bob a phone.
"""

from __future__ import annotations

import json
import re
import sqlite3
from pathlib import Path

from playwright.sync_api import expect

from server.base.clock import now
from tests.e2e.axe import violations
from tests.e2e.conftest import running, visitors
from tests.e2e.guests import seat_people
from tests.e2e.people import Person
from tests.e2e.test_notices import FAKE_SUBSCRIPTION
from tests.e2e.test_pages import DESKTOP, PHONE, Keys, check_width
from tests.e2e.test_times import use_up_time
from tests.e2e.windows import Windows
from tests.server.reached import Browser as Subscription
from tests.server.reached import Mailbox, PushService
from tests.serving import Server

#: The address of the server in its e-mails. The test opens the server directly.
SITE = "https://play.example"
MOVE = ("Your move", "Duel · Card Duel")


def notification_settings(service: PushService, box: Mailbox) -> dict[str, str]:
    """Return the settings of a server that quickly notifies people by push, and by e-mail if they stay
    away."""
    mail = {"SMTP_HOST": "127.0.0.1", "SMTP_PORT": str(box.port), "SMTP_TLS": "none"}
    mail |= {"MAIL_FROM": "galaxies@play.example", "PUBLIC_URL": SITE}
    push = {"PUSH_HOSTS": service.host, "NOTICE_SECONDS": "0.2", "SWEEP_SECONDS": "0.2"}
    return {f"GALAXIES_{name}": value for name, value in (mail | push).items()}


def open_mailed_link(ada: Person, server: Server, box: Mailbox, path: str) -> str:
    """Open the link of the newest e-mail. Return the subject of that e-mail."""
    mail = ada.wait_until(lambda: box.mails and box.mails.pop(), "there is an e-mail")
    (link,) = re.findall(rf"{SITE}(/{path}/\S+)", mail.get_content())
    _ = ada.page.goto(server.url + link)
    return str(mail["Subject"])


def enable_notifications(ada: Person, server: Server, box: Mailbox) -> None:
    """Turn on push notifications and e-mails."""
    keys = Keys(ada.page)
    for name in ("menu", "notices-link"):
        keys.activate(ada.by_id(name))
    switch = ada.by_id("push-here").get_by_role("switch")
    keys.to(switch)
    keys.press("Space")
    expect(switch).to_be_checked()
    keys.to(ada.by_id("address"))
    keys.type("ada@home.example")
    keys.activate(ada.by_id("ask-mail"))
    expect(ada.by_id("mail-address")).to_contain_text("ada@home.example")
    assert violations(ada.page) == []
    _ = open_mailed_link(ada, server, box, "mail/confirm")
    keys.activate(ada.by_id("mail-press"))
    expect(ada.page.get_by_role("heading", name="Your address is confirmed")).to_be_focused()
    assert violations(ada.page) == []


def make_notices_due(server: Server) -> None:
    """While the server is down, make all pending notifications due at its return."""
    with sqlite3.connect(server.options["database"].partition("///")[2]) as database:
        due = f"{now():%Y-%m-%d %H:%M:%S.%f}"
        assert database.execute("UPDATE notices SET due = ? WHERE due > ?", (due, due)).rowcount


def test_a_correspondence_match_survives_a_restart_until_a_players_time_is_up(
    windows: Windows, tmp_path: Path, service: PushService, box: Mailbox
) -> None:
    settings = notification_settings(service, box)
    with running(tmp_path, "examples.duel:GAME", **settings) as server, visitors(windows, server) as person:
        ada, bob = person("Ada", worker=True, **DESKTOP), person("Bob", **PHONE)
        ada.context.grant_permissions(["notifications"])
        ada.context.add_init_script(f"({FAKE_SUBSCRIPTION})({json.dumps(Subscription(service).target)})")
        _ = seat_people({"red-1": bob, "blue-1": ada}, "duel", game="duel", time="1d")
        match = bob.page.url.rpartition("/")[2]
        expect(bob.by_id("time-red-1").get_by_role("timer")).to_have_text(re.compile("^(24|23) h|1 d"))
        enable_notifications(ada, server, box)
        ada.page.close()

        bob.pick("stay")
        pushed = bob.wait_until(lambda: service.pushed and service.pushed.pop(), "a notification is pushed")
        assert (pushed.text["title"], pushed.text["body"], pushed.text["path"]) == (*MOVE, f"/m/{match}")
        bob.outage = True
        server.stop()
        make_notices_due(server)
        server.start()
        ada.open_page()
        assert open_mailed_link(ada, server, box, "m") == "Your move: Duel · Card Duel"
        assert service.pushed == [], "Ada was notified of it before the restart"
        expect(ada.by_id("decision")).to_have_attribute("data-kind", "action")
        assert violations(ada.page) == []
        Keys(ada.page).activate(ada.by_id("decision").locator(".buttons [data-option=stay]"))
        bob.wait_until(bob.read_decision, "Bob must decide")

        ada.outage = True
        server.kill()
        use_up_time(server, match, "red-1")
        server.start()
        for player in (ada, bob):
            expect(player.by_id("time-red-1")).to_contain_text("computer")
        ada.wait_until(ada.read_decision, "the computer has played for Bob")
        check_width(bob.page)
        assert violations(bob.page) == []
        bob.by_id("back").click()
        expect(ada.by_id("time-red-1")).not_to_contain_text("computer")
