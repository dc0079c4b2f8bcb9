"""Twin worlds of Card Duel: two matches that differ only in cards hidden from one viewer.

The hidden cards, in hands and in the deck, are different in the second world. Both are played with the same
picks and dice. Until a different card is legally shown, the viewer must get the same messages in both, byte
for byte: views, happenings in their order, and the reasons of refusals.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from engine.core import codec
from engine.core.chance import SealedChance
from engine.core.decisions import Refused
from engine.core.lobby.setup import SeatedPlayer, Setup
from engine.core.matches.journal import Change
from engine.core.matches.match import Match
from engine.core.present.views import SPECTATOR
from engine.core.secret import Secret, find_secrets
from examples.duel.facts import Drew, Settled
from examples.duel.game import Duel
from examples.duel.state import Hand, State

UNDO, CONCEDE, PROBE = 0.1, 0.04, 0.1
MAX_STEPS = 60


class Leak(AssertionError):
    """A viewer can tell two worlds apart."""


def twin(state: State, viewer: str, random: Random) -> State:
    """Return the same position with different cards where the viewer sees none. There is no other Secret."""
    other = Duel.codec.decode(Duel.codec.first(state)).state
    hidden_seats = [name for name, seat in other.seats.items() if seat.hand and viewer not in seat.hand.eyes]
    assert {path.rpartition("/")[2] for path, _ in find_secrets(other)} == {"hand", "deck"}
    cards = [
        *other.deck.open(),
        *(card for name in hidden_seats for card in msgspec.structs.astuple(other.hand(name))),
    ]
    random.shuffle(cards)
    for name in hidden_seats:
        other.seats[name].hand = Secret(Hand(cards.pop(), cards.pop()), (name,))
    other.deck = Secret(cards)
    return other


class World:
    """One of two worlds, as one viewer sees it."""

    def __init__(self, game: Duel, state: State, seed: bytes, viewer: str) -> None:
        self.game, self.viewer, self.seed = game, viewer, seed
        self.data = game.codec.first(state)
        self.match, self.change = Match.begin(game, self.data, SealedChance(seed))
        self.journal = [*self.change.entries]

    def sent_bytes(self) -> bytes:
        """Return the viewer's view and the happenings of the last change, and the number of draws.

        The messages are made together with those of all other viewers. If the match is over, the revealed
        cards are excluded.
        """
        viewers = (*self.match.state.seats, SPECTATOR)
        view = self.game.views(self.match, viewers)[self.viewer]
        happenings = self.game.happenings(self.match.state, self.change.facts, viewers)[self.viewer]
        draws = sum(entry.kind == "chance" for entry in self.change.entries)
        return msgspec.json.encode([{**view, "revealed": None}, happenings, draws, self.questions()])

    def questions(self) -> dict[str, Any]:
        """Return the decisions of all asked seats."""
        return {
            seat: (decision.id, decision.kind, [option.id for option in decision.options], decision.default)
            for seat, decision in self.match.decisions.items()
        }

    def legally_shown_cards(self) -> Iterator[tuple[Any, ...]]:
        """Yield the cards that the last change legally shows the viewer."""
        for fact in self.change.facts:
            if isinstance(fact, Settled):
                yield tuple(fact.showdown.shown.items())
            elif isinstance(fact, Drew) and fact.seat == self.viewer:
                yield (fact.card.open(),)

    def do(self, request: str, seat: str, *args: Any) -> str:
        """Make a request. Return the refusal, if there is one."""
        try:
            self.change = getattr(self.match, request)(seat, *args)
        except Refused as refused:
            self.change = Change()
            return f"{refused.code}: {refused.detail}"
        self.journal += self.change.entries
        return ""


class Twins:
    """Plays two worlds for one viewer from a position on, and counts the comparisons."""

    def __init__(self, game: Duel, state: State, viewer: str, random: Random) -> None:
        seed = random.randbytes(32)
        self.viewer, self.random = viewer, random
        self.worlds = (
            World(game, state, seed, viewer),
            World(game, twin(state, viewer, random), seed, viewer),
        )
        self.counts = Counter[str]()

    def play(self) -> Counter[str]:
        """Play until a difference is legally shown, or for many steps. Raises Leak for any other
        difference.
        """
        world, other = self.worlds
        for _ in range(MAX_STEPS):
            if list(world.legally_shown_cards()) != list(other.legally_shown_cards()):
                self.counts["shown by right"] += 1
                break
            self._compare(world.sent_bytes(), other.sent_bytes())
            self.counts["compared"] += 1
            self.counts.update(type(fact).__name__ for fact in world.change.facts)
            self.counts["other cards"] += codec.encode(world.match.state) != codec.encode(other.match.state)
            if world.match.over:
                break
            request = self._request()
            refusals = [world.do(*request) for world in self.worlds]
            self._compare(*refusals)
            self.counts["refused"] += bool(refusals[0])
        return self.counts

    def _compare(self, value: object, other_value: object) -> None:
        if value != other_value:
            raise Leak(f"{self.viewer} is told {value!r}, and {other_value!r} if hidden cards differ")

    def _request(self) -> tuple[Any, ...]:
        """Return the next request, which is the same in both worlds."""
        match, chance = self.worlds[0].match, self.random.random()
        seats = list(match.state.seats)
        if chance < UNDO:
            return "undo", self.random.choice(seats)
        if chance < UNDO + CONCEDE:
            seat = self.random.choice(seats)
            return "order", seat, "concede", not match.state.seats[seat].conceded
        decision = self.random.choice(list(match.decisions.values()))
        if chance < UNDO + CONCEDE + PROBE and self.viewer in seats:
            return "answer", self.viewer, decision.id, ["show"]
        return "answer", decision.seat, decision.id, [self.random.choice(decision.options).id]


def positions(game: Duel, mission: str, random: Random) -> Iterator[State]:
    """Yield the position at the beginning of each turn of a random match."""
    seats = game.edition().missions[mission].teams
    players = {seat: SeatedPlayer(seat) for seat in seats}
    options = game.check_options(mission, {"goal": 24})
    state = game.new_match(Setup("m", mission, options, players, "sealed"))
    match, _ = Match.begin(game, game.codec.first(state), SealedChance(random.randbytes(32)))
    while not match.over:
        decision = random.choice(list(match.decisions.values()))
        if decision.kind == "action":
            yield match.state
        _ = match.answer(decision.seat, decision.id, [random.choice(decision.options).id])


def compare(game: Duel, mission: str, number: int) -> Counter[str]:
    """Make twins of every position of a match for every viewer, and play them."""
    random, counts = Random(number), Counter[str]()
    viewers = (*game.edition().missions[mission].teams, SPECTATOR)
    for state in positions(game, mission, random):
        for viewer in viewers:
            counts += Twins(game, state, viewer, random).play()
    return counts
