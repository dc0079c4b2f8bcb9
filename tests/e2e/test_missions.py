"""Whole matches of a mission that is won by points and of one that is not, begun in browsers by captains that
try to win.

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
from tests.e2e.guests import seated
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
    one, player = person(name), PLAYERS["greedy"](1)
    _ = seated({seat: one}, mission, bots=BOTS[mission])
    asked = turns({seat: one}, {seat: Captain(one, player)}, MOST_ANSWERS)
    for turn in islice(asked, IN_THE_BROWSER):
        assert shown_points(one) <= points(one.wire)
        assert bool(shown_points(one)) == (mission in SCORED)
        one.go_on(turn.seen, turn.choice)
    table = one.page.url
    with one.elsewhere() as socket:
        one.page.goto("/")
        elsewhere = play_on(socket, player, is_over)
    assert {*one.wire.happened, *elsewhere.happened} >= ALWAYS
    one.page.goto(table)
    expect(one.by_id("result")).to_be_visible()
    assert one.wire.view["result"] == elsewhere.view["result"] is not None
    assert shown_points(one) <= points(elsewhere)
    assert bool(shown_points(one)) == (mission in SCORED)
    assert elsewhere.faults == []


def shown_points(one: Person) -> set[str | None]:
    """Return the points on the page's tracks."""
    tracks = "tracks => tracks.map(track => track.dataset.points)"
    return set(one.by_id("victory-points").evaluate_all(tracks))


def points(told: WireLog) -> set[str | None]:
    """Return all teams' victory points that a socket has received."""
    return {str(team["victory_points"]) for team in told.view["teams"].values()}
