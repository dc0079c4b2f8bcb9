"""Finds the functions of every power, special cell, tile and mission rule by its catalogue id.

A power has one of five forms: a modifier of a number, a trigger before or after an event, an action in the
menu of a phase, or an event card. A special cell of a hit chart adds damage or does something else. A tile
bars or covers ships, acts on those that come onto it, adds to the range of those on it, gives something in
the energy phase, or is a gate. A mission's special rule acts at the end of every turn or activation, in place
of a ship's movement or of a player's draw, or when a card is attached.

Tests check that each id in the catalogue has its function and each function its id.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple, TypeVar

from engine.core.decisions import Option, Text
from engine.core.game import Rule
from engine.galaxies.events import Attack
from engine.galaxies.hexes import Hex
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
    """A power that acts at a timing if ``ready`` says so, which reads only public facts."""

    ready: Ready
    act: Act


class Action(NamedTuple):
    """A power that adds options to the menu of a phase of the controller's turn."""

    offer: Offer
    do: Do


class CardPower(NamedTuple):
    """What an event card does when played.

    ``fits`` reads only public facts: could this seat answer this event with such a card? ``ready`` says
    whether it can be played now, ``act`` plays it. ``launches`` is the ship card that it launches from behind
    the screen for so much less energy, if that is not on the board: who plays it shows that it is there.
    """

    fits: CardReady
    ready: CardReady
    act: CardAct
    launches: tuple[str, int] | None = None


class Instead(NamedTuple):
    """What a ship may do in place of moving: ``may`` is judged as its card is activated."""

    may: Callable[[State, str], bool]
    act: Callable[[State, str, str], Rule[None]]


EnergyStep = Literal["gain", "draw", "shields"]


class EnergyTile(NamedTuple):
    """What a tile gives in the energy phase, right after that step, to a player with ships on it."""

    step: EnergyStep
    act: Callable[[State, str, Sequence[str]], Rule[None]]


class Gate(NamedTuple):
    """A tile through which a ship may be placed: ``may`` is judged as its card is activated."""

    may: Callable[[State, str], bool]
    places: Callable[[State, str], list[tuple[Hex, ...]]]


#: By power: the numbers that it modifies, the timings at which it acts, the phases to whose menus it adds.
MODIFIERS: dict[str, dict[str, Modifier]] = {}
TRIGGERS: dict[str, dict[str, Trigger]] = {}
ACTIONS: dict[str, dict[str, Action]] = {}
CARDS: dict[str, CardPower] = {}
ENDINGS: dict[str, Callable[[State, str], Rule[None]]] = {}
INSTEAD: dict[str, Instead] = {}
ACTIVATION_ENDINGS: dict[str, Callable[[State, str, str], Rule[None]]] = {}
DRAWS: dict[str, Callable[[State, str], Rule[bool]]] = {}
ATTACHING: dict[str, Callable[[State, str, str, str], Rule[None]]] = {}
CELL_DAMAGE: dict[str, Callable[[State, Attack], int]] = {}
CELL_EFFECTS: dict[str, Callable[[State, Attack], Rule[None]]] = {}
BARRIERS: set[str] = set()
COVERS: dict[str, Callable[[State, Attack], Rule[None]]] = {}
ENTERED: dict[str, Callable[[State, str, str], Rule[None]]] = {}
FORETOLD: dict[str, Callable[[State, str], Text]] = {}
RANGES: dict[str, Callable[[State, str], int]] = {}
ENERGY_TILES: dict[str, EnergyTile] = {}
GATES: dict[str, Gate] = {}


def _into(table: dict[str, Any], name: str, entry: Callable[[Any], Any] = lambda fn: fn) -> Callable[[F], F]:
    """Return a decorator that puts what ``entry`` makes of a function into a table."""

    def register(fn: F) -> F:
        if name in table:
            raise ValueError(f"{name} has two functions")
        table[name] = entry(fn)
        return fn

    return register


# Powers


def modifies(stat: str, power: str) -> Callable[[F], F]:
    """Register ``fn(g, source, value, about) -> value`` as what ``power`` does to a number."""
    return _into(MODIFIERS.setdefault(power, {}), stat)


def _always(*_: Any) -> bool:
    return True


def triggers(timing: str, power: str, ready: Ready = _always) -> Callable[[F], F]:
    """Register the rule ``fn(g, source, event)`` as what ``power`` does at ``timing``."""
    return _into(TRIGGERS.setdefault(power, {}), timing, lambda fn: Trigger(ready, fn))


def action(phase: str, power: str, offer: Offer) -> Callable[[F], F]:
    """Register the rule ``fn(g, source, option id)`` as an extra choice in ``deploy`` or ``action``."""
    return _into(ACTIONS.setdefault(power, {}), phase, lambda fn: Action(offer, fn))


def plays(
    power: str,
    ready: CardReady = _always,
    fits: CardReady = _always,
    launches: tuple[str, int] | None = None,
) -> Callable[[F], F]:
    """Register the rule ``fn(g, seat, event)`` as what an event card with that power does when ``seat``
    plays it."""
    return _into(CARDS, power, lambda fn: CardPower(fits, ready, fn, launches))


def timings_of(power: str) -> set[str]:
    """The timings, as the data names them, at which a power's functions act.

    Its modifiers count only if it has no other function: a power that acts may begin an effect which
    modifies.
    """
    acting = {*TRIGGERS.get(power, ()), *(f"own-{phase}" for phase in ACTIONS.get(power, ()))}
    changing = MODIFIERS.get(power, ())
    return acting or {"before-damage" if stat == "damage_taken" else "static" for stat in changing}


# Mission rules


def ends_turn(rule: str) -> Callable[[F], F]:
    """Register the rule ``fn(g, seat)`` as what a mission's special rule does at the end of every turn."""
    return _into(ENDINGS, rule)


def instead_of_moving(rule: str, may: Callable[[State, str], bool]) -> Callable[[F], F]:
    """Register the rule ``fn(g, seat, ship)`` as what a mission's special rule lets a ship do in place of
    moving, if ``may(g, ship)`` as its card is activated."""
    return _into(INSTEAD, rule, lambda fn: Instead(may, fn))


def ends_activation(rule: str) -> Callable[[F], F]:
    """Register the rule ``fn(g, seat, ship card)`` as what a mission's special rule does at the very end of
    every activation."""
    return _into(ACTIVATION_ENDINGS, rule)


def replaces_draw(rule: str) -> Callable[[F], F]:
    """Register the rule ``fn(g, seat)`` as what a mission's special rule may do in place of the draw in the
    energy phase; it returns whether it did."""
    return _into(DRAWS, rule)


def after_attaching(rule: str) -> Callable[[F], F]:
    """Register the rule ``fn(g, seat, tactic card, ship card)`` as what a mission's special rule does when a
    seat has attached a card."""
    return _into(ATTACHING, rule)


# Special cells of hit charts


def adds_damage(cell: str) -> Callable[[F], F]:
    """Register ``fn(g, attack) -> int`` as how much more damage a hit on that cell does."""
    return _into(CELL_DAMAGE, cell)


def acts_when_hit(cell: str) -> Callable[[F], F]:
    """Register the rule ``fn(g, attack)`` as what a hit on that cell does besides its damage."""
    return _into(CELL_EFFECTS, cell)


# Tiles


def bars_ships(kind: str) -> None:
    """Register that no ship can stand on a tile of that kind, or pass it."""
    BARRIERS.add(kind)


def covers(kind: str) -> Callable[[F], F]:
    """Register the rule ``fn(g, attack)`` as what such tiles do about a hit; it may turn it into a miss."""
    return _into(COVERS, kind)


def on_entering(kind: str) -> Callable[[F], F]:
    """Register the rule ``fn(g, ship, tile)`` as what happens to a ship that moves onto such a tile."""
    return _into(ENTERED, kind)


def foretells(kind: str) -> Callable[[F], F]:
    """Register ``fn(g, ship) -> Text`` as what a ship's player is told of such a tile before the ship moves
    onto it: a ``Risk`` if dice wait there."""
    return _into(FORETOLD, kind)


def extends_range(kind: str) -> Callable[[F], F]:
    """Register ``fn(g, ship) -> int`` as what such tiles add to the range of a ship's primary weapon."""
    return _into(RANGES, kind)


def gives_after(step: EnergyStep, kind: str) -> Callable[[F], F]:
    """Register the rule ``fn(g, seat, ships)`` as what such a tile gives after a step of the energy phase to
    a player with ``ships`` on it as the phase began."""
    return _into(ENERGY_TILES, kind, lambda fn: EnergyTile(step, fn))


def gate(kind: str, may: Callable[[State, str], bool]) -> Callable[[F], F]:
    """Register ``fn(g, ship) -> places`` as where a ship on such a tile may be placed in place of moving, if
    ``may(g, ship)`` as its card is activated."""
    return _into(GATES, kind, lambda fn: Gate(may, fn))
