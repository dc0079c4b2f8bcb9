"""The functions of every power, special cell, tile and mission rule, by catalogue id.

A power has one of these forms: a modifier of a number, a trigger before or after an event, an action in the
menu of a phase, or an event card. A special cell of a hit chart adds damage or has another effect. A tile can
block ships, cover them, affect ships that enter it, or extend the range of ships on it. It can also give a
benefit in the energy phase, or be a gate. A mission's special rule acts at the end of every turn or
activation, or after a card is attached. It can also replace a ship's movement or a player's draw.

Tests check that each id in the catalogue has a function, and that each function has an id in the catalogue.
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
    """A power in play: its id, the seat that controls it, and the ship card that it is on.

    ``mark`` distinguishes sources when uses are limited. It is a ship card id or the handle of an attached
    card. ``by`` is the seat that played the tactic card with the power. For sabotage, this seat is not the
    controller. For powers without a tactic card, ``by`` is the controller.
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
    """A power that acts at a timing if ``ready`` returns true. ``ready`` reads only public facts."""

    ready: Ready
    act: Act


class Action(NamedTuple):
    """A power that adds options to a menu in the controller's turn."""

    offer: Offer
    do: Do


class CardPower(NamedTuple):
    """The effect of an event card.

    ``fits`` returns whether this seat could play such a card in reaction to this event. It reads only public
    facts. ``ready`` returns whether the card can be played now, and ``act`` plays it.

    Some cards launch a ship card from behind the screen for less energy. For these cards, ``launches``
    contains the ship card and the discount. Playing such a card reveals that the ship card is behind the
    screen, unless it is on the board.
    """

    fits: CardReady
    ready: CardReady
    act: CardAct
    launches: tuple[str, int] | None = None


class MoveReplacement(NamedTuple):
    """An action that a ship may take instead of moving. ``may`` is called when the ship's card is
    activated."""

    may: Callable[[State, str], bool]
    act: Callable[[State, str, str], Rule[None]]


EnergyStep = Literal["gain", "draw", "shields"]


class EnergyTile(NamedTuple):
    """The benefit of a tile for a player with ships on it in the energy phase. It applies right after
    ``step``."""

    step: EnergyStep
    act: Callable[[State, str, Sequence[str]], Rule[None]]


class Gate(NamedTuple):
    """A tile through which a ship may be placed. ``may`` is called when the ship's card is activated."""

    may: Callable[[State, str], bool]
    places: Callable[[State, str], list[tuple[Hex, ...]]]


#: For each power: the numbers that it modifies, the timings at which it acts, or the phases to whose menus it
#: adds options.
MODIFIERS: dict[str, dict[str, Modifier]] = {}
TRIGGERS: dict[str, dict[str, Trigger]] = {}
ACTIONS: dict[str, dict[str, Action]] = {}
CARDS: dict[str, CardPower] = {}
TURN_ENDINGS: dict[str, Callable[[State, str], Rule[None]]] = {}
MOVE_REPLACEMENTS: dict[str, MoveReplacement] = {}
ACTIVATION_ENDINGS: dict[str, Callable[[State, str, str], Rule[None]]] = {}
DRAW_REPLACEMENTS: dict[str, Callable[[State, str], Rule[bool]]] = {}
ATTACH_RULES: dict[str, Callable[[State, str, str, str], Rule[None]]] = {}
CELL_DAMAGE: dict[str, Callable[[State, Attack], int]] = {}
CELL_EFFECTS: dict[str, Callable[[State, Attack], Rule[None]]] = {}
BARRIERS: set[str] = set()
COVERS: dict[str, Callable[[State, Attack], Rule[None]]] = {}
ENTRY_EFFECTS: dict[str, Callable[[State, str, str], Rule[None]]] = {}
FORECASTS: dict[str, Callable[[State, str], Text]] = {}
RANGES: dict[str, Callable[[State, str], int]] = {}
ENERGY_TILES: dict[str, EnergyTile] = {}
GATES: dict[str, Gate] = {}


def _adds_to(
    table: dict[str, Any], name: str, entry: Callable[[Any], Any] = lambda fn: fn
) -> Callable[[F], F]:
    """Return a decorator that adds ``entry(function)`` to a table under a name."""

    def register(fn: F) -> F:
        if name in table:
            raise ValueError(f"{name} has two functions")
        table[name] = entry(fn)
        return fn

    return register


# Powers


def modifies(stat: str, power: str) -> Callable[[F], F]:
    """Register ``fn(g, source, value, subject) -> value`` as the change that ``power`` makes to the number
    ``stat``."""
    return _adds_to(MODIFIERS.setdefault(power, {}), stat)


def _always(*_: Any) -> bool:
    return True


def triggers(timing: str, power: str, ready: Ready = _always) -> Callable[[F], F]:
    """Register the rule ``fn(g, source, event)`` as the effect of ``power`` at ``timing``."""
    return _adds_to(TRIGGERS.setdefault(power, {}), timing, lambda fn: Trigger(ready, fn))


def action(phase: str, power: str, offer: Offer) -> Callable[[F], F]:
    """Register the rule ``fn(g, source, option id)`` as an action of a power in the ``deploy`` or ``action``
    phase."""
    return _adds_to(ACTIONS.setdefault(power, {}), phase, lambda fn: Action(offer, fn))


def plays(
    power: str,
    ready: CardReady = _always,
    fits: CardReady = _always,
    launches: tuple[str, int] | None = None,
) -> Callable[[F], F]:
    """Register the rule ``fn(g, seat, event)`` as the effect of an event card with that power."""
    return _adds_to(CARDS, power, lambda fn: CardPower(fits, ready, fn, launches))


def timings_of(power: str) -> set[str]:
    """Return the timings at which a power's functions act, named as in the catalogue.

    Modifiers count only if the power has no other function. Otherwise they may belong to an effect that this
    function starts.
    """
    timings = {*TRIGGERS.get(power, ()), *(f"own-{phase}" for phase in ACTIONS.get(power, ()))}
    stats = MODIFIERS.get(power, ())
    return timings or {"before-damage" if stat == "damage_taken" else "static" for stat in stats}


# Mission rules


def at_turn_end(rule: str) -> Callable[[F], F]:
    """Register ``fn(g, seat)`` as a mission's special rule that runs at the end of every turn."""
    return _adds_to(TURN_ENDINGS, rule)


def instead_of_moving(rule: str, may: Callable[[State, str], bool]) -> Callable[[F], F]:
    """Register ``fn(g, seat, ship)`` as a mission's special rule that replaces a ship's movement.

    It is offered if ``may(g, ship)`` returns true when the ship's card is activated.
    """
    return _adds_to(MOVE_REPLACEMENTS, rule, lambda fn: MoveReplacement(may, fn))


def at_activation_end(rule: str) -> Callable[[F], F]:
    """Register ``fn(g, seat, ship card)`` as a mission's special rule that runs at the end of every
    activation."""
    return _adds_to(ACTIVATION_ENDINGS, rule)


def replaces_draw(rule: str) -> Callable[[F], F]:
    """Register the rule ``fn(g, seat)`` for a mission's special rule that may replace the draw of the energy
    phase.

    The rule returns whether it replaced the draw.
    """
    return _adds_to(DRAW_REPLACEMENTS, rule)


def after_attaching(rule: str) -> Callable[[F], F]:
    """Register the rule ``fn(g, seat, tactic card, ship card)`` for a mission's special rule that acts after
    a seat attaches a card."""
    return _adds_to(ATTACH_RULES, rule)


# Special cells of hit charts


def adds_damage(cell: str) -> Callable[[F], F]:
    """Register ``fn(g, attack) -> int`` as the extra damage of a hit on that cell."""
    return _adds_to(CELL_DAMAGE, cell)


def acts_when_hit(cell: str) -> Callable[[F], F]:
    """Register the rule ``fn(g, attack)`` as the effect of a hit on that cell, in addition to its damage."""
    return _adds_to(CELL_EFFECTS, cell)


# Tiles


def blocks_ships(kind: str) -> None:
    """Register that no ship may be on a tile of that kind or pass it."""
    BARRIERS.add(kind)


def gives_cover(kind: str) -> Callable[[F], F]:
    """Register the rule ``fn(g, attack)`` by which tiles of that kind give cover: a hit may become a miss."""
    return _adds_to(COVERS, kind)


def on_entering(kind: str) -> Callable[[F], F]:
    """Register the rule ``fn(g, ship, tile)`` as the effect of such a tile on a ship that moves onto it."""
    return _adds_to(ENTRY_EFFECTS, kind)


def forecasts(kind: str) -> Callable[[F], F]:
    """Register ``fn(g, ship) -> Text`` as the warning before a ship moves onto such a tile.

    The text is a ``Risk`` if the tile requires a roll.
    """
    return _adds_to(FORECASTS, kind)


def extends_range(kind: str) -> Callable[[F], F]:
    """Register ``fn(g, ship) -> int`` as the bonus of such tiles to the range of a ship's primary weapon."""
    return _adds_to(RANGES, kind)


def gives_after(step: EnergyStep, kind: str) -> Callable[[F], F]:
    """Register the rule ``fn(g, seat, ships)`` as the benefit of such a tile after a step of the energy
    phase.

    ``ships`` are the player's ships that were on such tiles when the phase began.
    """
    return _adds_to(ENERGY_TILES, kind, lambda fn: EnergyTile(step, fn))


def gate(kind: str, may: Callable[[State, str], bool]) -> Callable[[F], F]:
    """Register ``fn(g, ship) -> placements`` as the places to which a ship on such a tile can go instead of
    moving.

    The ship can go there if ``may(g, ship)`` returns true when the ship's card is activated.
    """
    return _adds_to(GATES, kind, lambda fn: Gate(may, fn))
