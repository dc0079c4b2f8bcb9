"""Setting the scene over HTTP, so that only the page that a test is about is loaded."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from playwright.sync_api import expect

from tests.e2e.people import Person

#: The computer player of each game that answers fast and well.
USUAL = {"galaxies": "greedy", "duel": "cautious", "pulp": "navigator"}


class Guest:
    """Somebody whose browser knows a name already."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.asks("guests", name=person.name)

    def asks(self, path: str, **body: Any) -> dict[str, Any]:
        """Post something to the server."""
        answer = self.person.context.request.post(f"/api/{path}", data=body)
        assert answer.ok, answer.text()
        return answer.json() or {}

    def makes(
        self,
        mission: str,
        seat: str,
        *bots: str,
        game: str = "galaxies",
        public: bool = False,
        **options: str,
    ) -> dict[str, Any]:
        """Make a match, sit down and put computer players into other seats; reactions wait unless told so."""
        wanted = {"reactions": "in-turn"} | options
        match = self.asks("matches", game=game, mission=mission, options=wanted, private=not public)
        at = f"matches/{match['id']}/seats"
        self.asks(f"{at}/{seat}")
        for bot in bots:
            self.asks(f"{at}/{bot}", bot=USUAL[game])
        return match

    def joins(self, match: Mapping[str, Any], seat: str) -> None:
        """Sit down at somebody's match, by its invite."""
        self.asks(f"matches/{match['id']}/seats/{seat}", code=match["invite"]["code"])

    def starts(self, match: Mapping[str, Any]) -> str:
        """Let a match of one's own begin; returns the page of it."""
        self.asks(f"matches/{match['id']}/start")
        return f"/m/{match['id']}"

    def plays(self, mission: str, seat: str, *bots: str, game: str = "galaxies", **options: str) -> str:
        """Begin a match against computer players; returns the page of it."""
        return self.starts(self.makes(mission, seat, *bots, game=game, **options))


def seated(
    people: Mapping[str, Person],
    mission: str = "meteor-storm",
    *,
    bots: Iterable[str] = (),
    **options: Any,
) -> str:
    """Seat people at the first one's table, each in the seat that names them, and start the match.

    Returns the invite link.
    """
    (first, host), *others = [(seat, Guest(one)) for seat, one in people.items()]
    match = host.makes(mission, first, *bots, **options)
    for seat, guest in others:
        guest.joins(match, seat)
    table = host.starts(match)
    for one in people.values():
        one.page.goto(table)
        expect(one.by_id("board")).to_be_visible()
    return str(match["invite"]["url"])
