"""A match with days per answer from beginning to end: push and e-mail, a restart, and an expired time."""

from __future__ import annotations

from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from engine.core.game import Game
from engine.galaxies import GAME as GALAXIES
from server.match import schedule, tables
from server.match.clock import deadlines
from server.match.commands import handlers as commands
from server.match.state import match_update
from tests.server.features.notifications.test_notice_ways import confirm_address, mail_client
from tests.server.features.notifications.test_notices import DELAY, run_notifier, subscribe, texts
from tests.server.match.spectators.test_late import Clock
from tests.server.play import Caller
from tests.server.reached import Mailbox, PushService
from tests.server.toy import GAME as DUEL

#: A game, a mission for two, both names, and the seats.
GameCase = tuple[Game[Any], str, str, tuple[str, str]]
LITTLE_TIME = "You have little time left for your move"


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Replace the clock of matches by one that can be set forward, so that tests need not wait."""
    shifted_clock = Clock()
    for module in (deadlines, commands, schedule, tables, match_update):
        monkeypatch.setattr(module, "now", shifted_clock)
    return shifted_clock


@pytest.fixture
def receivers(service: PushService, box: Mailbox) -> tuple[PushService, Mailbox]:
    """The receivers of notifications."""
    return service, box


def start_match(client: TestClient, mission: str, *seats: str) -> tuple[str, dict[str, Caller]]:
    """Return a match of two people with days per answer, and the players by seat, beginning with the first to
    move."""
    callers = {seat: Caller(client, f"Player at {seat}") for seat in seats}
    host, guest = callers.values()
    summary = host.new_match(mission, time="1d")
    for seat, caller in callers.items():
        caller.sit(summary, seat)
    assert host.post(f"/api/matches/{summary['id']}/start").status_code == 200
    with guest.watch(summary["id"]) as guest_seat:
        (mover,) = guest_seat.view["waiting_for"]
    return summary["id"], {mover: callers[mover], **callers}


@pytest.mark.parametrize(
    "case",
    [
        (DUEL, "duel", "Duel · Card Duel", ("red-1", "blue-1")),
        (GALAXIES, "dead-zone", "Dead Zone Battle · Battleship Galaxies", ("isn-1", "wretch-1")),
    ],
    ids=["duel", "galaxies"],
)
def test_a_match_with_days_per_answer_from_the_first_question_to_an_expired_time(
    tmp_path: Path, receivers: tuple[PushService, Mailbox], clock: Clock, case: GameCase
) -> None:
    service, box = receivers
    game, mission, title, seats = case
    move = ("Your move", title)
    with mail_client(tmp_path, service, box, game) as client:
        match, callers = start_match(client, mission, *seats)
        (red_seat, red), (blue_seat, blue) = callers.items()
        for caller in (red, blue):
            subscribe(caller, service)
        confirm_address(red, box)
        run_notifier(client, at=clock() + timedelta(seconds=DELAY + 1))
        assert texts(service).count(move) == 1, "red is notified once"
        assert box.mails == [], "mail is sent only if red stays away"

    clock.pass_by(hours=1)
    service.pushed.clear()
    with mail_client(tmp_path, service, box, game) as client:
        red.client = blue.client = client
        for _ in range(2):
            run_notifier(client, at=clock())
        assert texts(service) == [], "red was notified before the restart"
        assert [mail["Subject"] for mail in box.mails] == [f"Your move: {title}"]

        clock.pass_by(hours=20, minutes=1)
        for _ in range(2):
            run_notifier(client, at=clock())
        assert texts(service) == [(LITTLE_TIME, title)]
        assert [mail["Subject"] for mail in box.mails[1:]] == [f"{LITTLE_TIME}: {title}"]

        service.pushed.clear()
        with blue.watch(match) as seat:
            end = datetime.fromisoformat(seat.view["time"]["seats"][red_seat]["until"])
            clock.ahead += end - clock() + timedelta(seconds=1)
            while seat.view["waiting_for"] != [blue_seat]:
                seat.read_until("diff")
            assert seat.view["time"]["seats"][red_seat]["away"], "the computer plays on for red"
        run_notifier(client, at=clock() + timedelta(seconds=DELAY + 1))
        assert texts(service) == [move], "now blue must move"
        assert len(box.mails) == 2
        with red.watch(match) as seat:
            assert seat.ask("back")["type"] == "accepted"
            while seat.view["time"]["seats"][red_seat]["away"]:
                seat.read_until("diff")
