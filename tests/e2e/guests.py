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
        self.post("guests", name=person.name)

    def post(self, path: str, **body: Any) -> dict[str, Any]:
        """Post a request. Return the response's JSON."""
        response = self.person.context.request.post(f"/api/{path}", data=body)
        assert response.ok, response.text()
        return response.json() or {}

    def create_match(
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
        chosen_options = {"reactions": "in-turn"} | options
        match = self.post("matches", game=game, mission=mission, options=chosen_options, private=not public)
        seats_path = f"matches/{match['id']}/seats"
        self.post(f"{seats_path}/{seat}")
        for bot in bots:
            self.post(f"{seats_path}/{bot}", bot=USUAL[game])
        return match

    def join(self, match: Mapping[str, Any], seat: str) -> None:
        """Sit down at another person's match with its invite."""
        self.post(f"matches/{match['id']}/seats/{seat}", code=match["invite"]["code"])

    def start(self, match: Mapping[str, Any]) -> str:
        """Start a match that this person created. Return the path of its page."""
        self.post(f"matches/{match['id']}/start")
        return f"/m/{match['id']}"

    def begin_match(self, mission: str, seat: str, *bots: str, game: str = "galaxies", **options: str) -> str:
        """Begin a match against computer players. Return the path of its page."""
        return self.start(self.create_match(mission, seat, *bots, game=game, **options))


def seat_people(
    people: Mapping[str, Person],
    mission: str = "meteor-storm",
    *,
    bots: Iterable[str] = (),
    **options: Any,
) -> str:
    """Seat people at the first person's table and start the match. The keys of ``people`` are their seats.

    Returns the invite link.
    """
    (first_seat, host), *others = [(seat, Guest(person)) for seat, person in people.items()]
    match = host.create_match(mission, first_seat, *bots, **options)
    for seat, guest in others:
        guest.join(match, seat)
    table = host.start(match)
    for person in people.values():
        person.page.goto(table)
        expect(person.by_id("board")).to_be_visible()
    return str(match["invite"]["url"])
