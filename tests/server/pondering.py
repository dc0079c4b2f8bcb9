"""Card Duel with sampled worlds and a player that searches ahead, for tests of the server."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec

from engine.core.decisions import Decision
from engine.core.players import BotInfo, Player
from engine.core.present.wire import Wire
from engine.core.secret import Secret
from engine.core.simulation.determinization import known_value, mask_secrets
from examples.duel.edition import PRINTED
from examples.duel.players import BOTS
from examples.duel.state import Hand, State
from tests.server.toy import Toy

#: A Ponderer's immediate answer, and its answer after a search
IMMEDIATE, FOUND = "stay", "roll"


class Ponderer:
    """Rolls if it could search with a sampled world, and otherwise stays. Passes in response to others."""

    def __init__(self, seed: int) -> None:
        self.nodes = 0

    def __call__(self, view: Wire) -> list[str]:
        return ["pass" if view["decision"]["kind"] == "respond" else IMMEDIATE]

    def thinks_about(self, decision: Decision) -> bool:
        return decision.kind == "action"

    def limit(
        self, nodes: int, seconds: float | None = None, given_up: Callable[[], bool] | None = None
    ) -> None:
        self.nodes = nodes

    def choose(self, state: State, decision: Decision) -> list[str]:
        assert state.hand(decision.seat)
        return [FOUND if self.nodes else IMMEDIATE]


class Pondering(Toy):
    """Its player ``ponderer`` searches ahead in its turn."""

    bots = {"ponderer": BotInfo("Ponderer", "Thinks twice."), **BOTS}
    adviser = "ponderer"

    def sample_world(self, state: State, viewer: str, random: Random) -> State:
        """Return a sampled world. The only hidden part that it reads is the size of the deck."""
        size = len(state.deck.open())
        g = mask_secrets(viewer, state)
        hands = [seat.hand for seat in g.seats.values() if seat.hand is not None]
        known_cards = [
            card for hand in hands if known_value(hand) for card in msgspec.structs.astuple(hand.open())
        ]
        unknown_cards = [card for card in range(1, PRINTED.cards + 1) if card not in known_cards]
        random.shuffle(unknown_cards)
        for seat in g.seats.values():
            if seat.hand is not None and known_value(seat.hand) is None:
                seat.hand = Secret(Hand(unknown_cards.pop(), unknown_cards.pop()), seat.hand.eyes)
        g.deck = Secret((unknown_cards * size)[:size])
        return g

    def turn(self, state: State) -> str | None:
        """Return the seat whose turn it is."""
        return state.turn

    def chance(self, state: State, seat: str, random: Random) -> float:
        """Return a number that depends on the seat's card alone: the higher, the better."""
        return state.hand(seat).card / PRINTED.cards

    def bot(self, name: str, seed: int) -> Player:
        return Ponderer(seed) if name == "ponderer" else super().bot(name, seed)


GAME = Pondering()
