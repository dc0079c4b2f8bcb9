"""Finds the function of every power. Five forms: modifier, before and after (triggers), action, card.

A mission's special rule acts at the end of every turn or activation, in place of a ship's movement or of a
player's draw, or when a card is attached.

A function is named by the power's catalogue id. Tests check that each id in the catalogue
has its function and each function its id.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

from engine.core.decisions import Option
from engine.core.game import Rule
from engine.galaxies.catalogue.components import Catalogue
from engine.galaxies.memo import until_touched
from engine.galaxies.printed import book_of, ignored_powers
from engine.galaxies.state import State

STANDINGS_KEPT = 1000

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


def in_play(g: State, among: Collection[str]) -> list[Source]:
    """Return the powers in play that are ``among`` these."""
    found = all_in_play(g)
    return [] if found.names.isdisjoint(among) else [s for s in found.sources if s.power in among]


class Standing(NamedTuple):
    """The powers in play at a moment, and what they are called."""

    sources: tuple[Source, ...]
    names: frozenset[str]


class Carrying(NamedTuple):
    """What a ship card brings into play: itself, and the cards (handle, card, by whom) attached to it."""

    card: str
    level: str
    seat: str
    attached: tuple[tuple[str, str, str], ...]


@until_touched("cards", "effects")
def all_in_play(g: State) -> Standing:
    """Return the powers in play: of ship cards on the board, of what is attached to them, and effects; those
    that the mission ignores are left out."""
    cards = tuple(
        Carrying(c.id, c.level, c.seat, tuple((h, a.card, a.by) for h, a in c.attached.items()))
        for c in g.cards.values()
    )
    effects = tuple((effect.power, effect.on) for effect in g.effects)
    return _standing(g.catalogue, tuple(ignored_powers(g)), cards, effects)


@lru_cache(maxsize=STANDINGS_KEPT)
def _standing(
    digest: str,
    ignored: tuple[str, ...],
    cards: tuple[Carrying, ...],
    effects: tuple[tuple[str, str], ...],
) -> Standing:
    found = [source for card in cards for source in _on_card(book_of(digest), card)]
    seats = {card.card: card.seat for card in cards}
    for power, on in effects:
        seat = seats.get(on, on)
        found.append(Source(power, seat, on, on, seat))
    standing = tuple(source for source in found if source.power not in ignored)
    return Standing(standing, frozenset(source.power for source in standing))


def _on_card(printed: Catalogue, on: Carrying) -> Iterator[Source]:
    for power in printed.ships[on.card].versions[on.level].powers:
        yield Source(power.id, on.seat, on.card, on.card, on.seat)
    for handle, card, by in on.attached:
        for power in printed.tactics[card].powers:
            yield Source(power.id, on.seat, on.card, handle, by)


def card_power(g: State, card: str) -> CardPower:
    """Return what an event card does when played."""
    return CARDS[book_of(g.catalogue).tactics[card].effect]


def modified(g: State, stat: str, value: int, about: Any = None, own: Iterable[Source] = ()) -> int:
    """Return ``value`` after every modifier of ``stat`` in play, and then after the thing's ``own`` ones."""
    for modifier, source in _modifying(g, stat):
        value = modifier(g, source, value, about)
    for source in own:
        if source.power in MODIFIERS.get(stat, {}):
            value = MODIFIERS[stat][source.power](g, source, value, about)
    return value


def is_modified(g: State, stat: str) -> bool:
    """Whether anything in play modifies ``stat``."""
    return bool(_modifying(g, stat))


@until_touched("cards", "effects")
def _modifying(g: State, stat: str) -> list[tuple[Modifier, Source]]:
    known = MODIFIERS.get(stat, {})
    return [(known[source.power], source) for source in in_play(g, known)]


def used_this_turn(g: State, source: Source, mark: str | None = None) -> int:
    """How often the power of this source was used in this turn; ``mark`` narrows it down further."""
    return g.used_turn.get(f"{source.power}@{mark or source.mark}", 0)


def used_this_activation(g: State, source: Source, mark: str | None = None) -> int:
    """How often the power of this source was used in this activation."""
    return g.used_activation.get(f"{source.power}@{mark or source.mark}", 0)
