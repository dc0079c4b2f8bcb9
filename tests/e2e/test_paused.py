"""A paused match: what its players see, and how its host resumes it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.conftest import running, visitors
from tests.e2e.guests import seat_people
from tests.e2e.people import Person
from tests.e2e.test_pages import DESKTOP, PHONE, check_width
from tests.e2e.windows import Windows
from tests.serving import Server

WRONG = "Something went wrong in the rules"
UNREADABLE = "The rules of this server cannot read the match"


def replace_snapshots(server: Server, match: str, *snapshots: tuple[int, bytes]) -> list[tuple[int, bytes]]:
    """While the server is down, replace the match's snapshots. Return the old ones."""
    with closing(sqlite3.connect(server.options["database"].partition("///")[2])) as database, database:
        rows = database.execute("SELECT number, data FROM snapshots WHERE match_id = ?", (match,))
        old_snapshots = rows.fetchall()
        for number, data in snapshots or [(number, b"{}") for number, _ in old_snapshots]:
            parameters = (data, match, number)
            _ = database.execute(
                "UPDATE snapshots SET data = ? WHERE match_id = ? AND number = ?", parameters
            )
    return old_snapshots


def check_paused(player: Person) -> None:
    expect(player.by_id("decision")).to_contain_text(WRONG)
    assert violations(player.page) == []
    check_width(player.page)


def delete_account(player: Person) -> None:
    origin = f"{urlsplit(player.page.url).scheme}://{urlsplit(player.page.url).netloc}"
    api = player.page.context.request
    player.page.close()
    name = api.get(f"{origin}/api/me").json()["name"]
    response = api.post(f"{origin}/api/me/deletion", data={"name": name}, headers={"Origin": origin})
    assert response.status == 204, response.text()


def test_a_paused_match_says_so_and_its_host_resumes_it(windows: Windows, tmp_path: Path) -> None:
    with running(tmp_path) as server, visitors(windows, server) as person:
        ada, bob = person("Ada", expects="409", **DESKTOP), person("Bob", **PHONE)
        _ = seat_people({"isn-1": ada, "wretch-1": bob}, "dead-zone")
        match = ada.page.url.rpartition("/")[2]
        ada.outage = bob.outage = True
        server.stop()
        snapshots = replace_snapshots(server, match)
        server.start()
        for player in (ada, bob):
            check_paused(player)
        expect(bob.by_id("resume")).to_have_count(0)
        ada.by_id("resume").click()
        expect(ada.page.get_by_text(UNREADABLE)).to_be_visible()
        server.stop()
        _ = replace_snapshots(server, match, *snapshots)
        server.start()
        for player in (ada, bob):
            check_paused(player)
        ada.by_id("resume").click()
        for player in (ada, bob):
            expect(player.by_id("decision")).not_to_contain_text(WRONG)
        ada.wait_until(lambda: ada.read_decision() or bob.read_decision(), "somebody must decide again")
        server.stop()
        _ = replace_snapshots(server, match)
        server.start()
        check_paused(bob)
        expect(bob.by_id("resume")).to_have_count(0)
        delete_account(ada)
        expect(bob.by_id("resume")).to_be_visible()
        assert all(
            "match cannot be" in fault for fault in server.faults()
        )  # it can neither be read nor be left by Ada
        (tmp_path / "server.log").write_text("")
