"""The end of the match, and concessions (END)."""

from __future__ import annotations

from engine.core.decisions import Refused, Text
from engine.core.game import Outcome
from engine.pulp.facts.rounds import SeatConceded
from engine.pulp.facts.traitor import PassOrdered
from engine.pulp.queries import abilities_at_zero, weapons_in_game
from engine.pulp.rules import influence
from engine.pulp.state import Ending, State
from engine.pulp.texts import english

CONCEDE = "concede"


def ending(state: State) -> Ending | None:
    """Return the ending of the match, or None if it is not over."""
    if state.ending is not None:
        return state.ending
    for seat in state.seats.values():
        if seat.conceded:
            opponents = [opponent.team for opponent in state.seats.values() if opponent.team != seat.team]
            return Ending(opponents[0] if opponents else None, "concession")
    return None


def outcome(state: State) -> Outcome | None:
    """Return the outcome of the match, or None if it is not over. A player who plays alone can lose although
    nobody wins."""
    end = ending(state)
    if end is None:
        return None
    winners = (end.winner,) if end.winner else ()
    losers = tuple(seat.team for seat in state.seats.values() if seat.team not in winners)
    args = {
        "reason": end.reason,
        "winner": end.winner,
        "found": len(state.weapons),
        "zeros": len(abilities_at_zero(state)) if end.reason == "abilities" else 0,
        "his": len(state.traitor.weapons) if state.traitor else None,
        "weapons": weapons_in_game(state),
        "round": state.round,
    }
    return Outcome(winners, losers, end.reason, Text("result", args), english.result(args, state.names()))


def order_fact(state: State, seat: str, name: str, on: bool) -> SeatConceded | PassOrdered:
    """Return the fact that sets a standing order. Raises Refused if the order is unknown or changes
    nothing.
    """
    if name in (influence.PASS_PHASE, influence.PASS_ROUND):
        return influence.passing_order_fact(state, seat, name, on)
    if name != CONCEDE or state.seats[seat].conceded == on:
        raise Refused("illegal", "that order cannot be given")
    return SeatConceded(seat, on)
