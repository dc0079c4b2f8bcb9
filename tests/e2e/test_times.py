"""Time control at the table: everybody's remaining time, and a player's return after the computer has taken
over."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import expect

from server.base.clock import stamp
from tests.e2e.axe import violations
from tests.e2e.conftest import Invite, running
from tests.e2e.guests import Guest
from tests.e2e.people import Person
from tests.e2e.test_pages import PHONE, check_width
from tests.serving import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose computer players are too slow to finish the match before a player returns."""
    with running(tmp_path_factory.mktemp("server"), GALAXIES_BOT_DELAY="1") as server:
        yield server


def timed_table(ada: Person) -> str:
    """Seat Ada at a table where everybody has ten minutes. Return the match's id."""
    ada.page.goto(Guest(ada).begin_match("dead-zone", "isn-1", "wretch-1", time="10m"))
    expect(ada.by_id("decision")).to_have_attribute("data-decision", re.compile(r"^isn-1"))
    return ada.page.url.rpartition("/")[2]


def use_up_time(server: Server, match: str, seat: str) -> None:
    """While the server is down, leave a seat almost no time. This makes earlier views obsolete."""
    deadline = datetime.now(UTC) + timedelta(seconds=1)
    with sqlite3.connect(server.options["database"].partition("///")[2]) as database:
        (waits,) = database.execute("SELECT waits FROM matches WHERE id = ?", (match,)).fetchone()
        waiting = json.loads(waits)
        waiting[seat]["at"] = stamp(deadline)
        times = {seat: {"left": 1.0, "since": stamp(deadline - timedelta(seconds=1))}}
        parameters = (json.dumps(times), json.dumps(waiting), f"{deadline:%Y-%m-%d %H:%M:%S.%f}", match)
        statement = (  # outage = 999: the outage counts as already corrected
            "UPDATE matches SET times = ?, waits = ?, due_at = ?, made_by = NULL, outage = 999 WHERE id = ?"
        )
        assert database.execute(statement, parameters).rowcount == 1


#: Makes the clock of a device wrong by a number of milliseconds.
WRONG_CLOCK = """(() => { const Right = Date, wrong = %d
  window.Date = class extends Right {
    constructor(...given) { given.length ? super(...given) : super(Right.now() + wrong) }
    static now() { return Right.now() + wrong }
  } })()"""
HOUR = 3_600_000


@pytest.mark.parametrize("clock_error", [-3 * HOUR, 401 * 24 * HOUR])
def test_a_wrong_clock_on_the_device_does_not_change_countdowns(person: Invite, clock_error: int) -> None:
    """This includes a clock that changes while the page is open."""
    ada = person("Ada", new=True, script=WRONG_CLOCK % clock_error)
    match = timed_table(ada)
    timer = ada.by_id("time-isn-1").get_by_role("timer")
    expect(timer).to_have_text(re.compile(r"^(10:00|9:\d\d)$"))
    ada.page.evaluate(WRONG_CLOCK % (-2 * clock_error))
    expect(timer).to_have_text(re.compile(r"^9:[0-5]\d$"))
    ada.page.goto("/matches")
    expect(ada.page.locator(f"a[href='/m/{match}']").first).to_contain_text(
        re.compile("just asked|waiting 1 min")
    )


def test_the_computer_plays_on_when_time_is_up_and_the_seat_is_taken_back(
    person: Invite, server: Server
) -> None:
    ada = person("Ada", **PHONE)
    match = timed_table(ada)
    expect(ada.by_id("time-isn-1")).to_contain_text("You")
    expect(ada.by_id("time-isn-1").get_by_role("timer")).to_have_text(re.compile(r"^(10|9):\d\d$"))
    check_width(ada.page)
    assert violations(ada.page) == []
    ada.outage = True
    server.kill()
    use_up_time(server, match, "isn-1")
    server.start()
    ada.wait_until_online()
    expect(ada.by_id("time-isn-1")).to_contain_text("computer")
    check_width(ada.page)
    assert violations(ada.page) == []
    ada.by_id("back").click()
    expect(ada.by_id("back")).to_have_count(0)
    expect(ada.by_id("time-isn-1")).not_to_contain_text("computer")
