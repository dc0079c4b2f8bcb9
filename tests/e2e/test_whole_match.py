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
from tests.e2e.gathering import Turn, gather, is_finished_everywhere, is_over, play_on, turns
from tests.e2e.people import Person
from tests.e2e.wire import WireLog
from tests.serving import Server

SEATS = {"isn-1": "Ada", "isn-2": "Bob", "wretch-1": "Cleo", "wretch-2": "Dan"}
BEFORE_THE_KILL = 30  # answers; the kill follows at the next reaction window
MOST_ANSWERS = 900
WHOLE_MATCH = 300_000  # milliseconds that programs may take for the rest
HAPPENINGS = {"launched", "moved", "attack", "damage", "played", "attached", "window", "roll"}
SHOWN_LATER = {"destroyed"}  # must be shown in Ada's browser


@pytest.mark.timeout(600)
def test_four_people_play_a_whole_match_although_the_server_is_killed(
    person: Invite, server: Server, tmp_path: Path
) -> None:
    people = {seat: person(name, show="fast" if name == "Ada" else "off") for seat, name in SEATS.items()}
    gather(people)
    match = MatchCourse(people, server)
    match.play()
    match.play_on()
    match.check_completeness()
    check_results(people)
    check_record(people["isn-1"], tmp_path)


class MatchCourse:
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
            if self.killed and self._is_complete():
                return
            self._record_turn(turn)
            if self._is_time_to_kill(turn):
                self._kill_while_answering(turn)
            else:
                turn.person.go_on(turn.decision, turn.choice)
            self._watch_for_chart()

    def play_on(self) -> None:
        """Play to the end from other devices. Ada's page stays open until a ship is destroyed, and all return
        at the end."""
        host, *guests = self.people.values()
        table = host.page.url
        with ExitStack() as stack:
            sockets = [stack.enter_context(player.open_socket()) for player in self.people.values()]
            pool = stack.enter_context(ThreadPoolExecutor(len(sockets)))
            futures = [
                pool.submit(play_on, socket, PLAYERS["greedy"](seed), is_over)
                for seed, socket in enumerate(sockets)
            ]
            for player in guests:
                player.page.goto("/")
            host.wait_until(
                lambda: set(host.wire.happened) >= SHOWN_LATER, "a ship is destroyed", WHOLE_MATCH
            )
            host.page.goto("/")
            host.wait_until(
                lambda: all(player.done() for player in futures), "the match is over", WHOLE_MATCH
            )
        assert [player.result().faults for player in futures] == [[]] * len(futures)
        for player in self.people.values():
            player.page.goto(table)
        host.wait_until(lambda: is_finished_everywhere(self.people), "everybody sees the result")

    def check_completeness(self) -> None:
        """Check that every part of a match has occurred."""
        assert self.killed
        assert self.chart_seen
        assert self.picked["flight"], "nobody flew to a far space"
        assert self.picked["loaded"], "no hold was loaded"
        assert self.kinds["respond"], "nobody could react"
        for player in self.people.values():
            assert set(player.wire.happened) >= HAPPENINGS
            assert player.wire.faults == []
        assert set(self.people["isn-1"].wire.happened) >= SHOWN_LATER

    def _is_complete(self) -> bool:
        happened = all(set(player.wire.happened) >= HAPPENINGS for player in self.people.values())
        return happened and all(self.picked[kind] for kind in ("flight", "loaded"))

    def _record_turn(self, turn: Turn) -> None:
        self.kinds[turn.decision.kind] += 1
        self.picked["flight"] += turn.choice.fly_to is not None
        for pick in turn.choice.picks:
            self.picked["loaded"] += pick.startswith("load:") and pick != "load:none"

    def _watch_for_chart(self) -> None:
        """Let Ada watch animations until she has seen an attack, and then turn them off."""
        ada = self.people["isn-1"]
        if not self.chart_seen and ada.by_id("attack-show").count():
            self.chart_seen = True
            ada.by_id("menu").click()
            ada.page.get_by_role("radio", name="Off").click()
            ada.page.get_by_role("button", name="Close").click()

    # The kill

    def _is_time_to_kill(self, turn: Turn) -> bool:
        is_late = sum(self.kinds.values()) > BEFORE_THE_KILL
        return not self.killed and self.chart_seen and is_late and turn.decision.kind == "respond"

    def _kill_while_answering(self, turn: Turn) -> None:
        """Kill the server during an answer. Whether or not the answer arrives, it must take effect exactly
        once."""
        for player in self.people.values():
            player.outage = True
        received = {seat: ReceivedData(player.wire) for seat, player in self.people.items()}
        turn.person.click(turn.decision, turn.choice)
        self.server.kill()
        for player in self.people.values():
            expect(player.by_id("connection")).not_to_have_attribute("data-state", "online")
        self.server.start()
        for player in self.people.values():
            player.wait_until_online()
        turn.person.wait_for_next_decision(turn.decision.id)
        self._check_nothing_was_lost(received)
        self.killed = True

    def _check_nothing_was_lost(self, received: Mapping[str, ReceivedData]) -> None:
        for seat, data in received.items():
            data.check(self.people[seat].wire)
            self.people[seat].outage = False


class ReceivedData:
    """The data that a page has received so far."""

    def __init__(self, wire: WireLog) -> None:
        self.seq, self.lines, self.whole_views = wire.seq, dict(wire.lines), wire.whole_views

    def check(self, wire: WireLog) -> None:
        """Check that nothing was lost. A page that missed the last answer may have received one more whole
        view."""
        assert wire.seq >= self.seq
        assert wire.lines.items() >= self.lines.items()
        assert wire.whole_views <= self.whole_views + 1


def check_results(people: Mapping[str, Person]) -> None:
    """Check that everybody sees the same result from their own side."""
    dialogs = [player.by_id("result") for player in people.values()]
    winners = {dialog.get_attribute("data-winner") for dialog in dialogs}
    assert len(winners) == 1
    assert len({dialog.locator(".why").inner_text() for dialog in dialogs}) == 1
    (winner,) = winners
    for seat, player in people.items():
        headline = "Victory" if seat.startswith(str(winner)) else "Defeat"
        expect(player.by_id("result").get_by_role("heading", name=headline)).to_be_visible()
        assert player.wire.view["result"]["winner"] == winner
        assert player.wire.view["status"] == "finished"


def check_record(person: Person, folder: Path) -> None:
    """Check that the record can be downloaded, and that its dice fit the sealed seed."""
    with person.page.expect_download() as download:
        person.page.get_by_role("link", name="Download the record").click()
    file = folder / "record.json"
    download.value.save_as(file)
    assert json.loads(file.read_text())["mission"] == "meteor-storm"
    result = run(
        [executable, "-m", "server.cli.commands", "verify", file], capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stderr
