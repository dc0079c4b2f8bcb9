"""A very small game: two seats, a hidden number for each, a die, and a simultaneous question to both
seats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from engine.core.chance import Chance, SealedChance
from engine.core.codec import Codec
from engine.core.decisions import Decision, Dice, Option, Refused, Shuffle, Text
from engine.core.facts import Fact
from engine.core.game import Outcome, Rule
from engine.core.matches.journal import Entry
from engine.core.matches.match import Match
from engine.core.secret import Secret

SEED = bytes(range(32))


class State(msgspec.Struct):
    points: dict[str, int]
    hidden: dict[str, Secret[list[int]]]
    turns: int = 0
    resting: bool = False


class Scored(Fact[State], frozen=True):
    seat: str
    points: int

    def apply(self, state: State) -> None:
        state.points[self.seat] += self.points

    def happening_for(self, viewer: str) -> dict[str, Any]:
        return {"kind": "scored", "seat": self.seat, "points": self.points}


class Looked(Fact[State], frozen=True):
    seals = "secret-revealed"
    seat: str
    number: Secret[int]

    def apply(self, state: State) -> None:
        state.hidden[self.seat].open().append(self.number.open())

    def happening_for(self, viewer: str) -> dict[str, Any] | None:
        number = self.number.value_for(viewer)
        return None if number is None else {"kind": "looked", "number": number}


class TurnPassed(Fact[State], frozen=True):
    def apply(self, state: State) -> None:
        state.turns += 1

    def happening_for(self, viewer: str) -> dict[str, Any]:
        return {"kind": "turn"}


class Rested(Fact[State], frozen=True):
    on: bool

    def apply(self, state: State) -> None:
        state.resting = self.on

    def happening_for(self, viewer: str) -> None:
        return None


def options(*ids: str) -> tuple[Option, ...]:
    return tuple(Option(id, Text(id)) for id in ids)


class Toy:
    """A game in which a seat adds, rolls, looks, or asks both seats simultaneously for a number."""

    codec = Codec(State, 1)

    def __init__(self, length: int = 12) -> None:
        self.length = length

    def first(self) -> bytes:
        hidden = {seat: Secret([0], (seat,)) for seat in ("a", "b")}
        return self.codec.first(State({"a": 0, "b": 0}, hidden))

    def outcome(self, state: State) -> Outcome | None:
        return Outcome((), (), "time", Text("time"), "Time is up") if state.turns >= self.length else None

    def order(self, state: State, seat: str, order: str, on: bool) -> Fact[State]:
        if order != "rest":
            raise Refused("illegal", "there is no such order")
        return Rested(on)

    def step(self, state: State) -> Rule[None]:
        seat = "ab"[state.turns % 2]
        (pick,) = yield Decision(seat, "turn", Text("turn"), options("add", "roll", "look", "deal", "both"))
        yield from getattr(self, pick)(seat)
        yield TurnPassed()

    def add(self, seat: str) -> Rule[None]:
        pick = yield Decision(seat, "add", Text("add"), options("1", "2", "3"), min=0, max=2)
        yield Scored(seat, sum(int(p) for p in pick))

    def roll(self, seat: str) -> Rule[None]:
        (result,) = yield Dice((8,))
        yield Scored(seat, result)

    def look(self, seat: str) -> Rule[None]:
        yield Looked(seat, Secret(self.length, (seat,)))

    def deal(self, seat: str) -> Rule[None]:
        order = yield Shuffle(5)
        yield Looked(seat, Secret(order[0], (seat,)))

    def both(self, seat: str) -> Rule[None]:
        picks = yield tuple(Decision(s, "both", Text("both"), options("0", "1")) for s in ("a", "b"))
        for name, (pick,) in zip(("a", "b"), picks, strict=True):
            yield Scored(name, int(pick))


def begin(game: Any = None, chance: Chance | None = None) -> tuple[Match[State], list[Entry]]:
    game = game or Toy()
    match, change = Match.begin(game, game.first(), chance or SealedChance(SEED), strict=True)
    return match, list(change.entries)


def all_picks(decision: Decision) -> Iterator[tuple[str, ...]]:
    """Yield all legal picks of one or two options."""
    ids = [o.id for o in decision.options]
    if decision.min == 0:
        yield ()
    for option in ids:
        yield (option,)
        if decision.max > 1:
            yield from ((option, other) for other in ids if other != option)
