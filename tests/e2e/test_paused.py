"""A paused match: what its players see, and how its host resumes it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.conftest import running, visitors
from tests.e2e.guests import seated
from tests.e2e.people import Person
from tests.e2e.test_pages import DESKTOP, PHONE, check_width
from tests.e2e.windows import Windows
from tests.serving import Server

WRONG = "Something went wrong in the rules"
UNREADABLE = "The rules of this server cannot read the match"


def kept_as(server: Server, match: str, *snapshots: tuple[int, bytes]) -> list[tuple[int, bytes]]:
    """While the server is down, replace the match's snapshots by these. Return the former ones."""
    with closing(sqlite3.connect(server.options["database"].partition("///")[2])) as database, database:
        rows = database.execute("SELECT number, data FROM snapshots WHERE match_id = ?", (match,))
        before = rows.fetchall()
        for number, data in snapshots or [(number, b"{}") for number, _ in before]:
            where = (data, match, number)
            _ = database.execute("UPDATE snapshots SET data = ? WHERE match_id = ? AND number = ?", where)
    return before


def stands_still(one: Person) -> None:
    expect(one.by_id("decision")).to_contain_text(WRONG)
    assert violations(one.page) == []
    check_width(one.page)


def leaves_for_good(one: Person) -> None:
    own = f"{urlsplit(one.page.url).scheme}://{urlsplit(one.page.url).netloc}"
    calls = one.page.context.request
    one.page.close()
    name = calls.get(f"{own}/api/me").json()["name"]
    gone = calls.post(f"{own}/api/me/deletion", data={"name": name}, headers={"Origin": own})
    assert gone.status == 204, gone.text()


def test_a_paused_match_says_so_and_its_host_lets_it_go_on(windows: Windows, tmp_path: Path) -> None:
    with running(tmp_path) as server, visitors(windows, server) as person:
        ada, bob = person("Ada", expects="409", **DESKTOP), person("Bob", **PHONE)
        _ = seated({"isn-1": ada, "wretch-1": bob}, "dead-zone")
        match = ada.page.url.rpartition("/")[2]
        ada.outage = bob.outage = True
        server.stop()
        snapshots = kept_as(server, match)
        server.start()
        for one in (ada, bob):
            stands_still(one)
        expect(bob.by_id("resume")).to_have_count(0)
        ada.by_id("resume").click()
        expect(ada.page.get_by_text(UNREADABLE)).to_be_visible()
        server.stop()
        _ = kept_as(server, match, *snapshots)
        server.start()
        for one in (ada, bob):
            stands_still(one)
        ada.by_id("resume").click()
        for one in (ada, bob):
            expect(one.by_id("decision")).not_to_contain_text(WRONG)
        ada.until(lambda: ada.look() or bob.look(), "somebody is asked again")
        server.stop()
        _ = kept_as(server, match)
        server.start()
        stands_still(bob)
        expect(bob.by_id("resume")).to_have_count(0)
        leaves_for_good(ada)
        expect(bob.by_id("resume")).to_be_visible()
        assert all("match cannot be" in fault for fault in server.faults())  # neither read nor left by Ada
        (tmp_path / "server.log").write_text("")
