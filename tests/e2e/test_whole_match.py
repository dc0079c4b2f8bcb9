"""Four people play Meteor Storm in their browsers, and the server is killed while one of them answers.

When every part of a match has occurred, programs play on from other devices. All pages show the result.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from subprocess import run
from sys import executable

import pytest
from playwright.sync_api import expect

from engine.galaxies.players import PLAYERS
from tests.e2e.commander import Commander
from tests.e2e.conftest import Invite
from tests.e2e.gathering import Turn, finished, gather, is_over, play_on, turns
from tests.e2e.people import Person
from tests.e2e.wire import WireLog
from tests.serving import Server

SEATS = {"isn-1": "Ada", "isn-2": "Bob", "wretch-1": "Cleo", "wretch-2": "Dan"}
BEFORE_THE_KILL = 30  # answers; the kill follows at the next reaction window
MOST_ANSWERS = 900
WHOLE_MATCH = 300_000  # milliseconds that programs may take for the rest
HAPPENINGS = {"launched", "moved", "attack", "damage", "played", "attached", "window", "roll"}
LATER = {"destroyed"}  # watched as a show


@pytest.mark.timeout(600)
def test_four_people_play_a_match_to_its_end_though_the_server_is_killed(
    person: Invite, server: Server, tmp_path: Path
) -> None:
    people = {seat: person(name, show="fast" if name == "Ada" else "off") for seat, name in SEATS.items()}
    gather(people)
    match = Story(people, server)
    match.play()
    match.play_on()
    match.check_that_all_was_there()
    check_that_all_know_the_result(people)
    check_the_record(people["isn-1"], tmp_path)


class Story:
    """The course of the match, which is checked for completeness at the end."""

    def __init__(self, people: Mapping[str, Person], server: Server) -> None:
        self.people = people
        self.server = server
        self.kinds: Counter[str] = Counter()
        self.picked: Counter[str] = Counter()
        self.killed = False
        self.chart_seen = False

    def play(self) -> None:
        """Play by hand until every part of a match has occurred."""
        commanders = {seat: Commander(seat) for seat in self.people}
        for turn in turns(self.people, commanders, MOST_ANSWERS):
            if self.killed and self._complete():
                return
            self._note(turn)
            if self._is_time_to_kill(turn):
                self._kill_while_answering(turn)
            else:
                turn.person.go_on(turn.seen, turn.choice)
            self._look_at_the_chart()

    def play_on(self) -> None:
        """Play to the end from other devices. Ada's page watches until a ship is destroyed, and all return at
        the end."""
        host, *others = self.people.values()
        table = host.page.url
        with ExitStack() as stack:
            sockets = [stack.enter_context(one.elsewhere()) for one in self.people.values()]
            pool = stack.enter_context(ThreadPoolExecutor(len(sockets)))
            played = [
                pool.submit(play_on, socket, PLAYERS["greedy"](seed), is_over)
                for seed, socket in enumerate(sockets)
            ]
            for one in others:
                one.page.goto("/")
            host.until(lambda: set(host.wire.happened) >= LATER, "a ship is destroyed", WHOLE_MATCH)
            host.page.goto("/")
            host.until(lambda: all(one.done() for one in played), "the match is over", WHOLE_MATCH)
        assert [one.result().faults for one in played] == [[]] * len(played)
        for one in self.people.values():
            one.page.goto(table)
        host.until(lambda: finished(self.people), "all see the result")

    def check_that_all_was_there(self) -> None:
        """Check that every part of a match has occurred."""
        assert self.killed
        assert self.chart_seen
        assert self.picked["flight"], "nobody flew to a far space"
        assert self.picked["loaded"], "no hold was loaded"
        assert self.kinds["respond"], "nobody was asked to react"
        for one in self.people.values():
            assert set(one.wire.happened) >= HAPPENINGS
            assert one.wire.faults == []
        assert set(self.people["isn-1"].wire.happened) >= LATER

    def _complete(self) -> bool:
        happened = all(set(one.wire.happened) >= HAPPENINGS for one in self.people.values())
        return happened and all(self.picked[what] for what in ("flight", "loaded"))

    def _note(self, turn: Turn) -> None:
        self.kinds[turn.seen.kind] += 1
        self.picked["flight"] += turn.choice.fly_to is not None
        for pick in turn.choice.picks:
            self.picked["loaded"] += pick.startswith("load:") and pick != "load:none"

    def _look_at_the_chart(self) -> None:
        """Let Ada watch the show until she has seen an attack, and then turn it off."""
        ada = self.people["isn-1"]
        if not self.chart_seen and ada.by_id("attack-show").count():
            self.chart_seen = True
            ada.by_id("menu").click()
            ada.page.get_by_role("radio", name="Off").click()
            ada.page.get_by_role("button", name="Close").click()

    # The kill

    def _is_time_to_kill(self, turn: Turn) -> bool:
        late = sum(self.kinds.values()) > BEFORE_THE_KILL
        return not self.killed and self.chart_seen and late and turn.seen.kind == "respond"

    def _kill_while_answering(self, turn: Turn) -> None:
        """Kill the server during an answer. Whether the answer still arrives or not, it happens once."""
        for one in self.people.values():
            one.outage = True
        before = {seat: Heard(one.wire) for seat, one in self.people.items()}
        turn.person.click(turn.seen, turn.choice)
        self.server.kill()
        for one in self.people.values():
            expect(one.by_id("connection")).not_to_have_attribute("data-state", "online")
        self.server.start()
        for one in self.people.values():
            one.online()
        turn.person.gone_on(turn.seen.decision)
        self._check_that_nothing_was_lost(before)
        self.killed = True

    def _check_that_nothing_was_lost(self, before: Mapping[str, Heard]) -> None:
        for seat, heard in before.items():
            heard.check(self.people[seat].wire)
            self.people[seat].outage = False


class Heard:
    """The data that a page had received."""

    def __init__(self, wire: WireLog) -> None:
        self.seq, self.lines, self.whole_views = wire.seq, dict(wire.lines), wire.whole_views

    def check(self, wire: WireLog) -> None:
        """Check that all of it still holds. A page that had not received the last answer got a whole view."""
        assert wire.seq >= self.seq
        assert wire.lines.items() >= self.lines.items()
        assert wire.whole_views <= self.whole_views + 1


def check_that_all_know_the_result(people: Mapping[str, Person]) -> None:
    """Check that everybody reads the same result from their own side."""
    dialogs = [one.by_id("result") for one in people.values()]
    winners = {dialog.get_attribute("data-winner") for dialog in dialogs}
    assert len(winners) == 1
    assert len({dialog.locator(".why").inner_text() for dialog in dialogs}) == 1
    (winner,) = winners
    for seat, one in people.items():
        headline = "Victory" if seat.startswith(str(winner)) else "Defeat"
        expect(one.by_id("result").get_by_role("heading", name=headline)).to_be_visible()
        assert one.wire.view["result"]["winner"] == winner
        assert one.wire.view["status"] == "finished"


def check_the_record(person: Person, folder: Path) -> None:
    """Check that the record can be downloaded, and that its dice fit the sealed seed."""
    with person.page.expect_download() as download:
        person.page.get_by_role("link", name="Download the record").click()
    file = folder / "record.json"
    download.value.save_as(file)
    assert json.loads(file.read_text())["mission"] == "meteor-storm"
    verified = run(
        [executable, "-m", "server.cli.commands", "verify", file], capture_output=True, text=True, check=False
    )
    assert verified.returncode == 0, verified.stderr
