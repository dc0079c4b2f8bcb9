"""Finds the function of every power. Five forms: modifier, before and after (triggers), action, card.

A mission's special rule acts at the end of every turn or activation, in place of a ship's movement or of a
player's draw, or when a card is attached.

A function is named by the power's catalogue id. Tests check that each id in the catalogue
has its function and each function its id.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from engine.core.decisions import Option
from engine.core.game import Rule
from engine.galaxies.state import State

F = TypeVar("F", bound=Callable[..., Any])


class Source(NamedTuple):
    """A power in play: which one, who controls it, on which ship card.

    ``mark`` tells sources apart for limits (ship card id or attached handle); ``by`` is the seat that
    played the tactic card it stands on (for sabotage not the controller), else the controller.
    """

    power: str
    seat: str
    card: str
    mark: str
    by: str


Modifier = Callable[[State, Source, int, Any], int]
Ready = Callable[[State, Source, Any], bool]
Act = Callable[[State, Source, Any], Rule[None]]
Offer = Callable[[State, Source], list[Option]]
Do = Callable[[State, Source, str], Rule[None]]
CardReady = Callable[[State, str, Any], bool]
CardAct = Callable[[State, str, Any], Rule[None]]


class Trigger(NamedTuple):
    """A power that acts at a timing when ``ready`` (which reads only what is open to all) says so."""

    ready: Ready
    act: Act


class Action(NamedTuple):
    """A power that adds options to the menu of a phase of the controller's turn."""

    offer: Offer
    do: Do


class CardPower(NamedTuple):
    """What an event card does when played.

    ``fits`` reads only what is open to all: could this seat answer this event with such a card?
    ``ready`` says whether it can be played now, ``act`` plays it out.
    """

    fits: CardReady
    ready: CardReady
    act: CardAct


class Instead(NamedTuple):
    """What a ship may do in place of moving: ``may`` is judged as its card is activated."""

    may: Callable[[State, str], bool]
    act: Callable[[State, str, str], Rule[None]]


MODIFIERS: dict[str, dict[str, Modifier]] = {}
TRIGGERS: dict[str, dict[str, Trigger]] = {}
ACTIONS: dict[str, dict[str, Action]] = {}
CARDS: dict[str, CardPower] = {}
ENDINGS: dict[str, Callable[[State, str], Rule[None]]] = {}
INSTEAD: dict[str, Instead] = {}
ACTIVATION_ENDINGS: dict[str, Callable[[State, str, str], Rule[None]]] = {}
DRAWS: dict[str, Callable[[State, str], Rule[bool]]] = {}
ATTACHING: dict[str, Callable[[State, str, str, str], Rule[None]]] = {}


def _register(table: dict[str, Any], name: str, entry: Any) -> None:
    if name in table:
        raise ValueError(f"{name} has two functions")
    table[name] = entry


def modifies(stat: str, power: str) -> Callable[[F], F]:
    """Register ``fn(g, source, value, about) -> value`` as what ``power`` does to a number."""

    def found(fn: F) -> F:
        _register(MODIFIERS.setdefault(stat, {}), power, fn)
        return fn

    return found


def _always(*_: Any) -> bool:
    return True


def triggers(timing: str, power: str, ready: Ready = _always) -> Callable[[F], F]:
    """Register the rule ``fn(g, source, event)`` as what ``power`` does at ``timing``."""

    def found(fn: F) -> F:
        _register(TRIGGERS.setdefault(timing, {}), power, Trigger(ready, fn))
        return fn

    return found


def action(phase: str, power: str, offer: Offer) -> Callable[[F], F]:
    """Register the rule ``fn(g, source, option id)`` as an extra choice in ``deploy`` or ``action``."""

    def found(fn: F) -> F:
        _register(ACTIONS.setdefault(phase, {}), power, Action(offer, fn))
        return fn

    return found


def plays(power: str, ready: CardReady = _always, fits: CardReady = _always) -> Callable[[F], F]:
    """Register the rule ``fn(g, seat, event)`` as what an event card with that power does when ``seat``
    plays it."""

    def found(fn: F) -> F:
        _register(CARDS, power, CardPower(fits, ready, fn))
        return fn

    return found


def ends_turn(rule: str) -> Callable[[F], F]:
    """Register the rule ``fn(g, seat)`` as what a mission's special rule does at the end of every turn."""

    def found(fn: F) -> F:
        _register(ENDINGS, rule, fn)
        return fn

    return found


def instead_of_moving(rule: str, may: Callable[[State, str], bool]) -> Callable[[F], F]:
    """Register the rule ``fn(g, seat, ship)`` as what a mission's special rule lets a ship do in place of
    moving, if ``may(g, ship)`` as its card is activated."""

    def found(fn: F) -> F:
        _register(INSTEAD, rule, Instead(may, fn))
        return fn

    return found


def ends_activation(rule: str) -> Callable[[F], F]:
    """Register the rule ``fn(g, seat, ship card)`` as what a mission's special rule does at the very end of
    every activation."""

    def found(fn: F) -> F:
        _register(ACTIVATION_ENDINGS, rule, fn)
        return fn

    return found


def replaces_draw(rule: str) -> Callable[[F], F]:
    """Register the rule ``fn(g, seat)`` as what a mission's special rule may do in place of the draw in the
    energy phase; it returns whether it did."""

    def found(fn: F) -> F:
        _register(DRAWS, rule, fn)
        return fn

    return found


def after_attaching(rule: str) -> Callable[[F], F]:
    """Register the rule ``fn(g, seat, tactic card, ship card)`` as what a mission's special rule does when a
    seat has attached a card."""

    def found(fn: F) -> F:
        _register(ATTACHING, rule, fn)
        return fn

    return found
