"""The rules of a match: the deal, the turns, and the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from engine.core.decisions import PASS, Decision, Dice, Option, Refused, Shuffle, Text
from engine.core.game import Outcome, Rule
from engine.core.secret import Secret
from engine.core.windows import answer_or_pass
from examples.duel import english
from examples.duel.edition import PRINTED
from examples.duel.facts import (
    Conceded,
    Dealt,
    Drew,
    Provoked,
    Rolled,
    Settled,
    Shuffled,
    Stayed,
    Swapped,
    TurnBegan,
)
from examples.duel.state import Hand, Showdown, State

#: The kinds of decisions that a seat makes.
Kind: TypeAlias = Literal["action", "respond"]
ACTION: Final[Kind] = "action"
RESPOND: Final[Kind] = "respond"

CONCEDE, SHOW = "concede", "show"
ACTIONS = ("swap", "stay", "roll", "draw", "provoke")


def step(state: State) -> Rule[None]:
    """Return the next rule."""
    return deal(state) if state.turn is None else turn(state)


def deal(state: State) -> Rule[None]:
    """Deal two cards to every seat. The first seat begins."""
    yield Shuffled(Secret([number + 1 for number in (yield Shuffle(PRINTED.cards))]))
    for seat in state.seats:
        card, spare = state.deck.open()[:2]
        yield Dealt(seat, Secret(Hand(card, spare), (seat,)))
    yield TurnBegan(next(iter(state.seats)), 1)


def turn(state: State) -> Rule[None]:
    """Let the seat swap as often as it likes, and then take one action."""
    seat = str(state.turn)
    options = tuple(Option(name, Text(name)) for name in ACTIONS)
    while True:
        (pick,) = yield Decision(seat, ACTION, Text(ACTION), options)
        if pick != "swap":
            break
        hand = state.hand(seat)
        yield Swapped(seat, Secret(Hand(hand.spare, hand.card), (seat,)))
    yield from ACTION_RULES[pick](state, seat)
    yield next_turn(state)


def next_turn(state: State) -> TurnBegan:
    """Return the fact that begins the next turn."""
    order = list(state.seats)
    index = order.index(str(state.turn)) + 1
    return TurnBegan(order[index % len(order)], state.round + index // len(order))


def roll(state: State, seat: str) -> Rule[None]:
    """Roll the die for points."""
    (die,) = yield Dice((len(PRINTED.rolled),))
    yield Rolled(seat, die, PRINTED.rolled[die - 1])


def stay(state: State, seat: str) -> Rule[None]:
    """Be on guard, which also scores points."""
    yield Stayed(seat, PRINTED.stayed)


def draw(state: State, seat: str) -> Rule[None]:
    """Exchange the card for the top card of the deck."""
    yield Drew(seat, Secret(state.deck.open()[0], (seat,)))


def provoke(state: State, seat: str) -> Rule[None]:
    """Ask all other seats simultaneously whether they show their cards. A seat is asked regardless of its
    card, so the question reveals nothing.
    """
    yield Provoked(seat)
    others = [other for other in state.seats if other != seat]
    picks = yield tuple([response(state, other) for other in others])
    showing = [other for other, pick in zip(others, picks, strict=True) if pick != (PASS,)]
    showdown = settle(state, seat, showing)
    yield Settled(showdown)
    for other in showdown.shown:
        yield from draw(state, other)


def response(state: State, seat: str) -> Decision:
    """Return the decision of a provoked seat."""
    show = Option(SHOW, Text(SHOW, {"card": state.hand(seat).card}))
    return answer_or_pass(seat, RESPOND, Text(RESPOND, {"by": state.turn}), [show])


def settle(state: State, seat: str, showing: list[str]) -> Showdown:
    """Return the result of a provocation in which the seats in ``showing`` show their cards."""
    own_team = state.seats[seat].team
    rivals = [other for other in state.seats if state.seats[other].team != own_team]
    passing = [rival for rival in rivals if rival not in showing and not state.seats[rival].on_guard]
    points = {own_team: PRINTED.passed * len(passing)} if passing else {}
    shown = {other: state.hand(other).card for other in state.seats if other in showing}
    if not shown.keys().isdisjoint(rivals):
        shown[seat] = state.hand(seat).card
        team = state.seats[max(shown, key=lambda other: shown[other])].team
        points[team] = points.get(team, 0) + PRINTED.shown
    passed = tuple(other for other in state.seats if other not in (seat, *showing))
    return Showdown(seat, shown, passed, points)


ACTION_RULES: dict[str, Callable[[State, str], Rule[None]]] = {
    "stay": stay,
    "roll": roll,
    "draw": draw,
    "provoke": provoke,
}


def outcome(state: State) -> Outcome | None:
    """Return the outcome, or None while the match goes on."""
    conceded = [
        team for team in state.points if all(state.seats[seat].conceded for seat in state.members(team))
    ]
    if conceded:
        return _outcome(state, [team for team in state.points if team not in conceded], "concession")
    highest = max(state.points.values())
    if highest < state.goal:
        return None
    return _outcome(state, [team for team, points in state.points.items() if points == highest], "points")


def _outcome(state: State, teams: list[str], reason: str) -> Outcome:
    """Return the outcome. If all teams have equal points, it is a draw."""
    winners = tuple(teams) if len(teams) < len(state.points) else ()
    losers = tuple(team for team in state.points if winners and team not in winners)
    args = {"reason": reason, "winners": list(winners), "points": dict(state.points)}
    label = english.result(reason, winners, state.points, state.names())
    return Outcome(winners, losers, reason, Text("result", args), label)


def order(state: State, seat: str, name: str, on: bool) -> Conceded:
    """Return the fact that sets a standing order. Raises Refused if the order is unknown or changes
    nothing.
    """
    if name != CONCEDE or state.seats[seat].conceded == on:
        raise Refused("illegal", "that order cannot be given")
    return Conceded(seat, on)
