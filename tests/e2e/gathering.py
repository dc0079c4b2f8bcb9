"""Helpers that seat people at a table and let them play."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple, Protocol

from playwright.sync_api import expect
from websockets.sync.client import ClientConnection

from engine.core.players import Player
from tests.e2e.commander import Choice, ShownDecision
from tests.e2e.people import Person
from tests.e2e.wire import WireLog

PATIENCE = 60.0  # seconds


class Turn(NamedTuple):
    """The next player to decide, and the answer to give."""

    seat: str
    person: Person
    decision: ShownDecision
    choice: Choice


class Chooser(Protocol):
    """Chooses an answer from the contents of a page."""

    def choose(self, decision: ShownDecision) -> Choice:
        """Return what to click."""
        ...


class Captain:
    """Decides as a computer player does, from the view that the page's socket received."""

    def __init__(self, person: Person, player: Player) -> None:
        self.person = person
        self.player = player

    def choose(self, decision: ShownDecision) -> Choice:
        """Answer the decision that the page shows."""
        view: dict[str, Any] = self.person.wait_until(
            lambda: self._received_view(decision), "the socket has received the decision"
        )
        return Choice(tuple(self.player(view)))

    def _received_view(self, decision: ShownDecision) -> dict[str, Any] | None:
        view = self.person.wire.view
        received = view.get("decision")
        return view if received and received["id"] == decision.id else None


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
    (first_seat, host), *other_seats = people.items()
    host.enter()
    invite = host.create(mission, public=public)
    host.sit(first_seat)
    for seat, guest in other_seats:
        guest.enter(invite)
        guest.sit(seat)
    for seat in bots:
        _ = host.by_id(f"bot-kind-{seat}").select_option("greedy")
        host.by_id(f"bot-{seat}").click()
        expect(host.by_id(f"empty-seat-{seat}")).to_be_visible()
    host.by_id("start-match").click()
    for person in people.values():
        expect(person.by_id("board")).to_be_visible()
    return invite


def turns(people: Mapping[str, Person], commanders: Mapping[str, Chooser], max_turns: int) -> Iterator[Turn]:
    """Yield each turn until everybody sees the result. The caller lets the people answer."""
    host = next(iter(people.values()))
    for _ in range(max_turns):
        state = host.wait_until(
            lambda: open_decision(people) or is_finished_everywhere(people), "somebody must decide"
        )
        if not isinstance(state, tuple):
            return
        seat, decision = state
        yield Turn(seat, people[seat], decision, commanders[seat].choose(decision))
    raise AssertionError(f"the match is not over after {max_turns} answers")


def open_decision(people: Mapping[str, Person]) -> tuple[str, ShownDecision] | None:
    """Return the first seat whose page shows a decision. Only pages that have received one are inspected."""
    decisions = (
        (seat, person.read_decision()) for seat, person in people.items() if person.wire.view.get("decision")
    )
    return next(((seat, decision) for seat, decision in decisions if decision), None)


def is_finished_everywhere(people: Mapping[str, Person]) -> bool:
    """Return whether all pages show a result."""
    ended = all(person.wire.view.get("status") == "finished" for person in people.values())
    return ended and all(person.by_id("result").count() for person in people.values())


def play_on(socket: ClientConnection, player: Player, enough: Callable[[WireLog], bool]) -> WireLog:
    """Let a program play a seat on another device until ``enough`` is true. That message is no longer
    answered. Return all received messages."""
    log, answered = WireLog(), set[str]()
    while True:
        log.hear(str(socket.recv(timeout=PATIENCE)))
        if enough(log):
            return log
        decision = log.view.get("decision")
        if decision and decision["id"] not in answered:
            answered.add(decision["id"])
            answer = {"type": "answer", "id": decision["id"], "decision": decision["id"]}
            socket.send(json.dumps(answer | {"pick": player(log.view)}))


def is_over(log: WireLog) -> bool:
    """Return whether a match has ended, according to its socket."""
    return bool(log.view.get("status") == "finished")


def decision_kind(log: WireLog) -> str | None:
    """Return the kind of the open decision."""
    decision = log.view.get("decision")
    return decision and str(decision["kind"])
