"""Getting people to a table, and letting them play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from playwright.sync_api import expect

from tests.e2e.commander import Choice, Commander, Seen
from tests.e2e.people import Person


class Turn(NamedTuple):
    """Somebody is asked, and this is what he will answer."""

    seat: str
    person: Person
    seen: Seen
    choice: Choice


def gather(people: Mapping[str, Person], *, public: bool = False) -> str:
    """Let the first of them make a match, all take the seats by which they are called, and the match begin.

    Returns the invite link.
    """
    (first_seat, host), *others = people.items()
    host.enter()
    invite = host.create(public=public)
    host.sit(first_seat)
    for seat, guest in others:
        guest.enter(invite)
        guest.sit(seat)
    host.by_id("start-match").click()
    for one in people.values():
        expect(one.by_id("board")).to_be_visible()
    return invite


def turns(people: Mapping[str, Person], commanders: Mapping[str, Commander], most: int) -> Iterator[Turn]:
    """Yield who is asked next, until everybody sees the result; whoever takes the turn lets him answer."""
    host = next(iter(people.values()))
    for _ in range(most):
        found = host.until(lambda: asked(people) or finished(people), "somebody is asked")
        if not isinstance(found, tuple):
            return
        seat, seen = found
        yield Turn(seat, people[seat], seen, commanders[seat].choose(seen))
    raise AssertionError(f"the match is not over after {most} answers")


def asked(people: Mapping[str, Person]) -> tuple[str, Seen] | None:
    """The first whose page shows a decision."""
    looks = ((seat, one.look()) for seat, one in people.items())
    return next(((seat, seen) for seat, seen in looks if seen), None)


def finished(people: Mapping[str, Person]) -> bool:
    """Whether all pages show a result."""
    return all(one.by_id("result").count() for one in people.values())
