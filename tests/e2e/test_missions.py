"""Whole matches of a mission that is won by points and of one that is not, started in browsers by captains
that try to win.

When every kind of decision has occurred, a program continues from another device. The result is checked in
the browser again.
"""

from __future__ import annotations

from itertools import islice

import pytest
from playwright.sync_api import expect

from engine.galaxies.players import PLAYERS
from tests.e2e.conftest import Invite
from tests.e2e.gathering import Captain, is_over, play_on, turns
from tests.e2e.guests import seat_people
from tests.e2e.people import Person
from tests.e2e.wire import WireLog

IN_THE_BROWSER = 15  # answers
MOST_ANSWERS = 1500

#: The people at their browsers. Computer players take all other seats.
PEOPLE = {
    "dead-zone": {"isn-1": "Ada"},
    "battle-for-barrage": {"wretch-1": "Cleo"},
}
BOTS = {
    "dead-zone": ["wretch-1"],
    "battle-for-barrage": ["isn-1"],
}

#: Missions that are won by points. Their tables show the points.
SCORED = {"battle-for-barrage"}
ALWAYS = {"launched", "moved"}  # in a short match there may have been no shot


@pytest.mark.timeout(600)
@pytest.mark.parametrize("mission", PEOPLE)
def test_a_whole_match_is_played_in_browsers(mission: str, person: Invite) -> None:
    ((seat, name),) = PEOPLE[mission].items()
    player, program = person(name), PLAYERS["greedy"](1)
    _ = seat_people({seat: player}, mission, bots=BOTS[mission])
    all_turns = turns({seat: player}, {seat: Captain(player, program)}, MOST_ANSWERS)
    for turn in islice(all_turns, IN_THE_BROWSER):
        assert shown_points(player) <= received_points(player.wire)
        assert bool(shown_points(player)) == (mission in SCORED)
        player.go_on(turn.decision, turn.choice)
    table = player.page.url
    with player.open_socket() as socket:
        player.page.goto("/")
        log = play_on(socket, program, is_over)
    assert {*player.wire.happened, *log.happened} >= ALWAYS
    player.page.goto(table)
    expect(player.by_id("result")).to_be_visible()
    assert player.wire.view["result"] == log.view["result"] is not None
    assert shown_points(player) <= received_points(log)
    assert bool(shown_points(player)) == (mission in SCORED)
    assert log.faults == []


def shown_points(player: Person) -> set[str | None]:
    """Return the points on the page's tracks."""
    tracks = "tracks => tracks.map(track => track.dataset.points)"
    return set(player.by_id("victory-points").evaluate_all(tracks))


def received_points(log: WireLog) -> set[str | None]:
    """Return all teams' victory points that a socket has received."""
    return {str(team["victory_points"]) for team in log.view["teams"].values()}
