"""A match of days from end to end: told by push and e-mail, over a restart, until somebody's time is up."""

from __future__ import annotations

from datetime import datetime, timedelta
from pathlib import Path

import pytest

from server.play import clocks, commands, table, tables, update
from tests.server.play import started
from tests.server.reached import Mailbox, PushService
from tests.server.test_late import Clock
from tests.server.test_notice_ways import mailed, mailing
from tests.server.test_notices import DELAY, MOVE, subscribed, texts, work

HURRY = "Little time is left for your move"


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The time by which matches go; it is turned on, so that nobody waits."""
    made = Clock()
    for module in (clocks, commands, table, tables, update):
        monkeypatch.setattr(module, "now", made)
    return made


def test_a_match_of_days_from_the_first_question_to_a_time_that_is_up(
    tmp_path: Path, service: PushService, box: Mailbox, clock: Clock
) -> None:
    with mailing(tmp_path, service, box) as client:
        summary, (red, blue) = started(client, time="1d")
        for caller in (red, blue):
            subscribed(caller, service)
        mailed(red, box)
        work(client, at=clock() + timedelta(seconds=DELAY + 1))
        assert texts(service).count(MOVE) == 1, "red is asked"
        assert box.mails == [], "and is written to only if he does not come"

    clock.pass_by(hours=1)
    service.pushed.clear()
    with mailing(tmp_path, service, box) as client:
        red.client = blue.client = client
        for _ in range(2):
            work(client, at=clock())
        assert texts(service) == [], "he was told before the restart"
        assert [mail["Subject"] for mail in box.mails] == ["Your move: Duel · Card Duel"]

        clock.pass_by(hours=20, minutes=1)
        for _ in range(2):
            work(client, at=clock())
        assert texts(service) == [(HURRY, MOVE[1])]
        assert [mail["Subject"] for mail in box.mails[1:]] == [f"{HURRY}: Duel · Card Duel"]

        service.pushed.clear()
        with blue.watch(summary["id"]) as seat:
            end = datetime.fromisoformat(seat.view["time"]["seats"]["red-1"]["until"])
            clock.ahead += end - clock() + timedelta(seconds=1)
            while seat.view["waiting_for"] != ["blue-1"]:
                seat.read_until("diff")
            assert seat.view["time"]["seats"]["red-1"]["away"], "the computer plays on for red"
        work(client, at=clock() + timedelta(seconds=DELAY + 1))
        assert texts(service) == [MOVE], "now it is blue's"
        assert len(box.mails) == 2
        with red.watch(summary["id"]) as seat:
            assert seat.ask("back")["type"] == "accepted"
            while seat.view["time"]["seats"]["red-1"]["away"]:
                seat.read_until("diff")
