"""One whole match of every other mission, played through browsers by captains who mean to win."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from engine.galaxies.players import PLAYERS
from tests.e2e.conftest import Invite
from tests.e2e.gathering import Captain, gather, turns
from tests.e2e.people import Person

MOST_ANSWERS = 1500

#: The people at their browsers; all other seats go to computer players.
PEOPLE = {
    "dead-zone": {"isn-1": "Ada"},
    "blockade-run": {"wretch-1": "Cleo"},
    "battle-for-barrage": {"wretch-1": "Cleo"},
    "pan-base": {"isn-1": "Ada"},
}
BOTS = {
    "dead-zone": ["wretch-1"],
    "blockade-run": ["isn-1"],
    "battle-for-barrage": ["isn-1"],
    "pan-base": ["wretch-1", "wretch-2"],
}

#: Missions in which points win: the table shows how many there are.
SCORED = {"blockade-run", "battle-for-barrage", "pan-base"}
ALWAYS = {"launched", "moved", "attack", "damage", "roll"}


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("mission", PEOPLE)
def test_a_whole_match_is_played_in_browsers(mission: str, person: Invite) -> None:
    people = {seat: person(name) for seat, name in PEOPLE[mission].items()}
    _ = gather(people, mission, bots=BOTS[mission])
    captains = {
        seat: Captain(one, PLAYERS["greedy"](seed)) for seed, (seat, one) in enumerate(people.items(), 1)
    }
    for turn in turns(people, captains, MOST_ANSWERS):
        assert shown_points(turn.person) <= points(turn.person)
        assert bool(shown_points(turn.person)) == (mission in SCORED)
        turn.person.go_on(turn.seen, turn.choice)
    for one in people.values():
        assert set(one.wire.happened) >= ALWAYS
        assert one.wire.view["status"] == "finished"
        expect(one.by_id("result")).to_be_visible()


def shown_points(one: Person) -> set[str | None]:
    """What the tracks on the page say."""
    tracks = "tracks => tracks.map(track => track.dataset.points)"
    return set(one.by_id("victory-points").evaluate_all(tracks))


def points(one: Person) -> set[str | None]:
    """What the socket has told of all teams' victory points."""
    return {str(team["victory_points"]) for team in one.wire.view["teams"].values()}
