"""Helpers that seat people at a table and let them play."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple, Protocol

from playwright.sync_api import expect
from websockets.sync.client import ClientConnection

from engine.core.players import Player
from tests.e2e.commander import Choice, Seen
from tests.e2e.people import Person
from tests.e2e.wire import WireLog

PATIENCE = 60.0  # seconds


class Turn(NamedTuple):
    """The next player to decide, and the answer to give."""

    seat: str
    person: Person
    seen: Seen
    choice: Choice


class Decides(Protocol):
    """Chooses an answer from the contents of a page."""

    def choose(self, seen: Seen) -> Choice:
        """Return what to click."""
        ...


class Captain:
    """Decides as a computer player does, from the view that the page's socket received."""

    def __init__(self, person: Person, player: Player) -> None:
        self.person = person
        self.player = player

    def choose(self, seen: Seen) -> Choice:
        """Answer the decision that the page shows."""
        view: dict[str, Any] = self.person.until(lambda: self._told(seen), "the socket has told as much")
        return Choice(tuple(self.player(view)))

    def _told(self, seen: Seen) -> dict[str, Any] | None:
        view = self.person.wire.view
        asked = view.get("decision")
        return view if asked and asked["id"] == seen.decision else None


def gather(
    people: Mapping[str, Person],
    mission: str = "meteor-storm",
    *,
    bots: Iterable[str] = (),
    public: bool = False,
) -> str:
    """Let the first person create a match, seat all people, and start the match.

    The keys of ``people`` are their seats. Greedy players take the seats of ``bots``. Returns the invite
    link.
    """
    (first_seat, host), *others = people.items()
    host.enter()
    invite = host.create(mission, public=public)
    host.sit(first_seat)
    for seat, guest in others:
        guest.enter(invite)
        guest.sit(seat)
    for seat in bots:
        _ = host.by_id(f"bot-kind-{seat}").select_option("greedy")
        host.by_id(f"bot-{seat}").click()
        expect(host.by_id(f"empty-seat-{seat}")).to_be_visible()
    host.by_id("start-match").click()
    for one in people.values():
        expect(one.by_id("board")).to_be_visible()
    return invite


def turns(people: Mapping[str, Person], commanders: Mapping[str, Decides], most: int) -> Iterator[Turn]:
    """Yield each turn until everybody sees the result. The caller lets the people answer."""
    host = next(iter(people.values()))
    for _ in range(most):
        state = host.until(lambda: asked(people) or finished(people), "somebody is asked")
        if not isinstance(state, tuple):
            return
        seat, seen = state
        yield Turn(seat, people[seat], seen, commanders[seat].choose(seen))
    raise AssertionError(f"the match is not over after {most} answers")


def asked(people: Mapping[str, Person]) -> tuple[str, Seen] | None:
    """Return the first seat whose page shows a decision. Only pages that have received one are inspected."""
    looks = ((seat, one.look()) for seat, one in people.items() if one.wire.view.get("decision"))
    return next(((seat, seen) for seat, seen in looks if seen), None)


def finished(people: Mapping[str, Person]) -> bool:
    """Return whether all pages show a result."""
    ended = all(one.wire.view.get("status") == "finished" for one in people.values())
    return ended and all(one.by_id("result").count() for one in people.values())


def play_on(socket: ClientConnection, player: Player, enough: Callable[[WireLog], bool]) -> WireLog:
    """Let a program play a seat on another device until ``enough`` is true. That message is no longer
    answered. Return all received messages."""
    log, answered = WireLog(), set[str]()
    while True:
        log.hear(str(socket.recv(timeout=PATIENCE)))
        if enough(log):
            return log
        asked = log.view.get("decision")
        if asked and asked["id"] not in answered:
            answered.add(asked["id"])
            answer = {"type": "answer", "id": asked["id"], "decision": asked["id"]}
            socket.send(json.dumps(answer | {"pick": player(log.view)}))


def is_over(log: WireLog) -> bool:
    """Return whether a match has ended, according to its socket."""
    return bool(log.view.get("status") == "finished")


def asks(log: WireLog) -> str | None:
    """Return the kind of the open decision."""
    asked = log.view.get("decision")
    return asked and str(asked["kind"])
