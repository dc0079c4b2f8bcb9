"""Sets the scene over HTTP, so that a test loads only the page that it is about."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from playwright.sync_api import expect

from tests.e2e.people import Person

#: The fastest good computer player of each game.
USUAL = {"galaxies": "greedy", "duel": "cautious", "pulp": "navigator"}


class Guest:
    """A person whose browser has already stored a name."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.asks("guests", name=person.name)

    def asks(self, path: str, **body: Any) -> dict[str, Any]:
        """Post a request, and return the response."""
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
        """Create a match, sit down and put computer players into other seats. By default, reactions are asked
        in turn."""
        wanted = {"reactions": "in-turn"} | options
        match = self.asks("matches", game=game, mission=mission, options=wanted, private=not public)
        at = f"matches/{match['id']}/seats"
        self.asks(f"{at}/{seat}")
        for bot in bots:
            self.asks(f"{at}/{bot}", bot=USUAL[game])
        return match

    def joins(self, match: Mapping[str, Any], seat: str) -> None:
        """Sit down at another person's match with its invite."""
        self.asks(f"matches/{match['id']}/seats/{seat}", code=match["invite"]["code"])

    def starts(self, match: Mapping[str, Any]) -> str:
        """Start one's own match. Return the path of its page."""
        self.asks(f"matches/{match['id']}/start")
        return f"/m/{match['id']}"

    def plays(self, mission: str, seat: str, *bots: str, game: str = "galaxies", **options: str) -> str:
        """Begin a match against computer players. Return the path of its page."""
        return self.starts(self.makes(mission, seat, *bots, game=game, **options))


def seated(
    people: Mapping[str, Person],
    mission: str = "meteor-storm",
    *,
    bots: Iterable[str] = (),
    **options: Any,
) -> str:
    """Seat people at the first one's table, each in the seat of their key, and start the match.

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
